import { useState } from "react";
import type { CaptchaPass } from "@/backend/captcha";
import type { CodeType, EmailResult } from "@/backend/auth/authEmails";
import { lostCode } from "@/backend/auth/refusal";
import { EMAIL_TEXTS, type EmailTexts } from "@/content/auth/authEmails";
import { MESSAGES } from "@/content/messages";
import { EmailField } from "@/parts/EmailField";
import { formText } from "@/ui/controls/formText";
import { SubmitButton } from "@/ui/controls/SubmitButton";
import { useSubmit } from "@/ui/controls/useSubmit";
import { toast, withdrawToast } from "@/ui/feedback/toast";
import { EmailCode } from "./EmailCode";
import { HelpLine } from "./HelpLine";
import { SendAgain } from "./SendAgain";
import { useFormCaptcha } from "@/parts/useFormCaptcha";

interface EmailRequestFormProps {
  texts: EmailTexts;
  send: (email: string, pass: CaptchaPass) => Promise<EmailResult>;
  /** The address that the user has already typed elsewhere. */
  email?: string;
  /** The kind of code in the e-mail. */
  opens: CodeType;
  /** Runs when the code is correct and the address's owner is signed in. */
  onOpened: (userId: string) => void;
}

/** Asks for an e-mail address and sends an e-mail to it. */
export function EmailRequestForm({ texts, send, email: typed = "", opens, onOpened }: EmailRequestFormProps) {
  const [sentTo, setSentTo] = useState<string>();
  const [code, setCode] = useState<string>();
  const captcha = useFormCaptcha();

  const { isSending, onSubmit } = useSubmit(async (form) => {
    const email = formText(form, "email");
    setCode(undefined);
    withdrawToast(MESSAGES.authUnexpected);
    try {
      const pass = await captcha.pass();
      if (!pass) return;
      const result = await send(email, pass);
      if (result.outcome === "sent") setSentTo(email);
      else setCode(result.code);
    } catch (failure) {
      setCode(lostCode(failure));
      toast({ ...MESSAGES.authUnexpected, tone: "destructive" });
    } finally {
      captcha.restart();
    }
  });

  if (sentTo !== undefined)
    return (
      <>
        <p role="status">{texts.sent(sentTo)}</p>
        <EmailCode email={sentTo} type={opens} onOpened={onOpened} />
        <SendAgain send={(pass) => send(sentTo, pass)} justSent />
      </>
    );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the first focus begins the check
    <form method="post" className="flex flex-col gap-5" onFocus={captcha.onFocus} onSubmit={onSubmit}>
      <EmailField label="Email" defaultValue={typed} required />
      {code !== undefined && <HelpLine code={code} />}
      {captcha.box}
      <SubmitButton busy={isSending}>{isSending ? EMAIL_TEXTS.sending : texts.submit}</SubmitButton>
    </form>
  );
}
