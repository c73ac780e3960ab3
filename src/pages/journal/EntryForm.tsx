import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState, type SubmitEvent } from "react";
import * as v from "valibot";
import { addEntryMutation, TooManyEntriesToday } from "@/backend/journal";
import { DASHBOARD_TEXTS, KS_EXPLANATION } from "@/content/journal";
import { MESSAGES } from "@/content/messages";
import type { Day } from "@/domain/calendar";
import {
  FIRST_ENTRY_DAY,
  lastEntryDay,
  readEntry,
  type EntryProblem,
  type EntryType,
} from "@/domain/journal";
import { SubmitButton } from "@/ui/SubmitButton";
import { Field } from "@/ui/Field";
import { toast } from "@/ui/toast";
import { DetailChoice } from "./DetailChoice";
import { TypeChoice } from "./TypeChoice";

const EntryFields = v.pipe(
  v.object({ entry_date: v.string(), amount: v.string(), detail: v.optional(v.string(), "") }),
  v.transform(({ entry_date, amount, detail }) => ({ day: entry_date, amount, detail })),
);

/** Adds an entry (specification part 2, sections 2, 4, 5 and 8). */
export function EntryForm({ userId, today }: { userId: string; today: Day }) {
  const addEntry = useMutation(addEntryMutation(userId, useQueryClient()));
  const [type, setType] = useState<EntryType>("E");
  const [problem, setProblem] = useState<EntryProblem>();
  // A new round begins when an entry is stored: amount and detail start empty, type and day stay for the next one.
  const [round, setRound] = useState(0);
  // One for each entry and not for each attempt: a repeat after a lost answer must not count the money twice.
  const clientId = useRef("");

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (addEntry.isPending) return;
    const draft = v.parse(EntryFields, Object.fromEntries(new FormData(event.currentTarget)));
    const entry = readEntry({ ...draft, type }, today);
    setProblem(typeof entry === "string" ? entry : undefined);
    if (entry === "missing") toast({ ...MESSAGES.entryIncomplete, tone: "destructive" });
    if (typeof entry === "string") return;
    clientId.current ||= crypto.randomUUID();
    try {
      await addEntry.mutateAsync({ entry, clientId: clientId.current });
      clientId.current = "";
      setRound(round + 1);
      toast(MESSAGES.entryAdded);
    } catch (error) {
      console.error(error);
      toast({ ...MESSAGES.entryFailed, tone: "destructive" });
    }
  }

  return (
    // noValidate: what is missing is said by the specified toast.
    <form noValidate method="post" onSubmit={(event) => void submit(event)} className="surface p-5 sm:p-6">
      <h2 className="mb-4">What happened?</h2>
      <TypeChoice value={type} onChange={setType} />
      <div className="mb-5 grid grid-cols-[repeat(auto-fit,minmax(9.25rem,1fr))] gap-x-3 gap-y-5">
        <Field
          key={round}
          label="Amount"
          name="amount"
          type="number"
          inputMode="decimal"
          step="0.01"
          min="0"
          required
          before="£"
          error={problem === "amount" ? DASHBOARD_TEXTS.amountOutOfBounds : undefined}
        />
        <Field
          label="Date"
          name="entry_date"
          type="date"
          defaultValue={today}
          min={FIRST_ENTRY_DAY}
          max={lastEntryDay(today)}
          required
          error={problem === "day" ? DASHBOARD_TEXTS.dayOutOfBounds : undefined}
        />
      </div>
      {/* Another type has other details: the choice starts empty again. */}
      <DetailChoice key={`${round} ${type}`} type={type} />
      {type === "P" && <p className="text-muted -mt-2 mb-5 text-base">{KS_EXPLANATION}</p>}
      {addEntry.error instanceof TooManyEntriesToday && (
        <p role="alert" className="text-danger mb-4 font-semibold">
          {DASHBOARD_TEXTS.tooManyToday}
        </p>
      )}
      <SubmitButton className="w-full" busy={addEntry.isPending}>
        {addEntry.isPending ? "Adding…" : "Add entry"}
      </SubmitButton>
    </form>
  );
}
