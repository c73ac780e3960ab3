/**
 * Every rule for texts as a row: its kind, the reading it uses, and its pattern. The guide reads these rows, and `npm
 * run rules` writes them into the migration from which the database judges ideas and quests. Rules match phrases; the
 * meaning of a text's words together is learnt (classifier.ts).
 */
import { ABUSE } from "./abuseRules.ts";
import { CONTACT } from "./contactRules.ts";
import { CRISIS } from "./crisisRules.ts";
import { EMERGENCY } from "./emergencyRules.ts";
import { HARMLESS, INNOCENT } from "./harmless.ts";
import type { Normalised } from "./normalise.ts";
import { ABUSE_OTHER_LANGUAGES, CRISIS_OTHER_LANGUAGES } from "./otherLanguages.ts";
import { phrase, type RuleRow } from "./phrases.ts";

/** The worst kind first. */
export const RULE_KINDS = ["emergency", "crisis", "abuse", "contact"] as const;
export type RuleKind = (typeof RULE_KINDS)[number];

export interface Rule {
  hears: RuleKind;
  /** "words": both the Latin and the native reading, without harmless phrases. */
  reads: keyof Normalised | "words";
  pattern: string;
}

/** Phrases that only sound alarming; "~" replaces them before the rules for words run. */
export const HARMLESS_PATTERNS: readonly string[] = HARMLESS.map(phrase);
/** The same for swearing and for learning. */
export const INNOCENT_PATTERNS: readonly string[] = INNOCENT.map(phrase);

const patternOf = ([, written]: RuleRow): string => phrase(written);

const rows = (hears: RuleKind, patterns: readonly string[]): Rule[] =>
  patterns.map((pattern) => ({ hears, reads: "words", pattern }));

export const RULES: readonly Rule[] = [
  ...rows("emergency", EMERGENCY.map(patternOf)),
  ...rows("crisis", [...CRISIS.map(patternOf), ...CRISIS_OTHER_LANGUAGES]),
  ...rows("abuse", [...ABUSE.map(patternOf), ...ABUSE_OTHER_LANGUAGES]),
  ...CONTACT.map(([reads, pattern]): Rule => ({ hears: "contact", reads, pattern })),
];
