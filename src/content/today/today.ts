/** Words of today's strip and of the portrait in the header. */
import type { Look } from "@/domain/shelf/portrait";
import type { NextThing } from "@/domain/today/today";

const coinsInWords = (coins: number): string => (coins === 1 ? "1 coin" : `${coins} coins`);

/** The looks by name. */
export const LOOK_NAMES: Record<Look, string> = {
  sun: "Sun",
  leaf: "Leaf",
  coral: "Coral",
  berries: "Berries",
  map: "Map",
  night: "Night",
  ropes: "Ropes",
  legend: "Legend",
};

/** In characters: the strip has one line for a goal, and its height is reserved. */
const MAX_TITLE = 20;
function shortened(title: string): string {
  const letters = Array.from(title);
  return letters.length > MAX_TITLE ? `${letters.slice(0, MAX_TITLE - 1).join("")}…` : title;
}

export const TODAY_TEXTS = {
  label: "Your day",
  hello: (name: string | null) => (name ? `Hello ${name}` : "Hello again"),
  dayOf90: (day: number) => `Day ${day} of 90`,
  startsOn: (day: string) => `Day 1 is ${day}`,
  coins: coinsInWords,
  goal: (title: string | null, percent: number) => `${shortened(title ?? "Your goal")}: ${percent}% there`,
  welcome: "Good to see you",
  onThisDevice: "Kept on this device",
  /** @param days "Monday", "Tuesday" */
  week: (days: readonly string[]) => `This week: ${days.join(", ") || "a fresh start"}.`,
  /** On a device that has not read the account yet. */
  unknown: "Your days are safe in your account. Open your journal, and you see them here too.",
  portrait: (coins: number) => `Your portrait and ${coinsInWords(coins)}`,
} as const;

/** The texts with a check, by the beginning of their questions' ids: a short title, and the last part of the address unless it is the same. */
const CHECKED = new Map<string, readonly [title: string, address?: string]>([
  ["needs-vs-wants", ["Needs vs Wants", "sample-chapter"]],
  ["influence-invasion", ["Influence Invasion", "level-2-sample-chapter"]],
  ["debt-trap", ["Debt Trap", "level-3-sample-chapter"]],
  ["four-quadrants", ["The Four Money Quadrants", "raising-money-smart-kids"]],
  ["coins-and-banks", ["Coins"]],
  ["money-words", ["Money Words"]],
  ["ways-to-earn", ["Twenty Ways to Earn"]],
  ["scams-and-games", ["Scams and Games"]],
  ["a-budget-you-can-keep", ["A Budget You Can Keep"]],
  ["first-pay-first-account", ["First Pay"]],
  ["money-that-grows", ["Money That Grows"]],
  ["giving", ["Giving"]],
  ["prices-and-tax", ["Rising Prices and Tax"]],
  ["refunds-and-subscriptions", ["Refunds"]],
  ["insurance", ["Insurance"]],
]);
const QUICK_ONES = ["", "One quick one", "Two quick ones", "Three quick ones"];

interface NextLink {
  to: string;
  label: string;
}

export function nextLink(next: NextThing): NextLink {
  switch (next.kind) {
    case "question":
      return {
        to: `/quiz/${next.quiz.quizId}`,
        label: `Question ${next.quiz.question} of ${next.quiz.count}`,
      };
    case "line":
      return { to: "/challenge-dashboard?tab=journal", label: "Write today’s line" };
    case "recall": {
      const { source, count } = next.recall;
      const [title, address = source] = CHECKED.get(source) ?? [];
      return {
        to: title ? `/resources/${address}#check` : `/quiz/${source}#again`,
        label: `${QUICK_ONES[count]} from ${title ?? "your quiz"}`,
      };
    }
    case "place":
      return { to: next.place.to, label: `Go on: ${next.place.title}` };
    case "prompt":
      return { to: "/challenge-dashboard?tab=journal", label: `Day ${next.day}: five minutes` };
    case "postcard":
      return { to: "/challenge-dashboard?tab=journal", label: "Your postcard is here" };
    case "read": {
      const [source, [title, address = source]] = [...CHECKED][Math.floor(next.nth / 2) % CHECKED.size]!;
      return { to: `/resources/${address}`, label: `Read: ${title}` };
    }
    case "journal":
      return { to: "/challenge-dashboard?tab=journal", label: "Open my journal" };
    case "firstDay":
      return { to: "/first-day", label: "Go on with your first day" };
    case "portrait":
      return { to: "/shelf#portrait", label: "Choose your portrait" };
    case "begin":
      return { to: "/challenge-dashboard?tab=kpis", label: "Start the 90 days" };
    case "firstQuiz":
      return { to: "/quiz/money-brain-battle", label: "Earn your first coin" };
    case "nextQuiz":
      return { to: "/quiz-hub", label: "Play a quiz" };
  }
}
