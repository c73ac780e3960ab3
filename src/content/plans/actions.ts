/** "Do it now": three small actions after each text and each place on the map, and the number to come back with. */
import type { EntryDetail, EntryType } from "@/domain/journal/journal";
import { QUADRANT_RESULTS } from "@/content/quadrant/quadrantResults";
import type { StoryPath } from "@/content/stories/stories";
import type { Quadrant } from "@/content/quadrant/quadrants";

export type ActionHelp =
  /** A habit that the press makes, for those who have an account. */
  | { habit: string }
  /** A row of the journal or of the tracker that opens filled in. */
  | { line: { type: EntryType; detail: EntryDetail } }
  /** A savings goal whose dialog opens filled in, in hundredths. */
  | { goal: number };

export interface Action {
  /** The browser keeps it with each plan, so it never changes its meaning. */
  id: string;
  title: string;
  text: string;
  /** The question on the day. */
  ask: string;
  /** The meaning of the number: pounds, or so many things. */
  unit: "£" | "things";
  help: ActionHelp;
}

type Three = readonly [Action, Action, Action];

const SAVED: ActionHelp = { line: { type: "S", detail: "S-Without Goal" } };
const TREAT: ActionHelp = { line: { type: "P", detail: "P-Wants" } };

const OF_TEXTS = {
  "/short-stories/keeper-of-embers": [
    {
      id: "just-in-case-jar",
      title: "Start a JUST IN CASE jar",
      text: "Put one coin in. A small one counts.",
      ask: "How much is in your jar?",
      unit: "£",
      help: SAVED,
    },
    {
      id: "keep-two-of-seven",
      title: "Keep two of seven",
      text: "Pim keeps two of seven berries. When money comes in, keep a little first.",
      ask: "How much did you keep?",
      unit: "£",
      help: { habit: "Keep a little first" },
    },
    {
      id: "hang-up-a-berry",
      title: "Hang up your first berry",
      text: "Choose something to save for. Its first coin is your first berry.",
      ask: "How much have you saved for it?",
      unit: "£",
      help: { goal: 500 },
    },
  ],
  "/resources/sample-chapter": [
    {
      id: "wish-list",
      title: "Keep a wish list",
      text: "Write down a wish. Look at it again after three nights.",
      ask: "How many wishes are on your list?",
      unit: "things",
      help: { habit: "Look at my wish list" },
    },
    {
      id: "find-the-want",
      title: "Find a want",
      text: "Look at one thing that you buy. How much of it is a want?",
      ask: "How much did the want cost?",
      unit: "£",
      help: TREAT,
    },
    {
      id: "save-for-a-wish",
      title: "Save for one wish",
      text: "Pick a wish that you still want after three nights. Save its first coin.",
      ask: "How much have you saved for it?",
      unit: "£",
      help: { goal: 1000 },
    },
  ],
  "/resources/level-2-sample-chapter": [
    {
      id: "spot-influences",
      title: "Be an influence spotter",
      text: "For one day, count the adverts, posts and people that try to change your mind.",
      ask: "How many did you count?",
      unit: "things",
      help: { habit: "Spot one influence" },
    },
    {
      id: "cost-of-a-treat",
      title: "Write down one treat",
      text: "Buy it or leave it, but write down its full price and where the idea came from.",
      ask: "How much was it?",
      unit: "£",
      help: TREAT,
    },
    {
      id: "save-what-you-skip",
      title: "Save what you skip",
      text: "When you pause and then leave something in the shop, save its price instead.",
      ask: "How much have you saved?",
      unit: "£",
      help: { goal: 2000 },
    },
  ],
  "/resources/level-3-sample-chapter": [
    {
      id: "find-the-whole-price",
      title: "Find one whole price",
      text: "Choose something sold in instalments, and add up everything that you would pay in the end.",
      ask: "What was the whole price?",
      unit: "£",
      help: { habit: "Look for the whole price" },
    },
    {
      id: "emergency-fund",
      title: "Start an emergency fund",
      text: "Put the first few pounds where you can’t spend them with one tap. A small fund is better than none.",
      ask: "How much is in it now?",
      unit: "£",
      help: SAVED,
    },
    {
      id: "save-before-buying",
      title: "Save before you buy",
      text: "Pick one thing that you want, and save for it first instead of paying for it later.",
      ask: "How much have you saved for it?",
      unit: "£",
      help: { goal: 3000 },
    },
  ],
  "/resources/raising-money-smart-kids": [
    {
      id: "ten-minutes-of-map",
      title: "Ten minutes, four tiles",
      text: "Draw the map together, and let your child put the first coin on it.",
      ask: "How many minutes did you talk?",
      unit: "things",
      help: { habit: "Ten minutes of money talk" },
    },
    {
      id: "write-down-pocket-money",
      title: "Write down one week’s pocket money",
      text: "Add it to the tracker together, on the day it is paid.",
      ask: "How much was it?",
      unit: "£",
      help: { line: { type: "E", detail: "E-Allowance" } },
    },
    {
      id: "first-jar-together",
      title: "Fill the first jar together",
      text: "Let your child decide what it is for, and watch the first coins go in.",
      ask: "How much is in the jar?",
      unit: "£",
      help: { line: { type: "S", detail: "S-For Goal" } },
    },
  ],
  "/resources/money-words": [
    {
      id: "learn-a-money-word",
      title: "Learn one money word",
      text: "Find a word that you didn’t know. Use it in a sentence today.",
      ask: "How many new words did you use?",
      unit: "things",
      help: { habit: "Learn one money word" },
    },
    {
      id: "find-your-income",
      title: "Find your income",
      text: "Income is money that comes in. Write down the last money you got.",
      ask: "How much was it?",
      unit: "£",
      help: { line: { type: "E", detail: "E-Allowance" } },
    },
    {
      id: "price-of-a-goal",
      title: "Give a goal its price",
      text: "Pick something to save for, and find out its price. Save the first coin.",
      ask: "How much have you saved for it?",
      unit: "£",
      help: { goal: 1000 },
    },
  ],
  "/resources/ways-to-earn": [
    {
      id: "do-one-job",
      title: "Do one small job",
      text: "Pick a job for your age. Ask at home first, and agree on a price.",
      ask: "How much did you earn?",
      unit: "£",
      help: { line: { type: "E", detail: "E-Chore" } },
    },
    {
      id: "find-a-job",
      title: "Find out who needs help",
      text: "Ask two people your family knows which small job would help them.",
      ask: "How many jobs did you find?",
      unit: "things",
      help: { habit: "Look for one way to help" },
    },
    {
      id: "save-for-costs",
      title: "Save for your costs",
      text: "Choose a job. What would you have to buy for it? Save for that first.",
      ask: "How much have you saved for it?",
      unit: "£",
      help: { goal: 500 },
    },
  ],
  "/resources/scams-and-games": [
    {
      id: "teach-five-signs",
      title: "Teach the five signs",
      text: "Find the five signs for your age, and teach them to somebody at home.",
      ask: "How many signs did you remember?",
      unit: "things",
      help: { habit: "Stop and think before I tap" },
    },
    {
      id: "month-of-games",
      title: "Add up a month of games",
      text: "With a grown-up, look up what you spent in games this month.",
      ask: "How much was it?",
      unit: "£",
      help: TREAT,
    },
    {
      id: "save-for-a-game",
      title: "Find a real price",
      text: "What does one thing in a game cost in pounds? Save for it before you buy.",
      ask: "How much have you saved for it?",
      unit: "£",
      help: { goal: 500 },
    },
  ],
  "/resources/a-budget-you-can-keep": [
    {
      id: "home-for-every-coin",
      title: "Give every coin a home",
      text: "Share your money out into SPEND, SAVE and SHARE before you spend any.",
      ask: "How much went into SAVE?",
      unit: "£",
      help: SAVED,
    },
    {
      id: "plan-one-need",
      title: "Plan for one need",
      text: "Think of something you will need this week, and keep its money apart.",
      ask: "How much did it cost?",
      unit: "£",
      help: { line: { type: "P", detail: "P-KS Needs" } },
    },
    {
      id: "goal-by-weeks",
      title: "Plan for one goal",
      text: "Divide its price by the weeks you have. Save that much this week.",
      ask: "How much have you saved for it?",
      unit: "£",
      help: { goal: 900 },
    },
  ],
  "/resources/first-pay-first-account": [
    {
      id: "last-money-in",
      title: "Write down your last pay",
      text: "Think of the last time you earned or were given money, and write it down.",
      ask: "How much was it?",
      unit: "£",
      help: { line: { type: "E", detail: "E-Others" } },
    },
    {
      id: "save-on-payday",
      title: "Save on payday",
      text: "The next time money comes in, put part of it into savings on the very same day.",
      ask: "How much did you save?",
      unit: "£",
      help: SAVED,
    },
    {
      id: "write-down-hours",
      title: "Write down your hours",
      text: "Note when a job begins and ends, paid or not, so that you could check a payslip.",
      ask: "How many hours did you work?",
      unit: "things",
      help: { habit: "Write down my hours" },
    },
  ],
  "/resources/money-that-grows": [
    {
      id: "money-with-time",
      title: "Give some money time",
      text: "Put away a little that you won’t need this year, at home or in an account.",
      ask: "How much did you put away?",
      unit: "£",
      help: SAVED,
    },
    {
      id: "towards-fifty",
      title: "Save towards your own £50",
      text: "Nina’s interest began with £50. Choose an amount of your own, and save the first pound.",
      ask: "How much have you saved?",
      unit: "£",
      help: { goal: 5000 },
    },
    {
      id: "find-percentages",
      title: "Look for percentages",
      text: "Find some in adverts or shops. Is each one interest, a discount or something else?",
      ask: "How many did you find?",
      unit: "things",
      help: { habit: "Ask what one percentage means" },
    },
  ],
  "/resources/coins-and-banks": [
    {
      id: "count-the-coins",
      title: "Count your coins",
      text: "Count all the coins in your money box.",
      ask: "How much was it?",
      unit: "£",
      help: SAVED,
    },
    {
      id: "count-the-change",
      title: "Count your change once",
      text: "Start at the price, and count up to what you paid.",
      ask: "How much change did you get?",
      unit: "£",
      help: TREAT,
    },
    {
      id: "receipt-with-vat",
      title: "Find VAT on a receipt",
      text: "Look at home for a receipt with VAT on it.",
      ask: "How many receipts did you look at?",
      unit: "things",
      help: { habit: "Look at a receipt" },
    },
  ],
  "/resources/giving": [
    {
      id: "give-ten-minutes",
      title: "Give ten minutes",
      text: "Help somebody at home or at school. It doesn’t cost a penny.",
      ask: "How many minutes did you give?",
      unit: "things",
      help: { habit: "Do one kind thing" },
    },
    {
      id: "save-for-a-gift",
      title: "Save up for a gift",
      text: "Think of somebody you care about. Put the first coin into a jar.",
      ask: "How much is in your jar?",
      unit: "£",
      help: { goal: 500 },
    },
    {
      id: "check-one-charity",
      title: "Check one charity",
      text: "Find it on the list with a grown-up. Then give something only if you like.",
      ask: "How much did you give?",
      unit: "£",
      help: { line: { type: "P", detail: "P-Others" } },
    },
  ],
  "/resources/prices-and-tax": [
    {
      id: "one-price-then-and-now",
      title: "Find a price that has risen",
      text: "Ask at home what one thing cost a few years ago, and what it costs today.",
      ask: "How much has it gone up?",
      unit: "£",
      help: { habit: "Notice one price" },
    },
    {
      id: "find-the-vat",
      title: "Find the VAT",
      text: "Write down a toy, a game or a pen that you buy. A sixth of its price is usually VAT.",
      ask: "How much did you pay?",
      unit: "£",
      help: TREAT,
    },
    {
      id: "room-for-a-rise",
      title: "Leave room for a rise",
      text: "Choose something to save for, and add 5% to its price in case it goes up.",
      ask: "How much have you saved for it?",
      unit: "£",
      help: { goal: 2100 },
    },
  ],
  "/resources/refunds-and-subscriptions": [
    {
      id: "keep-one-receipt",
      title: "Keep one receipt",
      text: "Keep the receipt for the next thing you buy, or take a photo of it.",
      ask: "How much did you pay?",
      unit: "£",
      help: { line: { type: "P", detail: "P-Others" } },
    },
    {
      id: "twelve-payments",
      title: "Multiply by twelve",
      text: "Ask at home about one payment that repeats every month. What does it cost in a year?",
      ask: "How much is it in a year?",
      unit: "£",
      help: { habit: "Ask before I start a free trial" },
    },
    {
      id: "save-a-months-price",
      title: "Save one month’s price",
      text: "Choose a subscription that you could do without. Save what one month of it costs.",
      ask: "How much have you saved?",
      unit: "£",
      help: { goal: 1200 },
    },
  ],
  "/resources/insurance": [
    {
      id: "fund-for-surprises",
      title: "Choose the size of your fund",
      text: "Work out what a small surprise could cost you, such as a puncture, and save towards it.",
      ask: "How much have you saved for it?",
      unit: "£",
      help: { goal: 2600 },
    },
    {
      id: "first-fifty-pence",
      title: "Put the first 50p away",
      text: "Put it where you won’t spend it by accident. Even less than 50p is a start.",
      ask: "How much is in your fund now?",
      unit: "£",
      help: SAVED,
    },
    {
      id: "ask-what-is-covered",
      title: "Ask what is covered",
      text: "Ask at home what your family’s insurance covers, and which of your own things it includes.",
      ask: "How many of your things are covered?",
      unit: "things",
      help: { habit: "Put my things in a safe place" },
    },
  ],
} as const satisfies Record<StoryPath | `/resources/${string}`, Three>;

type Rest = Omit<Action, "id" | "title" | "text">;
const line = (type: EntryType, detail: EntryDetail): ActionHelp => ({ line: { type, detail } });

/** The questions and the help of the three steps of each plan on the map; quadrantResults.ts has their words. */
const OF_STEPS: Record<Quadrant, readonly [Rest, Rest, Rest]> = {
  QI: [
    { ask: "How much did you put aside?", unit: "£", help: { habit: "Put some aside first" } },
    { ask: "How much have you saved for it?", unit: "£", help: { goal: 2000 } },
    { ask: "How much went on treats?", unit: "£", help: TREAT },
  ],
  QII: [
    { ask: "How much have you saved so far?", unit: "£", help: { goal: 2000 } },
    { ask: "How much did you give?", unit: "£", help: line("P", "P-Others") },
    { ask: "How much did it cost?", unit: "£", help: TREAT },
  ],
  QIII: [
    { ask: "How much did you earn?", unit: "£", help: line("E", "E-Chore") },
    { ask: "How many tricks did you write down?", unit: "things", help: { habit: "Notice a money trick" } },
    { ask: "How much did it cost?", unit: "£", help: TREAT },
  ],
  QIV: [
    { ask: "How many wishes are on your list?", unit: "things", help: { habit: "Wait one day first" } },
    { ask: "How much did you earn?", unit: "£", help: line("E", "E-Others") },
    { ask: "How much did you spend?", unit: "£", help: line("P", "P-Others") },
  ],
};

export const actionsOfPlan = (quadrant: Quadrant): readonly Action[] =>
  QUADRANT_RESULTS[quadrant].plan.map(({ title, text }, step) => ({
    id: `${quadrant}-${step + 1}`,
    title,
    text,
    ...OF_STEPS[quadrant][step]!,
  }));

/** @param path of a text that has actions; any other has none. */
export const actionsOfText = (path: string): readonly Action[] =>
  Object.hasOwn(OF_TEXTS, path) ? OF_TEXTS[path as keyof typeof OF_TEXTS] : [];

/** The action of a plan that was made some days ago; undefined if this version of the site does not know it. */
export const actionOf = (id: string): Action | undefined =>
  [
    ...Object.values(OF_TEXTS).flat(),
    ...(Object.keys(OF_STEPS) as Quadrant[]).flatMap((quadrant) => actionsOfPlan(quadrant)),
  ].find((action) => action.id === id);
