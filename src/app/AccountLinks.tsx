import { Fragment, useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { signOut, useAuth, useLikelyUser } from "@/backend/auth";
import { ACCOUNT_LINK, SIGN_IN_LINK } from "@/content/navigation";
import { confirmSignOut } from "@/parts/confirmSignOut";
import { claimTab } from "@/storage/account/clearTab";
import { Button, buttonClass } from "@/ui/controls/Button";
import { useHydrated } from "@/ui/behaviour/useHydrated";
import type { Elements } from "@/ui/elements";

const ROW = "desk:flex-nowrap desk:gap-2 flex min-w-0 flex-wrap items-center justify-end gap-3";

/**
 * Signed out: "Sign In". Signed in: a greeting with the e-mail, and "Sign Out" (specification part 1, section 2).
 * @param children the portrait of somebody who is known; the header of a phone has it beside the menu button too.
 */
export function AccountLinks({ children }: { children?: Elements }) {
  const { status, user } = useAuth();
  const id = user?.id;
  // Siblings share computers, so the next child must not find the last one's answers.
  useEffect(() => {
    if (status !== "checking" && claimTab(id)) location.reload();
  }, [status, id]);
  // A page restored whole from the browser's cache may show the data of a user who has since signed out, and whom it may have
  // missed by the time that the browser says so.
  const hadUser = useRef(false);
  useEffect(() => {
    if (id) hadUser.current = true;
  }, [id]);
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted && hadUser.current) location.reload();
    };
    addEventListener("pageshow", onShow);
    return () => removeEventListener("pageshow", onShow);
  }, []);
  // The stored session greets in the first frame, before it has been checked.
  const likely = useLikelyUser();
  const shown = useHydrated() ? likely : user;
  if (!shown)
    return (
      <div key="out" className={ROW}>
        {children}
        <Link to={SIGN_IN_LINK.to} className={buttonClass("primary", "flex-1 desk:flex-none")}>
          {SIGN_IN_LINK.label}
        </Link>
      </div>
    );
  const leave = async () => {
    if (await confirmSignOut(shown.id)) signOut();
  };
  return (
    <div key="in" className={ROW}>
      {children}
      <Link to={ACCOUNT_LINK.to} className="greeting" title={shown.email}>
        Hi,{" "}
        <span translate="no">
          {shown.email.split(/(?=[@.])/).map((part, nth) => (
            <Fragment key={nth}>
              <wbr />
              <span>{part}</span>
            </Fragment>
          ))}
        </span>
        <span className="sr-only">{ACCOUNT_LINK.label}</span>
      </Link>
      <Button variant="quiet" className="desk:grow-0 shrink-0 grow" onClick={leave}>
        Sign Out
      </Button>
    </div>
  );
}
