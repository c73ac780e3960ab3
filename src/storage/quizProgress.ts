/**
 * Quiz progress and reward coins of this browser. The four keys and their shapes are a contract (specification part 1,
 * section 3): what an earlier version of the site left behind goes on working.
 */
import * as v from "valibot";
import type { Day } from "@/domain/calendar";
import { addCoins, coinsOf, NO_EARNINGS, type UserEarnings } from "@/domain/earnings";
import { readDay } from "@/domain/writtenDay";
import { writeWithLock } from "./withLock";
import { localStore, type LocalStore, type Recovered } from "./localStore";

const KEYS = { completed: "completedQuizzes", scores: "quizScores", earnings: "userEarnings" } as const;
/** Beside the attempts at each quiz. */
export const PROGRESS_KEYS = Object.values(KEYS);
/** Begins the key of the attempts at a quiz. */
export const ATTEMPTS_KEY = "quizAttempts_";

/** No child earns more; a number above it was not earned. */
const MAX_COINS = 1_000_000;

const Count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_COINS));
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

// Earlier versions of the site wrote days in other forms and numbers in quotes, and named no source.
const Coins = v.union([Count, v.pipe(v.string(), v.digits(), v.transform(Number), Count)]);
const DailyEarning = v.object({
  date: v.pipe(v.string(), v.transform(readDay), v.string()),
  coins: Coins,
  source: v.fallback(v.string(), ""),
});
/** Counted anew with the next coin. */
const SPANS = { weeklyEarnings: v.fallback(Coins, 0), monthlyEarnings: v.fallback(Coins, 0) };

const Earnings = v.object({
  totalCoins: Coins,
  dailyEarnings: v.optional(v.array(DailyEarning), []),
  ...SPANS,
});
const PartialEarnings = v.object({
  totalCoins: v.fallback(v.nullable(Coins), null),
  dailyEarnings: v.fallback(v.nullable(v.array(v.unknown())), null),
  ...SPANS,
});

/** A day that cannot be read takes neither the other days nor the total with it; a lost total is counted from the days. */
function recoverEarnings(stored: unknown): Recovered<UserEarnings> | undefined {
  const parts = v.safeParse(PartialEarnings, stored);
  if (!parts.success) return undefined;
  const { totalCoins, dailyEarnings: days, ...spans } = parts.output;
  const dailyEarnings: v.InferOutput<typeof DailyEarning>[] = [];
  const unreadable: unknown[] = [];
  for (const day of days ?? []) {
    const { success, output } = v.safeParse(DailyEarning, day);
    if (success) dailyEarnings.push(output);
    else unreadable.push(day);
  }
  if (totalCoins === null && dailyEarnings.length === 0) return undefined;
  return {
    value: {
      totalCoins: totalCoins ?? Math.min(coinsOf(dailyEarnings), MAX_COINS),
      dailyEarnings,
      ...spans,
    },
    rest: totalCoins === null || days === null ? stored : unreadable,
  };
}

export const userEarnings = localStore<UserEarnings>({
  key: KEYS.earnings,
  schema: Earnings,
  recover: recoverEarnings,
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
  isReadable: boolean;
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
    isReadable: !stores.some((store) => store.wasSetAside()),
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
  writeWithLock("4mq_quiz_progress", () => {
    quizAttempts(quizId).update((attempts) => attempts + 1);
    quizScores.update((scores) => ({ ...scores, [quizId]: Math.max(score, scores[quizId] ?? 0) }));
    if (!passed) return;
    completedQuizzes.update((quizzes) => (quizzes.includes(quizId) ? quizzes : [...quizzes, quizId]));
    userEarnings.update((earnings) => addCoins(earnings, { date: today, coins, source: quizId }));
  });
