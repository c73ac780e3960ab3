import { useState } from "react";
import type { CaptchaPass } from "@/backend/captcha";
import type { EmailResult } from "@/backend/auth/authEmails";
import { lostCode } from "@/backend/auth/refusal";
import { EMAIL_TEXTS } from "@/content/auth/authEmails";
import { MESSAGES } from "@/content/messages";
import { Button } from "@/ui/controls/Button";
import { toast, withdrawToast } from "@/ui/feedback/toast";
import { useReset } from "@/ui/behaviour/useReset";
import { HelpLine } from "./HelpLine";
import { useFormCaptcha } from "@/parts/useFormCaptcha";

/** The server's own interval between two e-mails to one address. */
const RESEND_AFTER_MS = 60_000;

interface SendAgainProps {
  send: (pass: CaptchaPass) => Promise<EmailResult>;
  /** True when an e-mail has just been sent. */
  justSent: boolean;
}

/** One e-mail a minute. The button is inactive in between, and says so without a countdown. */
export function SendAgain({ send, justSent }: SendAgainProps) {
  const [asking, setAsking] = useState(false);
  const [isWaiting, setIsWaiting] = useState(justSent);
  const [result, setResult] = useState<EmailResult>();
  const [lost, setLost] = useState<string>();
  const captcha = useFormCaptcha();
  useReset(isWaiting, RESEND_AFTER_MS, () => setIsWaiting(false));

  async function again() {
    setResult(undefined);
    setLost(undefined);
    setAsking(true);
    withdrawToast(MESSAGES.authUnexpected);
    try {
      const pass = await captcha.pass();
      if (!pass) return;
      setIsWaiting(true);
      setResult(await send(pass));
    } catch (failure) {
      setLost(lostCode(failure));
      // No e-mail was sent, so the button stays active.
      setIsWaiting(false);
      toast({ ...MESSAGES.authUnexpected, tone: "destructive" });
    } finally {
      captcha.restart();
      setAsking(false);
    }
  }

  return (
    <div className="mt-5 flex flex-col items-start gap-3">
      {result?.outcome === "refused" && <HelpLine code={result.code} />}
      {lost && <HelpLine code={lost} />}
      <p role="status">{result?.outcome === "sent" && EMAIL_TEXTS.sentAgain}</p>
      {captcha.box}
      <Button variant="quiet" disabled={isWaiting || asking} onClick={again}>
        {EMAIL_TEXTS.again}
      </Button>
      <p className="text-muted text-base">{isWaiting ? EMAIL_TEXTS.resendHint : EMAIL_TEXTS.spam}</p>
    </div>
  );
}
