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
import { PHASES_LEAD } from "@/content/challenge/challengeWords";
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

/** The share of every ten pounds: "£4.00" for 40 percent. */
export const ofTenPounds = (percent: number) => formatPence(Math.round(percent * 10));

/** Each figure with its meaning, in a sentence a child understands. */
export const FIGURE_TEXTS = {
  earning: { label: "Earned", meaning: "Money that came in." },
  saving: { label: "Saved", meaning: "Money you put aside." },
  spending: { label: "Spent", meaning: "Money that went out." },
  ksSpending: { label: "Spent on KS needs", meaning: "Needs you planned for." },
  seRatio: {
    label: "Saving ratio",
    meaning: (percent: number) => `Out of every £10 you earned, you saved ${ofTenPounds(percent)}.`,
    nothing: "You will see this once you write down something you earned.",
    inGeneral: "How much of your earnings you saved.",
  },
  ksRatio: {
    label: "KS spending ratio",
    meaning: (percent: number) =>
      `Out of every £10 you spent, ${ofTenPounds(percent)} went on needs you planned for.`,
    nothing: "You will see this once you write down something you spent.",
    inGeneral: "How much of your spending went on needs you planned for.",
  },
} as const;

/** The figures of a phase or a week, each by its specified name, in the specified order. */
export const FIGURES: readonly (readonly [label: string, text: (stats: KspStats) => string])[] = [
  [FIGURE_TEXTS.earning.label, ({ earning }) => formatPence(earning)],
  [FIGURE_TEXTS.saving.label, ({ saving }) => formatPence(saving)],
  [FIGURE_TEXTS.spending.label, ({ spending }) => formatPence(spending)],
  [FIGURE_TEXTS.ksSpending.label, ({ ksSpending }) => formatPence(ksSpending)],
  [FIGURE_TEXTS.seRatio.label, ({ seRatio }) => formatPercent(seRatio)],
  [FIGURE_TEXTS.ksRatio.label, ({ ksRatio }) => formatPercent(ksRatio)],
];

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

export const KPI_TEXTS = {
  weekHeading: "This Week's Performance",
  weekSpan: (first: string, last: string) => `Monday ${first} to Sunday ${last}`,
  phasesHeading: "Phase Performance Summary",
  phasesLead: PHASES_LEAD,
  phaseEmpty: "You haven’t written anything down for this phase yet.",
  phaseAhead: "This phase has not started yet.",
  legend: "What the figures mean",
  now: "Now",
  refresh: "Refresh Data",
  refreshing: "Refreshing…",
  refreshed: "Your figures are up to date.",
  notRefreshed: "We could not load this. Check your connection, then press Refresh Data again.",
} as const;

/** The page of the week for a grown-up (src/content/grown-up/showGrownUp.ts). */
export const SHOW_LINK = {
  to: "/show-a-grown-up",
  label: "Show a grown-up: one page about your week",
} as const;

/** Every figure under its specified name. */
export const TREND_TEXTS = {
  weeksHeading: "Your last eight weeks",
  sum: (earned: string, saved: string, spent: string) =>
    `Over these weeks, you earned ${earned}, saved ${saved} and spent ${spent}.`,
  weeksPicture: "Bar chart of the last eight weeks. The table below gives the same figures.",
  phasesPicture: "Bar chart of the six phases. The list below gives the same figures.",
  showTable: "Show these figures as a table",
  tableName: "The last eight weeks as a table",
  weekColumn: "Week",
  week: "Week of",
  thisWeek: "this week",
  phase: "Phase",
  noPicture: "We could not load the chart. The figures are in the table.",
} as const;

export const PROGRESS_TEXTS = {
  comingSoon: "Coming Soon",
  heading: "This is where you will see your progress over the 90 days.",
  readAbout: "For now, find out how the challenge works:",
  links: [
    { to: "/90-days-money-smart-challenge", label: "The 90-day challenge" },
    { to: "/90-days-money-smart-challenge-uk", label: "The challenge for ages 8 to 10" },
  ],
} as const;
