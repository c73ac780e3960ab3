import { requestPasswordReset, resendConfirmation, type CodeType } from "@/backend/auth/authEmails";
import { authHelp } from "@/content/auth/authHelp";
import { CONFIRM_AGAIN, FORGOT, LINK_FAILED, LINK_TEXTS } from "@/content/auth/authEmails";
import type { LinkType } from "@/domain/auth/authLink";
import { LinkButton } from "@/ui/controls/Button";
import { EmailRequestForm } from "./EmailRequestForm";

interface LinkFailedProps {
  /** The error code; undefined when the page was opened without a link. */
  code: string | undefined;
  /** The link's purpose, if it is known. */
  type: LinkType | undefined;
  /** Runs when the code from a new e-mail is correct. */
  onOpened: (by: CodeType, userId: string) => void;
}

/** The view for an expired, used or missing link: an explanation, and a form for a new one. */
export function LinkFailed({ code, type, onOpened }: LinkFailedProps) {
  const hint = type && LINK_FAILED[type];
  return (
    <>
      {code === undefined ? (
        <p>{LINK_TEXTS.none}</p>
      ) : (
        <div role="alert" className="rounded-field border-danger bg-danger-soft border-2 px-4 py-3">
          <p>{authHelp(code)}</p>
          {hint && <p className="mt-2">{hint}</p>}
        </div>
      )}
      {(type === "recovery" || type === "signup" || type === "email") && (
        <section>
          {code !== undefined && <p className="mb-4">{LINK_TEXTS.askAgain}</p>}
          {type === "recovery" ? (
            <EmailRequestForm
              texts={FORGOT.email}
              send={requestPasswordReset}
              opens="recovery"
              onOpened={(userId) => onOpened("recovery", userId)}
            />
          ) : (
            <EmailRequestForm
              texts={CONFIRM_AGAIN}
              send={resendConfirmation}
              opens="signup"
              onOpened={(userId) => onOpened("signup", userId)}
            />
          )}
        </section>
      )}
      <p className="border-line mt-auto border-t pt-5">
        <LinkButton to="/auth" variant="plain">
          {LINK_TEXTS.toSignIn}
        </LinkButton>
      </p>
    </>
  );
}
