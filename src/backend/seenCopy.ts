/** The copy of what a user last saw: its kinds of answer, its text, and how it is written. */
import { hashKey, type QueryKey } from "@tanstack/react-query";
import type { PersistedClient, Persister } from "@tanstack/react-query-persist-client";
import * as v from "valibot";
import { dayOf, isDay } from "@/domain/calendar";
import { storedSession } from "./session";

/** Raised with every change of the rows that the kinds below keep; copies of another version are dropped. */
export const SEEN_VERSION = "5";

/** Characters of JSON. The browser has room for five million, and entries that wait to be sent take priority. */
const MAX_SIZE = 200_000;
const MAX_SIZE_EACH = 80_000;
const MAX_AGE_MS = 30 * 24 * 3_600_000;
const WRITE_AFTER_MS = 1000;

/** The moment of an answer that nobody knows. It counts as the oldest, so any other answer takes its place. */
export const UNKNOWN_MOMENT = 0;

/** A moment to come is from a clock that was wrong then, or is wrong now. */
const knownMoment = (moment: number): number => (moment > Date.now() ? UNKNOWN_MOMENT : moment);

const isTooOld = (moment: number): boolean => moment !== UNKNOWN_MOMENT && Date.now() - moment >= MAX_AGE_MS;

/** Daily figures: those of the latest day stand in for today's. */
const OF_A_DAY = new Set<unknown>(["kpi", "participation", "challenges"]);

/** The kinds of answer worth keeping, by the first word of the key. Names, sign-ins and second steps are not. */
const KINDS = new Set<unknown>([...OF_A_DAY, "profile", "journal", "habits", "kindness", "gigs", "badges"]);

/** By the third word of the key: a full name, private drafts, and a journal too long to leave room for anything else. */
const NOT_KEPT = new Set<unknown>(["names", "of streak", "whole"]);

/** Returns true if the question belongs to this user and its answer may be kept. */
export const isKept = (key: QueryKey, userId: string): boolean =>
  KINDS.has(key[0]) && key[1] === userId && !NOT_KEPT.has(key[2]);

const ofToday = (key: QueryKey): QueryKey =>
  OF_A_DAY.has(key[0]) && key.length === 3 && isDay(String(key[2]))
    ? [key[0], key[1], dayOf(new Date())]
    : key;

const Snapshot = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    timestamp: v.number(),
    buster: v.string(),
    queries: v.array(
      v.object({ queryKey: v.array(v.unknown()), data: v.unknown(), dataUpdatedAt: v.number() }),
    ),
  }),
);

const isInNeed = (item: unknown): boolean =>
  typeof item === "object" && item !== null && "needs_help" in item && item.needs_help !== null;

/**
 * Writes the newest answers, as far as there is room. Of a list that continues, the first page is enough. A computer
 * that others use does not keep the text of a child in need.
 */
function serialise({ timestamp, buster, clientState }: PersistedClient): string {
  const queries: string[] = [];
  let room = MAX_SIZE;
  const byTime = clientState.queries.toSorted(
    (one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt,
  );
  for (const { queryKey, state } of byTime) {
    const { data, dataUpdatedAt } = state;
    if (data === null) continue;
    const json = JSON.stringify({ queryKey, data, dataUpdatedAt }, (name, value: unknown) => {
      if (!Array.isArray(value)) return value;
      return name === "pages" || name === "pageParams"
        ? value.slice(0, 1)
        : value.filter((item) => !isInNeed(item));
    });
    if (json.length > MAX_SIZE_EACH || json.length > room) continue;
    room -= json.length;
    queries.push(json);
  }
  return `{"timestamp":${timestamp},"buster":${JSON.stringify(buster)},"queries":[${queries.join()}]}`;
}

/** Adds the answers that only other tabs, or earlier visits, have read. */
function merged(latest: PersistedClient, before: PersistedClient | undefined): PersistedClient {
  if (before?.buster !== latest.buster) return latest;
  const newest = new Map(before.clientState.queries.map((query) => [query.queryHash, query]));
  for (const query of latest.clientState.queries) {
    const known = newest.get(query.queryHash)?.state.dataUpdatedAt ?? 0;
    if (query.state.dataUpdatedAt >= known) newest.set(query.queryHash, query);
  }
  return { ...latest, clientState: { mutations: [], queries: [...newest.values()] } };
}

/** Returns undefined if the text is not a snapshot: somebody may have changed it by hand. */
function parse(text: string, userId: string): PersistedClient | undefined {
  const { success, output } = v.safeParse(Snapshot, text);
  if (!success) return undefined;
  const { queries, ...snapshot } = output;
  return {
    ...snapshot,
    clientState: {
      mutations: [],
      queries: queries
        .filter(({ queryKey, dataUpdatedAt }) => isKept(queryKey, userId) && !isTooOld(dataUpdatedAt))
        .map(({ queryKey, data, dataUpdatedAt }) => ({
          queryKey: ofToday(queryKey),
          queryHash: hashKey(ofToday(queryKey)),
          dehydratedAt: knownMoment(dataUpdatedAt),
          state: {
            data,
            dataUpdatedAt: knownMoment(dataUpdatedAt),
            dataUpdateCount: 1,
            error: null,
            errorUpdateCount: 0,
            errorUpdatedAt: 0,
            fetchFailureCount: 0,
            fetchFailureReason: null,
            fetchMeta: null,
            fetchStatus: "idle",
            // The server is asked as soon as possible, however recent the answer is.
            isInvalidated: true,
            status: "success",
          },
        })),
    },
  };
}

export interface SeenStore {
  read: () => string | null;
  write: (text: string) => void;
  remove: () => void;
}

/** Returns what this user last saw, if it is of this version and not too old. Anything else is dropped. */
export function seenBy(userId: string, store: SeenStore): PersistedClient | undefined {
  const seen = parse(store.read() ?? "", userId);
  if (seen && seen.buster === SEEN_VERSION && !isTooOld(seen.timestamp)) return seen;
  if (seen) store.remove();
  return undefined;
}

/** Writes at most once a second, and `writeNow` what is still to be written. */
export function persisterOf(userId: string, store: SeenStore): Persister & { writeNow: () => void } {
  const restoreClient = () => parse(store.read() ?? "", userId);
  let latest: PersistedClient | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const writeNow = () => {
    clearTimeout(timer);
    timer = undefined;
    // Another person may have signed in through another tab.
    if (latest && storedSession()?.user.id === userId)
      store.write(serialise(merged(latest, restoreClient())));
    latest = undefined;
  };
  return {
    persistClient: (client) => {
      latest = client;
      timer ??= setTimeout(writeNow, WRITE_AFTER_MS);
    },
    restoreClient,
    removeClient: store.remove,
    writeNow,
  };
}
