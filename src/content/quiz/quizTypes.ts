/** The shapes of a quiz (specification part 1, section 3). */
export type QuizCategory = "money-basics" | "short-stories" | "financial-literacy";
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
  coverImage: string;
}

export interface QuizQuestion {
  id: string;
  question: string;
  options: readonly [string, string, string, string];
  /** The exact text of the right option. */
  correctAnswer: string;
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

export interface Quiz<Question extends QuizQuestion = QuizQuestion> {
  metadata: QuizMetadata;
  questions: readonly Question[];
}
