/** The shapes of a quiz (specification part 1, section 3). */
export type QuizCategory = "money-basics" | "short-stories" | "financial-literacy";
type QuizDifficulty = "easy" | "medium" | "hard";

export interface QuizMetadata {
  /** Stands in the address: /quiz/{id}. */
  id: string;
  title: string;
  description: string;
  category: QuizCategory;
  level: string;
  /** Minutes. */
  estimatedTime: number;
  /** Percent. */
  passingScore: number;
  reward: { coins: number; badge: string };
  coverImage: string;
}

export interface QuizQuestion {
  id: string;
  question: string;
  options: readonly [string, string, string, string];
  /** The text of the right option, letter for letter. */
  correctAnswer: string;
  explanation: string;
  /** What the question is about, as a reader would say it. */
  category?: string;
  difficulty: QuizDifficulty;
}

/** In a story quiz each question also answers the child. */
export interface StoryQuizQuestion extends QuizQuestion {
  feedback: { correct: string; incorrect: string };
}

export interface Quiz<Question extends QuizQuestion = QuizQuestion> {
  metadata: QuizMetadata;
  questions: readonly Question[];
}
