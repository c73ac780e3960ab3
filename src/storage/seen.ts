/** The keys of the data that a user last saw (the user's id follows), and the function that clears it. */
import { browserStorage } from "./browserStorage";
import { announceChange } from "./isKnown";

const SEEN_KEY = "4mq_seen_";

/**
 * Clears the data of every user except this one, who is signed in now; without one, of every user,
 * because siblings share computers.
 */
export function forgetSeen(exceptOf?: string): void {
  const kept = exceptOf && SEEN_KEY + exceptOf;
  for (const key of browserStorage.keys())
    if (key.startsWith(SEEN_KEY) && key !== kept) browserStorage.removeItem(key);
}

/** The text that holds the data this user last saw. */
export const seenOf = (userId: string) => ({
  read: () => browserStorage.getItem(SEEN_KEY + userId),
  write: (text: string) => {
    browserStorage.setItem(SEEN_KEY + userId, text);
    announceChange();
  },
  remove: () => browserStorage.removeItem(SEEN_KEY + userId),
});
