/**
 * The mark of things that a visitor has done in this browser and can keep after joining. The sign-in page asks for it, so
 * it reads the stored texts as they are; the page /keep parses them.
 */
import { browserStorage, players } from "@/storage/browserStorage";
import { EARNINGS_KEY, GOAL_KEY, QUADRANT_KEY } from "@/storage/sharedKeys";
import { sheetIds, sheetKey } from "@/storage/tracker/sheetKeys";

/** The sign of something worth keeping in the text under each key. */
const SIGNS = [
  [QUADRANT_KEY, /"at":5,"savedFor":null/],
  ["4mq_me", /^(?!none)/],
  ["4mq_reading", /"to"/],
  ["4mq_plans", /"/],
  ["4mq_string", /"/],
  [GOAL_KEY, /"price"/],
  [EARNINGS_KEY, /"totalCoins":"?[1-9]/],
  ["quizScores", /:/],
] as const;

/** A short code for a text, from which nobody can read it. */
function codeOf(text: string): string {
  let code = 0;
  for (let at = 0; at < text.length; at += 1) code = (Math.imul(code, 31) + text.charCodeAt(at)) | 0;
  return code.toString(36);
}

/** One code for each thing that is here. */
const marks = (): string[] =>
  [...SIGNS, ...sheetIds().map((id) => [sheetKey(id), /"entry_date"/] as const)].flatMap(([key, sign]) => {
    // An account that plays has the coins’ own key.
    const text = players.visitorStorage.getItem(key);
    return text && sign.test(text) ? [codeOf(key + text)] : [];
  });

const askedKey = (userId: string) => `4mq_asked_${userId}`;
const askedOf = (userId: string): string[] => browserStorage.getItem(askedKey(userId))?.split(" ") ?? [];

/** True if something is here that this user has not been asked about. */
export function hasSomethingToKeep(userId: string): boolean {
  const asked = askedOf(userId);
  return marks().some((mark) => !asked.includes(mark));
}

const MAX_MARKS = 40;

/** Remembers that this user was asked, whatever the answer was. */
export const rememberAsked = (userId: string): void =>
  browserStorage.setItem(
    askedKey(userId),
    [...new Set([...askedOf(userId), ...marks()])].slice(-MAX_MARKS).join(" "),
  );
