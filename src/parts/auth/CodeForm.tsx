import { useState } from "react";
import { NOT_SIX_DIGITS } from "@/content/auth/code";
import { codeIn } from "@/domain/digits";
import { EXACT, Field } from "@/ui/controls/Field";
import { formText } from "@/ui/controls/formText";
import { SubmitButton } from "@/ui/controls/SubmitButton";
import { useSubmit } from "@/ui/controls/useSubmit";
import type { Elements } from "@/ui/elements";

interface CodeFormProps {
  label: string;
  hint: string;
  submit: string;
  checking: string;
  /** @returns what is wrong with the code, or undefined. */
  check: (code: string) => Promise<string | undefined>;
  /** The content beside the button. */
  children?: Elements;
}

/** Asks for the six digits from an app or a message, in whatever script and company they come: a whole e-mail may be pasted. */
export function CodeForm({ label, hint, submit, checking, check, children }: CodeFormProps) {
  const [problem, setProblem] = useState<string>();

  const { isSending, onSubmit } = useSubmit(async (form) => {
    setProblem(undefined);
    const code = codeIn(formText(form, "code"));
    const problem = code === undefined ? NOT_SIX_DIGITS : await check(code);
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
        required
        {...EXACT}
        className="max-w-72"
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton busy={isSending}>{isSending ? checking : submit}</SubmitButton>
        {children}
      </div>
    </form>
  );
}
