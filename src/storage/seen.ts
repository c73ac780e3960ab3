/** Under which keys the browser keeps what a user saw last (the user's id follows), and how it is forgotten. */
import { browserStorage } from "./browserStorage";

export const SEEN_KEY = "4mq_seen_";

/** Everybody's but this user's, who is signed in now; without one, everybody's: siblings share computers. */
export function forgetSeen(exceptOf?: string): void {
  const kept = exceptOf && SEEN_KEY + exceptOf;
  for (const key of browserStorage.keys())
    if (key.startsWith(SEEN_KEY) && key !== kept) browserStorage.removeItem(key);
}
