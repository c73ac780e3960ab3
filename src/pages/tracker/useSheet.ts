import { useState } from "react";
import { ENTRY_TYPE_TEXTS } from "@/content/journal";
import { TRACKER_TEXTS } from "@/content/tracker";
import { fullDayName } from "@/domain/calendar";
import type { JournalEntry } from "@/domain/journal";
import { formatPence } from "@/domain/money";
import { newestFirst, ROWS_PER_PAGE, type Sheet, type TrackerEntry } from "@/domain/tracker";
import { addToSheet, putBackIntoSheet, removeFromSheet, trackerSheet } from "@/storage/trackerSheet";
import { useStored } from "@/storage/useStored";

export const entryName = ({ day, type, pence, detail }: JournalEntry): string =>
  `${fullDayName(day)}, ${ENTRY_TYPE_TEXTS[type].done} ${formatPence(pence)}, ${detail}`;

interface Removed {
  entry: TrackerEntry;
  /** Where it stood among the entries. */
  place: number;
}

export interface SheetOnScreen extends Sheet {
  /** Newest first, with the entry that was just removed still in its place. */
  rows: readonly TrackerEntry[];
  removedId: string | undefined;
  /** Added or put back a moment ago. */
  markedId: string | undefined;
  /** Put back a moment ago: its button takes the focus that "Undo" had. */
  focusedId: string | undefined;
  page: number;
  /** What was done last, for readers too. */
  told: string;
  tell: (what: string) => void;
  turnTo: (page: number) => void;
  add: (entry: JournalEntry) => Promise<void>;
  remove: (entry: TrackerEntry) => Promise<void>;
  undo: () => Promise<void>;
}

/** The stored sheet, and what this page shows of it. */
export function useSheet(): SheetOnScreen {
  const { start, entries } = useStored(trackerSheet);
  const [removed, setRemoved] = useState<Removed>();
  const [markedId, setMarkedId] = useState<string>();
  const [focusedId, setFocusedId] = useState<string>();
  const [turnedTo, setTurnedTo] = useState(0);
  const [told, tell] = useState("");

  const isBack = entries.some(({ id }) => id === removed?.entry.id);
  const withRemoved = removed && !isBack ? entries.toSpliced(removed.place, 0, removed.entry) : entries;
  const rows = newestFirst(withRemoved);

  return {
    start,
    entries,
    rows,
    removedId: isBack ? undefined : removed?.entry.id,
    markedId,
    focusedId,
    // Another tab may have removed the last one.
    page: Math.min(turnedTo, Math.max(0, Math.ceil(rows.length / ROWS_PER_PAGE) - 1)),
    told,
    tell,
    turnTo: setTurnedTo,

    async add(entry) {
      const { id } = await addToSheet(entry);
      setRemoved(undefined);
      setMarkedId(id);
      setFocusedId(undefined);
      const place = newestFirst(trackerSheet.read().entries).findIndex((row) => row.id === id);
      setTurnedTo(Math.floor(place / ROWS_PER_PAGE));
      tell(TRACKER_TEXTS.added(entryName(entry)));
    },

    async remove(entry) {
      setRemoved({ entry, place: entries.findIndex(({ id }) => id === entry.id) });
      setMarkedId(undefined);
      setFocusedId(undefined);
      tell("");
      await removeFromSheet(entry.id);
    },

    async undo() {
      if (!removed) return;
      const { entry, place } = removed;
      await putBackIntoSheet(entry, place);
      setRemoved(undefined);
      setMarkedId(entry.id);
      setFocusedId(entry.id);
      tell(TRACKER_TEXTS.putBack(entryName(entry)));
    },
  };
}
