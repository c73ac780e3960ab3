/** The shapes of a quiz (specification part 1, section 3). */
import type { StoryQuizId } from "@/content/stories/stories";

/** The registered quizzes. A story's quiz has the story's id. */
export type QuizId = "money-brain-battle" | StoryQuizId;
export type QuizCategory = "money-basics" | "short-stories" | "financial-literacy";
/** The child who keeps company in a quiz, drawn in `public/art/faces.svg`. */
export type QuizChild = "nila" | "samir";
type QuizDifficulty = "easy" | "medium" | "hard";

export interface QuizMetadata {
  /** The part of the address after /quiz/. */
  id: string;
  title: string;
  description: string;
  category: QuizCategory;
  level: string;
  /** In minutes. */
  estimatedTime: number;
  /** In percent. */
  passingScore: number;
  reward: { coins: number; badge: string };
  /** The drawing on its badge. */
  sign: "flame" | "lightbulb";
  coverImage: string;
}

export interface QuizQuestion {
  id: string;
  question: string;
  options: readonly [string, string, string, string];
  /** The exact text of the right option. */
  correctAnswer: string;
  /** The first sentence of a reason has at most nine words, because it stands with the next question (AnswerLine). */
  explanation: string;
  /** For each wrong option, the reason why it is wrong. */
  whyNot: Readonly<Record<string, string>>;
  /** The question's subject, in a reader's words. */
  category?: string;
  difficulty: QuizDifficulty;
}

/** In a story quiz each question also has feedback for the child. */
export interface StoryQuizQuestion extends QuizQuestion {
  feedback: { correct: string; incorrect: string };
}

interface NextLink {
  to: `/${string}`;
  title: string;
  text: string;
}

export interface Quiz<Question extends QuizQuestion = QuizQuestion> {
  metadata: QuizMetadata;
  child: QuizChild;
  /** After it: something to do, and something to read next. */
  next: readonly [NextLink, NextLink];
  questions: readonly Question[];
}

export type StoryQuiz = Quiz<StoryQuizQuestion>;
