/** Texts of the KPI scorecard (specification part 2, sections 2 and 9). */
import type { PageMeta } from "@/content/pageMeta";
import type { Assessment } from "@/domain/scorecard/scorecard";

export const SCORECARD_PAGE: PageMeta = {
  title: "KPI scorecard | 4MQ",
  description: "All your money figures on one page: scores, savings, streak, goals and knowledge points.",
};

export const SCORECARD_TEXTS = {
  nameFallback: "Money Master",
  lead: "This is your KPI scorecard: your main money figures on one page. A KPI is a figure that shows how things go.",
  loading: "Loading your scorecard...",
  couldNotLoad: "We could not load your scorecard. Your figures will be back once we can connect again.",
  tryAgain: "Try again",
  sample: {
    label: "Sample data",
    text: "These are sample figures, not yours. Write in your journal to see your own.",
    action: "Open my journal",
  },
  scoresHeading: "Your scores",
  figuresHeading: "Your figures",
  sampleScoresHeading: "Sample scores",
  sampleFiguresHeading: "Sample figures",
  ofHundred: "out of 100",
} as const;

const MIDDLE = 50;
const leaning = (score: number, deed: string, meaning: string) =>
  score === MIDDLE
    ? meaning
    : `${score} is ${score > MIDDLE ? "above" : "below"} the middle: your answers lean towards ${deed} ${score > MIDDLE ? "more" : "less"}.`;

const NO_MARK = "It is not a mark, so a higher score is not a better one.";
const EARNING = "A higher score means you look for more ways to earn.";
const SPENDING = "A higher score means you spend more of your money.";

/** Each score with its meaning in general, for the sample, and for the user's own. */
export const SCORE_TEXTS = {
  overall: {
    label: "Overall score",
    meaning: `Halfway between your two scores. ${NO_MARK}`,
    own: ({ earningScore, spendingScore }: Assessment) =>
      earningScore === MIDDLE && spendingScore === MIDDLE
        ? `Both of your scores are 50, the middle, where everyone starts. Five questions move them. ${NO_MARK}`
        : `Halfway between ${earningScore} and ${spendingScore}. ${NO_MARK}`,
  },
  earning: {
    label: "Earning score",
    meaning: EARNING,
    own: ({ earningScore }: Assessment) => leaning(earningScore, "earning", EARNING),
  },
  spending: {
    label: "Spending score",
    meaning: SPENDING,
    own: ({ spendingScore }: Assessment) => leaning(spendingScore, "spending", SPENDING),
  },
} as const;

export const SCORECARD_FIGURES = {
  savingsRate: {
    label: "Savings rate",
    meaning: "How much of your earnings you saved in the last 28 days.",
  },
  weeklyEarnings: { label: "Weekly earnings", meaning: "Money that came in this week, Monday to Sunday." },
  weeklySpending: { label: "Weekly spending", meaning: "Money that went out this week, Monday to Sunday." },
  streakDays: {
    label: "Streak",
    days: (count: number) => (count === 1 ? "1 day" : `${count} days`),
    meaning: "Days in a row with an entry in your journal. After a gap, it starts again at one.",
  },
  goals: {
    label: "Goals completed",
    of: (done: number, all: number) => `${done} of ${all}`,
    meaning: "How many of your community challenges you have completed.",
  },
  knowledgePoints: {
    label: "Knowledge points",
    meaning: "Ten points for each quiz you have passed in this browser.",
  },
} as const;

export const MAP_TEXTS = {
  heading: "Your place on the money map",
  sampleHeading: "A sample place on the money map",
  picture: (name: string, earning: number, spending: number) =>
    `The money map has four tiles. The dot is in the ${name} tile, at ${earning} for earning and ${spending} for spending.`,
  you: "You",
  loading: "Opening the map...",
  here: (name: string) => `Last time, you chose like a ${name}.`,
  sampleHere: (name: string) => `The sample shows a ${name}.`,
  startsHere: (name: string) => `Everyone starts in the ${name} tile.`,
  ownPlace: "Answer five short questions to find your own place on the map.",
  find: "Find my quadrant",
  again: "Answer the questions again",
} as const;

/** The specification fixes these lines; they are the same for everybody. */
export const INSIGHTS = {
  heading: "How your figures might change",
  badge: "Example",
  note: "These four lines are examples. They are the same for everyone.",
  lines: [
    { label: "Earning score", change: "+5" },
    { label: "Spending score", change: "-2" },
    { label: "Savings rate", change: "+3%" },
    { label: "Knowledge", change: "Level 3" },
  ],
} as const;

export const SOON = {
  heading: "More on the way",
  label: "Coming Soon",
  buttons: ["Update Weekly Goal", "Log New Earnings", "Track Spending"],
  untilThen: "For now, write down what you earn and spend in your journal.",
  journal: "Open my journal",
} as const;
