import { useEffect, useRef, useState } from "react";
import { Navigate } from "react-router-dom";
import { useAuth } from "@/backend/auth";
import { openLink, type CodeType } from "@/backend/auth/authEmails";
import { lostCode } from "@/backend/auth/refusal";
import { EMAIL_TOASTS, LINK_LEADS, LINK_TEXTS } from "@/content/auth/authEmails";
import { MESSAGES } from "@/content/messages";
import type { PageMeta } from "@/content/pageMeta";
import { PART_WITHOUT_SCRIPTS } from "@/content/withoutScripts";
import type { AuthLink, LinkType } from "@/domain/auth/authLink";
import { hasUnsent } from "@/storage/unsent";
import { beginFacts } from "@/storage/today/beginFacts";
import { Button, LinkButton } from "@/ui/controls/Button";
import { late } from "@/ui/feedback/late";
import { PageHead } from "@/ui/text/PageHead";
import { toast, withdrawToast } from "@/ui/feedback/toast";
import { NeedsScripts } from "@/ui/text/NeedsScripts";
import { useAuthLink, type OpenedLink } from "./useAuthLink";

const loading = () => <p>{LINK_TEXTS.opening}</p>;
/** The toast has already said that it failed. */
const HelpLine = late(() => import("./HelpLine").then((file) => file.HelpLine), { instead: () => null });
const LinkFailed = late(() => import("./LinkFailed").then((file) => file.LinkFailed), { loading });
const RecoveredPassword = late(() => import("./RecoveredPassword").then((file) => file.RecoveredPassword), {
  loading,
});

/** The way on for somebody who is signed in; its file loads only then, and signing in must not depend on it. */
const AfterSigningIn = late(() => import("./AfterSigningIn").then((file) => file.AfterSigningIn), {
  instead: ({ next }) => <Navigate to={next} replace />,
});

interface LinkPageProps {
  meta: PageMeta;
  heading: string;
  lead: string;
  /** The purpose of links that do not name one. */
  linkType: LinkType;
}

/** The page for links from e-mails. */
export function LinkPage({ meta, heading, lead, linkType }: LinkPageProps) {
  const arrival = useAuthLink();
  return (
    <>
      <PageHead {...meta} />
      <div className="site-width py-8 sm:py-12">
        <section className="surface picture-card">
          <img src="/art/covers/level-2.svg" alt="" />
          <div>
            <h1>{heading}</h1>
            <p className="text-muted mt-2 mb-5">{lead}</p>
            <NeedsScripts>{import.meta.env.SSR && PART_WITHOUT_SCRIPTS}</NeedsScripts>
            {/* As high as the form of a page without a link, so that the footer stays where it is. */}
            <div className="flex min-h-80 flex-col gap-5 noscript:hidden">
              {arrival ? <OpeningLink arrival={arrival} linkType={linkType} /> : <p>{LINK_TEXTS.opening}</p>}
            </div>
          </div>
        </section>
      </div>
    </>
  );
}

type Step = "ready" | "opening" | "newPassword" | "otherMailbox" | "done" | { failed: string | undefined };

const firstStep = (link: AuthLink): Step => {
  if (link.kind === "refused") return { failed: link.errorCode };
  return link.kind === "none" ? { failed: undefined } : "ready";
};

/** The links after which the user chooses a password: it was forgotten, or there was none. */
const NEEDS_PASSWORD: readonly LinkType[] = ["recovery", "invite"];

function toastFor({ link, linked, isFromEmail }: OpenedLink, type: LinkType) {
  if (link.kind === "code" && linked) return EMAIL_TOASTS.linked;
  if ((link.kind === "code" && !isFromEmail) || type === "magiclink") return MESSAGES.signedIn;
  return type === "email_change" ? EMAIL_TOASTS.emailChanged : EMAIL_TOASTS.confirmed;
}

function OpeningLink({ arrival, linkType }: { arrival: OpenedLink; linkType: LinkType }) {
  const { link, next } = arrival;
  const { user } = useAuth();
  const [step, setStep] = useState<Step>(() => firstStep(link));
  const [lost, setLost] = useState<string>();
  const type = link.kind === "token" ? link.type : linkType;

  /** Warns that another user, who was signed in before, has unsent entries here. The toast stays until it is closed. */
  function explainOtherAccount(userId: string) {
    if (user && user.id !== userId && hasUnsent(user.id))
      toast({ ...EMAIL_TOASTS.unsentByOtherUser(user.email), tone: "destructive" });
  }

  async function open() {
    if (link.kind !== "token" && link.kind !== "code") return;
    setStep("opening");
    setLost(undefined);
    withdrawToast(MESSAGES.authUnexpected);
    try {
      const result = await openLink(link);
      if (result.outcome === "refused") setStep({ failed: result.code });
      else if (result.outcome === "otherMailbox") setStep("otherMailbox");
      else if (NEEDS_PASSWORD.includes(type)) setStep("newPassword");
      else {
        toast(toastFor(arrival, type));
        setStep("done");
      }
      if (result.outcome === "signedIn") {
        if (type === "signup") beginFacts(result.userId);
        explainOtherAccount(result.userId);
      }
    } catch (failure) {
      setLost(lostCode(failure));
      // The request may not have arrived, so the link may still be valid.
      setStep("ready");
      toast({ ...MESSAGES.authUnexpected, tone: "destructive" });
    }
  }

  /** Continues after the correct code from a newer e-mail. */
  function opened(by: CodeType, userId: string) {
    explainOtherAccount(userId);
    if (by === "recovery") return setStep("newPassword");
    toast(EMAIL_TOASTS.confirmed);
    setStep("done");
  }

  // Social sign-ins and the default e-mail template return a code that is valid in this browser only. No mail scanner can
  // use it up, so no button is needed.
  const begun = useRef(false);
  useEffect(() => {
    if (link.kind !== "code" || begun.current) return;
    begun.current = true;
    void open();
  });

  if (step === "done")
    return user ? <AfterSigningIn next={next} userId={user.id} /> : <Navigate to={next} replace />;
  if (step === "newPassword") return <RecoveredPassword next="/" />;
  if (step === "otherMailbox") return <p role="status">{LINK_TEXTS.otherMailbox}</p>;
  if (typeof step === "object") {
    // A failed social sign-in has no e-mail, so the view gets no link type.
    const elsewhere =
      linkType !== "recovery" && !arrival.isFromEmail && (link.kind === "code" || link.kind === "refused");
    return <LinkFailed code={step.failed} type={elsewhere ? undefined : type} onOpened={opened} />;
  }
  return (
    <>
      <p>{link.kind === "code" ? LINK_TEXTS.opening : LINK_LEADS[type]}</p>
      {user && link.kind === "token" && (
        <p className="text-muted text-base">{LINK_TEXTS.otherAccount(user.email)}</p>
      )}
      {lost && <HelpLine code={lost} />}
      <Button disabled={step === "opening"} onClick={open}>
        {step === "opening" ? LINK_TEXTS.working : LINK_TEXTS.continue}
      </Button>
      <p className="border-line mt-auto border-t pt-5">
        <LinkButton to="/auth" variant="plain">
          {LINK_TEXTS.toSignIn}
        </LinkButton>
      </p>
    </>
  );
}
