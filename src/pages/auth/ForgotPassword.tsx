import { askForNewPassword } from "@/backend/letters";
import { AUTH_TEXTS } from "@/content/auth";
import { FORGOT } from "@/content/authLetters";
import { ArrivedHeading } from "@/ui/ArrivedHeading";
import { Button } from "@/ui/Button";
import { LetterForm } from "./LetterForm";

interface ForgotPasswordProps {
  /** As typed into the sign-in form. */
  email: string;
  onBack: () => void;
}

export const ForgotPassword = ({ email, onBack }: ForgotPasswordProps) => (
  <>
    <ArrivedHeading level="h1" className="pr-12">
      {FORGOT.heading}
    </ArrivedHeading>
    <p className="text-muted mt-2 mb-6">{FORGOT.lead}</p>
    <LetterForm texts={FORGOT.letter} send={askForNewPassword} email={email} />
    <p className="border-line mt-6 border-t pt-4">
      <Button look="plain" className="text-action! -ml-5 underline" onClick={onBack}>
        {AUTH_TEXTS.back}
      </Button>
    </p>
  </>
);
