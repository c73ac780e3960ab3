/** Small enough for every page: whether signing out leaves something behind. */
import { browserStorage } from "./browserStorage";

const KEY = "4mq_outbox_";
const EMPTY = "[]";

export const outboxKey = (userId: string): string => KEY + userId;

export function hasUnsent(userId: string): boolean {
  const stored = browserStorage.getItem(outboxKey(userId));
  return stored !== null && stored !== EMPTY;
}
