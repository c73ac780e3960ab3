import { resendConfirmation } from "@/backend/letters";
import { AUTH_TEXTS } from "@/content/auth";
import { LETTER_TOASTS } from "@/content/authLetters";
import { ArrivedHeading } from "@/ui/ArrivedHeading";
import { Button } from "@/ui/Button";
import { toast } from "@/ui/toast";
import { LetterCode } from "./LetterCode";
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
    <ArrivedHeading level="h1" className="pr-12">
      {AUTH_TEXTS.confirmHeading}
    </ArrivedHeading>
    <p role="status" className="mt-3">
      {justSent ? AUTH_TEXTS.confirmText(email) : AUTH_TEXTS.unconfirmedText(email)}
    </p>
    {/* Signed in, the page leads on by itself. */}
    <LetterCode email={email} type="signup" onOpened={() => toast(LETTER_TOASTS.confirmed)} />
    <SendAgain send={(pass) => resendConfirmation(email, pass)} justSent={justSent} />
    <p className="border-line mt-6 border-t pt-4">
      <Button look="plain" className="text-action! -ml-5 underline" onClick={onBack}>
        {AUTH_TEXTS.back}
      </Button>
    </p>
  </>
);
