import { useState } from "react";
import type { SuggestedGoal } from "@/content/community/goalPath";
import { SHELF_GOAL_TEXTS as TEXTS } from "@/content/shelf/goal";
import type { Day } from "@/domain/calendar";
import { readGoal, readTotal } from "@/domain/community/communityChallenges";
import { missing, saturdaysOf, type VisitorGoal } from "@/domain/community/visitorGoal";
import { poundsOf, type Pence } from "@/domain/money";
import { GoalNameFields } from "@/parts/community/GoalNameFields";
import { readGoalName } from "@/parts/community/readGoalName";
import { MoneyField } from "@/parts/MoneyField";
import { Button } from "@/ui/controls/Button";
import { formText } from "@/ui/controls/formText";
import { useSubmit } from "@/ui/controls/useSubmit";

type FieldName = "title" | "price" | "week" | "saved";

/** @returns the goal in the form, or the first field that cannot be read. */
function readForm(form: HTMLFormElement, before: VisitorGoal | null): VisitorGoal | FieldName {
  const name = readGoalName(form);
  const price = readGoal(formText(form, "price"));
  const week = readGoal(formText(form, "week"));
  const saved = form.elements.namedItem("saved") ? readTotal(formText(form, "saved")) : 0;
  if (!name) return "title";
  if (!price) return "price";
  if (!week) return "week";
  if (saved === undefined) return "saved";
  // A coin that is no longer in the sum cannot be taken out of it.
  return { ...name, price, week, saved, put: before && before.saved === saved ? before.put : null };
}

interface GoalFormProps {
  today: Day;
  /** The goal that is being changed. */
  before: VisitorGoal | null;
  /** The amounts that the fields show at first. */
  suggested: SuggestedGoal;
  onKeep: (goal: VisitorGoal) => void;
  onCancel: () => void;
}

/** A thing, its price and what a week brings, with the Saturdays that follow while it is typed. */
export function GoalForm({ today, before, suggested, onKeep, onCancel }: GoalFormProps) {
  const [problem, setProblem] = useState<FieldName>();
  const [typed, setTyped] = useState<VisitorGoal | FieldName | null>(before);
  const goal = typeof typed === "object" ? typed : null;
  const saturdays = goal && saturdaysOf(goal, today);
  const { onSubmit } = useSubmit(async (form) => {
    const read = readForm(form, before);
    if (typeof read === "object") return onKeep(read);
    setProblem(read);
    form.querySelector<HTMLInputElement>(`[name=${read}]`)?.focus();
  });
  const money = (name: FieldName, wrong: string, pence: Pence | undefined) => ({
    name,
    wrong,
    before: "£",
    autoComplete: "off",
    required: true,
    defaultValue: pence === undefined ? undefined : poundsOf(pence),
    error: problem === name ? wrong : undefined,
  });
  return (
    <form
      noValidate
      method="post"
      onSubmit={onSubmit}
      onInput={(event) => setTyped(readForm(event.currentTarget, before))}
    >
      <GoalNameFields
        name={before ?? undefined}
        hint={TEXTS.nameHint}
        problem={problem === "title" ? "tooLong" : undefined}
      />
      <div className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(min(100%,10.5rem),1fr))] gap-x-3 gap-y-5">
        <MoneyField label={TEXTS.price} {...money("price", TEXTS.wrong, suggested.goal ?? before?.price)} />
        <MoneyField
          label={TEXTS.week}
          {...money("week", TEXTS.wrong, before ? before.week : suggested.week)}
        />
        {(before ?? suggested.saved) && (
          <MoneyField
            label={TEXTS.saved}
            {...money("saved", TEXTS.savedWrong, (before ?? suggested).saved)}
          />
        )}
      </div>
      <p role="status" className="mt-4 text-xl font-semibold empty:hidden">
        {saturdays ? TEXTS.plan(saturdays, today) : goal && missing(goal) > 0 && TEXTS.tooLong}
      </p>
      <p className="text-muted mt-3 text-base">{TEXTS.kept}</p>
      <div className="mt-4 flex flex-wrap gap-3 max-sm:*:w-full">
        <Button type="submit">{before ? TEXTS.save : TEXTS.make}</Button>
        <Button variant="quiet" onClick={onCancel}>
          {TEXTS.cancel}
        </Button>
      </div>
    </form>
  );
}
