/** Journal entries and the figures made of them (specification part 2, section 7). */
import { infiniteQueryOptions, mutationOptions, queryOptions, type QueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import type { Span } from "@/domain/calendar";
import { DETAILS, ENTRY_TYPES, type JournalEntry } from "@/domain/journal";
import { penceOf, poundsOf } from "@/domain/money";
import type { KspStats } from "@/domain/stats";
import { getClient } from "./client";

export interface StoredEntry extends JournalEntry {
  id: string;
}

/** One request's worth of the list; the API answers no more than 1000 rows. */
const PAGE_SIZE = 100;

const AnyDetail = v.nullable(v.picklist([...DETAILS.E, ...DETAILS.S, ...DETAILS.P]));
const EntryRow = v.pipe(
  v.object({
    id: v.string(),
    entry_date: v.string(),
    entry_type: v.picklist(ENTRY_TYPES),
    amount: v.number(),
    earning_detail: AnyDetail,
    saving_detail: AnyDetail,
    spending_detail: AnyDetail,
  }),
  v.transform((row): StoredEntry => ({
    id: row.id,
    day: row.entry_date,
    type: row.entry_type,
    pence: penceOf(row.amount),
    // The database holds exactly one.
    detail: (row.earning_detail ?? row.saving_detail ?? row.spending_detail)!,
  })),
);
const ENTRY_COLUMNS = "id, entry_date, entry_type, amount, earning_detail, saving_detail, spending_detail";

const StatsRow = v.pipe(
  v.object({
    total_earning: v.number(),
    total_saving: v.number(),
    total_spending: v.number(),
    total_ks_spending: v.number(),
    se_ratio: v.number(),
    ks_ratio: v.number(),
  }),
  v.transform((row): KspStats => ({
    earning: penceOf(row.total_earning),
    saving: penceOf(row.total_saving),
    spending: penceOf(row.total_spending),
    ksSpending: penceOf(row.total_ks_spending),
    seRatio: row.se_ratio,
    ksRatio: row.ks_ratio,
  })),
);
/** "Rows returned; the first is used." */
const FirstStatsRow = v.pipe(
  v.array(StatsRow),
  v.nonEmpty(),
  v.transform((rows) => rows[0]!),
);

/** Everything that changes with an entry stands under this key. */
const journalKey = (userId: string) => ["journal", userId] as const;

/** The user's entries, newest day first, page by page. */
export const entriesQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: [...journalKey(userId), "entries"],
    initialPageParam: 0,
    getNextPageParam: (lastPage: StoredEntry[], pages: StoredEntry[][]) =>
      lastPage.length < PAGE_SIZE ? undefined : pages.length * PAGE_SIZE,
    queryFn: async ({ pageParam, signal }) => {
      const client = await getClient();
      const { data } = await client
        .from("journal_entries")
        .select(ENTRY_COLUMNS)
        .eq("user_id", userId)
        .order("entry_date", { ascending: false })
        .order("id")
        .range(pageParam, pageParam + PAGE_SIZE - 1)
        .abortSignal(signal)
        .retry(false)
        .throwOnError();
      return v.parse(v.array(EntryRow), data);
    },
  });

/** Figures of the days of `week`, Monday to Sunday. */
export const weekStatsQuery = (userId: string, week: Span) =>
  queryOptions({
    queryKey: [...journalKey(userId), "week", week.first],
    queryFn: async ({ signal }) => {
      const client = await getClient();
      const { data } = await client
        .rpc("calculate_weekly_stats_ksp", {
          p_user_id: userId,
          p_week_start: week.first,
          p_week_end: week.last,
        })
        .abortSignal(signal)
        .throwOnError();
      return v.parse(FirstStatsRow, data);
    },
  });

/** Figures of phase 1 to 6 of the user's active participation. */
export const phaseStatsQuery = (userId: string, phase: number) =>
  queryOptions({
    queryKey: [...journalKey(userId), "phase", phase],
    queryFn: async ({ signal }) => {
      const client = await getClient();
      const { data } = await client
        .rpc("calculate_phase_stats_ksp", { p_user_id: userId, p_phase_number: phase })
        .abortSignal(signal)
        .throwOnError();
      return v.parse(FirstStatsRow, data);
    },
  });

export interface EntryToAdd {
  entry: JournalEntry;
  /** The same for every attempt to send this entry, so that sending it again is harmless. */
  clientId: string;
}

/** The user has added as many entries today as one day takes. */
export class TooManyEntriesToday extends Error {}

const UNIQUE_VIOLATION = "23505";
const TOO_MANY_REQUESTS = 429;

/** @throws TooManyEntriesToday, or whatever went wrong on the way. */
async function addEntry(userId: string, { entry, clientId }: EntryToAdd): Promise<StoredEntry> {
  const client = await getClient();
  const columns = {
    entry_date: entry.day,
    entry_type: entry.type,
    amount: poundsOf(entry.pence),
    earning_detail: entry.type === "E" ? entry.detail : null,
    saving_detail: entry.type === "S" ? entry.detail : null,
    spending_detail: entry.type === "P" ? entry.detail : null,
  };
  const inserted = await client
    .from("journal_entries")
    .insert({ ...columns, user_id: userId, client_id: clientId })
    .select(ENTRY_COLUMNS)
    .single();
  if (!inserted.error) return v.parse(EntryRow, inserted.data);
  const overCap = inserted.status === TOO_MANY_REQUESTS;
  if (overCap || inserted.error.code === UNIQUE_VIOLATION) {
    // An earlier attempt may have arrived and only its answer been lost; then what was typed since counts.
    const { data } = await client
      .from("journal_entries")
      .update(columns)
      .eq("user_id", userId)
      .eq("client_id", clientId)
      .select(ENTRY_COLUMNS)
      .maybeSingle()
      .throwOnError();
    if (data) return v.parse(EntryRow, data);
  }
  if (overCap) throw new TooManyEntriesToday("Error 429: no more journal entries today");
  throw new Error(inserted.error.message, { cause: inserted.error });
}

export const addEntryMutation = (userId: string, queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: [...journalKey(userId), "add"],
    mutationFn: (toAdd: EntryToAdd) => addEntry(userId, toAdd),
    // Also after a failure: the entry may have arrived and only the answer been lost.
    onSettled: () => queryClient.invalidateQueries({ queryKey: journalKey(userId) }),
  });

/** Asks for all figures and the list again. */
export const refreshJournal = (userId: string, queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: journalKey(userId) });
