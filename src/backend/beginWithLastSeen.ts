import { hydrate } from "@tanstack/react-query";
import { queryClient } from "./queryClient";
import { seenBy, type SeenStore } from "./seenCopy";

export let storeOf: (userId: string) => SeenStore;

/** The shell passes in the store, because this room has no access to localStorage. */
export function keepLastSeenIn(stores: (userId: string) => SeenStore): void {
  storeOf = stores;
}

/** Puts in the answers from the last visit. It is done at once, so that they are in the first frame of the page. */
export function beginWithLastSeen(userId: string): void {
  const seen = seenBy(userId, storeOf(userId));
  if (seen) hydrate(queryClient, seen.clientState);
}
