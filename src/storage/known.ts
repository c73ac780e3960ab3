/**
 * The things that this browser knows of somebody who comes back, read without a parser of schemas, because the first
 * page shows them. Every value may be of an earlier version or written by hand, so each part is checked, and a bad one
 * is skipped.
 */
import { isDay, type Day } from "@/domain/calendar";
import { levelOfPortrait, meText, readMe, type Me } from "@/domain/shelf/portrait";
import { progressPercent } from "@/domain/progressPercent";
import { duePlan, type Plan } from "@/domain/plans/plans";
import { dueQuestions, sourceOf, type MissedQuestion, type Recall } from "@/domain/resources/recall";
import type { ReadingPlace, RecallDue, SeenFacts, UnfinishedQuiz } from "@/domain/today/today";
import { browserStorage } from "./browserStorage";
import { announceChange } from "./isKnown";
import { EARNINGS_KEY, GOAL_KEY, MAX_COINS, TRACKER_KEY } from "./sharedKeys";
import { UNFINISHED_FOR_MS, UNFINISHED_QUIZ_KEY } from "./quiz/unfinishedQuiz";
import { factsKey } from "./seen";
import { outboxKey } from "./unsent";

type Fields = Readonly<Record<string, unknown>>;

/** @returns an object's fields, or none for any other value. */
function fieldsOf(text: string | null): Fields {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    return typeof value === "object" && value !== null ? (value as Fields) : {};
  } catch {
    return {};
  }
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const isDayText = (value: unknown): value is Day => typeof value === "string" && isDay(value);
const daysIn = (list: unknown, name: string): Day[] =>
  listOf(list)
    .map((item) => (item as Fields | null)?.[name])
    .filter(isDayText);

const earnings = () => fieldsOf(browserStorage.getItem(EARNINGS_KEY));

export function readCoins(): number {
  const coins = Number(earnings().totalCoins);
  return Number.isSafeInteger(coins) && coins > 0 && coins <= MAX_COINS ? coins : 0;
}

/** Days on which a visitor without an account earned a coin or has a row in the tracker. */
export const visitorDays = (): Day[] => [
  ...daysIn(earnings().dailyEarnings, "date"),
  ...daysIn(fieldsOf(browserStorage.getItem(TRACKER_KEY)).entries, "entry_date"),
];

/** Days of the journal's entries that wait in this browser to be sent. */
export const unsentDays = (userId: string): Day[] =>
  daysIn(
    Object.values(fieldsOf(browserStorage.getItem(outboxKey(userId)))).map(
      (item) => (item as Fields | null)?.entry,
    ),
    "day",
  );

/** The facts about this user that the signed-in pages showed last. */
export function seenFactsOf(userId: string): SeenFacts {
  const { firstName, start, days, measure, goal } = fieldsOf(browserStorage.getItem(factsKey(userId)));
  const { phase, words } = (measure ?? {}) as Fields;
  const { title, percent } = (goal ?? {}) as Fields;
  return {
    firstName: typeof firstName === "string" && firstName ? firstName : null,
    start: isDayText(start) ? start : null,
    days: Array.isArray(days) ? days.filter(isDayText) : undefined,
    measure: typeof phase === "number" && typeof words === "string" ? { phase, words } : null,
    goal:
      typeof percent === "number" && percent >= 0 && percent < 100
        ? { title: typeof title === "string" ? title : null, percent }
        : null,
  };
}

/** The goal of a visitor without an account; it has no place in the strip once its jar is full. */
export function visitorsGoal(): SeenFacts["goal"] {
  const { title, price, saved } = fieldsOf(browserStorage.getItem(GOAL_KEY));
  const percent = progressPercent(Number(saved), Number(price));
  return percent >= 0 && percent < 100 ? { title: typeof title === "string" ? title : null, percent } : null;
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

/** A value of this visitor, or of this user alone: siblings share computers. */
const keyFor = (name: "4mq_me" | "4mq_reading" | "4mq_plans" | "4mq_recall", userId: string | undefined) =>
  userId ? `${name}_${userId}` : name;

export const meOf = (userId: string | undefined): Me =>
  readMe(browserStorage.getItem(keyFor("4mq_me", userId)));

/** The level of somebody's portrait; 1 without one, because no age is asked for. */
export function levelOf(userId: string | undefined): number {
  const { portrait } = meOf(userId);
  return portrait ? levelOfPortrait(portrait) : 1;
}

export function keepMe(userId: string | undefined, me: Me): void {
  browserStorage.setItem(keyFor("4mq_me", userId), meText(me));
  announceChange();
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

/** Only addresses of this site's texts. */
const TEXT_ADDRESS = /^\/(?:short-stories|resources)\/[\w-]+#[\w-]+$/;

export function readingPlace(userId: string | undefined): ReadingPlace | undefined {
  const { to, title } = fieldsOf(browserStorage.getItem(keyFor("4mq_reading", userId)));
  return typeof to === "string" && TEXT_ADDRESS.test(to) && typeof title === "string"
    ? { to, title }
    : undefined;
}
