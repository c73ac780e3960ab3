import { useState } from "react";
import { entryWords } from "@/content/journal/journal";
import { TRACKER_TEXTS } from "@/content/tracker/tracker";
import { fullDayName } from "@/domain/calendar";
import type { JournalEntry } from "@/domain/journal/journal";
import {
  identityOf,
  LAST_IMPORTS,
  newestFirst,
  ROWS_PER_PAGE,
  type Sheet,
  type TrackerEntry,
} from "@/domain/tracker/tracker";
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
  /** The imports that had brought rows by then. */
  imports: ReadonlySet<string | undefined>;
  /** True if its import could be taken back then. */
  isOfImport: boolean;
}

/** True if the removed row is in the sheet again: put back by another tab, or brought by a later file. */
const isBack = (entries: readonly TrackerEntry[]) => {
  const found = new Set<string>();
  return ({ entry, imports }: RemovedEntry) => {
    const again = entries.find(
      ({ id, import: from, ...row }) =>
        id === entry.id ||
        (from && !imports.has(from) && !found.has(id) && identityOf(row) === identityOf(entry)),
    );
    if (again) found.add(again.id);
    return again !== undefined;
  };
};

const isListed = (entry: TrackerEntry, imports: Sheet["imports"]) =>
  imports?.some(({ id }) => id === entry.import) ?? false;

/** The number of entries before the given one, without those that were removed earlier. */
function insertionIndex(
  sheet: readonly TrackerEntry[],
  { entry }: RemovedEntry,
  removedEarlier: readonly RemovedEntry[],
) {
  const ids = new Set(removedEarlier.map((earlier) => earlier.entry.id));
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
  // Another sheet is open: a row half typed stays, and the changes that can be undone were the other sheet’s.
  const [opened, setOpened] = useState(store);
  if (opened !== store) {
    setOpened(store);
    setRemoved([]);
    setMarkedId(undefined);
    setFocusedId(undefined);
    setChosenPage(0);
    announce("");
  }

  const isThere = isBack(entries);
  const isTakenBack = ({ entry, isOfImport }: RemovedEntry) =>
    isOfImport && !isListed(entry, imports) && (imports ?? []).length < LAST_IMPORTS;
  const gone = removed.filter((one) => !isThere(one) && !isTakenBack(one));
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
      setRemoved([
        ...gone,
        {
          entry,
          place: entries.findIndex(({ id }) => id === entry.id),
          imports: new Set(entries.map((each) => each.import)),
          isOfImport: isListed(entry, imports),
        },
      ]);
      setMarkedId(undefined);
      setFocusedId(undefined);
      announce("");
      await removeFromSheet(store, entry.id);
    },

    async undo(entry) {
      // The removals are reordered as if this entry had been removed last, which gives its index and the others' new ones.
      const isIt = (other: RemovedEntry) => other.entry.id === entry.id;
      const inRemovalOrder = [...gone.filter((other) => !isIt(other)), ...gone.filter(isIt)];
      const restored = inRemovalOrder.map((other, index) => ({
        ...other,
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
