/**
 * One engine for every quiz, independent of screens and coins (specification part 1, section 4).
 * The player goes from answer to answer; the story quiz shows the right answer in between.
 */

/** A question with its options in the order of this attempt. */
interface AskedQuestion {
  id: string;
  options: readonly string[];
  correctAnswer: string;
}

export interface Attempt {
  readonly questions: readonly AskedQuestion[];
  /** The chosen options, in the order of the questions; one for each answered question. */
  readonly answers: readonly string[];
  readonly stage: "question" | "feedback" | "results";
}

/** @param random a function like Math.random: at least 0, less than 1. */
export function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const left = [...items];
  return items.map(() => left.splice(Math.floor(random() * left.length), 1)[0]!);
}

/** A fresh attempt: the questions stay in their order, from easy to hard; the options of each are shuffled. */
export const beginAttempt = (questions: readonly AskedQuestion[], random: () => number): Attempt => ({
  questions: questions.map(({ id, options, correctAnswer }) => ({
    id,
    options: shuffled(options, random),
    correctAnswer,
  })),
  answers: [],
  stage: "question",
});

/** An attempt as it is stored: the options of each question in their order, and the answers so far. */
export interface StoredAttempt {
  options: readonly (readonly string[])[];
  answers: readonly string[];
}

export const toStored = ({ questions, answers }: Attempt): StoredAttempt => ({
  options: questions.map(({ options }) => options),
  answers,
});

const isSameSet = (some: readonly string[], others: readonly string[]) =>
  some.toSorted().join("\n") === others.toSorted().join("\n");

/**
 * Resumes a stored attempt. Another version of the quiz, or a person with developer tools, may have written it, so only
 * an attempt that these questions allow is resumed. A finished attempt is not, because it would be paid again.
 */
export function resumeAttempt(questions: readonly AskedQuestion[], kept: StoredAttempt): Attempt | undefined {
  const { options, answers } = kept;
  const fits =
    options.length === questions.length &&
    questions.every((question, index) => isSameSet(question.options, options[index]!));
  if (!fits || answers.length === 0) return undefined;
  const start: Attempt = {
    questions: questions.map(({ id, correctAnswer }, index) => ({
      id,
      options: options[index]!,
      correctAnswer,
    })),
    answers: [],
    stage: "question",
  };
  const resumed = answers.reduce((attempt, choice) => answer(attempt, choice, { feedback: false }), start);
  return resumed.stage === "question" && resumed.answers.length === answers.length ? resumed : undefined;
}

/** Index of the question being asked, or of the one whose feedback is shown. */
export const currentIndex = ({ answers, stage }: Attempt): number =>
  stage === "question" ? answers.length : answers.length - 1;

export const currentQuestion = (attempt: Attempt): AskedQuestion => attempt.questions[currentIndex(attempt)]!;

export const isLastQuestion = (attempt: Attempt): boolean =>
  currentIndex(attempt) === attempt.questions.length - 1;

/** Ignores a choice that cannot be made right now, such as a double click or an option of another question. */
export function answer(attempt: Attempt, choice: string, { feedback }: { feedback: boolean }): Attempt {
  if (attempt.stage !== "question" || !currentQuestion(attempt).options.includes(choice)) return attempt;
  const answers = [...attempt.answers, choice];
  const finished = answers.length === attempt.questions.length;
  return { ...attempt, answers, stage: feedback ? "feedback" : finished ? "results" : "question" };
}

/** Moves from the feedback to the next question, or to the results. */
export function nextQuestion(attempt: Attempt): Attempt {
  if (attempt.stage !== "feedback") return attempt;
  return { ...attempt, stage: isLastQuestion(attempt) ? "results" : "question" };
}

export const countCorrect = ({ questions, answers }: Attempt): number =>
  answers.filter((chosen, index) => chosen === questions[index]!.correctAnswer).length;

/** The questions that were answered wrongly. */
export const missedIn = ({ questions, answers }: Attempt): readonly AskedQuestion[] =>
  questions.filter(({ correctAnswer }, index) => answers[index] !== correctAnswer);

/** Percent, rounded (specification part 1, section 9). */
export const scoreOf = (attempt: Attempt): number =>
  Math.round((countCorrect(attempt) / attempt.questions.length) * 100);

/** At or above the pass mark, both in percent. */
export const isPass = (score: number, passMark: number): boolean => score >= passMark;

/** The rounded mean of the best scores of the quizzes that were tried; 0 if there are none. */
export function averageScore(quizIds: readonly string[], scores: Readonly<Record<string, number>>): number {
  const tried = quizIds.flatMap((id) => scores[id] ?? []);
  return tried.length === 0 ? 0 : Math.round(tried.reduce((sum, score) => sum + score, 0) / tried.length);
}

/** How many of the questions have to be right for the mark. */
export const neededRight = (questions: number, passMark: number): number =>
  Math.ceil((questions * passMark) / 100);
