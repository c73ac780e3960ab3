import { browserStorage, players } from "@/storage/browserStorage";
import { REMOVED_KEY } from "@/storage/players/players";
import { tabStorage } from "@/storage/tabStorage";

/** Half a quiz, and the answers in Find Your Quadrant. */
const OF_THIS_VISIT = /^4mq_(quiz_|quadrant$)/;

/** The id of the user whose unfinished work this is. A visitor's has no mark, so that it lasts when they sign in. */
const OWNER_KEY = "4mq_owner";

/** A player who was removed can come back until the tab closes. */
export function clearTabStorage(): void {
  const removed = tabStorage.getItem(REMOVED_KEY);
  // This also tells the stores that something has gone.
  tabStorage.clear();
  if (removed !== null) tabStorage.setItem(REMOVED_KEY, removed);
}

/** Clears the unfinished work: answers, unsaved results, the chat and a quiz. */
export function clearTab(): void {
  for (const key of browserStorage.keys()) if (OF_THIS_VISIT.test(key)) browserStorage.removeItem(key);
  clearTabStorage();
}

/**
 * Gives the browser's keys to whoever is playing, marks this tab's unfinished work as this user's, and clears another's. A
 * tab that was closed, asleep or on another site has not seen its user sign out, and siblings share computers.
 * @param userId undefined if nobody is signed in.
 * @param isStart true as the page opens.
 * @returns true if another nickname plays now than this tab has shown.
 */
export function claimTab(userId: string | undefined, isStart?: boolean): boolean {
  const isAnother = players.claim(userId, isStart);
  // An earlier version of the site marked the browser's keys too.
  if (isStart) browserStorage.removeItem(OWNER_KEY);
  const owner = tabStorage.getItem(OWNER_KEY);
  if (isAnother || ![null, userId].includes(owner)) clearTabStorage();
  if (userId && owner !== userId) tabStorage.setItem(OWNER_KEY, userId);
  return isAnother;
}
