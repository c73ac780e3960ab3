/** The questions that each user, and the visitors of this browser, missed in the checks. Nothing of it is sent. */
import * as v from "valibot";
import { isDay } from "@/domain/calendar";
import { MAX_MISSED, NOTHING_TO_RECALL, type Recall } from "@/domain/resources/recall";
import { becomeKnown } from "@/storage/becomeKnown";
import { localStore } from "@/storage/localStore";
import { perUser } from "@/storage/perUser";

const Day = v.pipe(v.string(), v.check(isDay));
const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const RecallValue = v.object({
  isOff: v.boolean(),
  asked: v.nullable(v.object({ on: Day, count: Count })),
  missed: v.pipe(
    v.array(v.object({ question: v.pipe(v.string(), v.maxLength(60)), step: Count, due: Day })),
    v.maxLength(MAX_MISSED),
  ),
});

const storeOf = perUser((suffix) =>
  localStore<Recall>({ key: `4mq_recall${suffix}`, schema: RecallValue, empty: NOTHING_TO_RECALL }),
);

/** @param userId undefined for the visitors' own. */
export const recallOf = (userId: string | undefined) => storeOf(userId ? `_${userId}` : "");

/** Changes what comes back, and tells today's strip. */
export function changeRecall(userId: string | undefined, change: (recall: Recall) => Recall): void {
  recallOf(userId).update(change);
  becomeKnown();
}
