import { browserStorage } from "./browserStorage";
import { tabStorage } from "./tabStorage";

/** Begins the key of a quiz that was begun and not finished. */
export const UNFINISHED_QUIZ_KEY = "4mq_quiz_";

/** Forgets what is begun here by whoever sits there: answers, results that were not saved, the chat, a quiz. */
export function clearTab(): void {
  tabStorage.clear();
  for (const key of browserStorage.keys())
    if (key.startsWith(UNFINISHED_QUIZ_KEY)) browserStorage.removeItem(key);
}
