/** Words of the sheets to hand out, and how many there are. */
import type { ChapterPath } from "@/content/resources/chapters/chapters";
import type { TopicPath } from "@/content/resources/topics/topics";
import type { StoryPath } from "@/content/stories/stories";

export type PrintedPath = ChapterPath | TopicPath | StoryPath | "/quiz-data";

/** Sheets of A4, printed on one side, besides the one with the answers. tests/e2e/paper.spec.ts counts them in Chromium. */
export const SHEETS: Readonly<Record<PrintedPath, { text: number; questions: number }>> = {
  "/quiz-data": { text: 0, questions: 2 },
  "/short-stories/keeper-of-embers": { text: 8, questions: 2 },
  "/resources/sample-chapter": { text: 4, questions: 1 },
  "/resources/level-2-sample-chapter": { text: 5, questions: 1 },
  "/resources/level-3-sample-chapter": { text: 5, questions: 1 },
  "/resources/raising-money-smart-kids": { text: 5, questions: 1 },
  "/resources/coins-and-banks": { text: 2, questions: 1 },
  "/resources/money-words": { text: 13, questions: 1 },
  "/resources/ways-to-earn": { text: 5, questions: 1 },
  "/resources/scams-and-games": { text: 7, questions: 1 },
  "/resources/a-budget-you-can-keep": { text: 4, questions: 1 },
  "/resources/first-pay-first-account": { text: 5, questions: 1 },
  "/resources/money-that-grows": { text: 4, questions: 1 },
  "/resources/giving": { text: 2, questions: 1 },
  "/resources/prices-and-tax": { text: 2, questions: 1 },
  "/resources/refunds-and-subscriptions": { text: 2, questions: 1 },
  "/resources/insurance": { text: 1, questions: 1 },
};

export const PRINTING = {
  heading: "Print it to hand out",
  questions: "Questions",
  everything: "Everything",
  /** On a button. @param sheets besides the one with the answers. */
  wish: (wish: string, sheets: number) =>
    `${wish}, ${sheets === 1 ? "1 sheet" : `${sheets} sheets`} and 1 of answers`,
  hint: "Sheets are A4, printed on one side. The questions come without their answers.",
  failed: "We could not load the questions for printing. Please try again.",
  questionsOf: (title: string) => `Questions: ${title}`,
  answersOf: (title: string) => `Answers: ${title}`,
  name: "Name",
  date: "Date",
  circle: "Circle one letter for each question. Take your time.",
  checker: "For the teacher or grown-up",
  sheet: (nth: number, sheets: number) => (sheets === 1 ? "4MQ" : `4MQ · Sheet ${nth} of ${sheets}`),
} as const;
