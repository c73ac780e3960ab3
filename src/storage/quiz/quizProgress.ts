/**
 * Quiz progress and reward coins in this browser. The four keys and their shapes are a contract
 * (specification part 1, section 3): data from an earlier version of the site keeps working.
 */
import * as v from "valibot";
import type { Day } from "@/domain/calendar";
import { addCoins, coinsOf, NO_EARNINGS, type UserEarnings } from "@/domain/quiz/earnings";
import { readDay } from "@/domain/quiz/writtenDay";
import { EARNINGS_KEY, MAX_COINS, PROGRESS_LOCK } from "@/storage/sharedKeys";
import { announceChange } from "@/storage/isKnown";
import { writeWithLock } from "@/storage/withLock";
import { browserStorage } from "@/storage/browserStorage";
import { CORRUPT_SUFFIX, localStore, type LocalStore, type Recovered } from "@/storage/localStore";
import type { BrowserStorage } from "@/storage/players/players";

const KEYS = { completed: "completedQuizzes", scores: "quizScores", earnings: EARNINGS_KEY } as const;
/** A key beside the attempts at each quiz. */
export const PROGRESS_KEYS = Object.values(KEYS);
/** The start of the key of a quiz's attempts. */
export const ATTEMPTS_KEY = "quizAttempts_";

const Count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_COINS));
const Percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));
const QuizId = v.pipe(v.string(), v.minLength(1), v.maxLength(100));

// Earlier versions of the site wrote days in other forms and numbers in quotes, and named no source.
const Coins = v.union([Count, v.pipe(v.string(), v.digits(), v.transform(Number), Count)]);
const DailyEarning = v.object({
  date: v.pipe(v.string(), v.transform(readDay), v.string()),
  coins: Coins,
  source: v.fallback(v.string(), ""),
});
/** The next coin counts it again. */
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

/** An unreadable day does not invalidate the other days or the total; a missing total is counted from the days. */
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

/** @param storage of one player. */
export function progressIn(storage: BrowserStorage) {
  const attempts = new Map<string, LocalStore<number>>();
  return {
    completedQuizzes: localStore<readonly string[]>({
      key: KEYS.completed,
      schema: v.array(QuizId),
      empty: [],
      storage,
    }),
    /** Best percentage by quiz id. */
    quizScores: localStore<Readonly<Record<string, number>>>({
      key: KEYS.scores,
      // A list would pass as a record with the keys 0, 1, 2.
      schema: v.pipe(
        v.custom<object>((value) => !Array.isArray(value)),
        v.record(QuizId, Percent),
      ),
      empty: {},
      storage,
    }),
    userEarnings: localStore<UserEarnings>({
      key: KEYS.earnings,
      schema: Earnings,
      recover: recoverEarnings,
      empty: NO_EARNINGS,
      storage,
    }),
    quizAttempts: (quizId: string): LocalStore<number> => {
      const store =
        attempts.get(quizId) ?? localStore({ key: ATTEMPTS_KEY + quizId, schema: Count, empty: 0, storage });
      attempts.set(quizId, store);
      return store;
    },
    attemptedQuizzes: (): string[] =>
      storage
        .keys()
        .filter((key) => key.startsWith(ATTEMPTS_KEY) && !key.endsWith(CORRUPT_SUFFIX))
        .map((key) => key.slice(ATTEMPTS_KEY.length))
        .toSorted(),
  };
}
export type Progress = ReturnType<typeof progressIn>;

export const ownProgress = progressIn(browserStorage);
export const { completedQuizzes, quizScores, userEarnings, quizAttempts, attemptedQuizzes } = ownProgress;

interface ProgressState {
  /** True if values outlive the page. */
  kept: boolean;
  /** True if no invalid value had to be set aside. */
  isReadable: boolean;
}

/** Reads the state of all quiz data again. */
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
  /** In percent. */
  score: number;
  passed: boolean;
  /** The coins for a pass. */
  coins: number;
  today: Day;
}

/**
 * Records a finished quiz: one more attempt, the best score, and for a pass the quiz as completed (once) and its coins.
 * Each change applies to the current value; changes that could not be stored before are stored with it.
 */
export const recordResult = ({ quizId, score, passed, coins, today }: QuizResult): Promise<void> =>
  writeWithLock(PROGRESS_LOCK, () => {
    quizAttempts(quizId).update((attempts) => attempts + 1);
    quizScores.update((scores) => ({ ...scores, [quizId]: Math.max(score, scores[quizId] ?? 0) }));
    if (!passed) return;
    completedQuizzes.update((quizzes) => (quizzes.includes(quizId) ? quizzes : [...quizzes, quizId]));
    userEarnings.update((earnings) => addCoins(earnings, { date: today, coins, source: quizId }));
    announceChange();
  });
