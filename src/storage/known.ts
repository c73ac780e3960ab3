/**
 * The things that this browser knows of somebody who comes back, read without a parser of schemas, because the first
 * page shows them. Every value may be of an earlier version or written by hand, so each part is checked, and a bad one
 * is skipped.
 */
import type { Day } from "@/domain/calendar";
import { meText, readMe, type Me } from "@/domain/shelf/portrait";
import type { ReadingPlace, SeenFacts } from "@/domain/today/today";
import { browserStorage } from "./browserStorage";
import { announceChange } from "./isKnown";
import { EARNINGS_KEY, MAX_COINS } from "./sharedKeys";
import { factsKey } from "./seen";
import { daysIn, fieldsOf, isDayText, type Fields } from "./storedFields";
import { outboxKey } from "./unsent";

export const earnings = () => fieldsOf(browserStorage.getItem(EARNINGS_KEY));

export function readCoins(): number {
  const coins = Number(earnings().totalCoins);
  return Number.isSafeInteger(coins) && coins > 0 && coins <= MAX_COINS ? coins : 0;
}

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

/** A value of this visitor, or of this user alone: siblings share computers. */
export const keyFor = (
  name: "4mq_me" | "4mq_reading" | "4mq_plans" | "4mq_recall" | "4mq_string",
  userId: string | undefined,
) => (userId ? `${name}_${userId}` : name);

export const meOf = (userId: string | undefined): Me =>
  readMe(browserStorage.getItem(keyFor("4mq_me", userId)));

export function keepMe(userId: string | undefined, me: Me): void {
  browserStorage.setItem(keyFor("4mq_me", userId), meText(me));
  announceChange();
}

/** Only addresses of this site's texts. */
const TEXT_ADDRESS = /^\/(?:short-stories|resources)\/[\w-]+#[\w-]+$/;

export function readingPlace(userId: string | undefined): ReadingPlace | undefined {
  const { to, title } = fieldsOf(browserStorage.getItem(keyFor("4mq_reading", userId)));
  return typeof to === "string" && TEXT_ADDRESS.test(to) && typeof title === "string"
    ? { to, title }
    : undefined;
}
