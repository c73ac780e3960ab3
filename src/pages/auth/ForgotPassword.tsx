import { useState } from "react";
import { requestPasswordReset } from "@/backend/authEmails";
import { AUTH_TEXTS } from "@/content/auth";
import { FORGOT, LINK_TEXTS } from "@/content/authEmails";
import { FocusedHeading } from "@/ui/FocusedHeading";
import { Button } from "@/ui/Button";
import { EmailRequestForm } from "./EmailRequestForm";
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
        <FocusedHeading level="h1" className="mb-6 pr-12">
          {LINK_TEXTS.resetHeading}
        </FocusedHeading>
        <RecoveredPassword next={next} />
      </>
    );
  return (
    <>
      {/* Its own key: React would keep the heading of the one view for the other, and nobody would hear of it. */}
      <FocusedHeading key="ask" level="h1" className="pr-12">
        {FORGOT.heading}
      </FocusedHeading>
      <p className="text-muted mt-2 mb-6">{FORGOT.lead}</p>
      <EmailRequestForm
        texts={FORGOT.email}
        send={requestPasswordReset}
        email={email}
        opens="recovery"
        onOpened={() => setOpened(true)}
      />
      <p className="border-line mt-6 border-t pt-4">
        <Button variant="plain" className="text-action! -ml-5 underline" onClick={onBack}>
          {AUTH_TEXTS.back}
        </Button>
      </p>
    </>
  );
}
