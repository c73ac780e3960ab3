/** Moves what a visitor without an account chose in this browser to a user who says that it is theirs. */
import { browserStorage } from "@/storage/browserStorage";
import { announceChange } from "@/storage/isKnown";
import { keepMe, meOf, readingPlace } from "@/storage/known";
import { takeVisitorsPlaces } from "@/storage/reading/reading";

/** The visitors' own goes only once the user's is stored, because a full storage keeps it no longer than the page. */
const dropOnceKept = (name: string, userId: string): void => {
  if (browserStorage.isKept(`${name}_${userId}`)) browserStorage.removeItem(name);
};

/** The user's look stays as it is. */
export function takePortrait(userId: string): void {
  const { portrait } = meOf(undefined);
  if (!portrait) return;
  keepMe(userId, { ...meOf(userId), portrait });
  dropOnceKept("4mq_me", userId);
  announceChange();
}

export function takeReadingPlace(userId: string): void {
  if (!readingPlace(undefined)) return;
  takeVisitorsPlaces(userId);
  dropOnceKept("4mq_reading", userId);
}
