import { useState } from "react";
import { Dialog } from "@/ui/Dialog";
import { Field } from "@/ui/Field";
import { formText } from "@/ui/formText";
import { SubmitButton } from "@/ui/SubmitButton";
import { useOneAtATime } from "./useOneAtATime";

interface AmountDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  texts: { label: string; hint: string; wrong: string; submit: string; busy: string };
  /** Stands before the number. */
  sign?: string | undefined;
  min: string;
  defaultValue?: number | undefined;
  /** Hundredths of what was typed, or undefined when it will not do. */
  read: (typed: string) => number | undefined;
  /** Sends the number and tells what came of it; rejected, the dialog stays with what was typed. */
  send: (amount: number) => Promise<void>;
  /** What stands in the way, beside the field's own error. */
  problem?: string | undefined;
}

/** A question for one number (specification part 2, section 5: "prompt"). */
export function AmountDialog({ open, onClose, title, ...form }: AmountDialogProps) {
  return (
    <Dialog open={open} title={title} onClose={onClose}>
      <AmountForm onSent={onClose} {...form} />
    </Dialog>
  );
}

type AmountFormProps = Omit<AmountDialogProps, "open" | "onClose" | "title"> & { onSent: () => void };

function AmountForm({ texts, sign, min, defaultValue, read, send, problem, onSent }: AmountFormProps) {
  const [wrong, setWrong] = useState(false);
  const [busy, setBusy] = useState(false);
  const oneAtATime = useOneAtATime();

  const submit = (form: HTMLFormElement) =>
    oneAtATime(async () => {
      const amount = read(formText(form, "amount"));
      setWrong(amount === undefined);
      if (amount === undefined) return form.querySelector("input")?.focus();
      setBusy(true);
      try {
        await send(amount);
        onSent();
      } catch (error) {
        console.error(error);
      } finally {
        setBusy(false);
      }
    });

  return (
    // noValidate: what is wrong stands beside the field, in the words of this page.
    <form
      noValidate
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event.currentTarget);
      }}
    >
      <Field
        label={texts.label}
        hint={texts.hint}
        name="amount"
        type="number"
        inputMode="decimal"
        step="0.01"
        min={min}
        required
        autoComplete="off"
        before={sign}
        defaultValue={defaultValue}
        error={wrong ? texts.wrong : undefined}
      />
      {problem && (
        <p role="alert" className="text-danger mt-3 font-semibold">
          {problem}
        </p>
      )}
      <SubmitButton className="mt-5 w-full" busy={busy}>
        {busy ? texts.busy : texts.submit}
      </SubmitButton>
    </form>
  );
}
