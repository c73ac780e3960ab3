import { useState } from "react";
import { textCode, type Factor } from "@/backend/auth/secondStep";
import { authHelp } from "@/content/auth/authHelp";
import { SECOND_STEP_TEXTS } from "@/content/auth/secondStep";
import { Button } from "@/ui/controls/Button";
import { CodeForm } from "./CodeForm";
import { failureHelp } from "./failureHelp";
import { tryCode } from "./AppCode";

/** A code by text message. A button requests it, so that opening the page sends no message. */
export function TextCode({ factor }: { factor: Factor }) {
  const [sending, setSending] = useState(false);
  const [challengeId, setChallengeId] = useState<string>();
  const [error, setError] = useState("");

  async function send() {
    setSending(true);
    setError("");
    try {
      const result = await textCode(factor.id);
      if (result.outcome === "sent") setChallengeId(result.challengeId);
      else setError(authHelp(result.code));
    } catch (failure) {
      setError(failureHelp(failure, SECOND_STEP_TEXTS.failed));
    } finally {
      setSending(false);
    }
  }

  const sendButton = (
    <Button variant="quiet" disabled={sending} onClick={() => void send()}>
      {challengeId ? SECOND_STEP_TEXTS.textAgain : SECOND_STEP_TEXTS.text}
    </Button>
  );
  return (
    <>
      <p role="status" className="not-empty:mb-4">
        {challengeId && SECOND_STEP_TEXTS.textSent}
      </p>
      <p role="alert" className="text-danger font-semibold not-empty:mb-4">
        {error}
      </p>
      {challengeId ? (
        <CodeForm
          key={challengeId}
          label={SECOND_STEP_TEXTS.textCode}
          hint={SECOND_STEP_TEXTS.codeHint}
          submit={SECOND_STEP_TEXTS.submit}
          checking={SECOND_STEP_TEXTS.checking}
          check={(code) => tryCode(factor.id, code, challengeId)}
        >
          {sendButton}
        </CodeForm>
      ) : (
        sendButton
      )}
    </>
  );
}
