/**
 * The last known answers, kept per user and used if the server gives none. The pages show them like
 * any other data, and `useLastSeen` reports how old they are.
 */
import type { Query, QueryKey, RefetchOptions } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { isKept, remember, standIn, type Seen } from "@/domain/lastSeen";
import { onAuthChange, storedSession } from "./client";
import { queryClient } from "./queryClient";
import { parseSeen } from "./seenShapes";

interface LastSeenStore {
  read: () => readonly Seen[];
  write: (seen: readonly Seen[]) => void;
}

let storeOf: (userId: string) => LastSeenStore;

/** The shell passes in the store, because this room has no access to localStorage. */
export function keepLastSeenIn(stores: (userId: string) => LastSeenStore): void {
  storeOf = stores;
}

/** The time that the door waits for the session. */
const PATIENCE_MS = 3000;
const WRITE_AFTER_MS = 1000;

/** The moment of each answer that stands in for the server's, by the hash of its query. */
const standIns = new Map<string, number>();
/** True if the session has expired and was not renewed, so that the server has not been reached since. */
let isCutOff = false;
const listeners = new Set<() => void>();

function change(edit: () => void): void {
  edit();
  for (const listen of listeners) listen();
}

const cache = queryClient.getQueryCache();

const isUnanswered = ({ state }: Query): boolean => state.data === undefined;
const isInTrouble = ({ state }: Query): boolean =>
  state.fetchStatus === "paused" || state.fetchFailureCount > 0 || state.status === "error";

function putIn(query: Query, userId: string): void {
  if (!isUnanswered(query) || !isKept(query.queryKey, userId)) return;
  const seen = standIn(storeOf(userId).read(), query.queryKey);
  const data = parseSeen(query.queryKey, seen?.data);
  if (!seen || data === undefined) return;
  change(() => standIns.set(query.queryHash, seen.at));
  queryClient.setQueryData(query.queryKey, data, { updatedAt: seen.at });
  // The server is asked as soon as possible, however recent the stand-in is.
  void queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true, refetchType: "none" });
}

function write(userId: string): void {
  // Another person may have signed in through another tab.
  if (storedSession()?.user.id !== userId) return;
  const now = cache
    .findAll({ predicate: ({ queryKey, queryHash }) => isKept(queryKey, userId) && !standIns.has(queryHash) })
    .filter(({ state }) => state.status === "success")
    .map(({ queryKey, state }): Seen => ({
      key: queryKey,
      data: parseSeen(queryKey, state.data),
      at: state.dataUpdatedAt,
    }));
  const store = storeOf(userId);
  store.write(remember(store.read(), now, Date.now()));
}

/** @returns the function that stops it. */
function watchSession(): () => void {
  const runsOut = storedSession()?.expires_at ?? Infinity;
  change(() => (isCutOff = runsOut * 1000 < Date.now()));
  return onAuthChange((_event, session) => {
    if (session && isCutOff) change(() => (isCutOff = false));
  });
}

/**
 * Keeps the answers that come, and puts them in where none comes.
 * @returns the function that stops it.
 */
export function watchLastSeen(userId: string): () => void {
  let writing: ReturnType<typeof setTimeout> | undefined;
  const patience = new Set<ReturnType<typeof setTimeout>>();
  const writeNow = () => {
    if (writing === undefined) return;
    clearTimeout(writing);
    writing = undefined;
    write(userId);
  };
  const look = (query: Query) => {
    if (isUnanswered(query) && (isCutOff || isInTrouble(query))) putIn(query, userId);
  };
  const waitFor = (query: Query) => {
    const timer = setTimeout(() => {
      patience.delete(timer);
      putIn(query, userId);
    }, PATIENCE_MS);
    patience.add(timer);
  };

  const stopSession = watchSession();
  const stop = cache.subscribe((event) => {
    const { query } = event;
    if (!isKept(query.queryKey as QueryKey, userId)) return;
    if (event.type === "added") waitFor(query);
    if (event.type === "removed") change(() => standIns.delete(query.queryHash));
    if (event.type !== "updated") return;
    look(query);
    // One sentence above the page reports the failure, not each part of the page.
    if (event.action.type === "error" && standIns.has(query.queryHash))
      query.setState({ status: "success", error: null });
    if (event.action.type !== "success") return;
    if (!event.action.manual) change(() => standIns.delete(query.queryHash));
    // Data that a page puts in after the server accepted it counts as an answer.
    if (!standIns.has(query.queryHash)) writing ??= setTimeout(writeNow, WRITE_AFTER_MS);
  });
  for (const query of cache.getAll()) {
    look(query);
    if (isUnanswered(query)) waitFor(query);
  }
  // The answers from before this watch began are also worth keeping.
  writing = setTimeout(writeNow, WRITE_AFTER_MS);
  // A page that was opened without a connection failed instead of waiting for one, so it has to ask again.
  const onOnline = () => void askAgain({ cancelRefetch: false });
  addEventListener("online", onOnline);
  addEventListener("pagehide", writeNow);
  return () => {
    stop();
    stopSession();
    removeEventListener("online", onOnline);
    removeEventListener("pagehide", writeNow);
    clearTimeout(writing);
    for (const timer of patience) clearTimeout(timer);
    change(() => standIns.clear());
  };
}

const shownStandIns = (): Query[] =>
  cache.findAll({ type: "active", predicate: ({ queryHash }) => standIns.has(queryHash) });

/**
 * Returns the moment of the oldest stand-in on the screen. The profile is left out, because a page
 * of which only the name was seen counts as unseen.
 */
function oldestShown(): number | undefined {
  const moments = shownStandIns()
    .filter(({ queryKey }) => queryKey[0] !== "profile")
    .map(({ queryHash }) => standIns.get(queryHash)!);
  return moments.length ? Math.min(...moments) : undefined;
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  const stop = cache.subscribe(onChange);
  return () => {
    listeners.delete(onChange);
    stop();
  };
}

/**
 * Returns the moment at which the page's data was last known to be true (milliseconds); undefined
 * while the server answers.
 */
export const useLastSeen = (): number | undefined => useSyncExternalStore(subscribe, oldestShown);

/** Returns true if the session waits in vain for its renewal, or if something on the screen stands in for an answer. */
export const useCutOff = (): boolean =>
  useSyncExternalStore(subscribe, () => isCutOff || shownStandIns().length > 0);

/** Repeats every query that has only a stand-in, or nothing at all. */
export const askAgain = (options?: RefetchOptions): Promise<void> =>
  queryClient.refetchQueries(
    { type: "active", predicate: (query) => standIns.has(query.queryHash) || isUnanswered(query) },
    options,
  );
