/** What this browser keeps that only its user may see, and how it is forgotten. */
import { browserStorage } from "./browserStorage";
import { BEGUN_KEY } from "./unsent";

/** The user's id follows. */
export const SEEN_KEY = "4mq_seen_";

function forget(shouldGo: (key: string) => boolean): void {
  for (const key of browserStorage.keys()) if (shouldGo(key)) browserStorage.removeItem(key);
}

/** The figures of every user: siblings share computers. */
export const forgetSeen = (): void => forget((key) => key.startsWith(SEEN_KEY));

/**
 * The figures and unfinished texts of everybody but this user, who is signed in now. Journal entries that were not sent
 * stay: only their own user can send them.
 */
export const forgetOthers = (userId: string): void =>
  forget((key) => [SEEN_KEY, BEGUN_KEY].some((kind) => key.startsWith(kind) && key !== kind + userId));
