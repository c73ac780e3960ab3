import { useState } from "react";
import { entryWords } from "@/content/journal/journal";
import { TRACKER_TEXTS } from "@/content/tracker/tracker";
import { fullDayName } from "@/domain/calendar";
import type { JournalEntry } from "@/domain/journal/journal";
import { newestFirst, ROWS_PER_PAGE, type Sheet, type TrackerEntry } from "@/domain/tracker/tracker";
import {
  addToSheet,
  putBackIntoSheet,
  removeFromSheet,
  type SheetStore,
} from "@/storage/tracker/trackerSheet";
import { useStored } from "@/storage/useStored";

export const entryName = (entry: JournalEntry): string => `${fullDayName(entry.day)}, ${entryWords(entry)}`;

interface RemovedEntry {
  entry: TrackerEntry;
  /** The entry's index among the entries that were left when it was removed. */
  place: number;
}

/** The number of entries before the given one, without those that were removed earlier. */
function insertionIndex(
  sheet: readonly TrackerEntry[],
  entry: TrackerEntry,
  removedEarlier: readonly TrackerEntry[],
) {
  const ids = new Set(removedEarlier.map(({ id }) => id));
  const before = sheet.slice(
    0,
    sheet.findIndex(({ id }) => id === entry.id),
  );
  return before.filter(({ id }) => !ids.has(id)).length;
}

export interface SpreadsheetState extends Sheet {
  store: SheetStore;
  /** The rows, newest first. Entries removed on this page keep their places, so that each can be restored. */
  rows: readonly TrackerEntry[];
  removedIds: ReadonlySet<string>;
  /** The id of the entry that was added or restored most recently. */
  markedId: string | undefined;
  /** The id of the restored entry whose button takes the focus from "Undo". */
  focusedId: string | undefined;
  page: number;
  /** The last action, which screen readers also announce. */
  announcement: string;
  announce: (what: string) => void;
  showPage: (page: number) => void;
  add: (entry: JournalEntry) => Promise<void>;
  remove: (entry: TrackerEntry) => Promise<void>;
  undo: (entry: TrackerEntry) => Promise<void>;
}

/** The stored sheet and this page's view of it. */
export function useSpreadsheet(store: SheetStore): SpreadsheetState {
  const { start, entries, imports } = useStored(store);
  const [removed, setRemoved] = useState<readonly RemovedEntry[]>([]);
  const [markedId, setMarkedId] = useState<string>();
  const [focusedId, setFocusedId] = useState<string>();
  const [chosenPage, setChosenPage] = useState(0);
  const [announcement, announce] = useState("");

  // Another tab may have restored an entry.
  const there = new Set(entries.map(({ id }) => id));
  const gone = removed.filter(({ entry }) => !there.has(entry.id));
  const removedIds = new Set(gone.map(({ entry }) => entry.id));
  // Each index counts the entries that were left at the time, so the entries return in reverse order of removal.
  const withRemoved = gone.reduceRight<readonly TrackerEntry[]>(
    (sheet, { entry, place }) => sheet.toSpliced(place, 0, entry),
    entries,
  );
  const rows = newestFirst(withRemoved);

  return {
    store,
    start,
    entries,
    imports,
    rows,
    removedIds,
    markedId,
    focusedId,
    // Another tab may have removed the last page's entries.
    page: Math.min(chosenPage, Math.max(0, Math.ceil(rows.length / ROWS_PER_PAGE) - 1)),
    announcement,
    announce,
    showPage: setChosenPage,

    async add(entry) {
      const { id } = await addToSheet(store, entry);
      setMarkedId(id);
      setFocusedId(undefined);
      const place = newestFirst(store.read().entries).findIndex((row) => row.id === id);
      setChosenPage(Math.floor(place / ROWS_PER_PAGE));
      announce(TRACKER_TEXTS.added(entryName(entry)));
    },

    async remove(entry) {
      setRemoved([...gone, { entry, place: entries.findIndex(({ id }) => id === entry.id) }]);
      setMarkedId(undefined);
      setFocusedId(undefined);
      announce("");
      await removeFromSheet(store, entry.id);
    },

    async undo(entry) {
      // The removals are reordered as if this entry had been removed last, which gives its index and the others' new ones.
      const inRemovalOrder = [...gone.map((other) => other.entry).filter(({ id }) => id !== entry.id), entry];
      const restored = inRemovalOrder.map((other, index) => ({
        entry: other,
        place: insertionIndex(withRemoved, other, inRemovalOrder.slice(0, index)),
      }));
      setRemoved(restored);
      await putBackIntoSheet(store, entry, restored.at(-1)!.place);
      setMarkedId(entry.id);
      setFocusedId(entry.id);
      announce(TRACKER_TEXTS.putBack(entryName(entry)));
    },
  };
}
