/** Sums for saving: weeks to a goal, how much a week by a day, and what adds up. */
import { DAYS_OF, MONTHS, say, times, type Figures, type Pence, type Sum, type Unit } from "./amounts.ts";
import { TALK } from "./talk.ts";

/** Just under ten million pounds, the limit of the whole site. */
export const MAX_PENCE: Pence = 999_999_999;
/** The longest plan that gets an answer. */
const MAX_YEARS = 100;

interface Parts {
  rate?: { pence: Pence; unit: Unit };
  already: Pence;
  time?: { count: number; unit: Unit };
  goal?: Pence;
}

/** @returns the parts of a plan, or undefined if any other number is in it, or one of them twice. */
function readParts(figures: Figures): Parts | undefined {
  if (!/^g*r?t?£?$/u.test(figures.roles)) return undefined;
  const [rate, time, goal] = [figures.first("r"), figures.first("t"), figures.first("£")];
  return {
    already: figures.of("g").reduce((sum, pence) => sum + pence, 0),
    ...(rate && { rate: { pence: rate.value, unit: rate.unit! } }),
    ...(time && { time: { count: time.value, unit: time.unit! } }),
    ...(goal && { goal: goal.value }),
  };
}

/** @returns how many payments fit into the time. */
function payments({ count, unit }: { count: number; unit: Unit }, per: Unit): number {
  if (unit === "year" && per === "month") return count * 12;
  return Math.floor((count * DAYS_OF[unit]) / DAYS_OF[per] + 1e-9);
}

const isTooLong = (count: number, unit: Unit) => count * DAYS_OF[unit] > MAX_YEARS * DAYS_OF.year;

/** The goal with what the page may take over. */
const goalOf = ({ goal, rate, already }: Parts): Omit<Sum, "text"> => ({
  ...(goal && { goal }),
  ...(already && { saved: already }),
  ...(rate?.unit === "week" && { week: rate.pence }),
});
const toGo = ({ goal, already }: Parts): string =>
  already ? `${say(goal!)} − ${say(already)} = ${say(goal! - already)} to go. ` : "";
/** The question for the one part that is lacking. */
export const askWeekly = (goal: Pence, already = 0): Sum => ({
  text: `${already ? toGo({ goal, already }) : `${say(goal)}. `}${TALK.whatWeekly}`,
  ...goalOf({ goal, already }),
});

function howLong(parts: Parts): Sum {
  const { already } = parts;
  const [goal, { pence, unit }] = [parts.goal!, parts.rate!];
  if (!pence)
    return {
      text: `£0 a ${unit} will never add up to anything. Even a few pence each ${unit} would be a start.`,
    };
  const missing = goal - already;
  const count = Math.ceil(missing / pence);
  if (isTooLong(count, unit))
    return {
      text: `At ${say(pence)} a ${unit}, ${say(goal)} would take more than ${MAX_YEARS} years. Try a smaller goal, or save a little more each ${unit}.`,
    };
  const over = count * pence - missing;
  const exact = Number((missing / pence).toFixed(1));
  const working = over
    ? `${exact}, so ${times(count, unit)}. You will have ${say(over)} left over.`
    : `${times(count, unit)}.`;
  return { text: `${toGo(parts)}${say(missing)} ÷ ${say(pence)} = ${working}`, ...goalOf(parts) };
}

function addsUp({ rate, already, time, goal }: Parts): Sum | undefined {
  if (!rate?.pence || !time || isTooLong(time.count, time.unit)) return undefined;
  const count = payments(time, rate.unit);
  const total = already + count * rate.pence;
  if (!count || total > MAX_PENCE) return undefined;
  const start = already ? ` + ${say(already)} that you have` : "";
  const working =
    count === 1 && goal !== undefined
      ? `You have ${say(total)} after one ${time.unit}.`
      : `${count} × ${say(rate.pence)}${start} = ${say(total)} in ${times(time.count, time.unit)}.`;
  if (goal === undefined) return { text: working };
  const gap = say(Math.abs(total - goal));
  return {
    text: `${working} ${total === goal ? `That is exactly ${say(goal)}.` : `That is ${gap} ${total > goal ? "more" : "less"} than ${say(goal)}.`}`,
  };
}

const EARNS_ONCE = /\b(?:i|we|for|get|earn|make|paid) ¤(\d+).*\bhow much\b/u;
/** "I cut grass for £5, how much in 8 weeks" does not say how often, so the answer names what it assumes. */
function once({ already, time, goal }: Parts, text: string): Sum | undefined {
  if (already || !EARNS_ONCE.test(text)) return undefined;
  const sum = addsUp({ rate: { pence: goal!, unit: time!.unit }, already, time: time! });
  return sum && { text: `I will guess that you mean once a ${time!.unit}. ${sum.text}` };
}

const ASKS_PER =
  /\bhow much\b.*\b(?:a|each|every|per) (?:day|week|month)\b|\bsave\b|\bput away\b|\bplan\b|\b(?:days|weeks|months) (?:away|left|to go)\b/u;
/** £60 in 10 weeks is £6 a week: rounded up to the penny, so that it is reached in time. */
function perWeek(parts: Parts, text: string): Sum | undefined {
  const { already, goal } = parts;
  const time = parts.time!;
  if (!ASKS_PER.test(text) || isTooLong(time.count, time.unit)) return undefined;
  const asked = /\b(?:a|each|every|per) (day|week|month)\b/u.exec(text)?.[1] as Unit | undefined;
  const unit = asked && payments(time, asked) > 0 ? asked : time.unit === "day" ? "day" : "week";
  const count = Math.max(1, payments(time, unit));
  const missing = goal! - already;
  const pence = Math.ceil(missing / count);
  return {
    text: `${toGo(parts)}${say(missing)} ÷ ${times(count, unit)} = ${say(pence)} a ${unit}.`,
    ...goalOf({ ...parts, rate: { pence, unit } }),
  };
}

const BY_DATE = new RegExp(
  String.raw`\b(?:by|before|until|till|(?<!\b(?:got|gave|given|gives?|had)\b.{0,20})for) (?:the )?(?:(christmas|xmas)|(\d{1,2})(?:st|nd|rd|th)?(?: of)? (${MONTHS.join("|")}))\b`,
  "u",
);
const DAY_MS = 86_400_000;

/** "by Christmas" and "by 3 March" as a number of weeks from today. */
export function withWeeksLeft(text: string, today: Date): string {
  const found = BY_DATE.exec(text);
  if (!found) return text;
  const [month, day] = found[1] ? [11, 25] : [MONTHS.indexOf(found[3]!), Number(found[2])];
  const start = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate());
  const thisYear = Date.UTC(today.getUTCFullYear(), month, day);
  const end = thisYear > start ? thisYear : Date.UTC(today.getUTCFullYear() + 1, month, day);
  const weeks = Math.max(1, Math.floor((end - start) / (7 * DAY_MS)));
  return text.replace(found[0], ` in ${weeks} weeks `);
}

/** Words of somebody who plans, or nothing but amounts: "£42 at £5 a week". */
const PLANS =
  /\b(?:how (?:long|much|many|soon)|when|weeks?|days?|months|years?|sav\w*|want|wanna|need|buy|goal|reach|get to|till|until|afford|altogether|cost\w*)\b/u;
const ONLY_AMOUNTS = /^[^a-z]*(?:(?:at|with|and|a|an|per|each|every|week|month|day)\b[^a-z]*)*$/u;
const WANTS = /\b(?:need|want|wanna|goal|sav(?:e|ing) (?:up )?for)\b/u;
const HOPES = /\b(?:when|how long|sav\w*|want|need|goal)\b/u;
/** With all three, it must be asked whether one is enough for the other. */
const REACHES = /\b(?:enough|afford|buy|reach|get (?:it|there)|in time)\b/u;

const isPlan = (text: string): boolean => {
  const words = text.replaceAll(
    /(?<=¤\d+) (?:a|an|per|each|every) (?:week|day|month|year|fortnight)\b/gu,
    " ",
  );
  return (PLANS.test(words) || ONLY_AMOUNTS.test(text)) && !/\bhalf\b/u.test(text);
};

/**
 * @param isCarried true if the parts were told in several messages, so that the words of the last one say less
 * @returns a plan of saving, if the figures are one.
 */
export function planSaving(figures: Figures, isCarried = false): Sum | undefined {
  const parts = readParts(figures);
  const { text } = figures;
  if (!parts || (!isCarried && !isPlan(text))) return undefined;
  const { rate, time, goal, already } = parts;
  if (goal === undefined) return addsUp(parts);
  if (rate && time) return isCarried || REACHES.test(text) ? addsUp(parts) : undefined;
  if (goal <= already && already && (isCarried || HOPES.test(text)))
    return { text: `You have ${say(already)}, so you already have your ${say(goal)}. Well done!` };
  if (!goal) return undefined;
  // Less than one payment is seldom a goal.
  if (rate && isCarried && goal - already < rate.pence && !/\bhow (?:long|many)\b/u.test(text))
    return undefined;
  if (goal <= already) return undefined;
  if (rate) return howLong(parts);
  if (time) return once(parts, text) ?? perWeek(parts, text);
  return already && WANTS.test(text) ? askWeekly(goal, already) : undefined;
}
