import { useEffect, useRef, useState, type SubmitEvent } from "react";
import { useSearchParams } from "react-router-dom";
import { DASHBOARD_TEXTS, ENTRY_TYPE_TEXTS, KS_EXPLANATION } from "@/content/journal/journal";
import { SHEETS_TEXTS } from "@/content/tracker/sheets";
import { TRACKER_TEXTS } from "@/content/tracker/tracker";
import type { Day } from "@/domain/calendar";
import {
  ENTRY_TYPES,
  FIRST_ENTRY_DAY,
  isMissing,
  isEntryType,
  lastEntryDay,
  readEntry,
  type EntryProblem,
  type JournalEntry,
} from "@/domain/journal/journal";
import { DetailChoice } from "@/parts/journal/DetailChoice";
import { useMovingDay } from "@/parts/journal/useMovingDay";
import { MoneyField } from "@/parts/MoneyField";
import { Field } from "@/ui/controls/Field";
import { formText } from "@/ui/controls/formText";
import { Problem } from "@/ui/feedback/Problem";
import { Select } from "@/ui/controls/Select";
import { SubmitButton } from "@/ui/controls/SubmitButton";

const { labels } = TRACKER_TEXTS;
const TYPE_OPTIONS = ENTRY_TYPES.map((type) => ({ value: type, text: ENTRY_TYPE_TEXTS[type].choice }));

/** Two fields a line on a phone, the date wider; one field a line with large text. */
const WIDE = "min-w-0 flex-[5_1_min(9.5rem,100%)] sm:basis-[45%]";
const NARROW = "min-w-0 flex-[4_1_min(7.5rem,100%)] sm:basis-[40%]";
const ROW = "min-w-0 basis-full lg:col-span-4";

const isEmptyControl = (element: Element): element is HTMLInputElement | HTMLSelectElement =>
  (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) && element.value === "";

interface EntryBarProps {
  /** The visitor's day; undefined until the page has hydrated. */
  today: Day | undefined;
  /** The owner of the sheet, if there are several. */
  name?: string | undefined;
  onAdd: (entry: JournalEntry) => Promise<void>;
}

/** The entry form above the sheet. */
export function EntryBar({ today, name, onAdd }: EntryBarProps) {
  const [chosenType, setType] = useState<string>();
  const [problem, setProblem] = useState<EntryProblem>();
  // An added entry begins a new round: amount and detail are cleared, day and type stay.
  const [round, setRound] = useState(0);
  // The round whose entry is being saved: a second press, while another tab writes, must not add a second entry.
  const sent = useRef<number>(undefined);
  const amount = useRef<HTMLInputElement>(null);
  const date = useMovingDay(today);
  // A plan made after reading leads here with its row: the first form opens filled in.
  const [search] = useSearchParams();
  const suggested = (name: string) => (today && round === 0 ? (search.get(name) ?? "") : "");
  const type = chosenType ?? suggested("type");
  useEffect(() => {
    if (round > 0) amount.current?.focus();
  }, [round]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (!today || sent.current === round) return;
    const read = (name: string) => formText(form, name);
    const entry = readEntry(
      { day: read("entry_date"), type: read("entry_type"), amount: read("amount"), detail: read("detail") },
      today,
    );
    // The old problem is cleared first, so that screen readers announce the same one again.
    setProblem(undefined);
    if (typeof entry !== "string") {
      sent.current = round;
      await onAdd(entry);
      setType(type);
      return setRound(round + 1);
    }
    requestAnimationFrame(() => setProblem(entry));
    // A radio button is never empty, chosen or not.
    if (isMissing(entry))
      ([...form.elements].find(isEmptyControl) ?? form.querySelector<HTMLElement>("[name=detail]"))?.focus();
  }

  return (
    // noValidate: the specified alert reports missing fields.
    <form
      noValidate
      method="post"
      aria-labelledby="entry-heading"
      onSubmit={(event) => void submit(event)}
      className="p-4 sm:p-6"
    >
      <h2 id="entry-heading" className="mb-3 text-xl">
        {name ? SHEETS_TEXTS.entryHeading(name) : TRACKER_TEXTS.entryHeading}
      </h2>
      <fieldset
        role="none"
        disabled={!today}
        className="flex flex-wrap items-start gap-x-3 gap-y-4 lg:grid lg:grid-cols-[11rem_12rem_12rem_1fr]"
      >
        <Field
          // The visitor's day is known only after hydration, so the field is created again with it.
          key={today ? "here" : "prerendered"}
          ref={date}
          label={labels.day}
          name="entry_date"
          type="date"
          defaultValue={today}
          min={FIRST_ENTRY_DAY}
          max={today && lastEntryDay(today)}
          required
          className={WIDE}
          error={problem === "day" ? DASHBOARD_TEXTS.dayOutOfBounds : undefined}
        />
        <Select
          key={today ? "type" : "prerendered type"}
          label={labels.type}
          name="entry_type"
          defaultValue={isEntryType(type) ? type : ""}
          placeholder={TRACKER_TEXTS.choose}
          options={TYPE_OPTIONS}
          required
          className={NARROW}
          onChange={(event) => setType(event.target.value)}
        />
        <MoneyField
          key={`amount ${round} ${today ? "" : "prerendered"}`}
          defaultValue={suggested("amount")}
          ref={amount}
          label={labels.amount}
          name="amount"
          wrong={DASHBOARD_TEXTS.amountOutOfBounds}
          required
          before="£"
          className={NARROW}
          error={problem === "amount" ? DASHBOARD_TEXTS.amountOutOfBounds : undefined}
        />
        {isEntryType(type) ? (
          <DetailChoice
            // Each type has its own details, so a change of type clears the choice.
            key={`detail ${round} ${type}`}
            type={type}
            chosen={type === search.get("type") ? suggested("detail") : ""}
            legend={labels.detail}
            className={ROW}
            isWide
          />
        ) : (
          <div className={ROW}>
            <p className="mb-1 font-semibold">{labels.detail}</p>
            <p className="rounded-field bg-paper text-muted flex min-h-14 items-center px-3.5">
              {TRACKER_TEXTS.chooseTypeFirst}
            </p>
          </div>
        )}
        {type === "P" && <p className={`${ROW} text-muted -mt-2 text-base`}>{KS_EXPLANATION}</p>}
        {/* Beside the amount, so that what is said under that moves no button that is being pressed. */}
        <SubmitButton
          busy={false}
          className="min-h-13 basis-full lg:col-start-4 lg:row-start-1 lg:mt-[2.05rem] lg:justify-self-start"
        >
          {TRACKER_TEXTS.add}
        </SubmitButton>
      </fieldset>
      <Problem className="mt-3">{problem && isMissing(problem) && TRACKER_TEXTS.incomplete}</Problem>
    </form>
  );
}
