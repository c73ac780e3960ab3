/**
 * Everyday sums in the words of a child: saving (savingSums.ts), per cent, a share, change, which pack is cheaper, pay and
 * interest. Each answer is one line of working.
 */
import { readAmounts, say, type Pence } from "./amounts.ts";
import { MAX_PENCE, planSaving, withWeeksLeft, type Sum } from "./savingSums.ts";

function perCent(text: string): Sum | undefined {
  // Two discounts are more than a simple sum.
  if ((text.match(/%/gu)?.length ?? 0) > 1) return undefined;
  const [, share, , off, whole] =
    /(\d+(?:\.\d+)?) ?%( discount| sale)? (off|of)(?: a| an| my| the| something| that)*(?: \w+)?(?: (?:is|costs|for|at))? ¤(\d+)/u.exec(
      text,
    ) ?? /()()()()()/u.exec("")!;
  if (share && whole) {
    const part = Math.round((Number(whole) * Number(share)) / 100);
    if (Number(share) > 1000) return undefined;
    return off === "off"
      ? {
          text: `${share}% of ${say(Number(whole))} is ${say(part)}. ${say(Number(whole))} − ${say(part)} = ${say(Number(whole) - part)}.`,
        }
      : { text: `${say(Number(whole))} ÷ 100 × ${share} = ${say(part)}.` };
  }
  const price = /¤(\d+)\b.*?(\d+) ?% (?:off|discount|sale)/u.exec(text);
  return price ? perCent(`${price[2]!}% off ¤${price[1]!}`) : undefined;
}

const SPLIT = /\b(?:split|share|shared|divided?|between|among|each)\b/u;
const PEOPLE =
  /\b(?:between|by|among|with|into|for|of)(?: the)? (\d+)\b(?! ?%)|\b(\d+) (?:people|friends|mates|ways|of us|kids|children|siblings)\b/u;

function shareOut(text: string, amounts: readonly Pence[]): Sum | undefined {
  if (!SPLIT.test(text) || amounts.length !== 1) return undefined;
  const people = PEOPLE.exec(text);
  const others =
    /\b(?:me and|with|and me|plus me)\b/u.test(text) &&
    /\b(?:friends|mates|brothers|sisters|others)\b/u.test(text)
      ? 1
      : 0;
  const count = Number(people?.[1] ?? people?.[2] ?? 0) + others;
  if (count < 2 || count > 1000) return undefined;
  const [total] = amounts as [Pence];
  const [each, left] = [Math.floor(total / count), total % count];
  const rest = left ? `, and ${say(left)} is left over` : "";
  return { text: `${say(total)} ÷ ${count} = ${say(each)} each${rest}.` };
}

/** The price of each pack by its count, weight or volume. */
const PACK =
  /(\d+(?:\.\d+)?) ?(k?g|m?l|packs?|bags?|bottles?|cans?|bars?)?(?: of \w+)?(?: \w+)? (?:for|at|cost|costs|is|are) ¤(\d+)/gu;
function cheaper(text: string): Sum | undefined {
  const single = /¤(\d+) each\b/u.exec(text.replaceAll(PACK, " "));
  const packs = [...text.matchAll(PACK), ...(single ? [["", "1", "", single[1]!]] : [])].map(
    ([, count, unit = "", pence]) => {
      const big = /^(?:kg|l)$/u.test(unit);
      return {
        count: Number(count) * (big ? 1000 : 1),
        weighed: /g$|l$/u.test(unit) && !unit.endsWith("s"),
        pence: Number(pence),
      };
    },
  );
  const [one, other, ...more] = packs;
  if (!one || !other || more.length || !one.count || !other.count || one.weighed !== other.weighed)
    return undefined;
  const per = one.weighed ? 100 : 1;
  const price = ({ count, pence }: typeof one) => (pence / count) * per;
  const name = (value: number) => `${Number(value.toFixed(1))}p`;
  const unit = one.weighed ? "for each 100" : "each";
  const [first, second] = [price(one), price(other)];
  const best =
    first === second ? "They cost the same." : `The ${first < second ? "first" : "second"} is cheaper.`;
  return {
    text: `First: ${name(first)} ${unit}. Second: ${name(second)} ${unit}. ${best}`,
  };
}

const CHANGE = /\b(?:change|left(?: over)?|remaining)\b|\bgive back\b/u;

function change(text: string, all: readonly Pence[]): Sum | undefined {
  if (!CHANGE.test(text) || all.length < 2 || all.length > 4) return undefined;
  const [most, ...costs] = /\bfrom ¤(\d+)/u.test(text)
    ? [
        Number(/\bfrom ¤(\d+)/u.exec(text)![1]),
        ...all.filter((pence) => pence !== Number(/\bfrom ¤(\d+)/u.exec(text)![1])),
      ]
    : all.toSorted((a, b) => b - a);
  const spent = costs.reduce((sum, cost) => sum + cost, 0);
  if (!most || !costs.length || spent > most) return undefined;
  return {
    text: `${say(most)} − ${costs.map(say).join(" − ")} = ${say(most - spent)}. That is what you have left.`,
  };
}

/** Pay by the hour: "£6.50 an hour and did 7 hours" */
function pay(text: string): Sum | undefined {
  const wage = /¤(\d+)(?: \w+){0,2} (?:an|per|each|every) hour\b/u.exec(text);
  const hours = /\b(\d{1,3}(?:\.\d)?) ?(?:hours|hrs)\b/u.exec(text)?.[1];
  if (!wage || !hours) return undefined;
  const total = Math.round(Number(hours) * Number(wage[1]));
  const month = /\b(?:a|per|each|every) month\b/u.test(text) ? ` Four such days make ${say(4 * total)}.` : "";
  return {
    text: `${hours} × ${say(Number(wage[1]))} = ${say(total)}, before anything is taken off.${month}`,
  };
}

const YEARS = /\b(?:after|for|in|over) (?:(\d{1,2})|an?|one) years?\b/u;
/** Interest on savings, a line for each of up to five years. */
function interest(text: string): Sum | undefined {
  const [amount, share] = [/¤(\d+)/u.exec(text)?.[1], /(\d+(?:\.\d+)?) ?%/u.exec(text)?.[1]];
  const years = YEARS.exec(text);
  const count = years ? Number(years[1] ?? 1) : 0;
  if (!amount || !share || count < 1 || count > 5 || Number(share) > 100) return undefined;
  if (!/\b(?:interest|bank|account|put|savings?|save|grow)\b/u.test(text)) return undefined;
  const steps = [Number(amount)];
  for (let year = 1; year <= count; year++) steps.push(Math.round(steps.at(-1)! * (1 + Number(share) / 100)));
  const shown = steps.slice(1).map((pence, index) => `year ${index + 1}: ${say(pence)}`);
  return {
    text: `${say(steps[0]!)} at ${share}% a year grows like this: ${shown.join(", ")}. Each year, the interest earns a bit too. How long could you leave it?`,
  };
}

/** "3 comics at £1.50 each" */
function timesPrice(text: string): Sum | undefined {
  const found =
    /(?<![¤\d.])(\d{1,4})\b(?! (?:%|week|day|month|year))(?: \w+){0,2} (?:(?:for|cost|costs|are) ¤(\d+) each\b|at ¤(\d+)\b(?! (?:a|an|per|every) ))/u.exec(
      text,
    );
  const price = Number(found?.[2] ?? found?.[3] ?? 0);
  const cost = Number(found?.[1] ?? 0) * price;
  return found && cost > 0 && cost <= MAX_PENCE
    ? { text: `${found[1]!} × ${say(price)} = ${say(cost)}. Is it in your budget?` }
    : undefined;
}

const COINS = /\b(\d{1,3}|an?) (?:x )?¤(1|2|5|10|20|50|100|200)\b(?= ?(?:coins?|pieces?|bits|s\b))/gu;
/** "two 50ps and three 20ps". With any other amount, it is another sum. */
function coins(text: string, all: readonly Pence[]): Sum | undefined {
  const counted = [...text.matchAll(COINS)].map(
    ([, count, pence]) => [Number(count) || 1, Number(pence)] as const,
  );
  if (!counted.length || counted.length !== all.length) return undefined;
  const total = counted.reduce((sum, [count, pence]) => sum + count * pence, 0);
  return {
    text: `${counted.map(([count, pence]) => `${count} × ${say(pence)}`).join(" + ")} = ${say(total)}.`,
  };
}

/** "They cost 80p to make and I sell 14 at £2.50" */
function profit(text: string, all: readonly Pence[]): Sum | undefined {
  const price =
    /\b(?:sell|sold)\b(?: \w+){0,3} (?:for|at) ¤(\d+)/u.exec(text)?.[1] ?? /\bmade ¤(\d+)/u.exec(text)?.[1];
  const costs = all.filter((pence) => pence !== Number(price));
  if (!text.includes("profit") || !price || costs.length !== 1) return undefined;
  const [cost] = costs as [Pence];
  const gain = Number(price) - cost;
  if (gain <= 0)
    return {
      text: `${say(cost)} − ${say(Number(price))} = ${say(-gain)}. That is a loss, because it cost more than it brought in.`,
    };
  const count = /\b(?:sell|sold) (\d{1,4})\b/u.exec(text)?.[1];
  const many = count ? ` ${count} × ${say(gain)} = ${say(Number(count) * gain)}.` : "";
  return {
    text: `${say(Number(price))} − ${say(cost)} = ${say(gain)} profit.${many}`,
  };
}

/** "£5 from nan and £3.20 in my tin, how much altogether" */
function total(text: string, all: readonly Pence[]): Sum | undefined {
  if (!/\b(?:altogether|all together|in total|add up|added up|in all)\b/u.test(text) || all.length < 2)
    return undefined;
  const sum = all.reduce((whole, part) => whole + part, 0);
  return { text: `${all.map(say).join(" + ")} = ${say(sum)}.` };
}

/** Words and signs of other sums, or of sums that are not simple. */
const OTHER_SUM =
  /\b(?:owe[sd]?|borrow(?:ed|ing)?|loans?|debt|tax|contract|subscription|minus|lose|lost)\b|[-−–] ?¤|£ ?[-−–]|[-−–] ?£/u;
const ASKS =
  /\b(?:how (?:long|much|many|soon)|what|when|sav(?:e|es|ing)|weeks?|days?|months?|at|an hour|coins|profit|altogether|total|will i have|get to|reach|buy|costs?|split|shared?|divided?|cheaper|better)\b|[%?]/u;

/**
 * @param today for "by Christmas"
 * @returns one line of working, or undefined if the message is no simple sum.
 */
export function answerSum(message: string, today: Date): Sum | undefined {
  const text = withWeeksLeft(readAmounts(message), today);
  if (OTHER_SUM.test(text) || !ASKS.test(text)) return undefined;
  const all = [...text.matchAll(/¤(\d+)/gu)].map(([, pence]) => Number(pence));
  if (all.some((pence) => pence > MAX_PENCE)) return undefined;
  return (
    interest(text) ??
    (text.includes("interest") ? undefined : perCent(text)) ??
    cheaper(text) ??
    coins(text, all) ??
    profit(text, all) ??
    timesPrice(text) ??
    pay(text) ??
    shareOut(text, all) ??
    planSaving(text) ??
    change(text, all) ??
    total(text, all)
  );
}
