/** Sums whose amounts come one by one: "a £60 skateboard", "I get £4 a week", "and if I only get £3?" */
import { readAmounts, say, type Pence } from "./amounts.ts";
import { planSaving, readParts, withWeeksLeft, type Parts, type Sum } from "./savingSums.ts";
import { TALK } from "./talk.ts";

/** A bare amount after the price is what comes in; with these words it stands for another rate. */
const ANOTHER_RATE = /\b(?:only|just|get|gets|given|earn|save|saved|instead|mean)\b/u;
const ANOTHER_PRICE = /\b(?:cost|costs|price|its|one for|cheaper)\b/u;
/** An amount in such a message is no plan of saving. */
const OTHER = /\b(?:owe[sd]?|borrow\w*|lent|lend|loans?|debt|tax|wage|paid|an hour|%)/u;

interface Plan extends Pick<Parts, "rate" | "time" | "already"> {
  price?: Pence;
}

function withMessage(plan: Plan, text: string): Plan {
  const { rate, time, already, amounts } = readParts(text);
  const next: Plan = {
    ...plan,
    ...(rate && { rate }),
    ...(time && { time }),
    already: already || plan.already,
  };
  for (const pence of amounts)
    if (!rate && ANOTHER_RATE.test(text)) next.rate = { pence, unit: next.rate?.unit ?? "week" };
    else if (next.price === undefined || ANOTHER_PRICE.test(text)) next.price = pence;
    else next.rate ??= { pence, unit: "week" };
  return next;
}

const WANTS = /\b(?:sav\w+|want|wanna|buy|wish|afford)\b/u;

const ASKS = /\b(?:what|how|should|can|could|is it|which|where|why)\b/u;

/** "45", "its 320" */
const BARE = /^((?:(?:its|is|about|around|like|maybe) )*)(\d{1,5})$/u;

/** A thing to save for, in a few words that ask nothing. */
const THING = /^(?:for )?(?:an?|some|the|my|new|our)?\s*(?:new )?[a-z0-9]+(?: [a-z0-9]+){0,2}$/u;

/**
 * @param messages the visitor's own, the last one last
 * @param isAsked true if the guide has just asked what they are saving for
 * @returns the sum, or her next question, if the last message adds to a plan of saving.
 */
export function carriedSum(messages: readonly string[], isAsked: boolean, today: Date): Sum | undefined {
  const texts = messages.map((message) =>
    withWeeksLeft(readAmounts(message), today)
      .replaceAll(/[?!.,]/gu, "")
      .trim()
      .replace(BARE, (_, before: string, pounds: string) => `${before}¤${Number(pounds) * 100}`),
  );
  const last = texts.at(-1)!;
  const hasAmount = last.includes("¤");
  if (isAsked && !hasAmount) return THING.test(last) ? { text: TALK.whatCost } : undefined;
  if (texts.some((text) => OTHER.test(text)) || (!hasAmount && !readParts(last).time)) return undefined;
  const plan = texts.reduce(withMessage, { already: 0 } as Plan);
  const { price, rate, time, already } = plan;
  if (price === undefined) return undefined;
  const parts = {
    rest: "",
    already,
    amounts: [price],
    ...(rate && { rate }),
    ...(time && !rate && { time }),
  };
  const sum = planSaving(time && !rate ? `save ${last}` : last, parts);
  return (
    sum ??
    (isAsked || (WANTS.test(texts[0]!) && !ASKS.test(last))
      ? { text: `${say(price)}. ${TALK.whatWeekly}`, goal: price }
      : undefined)
  );
}
