/** The questions that each user, and the visitors of this browser, missed in checks and quizzes. Nothing of it is sent. */
import * as v from "valibot";
import { isDay, type Day } from "@/domain/calendar";
import {
  NOTHING_TO_RECALL,
  sourceOf,
  withAnswer,
  withoutSource,
  type Recall,
} from "@/domain/resources/recall";
import { becomeKnown } from "@/storage/becomeKnown";
import { hang } from "@/storage/deeds/string";
import { localStore } from "@/storage/localStore";
import { perUser } from "@/storage/perUser";

const StoredDay = v.pipe(v.string(), v.check(isDay));
const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** Far above the questions there are, which alone limit what is kept: a longer list is not this site's. */
const MAX_READ = 2000;
const RecallValue = v.object({
  isOff: v.boolean(),
  asked: v.nullable(v.object({ on: StoredDay, count: Count })),
  missed: v.pipe(
    v.array(v.object({ question: v.pipe(v.string(), v.maxLength(60)), step: Count, due: StoredDay })),
    v.maxLength(MAX_READ),
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

/** A question that came back hangs on the string, whatever the answer. */
export function answerAgain(
  userId: string | undefined,
  question: string,
  isRight: boolean,
  today: Day,
): void {
  changeRecall(userId, (recall) => withAnswer(recall, question, isRight, today));
  hang(userId, "question", today, question);
}

/** Forgets the questions of a quiz that is no longer there: today's strip would lead to them for ever. */
export function forgetSource(userId: string | undefined, source: string): void {
  const { missed } = recallOf(userId).read();
  if (missed.some(({ question }) => sourceOf(question) === source))
    changeRecall(userId, (recall) => withoutSource(recall, source));
}
