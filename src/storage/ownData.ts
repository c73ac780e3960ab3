/** What this browser keeps of its visitors beside the session: to take along, and to clear. */
import type { UserEarnings } from "@/domain/earnings";
import { browserStorage } from "./browserStorage";
import { clearTab } from "./clearTab";
import { draftOf, outboxOf } from "./journal";
import { completedQuizzes, quizAttempts, quizScores, userEarnings } from "./quizProgress";

const ATTEMPTS = "quizAttempts_";
const CORRUPT = "_corrupt";

/** As it is stored, with the attempts by quiz id. */
interface QuizData {
  completedQuizzes: readonly string[];
  quizScores: Readonly<Record<string, number>>;
  quizAttempts: Readonly<Record<string, number>>;
  userEarnings: UserEarnings;
}

const keysOf = (storage: () => Storage): string[] => {
  try {
    return Object.keys(storage());
  } catch {
    return []; // Blocked: nothing is kept.
  }
};

/** What is in memory only, because the storage is full, is known by its score: every attempt leaves one. */
function triedQuizzes(): string[] {
  const stored = keysOf(() => localStorage)
    .filter((key) => key.startsWith(ATTEMPTS) && !key.endsWith(CORRUPT))
    .map((key) => key.slice(ATTEMPTS.length));
  return [...new Set([...stored, ...Object.keys(quizScores.read())])].toSorted();
}

export const readQuizData = (): QuizData => ({
  completedQuizzes: completedQuizzes.read(),
  quizScores: quizScores.read(),
  quizAttempts: Object.fromEntries(triedQuizzes().map((id) => [id, quizAttempts(id).read()])),
  userEarnings: userEarnings.read(),
});

/** With what is kept for this user alone. */
export const readBrowserData = (userId: string) => ({
  ...readQuizData(),
  journalDraft: draftOf(userId).read(),
  journalOutbox: outboxOf(userId).read(),
});

/** Coins, scores and attempts, and what was set aside because it could not be read. */
export function clearQuizData(): void {
  const attempts = triedQuizzes().map((id) => ATTEMPTS + id);
  for (const key of ["completedQuizzes", "quizScores", "userEarnings", ...attempts])
    for (const name of [key, key + CORRUPT]) browserStorage.removeItem(name);
  for (const key of keysOf(() => localStorage)) if (key.startsWith(ATTEMPTS)) browserStorage.removeItem(key);
}

/** What is kept for one user, such as a draft, carries the user's id in its key; tabs are those of the signed-in pages. */
export function clearUserData(userId: string): void {
  for (const key of keysOf(() => localStorage))
    if (key.includes(userId) || key.endsWith("_tab")) browserStorage.removeItem(key);
  clearTab();
}
