/**
 * An unfinished quiz: after a reload, or a visit to another page, it resumes at its question. It belongs to this
 * browser, as the coins do, for a day at most; the end of a session clears it (clearTab).
 */
import * as v from "valibot";
import { toStored, type Attempt, type StoredAttempt } from "@/domain/quiz/quiz";
import { localStore } from "@/storage/localStore";
import { UNFINISHED_FOR_MS, UNFINISHED_QUIZ_KEY } from "./unfinishedQuiz";

interface Unfinished extends StoredAttempt {
  /** The time of the last answer, in milliseconds since 1970. */
  at: number;
}

/** Limits above those of any quiz, in letters and in number. */
const Texts = v.pipe(v.array(v.pipe(v.string(), v.maxLength(1000))), v.maxLength(100));

const storeOf = (quizId: string) =>
  localStore<Unfinished | null>({
    key: UNFINISHED_QUIZ_KEY + quizId,
    schema: v.nullable(
      v.object({ at: v.number(), options: v.pipe(v.array(Texts), v.maxLength(100)), answers: Texts }),
    ),
    empty: null,
  });

export const forgetUnfinishedQuiz = (quizId: string): void => storeOf(quizId).forget();

export const keepUnfinishedQuiz = (quizId: string, attempt: Attempt, now: Date): void =>
  storeOf(quizId).write({ at: now.getTime(), ...toStored(attempt) });

/**
 * Returns nothing after a day, or for a time in the future from a wrong clock, which might otherwise stay for years.
 */
export function readUnfinishedQuiz(quizId: string, now: Date): StoredAttempt | undefined {
  const kept = storeOf(quizId).read();
  if (!kept) return undefined;
  const age = now.getTime() - kept.at;
  if (age >= 0 && age < UNFINISHED_FOR_MS) return kept;
  forgetUnfinishedQuiz(quizId);
  return undefined;
}
