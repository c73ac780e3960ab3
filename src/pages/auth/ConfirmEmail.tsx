import { resendConfirmation } from "@/backend/auth/authEmails";
import { AUTH_TEXTS } from "@/content/auth/auth";
import { EMAIL_TOASTS } from "@/content/auth/authEmails";
import { FocusedHeading } from "@/ui/text/FocusedHeading";
import { Button } from "@/ui/controls/Button";
import { toast } from "@/ui/feedback/toast";
import { EmailCode } from "./EmailCode";
import { SendAgain } from "./SendAgain";

interface ConfirmEmailProps {
  email: string;
  /** True for a new account: its e-mail has just been sent. */
  justSent: boolean;
  onBack: () => void;
}

/** The view for an account whose e-mail address is not confirmed yet. */
export const ConfirmEmail = ({ email, justSent, onBack }: ConfirmEmailProps) => (
  <>
    <FocusedHeading level="h1" className="pr-12">
      {AUTH_TEXTS.confirmHeading}
    </FocusedHeading>
    <p role="status" className="mt-3">
      {justSent ? AUTH_TEXTS.confirmText(email) : AUTH_TEXTS.unconfirmedText(email)}
    </p>
    {/* The page redirects once the user is signed in, so onOpened only shows a toast. */}
    <EmailCode email={email} type="signup" onOpened={() => toast(EMAIL_TOASTS.confirmed)} />
    <SendAgain send={(pass) => resendConfirmation(email, pass)} justSent={justSent} />
    <p className="border-line mt-6 border-t pt-4">
      <Button variant="plain" onClick={onBack}>
        {AUTH_TEXTS.back}
      </Button>
    </p>
  </>
);
