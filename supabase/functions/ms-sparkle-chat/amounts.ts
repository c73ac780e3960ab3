/** Reads the amounts of a message, in the words of a child, and says them. */

/** Whole pence, like every amount on the site. */
export type Pence = number;

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
  String.raw`\b(?:an? (?=hundred|thousand))?(?:${NUMBER_WORD})(?:(?:[ -]|,? and )(?:${NUMBER_WORD}))*\b`,
  "gu",
);

/** "a hundred and twenty-five" as 125. */
function valueOf(words: string): number {
  let [total, part] = [0, 0];
  for (const word of words.split(/[ ,-]+/u)) {
    if (word === "hundred") part = Math.max(1, part) * 100;
    else if (word === "thousand") [total, part] = [total + Math.max(1, part) * 1000, 0];
    else part += VALUE_OF.get(word) ?? 0;
  }
  return total + part;
}

/** "¤4250" stands for £42.50 from here on. */
const money = (pounds: string, pence = ""): string =>
  `¤${Number(pounds) * 100 + Number(pence.padEnd(2, "0").slice(0, 2))}`;

export const UNITS = "(day|week|fortnight|month|year)s?";
/** A number of something else than pounds. */
const COUNTS = String.raw`(?! ?(?:%|per ?cent|${UNITS}|people|friends|mates|kids|children|of us|ways|k?g\b|m?l\b|packs?|for\b|¤|hours?\b|hrs?\b|min(?:ute)?s?\b|[a-z]*th\b|[:/.\d]))`;
const STEPS: readonly (readonly [RegExp, string | ((found: string, ...parts: string[]) => string)])[] = [
  [/(\d),(?=\d{3}\b)/gu, "$1"],
  // An age is no time: "a 10 year old".
  [
    /\b\d{1,2}[ -]?(?:years?|yrs?|yo)[ -]?olds?\b|\b(?:im|aged|he?s|she?s) \d{1,2}\b(?! ?(?:£|%|p\b|pounds|quid))/gu,
    "",
  ],
  [/\bby the end of (?:the|this) year\b/gu, "in 1 year"],
  [/\bbuy 1 get (?:1|another)\b/gu, "bogof"],
  [/\b(\d+) and an? half\b/gu, "$1.5"],
  [/\bhalf an hour\b/gu, "0.5 hours"],
  [/\b(\d{1,2})ps\b/gu, "$1p coins"],
  [/\bwk(s?)\b/gu, "week$1"],
  [/\bev(?:er|r|re)y\b/gu, "every"],
  [/ ?\bp\.?\/?w\b|\/ ?(?=week|month|day)/gu, " a week"],
  [/ a week(?=week|month|day)/gu, " a "],
  [/\b(?:dai|week|month|year)ly\b/gu, (found) => `a ${found === "daily" ? "day" : found.slice(0, -2)}`],
  [/\bper ?cent(?:age)?\b/gu, "%"],
  [/\b(?:an? )?fivers?\b/gu, () => money("5")],
  [/\b(?:an? )?tenners?\b/gu, () => money("10")],
  [/\b(?:an?|the) (?=pound\b|quid\b)/gu, "1 "],
  [/£ ?(\d{1,9})(?:\.(\d{1,2}))?(?![\de])/gu, (_, pounds, pence) => money(pounds!, pence)],
  [
    /\b(\d{1,9})(?:\.(\d{1,2}))? ?(?:pounds?|quid|gbp)\b(?:(?: and)? (\d{2}) ?(?:p|pence)?\b(?! ?(?:day|week|month|year)))?/gu,
    (_, pounds, pence, more) => money(pounds!, pence ?? more),
  ],
  [/(?<![¤\d.])(\d{1,9}) ?(?:p|pence|penny|pennies)\b/gu, (_, pence) => `¤${Number(pence)}`],
  // "2.99" is hardly ever anything but a price.
  [
    /(?<![¤£$€\d.])(\d{1,6})\.(\d{2})\b(?! ?(?:%|am|pm|k?g\b|m?l\b|hours?\b|hrs?\b))/gu,
    (_, pounds, pence) => money(pounds!, pence),
  ],
  [
    new RegExp(
      String.raw`\b(get|gets|save|saving|earn|earns|costs?|reach|need|have|got|off|of|from|split|share|spend|spent|afford|make) (?:up )?(?:for )?(\d{1,7})(?:\.(\d{2}))?\b${COUNTS}`,
      "gu",
    ),
    (_, verb, pounds, pence) => `${verb!} ${money(pounds!, pence)}`,
  ],
  // "at 14" is an age, and "at 4 a week" is money.
  [
    /\bat (\d{1,7})(?:\.(\d{2}))?(?= ?(?:a|an|per|each|every)\b)/gu,
    (_, pounds, pence) => `at ${money(pounds!, pence)}`,
  ],
];

/** @returns the text with numbers in digits and amounts as "¤" and whole pence. */
export function readAmounts(message: string): string {
  const lower = message.normalize("NFKC").toLowerCase().replaceAll(/[’'`]/gu, "");
  const counted = lower.replace(NUMBER_WORDS, (found) => String(valueOf(found)));
  return STEPS.reduce((text, [pattern, put]) => text.replace(pattern, put as string), counted);
}

export const say = (pence: Pence): string => {
  const digits = (pence / 100).toFixed(pence % 100 ? 2 : 0).replace(/\B(?=(?:\d{3})+(?:\.|$))/gu, ",");
  return pence < 100 && pence > 0 ? `${pence}p` : `£${digits}`;
};
export const times = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? "" : "s"}`;
