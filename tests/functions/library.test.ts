/** The guide's library: what it finds, what it says of it, and what it admits not to know. */
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answerLocally, findPassages } from "#functions/ms-sparkle-chat/answer";
import { FIXED_ANSWERS } from "#functions/ms-sparkle-chat/fixedAnswers";
import { LIBRARY, PLACES } from "#functions/ms-sparkle-chat/library";
import { countWords, sentencesOf, within } from "#functions/ms-sparkle-chat/say";
import { TALK } from "#functions/ms-sparkle-chat/talk";
import { HARD_MESSAGES } from "#tests/fixtures/guideHardMessages";
import { markAll, readAsked, shareOf } from "./measureAnswers";
import { LIBRARY_FILE, libraryModule } from "#scripts/guide/makeLibrary";
import { GLOSSARY } from "@/content/resources/glossary/glossary";
import { wordAnchor } from "@/content/resources/glossary/moneyWordsPage";
import { GUARDED_PAGES, PUBLIC_PAGES } from "@/content/pages";
import { gradeOf } from "@/content/reading/readability";
import { QUESTION_PAGES, type QuestionPageName } from "@/content/questions/questionPages";
import { TAUGHT_ANSWERS, TAUGHT_BY_PAGE } from "@/content/questions/taughtAnswers";

const PATHS = new Set([...Object.keys(PUBLIC_PAGES), ...Object.keys(GUARDED_PAGES)]);
const NOON = new Date("2026-11-25T12:00:00Z");
const composeAnswer = (message: string) => answerLocally({ message, conversationHistory: [] }, NOON);
const answerTo = (message: string): string => composeAnswer(message).text;
const USED = readAsked("used/questions.1.txt");
const HELD_OUT = readAsked("heldOut/questions.txt");
const ALL_QUESTIONS = [...USED, ...HELD_OUT].filter(({ right }) => right.length);
/** A word of the glossary has its own place on the page of money words, and an answer on its page of questions. */
const PLACES_IN_TEXT = new Set([
  ...PATHS,
  ...GLOSSARY.map(({ term }) => `/resources/money-words#${wordAnchor(term)}`),
  ...(Object.keys(QUESTION_PAGES) as QuestionPageName[]).flatMap((name) =>
    TAUGHT_BY_PAGE[name].map(({ id }) => `${QUESTION_PAGES[name].path}#${id}`),
  ),
]);
const pathsIn = (text: string) => [...text.matchAll(/“[^”]+” \((\/[^)\s]*)\)/gu)].map((match) => match[1]!);

/** Requirements for every answer, whatever the question was. */
function expectAnAnswer(text: string) {
  expect(countWords(text)).toBeGreaterThan(1);
  expect(countWords(text)).toBeLessThanOrEqual(120);
  expect(text).toMatch(/[.!?:]”?$/u);
  expect(text).not.toMatch(/<\/?[a-z]|\*\*|__|\]\(|\n|https?:|undefined|null|NaN/u);
  expect(pathsIn(text).filter((path) => !PLACES_IN_TEXT.has(path))).toEqual([]);
}

describe("the library", () => {
  it("contains the content of the site (if not: npm run library)", () => {
    expect(readFileSync(LIBRARY_FILE, "utf8")).toBe(libraryModule());
  });

  it("knows every page except those that an e-mail opens", () => {
    const listed = Object.entries({ ...PUBLIC_PAGES, ...GUARDED_PAGES })
      .filter(([, { isUnlisted }]) => !isUnlisted)
      .map(([path]) => path);
    expect(PLACES.map(({ path }) => path).toSorted()).toEqual(listed.toSorted());
    expect(
      PLACES.filter(({ signIn }) => signIn)
        .map(({ path }) => path)
        .toSorted(),
    ).toEqual(Object.keys(GUARDED_PAGES).toSorted());
  });

  it("describes each page and section in its own words, at a level for its readers", () => {
    for (const { kind, name, says, forParents } of LIBRARY) {
      if (kind === "word") continue;
      expect(sentencesOf(says).length, name).toBeLessThanOrEqual(5);
      expect(gradeOf([says]), name).toBeLessThanOrEqual(forParents ? 9 : 7.5);
    }
    const told = LIBRARY.filter(({ kind, forParents }) => kind !== "word" && !forParents);
    expect(gradeOf(told.map(({ says }) => says))).toBeLessThanOrEqual(5);
  });
});

describe("what the guide says itself", () => {
  const own = Object.values(TALK).flat();

  it("speaks at a level for a reader of eight", () => {
    expect(gradeOf(own)).toBeLessThanOrEqual(5);
    for (const text of own) {
      expect(text).toMatch(/[.!?:]$/u);
      if (countWords(text) > 12) expect(gradeOf([text]), text).toBeLessThanOrEqual(6.5);
    }
  });

  it("has the quotation marks and the calm of the rest of the site", () => {
    for (const text of own) {
      expect(text).not.toMatch(/['"]/u);
      expect(text).not.toMatch(/\b(buy now|hurry|you should buy|last chance|sorry but)\b/iu);
    }
  });
});

describe("a looked-up answer", () => {
  it("names a page of this site", () => {
    for (const { asked } of ALL_QUESTIONS) {
      const { how, text } = composeAnswer(asked);
      if (how !== "library" && how !== "teacher") continue;
      expect(pathsIn(text), asked).toHaveLength(1);
      expectAnAnswer(text);
    }
  });

  it("explains a word first, then gives its example and the page that says more", () => {
    expect(answerTo("What is an emergency fund?")).toMatch(
      /^Emergency fund: Money that you keep for a nasty surprise.* For example: In our story, Nila’s emergency fund is a jar that says JUST IN CASE\. You can read more in the 4MQ library: “The Keeper of the Embers” \(\/short-stories\/keeper-of-embers\)\.$/u,
    );
  });

  it.each([
    ["intrest", "Interest is the rent"],
    ["whats a buget", "Budget: A plan for your money."],
    ["influensers", "Influencer: Someone lots of people follow"],
    ["wot is APR", "APR: Short for"],
    // Spellings that nobody foresaw.
    ["morgage", "Mortgage: A very large loan"],
    ["overdarft", "Overdraft: When an adult"],
    ["compitition", "Competition: When several"],
    ["explain inflation", "Inflation: When prices go up"],
    ["PIGGY   BANKS!!", "Piggy bank: A pot"],
    ["what is a “mortgage”", "Mortgage: A very large loan"],
    // Not what a word of it says alone.
    ["what is a cash injection", "Cash injection: New money"],
    ["what does strapped for cash mean", "Skint: An everyday word"],
    ["what happens when a company goes bust", "Going bust: When a company"],
    ["what is a bear market", "Bear market: A long time"],
    ["what is a pay cut", "Pay cut: When somebody"],
    ["what is a ponzi scheme", "Ponzi scheme: A trick"],
  ])("understands “%s”", (asked, says) => {
    expect(answerTo(asked)).toContain(says);
  });

  it("leads from a word without a public page of its own to its place among the money words", () => {
    const elsewhere = GLOSSARY.find(({ path }) => !path)!;
    expect(pathsIn(answerTo(`what is ${elsewhere.term}`))).toEqual([
      `/resources/money-words#${wordAnchor(elsewhere.term)}`,
    ]);
  });

  it("leads to signing in where a page needs it, so that every link answers a visitor without an account", () => {
    expect(answerTo("open my challenge dashboard")).toMatch(
      /You will find it under “90-Day Challenge dashboard” once you have signed in: “Sign in or join” \(\/auth\)\.$/u,
    );
    const named = [...ALL_QUESTIONS, ...LIBRARY.map(({ name: asked }) => ({ asked }))]
      .flatMap(({ asked }) => pathsIn(answerTo(asked)))
      .map((path) => path.replace(/#.*/u, ""));
    expect([...new Set(named)].filter((path) => !(path in PUBLIC_PAGES))).toEqual([]);
  });

  it.each(["crypto", "is gambling bad", "what is a share", "what are loans", "what is investing"])(
    "explains and never advises: %s",
    (asked) => {
      expect(["library", "teacher"]).toContain(composeAnswer(asked).how);
      expect(answerTo(asked)).not.toMatch(
        /you should (buy|invest|borrow|bet)|we recommend|best (app|bank|card)/iu,
      );
    },
  );
});

describe("an answer that would be too long", () => {
  it("shortens a long answer, and ends with a whole sentence", () => {
    const parts = [
      { text: "It is so.", needed: true },
      { text: "word ".repeat(115).trim() },
      { text: "Ask again.", needed: true },
    ] as const;
    expect(within(parts.slice(0, 2))).toMatch(/^It is so\. word /u);
    expect(within(parts)).toBe(`It is so. ${parts[1].text} Ask again.`);
    expect(within([...parts, { text: "One more." }])).toBe("It is so. Ask again.");
    const asked = ALL_QUESTIONS.map(({ asked: question }) => question);
    const pairs = LIBRARY.filter(({ kind }) => kind === "word").map(({ name }) => `${name} vs crypto`);
    for (const question of [...asked, ...pairs]) expectAnAnswer(answerTo(question));
  });
});

describe("a message that is no question to the library", () => {
  it.each([
    ["hi", TALK.hello],
    ["Hello Ms. Sparkle!", TALK.hello],
    ["thank you so much", TALK.thanks],
    ["bye bye", TALK.bye],
    ["how are you?", TALK.fine],
    ["who are you", TALK.who],
    ["are you a real person?", TALK.who],
    ["what can you do", TALK.can],
    ["help", TALK.can],
    ["childline", TALK.helpNow],
    ["What is Childline’s number?", TALK.helpNow],
    ["I need help", TALK.helpNow],
    ["can i talk to someone", TALK.helpNow],
  ])("answers small talk: %s", (asked, answer) => {
    expect(answerTo(asked)).toBe(answer);
  });

  it("does not treat a question with a greeting as small talk", () => {
    expect(answerTo("hi what is a mortgage")).toMatch(/very (?:big|large) loan/u);
    expect(answerTo("thanks! and what is a budget")).toContain("Budget: A plan");
  });

  it("says that it is a computer program, in the reviewed words", () => {
    expect(TALK.who).toContain(FIXED_ANSWERS.aComputerProgram);
  });

  it.each([
    "my dad lost his job",
    "my brother hits me for money",
    "someone stole my pocket money",
    "they make me pay to be my friend",
    "are we going to lose our house",
    "my parents fight about money",
    "kids laugh at my cheap shoes",
    "i want to kill myself because of debt",
    "my nan died last week and she kept my savings",
    "he shouts at me when he has been drinking",
    "what should i do if he hits me",
  ])("never gives a child in need the meaning of a word: %s", (asked) => {
    const { isHelp, how, text } = composeAnswer(asked);
    expect(isHelp).toBe(true);
    expect(["fixed", "worry"]).toContain(how);
    expect(text).toContain("Childline free on 0800 1111");
  });

  it.each(["my dad is teaching me to fish", "we had chips with my nan"])(
    "gives a happy statement no meaning of a word and no help text: %s",
    (asked) => {
      const { how, isHelp } = composeAnswer(asked);
      expect([how, isHelp]).toEqual(["unknown", undefined]);
      expect(TALK.told.some((told) => answerTo(asked).startsWith(told))).toBe(true);
    },
  );

  it.each([
    ["what is photosynthesis", "unknown"],
    ["can you write an essay about castles", "unknown"],
    ["how many dollars is a pound today", "unknown"],
    ["how much is a share in tesla today", "unknown"],
  ])("names no helpline under a question that has no worry in it: %s", (asked, how) => {
    const answer = composeAnswer(asked);
    expect(answer.how).toBe(how);
    expect(answer.text).not.toContain("Childline");
  });

  it.each([
    ["which crypto will go up"],
    ["should i buy bitcoin"],
    ["best bank for my son"],
    ["how do i get rich quick"],
  ])("gives no tip: %s", (asked) => expect(answerTo(asked)).toBe(FIXED_ANSWERS.declined.tip));
});

describe("how well it finds", () => {
  const known = new Set([
    ...PATHS,
    ...TAUGHT_ANSWERS.map(({ id }) => id),
    ...GLOSSARY.map(({ term }) => term),
  ]);

  it("is asked in these sets for what exists, and each question once", () => {
    const asked = [...USED, ...HELD_OUT].map((one) =>
      one.asked
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
        .trim(),
    );
    expect(asked.filter((question, nth) => asked.indexOf(question) !== nth)).toEqual([]);
    expect(ALL_QUESTIONS.flatMap(({ right }) => right).filter((name) => !known.has(name))).toEqual([]);
  });

  it.each([
    ["used", USED],
    ["held-out", HELD_OUT],
  ])("gives to most of the %s questions the right answer, and hardly ever another one", (_, asked) => {
    const marked = markAll(asked);
    const others = JSON.stringify(marked.filter(({ mark }) => mark === "wrong"));
    expect(shareOf(marked, "useful"), others).toBeGreaterThanOrEqual(0.75);
    expect(shareOf(marked, "wrong"), others).toBeLessThanOrEqual(0.2);
  });
});

describe("the passages for a model", () => {
  it("gives a model the nearest passages, each with a page, as many as wanted", () => {
    const passages = findPassages("what is compound interest", [], 3);
    expect(passages).toHaveLength(3);
    expect(passages[0]!.text).toContain("Compound interest: Interest that is paid on your interest");
    for (const { title, path, text } of passages) {
      expect(PATHS).toContain(path);
      expect(title).not.toBe("");
      expect(countWords(text)).toBeLessThanOrEqual(230);
    }
    expect(findPassages("interest", [], 0)).toEqual([]);
    expect(findPassages("qwertyuiop", [], 3)).toEqual([]);
  });
});

describe("whatever is typed", () => {
  const words = LIBRARY.flatMap(({ name, names }) => [name, ...names]);
  const sentence = fc
    .array(
      fc.oneof(
        fc.constantFrom(...words),
        fc.constantFrom(
          "what is",
          "my mum",
          "£5",
          "why",
          "a week",
          "💰",
          "مال",
          "<b>",
          "(.*)+",
          "constructor",
        ),
        fc.string({ maxLength: 8 }),
      ),
      { maxLength: 40 },
    )
    .map((parts) => parts.join(" ").slice(0, 1000));
  const typed = fc.oneof(
    sentence,
    fc.string({ unit: "grapheme", maxLength: 1000 }),
    fc.string({ unit: "binary", maxLength: 1000 }),
  );

  it("gives a plain answer that never breaks a promise, and the same one twice", () => {
    fc.assert(
      fc.property(typed, (message) => {
        const text = answerTo(message);
        expectAnAnswer(text);
        expect(answerTo(message)).toBe(text);
        for (const { path } of findPassages(message, [], 4)) expect(PATHS).toContain(path);
      }),
      { numRuns: 150 },
    );
  }, 60_000);

  it.each(HARD_MESSAGES)("answers anything, however odd: %s", (_, message) => {
    expectAnAnswer(answerTo(message));
  });
});
