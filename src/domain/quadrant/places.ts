/** The places on the money map that somebody has had: the map remembers them as a walk. */
import type { Day } from "@/domain/calendar";
import type { Assessment } from "@/domain/scorecard/scorecard";

export interface Place extends Assessment {
  day: Day;
}

/** The first ones are forgotten; that many dots are still a walk and not a tangle. */
export const MAX_PLACES = 12;

/** @returns the walk with the place at its end. The last place of a day is the one that counts. */
export const withPlace = (walk: readonly Place[], place: Place): Place[] =>
  [...walk.filter(({ day }) => day !== place.day), place].slice(-MAX_PLACES);
