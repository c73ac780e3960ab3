/**
 * The answers in Find Your Quadrant, kept for this tab: they survive a reload and a visit to
 * another page, and go with the tab. Without the tab's storage they last as long as the page.
 */
import * as v from "valibot";
import { localStore } from "./localStore";
import { tabStorage } from "./tabStorage";

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
type QuadrantAnswers = v.InferOutput<typeof Answers>;

export const NO_ANSWERS: QuadrantAnswers = { chosen: [], at: 0, savedFor: null };

export const quadrantAnswers = localStore<QuadrantAnswers>({
  key: "4mq_quadrant",
  schema: Answers,
  empty: NO_ANSWERS,
  storage: tabStorage,
});
