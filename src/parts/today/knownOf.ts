import type { User } from "@/backend/auth";
import { storedSession } from "@/backend/session";
import { dayOf, type Day } from "@/domain/calendar";
import { challengeEnd, phaseState } from "@/domain/challenge/challenge";
import { PHASES } from "@/domain/challenge/challengeLength";
import type { Known } from "@/domain/today/today";
import type { portraitOf } from "@/parts/usePerson";
import { readingPlace, seenFactsOf, unsentDays } from "@/storage/known";
import {
  closedCards,
  ownDeeds,
  plannedAction,
  recallDue,
  unfinishedQuiz,
  visitorDays,
  visitorsGoal,
} from "@/storage/today/promised";

/** The name given at sign-up, until a signed-in page has read the profile. */
function signUpName(): string | null {
  const name: unknown = storedSession()?.user.user_metadata?.first_name;
  return typeof name === "string" && name ? name : null;
}

/** Day 1 has a card as well, which is met on the way. */
function hasPostcard(userId: string | undefined, start: Day | null, today: Day): boolean {
  const over =
    userId && start ? PHASES.findLast((phase) => phaseState(start, phase, today) === "done") : undefined;
  return over !== undefined && !closedCards(userId!, start!).includes(over);
}

const NEW_FOR_MS = 24 * 60 * 60 * 1000;

/** True in the first hours of an account, which may already have the lines that were kept from this device. */
function joinedLately(now: Date): boolean {
  const age = now.getTime() - new Date(storedSession()?.user.created_at ?? 0).getTime();
  return age < NEW_FOR_MS;
}

/**
 * The facts of today's strip, of which those of the challenge follow the true day, as on signed-in pages. Before the second sign-in step nothing of the account is shown.
 */
export function knownOf(
  user: User | null,
  { portrait, coins }: ReturnType<typeof portraitOf>,
  now: Date,
  trueDay: Day,
): Known {
  const mayShow = user && !user.needsSecondStep;
  const facts = mayShow ? seenFactsOf(user.id) : undefined;
  const unsent = mayShow ? unsentDays(user.id) : [];
  const days = user ? (facts?.days ?? (unsent.length ? [] : undefined)) : visitorDays();
  const today = dayOf(now);
  // A participation counts until its last day.
  const start = facts?.start && trueDay <= challengeEnd(facts.start) ? facts.start : null;
  return {
    isSignedIn: user !== null,
    firstName: facts ? (facts.firstName ?? signUpName()) : null,
    start,
    days: days && [...days, ...unsent],
    measure: facts?.measure ?? null,
    goal: user ? (facts?.goal ?? null) : visitorsGoal(),
    quiz: unfinishedQuiz(now),
    recall: recallDue(user?.id, today),
    place: readingPlace(user?.id),
    plan: plannedAction(user?.id, today),
    coins,
    string: mayShow || !user ? ownDeeds(user?.id) : [],
    hasPortrait: portrait !== null,
    hasPostcard: hasPostcard(user?.id, start, trueDay),
    // Somebody of whom this browser has read nothing may have begun elsewhere.
    isNew: Boolean(facts?.days && !start && (joinedLately(now) || facts.days.length + unsent.length === 0)),
  };
}
