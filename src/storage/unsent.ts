/** Tells whether signing out would leave unsent data behind. Small enough for every page. */
import { browserStorage } from "./browserStorage";

const KEY = "4mq_outbox_";
const EMPTY = "[]";

export const outboxKey = (userId: string): string => KEY + userId;

/** The key of a user's unfinished texts in the community. */
export const draftsKey = (userId: string): string => "4mq_begun_" + userId;

/** A sign-out clears the user's words; a session that ends by itself keeps them. */
export const forgetDrafts = (userId: string): void => browserStorage.removeItem(draftsKey(userId));

export function hasUnsent(userId: string): boolean {
  const stored = browserStorage.getItem(outboxKey(userId));
  return stored !== null && stored !== EMPTY;
}
