import { useRef, useState, type SubmitEvent } from "react";
import { openWithCode, type CodeType } from "@/backend/letters";
import { authHelp } from "@/content/authHelp";
import { CODE_TEXTS, LINK_FAILED, LINK_TEXTS } from "@/content/authLetters";
import { MESSAGES } from "@/content/messages";
import { readLetterCode } from "@/domain/letterCode";
import { Field } from "@/ui/Field";
import { formText } from "@/ui/formText";
import { SubmitButton } from "@/ui/SubmitButton";
import { toast } from "@/ui/toast";

interface CodeFormProps {
  /** Where the letter went. */
  email: string;
  type: CodeType;
  onOpened: () => void;
}

/** Wrong, old and used codes are one to the server. */
const REFUSED = "otp_expired";

function helpFor(code: string, type: CodeType): string {
  if (code !== REFUSED) return authHelp(code);
  const perhaps = LINK_FAILED[type];
  return perhaps ? `${CODE_TEXTS.refused} ${perhaps}` : CODE_TEXTS.refused;
}

/** For a letter that is read on another device than this one: its code is typed here. */
export function CodeForm({ email, type, onOpened }: CodeFormProps) {
  const [opening, setOpening] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const field = useRef<HTMLInputElement>(null);

  function sayWrong(why: string) {
    setWrong(why);
    field.current?.focus();
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (opening) return;
    setWrong(undefined);
    const code = readLetterCode(formText(event.currentTarget, "code"));
    if (!code) return sayWrong(CODE_TEXTS.notACode);
    setOpening(true);
    try {
      const result = await openWithCode(email, code, type);
      if (result.outcome === "refused") sayWrong(helpFor(result.code, type));
      else onOpened();
    } catch {
      // Perhaps it never arrived: the code may still be good.
      toast({ ...MESSAGES.authUnexpected, tone: "destructive" });
    } finally {
      setOpening(false);
    }
  }

  return (
    <form
      method="post"
      className="mt-6 flex flex-col items-start gap-4"
      onSubmit={(event) => void submit(event)}
    >
      <Field
        ref={field}
        label={CODE_TEXTS.label}
        hint={CODE_TEXTS.hint}
        error={wrong}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        className="w-full"
      />
      <SubmitButton busy={opening}>{opening ? LINK_TEXTS.working : CODE_TEXTS.submit}</SubmitButton>
    </form>
  );
}
