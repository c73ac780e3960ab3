/** Which of the tracker's lines can be copied into the journal (the page /keep). */
import type { Day } from "@/domain/calendar";
import { FIRST_ENTRY_DAY, lastEntryDay, type JournalEntry } from "@/domain/journal/journal";
import { missingFrom, newestFirst, type TrackerEntry } from "@/domain/tracker/tracker";

/** At a time, because the database accepts 200 entries a day. */
export const MAX_LINES = 100;

export interface OfferedLine {
  entry: TrackerEntry;
  /**
   * A reason why the line may be counted twice: the journal has an equal entry of its own (`alike`), or another user of
   * this browser has copied the line (`copied`).
   */
  doubt: "alike" | "copied" | undefined;
}

/** The journal's key of an entry is a UUID; the tracker's own ids are, unless somebody wrote them by hand. */
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * The lines that the journal does not have, newest first. A line's id becomes the entry's key, which the database
 * accepts once. `copied` is the number of lines that the journal has already.
 * @param copiedHere ids of lines that somebody at this browser has copied.
 */
export function linesToOffer(
  sheet: readonly TrackerEntry[],
  journal: readonly (JournalEntry & { clientId: string })[],
  copiedHere: readonly string[],
  today: Day,
): { lines: OfferedLine[]; copied: number } {
  const mine = new Set(journal.map(({ clientId }) => clientId.toLowerCase()));
  const ids = new Set(sheet.map(({ id }) => id.toLowerCase()));
  const lines = sheet.filter(
    ({ id, day }) =>
      UUID.test(id) && !mine.has(id.toLowerCase()) && day >= FIRST_ENTRY_DAY && day <= lastEntryDay(today),
  );
  const ownEntries = journal.filter(({ clientId }) => !ids.has(clientId.toLowerCase()));
  const missing = new Set(missingFrom(ownEntries, lines));
  const others = new Set(copiedHere);
  return {
    lines: newestFirst(lines).map((entry) => ({
      entry,
      doubt: others.has(entry.id) ? "copied" : missing.has(entry) ? undefined : "alike",
    })),
    copied: sheet.filter(({ id }) => mine.has(id.toLowerCase())).length,
  };
}
