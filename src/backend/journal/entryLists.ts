/** The loaded lists of entries, which show stored, corrected and removed entries without loading again. */
import type { InfiniteData, Query } from "@tanstack/react-query";
import { withEntry, withoutEntry, type EntryPage } from "@/domain/journal/entryPages";
import { ENTRY_TYPES, type EntryType } from "@/domain/journal/journal";
import { journalKey, type StoredEntry } from "./entryRows";
import { queryClient } from "@/backend/queryClient";

type Pages = EntryPage<StoredEntry>[];

const LISTS = "entries";

/** The query key of the list of one type, or of all. */
export const entriesKey = (userId: string, type: EntryType | undefined) =>
  [...journalKey(userId), LISTS, type ?? "all"] as const;

function edit(userId: string, type: EntryType | undefined, change: (pages: Pages) => Pages): void {
  queryClient.setQueryData<InfiniteData<EntryPage<StoredEntry>, StoredEntry | undefined>>(
    entriesKey(userId, type),
    (data) => data && { ...data, pages: change(data.pages) },
  );
}

export function addToLists(userId: string, entry: StoredEntry): void {
  edit(userId, undefined, (pages) => withEntry(pages, entry));
  // A corrected entry may have changed its type.
  for (const type of ENTRY_TYPES)
    edit(userId, type, (pages) =>
      type === entry.type ? withEntry(pages, entry) : withoutEntry(pages, entry.id),
    );
}

export function removeFromLists(userId: string, { id, type }: StoredEntry): void {
  for (const list of [undefined, type]) edit(userId, list, (pages) => withoutEntry(pages, id));
}

/** Finds the entry that this browser sent under the id, if a list shows it. */
export function sentInLists(userId: string, clientId: string): StoredEntry | undefined {
  const lists = queryClient.getQueriesData<InfiniteData<EntryPage<StoredEntry>>>({
    queryKey: [...journalKey(userId), LISTS],
  });
  return lists
    .flatMap(([, data]) => data?.pages ?? [])
    .flatMap(({ entries }) => entries)
    .find((entry) => entry.clientId === clientId);
}

/**
 * Reads the figures again, because the database computes them. The lists are also read again if they could not be
 * loaded, or if their content is uncertain: an entry may have arrived although its answer was lost.
 */
export async function refreshAfterEntry(userId: string, listsToo: boolean): Promise<void> {
  const queryKey = journalKey(userId);
  const isList = (query: Query) => query.queryKey[2] === LISTS;
  // A read in progress may have begun before the change.
  const stale = queryClient
    .getQueryCache()
    .findAll({ queryKey, fetchStatus: "fetching", predicate: isList })
    .map(({ queryHash }) => queryHash);
  await queryClient.cancelQueries({ queryKey, predicate: isList });
  await queryClient.invalidateQueries({
    queryKey,
    predicate: (query) =>
      listsToo || !isList(query) || query.state.status === "error" || stale.includes(query.queryHash),
  });
}
