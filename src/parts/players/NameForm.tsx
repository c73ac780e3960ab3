import { useState } from "react";
import { PLAYERS_TEXTS as TEXTS } from "@/content/players/players";
import { isSameName, MAX_NAME, type Named } from "@/domain/players/names";
import { cleanName } from "@/domain/sharedText";
import { Button } from "@/ui/controls/Button";
import { Field } from "@/ui/controls/Field";
import { formText } from "@/ui/controls/formText";

interface NameFormProps {
  /** Those whose names are taken. */
  others: readonly Named[];
  /** By default, "Nickname". */
  label?: string;
  defaultValue?: string;
  /** A name for the first one is asked for with the second, in these words. */
  firstLabel?: string;
  onSave: (name: string, first: string) => Promise<unknown>;
  onBack: () => void;
}

/** A nickname: it stays in this browser. */
export function NameForm({
  others,
  label = TEXTS.name,
  defaultValue,
  firstLabel,
  onSave,
  onBack,
}: NameFormProps) {
  const [problem, setProblem] = useState<"missing" | "taken">();
  return (
    <form
      method="post"
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        const name = cleanName(formText(form, "nickname"));
        const first = firstLabel ? cleanName(formText(form, "first")) : "";
        const isTaken =
          others.some((other) => isSameName(other.name, name)) || (first !== "" && isSameName(first, name));
        setProblem(!name ? "missing" : isTaken ? "taken" : undefined);
        if (name && !isTaken) void onSave(name, first);
        else form.querySelector("input")?.focus();
      }}
    >
      <Field
        label={label}
        name="nickname"
        maxLength={MAX_NAME}
        defaultValue={defaultValue}
        autoComplete="off"
        hint={TEXTS.nameHint}
        error={problem && TEXTS[problem]}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the press that opened the form asked for it
        autoFocus
      />
      {firstLabel && (
        <Field
          label={firstLabel}
          name="first"
          maxLength={MAX_NAME}
          autoComplete="off"
          hint={TEXTS.firstNameHint}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{TEXTS.save}</Button>
        <Button variant="quiet" onClick={onBack}>
          {TEXTS.back}
        </Button>
      </div>
    </form>
  );
}
