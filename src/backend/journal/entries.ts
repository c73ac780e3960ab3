/**
 * The user's journal entries: the list, the complete set, and the changes that their owner makes (part 2, section 7).
 */
import { infiniteQueryOptions, mutationOptions, queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import type { EntryPage } from "@/domain/journal/entryPages";
import type { EntryType, JournalEntry } from "@/domain/journal/journal";
import { getClient } from "@/backend/client";
import { getTables } from "@/backend/tables";
import { entriesKey, addToLists, refreshAfterEntry, removeFromLists } from "./entryLists";
import { columnsOf, ENTRY_COLUMNS, EntryRow, journalKey, StoredEntry } from "./entryRows";
import { confirmStored } from "./outbox";

/** The number of entries that one request adds to the list. */
const PAGE_SIZE = 100;
/** The API's limit of rows per answer. */
const MAX_ROWS = 1000;

interface Part {
  type?: EntryType | undefined;
  /** The last entry before this part, so that rows added or removed in the meantime do not shift it. */
  after: StoredEntry | undefined;
  size: number;
  signal?: AbortSignal;
}

async function readPart(userId: string, { type, after, size, signal }: Part): Promise<StoredEntry[]> {
  const client = await getTables();
  let rows = client.from("journal_entries").select(ENTRY_COLUMNS).eq("user_id", userId);
  if (type) rows = rows.eq("entry_type", type);
  if (after) rows = rows.lte("entry_date", after.day).or(`entry_date.lt.${after.day},id.gt.${after.id}`);
  let request = rows
    .order("entry_date", { ascending: false })
    .order("id")
    .range(0, size - 1);
  if (signal) request = request.abortSignal(signal);
  const { data } = await request.throwOnError();
  return v.parse(v.array(EntryRow), data);
}

const toEntryPages = v.parser(
  v.object({
    pages: v.array(v.object({ entries: v.pipe(v.array(StoredEntry), v.readonly()), more: v.boolean() })),
    pageParams: v.array(v.unknown()),
  }),
);

/** The user's entries, of one type or of all, newest day first, page by page. */
export const entriesQuery = (userId: string, type?: EntryType) =>
  infiniteQueryOptions({
    queryKey: entriesKey(userId, type),
    initialPageParam: undefined as StoredEntry | undefined,
    getNextPageParam: ({ more, entries }: EntryPage<StoredEntry>, _pages, before) =>
      more ? (entries.at(-1) ?? before) : undefined,
    queryFn: async ({ pageParam, signal }): Promise<EntryPage<StoredEntry>> => {
      // One extra entry is requested, which shows if the list continues.
      const found = await readPart(userId, { type, after: pageParam, size: PAGE_SIZE + 1, signal });
      const entries = found.slice(0, PAGE_SIZE);
      confirmStored(userId, entries);
      return { entries, more: found.length > PAGE_SIZE };
    },
    select: toEntryPages,
    meta: {
      factsOf: (data, known) => {
        const days = toEntryPages(data).pages.flatMap(({ entries }) => entries.map(({ day }) => day));
        // A list of one type says nothing of the days with another.
        return { days: [...new Set(type ? [...(known.days ?? []), ...days] : days)] };
      },
    },
  });

/** Returns every entry, however many there are. */
export async function allEntries(userId: string): Promise<StoredEntry[]> {
  const all: StoredEntry[] = [];
  for (;;) {
    // Each part begins where the one before it ended.
    // oxlint-disable-next-line no-await-in-loop
    const part = await readPart(userId, { after: all.at(-1), size: MAX_ROWS });
    // Only an empty part ends the list, because a server may be set to return fewer rows than requested.
    if (!part.length) return all;
    all.push(...part);
  }
}

/** The entry no longer exists, because it was removed in another tab or on another device. */
export class EntryGoneError extends Error {}

/** Every entry at once, for the page that compares them with the tracker's lines. No copy of it is kept. */
export const wholeJournalQuery = (userId: string) =>
  queryOptions({ queryKey: [...journalKey(userId), "whole"], queryFn: () => allEntries(userId) });

/**
 * The columns that the owner changed. The others keep what another tab or device may have written since this page read
 * the entry. A detail goes with its type, because the database holds exactly one that fits.
 */
function changedColumns(before: JournalEntry, entry: JournalEntry): Partial<ReturnType<typeof columnsOf>> {
  const { entry_date, amount, ...typeAndDetails } = columnsOf(entry, null);
  return {
    ...(entry.day !== before.day && { entry_date }),
    ...(entry.pence !== before.pence && { amount }),
    ...((entry.type !== before.type || entry.detail !== before.detail) && typeAndDetails),
  };
}

/** Stores what was changed, and returns the whole entry as it is now. */
export const correctEntryMutation = (userId: string) =>
  mutationOptions({
    mutationKey: [...journalKey(userId), "correct"],
    mutationFn: async ({
      before,
      entry,
    }: {
      before: StoredEntry;
      entry: JournalEntry;
    }): Promise<StoredEntry> => {
      const client = await getClient();
      const rows = client.from("journal_entries");
      const change = changedColumns(before, entry);
      const request = Object.keys(change).length
        ? rows.update(change).eq("user_id", userId).eq("id", before.id).select(ENTRY_COLUMNS)
        : rows.select(ENTRY_COLUMNS).eq("user_id", userId).eq("id", before.id);
      const { data } = await request.maybeSingle().throwOnError();
      if (!data) throw new EntryGoneError("The entry to correct is not there any more.");
      return v.parse(EntryRow, data);
    },
    onSuccess: (entry) => addToLists(userId, entry),
    onSettled: (entry) => void refreshAfterEntry(userId, !entry),
  });

/** Removes the entry from the list at once; it comes back if the deletion fails. */
export const removeEntryMutation = (userId: string) =>
  mutationOptions({
    mutationKey: [...journalKey(userId), "remove"],
    mutationFn: async ({ id }: StoredEntry) => {
      const client = await getClient();
      await client.from("journal_entries").delete().eq("user_id", userId).eq("id", id).throwOnError();
    },
    onMutate: (entry) => removeFromLists(userId, entry),
    onError: (_error, entry) => addToLists(userId, entry),
    onSettled: (_done, error) => void refreshAfterEntry(userId, Boolean(error)),
  });
