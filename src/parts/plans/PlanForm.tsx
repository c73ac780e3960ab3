import { useState } from "react";
import type { Action } from "@/content/plans/actions";
import { DO_IT_NOW } from "@/content/plans/doItNow";
import { weekdayName, type Day } from "@/domain/calendar";
import { daysOnOffer } from "@/domain/plans/plans";
import { Button } from "@/ui/controls/Button";
import { CHOICE_CARD } from "@/ui/controls/choiceCard";
import { Problem } from "@/ui/feedback/Problem";

interface PlanFormProps {
  actions: readonly Action[];
  /** Undefined until the page has hydrated. */
  today: Day | undefined;
  /** The plan that is being changed. */
  before?: { action: Action; day: Day } | undefined;
  onKeep: () => void;
  onPlan: (action: Action, day: Day) => void;
}

/** The pressed button has gone. */
const focusOnArrival = (input: HTMLInputElement | null) => input?.focus();

/** Rows of two or four days, which an odd day would leave with a gap: then the first has the width of two. */
const ONE_DAY = "1 1 max(8.25rem, 22%)";
const TWO_DAYS = "2 1 calc(max(16.5rem, 44%) + 0.5rem)";
/** “Wednesday” fits twice on a phone. */
const DAY_SPACE = { gap: "0.5rem", paddingInline: "0.5rem" };

/** One of three actions, and a day of this week. */
export function PlanForm({ actions, today, before, onKeep, onPlan }: PlanFormProps) {
  const [chosen, setChosen] = useState(before?.action);
  const [day, setDay] = useState(before?.day);
  const [isMissing, setMissing] = useState(false);
  const days = today ? daysOnOffer(today) : [];
  const by = day && today && day >= today ? day : today;
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(!chosen);
        if (chosen && by) onPlan(chosen, by);
        else event.currentTarget.querySelector("input")?.focus();
      }}
    >
      <fieldset disabled={!today}>
        <legend>{DO_IT_NOW.lead}</legend>
        <ul className="mt-4 grid gap-4 lg:grid-cols-3">
          {actions.map((action) => (
            <li key={action.id} className="grid">
              {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control -- it looks two elements deep */}
              <label className={`${CHOICE_CARD} text-ink`}>
                <input
                  type="radio"
                  name="action"
                  className="accent-action mt-0.5 size-5 shrink-0 self-start"
                  ref={before?.action === action ? focusOnArrival : undefined}
                  checked={chosen === action}
                  onChange={() => setChosen(action)}
                />
                <span className="self-start">
                  <strong className="font-display text-lg leading-tight font-semibold">{action.title}</strong>
                  <br />
                  <span>{action.text}</span>
                </span>
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      <fieldset disabled={!today} className="mt-4 min-h-20" data-print="no">
        <legend className="font-semibold">{DO_IT_NOW.when}</legend>
        <div className="mt-2 flex flex-wrap gap-2">
          {days.map((each, nth) => (
            <label
              key={each}
              className={`${CHOICE_CARD} text-ink text-base`}
              style={{ flex: nth === 0 && days.length % 2 ? TWO_DAYS : ONE_DAY, ...DAY_SPACE }}
            >
              <input
                type="radio"
                name="day"
                className="accent-action size-5 shrink-0"
                checked={by === each}
                onChange={() => setDay(each)}
              />
              <span>{each === today ? DO_IT_NOW.today : weekdayName(each)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <Problem className="mt-3">{isMissing && !chosen && DO_IT_NOW.choose}</Problem>
      <div className="mt-4 flex flex-wrap gap-3 max-sm:*:w-full">
        <Button type="submit" disabled={!today}>
          {DO_IT_NOW.button}
        </Button>
        {before && (
          <Button variant="plain" onClick={onKeep}>
            {DO_IT_NOW.plan.keep}
          </Button>
        )}
      </div>
      <p aria-live="polite" className="mt-3 text-base">
        {chosen && by && DO_IT_NOW.weWillAsk(by === today ? undefined : weekdayName(by), chosen.ask)}
      </p>
    </form>
  );
}
