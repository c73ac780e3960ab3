import { useEffect, useReducer } from "react";
import { useLikelyUser } from "@/backend/auth";
import { wornLook } from "@/domain/shelf/portrait";
import { meOf, readCoins } from "@/storage/known";
import { onKeptChange } from "@/storage/isKnown";

/** The user of this browser before any request, or null for a visitor. The caller renders again after a change. */
export function usePerson() {
  const [, readAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const stop = onKeptChange(readAgain);
    // A page that was left a moment ago wrote its last copy before this one listened.
    readAgain();
    return stop;
  }, []);
  return useLikelyUser();
}

/** The portrait of this person, in the look that their coins have reached. */
export function portraitOf(userId: string | undefined) {
  const me = meOf(userId);
  const coins = readCoins();
  return { portrait: me.portrait, look: wornLook(me, coins), coins };
}
