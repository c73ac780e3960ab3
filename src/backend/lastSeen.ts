/**
 * The answers that the signed-in pages showed last, kept per user. A page begins with them (beginWithLastSeen.ts), asks
 * the server at once, and `useLastSeen` reports how old they are while it does not answer.
 */
import type { Query, RefetchOptions } from "@tanstack/react-query";
import { persistQueryClientSave, persistQueryClientSubscribe } from "@tanstack/react-query-persist-client";
import { useSyncExternalStore } from "react";
import { storeOf } from "./beginWithLastSeen";
import { storedSession } from "./session";
import { queryClient } from "./queryClient";
import { isKept, persisterOf, SEEN_VERSION, UNKNOWN_MOMENT } from "./seenCopy";

/** Keeps the answers that come. @returns the function that stops it. */
export function watchLastSeen(userId: string): () => void {
  const persister = persisterOf(userId, storeOf(userId));
  const options = {
    queryClient,
    persister,
    buster: SEEN_VERSION,
    dehydrateOptions: {
      shouldDehydrateMutation: () => false,
      shouldDehydrateQuery: ({ queryKey, state }: Query) =>
        isKept(queryKey, userId) && state.data !== undefined,
    },
  };
  const stop = persistQueryClientSubscribe(options);
  // Answers from before this watch began are also worth keeping.
  void persistQueryClientSave(options);
  // A page that was opened without a connection failed instead of waiting for one, so it has to ask again.
  const onOnline = () => void askAgain({ cancelRefetch: false });
  addEventListener("online", onOnline);
  addEventListener("pagehide", persister.writeNow);
  return () => {
    stop();
    removeEventListener("online", onOnline);
    removeEventListener("pagehide", persister.writeNow);
    persister.writeNow();
  };
}

/** True if the server does not answer. A list that cannot be continued says so itself. */
const isUnreachable = ({ state }: Query): boolean =>
  !state.fetchMeta?.fetchMore &&
  (state.fetchStatus === "paused" || state.fetchFailureCount > 0 || state.status === "error");

/** The answers on the screen that the server has not confirmed. */
const unconfirmed = (): Query[] =>
  queryClient.getQueryCache().findAll({
    type: "active",
    predicate: (query) =>
      query.state.data !== undefined && (query.state.isInvalidated || isUnreachable(query)),
  });

/**
 * Returns the moment of the oldest. The profile is left out, because a page of which only the name was seen counts as
 * unseen.
 */
function oldestShown(): number | undefined {
  const moments = unconfirmed()
    .filter(({ queryKey }) => queryKey[0] !== "profile")
    .map(({ state }) => state.dataUpdatedAt);
  const oldest = Math.min(...moments);
  return moments.length && oldest !== UNKNOWN_MOMENT ? oldest : undefined;
}

/** True if the session has expired, so that every request waits for its renewal. */
const isCutOff = (): boolean => (storedSession()?.expires_at ?? Infinity) * 1000 < Date.now();

function connection(): "up" | "waiting" | "down" {
  const shown = unconfirmed();
  if (shown.some(isUnreachable)) return "down";
  return shown.length || isCutOff() ? "waiting" : "up";
}

/** The events of a page that asks something for the first time. They come while it is drawn, and bring no data. */
const OF_DRAWING = new Set(["added", "observerResultsUpdated"]);

const subscribe = (onChange: () => void) =>
  queryClient.getQueryCache().subscribe(({ type }) => {
    // No other component may be changed while one is drawn.
    if (!OF_DRAWING.has(type)) onChange();
  });

/**
 * Returns the moment at which the page's data was last known to be true (milliseconds); undefined if
 * the server has confirmed it, or a wrong clock told the moment.
 */
export const useLastSeen = (): number | undefined =>
  useSyncExternalStore(subscribe, oldestShown, () => undefined);

/** Returns `waiting` while the server is asked about something on the screen, and `down` once that has failed. */
export const useConnection = () => useSyncExternalStore(subscribe, connection, () => "up" as const);

/** Asks again for everything on the screen that the server has not confirmed. */
export const askAgain = (options?: RefetchOptions): Promise<void> =>
  queryClient.refetchQueries(
    {
      type: "active",
      predicate: (query) =>
        query.state.data === undefined || query.state.isInvalidated || isUnreachable(query),
    },
    options,
  );
