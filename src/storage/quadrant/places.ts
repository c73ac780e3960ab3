/** The walk over the money map, of each user and of the visitors of this browser. */
import * as v from "valibot";
import { isDay, type Day } from "@/domain/calendar";
import { MAX_PLACES, withPlace, type Place } from "@/domain/quadrant/places";
import type { Assessment } from "@/domain/scorecard/scorecard";
import { players } from "@/storage/browserStorage";
import { QUADRANT_KEY } from "@/storage/sharedKeys";
import { localStore } from "@/storage/localStore";
import { perUser } from "@/storage/perUser";

const Score = v.pipe(v.number(), v.minValue(0), v.maxValue(100));
const Walk = v.pipe(
  v.array(v.object({ day: v.pipe(v.string(), v.check(isDay)), earningScore: Score, spendingScore: Score })),
  v.maxLength(MAX_PLACES),
);

const NO_PLACES: readonly Place[] = [];
const storeOf = perUser((suffix) =>
  localStore<readonly Place[]>({ key: `4mq_places${suffix}`, schema: Walk, empty: NO_PLACES }),
);

/** @param userId undefined for the visitors' own. */
export const placesOf = (userId: string | undefined) => storeOf(userId ? `_${userId}` : "");

export const keepPlace = (userId: string | undefined, scores: Assessment, day: Day): void =>
  placesOf(userId).update((walk) => withPlace(walk, { ...scores, day }));

/** The visitors' result becomes this user's: its place leaves the visitors' walk. */
export function takePlace(userId: string, scores: Assessment, today: Day): void {
  keepPlace(userId, scores, today);
  // The answers were lent to the account, and are its own now.
  if (players.isAccountPlaying()) players.visitorStorage.removeItem(QUADRANT_KEY);
  const last = placesOf(undefined).read().at(-1);
  if (last?.earningScore === scores.earningScore && last.spendingScore === scores.spendingScore)
    placesOf(undefined).update((walk) => walk.slice(0, -1));
}
