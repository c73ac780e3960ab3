import { useState, type ReactNode } from "react";
import { Field } from "./Field";
import { formText } from "./formText";
import { SubmitButton } from "./SubmitButton";
import { useSubmit } from "./useSubmit";

interface CodeFormProps {
  label: string;
  hint: string;
  submit: string;
  checking: string;
  /** @returns what is wrong with the code, or undefined. */
  check: (code: string) => Promise<string | undefined>;
  /** The content beside the button. */
  children?: ReactNode;
}

/** Asks for the six digits from an app or a message; spaces between them are accepted. */
export function CodeForm({ label, hint, submit, checking, check, children }: CodeFormProps) {
  const [problem, setProblem] = useState<string>();

  const { isSending, onSubmit } = useSubmit(async (form) => {
    setProblem(undefined);
    const problem = await check(formText(form, "code").replaceAll(/\s/g, ""));
    setProblem(problem);
    if (problem) form.querySelector("input")?.select();
  });

  return (
    <form method="post" className="flex flex-col gap-5" onSubmit={onSubmit}>
      <Field
        label={label}
        hint={hint}
        error={problem}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="\s*(?:\d\s*){6}"
        title={hint}
        maxLength={12}
        required
        spellCheck={false}
        className="max-w-72"
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton busy={isSending}>{isSending ? checking : submit}</SubmitButton>
        {children}
      </div>
    </form>
  );
}
