/** What this browser keeps of its visitors beside the session: to take along, and to clear. */
import type { UserEarnings } from "@/domain/earnings";
import { draftsOf } from "./drafts";
import { browserStorage } from "./browserStorage";
import { clearTab } from "./clearTab";
import { draftOf, outboxOf } from "./journal";
import { CORRUPT_SUFFIX } from "./localStore";
import {
  ATTEMPTS_KEY,
  completedQuizzes,
  PROGRESS_KEYS,
  quizAttempts,
  quizScores,
  userEarnings,
} from "./quizProgress";

/** As it is stored, with the attempts by quiz id. */
interface QuizData {
  completedQuizzes: readonly string[];
  quizScores: Readonly<Record<string, number>>;
  quizAttempts: Readonly<Record<string, number>>;
  userEarnings: UserEarnings;
}

const attemptKeys = () => browserStorage.keys().filter((key) => key.startsWith(ATTEMPTS_KEY));

const attemptedQuizzes = (): string[] =>
  attemptKeys()
    .filter((key) => !key.endsWith(CORRUPT_SUFFIX))
    .map((key) => key.slice(ATTEMPTS_KEY.length))
    .toSorted();

export const readQuizData = (): QuizData => ({
  completedQuizzes: completedQuizzes.read(),
  quizScores: quizScores.read(),
  quizAttempts: Object.fromEntries(attemptedQuizzes().map((id) => [id, quizAttempts(id).read()])),
  userEarnings: userEarnings.read(),
});

/** With what is kept for this user alone. */
export const readBrowserData = (userId: string) => ({
  ...readQuizData(),
  journalDraft: draftOf(userId).read(),
  journalOutbox: outboxOf(userId).read(),
  begunTexts: draftsOf(userId).read(),
});

/** Coins, scores and attempts, and what was set aside because it could not be read. */
export function clearQuizData(): void {
  const stores = [completedQuizzes, quizScores, userEarnings, ...attemptedQuizzes().map(quizAttempts)];
  for (const store of stores) store.forget();
  for (const key of [...PROGRESS_KEYS.map((name) => name + CORRUPT_SUFFIX), ...attemptKeys()])
    browserStorage.removeItem(key);
}

/** What is kept for one user, such as a draft, carries the user's id in its key; tabs are those of the signed-in pages. */
export function clearUserData(userId: string): void {
  for (const key of browserStorage.keys())
    if (key.includes(userId) || key.endsWith("_tab")) browserStorage.removeItem(key);
  clearTab();
}
