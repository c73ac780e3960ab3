/**
 * The wording of a model's answer: her instructions repeated, swearing, rows of what is plainly wrong (answerRows.ts), and
 * what examples have taught of each sentence (scripts/guide/wording, `npm run rules`).
 */
import { weigher } from "../_shared/text/classifier.ts";
import { latinOf } from "../_shared/text/normalise.ts";
import { unmask } from "../_shared/text/signs.ts";
import { SWEAR_WORDS } from "../_shared/text/swearWords.ts";
import { ANSWER_ROWS, KNOWN_NAMES, SELF_ROWS, type WordingFault } from "./answerRows.ts";
import { plain as plainOf, reader } from "./rows.ts";
import { SYSTEM_PROMPT } from "./systemPrompt.ts";
import { SENTENCE_WEIGHTS } from "./weights.ts";

/** The faults of a sentence, and none. */
export const FAULTS = [
  "fine",
  "secrecy",
  "helpers",
  "closeness",
  "pretence",
  "contact",
  "tip",
  "body",
  "urgency",
  "insult",
  "instructions",
] as const satisfies readonly ("fine" | WordingFault)[];

/** @returns the sentences of an answer, each on its own. */
export const sentencesIn = (text: string): string[] =>
  text.split(/(?<!\bM(?:rs|s|r)\.)(?<=[.!?…]["”’')]*)\s+|\n+/u).filter((sentence) => /\p{L}/u.test(sentence));

/** @returns what the weights read. */
export const readSentence = (sentence: string): string => `^ ${latinOf(sentence)}`;

const sharesIn = weigher(FAULTS, SENTENCE_WEIGHTS);
/** How unlikely it must be that a sentence is fine. */
const MOST_FINE = 0.25;

function taughtFault(text: string): WordingFault | undefined {
  for (const sentence of sentencesIn(text)) {
    const shares = sharesIn(readSentence(sentence));
    if (shares.get("fine")! > MOST_FINE) continue;
    return FAULTS.filter((fault) => fault !== "fine").toSorted(
      (one, other) => shares.get(other)! - shares.get(one)!,
    )[0];
  }
  return undefined;
}

const wordingOf = reader(ANSWER_ROWS);
const selfOf = reader(SELF_ROWS);
const SWEARING: ReadonlySet<string> = new Set(SWEAR_WORDS);

/** So many words in the order of her instructions are no accident. */
const OVERLAP = 8;
const wordsIn = (text: string): string[] =>
  plainOf(text).replaceAll(/[.!?]/gu, "").split(" ").filter(Boolean);
const runsOf = (words: readonly string[]): string[] =>
  words.slice(OVERLAP - 1).map((_, start) => words.slice(start, start + OVERLAP).join(" "));
/** Her name, the quadrants, the helplines (7), the limits of her knowledge (9) and the pages are meant to be said. */
const MEANT_TO_BE_SAID =
  /^You are Ms[^\n]*|^THE FOUR[\s\S]*?(?=^YOUR RULES)|^[79]\.[\s\S]*?(?=^\d+\.)|^THE PAGES[\s\S]*/gmu;
let instructions: ReadonlySet<string> | undefined;
const repeatsInstructions = (text: string): boolean => {
  instructions ??= new Set(runsOf(wordsIn(SYSTEM_PROMPT.replace(MEANT_TO_BE_SAID, ""))));
  return runsOf(wordsIn(text)).some((run) => instructions!.has(run));
};

/** Words for a child to say, and the titles of pages. */
const QUOTED = /“[^“”]{1,300}”|"[^"]{1,300}"|(?<!\p{L})[‘'][^‘’'\n]{2,200}[’'](?!\p{L})/gu;
/** A capital inside a sentence. */
const NAME = /(?<=[\p{Ll}\d,;] )\p{Lu}[\p{L}\d’']+(?: \p{Lu}[\p{L}\d’']*)*/gu;
/** Names that no row knows are all read as "somename", because there are more firms than any list holds. */
const withoutNames = (text: string): string =>
  text.replace(NAME, (name) => (KNOWN_NAMES.has(name.toLowerCase().split(/[ ’']/u)[0]!) ? name : "somename"));
const inFull = (text: string): string =>
  text.replace(
    /\b(I|you|we)['’](m|re|ve|ll|d)\b/giu,
    (_, who: string, end: string) => `${who} ${FULL[end.toLowerCase()]}`,
  );
const FULL: Readonly<Record<string, string>> = { m: "am", re: "are", ve: "have", ll: "will", d: "would" };

/** @param text without hidden characters */
export function faultInWording(text: string): WordingFault | undefined {
  if (repeatsInstructions(text)) return "instructions";
  if (
    latinOf(text)
      .split(" ")
      .some((word) => SWEARING.has(word))
  )
    return "swearing";
  const full = inFull(text);
  const own = full.replace(QUOTED, " ");
  const readings = [full, unmask(full.toLowerCase()), withoutNames(own)].map(plainOf);
  return readings.map(wordingOf).find(Boolean) ?? selfOf(plainOf(own)) ?? taughtFault(full);
}
