/** The loaded part of a long list, page by page: newest day first, and by id within a day. */
import type { Day } from "@/domain/calendar";

interface EntryPosition {
  id: string;
  day: Day;
}

export interface EntryPage<Entry> {
  entries: readonly Entry[];
  /** True if the list goes on after this page. */
  more: boolean;
}

const isNewer = (one: EntryPosition, other: EntryPosition): boolean =>
  one.day === other.day ? one.id < other.id : one.day > other.day;

/** Removes the entry with that id; the pages themselves stay. */
export const withoutEntry = <Entry extends EntryPosition>(
  pages: readonly EntryPage<Entry>[],
  id: string,
): EntryPage<Entry>[] =>
  pages.map((page) =>
    page.entries.some((entry) => entry.id === id)
      ? { ...page, entries: page.entries.filter((entry) => entry.id !== id) }
      : page,
  );

/** Puts the entry in its place, once; an entry that belongs after the loaded part comes with its own page. */
export function withEntry<Entry extends EntryPosition>(
  pages: readonly EntryPage<Entry>[],
  entry: Entry,
): EntryPage<Entry>[] {
  const rest = withoutEntry(pages, entry.id);
  const home = rest.findIndex((page) => page.entries.some((other) => isNewer(entry, other)));
  const at = home === -1 && !rest.at(-1)?.more ? rest.length - 1 : home;
  return rest.map((page, index) =>
    index === at ? { ...page, entries: inserted(page.entries, entry) } : page,
  );
}

function inserted<Entry extends EntryPosition>(entries: readonly Entry[], entry: Entry): Entry[] {
  const at = entries.findIndex((other) => isNewer(entry, other));
  return at === -1 ? [...entries, entry] : entries.toSpliced(at, 0, entry);
}
