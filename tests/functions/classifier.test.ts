/** Learning from examples; length, rarity and nonsense must never count. */
import { describe, expect, it } from "vitest";
import fc from "fast-check";
import { judge } from "#functions/_shared/text/judge";
import { featuresOf, weighText } from "#functions/_shared/text/classifier";
import { readTextRules } from "#scripts/backend/snapshot";
import { learntWeights, weightsFrom } from "#scripts/guide/communityWeights";
import { committedWeights, textRulesSql } from "#scripts/moderation/textRules";

const EXAMPLES: Parameters<typeof weightsFrom>[0] = [
  ...["sell jam at the stall", "wash cars for a pound", "bake buns with nan"].map(
    (normalisedText) => ({ kinds: ["fine"], normalisedText }) as const,
  ),
  ...["nobody likes joe", "joe is a loser", "laugh at joe"].map(
    (normalisedText) => ({ kinds: ["unkind"], normalisedText }) as const,
  ),
];
const often = (examples: typeof EXAMPLES) => Array.from({ length: 20 }, () => examples).flat();

const PUSHED = readTextRules(process.cwd());
const WEIGHTS = committedWeights(PUSHED);

it("has the current rules and examples in the file that is pushed (if not: npm run rules)", () => {
  // Learning again says no more than the file's hash of what was learnt from.
  expect(PUSHED === textRulesSql(process.env.TEST_ALL ? learntWeights() : WEIGHTS)).toBe(true);
}, 240_000);

describe("the signs of a text", () => {
  it("takes words, beginnings of long words and pairs as signs, in each sentence separately", () => {
    expect([...featuresOf("sell lemonade now | yes")]).toEqual(
      "sell|sell lemonade|sell _ now|lemonade|lemon*|lemonade now|now|yes".split("|"),
    );
  });

  it("finds the same signs in a disguise", () => {
    expect(featuresOf("h4ppy b u n s")).toEqual(featuresOf("happy buns"));
  });
});

describe("weighing", () => {
  const weights = weightsFrom(often(EXAMPLES));

  it("finds what the examples teach, in other sentences", () => {
    expect(weighText("everyone laugh at joe", weights)).toBe("unkind");
    expect(weighText("buns and jam", weights)).toBeUndefined();
  });

  it("learns the same weights from the same examples", () => {
    expect(weightsFrom(often(EXAMPLES))).toEqual(weights);
  });

  it("finds nothing in words that no example contains", () => {
    expect(weighText("", weights)).toBeUndefined();
    expect(weighText("qwrt zxcv ".repeat(50).trim(), weights)).toBeUndefined();
  });
});

describe("judging, with all that is learnt", () => {
  const judged = (text: string) => judge(text, WEIGHTS);

  it("publishes nonsense of any length", () => {
    const nonsense = fc.array(fc.constantFrom(...Array.from("bcdfghjklmnpqrtvwxz")), {
      minLength: 8,
      maxLength: 300,
    });
    fc.assert(fc.property(nonsense, (letters) => judged(letters.join("")) === undefined));
    expect(judged("t".repeat(100))).toBeUndefined();
    expect(judged(`${"t".repeat(100)} ${"d".repeat(500)}`)).toBeUndefined();
  });

  it("treats a child in need who gives contact details as a child in need first", () => {
    const gloomy = new Map([["gloomy", [400, 0, 0, 0, 0]]]);
    expect(judge("all is gloomy, call 07700 900123", gloomy)).toBe("worry");
    expect(judge("all is well, call 07700 900123", gloomy)).toBe("contact");
    expect(judge("all is gloomy and i want to die", gloomy)).toBe("crisis");
  });
});
