/** The keys of what a user last saw (the user's id follows), and the function that clears it. */
import { browserStorage } from "./browserStorage";
import { announceChange } from "./isKnown";

const SEEN_KEY = "4mq_seen_";

/**
 * Clears the data of every user except this one, who is signed in now; without one, of every user,
 * because siblings share computers.
 */
export function forgetSeen(exceptOf?: string): void {
  for (const key of browserStorage.keys())
    if (key.startsWith(SEEN_KEY) && !(exceptOf && key.startsWith(SEEN_KEY + exceptOf)))
      browserStorage.removeItem(key);
}

/** The key of the few facts that today's strip shows (known.ts). */
export const factsKey = (userId: string): string => `${SEEN_KEY}${userId}_today`;

/** The text that holds the data this user last saw. */
export const seenOf = (userId: string) => ({
  read: () => browserStorage.getItem(SEEN_KEY + userId),
  write: (text: string) => {
    browserStorage.setItem(SEEN_KEY + userId, text);
    announceChange();
  },
  remove: () => browserStorage.removeItem(SEEN_KEY + userId),
});
