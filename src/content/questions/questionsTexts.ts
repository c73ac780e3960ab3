/** /resources/questions and its pages: the words around what the guide has been taught. For ages 8-10 and up. */
import type { PageMeta } from "@/content/pageMeta";
import type { QuestionPageName } from "./questionPages";

export const QUESTIONS_PATH = "/resources/questions";

export const QUESTIONS_PAGE: PageMeta = {
  title: "Questions about money, answered | 4MQ",
  description:
    "Hundreds of questions about money from children, teenagers, parents and teachers. Each has an answer, an example and a plan.",
};

export const QUESTIONS_TEXTS = {
  back: "Back to Resources",
  heading: "Questions about money",
  lead: (count: number) =>
    `${count} answers, each with an example and a plan. Pick a subject, or type a word.`,
  subjects: "Subjects",
  count: (count: number) => (count === 1 ? "1 answer" : `${count} answers`),
} as const;

/** Beside the subjects: a drawing of 640 by 400, or with a # a symbol. */
export const PICTURES: Readonly<Record<QuestionPageName, string>> = {
  saving: "/art/topics/a-budget-you-can-keep.svg",
  shopsAndRefunds: "/art/topics/refunds-and-subscriptions.svg",
  pricesAndValue: "/art/chapters/needs-vs-wants-2.svg",
  homeAndBills: "/art/goals.svg#phone",
  daysOutAndTravel: "/art/goals.svg#trip",
  interestAndAccounts: "/art/chapters/needs-vs-wants-3.svg",
  sellingAndBusiness: "/art/goals.svg#headphones",
  helpForFamilies: "/art/goals.svg#gift",
  drivingAndMovingOut: "/art/goals.svg#bike",
  wholeSchool: "/art/goals.svg#music",
  earning: "/art/topics/ways-to-earn.svg",
  findingAJob: "/art/topics/first-pay-first-account.svg",
  rightsAtWork: "/art/chapters/debt-trap-2.svg",
  pay: "/art/goals.svg#coin",
  tax: "/art/topics/prices-and-tax.svg",
  benefits: "/art/topics/insurance.svg",
  coinsAndNotes: "/art/topics/coins-and-banks.svg",
  banks: "/art/chapters/four-quadrants-3.svg",
  cards: "/art/chapters/influence-invasion-3.svg",
  borrowing: "/art/chapters/debt-trap-1.svg",
  investing: "/art/topics/money-that-grows.svg",
  scams: "/art/topics/scams-and-games.svg",
  games: "/art/goals.svg#game",
  online: "/art/chapters/influence-invasion-2.svg",
  giving: "/art/topics/giving.svg",
  pocketMoney: "/art/chapters/four-quadrants-2.svg",
  friendsAndFeelings: "/art/chapters/needs-vs-wants-1.svg",
  moneyAtHome: "/art/chapters/four-quadrants-1.svg",
  after16: "/art/chapters/debt-trap-3.svg",
  school: "/art/goals.svg#book",
  teaching: "/art/characters/level-1.svg#teacher",
  thisSite: "/art/goals.svg#star",
};

/** Beside the subjects of the guide’s answers. */
export const OTHER_SUBJECTS = [
  {
    to: "/resources/money-words",
    title: "Money Words, A to Z",
    text: "One word, one sentence",
    picture: "/art/topics/money-words.svg",
  },
  {
    to: "/resources/for-parents",
    title: "For parents",
    text: "Ten minutes tonight",
    picture: "/art/characters/level-1.svg#parent",
  },
  {
    to: "/resources/for-teachers",
    title: "For teachers",
    text: "Texts, tasks and sheets",
    picture: "/art/characters/level-1.svg#money-master",
  },
] as const;

export const SUBJECT_TEXTS = {
  back: "Questions about money",
  jump: (count: number) => `Jump to one of the ${count} questions`,
  more: "An example, a plan and what could go wrong",
  example: "An example",
  plan: "A plan",
  pitfall: "What could go wrong",
  further: "Read more:",
  ask: "Ask Ms. Sparkle about this",
  other: "Other subjects",
} as const;

/** Lists of subjects on the pages for parents, for teachers and for after Year 11. */
export const ANSWER_LISTS = {
  parents: {
    heading: "Questions that parents ask",
    lead: "Each opens at its first answer for you.",
  },
  teachers: {
    heading: "Questions that teachers ask",
    lead: "",
  },
  older: {
    heading: "More for ages 14 to 16",
    lead: "Each opens at its first answer for your age.",
  },
} as const;

export const SEARCH_TEXTS = {
  label: "What would you like to know?",
  placeholder: "trainers, pocket money, scam…",
  hint: "We do not send or keep what you type.",
  clear: "Clear the search",
  loading: "Looking…",
  failed: "We could not load the list of questions. Please check your internet connection and try again.",
  found: (count: number, typed: string) =>
    count === 1 ? `1 answer about “${typed}”` : `${count} answers about “${typed}”`,
  /** Above the best, if there are more than fit. */
  best: (shown: number, count: number, typed: string) =>
    `The best ${shown} of ${count} answers about “${typed}”`,
  list: "Answers",
  none: (typed: string) => `No answer about “${typed}” yet`,
  tryElse: "Try a shorter word, pick a subject, or ask Ms. Sparkle. She is a computer, not a person.",
  ask: "Ask Ms. Sparkle",
  /** Below every list, and first if nothing was found. */
  childline:
    "Is something making you feel scared or sad? You can call Childline free on 0800 1111, day or night.",
} as const;
