/**
 * Checks that every page keeps to a reading grade, and the chapters and the story to a sentence
 * length, that its readers can follow.
 */
import { describe, expect, it } from "vitest";
// oxlint-disable-next-line no-restricted-imports -- children also read the guide's fixed answers
import { FIXED_ANSWERS } from "#functions/ms-sparkle-chat/fixedAnswers";
import { ABOUT } from "@/content/info/about";
import * as account from "@/content/account/account";
import { ASSESSMENT_TEXTS, KEEP_TEXTS, RESULT_TEXTS } from "@/content/quadrant/assessment";
import { AUDIOBOOKS, AUDIOBOOKS_TEXTS, HOW_IT_WORKS } from "@/content/audiobooks/audiobooks";
import { BETA, BOOK_NOT_FOUND, BOOKS, BOOKS_TEXTS } from "@/content/books/books";
import { CHAT } from "@/content/chat/chat";
import { CHAT_REPORT } from "@/content/chat/chatReport";
import { CHALLENGE_FORM, CHALLENGE_LANDING } from "@/content/challenge/challengeLanding";
import { JUNIOR_FORM, JUNIOR_CHALLENGE } from "@/content/challenge/juniorChallenge";
import { DEBT_TRAP } from "@/content/resources/chapters/chapterDebtTrap";
import { FOUR_QUADRANTS_FOR_PARENTS } from "@/content/resources/chapters/chapterFourQuadrants";
import { INFLUENCE_INVASION } from "@/content/resources/chapters/chapterInfluenceInvasion";
import { NEEDS_VS_WANTS } from "@/content/resources/chapters/chapterNeedsVsWants";
import * as community from "@/content/community/community";
import * as communityBadges from "@/content/community/communityBadges";
import * as communityChallenges from "@/content/community/communityChallenges";
import * as communityGigs from "@/content/community/communityGigs";
import * as communityHabits from "@/content/community/communityHabits";
import * as communityKindness from "@/content/community/communityKindness";
import type { ChallengeLanding } from "@/content/challenge/challengeTexts";
import { CONTACT } from "@/content/info/contact";
import { GLOSSARY } from "@/content/resources/glossary/glossary";
import {
  CLOSING,
  FREE_RESOURCES,
  HERO,
  HOME_BOOKS_HEADING,
  TESTIMONIALS,
  WHY_CHOOSE,
} from "@/content/home/home";
import { DASHBOARD_TEXTS, DAYS_TEXTS, PROGRESS_TEXTS } from "@/content/journal/journal";
import { KPI_TEXTS, TREND_TEXTS } from "@/content/journal/kpis";
import { MEANINGS, toldFigures } from "@/content/journal/figures";
import { TEN_WEEKS } from "@/domain/journal/stats.cases";
import * as journalEntries from "@/content/journal/journalEntries";
import { KEEPER_OF_THE_EMBERS } from "@/content/stories/keeper-of-embers";
import { LEVEL_BOOKS, type LevelBook } from "@/content/books/levelBooks";
import { NEXT_STEPS } from "@/content/books/nextSteps";
import { PRIVACY, STORED_IN_BROWSER, STORED_IN_DATABASE } from "@/content/info/privacy";
import { QUADRANT_RESULTS } from "@/content/quadrant/quadrantResults";
import { QUIZ_KEEPER_OF_EMBERS } from "@/content/stories/keeper-of-embers.quiz";
import { QUIZ_MONEY_BRAIN_BATTLE } from "@/content/quiz/quizMoneyBrainBattle";
import * as questionnaire from "@/content/questionnaire/questionnaire";
import {
  count,
  gradeOf,
  LONGEST_SENTENCE,
  proseOf,
  sentenceLengthsOf,
  syllablesOf,
  textsOf,
} from "./readability";
import type { Chapter } from "./reading";
import { DOWNLOAD } from "@/content/resources/chapters/chapterDownload";
import { RESOURCE_SECTIONS, RESOURCES_TEXTS } from "@/content/resources/resources";
import { SCENARIOS } from "@/content/quadrant/scenarios";
import { MORE_PAGES, SITE_MAP, SITE_MAP_TEXTS } from "@/content/info/siteMap";
import * as scorecard from "@/content/scorecard/scorecard";
import { EXPLAINER, SHORT_STORIES_TEXTS, STORIES } from "@/content/stories/stories";
import { WRITTEN_STORIES } from "@/content/stories/allStories";
import { STORY_QUIZZES } from "@/content/stories/storyFiles";
import { STORY_TEXTS } from "@/content/stories/storyTexts";
import { TERMS } from "@/content/info/terms";
import * as importReport from "@/content/tracker/importReport";
import * as tracker from "@/content/tracker/tracker";

const textOf = ({ lead, sections, thisWeek }: Chapter) => [lead, sections, thisWeek];
/** Without the descriptions of pictures, which are easier than the text. */
const proseOfChapter = ({ lead, sections, thisWeek }: Chapter) => [
  lead,
  sections.map(({ title, blocks }) => ({ title, blocks })),
  thisWeek,
];
const levelBook = ({ tagline, intro, characters, authorBlurb }: LevelBook) => [
  tagline,
  intro,
  characters?.map(({ description }) => description),
  authorBlurb,
];
const forChildren = ({ lead, method, apply, links }: ChallengeLanding) => [lead, method, apply, links];
const STORY_QUESTIONS = await Promise.all(
  WRITTEN_STORIES.map(async ({ id, title, ageRange }) => ({
    title: `the quiz on ${title}`,
    ageRange,
    questions: (await STORY_QUIZZES.get(id)?.())?.questions ?? [],
  })),
);
const TOLD_WEEKS = TEN_WEEKS.flatMap(({ expected }) => toldFigures(expected)).map((told) => told.sentence);
const storyParts = KEEPER_OF_THE_EMBERS.sections.map(({ blocks }) => blocks);

describe("the counter", () => {
  it.each([
    ["The cat sat on the mat.", { sentences: 1, words: 6, syllables: 6 }],
    ["It cost £3.50. “Really?” asked Mo.", { sentences: 3, words: 6, syllables: 8 }],
    ["Look at gov.uk/report-loan-shark today", { sentences: 1, words: 6, syllables: 10 }],
    ["No… wait! (Yes.)", { sentences: 3, words: 3, syllables: 3 }],
    ["Money comes and money goes.", { sentences: 1, words: 5, syllables: 7 }],
    ["She waited, jumped and carefully closed the little table.", { sentences: 1, words: 9, syllables: 15 }],
  ])("counts the sentences, words and syllables of “%s”", (text, expected) => {
    expect(count([text])).toEqual(expected);
  });

  it.each([
    ["money", 2],
    ["saved", 1],
    ["wanted", 2],
    ["prices", 2],
    ["makes", 1],
    ["idea", 3],
    ["quiet", 2],
    ["family", 3],
    ["celebrate", 3],
    ["financial", 3],
    ["responsible", 4],
    ["careless", 2],
    ["statement", 2],
    ["don’t", 1],
    ["didn’t", 2],
    ["puddles", 2],
    ["handled", 2],
    ["called", 1],
    ["rule", 1],
    ["serious", 3],
    ["precious", 2],
    ["persuade", 2],
    ["Nila’s", 2],
    ["education", 4],
    ["create", 2],
    ["flying", 2],
  ])("counts the syllables of “%s” as %i", (word, syllables) => {
    expect(syllablesOf(word)).toBe(syllables);
  });

  it("grades a text by the published formula", () => {
    // Six words of one syllable in one sentence: 0.39 x 6 + 11.8 - 15.59.
    expect(gradeOf(["The cat sat on the mat."])).toBeCloseTo(-1.45, 2);
  });

  it("leaves headings and addresses out of the prose", () => {
    expect(proseOf({ title: "Key topics", to: "/a.b.", text: "Read it.", list: ["Saving", "Why?"] })).toEqual(
      ["Read it.", "Why?"],
    );
  });

  it.each([
    ["The cat sat. It sat on the mat!", [3, 5]],
    ["Two children, five pounds each", [5]],
    ["She pays £3.50 for a twenty-two-hour ticket.", [9]],
    // Each voice counts separately, and a quoted phrase counts as part of its sentence.
    ["“I’ve got ten sticks,” said Nila, “and no more.”", [7]],
    ["“Mine did,” said Tariq, who was thinking about it.", [7]],
    ["“It was him. He did it,” she said.", [3, 3]],
    ["She chose “pay in three” at the till.", [8]],
  ])("counts the words in each sentence of “%s”", (text, expected) => {
    expect(sentenceLengthsOf(text).map(({ words }) => words)).toEqual(expected);
  });
});

describe("the reading level", () => {
  const { "4MQ-L1": level1, "4MQ-L2": level2, "4MQ-L3": level3 } = LEVEL_BOOKS;

  it.each([
    // Ages 8 to 10.
    ["The Keeper of the Embers", storyParts, 3, 5],
    ["the quiz on the Keeper of the Embers", QUIZ_KEEPER_OF_EMBERS.questions, 0, 5],
    ["Needs vs Wants", proseOfChapter(NEEDS_VS_WANTS), 3, 5.5],
    ["the Level 1 book", levelBook(level1), 0, 5],
    ["the short-story library", [EXPLAINER, SHORT_STORIES_TEXTS, STORIES], 0, 5],
    ["the page around the story", STORY_TEXTS, 0, 5],
    ["the children’s layer of the privacy page", PRIVACY.child, 0, 4],
    ["the account page", account, 0, 5],
    ["the chat with the guide", [CHAT, CHAT_REPORT], 0, 5],
    ...Object.entries({ ...FIXED_ANSWERS, ...FIXED_ANSWERS.declined })
      .filter(([, text]) => typeof text === "string")
      .map(([name, text]) => [`the guide's fixed answer “${name}”`, [text], 0, 5]),
    [
      "the figures of the dashboard",
      [DASHBOARD_TEXTS, DAYS_TEXTS, MEANINGS, TOLD_WEEKS, KPI_TEXTS, PROGRESS_TEXTS, TREND_TEXTS],
      0,
      5,
    ],
    ["the scorecard", scorecard, 0, 5],
    ["the journal", journalEntries, 0, 5],
    ["the community", [community, communityChallenges, communityHabits], 0, 5],
    ["the gig jar, kindness and badges", [communityGigs, communityKindness, communityBadges], 0, 5],
    ["the assessment", [ASSESSMENT_TEXTS, SCENARIOS], 0, 5],
    ["the results of the assessment", [QUADRANT_RESULTS, RESULT_TEXTS, KEEP_TEXTS], 2, 5],
    ["the challenge for ages 8-10", forChildren(JUNIOR_CHALLENGE), 3, 5],
    ["the form for ages 8-10", JUNIOR_FORM, 0, 5],
    // Ages 11 to 13.
    ["Influence Invasion", proseOfChapter(INFLUENCE_INVASION), 5, 7],
    ["the Level 2 book", levelBook(level2), 5, 7],
    // Ages 10 to 16, with a parent.
    ["the research questionnaire", questionnaire, 0, 6],
    // Ages 14 to 16.
    ["Debt Trap", proseOfChapter(DEBT_TRAP), 7, 9],
    ["the Level 3 book", levelBook(level3), 7, 9],
    // Parents and everybody else.
    ["The Four Money Quadrants", proseOfChapter(FOUR_QUADRANTS_FOR_PARENTS), 0, 10],
    ["the adults’ layer of the privacy page", PRIVACY.adult, 0, 10],
    ["the home page", [HERO, WHY_CHOOSE, HOME_BOOKS_HEADING, FREE_RESOURCES, TESTIMONIALS, CLOSING], 0, 7],
    ["the catalogue", [BOOKS_TEXTS, BOOKS, BETA, BOOK_NOT_FOUND], 0, 8],
    ["the next steps after a book", NEXT_STEPS, 0, 6],
    ["the audiobook library", [AUDIOBOOKS, AUDIOBOOKS_TEXTS, HOW_IT_WORKS], 0, 6],
    ["the resources", [RESOURCE_SECTIONS, RESOURCES_TEXTS, DOWNLOAD], 0, 8],
    ["the challenge", [...forChildren(CHALLENGE_LANDING), CHALLENGE_FORM], 0, 7],
    ["the answers to parents", [CHALLENGE_LANDING.faq, JUNIOR_CHALLENGE.faq], 0, 10],
    ["the about page", ABOUT, 0, 8],
    ["the contact page", CONTACT, 0, 8],
    ["the glossary", GLOSSARY.map(({ definition, example }) => ({ definition, example })), 3, 6],
    ["the tracker", { ...tracker, ...importReport }, 0, 7],
    ["the terms", TERMS, 0, 10],
    ["the site map", [SITE_MAP, MORE_PAGES, SITE_MAP_TEXTS], 0, 10],
    ["the tables of stored data", tables(), 0, 10],
  ] as [string, unknown, number, number][])(
    "keeps %s at a reading grade that suits its readers",
    (_, content, lowest, highest) => {
      const prose = proseOf(content);
      expect(prose).not.toEqual([]);
      const grade = gradeOf(prose);
      expect(grade).toBeLessThanOrEqual(highest);
      expect(grade).toBeGreaterThanOrEqual(lowest);
    },
  );
});

describe("the sections of the Debt Trap", () => {
  it.each(DEBT_TRAP.sections.map(({ title, blocks }) => [title, blocks] as const))(
    "keeps the section “%s” between grades 7 and 9",
    (_, blocks) => {
      const grade = gradeOf(proseOf(blocks));
      expect(grade).toBeLessThanOrEqual(9);
      expect(grade).toBeGreaterThanOrEqual(7);
    },
  );
});

/**
 * The limits are the house's (CONTRIBUTING.md, "Voice"): 14 words for ages 8-10, 18 for 11-13, 22 for older readers and grown-ups. They hold
 * for every text that a reader meets: paragraphs, lists, boxes, headings, steps, picture descriptions, quiz questions with
 * their options and feedback. Three things shape a length: a sentence ends at . ! ? or …, never at a comma or a colon; a
 * hyphened word is as many words as it has parts; speech and narration in one sentence count apart (sentenceLengthsOf).
 * A chapter's `outcomes` are left out: they quote the standards, for teachers.
 */
describe("the sentence lengths", () => {
  it.each([
    ...WRITTEN_STORIES.map(({ title, ageRange, sections }) => [title, LONGEST_SENTENCE[ageRange], sections]),
    ...STORY_QUESTIONS.map(({ title, ageRange, questions }) => [
      title,
      LONGEST_SENTENCE[ageRange],
      questions,
    ]),
    ["the Money Brain Battle", 14, QUIZ_MONEY_BRAIN_BATTLE.questions],
    ["Needs vs Wants", 14, textOf(NEEDS_VS_WANTS)],
    ["Influence Invasion", 18, textOf(INFLUENCE_INVASION)],
    ["Debt Trap", 22, textOf(DEBT_TRAP)],
    ["The Four Money Quadrants", 22, textOf(FOUR_QUADRANTS_FOR_PARENTS)],
  ] as [string, number, unknown][])("keeps every sentence of %s to %i words", (_, limit, content) => {
    const lengths = textsOf(content).flatMap(sentenceLengthsOf);
    expect(lengths.length).toBeGreaterThan(20);
    expect(lengths.filter(({ words }) => words > limit)).toEqual([]);
  });
});

/** The cells of the privacy tables, each ended with the full stop that it does not carry. */
function tables(): string[] {
  return [...STORED_IN_BROWSER, ...STORED_IN_DATABASE].flatMap(({ what, until }) => [
    `${what}.`,
    `${until}.`,
  ]);
}
