/** Small enough for every page: whether signing out leaves something behind. */
import { browserStorage } from "./browserStorage";

const KEY = "4mq_outbox_";
const EMPTY = "[]";

export const outboxKey = (userId: string): string => KEY + userId;

/** The key of what a user has begun to write in the community. */
export const draftsKey = (userId: string): string => "4mq_begun_" + userId;

/** Who signs out leaves none of their words behind; who loses the session finds them again. */
export const forgetDrafts = (userId: string): void => browserStorage.removeItem(draftsKey(userId));

export function hasUnsent(userId: string): boolean {
  const stored = browserStorage.getItem(outboxKey(userId));
  return stored !== null && stored !== EMPTY;
}
