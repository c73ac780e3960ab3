/** The things that only today's strip asks this browser for: what is half done, promised or saved for. */
import { isDay, type Day } from "@/domain/calendar";
import { DEED_KINDS, type Deed, type DeedKind } from "@/domain/deeds/deeds";
import { duePlan, type Plan } from "@/domain/plans/plans";
import { progressPercent } from "@/domain/progressPercent";
import { dueQuestions, sourceOf, type MissedQuestion, type Recall } from "@/domain/resources/recall";
import type { RecallDue, SeenFacts, UnfinishedQuiz } from "@/domain/today/today";
import { browserStorage, players } from "@/storage/browserStorage";
import { earnings, keyFor } from "@/storage/known";
import { UNFINISHED_FOR_MS, UNFINISHED_QUIZ_KEY } from "@/storage/quiz/unfinishedQuiz";
import { GOAL_KEY } from "@/storage/sharedKeys";
import { sheetKey } from "@/storage/tracker/sheetKeys";
import { daysIn, fieldsOf, isDayText, listOf, type Fields } from "@/storage/storedFields";

/** Days on which a visitor without an account earned a coin or has a row in the tracker. */
export const visitorDays = (): Day[] => [
  ...daysIn(earnings().dailyEarnings, "date"),
  ...daysIn(fieldsOf(browserStorage.getItem(sheetKey(players.visitor()))).entries, "entry_date"),
];

/** The goal of a visitor without an account; it has no place in the strip once its jar is full. */
export function visitorsGoal(): SeenFacts["goal"] {
  const { title, price, saved } = fieldsOf(browserStorage.getItem(GOAL_KEY));
  const percent = progressPercent(Number(saved), Number(price));
  return percent >= 0 && percent < 100 ? { title: typeof title === "string" ? title : null, percent } : null;
}

/** The deeds on the string. Its own store would bring a parser of schemas. */
export const ownDeeds = (userId: string | undefined): Deed[] =>
  listOf(fieldsOf(browserStorage.getItem(keyFor("4mq_string", userId)))).flatMap((stored) => {
    const [kind, day, thing] = listOf(stored);
    return DEED_KINDS.includes(kind as DeedKind) && isDayText(day)
      ? [{ kind: kind as DeedKind, day, thing: String(thing) }]
      : [];
  });

/** The cards of these 90 days that were put away. */
export function closedCards(userId: string, start: Day): unknown[] {
  const all = listOf(fieldsOf(browserStorage.getItem(`4mq_postcards_${userId}`))) as (Fields | null)[];
  return listOf(all.find((one) => one?.start === start)?.closed);
}

/** A quiz that was left less than a day ago. */
export function unfinishedQuiz(now: Date): UnfinishedQuiz | undefined {
  for (const key of browserStorage.keys()) {
    if (!key.startsWith(UNFINISHED_QUIZ_KEY)) continue;
    const { at, options, answers } = fieldsOf(browserStorage.getItem(key));
    const age = now.getTime() - Number(at);
    const [question, count] = [listOf(answers).length + 1, listOf(options).length];
    if (age >= 0 && age < UNFINISHED_FOR_MS && question > 1 && question <= count)
      return { quizId: key.slice(UNFINISHED_QUIZ_KEY.length), question, count };
  }
  return undefined;
}

/** The action of the plan to ask about. */
export function plannedAction(userId: string | undefined, today: Day): string | undefined {
  const plans = listOf(fieldsOf(browserStorage.getItem(keyFor("4mq_plans", userId)))) as (Plan | null)[];
  const readable = plans.filter((plan): plan is Plan => typeof plan?.action === "string" && isDay(plan.day));
  return duePlan(readable, today)?.action;
}

/** Only ids that the address of a page can be made of. */
const QUESTION = /^[a-z][a-z\d-]*-\d+$/;

/** The questions that come back today, of the chapter or quiz that comes first. */
export function recallDue(userId: string | undefined, today: Day): RecallDue | undefined {
  const { isOff, asked, missed } = fieldsOf(browserStorage.getItem(keyFor("4mq_recall", userId)));
  const readable = (listOf(missed) as (MissedQuestion | null)[]).filter(
    (one): one is MissedQuestion => QUESTION.test(String(one?.question)) && isDay(String(one?.due)),
  );
  const recall = { isOff: isOff === true, asked: asked as Recall["asked"], missed: readable };
  const sources = dueQuestions(recall, today).map(sourceOf);
  const [source] = sources;
  return source ? { source, count: sources.filter((one) => one === source).length } : undefined;
}
