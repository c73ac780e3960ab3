/**
 * Texts that children write for others to read (specification part 2, section 5), measured as the
 * database measures them.
 */
import { plainText, showsSomething } from "./visibleText";

/** Limits in characters (specification part 2, sections 5 and 9). */
export const HABIT_NAME_MAX_CHARACTERS = 100;
export const QUEST_MAX_CHARACTERS = 500;
export const IDEA_TITLE_MAX_CHARACTERS = 100;
export const IDEA_DESCRIPTION_MAX_CHARACTERS = 500;

/**
 * Characters that hide other text or turn it around (zero-width space, bidirectional overrides …). The database refuses
 * them, and nobody types them on purpose. The joiners inside emoji and Persian text stay.
 */
const HIDING = /[\u200B\u2060-\u2064\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

/** The text as it is sent and stored: trimmed, without hidden characters, and empty if nothing of it is visible. */
export function cleanText(text: string): string {
  const cleaned = plainText(text).replace(HIDING, "").trim();
  return showsSomething(cleaned) ? cleaned : "";
}

/** The same for a name, which has one line. */
export const cleanName = (text: string): string => cleanText(text).replace(/\s*\n\s*/gu, " ");

/** Counts like PostgreSQL's char_length for the text that is sent: an emoji of one code point is one character. */
export const countCharacters = (text: string): number => Array.from(cleanText(text)).length;

/** Returns enough of a text for the reader to recognise it. */
export function excerpt(text: string, maxCharacters = 60): string {
  const characters = Array.from(text.replace(/\s+/gu, " "));
  return characters.length <= maxCharacters
    ? characters.join("")
    : `${characters.slice(0, maxCharacters).join("")}…`;
}

export type TextProblem = "empty" | "tooLong";

export function textProblem(text: string, maxCharacters: number): TextProblem | undefined {
  if (!cleanText(text)) return "empty";
  return countCharacters(text) > maxCharacters ? "tooLong" : undefined;
}
