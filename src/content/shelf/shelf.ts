/** /shelf: the coins of this browser and where they came from, portraits, looks and quiz badges. */
import { shortDayName, type Day } from "@/domain/calendar";
import type { PageMeta } from "@/content/pageMeta";
import { TODAY_TEXTS } from "@/content/today/today";

export const SHELF_PAGE: PageMeta = {
  title: "Your shelf | 4MQ",
  description:
    "Your savings goal, your portrait, your looks, your quiz badges, and where each of your coins came from.",
};

export const SHELF_TEXTS = {
  heading: "Your shelf",
  loading: "Getting your shelf ready...",
  loadingString: "Getting your string ready...",
  coins: TODAY_TEXTS.coins,
  coinsMeaning: "They are not money, and they are never used up.",
  noCoins: "Each quiz you pass is a coin.",
  toQuizzes: "Choose a quiz",
  sources: "Where they came from",
  source: (day: Day, coins: number) => `${shortDayName(day)} · ${TODAY_TEXTS.coins(coins)}`,
  anotherQuiz: "Another quiz",
  before: "Before that",
  portraits: "Your portrait",
  portraitsLead: "Pick a friend from the books. You can change your mind at any time.",
  /** The readers of each level's book. */
  ages: ["Ages 8-10", "Ages 11-13", "Ages 14-16"],
  change: "Change your portrait",
  band: "The ages you chose",
  bandLead:
    "You chose them to find things to read. Some daily tasks have other words for older readers. If you pick a portrait, its book decides.",
  looks: "Looks",
  looksLead: "Yours from that many coins on.",
  yours: "Yours",
  badges: "Quiz badges",
  earned: (day: Day | undefined) => (day ? `Earned on ${shortDayName(day)}` : "Earned"),
  habitBadges: "Habit badges",
  toEarn: (quiz: string) => `Pass “${quiz}”`,
} as const;
