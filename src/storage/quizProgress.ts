/**
 * Quiz progress and reward coins of this browser. The four keys and their shapes are a contract (specification part 1,
 * section 3): what an earlier version of the site left behind goes on working.
 */
import * as v from "valibot";
import { isDay, type Day } from "@/domain/calendar";
import { addCoins, NO_EARNINGS, type UserEarnings } from "@/domain/earnings";
import { writeInTurn } from "./inTurn";
import { localStore, type LocalStore } from "./localStore";

const KEYS = { completed: "completedQuizzes", scores: "quizScores", earnings: "userEarnings" } as const;
/** Beside the attempts at each quiz. */
export const PROGRESS_KEYS = Object.values(KEYS);
/** Begins the key of the attempts at a quiz. */
export const ATTEMPTS_KEY = "quizAttempts_";

/** No child earns more; a number above it was not earned. */
const MOST_COINS = 1_000_000;

const Count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_COINS));
const Percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));
const QuizId = v.pipe(v.string(), v.minLength(1), v.maxLength(100));

export const completedQuizzes = localStore<readonly string[]>({
  key: KEYS.completed,
  schema: v.array(QuizId),
  empty: [],
});

/** Best percent by quiz id. */
export const quizScores = localStore<Readonly<Record<string, number>>>({
  key: KEYS.scores,
  // A list would pass for a record with the keys 0, 1, 2.
  schema: v.pipe(
    v.custom<object>((value) => !Array.isArray(value)),
    v.record(QuizId, Percent),
  ),
  empty: {},
});

export const userEarnings = localStore<UserEarnings>({
  key: KEYS.earnings,
  schema: v.object({
    totalCoins: Count,
    dailyEarnings: v.array(
      v.object({ date: v.pipe(v.string(), v.check(isDay)), coins: Count, source: v.string() }),
    ),
    weeklyEarnings: v.optional(Count, 0),
    monthlyEarnings: v.optional(Count, 0),
  }),
  empty: NO_EARNINGS,
});

const attemptStores = new Map<string, LocalStore<number>>();

export function quizAttempts(quizId: string): LocalStore<number> {
  const store =
    attemptStores.get(quizId) ?? localStore({ key: ATTEMPTS_KEY + quizId, schema: Count, empty: 0 });
  attemptStores.set(quizId, store);
  return store;
}

interface ProgressState {
  /** What is written outlives the page. */
  kept: boolean;
  /** Nothing had to be put aside because it could not be right. */
  sound: boolean;
}

/** How it stands with all that the quizzes keep, looked at anew. */
export function progressState(quizIds: readonly string[]): ProgressState {
  const stores: Pick<LocalStore<unknown>, "read" | "isKept" | "wasSetAside">[] = [
    completedQuizzes,
    quizScores,
    userEarnings,
    ...quizIds.map(quizAttempts),
  ];
  for (const store of stores) store.read();
  return {
    kept: stores.every((store) => store.isKept()),
    sound: !stores.some((store) => store.wasSetAside()),
  };
}

interface QuizResult {
  quizId: string;
  /** Percent. */
  score: number;
  passed: boolean;
  /** What a pass earns. */
  coins: number;
  today: Day;
}

/**
 * Writes down a finished quiz: one attempt more, the best score, and for every pass the quiz as completed (once) and its
 * coins. Each value is changed as it is then; what could not be kept before is stored with it.
 */
export const recordResult = ({ quizId, score, passed, coins, today }: QuizResult): Promise<void> =>
  writeInTurn("4mq_quiz_progress", () => {
    quizAttempts(quizId).update((attempts) => attempts + 1);
    quizScores.update((scores) => ({ ...scores, [quizId]: Math.max(score, scores[quizId] ?? 0) }));
    if (!passed) return;
    completedQuizzes.update((quizzes) => (quizzes.includes(quizId) ? quizzes : [...quizzes, quizId]));
    userEarnings.update((earnings) => addCoins(earnings, { date: today, coins, source: quizId }));
  });
