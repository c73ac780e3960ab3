import { useState } from "react";
import { DASHBOARD_TEXTS, KS_EXPLANATION } from "@/content/journal/journal";
import { FORM_TEXTS } from "@/content/journal/journalEntries";
import type { Day } from "@/domain/calendar";
import type { StartingDraft } from "@/domain/journal/entryDraft";
import { FIRST_ENTRY_DAY, lastEntryDay, type EntryProblem } from "@/domain/journal/journal";
import { Field } from "@/ui/controls/Field";
import { useHydrated } from "@/ui/behaviour/useHydrated";
import { DetailChoice } from "./DetailChoice";
import { TypeChoice } from "./TypeChoice";

interface EntryFieldsProps {
  /** The initial values of the fields. */
  start: StartingDraft;
  today: Day;
  problem: EntryProblem | undefined;
}

/** Type, amount, date and detail of an entry. Only the type is state, because the details depend on it. */
export function EntryFields({ start, today, problem }: EntryFieldsProps) {
  const [type, setType] = useState(start.type);
  // The page's frame was built on another day.
  const isFrame = !useHydrated();
  return (
    <>
      <TypeChoice value={type} onChange={setType} />
      <div className="mb-5 grid grid-cols-[repeat(auto-fit,minmax(min(100%,10.5rem),1fr))] gap-x-3 gap-y-5">
        <Field
          label={FORM_TEXTS.amount}
          name="amount"
          type="number"
          inputMode="decimal"
          step="0.01"
          min="0"
          required
          before="£"
          defaultValue={start.amount}
          error={problem === "amount" ? DASHBOARD_TEXTS.amountOutOfBounds : undefined}
        />
        <Field
          label={FORM_TEXTS.date}
          name="entry_date"
          type="date"
          defaultValue={isFrame ? "" : start.day}
          min={FIRST_ENTRY_DAY}
          max={isFrame ? "" : lastEntryDay(today)}
          required
          error={problem === "day" ? DASHBOARD_TEXTS.dayOutOfBounds : undefined}
        />
      </div>
      {/* Each type has its own details, so a change of type clears the choice. */}
      <DetailChoice key={type} type={type} chosen={type === start.type ? start.detail : ""} />
      {type === "P" && <p className="text-muted -mt-2 mb-5 text-base">{KS_EXPLANATION}</p>}
    </>
  );
}
