/** The visitor's data in this browser besides the session, for downloading and clearing. */
import { dayOf } from "@/domain/calendar";
import type { UserEarnings } from "@/domain/quiz/earnings";
import { draftsOf } from "@/storage/community/communityDrafts";
import { droppedOf } from "@/storage/community/dropped";
import { visitorGoal } from "@/storage/community/visitorGoal";
import { browserStorage, players } from "@/storage/browserStorage";
import { clearTab } from "./clearTab";
import { draftOf, outboxOf } from "@/storage/journal/journal";
import { meOf, readingPlace } from "@/storage/known";
import { leaveProgress } from "@/storage/keep/visitorProgress";
import { CORRUPT_SUFFIX } from "@/storage/localStore";
import { placesOf } from "@/storage/quadrant/places";
import { postcardsOf } from "@/storage/challenge/postcards";
import { stringOf } from "@/storage/deeds/string";
import { doorStoreOf } from "@/storage/door/door";
import { plansOf } from "@/storage/plans/plans";
import { readNames } from "@/storage/players/names";
import {
  attemptedQuizzes,
  ATTEMPTS_KEY,
  completedQuizzes,
  PROGRESS_KEYS,
  quizAttempts,
  quizScores,
  userEarnings,
} from "@/storage/quiz/quizProgress";
import { playPlaces } from "@/storage/play/places";
import { textPlaces } from "@/storage/reading/reading";
import { recallOf } from "@/storage/resources/recall";
import { tappedBand } from "@/storage/shelf/band";
import { EMPTY_SHEET, type Sheet } from "@/domain/tracker/tracker";
import { sheetOf } from "@/storage/tracker/trackerSheet";

/** The stored data, with the attempts by quiz id. */
interface QuizData {
  completedQuizzes: readonly string[];
  quizScores: Readonly<Record<string, number>>;
  quizAttempts: Readonly<Record<string, number>>;
  userEarnings: UserEarnings;
}

const attemptKeys = () => browserStorage.keys().filter((key) => key.startsWith(ATTEMPTS_KEY));

export const readQuizData = (): QuizData => ({
  completedQuizzes: completedQuizzes.read(),
  quizScores: quizScores.read(),
  quizAttempts: Object.fromEntries(attemptedQuizzes().map((id) => [id, quizAttempts(id).read()])),
  userEarnings: userEarnings.read(),
});

/** Where several have a sheet, none is an account's, and a visitor has one alone. */
const ownSheet = (userId: string | undefined): Sheet =>
  userId && readNames().length > 1 ? EMPTY_SHEET : sheetOf(players.visitor()).read();

/** @param userId includes the data that is kept for this user alone; undefined for a visitor. */
export const readBrowserData = (userId: string | undefined) => ({
  ...readQuizData(),
  moneyTracker: ownSheet(userId),
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
  string: stringOf(userId).read(),
  door: doorStoreOf(userId).read(),
  postcards: userId ? postcardsOf(userId).read() : [],
  goal: userId ? null : visitorGoal.read(),
  recall: recallOf(userId).read(),
  plays: playPlaces.read().plays,
});

/** Clears coins, scores, attempts and the places in stories to play, and any unreadable value that was set aside. */
export function clearQuizData(): void {
  const stores = [completedQuizzes, quizScores, userEarnings, ...attemptedQuizzes().map(quizAttempts)];
  for (const store of stores) store.forget();
  playPlaces.forget();
  for (const key of [...PROGRESS_KEYS.map((name) => name + CORRUPT_SUFFIX), ...attemptKeys()])
    browserStorage.removeItem(key);
}

/**
 * Clears data kept for one user, such as a draft, whose key contains the user's id; the tabs are
 * those of the signed-in pages.
 * @param leavesCoins to whoever plays here without an account; otherwise they go.
 */
export function clearUserData(userId: string, leavesCoins: boolean): void {
  if (leavesCoins) leaveProgress(dayOf(new Date()));
  else clearQuizData();
  for (const key of browserStorage.keys())
    if (key.includes(userId) || key.endsWith("_tab")) browserStorage.removeItem(key);
  clearTab();
}
