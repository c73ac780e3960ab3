/** The order of answers when several things are heard, and words of harm that are misspelt. */
import { describe, expect, it } from "vitest";
import { answerLocally } from "#functions/ms-sparkle-chat/answer";
import { HELP } from "#functions/ms-sparkle-chat/helpTexts";
import { HARMS, KINDS, type Harm } from "#functions/ms-sparkle-chat/listen";
import { harmMender } from "#functions/ms-sparkle-chat/mend";

const TODAY = new Date("2026-11-28T12:00:00Z");
/** The answer to the last of these messages. */
function answerTo(...messages: string[]): string {
  const said = messages.slice(0, -1).map((content) => ({ role: "user", content }) as const);
  return answerLocally({ message: messages.at(-1)!, conversationHistory: said }, TODAY).text;
}

describe("danger", () => {
  it.each<[Harm, string[]]>([
    ["eating", ["how much could i save if i never ate lunch", "ive been doing it a month and i feel dizzy"]],
    ["emergency", ["i took £5 from my mums purse", "now shes on the floor and she wont wake up"]],
    ["emergency", ["my mum wont wake up", "i took £5 from her purse"]],
    ["homeViolence", ["my mum needs to leave fast", "he'll kill her if he finds out"]],
  ])("answers %s, heard in one of two messages or in both", (harm, messages) => {
    expect(answerTo(...messages)).toBe(HELP[harm]);
  });

  it.each([
    "my dad took an overdose and won't wake up",
    "theres a man in our house with a knife",
    "my baby sister swallowed a battery",
    "i cut my leg and it wont stop bleeding",
  ])("answers danger that cannot wait with 999 first: %s", (message) => {
    expect(answerTo(message)).toMatch(/^Call 999 now\./u);
  });

  it("does not begin with 999 about danger of a year ago", () => {
    expect(answerTo("i took tablets last year")).not.toMatch(/^[^.]*999/u);
  });

  it("never sends a child to whom they fear", () => {
    for (const harm of ["homeViolence", "threatened", "neglect", "abuse"] as const)
      expect(HELP[harm]).not.toMatch(
        /say (?:to|it to) (?:him|her|them)|talk to (?:him|her|your mum|your dad)/u,
      );
  });
});

describe("misspelt words of harm", () => {
  const mendHarm = harmMender(new Set(HARMS.map((harm) => KINDS.indexOf(harm))));

  it.each([
    ["paracetmol", "paracetamol"],
    ["laxitives", "laxatives"],
  ])("reads %s as %s", (typed, meant) => {
    expect(mendHarm(`^ i want ${typed}`)).toBe(`^ i want ${meant}`);
  });

  it("leaves words alone that are taught, short or unlike any", () => {
    const words = "^ i want a budget and a xylophonist cta";
    expect(mendHarm(words)).toBe(words);
  });

  it("are heard as the right spelling is", () => {
    const [right, typed] = ["i keep making myself vomit", "i keep making myself vommit"].map(
      (message) => answerLocally({ message, conversationHistory: [] }, new Date("2026-11-25T12:00:00Z")).text,
    );
    expect(typed).toBe(right);
    expect(typed).toBe(HELP.selfHarm);
  });
});
