/** The topic pages' titles for lists and links. Their texts are heavy, so they are in files of their own (topic*.ts). */

interface TopicInfo {
  title: string;
  ages: string;
  /** One sentence under the title and on the card. */
  lead: string;
  /** In a list: how long it takes. */
  brief: string;
}

export const TOPICS = {
  "/resources/coins-and-banks": {
    title: "Coins, Banks and Tax",
    ages: "Ages 8-10",
    lead: "Count your change, meet a bank, find the tax in a price, and pay far from home.",
    brief: "4 minutes",
  },
  "/resources/money-words": {
    title: "Money Words, A to Z",
    ages: "Ages 8-16",
    lead: "168 money words, each explained in plain English, with a sentence to show how it is used.",
    brief: "168 words, each with a sentence",
  },
  "/resources/ways-to-earn": {
    title: "Twenty Ways to Earn",
    ages: "Ages 8-16",
    lead: "Small jobs for your age. For each, there is a first step, a sum and advice on staying safe.",
    brief: "Pick one and read its first step",
  },
  "/resources/scams-and-games": {
    title: "Scams and Games",
    ages: "Ages 8-16",
    lead: "Stories about tricks and games. Find the ones for your age, and learn the warning signs.",
    brief: "16 minutes, with parts for each age",
  },
  "/resources/a-budget-you-can-keep": {
    title: "A Budget You Can Keep",
    ages: "Ages 8-16",
    lead: "Three jars, a week at school or a whole month. Make a plan that bends but doesn’t break.",
    brief: "8 minutes, one part for each age",
  },
  "/resources/first-pay-first-account": {
    title: "First Pay, First Account",
    ages: "Ages 11-16",
    lead: "Your first bank card, your first payslip, and the rules that protect you.",
    brief: "11 minutes",
  },
  "/resources/money-that-grows": {
    title: "Money That Grows, and Money That Can Fall",
    ages: "Ages 11-16",
    lead: "How interest works for you, and why shares and funds can go down as well as up.",
    brief: "7 minutes",
  },
  "/resources/giving": {
    title: "Giving",
    ages: "Ages 8-16",
    lead: "You can give time, things or money. Here is how to do it well.",
    brief: "3 minutes",
  },
  "/resources/prices-and-tax": {
    title: "Rising Prices and Tax",
    ages: "Ages 11-16",
    lead: "Why your comic costs more than it did last year, and who pays for the street lamps.",
    brief: "4 minutes",
  },
  "/resources/refunds-and-subscriptions": {
    title: "Refunds and Repeat Payments",
    ages: "Ages 11-16",
    lead: "What a shop has to do when something breaks, and how to stop a regular payment.",
    brief: "2 minutes",
  },
  "/resources/insurance": {
    title: "Insurance",
    ages: "Ages 11-16",
    lead: "How a hundred people can share their bad luck, and when insurance is worth paying for.",
    brief: "2 minutes",
  },
} as const satisfies Record<`/resources/${string}`, TopicInfo>;

export type TopicPath = keyof typeof TOPICS;
export const TOPIC_PATHS = Object.keys(TOPICS) as TopicPath[];

/** The drawing of a topic. */
export const topicPicture = (path: TopicPath): string => `/art/topics/${path.split("/")[2]}.svg`;

/** The texts around each topic. */
export const TOPIC_TEXTS = {
  heading: "Money in Real Life",
  lead: "Eleven short topics about earning, spending, saving and staying safe.",
  /** The headings of the lists. The two long ones begin side by side. */
  groups: {
    "Ages 8-16": "For everyone, ages 8-16",
    "Ages 8-10": "Just for ages 8-10",
    "Ages 11-16": "From age 11",
  },
  back: { to: "/resources", label: "Back to Resources" },
  ages: (ages: string) => `Ages ${ages}`,
} as const;

/** The other pages that a money word or a topic leads to. */
const OTHER_TITLES: Readonly<Record<string, string>> = {
  "/resources/sample-chapter": "Needs vs Wants",
  "/resources/level-2-sample-chapter": "Influence Invasion",
  "/resources/level-3-sample-chapter": "Debt Trap",
  "/resources/raising-money-smart-kids": "The Four Money Quadrants",
  "/short-stories/keeper-of-embers": "The Keeper of the Embers",
  "/play/asha": "Asha’s jars, a story to play",
  "/play/femi": "Femi’s week, a story to play",
  "/play/erin": "Erin’s month, a story to play",
  "/quiz-hub": "Quiz Hub",
  "/quiz/money-brain-battle": "Money Brain Battle",
  "/find-your-quadrant": "Find Your Quadrant",
  "/90-days-money-smart-challenge": "90 Days Money Smart Challenge",
  "/challenge-dashboard": "Your journal (sign in first)",
  "/kpi-scorecard": "Your scorecard (sign in first)",
  "/community": "The community (sign in first)",
  "/account": "Your account (sign in first)",
  "/excel-tracker": "Excel Money Tracker",
  "/privacy": "Privacy",
};

const isTopic = (path: string): path is TopicPath => path in TOPICS;

/** The title of a page to read next. @throws for a page without one, which a test finds. */
export function titleOf(path: string): string {
  const title = isTopic(path) ? TOPICS[path].title : OTHER_TITLES[path];
  if (!title) throw new Error(`topics.ts has no title for ${path}.`);
  return title;
}
