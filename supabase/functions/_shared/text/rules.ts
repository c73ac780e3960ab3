/**
 * Every rule for texts, a row each: what it hears, in which reading, and the pattern. The guide reads these rows, and
 * `npm run rules` writes them into the migration from which the database judges ideas and quests.
 */
import { ABUSE } from "./abuseRules.ts";
import { CONTACT } from "./contactRules.ts";
import { CRISIS } from "./crisisRules.ts";
import { HARMLESS, INNOCENT } from "./harmless.ts";
import { HELD, HELD_BY_NAME, HELD_BY_PICTURE } from "./heldRules.ts";
import type { Normalised } from "./normalise.ts";
import { ABUSE_ELSEWHERE, CRISIS_ELSEWHERE } from "./otherLanguages.ts";
import { HINTS } from "./hintRules.ts";
import { phrase } from "./phrases.ts";
import { WORRY } from "./worryRules.ts";

/** The worst first. */
export const HEARD = [
  "crisis",
  "abuse",
  "contact",
  "worry",
  "hint",
  "sexual",
  "unsafe",
  "unkind",
  "swearing",
] as const;
export type Heard = (typeof HEARD)[number];

export interface Rule {
  hears: Exclude<Heard, "swearing">;
  /**
   * "words": both the Latin and the native reading, without harmless turns of speech. "innocent": the Latin reading
   * without innocent ones.
   */
  reads: keyof Normalised | "words" | "innocent";
  pattern: string;
}

/** Ways of speaking that sound alarming; "~" takes their place before the rules that read words. */
export const HARMLESS_PATTERNS: readonly string[] = HARMLESS.map(phrase);
export const INNOCENT_PATTERNS: readonly string[] = INNOCENT.map(phrase);

const rows = (hears: Rule["hears"], reads: Rule["reads"], patterns: readonly string[]): Rule[] =>
  patterns.map((pattern) => ({ hears, reads, pattern }));

export const RULES: readonly Rule[] = [
  ...rows("crisis", "words", [...CRISIS.map(phrase), ...CRISIS_ELSEWHERE]),
  ...rows("abuse", "words", [...ABUSE.map(phrase), ...ABUSE_ELSEWHERE]),
  ...CONTACT.map(([reads, pattern]): Rule => ({ hears: "contact", reads, pattern })),
  ...rows("worry", "words", WORRY),
  ...HINTS.map(([reads, pattern]): Rule => ({ hears: "hint", reads, pattern })),
  ...rows("sexual", "innocent", HELD.sexual),
  ...rows("sexual", "cased", HELD_BY_PICTURE),
  ...rows("unsafe", "innocent", HELD.unsafe),
  ...rows("unkind", "innocent", HELD.unkind),
  ...rows("unkind", "cased", HELD_BY_NAME),
];
