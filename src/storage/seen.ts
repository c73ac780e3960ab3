/** Under which keys the browser keeps what a user saw last (the user's id follows), and how all of it is forgotten. */
import { browserStorage } from "./browserStorage";

export const SEEN_KEY = "4mq_seen_";

/** Everybody's: siblings share computers. */
export function forgetSeen(): void {
  for (const key of browserStorage.keys()) if (key.startsWith(SEEN_KEY)) browserStorage.removeItem(key);
}
