import { useState } from "react";
import { askForNewPassword } from "@/backend/letters";
import { AUTH_TEXTS } from "@/content/auth";
import { FORGOT, LINK_TEXTS } from "@/content/authLetters";
import { ArrivedHeading } from "@/ui/ArrivedHeading";
import { Button } from "@/ui/Button";
import { LetterForm } from "./LetterForm";
import { RecoveredPassword } from "./RecoveredPassword";

interface ForgotPasswordProps {
  /** As typed into the sign-in form. */
  email: string;
  /** Where the way leads with the new password. */
  next: string;
  onBack: () => void;
}

export function ForgotPassword({ email, next, onBack }: ForgotPasswordProps) {
  const [opened, setOpened] = useState(false);
  if (opened)
    return (
      <>
        <ArrivedHeading level="h1" className="mb-6 pr-12">
          {LINK_TEXTS.resetHeading}
        </ArrivedHeading>
        <RecoveredPassword next={next} />
      </>
    );
  return (
    <>
      {/* Its own key: React would keep the heading of the one view for the other, and nobody would hear of it. */}
      <ArrivedHeading key="ask" level="h1" className="pr-12">
        {FORGOT.heading}
      </ArrivedHeading>
      <p className="text-muted mt-2 mb-6">{FORGOT.lead}</p>
      <LetterForm
        texts={FORGOT.letter}
        send={askForNewPassword}
        email={email}
        opens="recovery"
        onOpened={() => setOpened(true)}
      />
      <p className="border-line mt-6 border-t pt-4">
        <Button look="plain" className="text-action! -ml-5 underline" onClick={onBack}>
          {AUTH_TEXTS.back}
        </Button>
      </p>
    </>
  );
}
