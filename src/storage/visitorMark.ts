/**
 * The mark of things that a visitor has done in this browser and can keep after joining. The sign-in page asks for it, so
 * it reads the stored texts as they are; the page /keep parses them.
 */
import { browserStorage } from "./browserStorage";
import { QUADRANT_KEY, TRACKER_KEY } from "./keys";

/** The sign of something worth keeping in the text under each key. */
const SIGNS = [
  [QUADRANT_KEY, /"at":5,"savedFor":null/],
  [TRACKER_KEY, /"entry_date"/],
  ["4mq_me", /^(?!none)/],
  ["4mq_reading", /"/],
] as const;

/** Changes whenever there is something new to ask about; empty if there is nothing. */
const visitorMark = (): string =>
  SIGNS.map(([key, sign]) => {
    const text = browserStorage.getItem(key);
    // The length stands for the rest of a long sheet.
    return text && sign.test(text) ? text.length + text.slice(0, 99) : "";
  }).join("");

const askedKey = (userId: string) => `4mq_asked_${userId}`;

/** True if this user has not been asked yet about what is here now. */
export function hasSomethingToKeep(userId: string): boolean {
  const mark = visitorMark();
  return mark !== "" && browserStorage.getItem(askedKey(userId)) !== mark;
}

/** Remembers that this user was asked, whatever the answer was. */
export const rememberAsked = (userId: string): void =>
  browserStorage.setItem(askedKey(userId), visitorMark());
