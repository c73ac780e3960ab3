/**
 * The registered quizzes (specification part 1, section 3). Cards and lists need only this file;
 * the questions are heavy and load with the quiz.
 */
import { QUIZ_PASS_PERCENT } from "@/domain/quiz/passMarks";
import type { QuizCategory, QuizId, QuizMetadata } from "./quizTypes";

export const QUIZ_CARDS: Readonly<Record<QuizId, QuizMetadata>> = {
  "money-brain-battle": {
    id: "money-brain-battle",
    title: "Money Brain Battle Quiz",
    description: "Ten questions on earning, saving, spending, giving, loans and tricks. Is your brain ready?",
    category: "money-basics",
    level: "All levels",
    estimatedTime: 15,
    passingScore: QUIZ_PASS_PERCENT,
    reward: { coins: 1, badge: "Money Brain Warrior" },
    sign: "lightbulb",
    coverImage: "/art/covers/money-brain-battle.svg",
  },
  "keeper-of-embers": {
    id: "keeper-of-embers",
    title: "The Keeper of the Embers - Quiz",
    description: "Read the story first. Then see how much of Nila’s long night you remember.",
    category: "short-stories",
    level: "Level 1",
    estimatedTime: 15,
    passingScore: QUIZ_PASS_PERCENT,
    reward: { coins: 1, badge: "Ember Keeper" },
    sign: "flame",
    coverImage: "/art/stories/keeper-of-embers/cover.svg",
  },
};

export const QUIZZES: readonly QuizMetadata[] = Object.values(QUIZ_CARDS);

export const quizById = (id: string): QuizMetadata | undefined => QUIZZES.find((quiz) => quiz.id === id);

interface CategoryText {
  label: string;
  /** The tab's label in the hub. */
  tab: string;
  /** The text of a tab without quizzes. */
  empty: string;
}

/** The order is that of the hub's tabs. */
export const QUIZ_CATEGORIES: Record<QuizCategory, CategoryText> = {
  "money-basics": {
    label: "Money Basics",
    tab: "Money Basics",
    empty: "There are no Money Basics quizzes yet. Come back soon!",
  },
  "short-stories": {
    label: "Short Stories",
    tab: "Short Stories",
    empty: "There are no Short Stories quizzes yet. Come back soon!",
  },
  "financial-literacy": {
    label: "Financial Literacy",
    tab: "Advanced",
    empty: "Advanced quizzes are coming soon. For now, try one of the others!",
  },
};
