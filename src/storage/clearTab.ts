import { browserStorage } from "./browserStorage";
import { QUADRANT_KEY } from "./keys";
import { tabStorage } from "./tabStorage";

/** The start of the key of an unfinished quiz. */
export const UNFINISHED_QUIZ_KEY = "4mq_quiz_";

/** Clears the unfinished work: answers, unsaved results, the chat and a quiz. */
export function clearTab(): void {
  for (const key of browserStorage.keys())
    if (key.startsWith(UNFINISHED_QUIZ_KEY) || key === QUADRANT_KEY) browserStorage.removeItem(key);
  // This also tells the stores that something has gone.
  tabStorage.clear();
}
