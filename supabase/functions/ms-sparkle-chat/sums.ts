/**
 * Everyday sums in the words of a child, one row for each kind: its figures, its words and its line of working. A kind takes all the
 * figures of a message or none, so that no sum leaves out a number. Saving is in savingSums.ts.
 */
import {
  Figures,
  readAmounts,
  readFigures,
  say,
  type Figure,
  type Pence,
  type Sum,
  type Unit,
} from "./amounts.ts";
import { MAX_PENCE, planSaving, withWeeksLeft } from "./savingSums.ts";
import { TALK } from "./talk.ts";

const sumOf = (amounts: readonly Pence[]): Pence => amounts.reduce((sum, one) => sum + one, 0);
const minus = (from: Pence, ...less: readonly Pence[]): string =>
  `${[from, ...less].map(say).join(" − ")} = ${say(from - sumOf(less))}`;
const plus = (...amounts: readonly Pence[]): string =>
  `${amounts.map(say).join(" + ")} = ${say(sumOf(amounts))}`;
const product = (count: number, each: Pence): string =>
  `${count.toLocaleString("en-GB")} × ${say(each)} = ${say(Math.round(count * each))}`;
const ONE_YEAR: Figure = { role: "t", value: 1, unit: "year" };

const OFF = /\b(?:off|discount|sale|drop(?:s|ped)?|reduced|less|cheaper|loses?|fall(?:s|en)?|fell)\b/u;
const ON_TOP =
  /\b(?:more|tip|increase[sd]?|rais\w+|ris(?:e[ns]?|ing)|goes up|went up|on top|add(?:ed)?|dearer)\b/u;
/** "is that 30%" */
const SUPPOSED = /\b(?:is (?:that|it)|thats|same as|equals?)(?: the)?(?: same as)? \d+(?:\.\d+)? ?%/u;

function perCent(f: Figures): string | undefined {
  const [whole, shares] = [f.value("£"), f.of("%")];
  const supposed = SUPPOSED.test(f.text) ? shares.pop() : undefined;
  if (!shares.length || shares.some((share) => !share || share > 1000)) return undefined;
  const isOff = OFF.test(f.text);
  if (!isOff && !(ON_TOP.test(f.text) && shares.length === 1))
    return shares.length === 1 && /%(?: \w+){0,2} of\b/u.test(f.text)
      ? `${say(whole)} ÷ 100 × ${shares[0]!} = ${say(Math.round((whole * shares[0]!) / 100))}.`
      : undefined;
  let now = whole;
  const steps = shares.map((share) => {
    const [before, part] = [now, Math.round((now * share) / 100)];
    now = isOff ? before - part : before + part;
    return `${share}% of ${say(before)} is ${say(part)}. ${isOff ? minus(before, part) : plus(before, part)}.`;
  });
  if (shares.length === 1 || now < 0) return steps[0];
  const inAll = Number(((100 * (whole - now)) / whole).toFixed(1));
  return `${steps.join(" ")} That is ${inAll}% off in all${supposed && supposed !== inAll ? `, not ${supposed}%` : ""}.`;
}

/** Interest on savings, a line for each of up to five years. */
function interest(f: Figures): string | undefined {
  const [amount, share, { value: count, unit }] = [f.value("g£"), f.value("%"), f.first("t") ?? ONE_YEAR];
  if (unit !== "year" || !share || count < 1 || count > 5 || share > 100) return undefined;
  let now = amount;
  const shown = Array.from(
    { length: count },
    (_, year) => `year ${year + 1}: ${say((now = Math.round(now * (1 + share / 100))))}`,
  );
  return `${say(amount)} at ${share}% a year grows like this: ${shown.join(", ")}. Each year, the interest earns a bit too.`;
}

const PARTS: Readonly<Record<string, number>> = { half: 2, third: 3, quarter: 4, fifth: 5, tenth: 10 };
/** "a third off £27", "half price of £34" */
const PART = /\b(half|third|quarter|fifth|tenth) ?(price|off|of)\b(?!.*\b(?:get|hour))/u;
function partOf(f: Figures): string {
  const [whole, [, name, off]] = [f.value("£"), PART.exec(f.text)!];
  const part = Math.round(whole / PARTS[name!]!);
  return `${say(whole)} ÷ ${PARTS[name!]!} = ${say(part)}.${off === "off" && name !== "half" ? ` ${minus(whole, part)}.` : ""}`;
}

/** "3 for 2 on £4 shampoos" */
function offer(f: Figures): string | undefined {
  const [[get = 0, pays = 0], each] = [f.of("#"), f.value("£")];
  return get > pays && pays
    ? `You get ${get} and pay for ${pays}: ${product(pays, each)}. You save ${say((get - pays) * each)}.`
    : undefined;
}
const AND_ME = /\b(?:me and|with|and me|plus me)\b.*\b(?:friends|mates|brothers|sisters|others)\b/u;
function shareOut(f: Figures): string | undefined {
  const [total, [one = 0, other]] = [f.value("g£"), f.of("#t")];
  if (other) {
    const part = total / (one + other);
    return `${say(total)} ÷ ${one + other} = ${say(Math.round(part))}. ${product(one, part)}, and ${product(other, part)}.`;
  }
  const count = one + (AND_ME.test(f.text) ? 1 : 0);
  if (count < 2 || count > 1000 || count % 1) return undefined;
  const [each, rest] = [Math.floor(total / count), total % count];
  return `${say(total)} ÷ ${count} = ${say(each)} each${rest ? `, and ${say(rest)} is left over` : ""}.`;
}

/** "6 for £3 or 4 for £2.20", "3 for £2 or 75p each" */
function cheaper(f: Figures): string | undefined {
  const weighed = f.list.filter(({ isWeighed }) => isWeighed).length;
  const sizes = [...f.of("#"), 1];
  if (weighed % 2 || sizes.includes(0)) return undefined;
  const [first = 0, second = 0] = [...f.of("£"), ...f.of("e")].map(
    (pence, at) => (pence / sizes[at]!) * (weighed ? 100 : 1),
  );
  const name = (value: number) => (value < 100 ? `${Number(value.toFixed(1))}p` : say(Math.round(value)));
  const unit = weighed ? "for each 100" : "each";
  const best =
    first === second ? "They cost the same." : `The ${first < second ? "first" : "second"} is cheaper.`;
  return `First: ${name(first)} ${unit}. Second: ${name(second)} ${unit}. ${best}`;
}

/** "how much are 1000 robux if 400 cost £4.99": the count beside the price, and the one that is asked for. */
const RATE_OF =
  /(?<![¤\d.])(\d+)(?: \w+){0,2} (?:for|costs?|is|are|was|were) ¤|¤\d+ (?:for|buys|gets) (\d+)/u;
function atThatRate(f: Figures): string | undefined {
  const [, one, other] = RATE_OF.exec(f.text) ?? [];
  const [price, known] = [f.value("£"), Number(one ?? other ?? 0)];
  const asked = f.of("#").find((count) => count !== known);
  return known && asked
    ? `${say(price)} ÷ ${known.toLocaleString("en-GB")} × ${asked.toLocaleString("en-GB")} = ${say(Math.round((price / known) * asked))}, if each one costs the same.`
    : undefined;
}

function whatIsLeft(f: Figures): string | undefined {
  const all = f.of("gr£");
  const from = f.first("gr")?.value ?? Math.max(...all);
  const costs = all.toSpliced(all.indexOf(from), 1);
  const { unit } = f.first("r") ?? {};
  return sumOf(costs) <= from
    ? `${minus(from, ...costs)}. That is what you have left${unit ? ` each ${unit}` : ""}.`
    : undefined;
}

/** "is £17 enough for two tickets at 8.50", "can I afford both" */
function enough(f: Figures): Sum | undefined {
  const count = f.value("#");
  const each = count && (f.value("e") || f.value("£"));
  const prices = count && !f.first("e") ? [] : f.of("£");
  const have = f.first("g") ? sumOf(f.of("g")) : prices.pop()!;
  const all = [...prices, ...(count ? [count * each] : [])];
  const price = sumOf(all);
  if (!price) return undefined;
  const working = count ? `${product(count, each)}. ` : all.length > 1 ? `${plus(...all)}. ` : "";
  if (have >= price)
    return {
      text: `${working}${have > price ? `Yes: ${minus(have, price)} is left over.` : `You have ${say(have)}, which is exactly enough.`}`,
    };
  return { text: `${working}Not yet: ${minus(price, have)} to go.`, goal: price, saved: have };
}

const PAYDAYS: Partial<Record<Unit, number>> = { week: 1, month: 4 };
/** Pay by the hour: "£6.50 an hour and did 7 hours" */
function pay(f: Figures): string | undefined {
  const [wage, hours, time] = [f.value("we"), f.value("h"), f.first("t")];
  const [total, weeks] = [Math.round(hours * wage), time && time.value * (PAYDAYS[time.unit!] ?? 0)];
  if (weeks === 0) return undefined;
  const more = weeks ? ` ${weeks} of those make ${say(weeks * total)}.` : "";
  return `${product(hours, wage)}, before anything is taken off.${more}`;
}

function manyTimes(f: Figures): string | undefined {
  const [count, price] = [f.value("#"), f.value("es£")];
  return count * price > 0 && count * price <= MAX_PENCE ? `${product(count, price)}.` : undefined;
}

/** "two 50ps and three 20ps" */
function coins(f: Figures): string | undefined {
  const [counts, values] = [f.of("#"), f.of("£")];
  return counts.length === values.length
    ? `${counts.map((count, nth) => `${count} × ${say(values[nth]!)}`).join(" + ")} = ${say(sumOf(counts.map((count, nth) => count * values[nth]!)))}.`
    : undefined;
}

const PER_PIECE = /\b(?:costs?|makes?) (?:me |us )?¤\d+ (?:each|to make)\b/u;
/** "They cost 80p to make and I sell 14 at £2.50", "I sold 15 for 50p each and ingredients cost £4" */
function profit(f: Figures): string {
  const [count, sold, cost] = [f.value("#"), f.first("s")?.value ?? f.of("e").at(-1)!, f.value("£e")];
  const isForAll = count > 0 && !PER_PIECE.test(f.text);
  const income = isForAll ? count * sold : sold;
  const gain = income - cost;
  const working = isForAll ? `${product(count, sold)}. ` : "";
  if (gain <= 0)
    return `${working}${minus(cost, income)}. That is a loss, because it cost more than it brought in.`;
  const all = count && !isForAll ? ` ${product(count, gain)}.` : "";
  return `${working}${minus(income, cost)} profit.${all}`;
}

function costEach(f: Figures, isRest = true): string | undefined {
  const [cost, count] = [f.value("£"), f.value("#")];
  const each = Math.ceil(cost / count);
  return count >= 1
    ? `${say(cost)} ÷ ${count} = ${say(each)}${each * count > cost ? ", rounded up," : ""} for each one.${isRest ? " To make a profit, ask for more than that." : ""}`
    : undefined;
}

const wasAndNow = (f: Figures): string | undefined => {
  const [was = 0, now = 0] = f.of("g£");
  return was > now
    ? `${minus(was, now)} off. That is ${Math.round((100 * (was - now)) / was)}% of ${say(was)}.`
    : undefined;
};
type Kind = readonly [
  roles: RegExp,
  words: RegExp | undefined,
  work: (figures: Figures) => Sum | string | undefined,
];

const SELLS =
  /\b(?:sell\w*|sold|charg\w+|profit|mak(?:es?|ing)|made|baked|too (?:much|little|dear|cheap))\b/u;
/** The first kind that has the figures and the words is the sum. */
// prettier-ignore
const KINDS: readonly Kind[] = [
  [/^%[g£]$/u, /^(?!.*\boff\b).*\b(?:interest|bank|savings)\b/u, interest],
  [/^%(?:gt|t£)$/u, /\b(?:interest|bank|account|put|savings?|save|grow|of ¤\d+ for)\b/u, interest],
  [/^%+£$/u, /^(?!.*\binterest\b)/u, perCent],
  [/^##£$/u, /(?<![¤\d.])[2-9] for [1-9]\b(?!\d)/u, offer],
  [/^£$/u, /\bbogof free\b/u, (f) => `Two for ${say(f.value("£"))} is ${say(Math.round(f.value("£") / 2))} each.`],
  [/^£$/u, /\bbogof half price\b/u, (f) => `${plus(f.value("£"), Math.round(f.value("£") / 2))} for two.`],
  [/^£$/u, PART, partOf],
  [/^#+£+$/u, /\b\d+ (?:x )?¤\d+ ?(?:coins?|pieces?|bits)\b/u, coins],
  [/^##££$/u, /\b(?:cheaper|better|best|value|or)\b/u, cheaper],
  [/^#e£$/u, /\b(?:cheaper|better|best|value)\b|\bor ¤\d+ each\b/u, cheaper],
  [/^#?[es]£$/u, /\bhow many\b.*\b(?:sell|sold|cover|get|make)\b|\bbreak even\b/u, (f) => `${say(f.value("£"))} ÷ ${say(f.value("es"))} = ${Number((f.value("£") / f.value("es")).toFixed(1))}, so selling ${Math.ceil(f.value("£") / f.value("es"))} brings that in.`],
  [/^#?s£$|^es$/u, /\b(?:profit|costs?|bought|spent|paid|made|make)\b/u, profit],
  [/^#[es]£$/u, SELLS, (f) => `${costEach(f, false)} ${profit(f)}`],
  [/^#eg$|^#e£$/u, undefined, enough],
  [/^#?g+£+$/u, /\b(?:enough|afford|buy (?:it|them|both|this|that)|both)\b/u, enough],
  [/^#e$/u, /\b(?:how much|whats?|total|altogether|costs?|at|there (?:are|were)|of us|buy\w*)\b/u, manyTimes],
  [/^#s$/u, /\bat ¤\d|¤\d+ each\b/u, manyTimes],
  [/^#£$/u, /\btimes\b|\bx\b|×/u, manyTimes],
  [/^rt$/u, /\b(?:how much|whats?|comes? to|adds? up)\b/u, (f) => planSaving(f, true)],
  [/^ht?w$|^eht?$/u, undefined, pay],
  [/^t£$/u, /\b(?:split|shared?|divided?)\b/u, shareOut],
  [/^#[g£]$/u, /\b(?:split|shared?|divided?|between|among|how much(?: \w+){0,3} each)\b/u, shareOut],
  [/^##£$/u, /\bratio\b/u, shareOut],
  [/^##£$/u, /\b(?:if|when|same|how much|what)\b/u, atThatRate],
  [/^g£{1,3}$|^£{2,4}$/u, /\b(?:change|left|remaining|give back|come back|of (?:that|it))\b/u, whatIsLeft],
  [/^r£$/u, /\b(?:left|remaining|spend|of (?:that|it))\b(?!.*\bhow long\b)/u, whatIsLeft],
];
// prettier-ignore
const KINDS_AFTER_SAVING: readonly Kind[] = [
  [/^[g£]{2,}$/u, /\b(?:altogether|all together|in total|add(?:ed)?|plus|in all)\b|\+/u, (f) => `${plus(...f.of("g£"))}.`],
  [/^#£$/u, /\b(?:ingredients?|materials?|supplies|(?:made|baked|makes?|bought) \d+)\b/u, costEach],
  [/^££+$/u, /\bsav(?:e|ing) (?:up )?for\b/u, (f) => ({ text: `${plus(...f.of("£"))}. ${TALK.whatWeekly}`, goal: sumOf(f.of("£")) })],
  [/^h£$/u, /\b(?:paid|pays?|earn\w*|gets?|got|made|for)\b/u, (f) => `${say(f.value("£"))} ÷ ${f.value("h")} = ${say(Math.round(f.value("£") / f.value("h")))} an hour.`],
  [/^[g£]{2}$/u, /\bwas ¤\d+ (?:\w+ ){0,3}¤\d+\W*$|\bhow much\b.*\bwas\b.*\bnow\b/u, wasAndNow],
  [/^[g£]{2}$/u, /\b(?:difference|how (?:much|far|many) (?:more|less|cheaper|dearer|short)|against|short of)\b/u, (f) => `${minus(Math.max(...f.of("g£")), Math.min(...f.of("g£")))} is the difference.`],
  [/^r$/u, /\b(?:comes? to|adds? up to|in the end|how much(?: \w+){0,3} (?:a|per|each) year)\b/u, (f) => planSaving(new Figures(f.text, [...f.list, ONE_YEAR]), true)],
];

/** Words and signs of other sums, or of sums that are not simple. */
const OTHER_SUM =
  /\b(?:owe[sd]?|borrow(?:ed|ing)?|loans?|debt|tax|minus|lose|lost|vat)\b|[-−–] ?¤|£ ?[-−–]|[-−–] ?£/u;

/** Roles that may be no more than an amount, from the likeliest reading on. */
const READINGS = ["", "g", "e", "ge", "gse"];

/**
 * @param saving the plan of saving that the figures may be.
 * @returns the sum, if the figures make one.
 */
export function solve(
  all: Figures,
  readings: readonly string[] = [""],
  saving: (figures: Figures) => Sum | undefined = () => undefined,
): Sum | undefined {
  const { text: words } = all;
  if (OTHER_SUM.test(words) || all.of("g£esrw").some((pence) => pence > MAX_PENCE)) return undefined;
  const first = (figures: Figures, kinds: readonly Kind[]): Sum | undefined => {
    for (const [roles, says, work] of kinds) {
      const sum = roles.test(figures.roles) && (says?.test(words) ?? true) ? work(figures) : undefined;
      if (sum) return typeof sum === "string" ? { text: sum } : sum;
    }
    return undefined;
  };
  for (const roles of readings) {
    const figures = roles ? all.without(roles) : all;
    const sum = first(figures, KINDS) ?? saving(figures) ?? first(figures, KINDS_AFTER_SAVING);
    if (sum) return sum;
  }
  return undefined;
}

/**
 * @param today for "by Christmas"
 * @returns one line of working, or undefined if the message is no simple sum.
 */
export function answerSum(message: string, today: Date): Sum | undefined {
  const text = withWeeksLeft(readAmounts(message), today);
  return solve(readFigures(text), READINGS, planSaving);
}
