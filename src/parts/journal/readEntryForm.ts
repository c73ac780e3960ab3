import * as v from "valibot";
import type { Day } from "@/domain/calendar";
import { readEntry, type EntryDraft, type EntryProblem, type JournalEntry } from "@/domain/journal/journal";
import { FIELD_WITH } from "./entryProblems";

const Text = v.optional(v.string(), "");
const Fields = v.pipe(
  v.object({ entry_date: Text, entry_type: Text, amount: Text, detail: Text }),
  v.transform(({ entry_date, entry_type, amount, detail }) => ({
    day: entry_date,
    type: entry_type,
    amount,
    detail,
  })),
);

export const controlOf = (form: HTMLFormElement, name: string): HTMLInputElement | undefined => {
  const found = form.elements.namedItem(name);
  // A group of radio buttons returns its first one.
  return (found instanceof RadioNodeList ? found[0] : found) as HTMLInputElement | undefined;
};

/** The fields' values as typed. */
export const draftIn = (form: HTMLFormElement): EntryDraft =>
  v.parse(Fields, Object.fromEntries(new FormData(form)));

/** @returns a valid entry, or its problem; the focus then moves to the field with the problem. */
export function readEntryForm(form: HTMLFormElement, today: Day): JournalEntry | EntryProblem {
  const draft = draftIn(form);
  const amount = controlOf(form, "amount");
  // A number field reports an empty value for text that is not a number, so badInput detects it.
  const entry = amount?.validity.badInput ? "amount" : readEntry(draft, today);
  if (typeof entry === "string") controlOf(form, FIELD_WITH[entry])?.focus();
  return entry;
}
