/** The guide's answers to a worry: reviewed words, never a glossary, never an offer to do sums. */
import { describe, expect, it } from "vitest";
import { composeAnswer } from "#functions/ms-sparkle-chat/libraryAnswer";
import { CARE, careFor, type Care } from "#functions/ms-sparkle-chat/libraryCare";
import { countWords } from "#functions/ms-sparkle-chat/libraryQuote";
import { TALK } from "#functions/ms-sparkle-chat/libraryTalk";
import { LIBRARY_QUESTIONS } from "@/content/libraryQuestions.cases";
import { HELD_OUT_QUESTIONS } from "@/content/libraryQuestionsHeldOut.cases";
import { gradeOf } from "@/content/readability";

const TOLD: Readonly<Record<Care, readonly string[]>> = {
  pregnant: ["i'm pregnant and 14 and need money", "I think I'm pregnant"],
  rowsAtHome: [
    "mum and dad argue about money all night",
    "my parents fight about money",
    "My mum keeps shouting at dad about the bills",
  ],
  jobLost: [
    "my dad lost his job",
    "mum got made redundant",
    "my dad got a pay cut",
    "my mum might lose her job",
  ],
  moneyAtHome: [
    "im worried about money",
    "are we poor?",
    "are we going to lose our house",
    "my mum cant pay the rent",
    "we dont have enough money for the school trip",
    "I'm scared because of the bills at home",
  ],
  leftOut: [
    "nobody will play with me because i have no money",
    "they call me poor and smelly",
    "kids laugh at my cheap shoes",
    "I feel left out because my friends are rich",
  ],
  spentByMistake: [
    "i spent £200 on roblox by accident and im scared",
    "I bought gems on my mum's card",
    "i bought something without asking",
  ],
  spentTooMuch: [
    "i feel bad because i spent all my money",
    "i spent all my birthday money and feel bad",
    "I've spent too much",
  ],
  tookMoney: [
    "i stole £5 from mums purse and feel bad",
    "I took money from my nan's purse",
    "i took £10 out of my brothers wallet",
  ],
  takenAtHome: [
    "my mum takes my birthday money",
    "my mum took all my savings",
    "my dad spent my pocket money",
  ],
  stolen: ["someone stole my pocket money", "somebody stole my bike", "my purse got stolen"],
  lost: ["i lost my purse", "I can't find my bank card", "ive lost £10", "my wallet is missing"],
  hacked: ["someone hacked my account", "my account has been hacked", "a hacker got into my game"],
  scam: [
    "a man on insta says if i send £50 he sends £500 back",
    "i won an iphone just need mums card",
    "parcel text says pay £1.99",
    "someone online said they can double my money",
  ],
  spendLess: ["how to cut my spending", "how do i stop wasting money", "How can I spend less on sweets?"],
  owesMe: ["my brother owes me £3", "my friend won't pay me back"],
  sharing: ["is it ok to not want to share", "do i have to share my sweets"],
};

describe("a worry about money", () => {
  it.each(Object.entries(TOLD))(
    "answers a worry about %s with the words written for it",
    (care, messages) => {
      for (const asked of messages)
        expect(composeAnswer(asked), asked).toEqual({ how: "care", text: CARE[care as Care] });
    },
  );

  it.each([
    "what is a scam",
    "should i share my password",
    "i took £5 from my piggy bank",
    "someone stole my identity",
    "how do companies lose money",
    "why are some people poor",
    "he owes me an explanation",
    "my grandad lost his glasses",
    "what does owe mean",
  ])("finds no worry in: %s", (asked) => {
    expect(careFor(asked)).toBeUndefined();
  });

  it("finds no worry in the questions that the library answers", () => {
    const questions = [...Object.values(LIBRARY_QUESTIONS), ...Object.values(HELD_OUT_QUESTIONS)].flat();
    expect(questions.filter(({ asked }) => composeAnswer(asked).how === "care")).toEqual([]);
  });

  it.each(Object.entries(CARE))(
    "keeps the answer about %s short, easy and plain, and names a grown-up",
    (_, text) => {
      expect(countWords(text)).toBeLessThanOrEqual(120);
      expect(gradeOf([text])).toBeLessThanOrEqual(5);
      expect(text).toMatch(/grown-up|teacher/u);
      expect(text).not.toMatch(/['"*_#<>]|https?:|\b(mom|color|dollars?)\b/u);
      expect(text.match(/0800 1111/gu)?.length ?? 0).toBeLessThanOrEqual(1);
    },
  );

  it.each(
    Object.keys(CARE).filter((care) => !["spentTooMuch", "spendLess", "owesMe", "sharing"].includes(care)),
  )("names Childline in the answer about %s", (care) =>
    expect(CARE[care as Care]).toContain("Childline free on 0800 1111"),
  );
});

describe("a message of a person or a feeling that is not understood", () => {
  it.each([
    "i feel sad",
    "my nan died last week",
    "nobody plays with me at school",
    "my rabbit ran away",
    "he shouts at me",
    "what should i do if he hits me",
    "mum took my phone away",
    "i cant sleep at night",
    "im scared and my purse is empty",
  ])("gives help, and offers no sums: %s", (asked) => {
    const { text, entry } = composeAnswer(asked);
    expect(entry).toBeUndefined();
    expect(text).toMatch(/^I am a computer program, and I may not have understood you\. If /u);
    expect(text).toContain("a grown-up you trust");
    expect(text).toContain("Childline free on 0800 1111");
    expect(text).toMatch(/call 999\.$/u);
    expect(text).not.toMatch(/£|savings sum|money word/u);
  });

  it.each([
    "what is photosynthesis",
    "do my french homework",
    "how do i make slime",
    "what is a girl",
    "zzzzz",
  ])("does not treat this as small talk: %s", (asked) =>
    expect(TALK.unknown).toContain(composeAnswer(asked).text),
  );

  it("names help in the plain answer before it offers anything", () => {
    for (const text of TALK.unknown)
      expect(text.indexOf("Childline")).toBeLessThan(text.indexOf("savings sum"));
  });
});
