import { useState } from "react";
import { MoneyField } from "@/parts/MoneyField";
import { Button } from "@/ui/controls/Button";
import { Dialog } from "@/ui/controls/Dialog";
import { formText } from "@/ui/controls/formText";
import { Problem } from "@/ui/feedback/Problem";
import { SubmitButton } from "@/ui/controls/SubmitButton";
import { useSubmit } from "@/ui/controls/useSubmit";
import type { Elements } from "@/ui/elements";

interface AmountDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  texts: { label: string; hint: string; wrong: string; submit: string; busy: string; cancel: string };
  /** The sign before the number. */
  currencySign?: string | undefined;
  min: string;
  defaultValue?: number | undefined;
  /** @returns the typed amount in hundredths, or undefined when it is not valid. */
  read: (typed: string) => number | undefined;
  /** Sends the amount and reports the result. If it rejects, the dialog stays open with the typed amount. */
  send: (amount: number, form: HTMLFormElement) => Promise<void>;
  /** Further fields, which may follow from the amount as far as it is valid, and their check before anything is sent. */
  children?: (amount: number | undefined) => Elements;
  isComplete?: (form: HTMLFormElement) => boolean;
  /** The reason for a refusal. It is in the dialog, because screen readers do not read a toast underneath one. */
  problem?: string | undefined;
}

/** A question for one number (specification part 2, section 5: "prompt"). */
export function AmountDialog({ open, onClose, title, ...form }: AmountDialogProps) {
  return (
    <Dialog open={open} title={title} onClose={onClose}>
      <AmountForm onClose={onClose} {...form} />
    </Dialog>
  );
}

type AmountFormProps = Omit<AmountDialogProps, "open" | "title">;

function AmountForm({
  texts,
  currencySign,
  min,
  defaultValue,
  read,
  send,
  problem,
  onClose,
  children,
  isComplete,
}: AmountFormProps) {
  const [isInvalid, setIsInvalid] = useState(false);
  const [typed, setTyped] = useState(() => read(String(defaultValue ?? "")));

  const { isSending, onSubmit } = useSubmit(async (form) => {
    const amount = read(formText(form, "amount"));
    setIsInvalid(amount === undefined);
    if (amount === undefined) return form.querySelector("input")?.focus();
    if (isComplete?.(form) === false) return;
    try {
      await send(amount, form);
      onClose();
    } catch (error) {
      console.error(error);
    }
  });

  return (
    // noValidate: the page shows its own message beside the field.
    <form noValidate method="post" onSubmit={onSubmit}>
      <MoneyField
        label={texts.label}
        hint={texts.hint}
        name="amount"
        wrong={texts.wrong}
        min={min}
        required
        autoComplete="off"
        before={currencySign}
        defaultValue={defaultValue}
        // The old total is selected, so that typing replaces it.
        onFocus={(event) => event.target.select()}
        onInput={(event) => setTyped(read(event.currentTarget.value))}
        error={isInvalid ? texts.wrong : undefined}
      />
      {children?.(typed)}
      <Problem className="mt-3">{problem}</Problem>
      <div className="mt-6 flex flex-wrap gap-3">
        <SubmitButton busy={isSending}>{isSending ? texts.busy : texts.submit}</SubmitButton>
        <Button variant="quiet" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
