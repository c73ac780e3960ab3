import { browserStorage } from "@/storage/browserStorage";
import { tabStorage } from "@/storage/tabStorage";

/** Half a quiz, and the visitors' own answers and places in Find Your Quadrant. */
const OF_THIS_VISIT = /^4mq_(quiz_|(quadrant|places)$)/;

/** Clears the unfinished work: answers, unsaved results, the chat and a quiz. */
export function clearTab(): void {
  for (const key of browserStorage.keys()) if (OF_THIS_VISIT.test(key)) browserStorage.removeItem(key);
  // This also tells the stores that something has gone.
  tabStorage.clear();
}
