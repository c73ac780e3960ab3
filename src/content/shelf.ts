/** /shelf: the coins of this browser and where they came from, portraits, looks and quiz badges. */
import { shortDayName, type Day } from "@/domain/calendar";
import type { Look } from "@/domain/portrait";
import type { PageMeta } from "./pageMeta";
import { TODAY_TEXTS } from "./today";

export const SHELF_PAGE: PageMeta = {
  title: "Your shelf | 4MQ",
  description: "Your portrait, your looks, your quiz badges, and where each of your coins came from.",
};

export const SHELF_TEXTS = {
  heading: "Your shelf",
  lead: "Choose how you look. See what you have earned.",
  loading: "Getting your shelf ready...",
  coins: TODAY_TEXTS.coins,
  coinsMeaning: "They show what you have learned. They are not money, and nobody can take them away.",
  noCoins: "You get a coin each time you pass a quiz.",
  toQuizzes: "Choose a quiz",
  sources: "Where they came from",
  source: (day: Day, coins: number) => `${shortDayName(day)} · ${TODAY_TEXTS.coins(coins)}`,
  anotherQuiz: "Another quiz",
  before: "Before that",
  portraits: "Your portrait",
  portraitsLead: "Pick a friend from the books. You can change your mind at any time.",
  level: (level: number) => `Level ${level}`,
  looks: "Looks",
  looksLead: "Each look is yours when you reach its number. Coins are never used up.",
  worn: "Wearing it",
  yours: "Yours",
  badges: "Quiz badges",
  earned: (day: Day | undefined) => (day ? `Earned on ${shortDayName(day)}` : "Earned"),
  toEarn: (quiz: string) => `Pass “${quiz}”`,
  streaks: "Badges for your habits are in the",
  community: "community",
} as const;

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
