/** Moves what a visitor without an account chose in this browser to a user who says that it is theirs. */
import { browserStorage } from "./browserStorage";
import { announceChange } from "./isKnown";
import { keepMe, keepReadingPlace, meOf, readingPlace } from "./known";

/** The portrait and its look. */
export function takePortrait(userId: string): void {
  keepMe(userId, meOf(undefined));
  browserStorage.removeItem("4mq_me");
  announceChange();
}

export function takeReadingPlace(userId: string): void {
  keepReadingPlace(userId, readingPlace(undefined));
  keepReadingPlace(undefined, undefined);
}
