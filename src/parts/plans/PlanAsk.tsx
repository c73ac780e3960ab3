import { useRef, useState } from "react";
import type { Action } from "@/content/plans/actions";
import { DO_IT_NOW } from "@/content/plans/doItNow";
import { addDays, type Day } from "@/domain/calendar";
import { formatPence, MAX_PENCE } from "@/domain/money";
import { readMoney } from "@/domain/writtenMoney";
import { planMoved, plansDone } from "@/domain/plans/plans";
import { changePlans, finishPlan, plansOf } from "@/storage/plans/plans";
import { Button } from "@/ui/controls/Button";
import { formText } from "@/ui/controls/formText";
import { useSubmit } from "@/ui/controls/useSubmit";

const TEXTS = DO_IT_NOW.asks;

/** @returns pence or things; undefined for what is neither. */
function readNumber(text: string, unit: Action["unit"]): number | undefined {
  if (unit === "£") {
    const pence = readMoney(text);
    return typeof pence === "number" ? pence : undefined;
  }
  return /^\d{1,9}$/.test(text.trim()) && Number(text) <= MAX_PENCE ? Number(text) : undefined;
}

export const numberInWords = ({ unit }: Action, number: number): string =>
  unit === "£" ? formatPence(number) : String(number);

interface PlanAskProps {
  action: Action;
  userId: string | undefined;
  today: Day;
  /** True if only the number is left to ask. */
  isSureDone?: boolean;
  /** Called once the question has been answered, with the words to show. */
  onAnswered: (words: string) => void;
}

/** "Did you? What was the number?" Each answer is one tap, is kept at once, and can be left out. */
export function PlanAsk({ action, userId, today, isSureDone = false, onAnswered }: PlanAskProps) {
  const [asksNumber, setAsksNumber] = useState(isSureDone);
  const [isBad, setBad] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  function keep(number: number | null) {
    finishPlan(userId, action.id, { on: today, number });
  }

  function end(number: number | null) {
    keep(number);
    const { inTime, of } = plansDone(plansOf(userId).read(), today);
    const said = number === null ? [] : [DO_IT_NOW.answer.number(action.ask, numberInWords(action, number))];
    onAnswered([...said, DO_IT_NOW.figure(inTime, of)].join(" "));
  }

  const { onSubmit } = useSubmit(async (form) => {
    const number = readNumber(formText(form, "number"), action.unit);
    setBad(number === undefined);
    if (number === undefined) return field.current?.focus();
    end(number);
  });

  if (!asksNumber)
    return (
      <div className="flex flex-wrap items-center gap-3">
        <p>{TEXTS.did}</p>
        <Button
          onClick={() => {
            keep(null);
            setAsksNumber(true);
          }}
        >
          {TEXTS.yes}
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            changePlans(userId, (plans) => planMoved(plans, action.id, addDays(today, 1)));
            onAnswered(TEXTS.later);
          }}
        >
          {TEXTS.notYet}
        </Button>
      </div>
    );
  return (
    <form noValidate method="post" onSubmit={onSubmit}>
      <label className="flex flex-wrap items-center gap-x-3 gap-y-1 leading-tight font-semibold">
        <span>{action.ask}</span>
        <span className="flex items-center gap-2">
          {action.unit === "£" && <span>£</span>}
          <input
            ref={(input) => {
              field.current = input;
              // The pressed button has gone.
              if (input && document.activeElement === document.body) input.focus();
            }}
            name="number"
            inputMode={action.unit === "£" ? "decimal" : "numeric"}
            autoComplete="off"
            aria-invalid={isBad || undefined}
            aria-describedby={isBad ? "number-problem" : undefined}
            className="rounded-field border-edge bg-card text-ink h-11 w-28 border-2 px-3"
          />
        </span>
      </label>
      {isBad && (
        <p id="number-problem" role="alert" className="text-danger font-semibold">
          {TEXTS.bad[action.unit]}
        </p>
      )}
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <Button type="submit">{TEXTS.keep}</Button>
        <Button variant="plain" onClick={() => end(null)}>
          {TEXTS.skip}
        </Button>
      </div>
    </form>
  );
}
