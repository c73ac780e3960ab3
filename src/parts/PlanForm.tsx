import { useState } from "react";
import type { Action } from "@/content/actions";
import { DO_IT_NOW } from "@/content/doItNow";
import { PART_WITHOUT_SCRIPTS } from "@/content/withoutScripts";
import { weekdayName, type Day } from "@/domain/calendar";
import { daysOnOffer } from "@/domain/plans";
import { Button } from "@/ui/Button";
import { CHOICE_CARD } from "@/ui/choiceCard";
import { NeedsScripts } from "@/ui/NeedsScripts";
import { Problem } from "@/ui/Problem";

interface PlanFormProps {
  actions: readonly Action[];
  /** Undefined until the page has hydrated. */
  today: Day | undefined;
  onPlan: (action: Action, day: Day) => void;
}

/** One of three actions, and a day of this week. */
export function PlanForm({ actions, today, onPlan }: PlanFormProps) {
  const [chosen, setChosen] = useState<Action>();
  const [day, setDay] = useState<Day>();
  const [isMissing, setMissing] = useState(false);
  const by = day ?? today;
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
      <NeedsScripts>{import.meta.env.SSR && PART_WITHOUT_SCRIPTS}</NeedsScripts>
      <p>{DO_IT_NOW.lead}</p>
      <fieldset disabled={!today}>
        <legend className="sr-only">{DO_IT_NOW.lead}</legend>
        <div className="mt-4 grid gap-3">
          {actions.map((action) => (
            <label key={action.id} className={`${CHOICE_CARD} text-ink`}>
              <input
                type="radio"
                name="action"
                className="accent-action size-5 shrink-0 outline-none"
                checked={chosen === action}
                onChange={() => setChosen(action)}
              />
              <span>
                <strong className="font-display text-lg leading-tight font-semibold">{action.title}</strong>
                <br />
                {action.text}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset disabled={!today} className="mt-4 min-h-20">
        <legend className="font-semibold">{DO_IT_NOW.when}</legend>
        <div className="mt-2 flex flex-wrap gap-2">
          {(today ? daysOnOffer(today) : []).map((each) => (
            <label key={each} className={`${CHOICE_CARD} text-ink`}>
              <input
                type="radio"
                name="day"
                className="accent-action size-5 shrink-0 outline-none"
                checked={by === each}
                onChange={() => setDay(each)}
              />
              {each === today ? DO_IT_NOW.today : weekdayName(each)}
            </label>
          ))}
        </div>
      </fieldset>
      <Problem className="mt-3">{isMissing && !chosen && DO_IT_NOW.choose}</Problem>
      <Button type="submit" disabled={!today} className="mt-4 max-sm:w-full">
        {DO_IT_NOW.button}
      </Button>
      {/* Its place is kept, so that a choice moves nothing. */}
      <p aria-live="polite" className="mt-3 min-h-13 text-base">
        {chosen && by && DO_IT_NOW.weWillAsk(by === today ? undefined : weekdayName(by), chosen.ask)}
      </p>
    </form>
  );
}
