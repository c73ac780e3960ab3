/** Judges a text before anybody else reads it. The database judges by the same rows (`private.judge_text`). */
import { normalise } from "./normalise.ts";
import { HARMLESS_PATTERNS, HEARD, INNOCENT_PATTERNS, RULES, type Heard, type Rule } from "./rules.ts";
import { SWEAR_WORDS } from "./swearWords.ts";

/** What becomes of the text of an idea: for all, for a grown-up first, for nobody, or answered with help. */
export type Outcome = "published" | "held" | "refused" | "help";

export const outcomeOf = (heard: Heard | undefined): Outcome => {
  if (!heard) return "published";
  if (heard === "crisis" || heard === "abuse") return "help";
  return heard === "contact" ? "refused" : "held";
};

const compile = (patterns: readonly string[]) => patterns.map((pattern) => new RegExp(pattern, "gu"));
const [HARMLESS, INNOCENT] = [HARMLESS_PATTERNS, INNOCENT_PATTERNS].map(compile) as [RegExp[], RegExp[]];
/** "~" where a turn of speech stood. */
const without = (turns: readonly RegExp[], text: string): string =>
  turns.reduce((rest, turn) => rest.replace(turn, "~"), text);

const RULES_OF = new Map(
  HEARD.map((kind) => [
    kind,
    RULES.filter(({ hears }) => hears === kind).map(({ reads, pattern }) => ({
      reads,
      rule: new RegExp(pattern, "u"),
    })),
  ]),
);
const SWEARING: ReadonlySet<string> = new Set(SWEAR_WORDS);

/** A text as the rules read it, and whether rules of a kind hear something in it. */
export function listen(text: string) {
  const normalised = normalise(text);
  const { latin, native } = normalised;
  const readings: Record<Rule["reads"], readonly string[]> = {
    cased: [normalised.cased],
    plain: [normalised.plain],
    digits: [normalised.digits],
    latin: [latin],
    native: [native],
    words: [...new Set([latin, native])].map((read) => without(HARMLESS, read)),
    innocent: [without(INNOCENT, latin)],
  };
  const hears = (kind: Heard): boolean =>
    kind === "swearing"
      ? readings.innocent[0]!.split(" ").some(
          (word) => SWEARING.has(word) || SWEARING.has(word.replace(/(?<!s)[sz]$/u, "")),
        )
      : RULES_OF.get(kind)!.some(({ reads, rule }) => readings[reads].some((read) => rule.test(read)));
  return { readings, hears };
}

/** @returns the worst that the rules hear in a text, if anything. */
export const judge = (text: string): Heard | undefined => HEARD.find(listen(text).hears);
