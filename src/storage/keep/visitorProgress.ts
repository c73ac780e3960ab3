/** The coins and scores of whoever plays here without an account, for an account that says that they are its own. */
import type { Day } from "@/domain/calendar";
import { joinEarnings } from "@/domain/quiz/earnings";
import { players } from "@/storage/browserStorage";
import { announceChange } from "@/storage/isKnown";
import { ownProgress, progressIn, type Progress } from "@/storage/quiz/quizProgress";
import { MAX_COINS, PROGRESS_LOCK } from "@/storage/sharedKeys";
import { withLock } from "@/storage/withLock";

const visitorProgress = progressIn(players.visitorStorage);

/** The number of coins and of quizzes; nothing while no account plays, because then they are one's own. */
export function offeredProgress(): { coins: number; quizzes: number } | undefined {
  if (!players.isAccountPlaying()) return undefined;
  const [coins, quizzes] = [
    visitorProgress.userEarnings.read().totalCoins,
    Object.keys(visitorProgress.quizScores.read()).length,
  ];
  return coins + quizzes > 0 ? { coins, quizzes } : undefined;
}

/** The one's own go once the other's are stored. */
function join(from: Progress, to: Progress, today: Day): void {
  const scores = from.quizScores.read();
  const completed = from.completedQuizzes.read();
  const earned = from.userEarnings.read();
  const attempts = from.attemptedQuizzes().map((id) => [id, from.quizAttempts(id).read()] as const);
  for (const [id, count] of attempts) to.quizAttempts(id).update((before) => before + count);
  to.quizScores.update((before) => ({
    ...before,
    ...Object.fromEntries(
      Object.entries(scores).map(([id, score]) => [id, Math.max(score, before[id] ?? 0)]),
    ),
  }));
  to.completedQuizzes.update((before) => [...new Set([...before, ...completed])]);
  to.userEarnings.update((before) => joinEarnings(before, earned, today, MAX_COINS));
  const stores = ({ quizScores, completedQuizzes, userEarnings, quizAttempts }: Progress) => [
    quizScores,
    completedQuizzes,
    userEarnings,
    ...attempts.map(([id]) => quizAttempts(id)),
  ];
  if (stores(to).every((store) => store.isKept())) for (const store of stores(from)) store.forget();
  announceChange();
}

/** Moves the visitor's to the account that plays. */
export const takeProgress = (today: Day): Promise<void> =>
  withLock(PROGRESS_LOCK, () => {
    if (offeredProgress()) join(visitorProgress, ownProgress, today);
  });

/** Leaves the coins of an account that is deleted with the device. */
export function leaveProgress(today: Day): void {
  if (players.isAccountPlaying()) join(ownProgress, visitorProgress, today);
}
