import { useState, type SubmitEvent } from "react";
import type { CodeType, LetterResult } from "@/backend/letters";
import { LETTER_TEXTS, type LetterTexts } from "@/content/authLetters";
import { MESSAGES } from "@/content/messages";
import { Field } from "@/ui/Field";
import { formText } from "@/ui/formText";
import { SubmitButton } from "@/ui/SubmitButton";
import { toast } from "@/ui/toast";
import { CodeForm } from "./CodeForm";
import { HelpLine } from "./HelpLine";
import { SendAgain } from "./SendAgain";

interface LetterFormProps {
  texts: LetterTexts;
  send: (email: string) => Promise<LetterResult>;
  /** What was typed elsewhere already. */
  email?: string;
  /** What the code in the letter opens. */
  opens: CodeType;
  /** The code has been typed: the owner of the address is signed in. */
  onOpened: () => void;
}

/** Asks for the e-mail and sends a letter there. */
export function LetterForm({ texts, send, email: typed = "", opens, onOpened }: LetterFormProps) {
  const [sending, setSending] = useState(false);
  const [sentTo, setSentTo] = useState<string>();
  const [code, setCode] = useState<string>();

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    const email = formText(event.currentTarget, "email");
    setSending(true);
    setCode(undefined);
    try {
      const result = await send(email);
      if (result.outcome === "sent") setSentTo(email);
      else setCode(result.code);
    } catch {
      toast({ ...MESSAGES.authUnexpected, tone: "destructive" });
    } finally {
      setSending(false);
    }
  }

  if (sentTo !== undefined)
    return (
      <>
        <p role="status">{texts.sent(sentTo)}</p>
        <CodeForm email={sentTo} type={opens} onOpened={onOpened} />
        <SendAgain send={() => send(sentTo)} justSent />
      </>
    );
  return (
    <form method="post" className="flex flex-col gap-5" onSubmit={(event) => void submit(event)}>
      <Field label="Email" name="email" type="email" autoComplete="email" defaultValue={typed} required />
      {code !== undefined && <HelpLine code={code} />}
      <SubmitButton busy={sending}>{sending ? LETTER_TEXTS.sending : texts.submit}</SubmitButton>
    </form>
  );
}
