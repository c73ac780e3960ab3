/** Which of the tracker's lines can be copied into the journal (the page /keep). */
import type { JournalEntry } from "./journal";
import { missingFrom, newestFirst, type TrackerEntry } from "./tracker";

/** At a time, because the database accepts 200 entries a day. */
export const MAX_LINES = 100;

export interface OfferedLine {
  entry: TrackerEntry;
  /** True if the journal has an equal entry that did not come from this line. */
  looksKnown: boolean;
}

/** The journal's key of an entry is a UUID; the tracker's own ids are, unless somebody wrote them by hand. */
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * The lines that the journal does not have, newest first. A line's id becomes the entry's key, which the database
 * accepts once.
 */
export function linesToOffer(
  sheet: readonly TrackerEntry[],
  journal: readonly (JournalEntry & { clientId: string })[],
): OfferedLine[] {
  const copied = new Set(journal.map(({ clientId }) => clientId.toLowerCase()));
  const ids = new Set(sheet.map(({ id }) => id.toLowerCase()));
  const lines = sheet.filter(({ id }) => UUID.test(id) && !copied.has(id.toLowerCase()));
  const others = journal.filter(({ clientId }) => !ids.has(clientId.toLowerCase()));
  const missing = new Set(missingFrom(others, lines));
  return newestFirst(lines).map((entry) => ({ entry, looksKnown: !missing.has(entry) }));
}
