import { browserStorage, type BrowserStorage } from "@/storage/browserStorage";
import { tabStorage } from "@/storage/tabStorage";

/** Half a quiz, and the visitors' own answers and places in Find Your Quadrant. */
const OF_THIS_VISIT = /^4mq_(quiz_|(quadrant|places)$)/;

/** The id of the user whose unfinished work this is. A visitor's has no mark, so that it lasts when they sign in. */
const OWNER_KEY = "4mq_owner";

function clearShared(): void {
  for (const key of [...browserStorage.keys(), OWNER_KEY])
    if (OF_THIS_VISIT.test(key) || key === OWNER_KEY) browserStorage.removeItem(key);
}

/** Clears the unfinished work: answers, unsaved results, the chat and a quiz. */
export function clearTab(): void {
  clearShared();
  // This also tells the stores that something has gone.
  tabStorage.clear();
}

const isOfAnother = (storage: BrowserStorage, userId: string | undefined): boolean =>
  ![null, userId].includes(storage.getItem(OWNER_KEY));

/**
 * Marks the unfinished work as this user's, and clears another's. A tab that was closed, asleep or on another site has
 * not seen its user sign out, and siblings share computers.
 * @param userId undefined if nobody is signed in.
 */
export function claimTab(userId: string | undefined): void {
  if (isOfAnother(browserStorage, userId)) clearShared();
  if (isOfAnother(tabStorage, userId)) tabStorage.clear();
  if (!userId) return;
  for (const storage of [browserStorage, tabStorage])
    if (storage.getItem(OWNER_KEY) !== userId) storage.setItem(OWNER_KEY, userId);
}
