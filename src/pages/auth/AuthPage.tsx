import { X } from "lucide";
import { useState } from "react";
import { Link, Navigate, useLocation } from "react-router-dom";
import { useAuth } from "@/backend/auth";
import { AUTH_PAGE, AUTH_TEXTS } from "@/content/auth/auth";
import { returnTarget } from "@/domain/auth/returnTarget";
import { Button } from "@/ui/controls/Button";
import { Icon } from "@/ui/text/Icon";
import { late } from "@/ui/feedback/late";
import { PageHead } from "@/ui/text/PageHead";
import { Skeleton } from "@/ui/feedback/Skeleton";
import { useHydrated } from "@/ui/behaviour/useHydrated";
import { AuthForm, type AuthMode } from "./AuthForm";
import type { Aside } from "./AuthAside";

const AuthAside = late(() => import("./AuthAside").then((file) => file.AuthAside), {
  loading: () => <Skeleton label={AUTH_TEXTS.opening} className="h-72" />,
});
/** The way on for somebody who is signed in; its file loads only then, and signing in must not depend on it. */
const AfterSigningIn = late(() => import("./AfterSigningIn").then((file) => file.AfterSigningIn), {
  instead: ({ next }) => <Navigate to={next} replace />,
});
/** The form below is enough to sign in. */
const SocialSignIn = late(() => import("./SocialSignIn").then((file) => file.SocialSignIn), {
  instead: () => null,
});

/** Sign in and sign up (specification part 1, sections 2, 5 and 8). */
export default function AuthPage() {
  const { user } = useAuth();
  const location = useLocation() as {
    state: { from?: unknown; ended?: unknown; isDeleted?: unknown } | null;
  };
  const hydrated = useHydrated();
  // A reload keeps the state, which the prerendered page does not know.
  const state = hydrated ? location.state : null;
  const [mode, setMode] = useState<AuthMode>("signIn");
  const [aside, setAside] = useState<Aside>();

  const next = returnTarget(state?.from);
  // A signed-in visitor, on arrival or after the form, goes back to the page they wanted, or home.
  // A visitor who signed in with a recovery code chooses a password first.
  if (user && aside?.view !== "forgot") return <AfterSigningIn next={next} userId={user.id} />;

  const texts = AUTH_TEXTS[mode];
  const lead = next === "/kpi-scorecard" && state?.ended !== true ? AUTH_TEXTS.forProgress : texts.lead;
  const back = () => {
    setMode("signIn");
    setAside(undefined);
  };
  return (
    <>
      <PageHead {...AUTH_PAGE} />
      <div className="site-width py-8 sm:py-12">
        <section className="surface picture-card">
          <img src="/art/covers/level-3.svg" alt="" />
          <div>
            <Link to="/" aria-label="Close" className="card-close">
              <Icon of={X} />
            </Link>
            {aside ? (
              <AuthAside aside={aside} next={next} onBack={back} />
            ) : (
              <>
                <h1 className="pr-12">{texts.heading}</h1>
                <p className="text-muted mt-2 mb-6">{lead}</p>
                {state?.ended === true && (
                  <p role="status" className="rounded-field bg-q3-soft text-q3-ink mb-6 px-4 py-3">
                    {state.isDeleted === true ? AUTH_TEXTS.deleted : AUTH_TEXTS.ended}
                  </p>
                )}
                <AuthForm
                  mode={mode}
                  onForgot={(email) => setAside({ view: "forgot", email })}
                  onUnconfirmed={(email, justSent) => setAside({ view: "unconfirmed", email, justSent })}
                />
                {hydrated && <SocialSignIn next={next} />}
                <p className="border-line mt-6 flex flex-wrap items-center gap-x-2 border-t pt-4 noscript:hidden">
                  <span>{texts.toggleQuestion}</span>
                  <Button
                    variant="plain"
                    disabled={!hydrated}
                    onClick={() => setMode(mode === "signIn" ? "signUp" : "signIn")}
                  >
                    {texts.toggle}
                  </Button>
                </p>
              </>
            )}
          </div>
        </section>
      </div>
    </>
  );
}
