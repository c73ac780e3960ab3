import { useState } from "react";
import { DASHBOARD_TEXTS, ENTRY_TYPE_TEXTS, KS_EXPLANATION } from "@/content/journal/journal";
import { FORM_TEXTS } from "@/content/journal/journalEntries";
import type { Day } from "@/domain/calendar";
import type { StartingDraft } from "@/domain/journal/entryDraft";
import {
  ENTRY_TYPES,
  FIRST_ENTRY_DAY,
  lastEntryDay,
  type EntryProblem,
  type EntryType,
} from "@/domain/journal/journal";
import { DetailChoice } from "./DetailChoice";
import { CHOSEN_COLOURS, ENTRY_ICONS } from "./entryLooks";
import { problemAt } from "./entryProblems";
import { useMovingDay } from "./useMovingDay";
import { MoneyField } from "@/parts/MoneyField";
import { Field } from "@/ui/controls/Field";
import { useHydrated } from "@/ui/behaviour/useHydrated";
import { Icon } from "@/ui/text/Icon";

interface EntryFieldsProps {
  /** The initial values of the fields. */
  start: StartingDraft;
  today: Day;
  problem: EntryProblem | undefined;
  /** Called when the date has moved on to today. */
  onMoved?: () => void;
}

/** Type, amount, date and detail of an entry. Only the type is state, because the details depend on it. */
export function EntryFields({ start, today, problem, onMoved }: EntryFieldsProps) {
  const [type, setType] = useState(start.type);
  // The page's frame was built on another day.
  const isFrame = !useHydrated();
  const date = useMovingDay(isFrame ? undefined : today, onMoved);
  return (
    <>
      <TypeChoice value={type} onChange={setType} />
      <div className="mb-5 grid grid-cols-[repeat(auto-fit,minmax(min(100%,10.5rem),1fr))] gap-x-3 gap-y-5">
        <MoneyField
          label={FORM_TEXTS.amount}
          name="amount"
          wrong={DASHBOARD_TEXTS.amountOutOfBounds}
          required
          before="£"
          defaultValue={start.amount}
          error={problemAt("amount", problem, today)}
        />
        <Field
          ref={date}
          label={FORM_TEXTS.date}
          name="entry_date"
          type="date"
          defaultValue={isFrame ? "" : start.day}
          min={FIRST_ENTRY_DAY}
          max={isFrame ? undefined : lastEntryDay(today)}
          required
          error={problemAt("entry_date", problem, today)}
        />
      </div>
      {/* Each type has its own details, so a change of type clears the choice. */}
      <DetailChoice
        key={type}
        type={type}
        chosen={type === start.type ? start.detail : ""}
        error={problemAt("detail", problem, today)}
      />
      {type === "P" && <p className="text-muted -mt-2 mb-5 text-base">{KS_EXPLANATION}</p>}
    </>
  );
}

interface TypeChoiceProps {
  value: EntryType;
  onChange: (type: EntryType) => void;
  /** As low as the sheet needs it. */
  isLow?: boolean;
}

export function TypeChoice({ value, onChange, isLow = false }: TypeChoiceProps) {
  return (
    <fieldset className={isLow ? "mb-3" : "mb-5"}>
      <legend className={isLow ? "sr-only" : "mb-1 font-semibold"}>{FORM_TEXTS.type}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(4.5rem,100%),1fr))] gap-2">
        {ENTRY_TYPES.map((type) => {
          const icon = ENTRY_ICONS[type];
          return (
            <label
              key={type}
              className={`border-edge font-display choice flex flex-col items-center rounded-[18px] border-2 font-semibold ${isLow ? "p-1 leading-snug" : "gap-1 px-2 pt-3 pb-3"} ${CHOSEN_COLOURS[type]}`}
            >
              <input
                type="radio"
                name="entry_type"
                value={type}
                checked={value === type}
                onChange={() => onChange(type)}
                className="sr-only"
              />
              <Icon of={icon} size={isLow ? 26 : 28} />
              <span>{ENTRY_TYPE_TEXTS[type].choice}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
