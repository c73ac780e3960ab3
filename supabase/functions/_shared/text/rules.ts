/**
 * Every rule for texts, a row each: what it hears, in which reading, and the pattern. The guide reads these rows, and
 * `npm run rules` writes them into the migration from which the database judges ideas and quests. They hear what is told
 * in a turn of speech; what the words of a text tell together is learnt (classifier.ts).
 */
import { ABUSE } from "./abuseRules.ts";
import { CONTACT } from "./contactRules.ts";
import { CRISIS } from "./crisisRules.ts";
import { HARMLESS, INNOCENT } from "./harmless.ts";
import type { Normalised } from "./normalise.ts";
import { ABUSE_OTHER_LANGUAGES, CRISIS_OTHER_LANGUAGES } from "./otherLanguages.ts";
import { phrase } from "./phrases.ts";

/** The worst first. */
export const RULE_KINDS = ["crisis", "abuse", "contact"] as const;
export type RuleKind = (typeof RULE_KINDS)[number];

export interface Rule {
  hears: RuleKind;
  /** "words": both the Latin and the native reading, without harmless turns of speech. */
  reads: keyof Normalised | "words";
  pattern: string;
}

/** Ways of speaking that sound alarming; "~" takes their place before the rules that read words. */
export const HARMLESS_PATTERNS: readonly string[] = HARMLESS.map(phrase);
/** The same for swearing and for what is learnt. */
export const INNOCENT_PATTERNS: readonly string[] = INNOCENT.map(phrase);

const rows = (hears: RuleKind, patterns: readonly string[]): Rule[] =>
  patterns.map((pattern) => ({ hears, reads: "words", pattern }));

export const RULES: readonly Rule[] = [
  ...rows("crisis", [...CRISIS.map(phrase), ...CRISIS_OTHER_LANGUAGES]),
  ...rows("abuse", [...ABUSE.map(phrase), ...ABUSE_OTHER_LANGUAGES]),
  ...CONTACT.map(([reads, pattern]): Rule => ({ hears: "contact", reads, pattern })),
];
