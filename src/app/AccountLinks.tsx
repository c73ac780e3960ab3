import { useEffect } from "react";
import { Link } from "react-router-dom";
import { signOut, useAuth } from "@/backend/auth";
import { ACCOUNT_LINK, SIGN_IN_LINK } from "@/content/navigation";
import { confirmSignOut } from "@/parts/confirmSignOut";
import { clearTab } from "@/storage/clearTab";
import { Button, buttonClass } from "@/ui/Button";

/** Signed out: "Sign In". Signed in: a greeting with the e-mail, and "Sign Out" (specification part 1, section 2). */
export function AccountLinks() {
  const { user } = useAuth();
  const id = user?.id;
  // Siblings share computers, so the next child must not find the last one's answers.
  useEffect(() => (id ? clearTab : undefined), [id]);
  // A page restored whole from the browser's cache may show the data of a user who has since signed out.
  useEffect(() => {
    if (!id) return;
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) location.reload();
    };
    addEventListener("pageshow", onShow);
    return () => removeEventListener("pageshow", onShow);
  }, [id]);
  if (!user)
    return (
      <div className="desk:ml-auto">
        <Link to={SIGN_IN_LINK.to} className={buttonClass("primary", "w-full desk:w-auto")}>
          {SIGN_IN_LINK.label}
        </Link>
      </div>
    );
  const leave = async () => {
    if (await confirmSignOut(user.id)) signOut();
  };
  return (
    <div className="desk:ml-auto desk:flex-nowrap flex min-w-0 flex-wrap items-center gap-3">
      <Link
        to={ACCOUNT_LINK.to}
        className="text-muted desk:max-w-52 desk:text-sm min-w-0 flex-1 text-base leading-tight"
        title={user.email}
      >
        Hi, <span className="text-ink block truncate font-semibold">{user.email}</span>
        <span className="sr-only">{ACCOUNT_LINK.label}</span>
      </Link>
      <Button variant="quiet" onClick={leave}>
        Sign Out
      </Button>
    </div>
  );
}
