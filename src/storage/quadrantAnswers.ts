/**
 * What was answered in Find Your Quadrant, for this tab: it outlives a reload and a look at another page, and is gone
 * with the tab. Without the tab's storage it lives as long as the page.
 */
import * as v from "valibot";
import { localStore } from "./localStore";
import { tabStorage } from "./tabStorage";

const SCENARIOS = 5;
const OPTIONS = 4;

const Answers = v.pipe(
  v.object({
    /** Index of the chosen option of each scenario that was answered, in order. */
    chosen: v.pipe(
      v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(OPTIONS - 1))),
      v.maxLength(SCENARIOS),
    ),
    /** Index of the scenario that is shown; 5 is the result. */
    at: v.pipe(v.number(), v.integer(), v.minValue(0)),
    /** Id of the user in whose profile the result stands. */
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
