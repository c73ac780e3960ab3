/** The keys of the data that a user last saw (the user's id follows), and the function that clears it. */
import { browserStorage } from "./browserStorage";

export const SEEN_KEY = "4mq_seen_";

/**
 * Clears the data of every user except this one, who is signed in now; without one, of every user,
 * because siblings share computers.
 */
export function forgetSeen(exceptOf?: string): void {
  const kept = exceptOf && SEEN_KEY + exceptOf;
  for (const key of browserStorage.keys())
    if (key.startsWith(SEEN_KEY) && key !== kept) browserStorage.removeItem(key);
}
