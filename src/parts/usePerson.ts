import { useEffect, useReducer } from "react";
import { useLikelyUser } from "@/backend/auth";
import { storedSession } from "@/backend/client";
import { seenFacts } from "@/backend/seenFacts";
import type { Day } from "@/domain/calendar";
import { wornLook } from "@/domain/portrait";
import type { Known } from "@/domain/today";
import { meOf, readCoins, readingPlace, unfinishedQuiz, unsentDays, visitorDays } from "@/storage/known";
import { seenOf } from "@/storage/seen";

/** The id of the user, or undefined for a visitor, as this browser knows it before any request; again after a change. */
export function usePersonId() {
  const [, readAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    addEventListener("storage", readAgain);
    return () => removeEventListener("storage", readAgain);
  }, []);
  return useLikelyUser();
}

/** How this person is shown, in the look that their coins have reached. */
export function portraitOf(userId: string | undefined) {
  const me = meOf(userId);
  const coins = readCoins();
  return { portrait: me.portrait, look: wornLook(me, coins), coins };
}

/** The name given at sign-up, until a signed-in page has read the profile. */
function signUpName(): string | null {
  const name: unknown = storedSession()?.user.user_metadata?.first_name;
  return typeof name === "string" && name ? name : null;
}

/** What today's strip shows. Before the second sign-in step nothing of the account is shown. */
export function knownOf(user: { id: string; needsSecondStep: boolean } | null, now: Date): Known {
  const mayShow = user && !user.needsSecondStep;
  const facts = mayShow ? seenFacts(seenOf(user.id).read(), user.id) : undefined;
  const { portrait, coins } = portraitOf(user?.id);
  const days: readonly Day[] = facts ? [...facts.days, ...unsentDays(user!.id)] : user ? [] : visitorDays();
  return {
    isSignedIn: user !== null,
    firstName: facts ? (facts.firstName ?? signUpName()) : null,
    start: facts?.start ?? null,
    days,
    quiz: unfinishedQuiz(now),
    place: readingPlace(user?.id),
    coins,
    hasPortrait: portrait !== null,
  };
}
