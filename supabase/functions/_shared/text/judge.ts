/** Judges a text before anybody else reads it. The database judges by the same rows (`private.judge_text`). */
import { normalise } from "./normalise.ts";
import {
  HARMLESS_PATTERNS,
  INNOCENT_PATTERNS,
  RULE_KINDS,
  RULES,
  type Rule,
  type RuleKind,
} from "./rules.ts";
import { SWEAR_WORDS } from "./swearWords.ts";
import { weighText, type LearntKind, type Weights } from "./classifier.ts";

export type Finding = RuleKind | LearntKind | "swearing";

/** The outcome for an idea's text: published, held for a grown-up, refused, or answered with help. */
export type PublicationOutcome = "published" | "held" | "refused" | "help";

export const outcomeOf = (heard: Finding | undefined): PublicationOutcome => {
  if (!heard) return "published";
  if (heard === "emergency" || heard === "crisis" || heard === "abuse") return "help";
  return heard === "contact" ? "refused" : "held";
};

const compile = (patterns: readonly string[]) => patterns.map((pattern) => new RegExp(pattern, "gu"));
const [HARMLESS, INNOCENT] = [HARMLESS_PATTERNS, INNOCENT_PATTERNS].map(compile) as [RegExp[], RegExp[]];
/** "~" where a harmless phrase was removed. */
const without = (turns: readonly RegExp[], text: string): string =>
  turns.reduce((rest, turn) => rest.replace(turn, "~"), text);

const RULES_OF = new Map(
  RULE_KINDS.map((kind) => [
    kind,
    RULES.filter(({ hears }) => hears === kind).map(({ reads, pattern }) => ({
      reads,
      rule: new RegExp(pattern, "u"),
    })),
  ]),
);
const SWEARING: ReadonlySet<string> = new Set(SWEAR_WORDS);

/** A text in each reading, and whether rules of a kind match it. */
export function readAndMatch(text: string) {
  const normalised = normalise(text);
  const { latin, native } = normalised;
  const readings: Record<Rule["reads"], readonly string[]> = {
    cased: [normalised.cased],
    plain: [normalised.plain],
    digits: [normalised.digits],
    latin: [latin],
    native: [native],
    words: [...new Set([latin, native])].map((read) => without(HARMLESS, read)),
  };
  const hears = (kind: RuleKind): boolean =>
    RULES_OF.get(kind)!.some(({ reads, rule }) => readings[reads].some((read) => rule.test(read)));
  return { readings, hears };
}

/** The reading for learning, without phrases that only sound like scorn or swearing. */
export const withoutInnocentPhrases = (latin: string): string => without(INNOCENT, latin);

const swears = (innocent: string): boolean =>
  innocent.split(" ").some((word) => SWEARING.has(word) || SWEARING.has(word.replace(/(?<!s)[sz]$/u, "")));

/**
 * @returns the worst kind found in a text, if any: a child in need who also gives contact details counts as in need.
 */
export function judge(text: string, weights: Weights): Finding | undefined {
  const { readings, hears } = readAndMatch(text);
  const ruled = RULE_KINDS.find(hears);
  if (ruled && ruled !== "contact") return ruled;
  const innocent = withoutInnocentPhrases(readings.latin[0]!);
  const taught = weighText(innocent, weights);
  if (taught === "worry") return taught;
  return ruled ?? taught ?? (swears(innocent) ? "swearing" : undefined);
}
