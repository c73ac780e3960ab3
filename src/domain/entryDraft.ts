import type { Day } from "./calendar";
import { isDetailOf, isEntryType, type EntryDraft, type EntryType } from "./journal";

/** What stands in the form when it is opened. */
export interface StartingDraft extends EntryDraft {
  type: EntryType;
}

/** Undefined when nothing has been begun: an untouched date must not come back as yesterday's. */
export function hasContent(draft: EntryDraft, today: Day): EntryDraft | undefined {
  const { day, type, amount, detail } = draft;
  return amount || detail || type !== "E" || day !== today ? draft : undefined;
}

/** Of what was begun earlier, all that fits; else an empty form of today. */
export function draftToStart(kept: EntryDraft | undefined, today: Day): StartingDraft {
  const type = kept && isEntryType(kept.type) ? kept.type : "E";
  const detail = kept && isDetailOf(type, kept.detail) ? kept.detail : "";
  const amount = kept?.amount ?? "";
  // Only a type was chosen: that was of no day in particular.
  const day = amount || detail ? kept?.day : undefined;
  return { day: day ?? today, type, amount, detail };
}
