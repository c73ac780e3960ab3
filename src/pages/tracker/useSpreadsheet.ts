import { useState } from "react";
import { entryWords } from "@/content/journal";
import { TRACKER_TEXTS } from "@/content/tracker";
import { fullDayName } from "@/domain/calendar";
import type { JournalEntry } from "@/domain/journal";
import { newestFirst, ROWS_PER_PAGE, type Sheet, type TrackerEntry } from "@/domain/tracker";
import { addToSheet, putBackIntoSheet, removeFromSheet, trackerSheet } from "@/storage/trackerSheet";
import { useStored } from "@/storage/useStored";

export const entryName = (entry: JournalEntry): string => `${fullDayName(entry.day)}, ${entryWords(entry)}`;

interface RemovedEntry {
  entry: TrackerEntry;
  /** Where it stood among the entries that were there by then. */
  place: number;
}

/** How many entries stand before one, apart from those that had gone before it. */
function indexAmong(
  sheet: readonly TrackerEntry[],
  entry: TrackerEntry,
  goneBefore: readonly TrackerEntry[],
) {
  const ids = new Set(goneBefore.map(({ id }) => id));
  const before = sheet.slice(
    0,
    sheet.findIndex(({ id }) => id === entry.id),
  );
  return before.filter(({ id }) => !ids.has(id)).length;
}

export interface SpreadsheetState extends Sheet {
  /** Newest first, with the entries that were removed here still in their places: each can be put back. */
  rows: readonly TrackerEntry[];
  removedIds: ReadonlySet<string>;
  /** Added or put back a moment ago. */
  markedId: string | undefined;
  /** Put back a moment ago: its button takes the focus that "Undo" had. */
  focusedId: string | undefined;
  page: number;
  /** What was done last, for readers too. */
  announcement: string;
  announce: (what: string) => void;
  turnTo: (page: number) => void;
  add: (entry: JournalEntry) => Promise<void>;
  remove: (entry: TrackerEntry) => Promise<void>;
  undo: (entry: TrackerEntry) => Promise<void>;
}

/** The stored sheet, and what this page shows of it. */
export function useSpreadsheet(): SpreadsheetState {
  const { start, entries } = useStored(trackerSheet);
  const [removed, setRemoved] = useState<readonly RemovedEntry[]>([]);
  const [markedId, setMarkedId] = useState<string>();
  const [focusedId, setFocusedId] = useState<string>();
  const [turnedTo, setTurnedTo] = useState(0);
  const [announcement, announce] = useState("");

  // Another tab may have put one back.
  const there = new Set(entries.map(({ id }) => id));
  const gone = removed.filter(({ entry }) => !there.has(entry.id));
  const removedIds = new Set(gone.map(({ entry }) => entry.id));
  // The last one to go knows its place among those that are left; the one before it among those and the last.
  const withRemoved = gone.reduceRight<readonly TrackerEntry[]>(
    (sheet, { entry, place }) => sheet.toSpliced(place, 0, entry),
    entries,
  );
  const rows = newestFirst(withRemoved);

  return {
    start,
    entries,
    rows,
    removedIds,
    markedId,
    focusedId,
    // Another tab may have removed the last one.
    page: Math.min(turnedTo, Math.max(0, Math.ceil(rows.length / ROWS_PER_PAGE) - 1)),
    announcement,
    announce,
    turnTo: setTurnedTo,

    async add(entry) {
      const { id } = await addToSheet(entry);
      setMarkedId(id);
      setFocusedId(undefined);
      const place = newestFirst(trackerSheet.read().entries).findIndex((row) => row.id === id);
      setTurnedTo(Math.floor(place / ROWS_PER_PAGE));
      announce(TRACKER_TEXTS.added(entryName(entry)));
    },

    async remove(entry) {
      setRemoved([...gone, { entry, place: entries.findIndex(({ id }) => id === entry.id) }]);
      setMarkedId(undefined);
      setFocusedId(undefined);
      announce("");
      await removeFromSheet(entry.id);
    },

    async undo(entry) {
      // As if it had been the last one to go: then its place, and those of the others with it, are known.
      const inTurn = [...gone.map((other) => other.entry).filter(({ id }) => id !== entry.id), entry];
      const anew = inTurn.map((other, index) => ({
        entry: other,
        place: indexAmong(withRemoved, other, inTurn.slice(0, index)),
      }));
      setRemoved(anew);
      await putBackIntoSheet(entry, anew.at(-1)!.place);
      setMarkedId(entry.id);
      setFocusedId(entry.id);
      announce(TRACKER_TEXTS.putBack(entryName(entry)));
    },
  };
}
