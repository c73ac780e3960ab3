import { resendConfirmation } from "@/backend/authEmails";
import { AUTH_TEXTS } from "@/content/auth";
import { EMAIL_TOASTS } from "@/content/authEmails";
import { FocusedHeading } from "@/ui/FocusedHeading";
import { Button } from "@/ui/Button";
import { toast } from "@/ui/toast";
import { EmailCode } from "./EmailCode";
import { SendAgain } from "./SendAgain";

interface ConfirmEmailProps {
  email: string;
  /** The account was made a moment ago: its letter is on its way. */
  justSent: boolean;
  onBack: () => void;
}

/** The account waits for its e-mail address to be confirmed. */
export const ConfirmEmail = ({ email, justSent, onBack }: ConfirmEmailProps) => (
  <>
    <FocusedHeading level="h1" className="pr-12">
      {AUTH_TEXTS.confirmHeading}
    </FocusedHeading>
    <p role="status" className="mt-3">
      {justSent ? AUTH_TEXTS.confirmText(email) : AUTH_TEXTS.unconfirmedText(email)}
    </p>
    {/* Signed in, the page leads on by itself. */}
    <EmailCode email={email} type="signup" onOpened={() => toast(EMAIL_TOASTS.confirmed)} />
    <SendAgain send={(pass) => resendConfirmation(email, pass)} justSent={justSent} />
    <p className="border-line mt-6 border-t pt-4">
      <Button variant="plain" className="text-action! -ml-5 underline" onClick={onBack}>
        {AUTH_TEXTS.back}
      </Button>
    </p>
  </>
);
