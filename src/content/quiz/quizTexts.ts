/** Texts of the quiz pages (specification part 1, section 2; part 2, section 2). */
import type { PageMeta } from "@/content/pageMeta";
import type { QuizMetadata } from "./quizTypes";

export const QUIZ_LANDING_PAGE: PageMeta = {
  title: "Quizzes by level | 4MQ",
  description:
    "Money quizzes by age: start with The Keeper of the Embers for ages 8-10. Every answer is explained, and you earn a coin each time you pass.",
};

export const QUIZ_HUB_PAGE: PageMeta = {
  title: "Quiz Hub | 4MQ",
  description:
    "All the 4MQ quizzes in one place: money basics and short stories. See your best scores and the coins you have earned.",
};

export const QUIZ_DATA_PAGE: PageMeta = {
  title: "Money Brain Battle: questions and answers | 4MQ",
  description:
    "All ten questions from the Money Brain Battle Quiz, with the options, the right answers and the reasons why.",
};

export const quizPageMeta = ({ title, description }: QuizMetadata): PageMeta => ({
  title: `${title} | 4MQ`,
  description: `${description} The quiz takes about 15 minutes, and every answer is explained.`,
});

export const LANDING_TEXTS = {
  heading: "Quizzes",
  lead: "Pick your level. You can try each quiz as often as you like.",
  allLevels: "All levels, ages 8-16",
  comingSoon: "Coming Soon",
  all: "View All Quizzes",
} as const;

export const HUB_TEXTS = {
  heading: "Quiz Hub",
  lead: "You earn a coin each time you pass.",
  completed: "Quizzes Completed",
  average: "Average Score",
  coins: "Coins Earned",
  more: [
    { to: "/shelf", label: "See your shelf" },
    { to: "/play", label: "Play a story" },
    { to: "/quiz-data", label: "For grown-ups: Money Brain Battle with answers, to print" },
  ],
  tabsLabel: "Quizzes by subject",
  all: "All Quizzes",
  setAside: "We could not read some of your saved quiz scores. You can carry on from here.",
  notKept:
    "This browser will not let us save anything. We can only keep your scores and coins until you close the page.",
} as const;

export const CARD_TEXTS = {
  start: "Start",
  retake: "Retake",
  time: "Time",
  reward: "Reward",
  minutes: (minutes: number) => `${minutes} minutes`,
  coins: (coins: number) => (coins === 1 ? "1 coin" : `${coins} coins`),
  best: "Best score",
  noBest: "None yet",
  passMark: "Passing score",
} as const;

/** For browsers without JavaScript. */
export const WITHOUT_SCRIPTS = {
  text: "The quizzes need JavaScript. Without it, you can still",
  link: "read all the questions and answers",
  path: "/quiz-data",
} as const;

export const PLAYER_TEXTS = {
  back: "Back to Quiz Hub",
  loading: "Loading the questions…",
  loadingAnswers: "The answers are on their way…",
  questionOf: (number: number, total: number) => `Question ${number} of ${total}`,
  progressLabel: "How far through the quiz you are",
  keys: "You can also use the keys 1 to 4.",
  resumed: "You are back where you left off.",
  startAgain: "Start again",
  next: "Next Question",
  finish: "Finish Quiz",
  passed: "You passed!",
  notPassed: "Not this time. Wrong answers show you what to learn next.",
  score: "Your score",
  correct: "Correct answers",
  attempts: "Attempts",
  target: "Target score",
  earned: (coins: number) => `+${coins} 4MQ Coin(s)`,
  badge: (badge: string) => `Badge: ${badge}`,
  noCoins: (target: number) => `Reach ${target}% to earn a coin.`,
  tryAgain: "Try Again",
  progress: "View My Progress",
  /** A note beside it for visitors who are not signed in. */
  needsAccount:
    "You need an account to view your progress. It holds your money journal, its goals and the points you get for passing quizzes. Your coins stay in this browser.",
  review: "Your answers",
  yourAnswer: "You chose",
  rightAnswer: "Right answer",
  isRight: "Correct",
  isWrong: "Not quite right",
} as const;

export const SCOREBOARD_TEXTS = {
  heading: "Your coins",
  today: "Today",
  week: "This week",
  month: "This month",
  streak: "Streak",
  days: (days: number) => (days === 1 ? "1 day" : `${days} days`),
  champion: "Week Champion",
  nextLevel: (target: number) => `Next level at ${target} coins`,
  total: "Total coins",
} as const;

export const QUIZ_DATA_TEXTS = {
  heading: "Money Brain Battle Quiz: every question and answer",
  lead: "For teachers, parents and anyone who likes to look things up.",
  passMark: (percent: number) => `Passing score: ${percent}%`,
  reward: (coins: number) => `Reward: ${CARD_TEXTS.coins(coins)}`,
  answer: "Correct answer",
  why: "Why",
  play: "Take the quiz",
} as const;
