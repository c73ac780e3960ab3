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
  /** More words, unless the page has already said them. */
  text?: string;
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
} as const satisfies Record<StoryPath | `/resources/${string}`, Three>;

type Rest = Omit<Action, "id" | "title" | "text">;
const line = (type: EntryType, detail: EntryDetail): ActionHelp => ({ line: { type, detail } });

/** The questions and the help of the three steps of each plan on the map; quadrantResults.ts has their titles. */
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
  QUADRANT_RESULTS[quadrant].plan.map(({ title }, step) => ({
    id: `${quadrant}-${step + 1}`,
    title,
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
