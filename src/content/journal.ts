/** Texts of the challenge dashboard. */
import type { EntryDetail, EntryType, JournalEntry } from "@/domain/journal";
import { formatPence, formatPercent } from "@/domain/money";
import type { KspStats } from "@/domain/stats";
import type { PageMeta } from "./pageMeta";

export const DASHBOARD_PAGE: PageMeta = {
  title: "90-Day Challenge dashboard | 4MQ",
  description: "Your money journal, and your figures for the week and for each phase.",
};

interface EntryTypeText {
  /** The option in the form. */
  choice: string;
  /** The entry's label in the list. */
  done: string;
  question: string;
}

export const ENTRY_TYPE_TEXTS: Record<EntryType, EntryTypeText> = {
  E: { choice: "Earn", done: "Earned", question: "What kind of earning?" },
  S: { choice: "Save", done: "Saved", question: "What kind of saving?" },
  P: { choice: "Spend", done: "Spent", question: "What kind of spending?" },
};

/** Each detail in a child's words; its code is beside them in small letters. */
export const DETAIL_WORDS: Record<EntryDetail, string> = {
  "E-Chore": "A chore",
  "E-Allowance": "Pocket money",
  "E-Others": "Something else",
  "S-For Goal": "For my goal",
  "S-Without Goal": "Without a goal",
  "S-Others": "Something else",
  "P-KS Needs": "A need I planned for",
  "P-Non-KS Needs": "A need I did not plan for",
  "P-Wants": "A want",
  "P-Others": "Something else",
};

/** Returns "Earned £4.50, A chore (E-Chore)". */
export const entryWords = ({ type, pence, detail }: Omit<JournalEntry, "day">): string =>
  `${ENTRY_TYPE_TEXTS[type].done} ${formatPence(pence)}, ${DETAIL_WORDS[detail]} (${detail})`;

/** The owner confirms this wording (README, "Before you launch"). */
export const KS_EXPLANATION = "A KS need is a need you planned for.";

export const DASHBOARD_TEXTS = {
  nameFallback: "Money Champion",
  enrolling: "You've been automatically enrolled in the 90-Day Challenge! Your first phase starts today.",
  notEnrolled: "We could not start your 90 days yet. We will try again the next time you open My KPIs.",
  loading: "Loading your KPIs...",
  weekEmpty: "No data for this week yet. Start adding journal entries!",
  phasesEmpty: "No phase data available yet. Complete your first phase to see results!",
  couldNotLoad: "We could not load this.",
  tryAgain: "Try again",
  tryingAgain: "Trying again…",
  amountOutOfBounds: "Type an amount in pounds, such as 2 or 2.50. The most is 9,999,999.99.",
  dayOutOfBounds: "Choose a day from 1 January 2020 up to a year from now.",
  tooManyToday: "You have added 200 entries today, which is the most for one day. You can add more tomorrow.",
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
    nothing: "You will see this once you write down something you have earned.",
    inGeneral: "How much of your earnings you saved.",
  },
  ksRatio: {
    label: "KS spending ratio",
    meaning: (percent: number) =>
      `Out of every £10 you spent, ${ofTenPounds(percent)} was for needs you planned for.`,
    nothing: "You will see this once you write down something you have spent.",
    inGeneral: "How much of your spending was for needs you planned for.",
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
  notStarted: "Your 90 days start when you open My KPIs.",
  startsOn: (day: string) => `Your 90 days start on ${day}.`,
  inAll: "There are six phases of two weeks each.",
  state: { done: "done", now: "now", ahead: "to come" },
  phasesDone: "the six phases are done",
} as const;

export const KPI_TEXTS = {
  weekHeading: "This Week's Performance",
  weekSpan: (first: string, last: string) => `Monday ${first} to Sunday ${last}`,
  phasesHeading: "Phase Performance Summary",
  phasesLead: "Six phases, two weeks each: twelve weeks in all.",
  phaseEmpty: "You have not written anything down for this phase yet.",
  phaseAhead: "This phase has not started yet.",
  legend: "What the figures mean",
  now: "Now",
  refresh: "Refresh Data",
  refreshing: "Refreshing…",
  refreshed: "Your figures are up to date.",
  notRefreshed: "We could not load this. Check your connection, then press Refresh Data again.",
} as const;

/** Every figure under its specified name. */
export const TREND_TEXTS = {
  weeksHeading: "Your last eight weeks",
  sum: (earned: string, saved: string, spent: string) =>
    `In these weeks you earned ${earned}, saved ${saved} and spent ${spent}.`,
  weeksPicture: "Bar chart of the last eight weeks. The table below has the same figures.",
  phasesPicture: "Bar chart of the six phases. The list below has the same figures.",
  showTable: "Show these figures as a table",
  tableName: "The last eight weeks as a table",
  weekColumn: "Week",
  week: "Week of",
  thisWeek: "now",
  phase: "Phase",
  noPicture: "We could not load the chart. The figures are in the table.",
} as const;

export const PROGRESS_TEXTS = {
  comingSoon: "Coming Soon",
  heading: "You will be able to see your progress over the 90 days here.",
  readAbout: "For now, read how the challenge works:",
  links: [
    { to: "/90-days-money-smart-challenge", label: "The 90-day challenge" },
    { to: "/90-days-money-smart-challenge-uk", label: "The challenge for ages 8 to 10" },
  ],
} as const;
