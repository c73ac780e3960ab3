/**
 * What a visitor without an account has done in this browser and can keep after joining. Read without a parser of
 * schemas, because the sign-in page asks for it.
 */
import { browserStorage } from "./browserStorage";
import { announceChange } from "./isKnown";
import { QUADRANT_KEY, TRACKER_KEY } from "./keys";
import { fieldsOf, keepMe, keepReadingPlace, listOf, meOf, readingPlace } from "./known";

const SCENARIOS = 5;

/** Changes whenever there is something new to ask about; empty if there is nothing. */
function visitorMark(): string {
  const { chosen, savedFor } = fieldsOf(browserStorage.getItem(QUADRANT_KEY));
  const result = listOf(chosen).length === SCENARIOS && savedFor === null ? listOf(chosen).join("") : "";
  const lines = listOf(fieldsOf(browserStorage.getItem(TRACKER_KEY)).entries).length;
  const { portrait } = meOf(undefined);
  const place = readingPlace(undefined);
  return [result, lines || "", portrait ?? "", place?.to ?? ""].join(" ").trim();
}

const askedKey = (userId: string) => `4mq_asked_${userId}`;

/** True if this user has not been asked yet about what is here now. */
export function hasSomethingToKeep(userId: string): boolean {
  const mark = visitorMark();
  return mark !== "" && browserStorage.getItem(askedKey(userId)) !== mark;
}

/** Remembers that this user was asked, whatever the answer was. */
export const rememberAsked = (userId: string): void =>
  browserStorage.setItem(askedKey(userId), visitorMark());

/** The visitor's portrait and look become this user's. */
export function takePortrait(userId: string): void {
  keepMe(userId, meOf(undefined));
  browserStorage.removeItem("4mq_me");
  announceChange();
}

export function takeReadingPlace(userId: string): void {
  keepReadingPlace(userId, readingPlace(undefined));
  keepReadingPlace(undefined, undefined);
}
