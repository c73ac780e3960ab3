/** Every page holds its reading level (Flesch-Kincaid grade), so that its readers can follow it. */
import { describe, expect, it } from "vitest";
// oxlint-disable-next-line no-restricted-imports -- what the guide says by rote is read by children, too
import { FIXED_ANSWERS } from "#functions/ms-sparkle-chat/fixedAnswers";
import { ABOUT } from "./about";
import * as account from "./account";
import { ASSESSMENT_TEXTS, KEEP_TEXTS, RESULT_TEXTS } from "./assessment";
import { AUDIOBOOK_LEVELS, AUDIOBOOKS_TEXTS, HOW_IT_WORKS } from "./audiobooks";
import { BETA, BOOK_NOT_FOUND, BOOKS, BOOKS_TEXTS } from "./books";
import { CHAT, CHAT_REPORT } from "./chat";
import { CHALLENGE_FORM, CHALLENGE_LANDING } from "./challengeLanding";
import { JUNIOR_FORM, JUNIOR_CHALLENGE } from "./juniorChallenge";
import { DEBT_TRAP } from "./chapterDebtTrap";
import { FOUR_QUADRANTS_FOR_PARENTS } from "./chapterFourQuadrants";
import { INFLUENCE_INVASION } from "./chapterInfluenceInvasion";
import { NEEDS_VS_WANTS } from "./chapterNeedsVsWants";
import * as community from "./community";
import * as communityBadges from "./communityBadges";
import * as communityChallenges from "./communityChallenges";
import * as communityGigs from "./communityGigs";
import * as communityHabits from "./communityHabits";
import * as communityKindness from "./communityKindness";
import type { ChallengeLanding } from "./challengeTexts";
import { CONTACT } from "./contact";
import { GLOSSARY } from "./glossary";
import { CLOSING, FREE_RESOURCES, HERO, HOME_BOOKS, TESTIMONIALS, WHY_CHOOSE } from "./home";
import { DASHBOARD_TEXTS, DAYS_TEXTS, FIGURE_TEXTS, KPI_TEXTS, PROGRESS_TEXTS, TREND_TEXTS } from "./journal";
import * as journalEntries from "./journalEntries";
import { KEEPER_OF_THE_EMBERS } from "./keeperOfTheEmbers";
import { LEVEL_BOOKS, type LevelBook } from "./levelBooks";
import { PRIVACY, STORED_IN_BROWSER, STORED_IN_DATABASE } from "./privacy";
import { QUADRANT_RESULTS } from "./quadrantResults";
import { QUIZ_KEEPER_OF_EMBERS } from "./quizKeeperOfEmbers";
import * as questionnaire from "./questionnaire";
import { count, gradeOf, proseOf, syllablesOf } from "./readability";
import type { Chapter } from "./reading";
import { DOWNLOAD, RESOURCE_SECTIONS, RESOURCES_TEXTS } from "./resources";
import { SCENARIOS } from "./scenarios";
import { SITE_MAP, SITE_MAP_TEXTS } from "./siteMap";
import * as scorecard from "./scorecard";
import { EXPLAINER, SHORT_STORIES_TEXTS, STORY_LEVELS, STORY_TEXTS } from "./stories";
import { TERMS } from "./terms";
import * as tracker from "./tracker";

const textOf = ({ lead, sections, thisWeek }: Chapter) => [lead, sections, thisWeek];
const levelBook = ({ tagline, intro, characters, authorBlurb }: LevelBook) => [
  tagline,
  intro,
  characters?.map(({ description }) => description),
  authorBlurb,
];
const forChildren = ({ lead, method, apply, links }: ChallengeLanding) => [lead, method, apply, links];
const storyParts = KEEPER_OF_THE_EMBERS.sections.map(({ blocks }) => blocks);

describe("the counter", () => {
  it.each([
    ["The cat sat on the mat.", { sentences: 1, words: 6, syllables: 6 }],
    ["It cost £3.50. “Really?” asked Mo.", { sentences: 3, words: 6, syllables: 8 }],
    ["Look at gov.uk/report-loan-shark today", { sentences: 1, words: 6, syllables: 10 }],
    ["No… wait! (Yes.)", { sentences: 3, words: 3, syllables: 3 }],
    ["Money comes and money goes.", { sentences: 1, words: 5, syllables: 7 }],
    ["She waited, jumped and carefully closed the little table.", { sentences: 1, words: 9, syllables: 15 }],
  ])("counts “%s” correctly", (text, expected) => {
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
  ])("hears %s in %i syllables", (word, syllables) => {
    expect(syllablesOf(word)).toBe(syllables);
  });

  it("gives a known text its known grade", () => {
    // Six words of one syllable in one sentence: 0.39 x 6 + 11.8 - 15.59.
    expect(gradeOf(["The cat sat on the mat."])).toBeCloseTo(-1.45, 2);
  });

  it("leaves out headings and addresses", () => {
    expect(proseOf({ title: "Key topics", to: "/a.b.", text: "Read it.", list: ["Saving", "Why?"] })).toEqual(
      ["Read it.", "Why?"],
    );
  });
});

describe("the reading level", () => {
  const { "4MQ-L1": level1, "4MQ-L2": level2, "4MQ-L3": level3 } = LEVEL_BOOKS;

  it.each([
    // Ages 8 to 10.
    ["The Keeper of the Embers", storyParts, 3, 5],
    ["the quiz of the Keeper of the Embers", QUIZ_KEEPER_OF_EMBERS.questions, 0, 5],
    ["Needs vs Wants", textOf(NEEDS_VS_WANTS), 3, 5.5],
    ["the Level 1 book", levelBook(level1), 0, 5],
    ["the short-story library", [EXPLAINER, SHORT_STORIES_TEXTS, STORY_LEVELS], 0, 5],
    ["what stands around the story", STORY_TEXTS, 0, 5],
    ["the children’s layer of the privacy page", PRIVACY.child, 0, 4],
    ["the account page", account, 0, 5],
    ["the chat with the guide", [CHAT, CHAT_REPORT], 0, 5],
    ...Object.entries({ ...FIXED_ANSWERS, ...FIXED_ANSWERS.unsafeRequest })
      .filter(([, text]) => typeof text === "string")
      .map(([name, text]) => [`the guide's fixed answer “${name}”`, [text], 0, 5]),
    [
      "the figures of the dashboard",
      [DASHBOARD_TEXTS, DAYS_TEXTS, FIGURE_TEXTS, KPI_TEXTS, PROGRESS_TEXTS, TREND_TEXTS],
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
    ["Influence Invasion", textOf(INFLUENCE_INVASION), 5, 7],
    ["the Level 2 book", levelBook(level2), 5, 7],
    // Ages 10 to 16, with a parent.
    ["the research questionnaire", questionnaire, 0, 6],
    // Ages 14 to 16.
    ["Debt Trap", textOf(DEBT_TRAP), 7, 9],
    ["the Level 3 book", levelBook(level3), 7, 9],
    // Parents, and everybody.
    ["The Four Money Quadrants", textOf(FOUR_QUADRANTS_FOR_PARENTS), 0, 10],
    ["the adults’ layer of the privacy page", PRIVACY.adult, 0, 10],
    ["the home page", [HERO, WHY_CHOOSE, HOME_BOOKS, FREE_RESOURCES, TESTIMONIALS, CLOSING], 0, 7],
    ["the catalogue", [BOOKS_TEXTS, BOOKS, BETA, BOOK_NOT_FOUND], 0, 8],
    ["the audiobook library", [AUDIOBOOK_LEVELS, AUDIOBOOKS_TEXTS, HOW_IT_WORKS], 0, 6],
    ["the resources", [RESOURCE_SECTIONS, RESOURCES_TEXTS, DOWNLOAD], 0, 8],
    ["the challenge", [...forChildren(CHALLENGE_LANDING), CHALLENGE_FORM], 0, 7],
    ["the answers to parents", [CHALLENGE_LANDING.faq, JUNIOR_CHALLENGE.faq], 0, 10],
    ["the about page", ABOUT, 0, 8],
    ["the contact page", CONTACT, 0, 8],
    ["the glossary", GLOSSARY.map(({ definition, example }) => ({ definition, example })), 3, 6],
    ["the tracker", tracker, 0, 7],
    ["the terms", TERMS, 0, 10],
    ["the site map", [SITE_MAP, SITE_MAP_TEXTS], 0, 10],
    ["the tables of what is stored", tables(), 0, 10],
  ] as [string, unknown, number, number][])(
    "the reading level of %s suits its readers",
    (_, content, lowest, highest) => {
      const prose = proseOf(content);
      expect(prose).not.toEqual([]);
      const grade = gradeOf(prose);
      expect(grade).toBeLessThanOrEqual(highest);
      expect(grade).toBeGreaterThanOrEqual(lowest);
    },
  );
});

/** Cells are short and carry no full stop. */
function tables(): string[] {
  return [...STORED_IN_BROWSER, ...STORED_IN_DATABASE].flatMap(({ what, until }) => [
    `${what}.`,
    `${until}.`,
  ]);
}
