/**
 * Everyday sums in the words of a child: saving (savingSums.ts), per cent, parts, offers, a share, change, packs, pay and interest.
 * Each answer is one line of working. A sum that leaves out a number of the message is none.
 */
import { readAmounts, say, type Pence } from "./amounts.ts";
import { MAX_PENCE, planSaving, withWeeksLeft, type Sum } from "./savingSums.ts";

const minus = (from: Pence, ...less: readonly Pence[]): string =>
  `${[from, ...less].map(say).join(" − ")} = ${say(less.reduce((left, one) => left - one, from))}`;
const plus = (...amounts: readonly Pence[]): string =>
  `${amounts.map(say).join(" + ")} = ${say(amounts.reduce((sum, one) => sum + one, 0))}`;
const product = (count: number, each: Pence): string =>
  `${count} × ${say(each)} = ${say(Math.round(count * each))}`;

const OFF = /\b(?:off|discount|sale|drop(?:s|ped)?|reduced|less|cheaper|loses?|fall(?:s|en)?|fell)\b/u;
const ON_TOP =
  /\b(?:more|tip|increase[sd]?|rais\w+|ris(?:e[ns]?|ing)|goes up|went up|on top|add(?:ed)?|dearer)\b/u;
function perCent(text: string, [whole, ...more]: readonly Pence[]): string | undefined {
  const [share, ...shares] = Array.from(text.matchAll(/(\d+(?:\.\d+)?) ?%/gu), ([, found]) => Number(found));
  // Two discounts are more than a simple sum, and so is interest.
  if (!share || !whole || more.length || shares.length || share > 1000 || text.includes("interest"))
    return undefined;
  const part = Math.round((whole * share) / 100);
  if (OFF.test(text)) return `${share}% of ${say(whole)} is ${say(part)}. ${minus(whole, part)}.`;
  if (ON_TOP.test(text)) return `${share}% of ${say(whole)} is ${say(part)}. ${plus(whole, part)}.`;
  return /%(?: \w+){0,2} of\b/u.test(text) ? `${say(whole)} ÷ 100 × ${share} = ${say(part)}.` : undefined;
}

const PARTS: Readonly<Record<string, number>> = { half: 2, third: 3, quarter: 4, fifth: 5, tenth: 10 };
/** "a third off £27", "half price of £34" */
function partOf(text: string, [whole, ...more]: readonly Pence[]): string | undefined {
  const [, name, off] =
    /\b(half|third|quarter|fifth|tenth) ?(price|off|of)\b(?!.*\b(?:get|hour))/u.exec(text) ?? [];
  if (!name || !whole || more.length) return undefined;
  const part = Math.round(whole / PARTS[name]!);
  return `${say(whole)} ÷ ${PARTS[name]!} = ${say(part)}.${off === "off" && name !== "half" ? ` ${minus(whole, part)}.` : ""}`;
}

/** "3 for 2 on £4 shampoos", "buy one get one half price" */
function offer(text: string, [each, ...more]: readonly Pence[]): string | undefined {
  if (!each || more.length) return undefined;
  const [, get, pay] = /(?<![¤\d.])([2-9]) for ([1-9])\b(?!\d)/u.exec(text) ?? [];
  if (get && pay && get > pay)
    return `You get ${get} and pay for ${pay}: ${product(Number(pay), each)}. You save ${say((Number(get) - Number(pay)) * each)}.`;
  const [, free] = /\bbogof (free|half price)\b/u.exec(text) ?? [];
  if (!free) return undefined;
  return free === "free"
    ? `Two for ${say(each)} is ${say(Math.round(each / 2))} each.`
    : `${plus(each, Math.round(each / 2))} for two.`;
}

const PEOPLE =
  /\b(?:between|by|among|with|into|for|of)(?: the)? (\d+)\b(?! ?%)|\b(\d+) (?:people|friends|mates|ways|of us|kids|children|siblings)\b/u;
const AND_ME = /\b(?:me and|with|and me|plus me)\b.*\b(?:friends|mates|brothers|sisters|others)\b/u;
function shareOut(text: string, [total, ...more]: readonly Pence[]): string | undefined {
  const ratio = /\b(\d{1,3}) ?(?::|to) ?(\d{1,3})\b/u.exec(text.includes("ratio") ? text : "");
  if (!/\b(?:split|shared?|divided?|between|among|each)\b/u.test(text) || !total || more.length)
    return undefined;
  if (ratio) {
    const [one, other] = [Number(ratio[1]), Number(ratio[2])];
    const part = total / (one + other);
    return `${say(total)} ÷ ${one + other} = ${say(Math.round(part))}. ${product(one, part)}, and ${product(other, part)}.`;
  }
  const people = PEOPLE.exec(text);
  const count = Number(people?.[1] ?? people?.[2] ?? 0) + (AND_ME.test(text) ? 1 : 0);
  if (count < 2 || count > 1000) return undefined;
  const [each, left] = [Math.floor(total / count), total % count];
  return `${say(total)} ÷ ${count} = ${say(each)} each${left ? `, and ${say(left)} is left over` : ""}.`;
}

/** The price of each pack by its count, weight or volume: "6 for £3", "500g for £2", "£3 for 4". */
const PACK =
  /(?<count>\d+(?:\.\d+)?) ?(?<unit>k?g|m?l|packs?|bags?|bottles?|cans?|bars?)?(?: of \w+)?(?: \w+)? (?:for|at|cost|costs|is|are) ¤(?<price>\d+)|¤(?<priceFirst>\d+) for (?<countAfter>\d+) ?(?<unitAfter>k?g|m?l)?/gu;
function cheaper(text: string): string | undefined {
  const rest = text.replaceAll(PACK, " ");
  const single = /¤(\d+) each\b/u.exec(rest)?.[1];
  if ((rest.match(/¤/gu)?.length ?? 0) > (single ? 1 : 0)) return undefined;
  const found = Array.from(text.matchAll(PACK), ({ groups = {} }) => groups);
  const packs = [...found, ...(single ? [{ count: "1", price: single }] : [])].map(
    ({ count, countAfter, unit, unitAfter, price, priceFirst }: Record<string, string>) => ({
      weighed: /^k?g$|^m?l$/u.test(unit ?? unitAfter ?? ""),
      size: Number(count ?? countAfter) * (/^(?:kg|l)$/u.test(unit ?? unitAfter ?? "") ? 1000 : 1),
      pence: Number(price ?? priceFirst),
    }),
  );
  const [one, other, ...more] = packs;
  if (!one?.size || !other?.size || more.length || one.weighed !== other.weighed) return undefined;
  const [first, second] = [one, other].map(({ pence, size }) => (pence / size) * (one.weighed ? 100 : 1)) as [
    number,
    number,
  ];
  const name = (value: number) => (value < 100 ? `${Number(value.toFixed(1))}p` : say(Math.round(value)));
  const unit = one.weighed ? "for each 100" : "each";
  const best =
    first === second ? "They cost the same." : `The ${first < second ? "first" : "second"} is cheaper.`;
  return `First: ${name(first)} ${unit}. Second: ${name(second)} ${unit}. ${best}`;
}

function change(text: string, all: readonly Pence[]): string | undefined {
  if (
    !/\b(?:change|left(?: over)?|remaining)\b|\bgive back\b/u.test(text) ||
    all.length < 2 ||
    all.length > 4
  )
    return undefined;
  const from = Number(/\bfrom ¤(\d+)/u.exec(text)?.[1] ?? Math.max(...all));
  const costs = all.filter((_, at) => at !== all.indexOf(from));
  return costs.reduce((sum, cost) => sum + cost, 0) <= from
    ? `${minus(from, ...costs)}. That is what you have left.`
    : undefined;
}

/** Pay by the hour: "£6.50 an hour and did 7 hours" */
function pay(text: string): string | undefined {
  const wage = /¤(\d+)(?: \w+){0,2} (?:an|per|each|every) hour\b/u.exec(text)?.[1];
  const hours = /\b(\d{1,3}(?:\.\d)?) ?(?:hours|hrs)\b/u.exec(text)?.[1];
  if (!wage || !hours) return undefined;
  const total = Math.round(Number(hours) * Number(wage));
  const month = /\b(?:a|per|each|every) month\b/u.test(text) ? ` Four of those make ${say(4 * total)}.` : "";
  return `${product(Number(hours), Number(wage))}, before anything is taken off.${month}`;
}

const YEARS = /\b(?:after|for|in|over) (?:(\d{1,2})|an?|one) years?\b/u;
/** Interest on savings, a line for each of up to five years. */
function interest(text: string, [amount, ...more]: readonly Pence[]): string | undefined {
  const share = Number(/(\d+(?:\.\d+)?) ?%/u.exec(text)?.[1]);
  const years = YEARS.exec(text);
  const count = years ? Number(years[1] ?? 1) : 0;
  if (!amount || more.length || !share || count < 1 || count > 5 || share > 100) return undefined;
  if (!/\b(?:interest|bank|account|put|savings?|save|grow)\b/u.test(text)) return undefined;
  let now = amount;
  const shown = Array.from(
    { length: count },
    (_, year) => `year ${year + 1}: ${say((now = Math.round(now * (1 + share / 100))))}`,
  );
  return `${say(amount)} at ${share}% a year grows like this: ${shown.join(", ")}. Each year, the interest earns a bit too.`;
}

const COUNTED =
  /(?<![¤\d.])(\d{1,4})\b(?! (?:%|week|day|month|year))(?: \w+){0,2} (?:(?:for|cost|costs|are) ¤(\d+) each\b|at ¤(\d+)\b(?! (?:a|an|per|every) ))/u;
const COUNTED_AFTER =
  /\b(?:there are|there were|times|x|we are|for) (\d{1,3})\b|\b(\d{1,3}) (?:times|of us|people|of them)\b/u;
/** "3 comics at £1.50 each", "£8.50 each and there are 3 of us", "£2 for washing up, i did it 9 times" */
function timesPrice(text: string, [price, ...more]: readonly Pence[]): string | undefined {
  const found = COUNTED.exec(text);
  const after = /\beach\b|\btimes\b/u.test(text) ? COUNTED_AFTER.exec(text) : null;
  const count = Number(found?.[1] ?? after?.[1] ?? after?.[2] ?? 0);
  return price && !more.length && count * price > 0 && count * price <= MAX_PENCE
    ? `${product(count, price)}.`
    : undefined;
}

const COINS = /\b(\d{1,3}|an?) (?:x )?¤(1|2|5|10|20|50|100|200)\b(?= ?(?:coins?|pieces?|bits|s\b))/gu;
/** "two 50ps and three 20ps". With any other amount, it is another sum. */
function coins(text: string, all: readonly Pence[]): string | undefined {
  const counted = Array.from(
    text.matchAll(COINS),
    ([, count, pence]) => [Number(count) || 1, Number(pence)] as const,
  );
  if (!counted.length || counted.length !== all.length) return undefined;
  const total = counted.reduce((sum, [count, pence]) => sum + count * pence, 0);
  return `${counted.map(([count, pence]) => `${count} × ${say(pence)}`).join(" + ")} = ${say(total)}.`;
}

/** "They cost 80p to make and I sell 14 at £2.50", "i sold 15 for 50p each and ingredients cost £4" */
function profit(text: string, all: readonly Pence[]): string | undefined {
  const [, count, sold] =
    /\b(?:sell|sold)\b(?: (\d{1,4}))?(?: \w+){0,3} (?:for|at) ¤(\d+)/u.exec(text) ??
    /\bmade()? ¤(\d+)/u.exec(text) ??
    [];
  const [cost, ...more] = all.filter((pence) => pence !== Number(sold));
  if (!/\b(?:profit|costs?|bought|spent|paid)\b/u.test(text) || !sold || !cost || more.length)
    return undefined;
  const isForAll = count !== undefined && !/\bcosts? (?:me )?¤\d+ (?:each|to make)|\bprofit\b/u.test(text);
  const income = Number(sold) * (isForAll ? Number(count) : 1);
  const gain = income - cost;
  const working = isForAll ? `${product(Number(count), Number(sold))}. ` : "";
  if (gain <= 0)
    return `${working}${minus(cost, income)}. That is a loss, because it cost more than it brought in.`;
  const times = /\b(?:sell|sold) (\d{1,4})\b/u.exec(text)?.[1];
  return `${working}${minus(income, cost)} profit.${times && !isForAll ? ` ${product(Number(times), gain)}.` : ""}`;
}

/** "i spent £8 on the stuff and made 24 cakes" */
function costEach(text: string, [cost, ...more]: readonly Pence[]): string | undefined {
  const [, made] = /\b(?:made|baked|got|bought|makes?) (\d{1,4})\b/u.exec(text) ?? [];
  if (!made || !Number(made) || !cost || more.length || !/\b(?:spent|costs?|paid)\b/u.test(text))
    return undefined;
  const each = Math.ceil(cost / Number(made));
  return `${say(cost)} ÷ ${Number(made)} = ${say(each)}${each * Number(made) > cost ? ", rounded up," : ""} for each one. To make a profit, ask for more than that.`;
}

/** "£5 from nan and £3.20 in my tin, how much altogether" */
const total = (text: string, all: readonly Pence[]): string | undefined =>
  all.length > 1 && /\b(?:altogether|all together|in total|add(?:ed)?|plus|in all)\b/u.test(text)
    ? `${plus(...all)}.`
    : undefined;

const SUMS = [interest, perCent, offer, partOf, coins, profit, timesPrice, pay, shareOut];
const SUMS_AFTER_PLANS = [change, total, costEach];

/** Words and signs of other sums, or of sums that are not simple. */
const OTHER_SUM =
  /\b(?:owe[sd]?|borrow(?:ed|ing)?|loans?|debt|tax|minus|lose|lost|vat)\b|[-−–] ?¤|£ ?[-−–]|[-−–] ?£/u;
const ASKS =
  /\b(?:how (?:long|much|many|soon)|what|when|sav(?:e|es|ing)|weeks?|days?|months?|at|an hour|coins|profit|altogether|total|will i have|get to|reach|buy|bogof|costs?|split|shared?|divided?|cheaper|better|or|off|half|price|change|add|plus|each|times|so far|made|spent)\b|[%?]/u;
/** How old somebody is, and how many are with them, are not said in a sum. */
const NO_PART =
  /\b\d+ (?=friends|mates|others|brothers|sisters)|\b(?:im|i am|aged?|year|he?s|she?s) \d{1,2}\b|\b\d+ (?:year old|yo\b)/gu;

/** Numbers that are neither amounts nor a time. */
const COUNTS = /(?<![¤\d.])(\d+(?:\.\d+)?)(?![\d.]*\d| ?(?:day|week|month|year|fortnight)s?\b)/gu;
const numbersIn = (working: string): ReadonlySet<string> =>
  new Set(working.match(/[£\d][\d.,]*[p%]?/gu)?.map((number) => number.replace(/[.,%]$/u, "")));
/** @returns true if the working has each number of the message that is no amount. */
function saysCounts(text: string, working: string): boolean {
  const said = numbersIn(working);
  return [...text.replaceAll(NO_PART, " ").matchAll(COUNTS)].every(([, count]) =>
    said.has(String(Number(count))),
  );
}
function saysAmounts(amounts: readonly Pence[], working: string): boolean {
  const said = numbersIn(working);
  return amounts.every((pence) => said.has(say(pence)));
}

/**
 * @param today for "by Christmas"
 * @returns one line of working, or undefined if the message is no simple sum.
 */
export function answerSum(message: string, today: Date): Sum | undefined {
  const text = withWeeksLeft(readAmounts(message), today);
  if (OTHER_SUM.test(text) || !ASKS.test(text)) return undefined;
  const all = Array.from(text.matchAll(/¤(\d+)/gu), ([, pence]) => Number(pence));
  if (all.some((pence) => pence > MAX_PENCE)) return undefined;
  const first = (sums: readonly (typeof total)[]): Sum | undefined => {
    for (const sum of sums) {
      const working = sum(text, all);
      if (working && saysCounts(text, working) && saysAmounts(all, working)) return { text: working };
    }
    return undefined;
  };
  const packs = cheaper(text);
  const plan = planSaving(text);
  return (
    (packs ? { text: packs } : first(SUMS)) ??
    (plan && saysCounts(text, plan.text) ? plan : undefined) ??
    first(SUMS_AFTER_PLANS)
  );
}
