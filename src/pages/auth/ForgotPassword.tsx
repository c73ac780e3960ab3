import { useState } from "react";
import { requestPasswordReset } from "@/backend/auth/authEmails";
import { AUTH_TEXTS } from "@/content/auth/auth";
import { FORGOT, LINK_TEXTS } from "@/content/auth/authEmails";
import { FocusedHeading } from "@/ui/text/FocusedHeading";
import { Button } from "@/ui/controls/Button";
import { EmailRequestForm } from "./EmailRequestForm";
import { RecoveredPassword } from "./RecoveredPassword";

interface ForgotPasswordProps {
  /** The address from the sign-in form. */
  email: string;
  /** The path to open after the new password is set. */
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
      {/* The key makes React create a new heading for each view, so that it takes the focus and is announced. */}
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
        <Button variant="plain" onClick={onBack}>
          {AUTH_TEXTS.back}
        </Button>
      </p>
    </>
  );
}
