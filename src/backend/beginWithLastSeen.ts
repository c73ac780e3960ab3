import { hydrate } from "@tanstack/react-query";
import { queryClient } from "./queryClient";
import { seenBy, type SeenStore } from "./seenCopy";

export let storeOf: (userId: string) => SeenStore;

/** The shell passes in the store, because this room has no access to localStorage. */
export function keepLastSeenIn(stores: (userId: string) => SeenStore): void {
  storeOf = stores;
}

/** The user whose answers have been put in, by the questions beside the page's scripts or by the page. */
let begunFor: string | undefined;

/**
 * Puts in the answers from the last visit. It is done at once, so that they are in the first frame of the page, and once:
 * React may render that frame again, when newer answers are there.
 */
export function beginWithLastSeen(userId: string): void {
  // Signing out empties the cache.
  if (begunFor === userId && queryClient.getQueryCache().getAll().length > 0) return;
  begunFor = userId;
  const seen = seenBy(userId, storeOf(userId));
  if (seen) hydrate(queryClient, seen.clientState);
}
