/** Simple saving sums, asked in words or digits: how long it takes to save an amount, and how much a time adds up to. */

/** Whole pence, like every amount on the site. */
type Pence = number;

/** Just under ten million pounds, the limit of the whole site. */
const MAX_PENCE: Pence = 999_999_999;
/** The longest saving plan that gets an answer. */
const MAX_YEARS = 100;

const DAYS_OF = { day: 1, week: 7, fortnight: 14, month: 365 / 12, year: 365 } as const;
type Unit = keyof typeof DAYS_OF;

const ONES =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const VALUE_OF = new Map<string, number>([
  ...ONES.map((word, value) => [word, value] as const),
  ...TENS.map((word, index) => [word, 20 + 10 * index] as const),
]);
const NUMBER_WORD = [...VALUE_OF.keys(), "hundred", "thousand"].join("|");
const NUMBER_WORDS = new RegExp(
  String.raw`\b(?:an? )?(?:${NUMBER_WORD})(?:(?:[ -]|,? and )(?:${NUMBER_WORD}))*\b`,
  "gu",
);

/** "a hundred and twenty-five" as 125. */
function valueOf(words: string): number {
  let total = 0;
  let part = 0;
  for (const word of words.split(/[ ,-]+/u)) {
    if (word === "hundred") part = Math.max(1, part) * 100;
    else if (word === "thousand") {
      total += Math.max(1, part) * 1000;
      part = 0;
    } else part += VALUE_OF.get(word) ?? 0;
  }
  return total + part;
}

const SPOKEN: readonly (readonly [RegExp, string])[] = [
  [/(\d),(?=\d{3}\b)/gu, "$1"],
  [/\b(?:an? )?fivers?\b/gu, "£5"],
  [/\b(?:an? )?tenners?\b/gu, "£10"],
  [/\b(?:an?|the) (?=pound|quid|penny)/gu, "1 "],
  [
    /\b(\d+) (?:pounds?|quid) (?:and )?(\d{2})(?: ?(?:p|pence))?\b(?! (?:days|weeks|months|years))/gu,
    "£$1.$2",
  ],
  [/\b(\d+(?:\.\d{1,2})?) ?(?:pounds?|quid|gbp)\b/gu, "£$1"],
  [/\b(\d+) ?(?:p|pence|penny|pennies)\b/gu, "£0p$1"],
];

function plain(message: string): string {
  const words = message.normalize("NFKC").toLowerCase().replaceAll("’", "'");
  const counted = words.replace(NUMBER_WORDS, (found) => String(valueOf(found)));
  return SPOKEN.reduce((text, [pattern, put]) => text.replace(pattern, put), counted);
}

/** "£4", "£4.5", "£4.50", and "£0p50" for 50 pence. */
function penceOf(amount: string): Pence | undefined {
  const pence = /^£0p(\d{1,9})$/u.exec(amount)?.[1];
  const [, pounds, part = ""] = /^£?(\d{1,9})(?:\.(\d{1,2}))?$/u.exec(amount) ?? [];
  if (pence === undefined && pounds === undefined) return undefined;
  const value = pence === undefined ? Number(pounds) * 100 + Number(part.padEnd(2, "0")) : Number(pence);
  return value <= MAX_PENCE ? value : undefined;
}

const MONEY = String.raw`£ ?0p\d+|£ ?\d+(?:\.\d+)?`;
const UNIT = "(day|week|fortnight|month|year)";
/** "£5 a week", "5 every week", "£5/week", "£5 weekly". */
const RATE = new RegExp(
  String.raw`(${MONEY}|\b\d+(?:\.\d+)?) ?(?:(?:in )?(?:a|per|each|every|/) ?${UNIT}\b|(dai|week|month|year)ly\b)`,
  "u",
);
const DURATION = new RegExp(String.raw`\b(\d+|an?) ?${UNIT}s?\b`, "u");
const ALREADY = new RegExp(
  String.raw`\b(?:already (?:have|got|saved)|have already(?: got| saved)?|(?:(?<!\b(?:will|till|until|til|before|when) )i have|i've got|i've saved|have saved|i got|i saved)(?: already)?) (${MONEY})|(${MONEY}) (?:already|so far|saved up|in my (?:piggy bank|jar|account|bank))`,
  "u",
);
const BARE_TARGET =
  /\b(?:save|saving|reach|get to|make) (?:up )?(?:for )?(\d+(?:\.\d{1,2})?)\b(?! ?(?:%|days?|weeks?|months?|years?))/u;
/** Words and signs of other sums, or of sums that are not simple. */
const OTHER_SUM =
  /%|\bper ?cent|\b(?:interest|spend(?:s|ing)?|spent|owe[sd]?|borrow(?:ed|ing)?|loans?|debt|tax|contract|subscription|minus|lose|lost)\b|[-−–] ?£|£ ?[-−–]/u;
const ASKS =
  /\b(?:how (?:long|much|many|soon)|when|sav(?:e|es|ing)|weeks?|days?|months?|at|will i have|get to|reach|buy|costs?)\b/u;

const inWords = (pence: Pence): string => {
  const digits = (pence / 100).toFixed(pence % 100 ? 2 : 0).replace(/\B(?=(?:\d{3})+(?:\.|$))/gu, ",");
  return pence < 100 && pence > 0 ? `${pence}p` : `£${digits}`;
};
const times = (count: number, unit: Unit): string => `${count} ${unit}${count === 1 ? "" : "s"}`;

const UNIT_OF: Readonly<Record<string, Unit>> = { dai: "day", week: "week", month: "month", year: "year" };

interface Rate {
  pence: Pence;
  unit: Unit;
}

function howLong(target: Pence, already: Pence, { pence, unit }: Rate): string {
  const missing = target - already;
  if (missing <= 0) return `You already have your ${inWords(target)}. Well done!`;
  const count = Math.ceil(missing / pence);
  if (count * DAYS_OF[unit] > MAX_YEARS * DAYS_OF.year)
    return `At ${inWords(pence)} a ${unit}, that would take more than ${MAX_YEARS} years. Try a smaller goal, or save a little more each ${unit}.`;
  const last = missing - (count - 1) * pence;
  const start = already ? `You still need ${inWords(missing)}. ` : "";
  const goal = already ? "that" : inWords(missing);
  const ending =
    count > 1 && last < pence
      ? ` ${unit === "day" ? "On" : "In"} the last ${unit}, you will only need ${inWords(last)}.`
      : " You can do it!";
  return `${start}At ${inWords(pence)} a ${unit}, it will take you ${times(count, unit)} to save ${goal}.${ending}`;
}

/** @returns how many payments fit into the time. */
function payments(count: number, unit: Unit, per: Unit): number {
  if (unit === "year" && per === "month") return count * 12;
  return Math.floor((count * DAYS_OF[unit]) / DAYS_OF[per] + 1e-9);
}

function howMuch(count: number, unit: Unit, already: Pence, rate: Rate): string | undefined {
  if (count < 1 || count * DAYS_OF[unit] > MAX_YEARS * DAYS_OF.year) return undefined;
  const total = already + payments(count, unit, rate.unit) * rate.pence;
  if (total > MAX_PENCE || total === already) return undefined;
  const start = already ? `, plus the ${inWords(already)} you already have,` : "";
  return `${inWords(rate.pence)} a ${rate.unit} for ${times(count, unit)}${start} adds up to ${inWords(total)}. Every bit counts!`;
}

/** "I cut grass for £5, how much in 8 weeks" does not say how often, so the answer names the rate it assumes. */
const EARNS = new RegExp(
  String.raw`\b(?:i|we|for|get|gets|earn|make|paid) (${MONEY})(?=.*\bhow much\b.{0,25}\b(?:in|after|for|over)\b)`,
  "u",
);

function onceEach(text: string): string | undefined {
  const earned = EARNS.exec(text)?.[1]?.replace(" ", "");
  const time = DURATION.exec(text);
  if (!earned || !time || text.match(new RegExp(MONEY, "gu"))?.length !== 1) return undefined;
  const pence = penceOf(earned);
  const unit = time[2] as Unit;
  const total = pence && howMuch(Number(time[1]) || 1, unit, 0, { pence, unit });
  return total ? `I will guess that you mean once a ${unit}. ${total}` : undefined;
}

/** @returns a short, kind sentence, or undefined if the message is not a saving sum. */
export function answerSavingSum(message: string): string | undefined {
  const text = plain(message);
  const rateFound = RATE.exec(text);
  if (OTHER_SUM.test(text) || !ASKS.test(text)) return undefined;
  if (!rateFound) return onceEach(text);
  const pence = penceOf(rateFound[1]!.replace(" ", ""));
  const unit = (rateFound[2] as Unit | undefined) ?? UNIT_OF[rateFound[3] ?? ""];
  if (pence === undefined || !unit) return undefined;
  let rest = text.replace(rateFound[0], " ; ");
  // Two rates are two plans, which is more than a simple sum.
  if (RATE.test(rest)) return undefined;

  const alreadyFound = ALREADY.exec(rest);
  const already = alreadyFound ? penceOf((alreadyFound[1] ?? alreadyFound[2])!.replace(" ", "")) : 0;
  if (already === undefined) return undefined;
  if (alreadyFound) rest = rest.replace(alreadyFound[0], " ; ");

  const amounts = [...rest.matchAll(new RegExp(MONEY, "gu"))].map(([amount]) => amount.replace(" ", ""));
  const bare = BARE_TARGET.exec(rest)?.[1];
  const targets = amounts.length || !bare ? amounts : [bare];
  if (targets.length > 1) return undefined;
  if (pence === 0 && targets.length)
    return `£0 a ${unit} will never add up to anything. Even a few pence each ${unit} would be a start.`;
  if (pence === 0) return undefined;

  const rate = { pence, unit };
  if (targets.length) {
    const target = penceOf(targets[0]!);
    return target ? howLong(target, already, rate) : undefined;
  }
  const time = DURATION.exec(rest);
  if (!time) return undefined;
  return howMuch(/\d/u.test(time[1]!) ? Number(time[1]) : 1, time[2] as Unit, already, rate);
}
