/**
 * The answers in Find Your Quadrant, kept in this browser (DECISIONS: a quadrant found signed out), so that they are
 * still there after joining by a link in an e-mail, which opens another tab.
 */
import * as v from "valibot";
import { QUADRANT_KEY } from "@/storage/sharedKeys";
import { localStore } from "@/storage/localStore";

const SCENARIOS = 5;
const OPTIONS = 4;

const Answers = v.pipe(
  v.object({
    /** Index of the chosen option of each answered scenario, in order. */
    chosen: v.pipe(
      v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(OPTIONS - 1))),
      v.maxLength(SCENARIOS),
    ),
    /** Index of the scenario on show; 5 is the result. */
    at: v.pipe(v.number(), v.integer(), v.minValue(0)),
    /** Id of the user whose profile contains the result. */
    savedFor: v.nullable(v.string()),
  }),
  v.check(({ chosen, at }) => at <= chosen.length),
);
export type QuadrantAnswers = v.InferOutput<typeof Answers>;

export const NO_ANSWERS: QuadrantAnswers = { chosen: [], at: 0, savedFor: null };

export const quadrantAnswers = localStore<QuadrantAnswers>({
  key: QUADRANT_KEY,
  schema: Answers,
  empty: NO_ANSWERS,
});

/** @param saved the answers whose result is in this user's profile now; those of a newer attempt are left alone. */
export function markAsSaved(saved: QuadrantAnswers, userId: string): void {
  if (quadrantAnswers.read() === saved) quadrantAnswers.write({ ...saved, savedFor: userId });
}
