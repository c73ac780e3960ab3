import { hydrate } from "@tanstack/react-query";
import { queryClient } from "./queryClient";
import { seenBy, type SeenStore } from "./seenCopy";

export let storeOf: (userId: string) => SeenStore;

/** The shell passes in the store, because this room has no access to localStorage. */
export function keepLastSeenIn(stores: (userId: string) => SeenStore): void {
  storeOf = stores;
}

/** The user for whom this has been done, because the questions left before the scripts of the page were here. */
let begunEarlyFor: string | undefined;

/** Puts in the answers from the last visit before the page's own scripts are here, which then need not read them again. */
export function beginEarlyWithLastSeen(userId: string): void {
  beginWithLastSeen(userId);
  begunEarlyFor = userId;
}

/** Puts in the answers from the last visit. It is done at once, so that they are in the first frame of the page. */
export function beginWithLastSeen(userId: string): void {
  const isBegun = begunEarlyFor === userId;
  begunEarlyFor = undefined;
  if (isBegun) return;
  const seen = seenBy(userId, storeOf(userId));
  if (seen) hydrate(queryClient, seen.clientState);
}
