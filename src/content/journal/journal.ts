/** Texts of the challenge dashboard. */
import { fullDayName } from "@/domain/calendar";
import {
  FIRST_ENTRY_DAY,
  type EntryDetail,
  type EntryType,
  type JournalEntry,
} from "@/domain/journal/journal";
import { formatPence, formatPercent } from "@/domain/money";
import type { KspStats } from "@/domain/journal/stats";
import type { PageMeta } from "@/content/pageMeta";

export const DASHBOARD_PAGE: PageMeta = {
  title: "90-Day Challenge dashboard | 4MQ",
  description: "Your money journal, with your figures for the week and for each phase.",
};

interface EntryTypeText {
  /** The option in the form. */
  choice: string;
  /** The entry's label in the list. */
  done: string;
  question: string;
}

export const ENTRY_TYPE_TEXTS: Record<EntryType, EntryTypeText> = {
  E: { choice: "Earn", done: "Earned", question: "How did you earn it?" },
  S: { choice: "Save", done: "Saved", question: "What did you save it for?" },
  P: { choice: "Spend", done: "Spent", question: "What did you spend it on?" },
};

/** Each detail in a child's words; its code is beside them in small letters. */
export const DETAIL_WORDS: Record<EntryDetail, string> = {
  "E-Chore": "A chore",
  "E-Allowance": "Pocket money",
  "E-Others": "Something else",
  "S-For Goal": "For my goal",
  "S-Without Goal": "For no particular goal",
  "S-Others": "Something else",
  "P-KS Needs": "A need I planned for",
  "P-Non-KS Needs": "A need I didn’t plan for",
  "P-Wants": "A want",
  "P-Others": "Something else",
};

const lowerFirst = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

/** Returns "Earned £4.50, a chore (E-Chore)". */
export const entryWords = ({ type, pence, detail }: Omit<JournalEntry, "day">): string =>
  `${ENTRY_TYPE_TEXTS[type].done} ${formatPence(pence)}, ${lowerFirst(DETAIL_WORDS[detail])} (${detail})`;

/** The owner confirms this wording (README, "Before you launch"). */
export const KS_EXPLANATION = "A KS need is a need you planned for.";

export const DASHBOARD_TEXTS = {
  nameFallback: "Money Champion",
  enrolling: "You've been automatically enrolled in the 90-Day Challenge! Your first phase starts today.",
  notEnrolled: "We could not start your 90 days. We will try again next time you open My KPIs.",
  loading: "Loading your KPIs...",
  weekEmpty: "No data for this week yet. Start adding journal entries!",
  phasesEmpty: "No phase data available yet. Complete your first phase to see results!",
  couldNotLoad: "We could not load this.",
  tryAgain: "Try again",
  tryingAgain: "Trying again…",
  amountOutOfBounds: "Type an amount in pounds, such as 2 or 2.50. The most you can enter is 9,999,999.99.",
  dayOutOfBounds: `Choose a date between ${fullDayName(FIRST_ENTRY_DAY)} and a year from now.`,
  /** Beside the specified toast, at the field. */
  noAmount: "Type the amount.",
  noDay: "Choose the date.",
  noDetail: "Choose one.",
} as const;

/** The figures by name; figures.ts says what each means. */
export const FIGURE_NAMES = {
  earning: "Earned",
  saving: "Saved",
  spending: "Spent",
  left: "Left over",
  ksSpending: "Spent on KS needs",
  seRatio: "Saving ratio",
  ksRatio: "KS spending ratio",
} as const;

/** The specified figures of a phase or a week, in the specified order. */
export const FIGURES = [
  ["earning", ({ earning }) => formatPence(earning)],
  ["saving", ({ saving }) => formatPence(saving)],
  ["spending", ({ spending }) => formatPence(spending)],
  ["ksSpending", ({ ksSpending }) => formatPence(ksSpending)],
  ["seRatio", ({ seRatio }) => formatPercent(seRatio)],
  ["ksRatio", ({ ksRatio }) => formatPercent(ksRatio)],
] as const satisfies readonly (readonly [
  name: keyof typeof FIGURE_NAMES,
  text: (stats: KspStats) => string,
])[];

/** The user's place in the 90 days. */
export const DAYS_TEXTS = {
  label: "The six phases",
  notStarted: "Your 90 days will start when you open My KPIs.",
  firstDay: "Begin with your first day",
  startsOn: (day: string) => `Your 90 days start on ${day}.`,
  over: (last: string) => `Your 90 days ended on ${last}. New ones will start when you open My KPIs.`,
  inAll: "There are six phases, each two weeks long.",
  state: { done: "done", now: "now", ahead: "still to come" },
  phasesDone: "all six phases done",
} as const;

/** The end of a challenge, told by what was written down. */
export const ENDED_TEXTS = {
  summary: (first: string, last: string) => `Your 90 days from ${first} to ${last}`,
  lead: "These 90 days are over. This is what you wrote down:",
  entries: "Entries",
  stays: "All of it stays in your journal.",
  loading: "Adding up your 90 days...",
  couldNotLoad: "We could not add up your 90 days.",
} as const;

/** Leads to the form: the way on beside each text that says that something is missing. */
export const WRITE_LINK = { to: "/challenge-dashboard?tab=journal#write", label: "Write a line" } as const;

/** The page of the week for a grown-up (src/content/grown-up/showGrownUp.ts). */
export const SHOW_LINK = {
  to: "/show-a-grown-up",
  label: "Show a grown-up: one page about your week",
} as const;

export const PROGRESS_TEXTS = {
  comingSoon: "Coming Soon",
  heading: "This is where you will see your progress over the 90 days.",
  untilThen: "Until then, your stamps, postcards and berries are on your shelf.",
  links: [
    { to: "/shelf", label: "Open my shelf" },
    { to: "/90-days-money-smart-challenge", label: "How the challenge works" },
  ],
} as const;
