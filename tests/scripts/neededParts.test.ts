/** A needed part must never keep a rule from a text that its pattern matches. */
import { RegExpParser, visitRegExpAST } from "@eslint-community/regexpp";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { HARMLESS_PATTERNS, INNOCENT_PATTERNS, RULES } from "#functions/_shared/text/rules";
import { SPLIT_WORDS, TYPOS } from "#functions/_shared/text/respell";
import { neededParts } from "#scripts/moderation/neededParts";

const PATTERNS = [
  ...RULES.map(({ pattern }) => pattern),
  ...HARMLESS_PATTERNS,
  ...INNOCENT_PATTERNS,
  ...[...TYPOS, ...SPLIT_WORDS].map(([pattern]) => pattern),
];

/** Without looking around (a{0} is nothing), a pattern matches more texts, and none less. */
function withoutLookingAround(pattern: string) {
  const spans: [start: number, end: number][] = [];
  visitRegExpAST(new RegExpParser().parsePattern(pattern, 0, pattern.length, { unicode: true }), {
    onAssertionEnter: ({ start, end }) => void spans.push([start, end]),
  });
  const outer = spans.filter(([start, end]) => !spans.some(([from, to]) => from < start && end < to));
  return outer
    .toReversed()
    .reduce((shorter, [start, end]) => `${shorter.slice(0, start)}a{0}${shorter.slice(end)}`, pattern);
}

describe("the parts that a pattern needs", () => {
  it.each([
    ["a plain text", "kill myself", ["kill myself"]],
    ["the choices of a group", "(?:a|b)c|de", ["ac", "bc", "de"]],
    ["an end that may be missing", "walks?", ["walk"]],
    ["the longest of two parts with a gap between them", "hi [^|]*stranger", ["stranger"]],
    ["what is said at least once", "(?:very )+sad", ["very "]],
    ["a class of few signs", "gr[ae]y", ["gray", "grey"]],
    ["a text beside what is looked for around it", "(?<!not )hurt(?! you)", ["hurt"]],
    ["a sign of two halves", "(?:😀|🔪)x", ["😀x", "🔪x"]],
  ])("are %s", (_, pattern, parts) => {
    expect(neededParts(pattern)).toEqual(parts);
  });

  it.each(["a?b?", "(?:a|b*)c?", "[^a]+", "[a-z]{2,}", "(?:one|[^x])(?:two|)"])(
    "are unknown where %s leaves every part open",
    (pattern) => expect(neededParts(pattern)).toBeNull(),
  );

  it("are in every text that a rule or a step matches", () => {
    for (const pattern of PATTERNS) {
      const parts = neededParts(pattern);
      if (!parts) continue;
      const texts = fc.stringMatching(new RegExp(withoutLookingAround(pattern), "u"));
      fc.assert(
        fc.property(texts, (text) => parts.some((part) => text.includes(part))),
        { numRuns: 8, seed: 71 },
      );
    }
  });

  it("are known for nearly every rule", () => {
    expect(RULES.filter(({ pattern }) => !neededParts(pattern)).length).toBeLessThan(15);
  });
});
