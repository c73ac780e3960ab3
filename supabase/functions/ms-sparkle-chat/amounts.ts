/** Reads the amounts and other figures of a message, in the words of a child, and says amounts. */

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
const COUNTS = String.raw`(?! ?(?:%|per ?cent|${UNITS}|people|friends|mates|kids|children|of us|ways|k?g\b|m?l\b|packs?|for\b|¤|hours?\b|hrs?\b|min(?:ute)?s?\b|[a-z]*th\b|(?!this|plus|savings)[a-z]{3,}s\b|[:/.\d]))`;
export const MONTHS =
  "january february march april may june july august september october november december".split(" ");
const STEPS: readonly (readonly [RegExp, string | ((found: string, ...parts: string[]) => string)])[] = [
  [/(\d),(?=\d{3}\b)/gu, "$1"],
  // An age is neither a time nor an amount: "a 10 year old", "at 14", "when hes 18".
  [
    new RegExp(
      String.raw`\b\d{1,2}[ -]?(?:years?|yrs?|yo)[ -]?olds?\b|(?<!\bchange |\d(?: \w+)? )\b(?:(?:im|be|(?:i|s?he) (?:am|is|was)|age[ds]?|s?hes|turn(?:s|ed|ing)?|under|over|until|till|from|at) |(?<!\b(?:an?|per|each|every|\d+) )(?:year|ks|y) ?)(?:[3-9]|1\d)s?\b(?! ?(?:£|¤|%|\.\d|p\b|pounds?|quid|an? |per |each|every|of|[a-z]*th\b|${UNITS}|hours?|hrs?|${MONTHS.join("|")}))`,
      "gu",
    ),
    "",
  ],
  [/\btwice\b/gu, "2 times"],
  [/\bby the end of (?:the|this) year\b/gu, "in 1 year"],
  [/\bbuy (?:1|one) get (?:1|one|another)\b/gu, "bogof"],
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
  // "at 4 a week" is money.
  [
    /\bat (\d{1,7})(?:\.(\d{2}))?(?= ?(?:a|an|per|each|every)\b)/gu,
    (_, pounds, pence) => `at ${money(pounds!, pence)}`,
  ],
  [/(?<=\b\d+ ¤\d+ .*)\ban? (?=¤\d+ (?:coin|piece))/gu, "1 "],
  [
    new RegExp(String.raw`\b(in|for|after|over|within|is that|is it) an? (?=${UNITS}\b)`, "gu"),
    (_, before) => `${before!} 1 `,
  ],
  [
    new RegExp(
      String.raw`\b(?:every|each) ${UNITS},? ((?:i|we|my \w+|mum|dad|nan)\b(?: \w+){0,3} ¤\d+)`,
      "gu",
    ),
    (_, unit, pays) => `${pays!} a ${unit!}`,
  ],
];

/** "the safest one" counts nothing. */
const ONE_OF = new RegExp(
  String.raw`^one (?:pounds?|quid|p\b|pence|penny|hundred|thousand|hours?|get\b|${UNITS}\b)|^one$`,
  "u",
);

/** @returns the text with numbers in digits and amounts as "¤" and whole pence. */
export function readAmounts(message: string): string {
  const lower = message.normalize("NFKC").toLowerCase().replaceAll(/[’'`]/gu, "");
  const counted = lower.replace(NUMBER_WORDS, (found, at: number) =>
    found === "one" && !ONE_OF.test(lower.slice(at)) ? found : String(valueOf(found)),
  );
  return STEPS.reduce((text, [pattern, put]) => text.replace(pattern, put as string), counted);
}

export const say = (pence: Pence): string => {
  const digits = (pence / 100).toFixed(pence % 100 ? 2 : 0).replace(/\B(?=(?:\d{3})+(?:\.|$))/gu, ",");
  return pence < 100 && pence > 0 ? `${pence}p` : `£${digits}`;
};
export const times = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? "" : "s"}`;

export interface Sum {
  text: string;
  /** The amount to save, in pence, if the sum is for a goal; how much a week; and how much is there. */
  goal?: Pence;
  week?: Pence;
  saved?: Pence;
}

export const DAYS_OF = { day: 1, week: 7, fortnight: 14, month: 365 / 12, year: 365 } as const;
export type Unit = keyof typeof DAYS_OF;

/**
 * The part that a figure has in a sum: an amount, or one that somebody has got ("g"), for each, for which something is sold, a rate
 * ("r"), or pay for an hour ("w"); a share in per cent, a time, hours, or a count.
 */
export type Role = "£" | "g" | "e" | "s" | "r" | "w" | "%" | "t" | "h" | "#";
export interface Figure {
  role: Role;
  /** Pence for an amount. */
  value: number;
  /** A rate or a time has one. */
  unit?: Unit;
  /** True for a count of grams or millilitres. */
  isWeighed?: boolean;
}

/** Each pattern has two groups, the value and its unit or weight, and the first that fits is taken. */
const FIGURES: readonly (readonly [Role, string])[] = [
  ["w", String.raw`¤(\d+)(?: \w+){0,2} (?:an|per|each|every) (hour)\b`],
  ["r", String.raw`¤(\d+)(?: \w+){0,3}?(?<!\bin) (?:a|an|per|each|every) ${UNITS}\b`],
  ["£", String.raw`¤(\d+)()`],
  ["%", String.raw`(\d+(?:\.\d+)?)() ?%`],
  ["h", String.raw`(\d+(?:\.\d+)?) ?(hours?|hrs?)\b`],
  ["t", String.raw`(\d+) ${UNITS}\b`],
  ["#", String.raw`(?<![a-z])(\d+(?:\.\d+)?)(?: ?(k?g|m?l)\b)?(?![a-z])`],
];
const FIGURE = new RegExp(FIGURES.map(([, pattern]) => pattern).join("|"), "gu");
/** The words before or after an amount tell its role. */
const SOLD =
  /\b(?:sell|sells|selling|sold)(?: \S+){0,4} (?:for|at) $|\b(?:sell|sold|charg(?:e|ing)|ask|made)(?: (?:for|it|them))* $/u;
const EACH =
  /^ (?:each|apiece|(?:a|per) (?:pop|go|time|head|person|piece|cake|ticket|one)\b|for (?:one|each)\b)/u;
const COUNTED = /\d(?: \w+){0,3} at $/u;
const GOT =
  /\b(?:already|so far|(?:i|we)(?: \w+)? (?:have|had|got)|(?:and|if|have|ive|s?he) (?:has|have|got)|ive|saved|with|from|gave (?:me|us))(?: (?:up|already|got|have|saved|about|only|just))* $/u;
const GOT_AFTER = /^ (?:already|so far|saved|in my \w+|(?:be )?enough|pocket money)/u;
const NOT_YET = /\b(?:will|till|until|til|before|when|to) (?:(?:i|we) )?(?:have|got|get) $/u;

function roleOf(before: string, after: string): Role {
  if (SOLD.test(before)) return "s";
  if (EACH.test(after) || COUNTED.test(before)) return "e";
  return (GOT.test(before) && !NOT_YET.test(before)) || GOT_AFTER.test(after) ? "g" : "£";
}

/** The figures of a text, which are all in a sum or make none. */
export class Figures {
  /** The roles in a fixed order: "#£" for a count and an amount, in whichever order they come. */
  readonly roles: string;
  readonly text: string;
  readonly list: readonly Figure[];
  constructor(text: string, list: readonly Figure[]) {
    this.text = text;
    this.list = list;
    this.roles = list
      .map(({ role }) => role)
      .toSorted()
      .join("");
  }
  first(role: string): Figure | undefined {
    return this.list.find((figure) => role.includes(figure.role));
  }
  /** @returns the values with any of these roles, in the order of the text. */
  of(roles: string): number[] {
    return this.list.flatMap(({ role, value }) => (roles.includes(role) ? [value] : []));
  }
  /** @returns the first value with any of these roles; 0 if there is none. */
  value(roles: string): number {
    return this.first(roles)?.value ?? 0;
  }
  /** @returns the same figures, those of these roles as plain amounts. */
  without(roles: string): Figures {
    return new Figures(
      this.text,
      this.list.map((figure) => (roles.includes(figure.role) ? { ...figure, role: "£" } : figure)),
    );
  }
}

/** @param text with amounts as {@link readAmounts} gives them. */
export function readFigures(text: string): Figures {
  const list = Array.from(text.matchAll(FIGURE), ({ index, 0: found, ...groups }): Figure => {
    const nth = FIGURES.findIndex((_, at) => groups[2 * at + 1] !== undefined);
    const [role, unit, value] = [FIGURES[nth]![0], groups[2 * nth + 2], Number(groups[2 * nth + 1])];
    if (role === "£") return { role: roleOf(text.slice(0, index), text.slice(index + found.length)), value };
    if (role === "#" && unit)
      return { role, value: value * (/^(?:kg|l)$/u.test(unit) ? 1000 : 1), isWeighed: true };
    return { role, value, ...("rt".includes(role) && { unit: unit as Unit }) };
  });
  return new Figures(text, list);
}
