/** Sums whose amounts come one by one: "a £60 skateboard", "I get £4 a week", "and if I only get £3?" */
import { readAmounts, say, type Pence } from "./amounts.ts";
import { planSaving, readParts, withWeeksLeft, type Parts, type Sum } from "./savingSums.ts";
import { TALK } from "./talk.ts";

const ANOTHER_RATE = /\b(?:only|just|get|gets|given|earn|save|instead|mean)\b/u;
const ANOTHER_PRICE = /\b(?:cost|costs|price|its|one for|cheaper)\b/u;
const GIFT =
  /\b(?:gave|got|given|found|have)\b.*\bmore\b|\b(?:nan|gran\w*|mum|dad|uncle|aunt\w*)\b.*\b(?:gave|gives?|giving)\b(?!.*\b(?:week|month)\b)/u;
/** An amount in such a message is no plan of saving. */
const OTHER =
  /\b(?:owe[sd]?|borrow\w*|lent|lend|loans?|debt|tax|wage|paid|spent|made|sold|profit|repair|back|each|an hour|kids|class|pupils|half|they|friends?|fair|give|charit\w+|donat\w+|of that|of it|budget|allowed|too (?:little|much))\b|%/u;

interface Plan extends Pick<Parts, "rate" | "time" | "already"> {
  price?: Pence;
  /** True if an amount has come of which nothing tells what it is. */
  isUnclear?: true;
}

/** @param isSaving true if the chat is about saving, so that a bare amount after the price is what is put away. */
function withMessage(plan: Plan, text: string, isSaving: boolean): Plan {
  const { rate, time, already, amounts } = readParts(text);
  const [pence, ...more] = amounts;
  const gift = pence !== undefined && GIFT.test(text) ? pence : 0;
  const next: Plan = {
    ...plan,
    ...(rate && { rate }),
    ...(time && { time }),
    already: (already || plan.already) + gift,
  };
  if (pence === undefined || gift) return next;
  if (more.length) return { ...next, isUnclear: true };
  if (!rate && plan.rate && ANOTHER_RATE.test(text)) return { ...next, rate: { ...plan.rate, pence } };
  if (plan.price === undefined || ANOTHER_PRICE.test(text)) return { ...next, price: pence };
  return isSaving && /^¤\d+$|\bsave\b/u.test(text)
    ? { ...next, rate: { pence, unit: "week" } }
    : { ...next, isUnclear: true };
}

const WANTS = /\b(?:sav\w+|want|wanna|buy|wish|afford)\b/u;
const ASKS = /\b(?:what|how|should|can|could|do|is it|or|which|where|why)\b/u;

/** "45", "its 320", "bike 180" */
const BARE = /^((?:(?:is|an?|[a-z]{3,}) ){0,3})(\d{2,5}|\d)$/u;
/** "5 a week", "i have 90" and "the xbox is 250" in a plan. */
const IN_A_PLAN =
  /((?:\b(?:is|have|got|save|saved|costs?|get) )?)(?<![¤\d.])(\d{1,5})(?= (?:a|per|each|every) (?:week|month|day)\b|(?<=(?:is|have|got|saved?|costs?|get) \d{1,5})(?! ?(?:%|weeks?|months?|days?|years?|[a-z]*th\b)))/gu;
/** "wait its 65 not 60" */
const CORRECTED = /\b(its|is|costs?) ¤?(\d{1,5}?)(?:00)? not ¤?\d+\b/u;
/** "nan gave me 20 more" */
const MORE = /(?<![¤\d])(\d{1,5})(?= more\b)/u;
const inPence = (_: string, before: string, pounds: string): string => `${before}¤${Number(pounds) * 100}`;

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
      .replace(BARE, inPence)
      .replaceAll(IN_A_PLAN, inPence)
      .replace(MORE, (pounds) => inPence("", "", pounds))
      .replace(CORRECTED, (_, is: string, pounds: string) => inPence("", `${is} `, pounds)),
  );
  const last = texts.at(-1)!;
  const hasAmount = last.includes("¤");
  if (isAsked && !hasAmount) return THING.test(last) ? { text: TALK.whatCost } : undefined;
  const asksAgain = /\bhow (?:long|many weeks)\b/u.test(last);
  if (texts.some((text) => OTHER.test(text)) || !(hasAmount || readParts(last).time || asksAgain))
    return undefined;
  const isSaving = isAsked || texts.some((text) => WANTS.test(text));
  const plan = texts.reduce<Plan>((before, text) => withMessage(before, text, isSaving), { already: 0 });
  const { price, rate, time, already } = plan;
  if (price === undefined || plan.isUnclear) return undefined;
  const parts = {
    rest: "",
    already,
    amounts: [price],
    ...(rate && { rate }),
    ...(time && !rate && { time }),
  };
  // A message by itself has been tried as a sum.
  const sum =
    messages.length > 1 ? planSaving(asksAgain || (time && !rate) ? `save ${last}` : last, parts) : undefined;
  if (sum || !isSaving || ASKS.test(last)) return sum;
  const left = price - already;
  if (left <= 0) return undefined;
  const toGo = already ? `${say(price)} − ${say(already)} = ${say(left)} to go` : say(price);
  return { text: `${toGo}. ${TALK.whatWeekly}`, goal: price };
}
