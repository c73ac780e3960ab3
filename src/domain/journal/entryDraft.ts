import type { Day } from "@/domain/calendar";
import { isDetailOf, isEntryType, type EntryDraft, type EntryType } from "./journal";

/** The values in the form when it is opened. */
export interface StartingDraft extends EntryDraft {
  type: EntryType;
}

/** Returns undefined if nothing has been entered, because an untouched date must not come back as yesterday's. */
export function hasContent(draft: EntryDraft, today: Day): EntryDraft | undefined {
  const { day, type, amount, detail } = draft;
  return amount || detail || type !== "E" || day !== today ? draft : undefined;
}

/** Restores the parts of an earlier draft that fit; otherwise starts an empty form for today. */
export function draftToStart(kept: EntryDraft | undefined, today: Day): StartingDraft {
  const type = kept && isEntryType(kept.type) ? kept.type : "E";
  const detail = kept && isDetailOf(type, kept.detail) ? kept.detail : "";
  const amount = kept?.amount ?? "";
  // A draft with only a type belongs to no particular day.
  return kept && (amount || detail)
    ? { day: kept.day, type, amount, detail, clock: kept.clock }
    : { day: today, type, amount, detail };
}
