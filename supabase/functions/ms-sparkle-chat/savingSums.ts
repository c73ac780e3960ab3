/** Sums for saving: weeks to a goal, how much a week by a day, and what adds up. */
import { say, times, UNITS, type Pence } from "./amounts.ts";

/** Just under ten million pounds, the limit of the whole site. */
export const MAX_PENCE: Pence = 999_999_999;
/** The longest plan that gets an answer. */
const MAX_YEARS = 100;

const DAYS_OF = { day: 1, week: 7, fortnight: 14, month: 365 / 12, year: 365 } as const;
type Unit = keyof typeof DAYS_OF;

export interface Sum {
  text: string;
  /** The amount to save, in pence, if the sum is for a goal. */
  goal?: Pence;
}

export interface Parts {
  /** The text without what has been understood. */
  rest: string;
  rate?: { pence: Pence; unit: Unit };
  already: Pence;
  time?: { count: number; unit: Unit };
  amounts: readonly Pence[];
}

const RATE = new RegExp(String.raw`¤(\d+)(?: \w+){0,3}?(?<!\bin) (?:a|an|per|each|every) ${UNITS}\b`, "u");
const EVERY = new RegExp(
  String.raw`\b(?:every|each) ${UNITS},? (?:i|we|my \w+|mum|dad|nan)\b(?: \w+){0,3} ¤(\d+)`,
  "u",
);
const ALREADY =
  /\b(?:already|so far|i have|(?:and|with) (?:have|got)|ive got|i got|have got|ive saved|i saved|saved)(?: (?:up|already|got|have|saved))* ¤(\d+)|¤(\d+) (?:already|so far|saved|in my \w+)/u;
const WILL_HAVE = /\b(?:will|till|until|til|before|when|have to|need to) (?:i )?have ¤(\d+)/u;
const TIME = new RegExp(
  String.raw`\b(\d+|(?<=\b(?:in|for|after|over|within|is that|is it) )an?) ${UNITS}\b`,
  "u",
);

export function readParts(text: string): Parts {
  let rest = text;
  const take = (pattern: RegExp) => {
    const found = pattern.exec(rest);
    if (found) rest = rest.replace(found[0], " ; ");
    return found;
  };
  const [rate, every] = [take(RATE), RATE.test(text) ? null : take(EVERY)];
  const hasGoal = WILL_HAVE.exec(rest)?.[1];
  const held = hasGoal ? rest.replace(WILL_HAVE, " ; ") : rest;
  const already = ALREADY.exec(held);
  if (already) rest = rest.replace(already[0], " ; ");
  const time = take(TIME);
  const amounts = [...rest.matchAll(/¤(\d+)/gu)].map(([, pence]) => Number(pence));
  return {
    rest,
    ...(rate && { rate: { pence: Number(rate[1]), unit: rate[2] as Unit } }),
    ...(every && { rate: { pence: Number(every[2]), unit: every[1] as Unit } }),
    already: Number(already?.[1] ?? already?.[2] ?? 0),
    ...(time && { time: { count: /\d/u.test(time[1]!) ? Number(time[1]) : 1, unit: time[2] as Unit } }),
    amounts,
  };
}

/** @returns how many payments fit into the time. */
function payments({ count, unit }: { count: number; unit: Unit }, per: Unit): number {
  if (unit === "year" && per === "month") return count * 12;
  return Math.floor((count * DAYS_OF[unit]) / DAYS_OF[per] + 1e-9);
}

const isTooLong = (count: number, unit: Unit) => count * DAYS_OF[unit] > MAX_YEARS * DAYS_OF.year;

const isThere = (goal: Pence, already: Pence): Sum => ({
  text: `You have ${say(already)}, so you already have your ${say(goal)}. Well done!`,
});

const WANTS = /\b(?:need|want|wanna|goal|sav(?:e|ing) (?:up )?for)\b/u;
/** "i need £85 and have £37 so far" */
function toGo({ rate, already, time, amounts }: Parts, text: string): Sum | undefined {
  const [goal, ...more] = amounts;
  if (rate || time || !already || !goal || more.length || !WANTS.test(text)) return undefined;
  if (already >= goal) return isThere(goal, already);
  return {
    text: `${say(goal)} − ${say(already)} = ${say(goal - already)} to go. How much can you save each week?`,
    goal,
  };
}

function howLong({ rate, already, time, amounts }: Parts): Sum | undefined {
  const [goal, ...more] = amounts;
  if (!rate || !goal || more.length || time) return undefined;
  const { pence, unit } = rate;
  if (!pence)
    return {
      text: `£0 a ${unit} will never add up to anything. Even a few pence each ${unit} would be a start.`,
    };
  const missing = goal - already;
  if (missing <= 0) return isThere(goal, already);
  const count = Math.ceil(missing / pence);
  if (isTooLong(count, unit))
    return {
      text: `At ${say(pence)} a ${unit}, ${say(goal)} would take more than ${MAX_YEARS} years. Try a smaller goal, or save a little more each ${unit}.`,
    };
  const over = count * pence - missing;
  const need = already ? `${say(goal)} − ${say(already)} = ${say(missing)} to go. ` : "";
  const exact = Number((missing / pence).toFixed(1));
  const working = over
    ? `${exact}, so ${times(count, unit)}. You will have ${say(over)} left over.`
    : `${times(count, unit)}.`;
  return { text: `${need}${say(missing)} ÷ ${say(pence)} = ${working}`, goal };
}

const EARNS_ONCE = /\b(?:i|we|for|get|earn|make|paid) ¤(\d+).*\bhow much\b/u;

/** "I cut grass for £5, how much in 8 weeks" does not say how often, so the answer names what it assumes. */
function once({ rate, already, time, amounts, rest }: Parts): Sum | undefined {
  if (rate || already || !time || amounts.length !== 1 || !EARNS_ONCE.test(rest)) return undefined;
  const sum = addsUp({ rate: { pence: amounts[0]!, unit: time.unit }, already, time, amounts: [], rest });
  return sum && { text: `I will guess that you mean once a ${time.unit}. ${sum.text}` };
}

function addsUp({ rate, already, time, amounts }: Parts): Sum | undefined {
  if (!rate || !time || amounts.length || !rate.pence || isTooLong(time.count, time.unit)) return undefined;
  const count = payments(time, rate.unit);
  const total = already + count * rate.pence;
  if (!count || total > MAX_PENCE) return undefined;
  const start = already ? ` + ${say(already)} that you have` : "";
  return {
    text: `${count} × ${say(rate.pence)}${start} = ${say(total)} in ${times(time.count, time.unit)}.`,
  };
}

const ASKS_PER =
  /\bhow much\b.*\b(?:a|each|every|per) (?:day|week|month)\b|\bsave\b|\bput away\b|\bplan\b|\b(?:days|weeks|months) (?:away|left|to go)\b/u;

/** £60 in 10 weeks is £6 a week: rounded up to the penny, so that it is reached in time. */
function perWeek(text: string, { rate, already, time, amounts }: Parts): Sum | undefined {
  const [goal, ...more] = amounts;
  if (rate || !time || !goal || more.length || !ASKS_PER.test(text) || isTooLong(time.count, time.unit))
    return undefined;
  const asked = /\b(?:a|each|every|per) (day|week|month)\b/u.exec(text)?.[1] as Unit | undefined;
  const unit = asked && payments(time, asked) > 0 ? asked : time.unit === "day" ? "day" : "week";
  const count = Math.max(1, payments(time, unit));
  const missing = goal - already;
  if (missing <= 0) return isThere(goal, already);
  const need = already ? `${say(goal)} − ${say(already)} = ${say(missing)} to go. ` : "";
  return {
    text: `${need}${say(missing)} ÷ ${times(count, unit)} = ${say(Math.ceil(missing / count))} a ${unit}.`,
    goal,
  };
}

const MONTHS = "january february march april may june july august september october november december".split(
  " ",
);
const BY_DATE = new RegExp(
  String.raw`\b(?:by|before|until|till|for) (?:the )?(?:(christmas|xmas)|(\d{1,2})(?:st|nd|rd|th)?(?: of)? (${MONTHS.join("|")}))\b`,
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

const isPlan = (text: string): boolean => {
  const words = text.replaceAll(
    /(?<=¤\d+) (?:a|an|per|each|every) (?:week|day|month|year|fortnight)\b/gu,
    " ",
  );
  return PLANS.test(words) || ONLY_AMOUNTS.test(text);
};

/**
 * @param carried the parts of a plan, if they were told in several messages
 * @returns a plan of saving, if the message is one.
 */
export function planSaving(text: string, carried?: Parts): Sum | undefined {
  const parts = carried ?? readParts(text);
  // Two rates are two plans, which is more than a simple sum, and half of something is another.
  if (RATE.test(parts.rest) || (!carried && (/\bhalf\b/u.test(text) || !isPlan(text)))) return undefined;
  return (
    howLong(parts) ??
    toGo(parts, text) ??
    addsUp(parts) ??
    once(parts) ??
    (text.includes("%") ? undefined : perWeek(text, parts))
  );
}
