/** The visitor's data in this browser besides the session, for downloading and clearing. */
import type { UserEarnings } from "@/domain/quiz/earnings";
import { draftsOf } from "@/storage/community/communityDrafts";
import { droppedOf } from "@/storage/community/dropped";
import { visitorGoal } from "@/storage/community/visitorGoal";
import { browserStorage } from "@/storage/browserStorage";
import { clearTab } from "./clearTab";
import { draftOf, outboxOf } from "@/storage/journal/journal";
import { meOf, readingPlace } from "@/storage/known";
import { CORRUPT_SUFFIX } from "@/storage/localStore";
import { placesOf } from "@/storage/quadrant/places";
import { plansOf } from "@/storage/plans/plans";
import {
  ATTEMPTS_KEY,
  completedQuizzes,
  PROGRESS_KEYS,
  quizAttempts,
  quizScores,
  userEarnings,
} from "@/storage/quiz/quizProgress";
import { textPlaces } from "@/storage/reading/reading";
import { recallOf } from "@/storage/resources/recall";
import { tappedBand } from "@/storage/shelf/band";
import { trackerSheet } from "@/storage/tracker/trackerSheet";

/** The stored data, with the attempts by quiz id. */
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

/** @param userId includes the data that is kept for this user alone; undefined for a visitor. */
export const readBrowserData = (userId: string | undefined) => ({
  ...readQuizData(),
  moneyTracker: trackerSheet.read(),
  journalDraft: userId ? draftOf(userId).read() : null,
  journalOutbox: userId ? outboxOf(userId).read() : [],
  droppedIntoJar: userId ? droppedOf(userId).read() : [],
  begunTexts: userId ? draftsOf(userId).read() : {},
  portrait: meOf(userId),
  band: tappedBand(),
  readingPlace: readingPlace(userId) ?? null,
  textPlaces: textPlaces(userId),
  places: placesOf(userId).read(),
  plans: plansOf(userId).read(),
  goal: userId ? null : visitorGoal.read(),
  recall: recallOf(userId).read(),
});

/** Clears coins, scores and attempts, and any unreadable value that was set aside. */
export function clearQuizData(): void {
  const stores = [completedQuizzes, quizScores, userEarnings, ...attemptedQuizzes().map(quizAttempts)];
  for (const store of stores) store.forget();
  for (const key of [...PROGRESS_KEYS.map((name) => name + CORRUPT_SUFFIX), ...attemptKeys()])
    browserStorage.removeItem(key);
}

/**
 * Clears data kept for one user, such as a draft, whose key contains the user's id; the tabs are
 * those of the signed-in pages.
 */
export function clearUserData(userId: string): void {
  for (const key of browserStorage.keys())
    if (key.includes(userId) || key.endsWith("_tab")) browserStorage.removeItem(key);
  clearTab();
}
