/**
 * Hears what a message is before anything is looked up: a child in need, a request that the guide declines, or neither.
 * Rows catch the plain cases for certain. What is only hinted at is weighed: each word, pair of
 * words and beginning of a word counts as examples have taught (scripts/guide/needs, `npm run rules`). It uses no
 * network and no model, so the same message is always heard in the same way.
 */
import { weigher } from "../_shared/text/classifier.ts";
import { readAndMatch } from "../_shared/text/judge.ts";
import { harmMender } from "./mend.ts";
import { DECLINED_ROWS, NEED_ROWS } from "./plainRows.ts";
import { reader } from "./rows.ts";
import { withoutSlang } from "./slang.ts";
import { MESSAGE_WEIGHTS } from "./weights.ts";

/** The harms, each with a fixed text of its own (helpTexts.ts). */
export const HARMS = [
  "emergency",
  "selfHarm",
  "eating",
  "runningAway",
  "abuse",
  "pictures",
  "secret",
  "mule",
  "madeToPay",
  "threatened",
  "homeViolence",
  "neglect",
  "carer",
  "ownGambling",
  "homeRows",
  "homeMoney",
  "sad",
  "leftOut",
  "tookMoney",
  "takenAtHome",
  "spentByMistake",
  "scam",
  "lost",
  "parent",
  "pregnant",
] as const;
export type Harm = (typeof HARMS)[number];

/** The requests that the guide declines (fixedAnswers.ts). */
export const DECLINED = ["gambling", "tip", "credit", "hiding", "closeness", "wrongdoing"] as const;
export type Declined = (typeof DECLINED)[number];

/** "other": harmless, but hardly a question about money. */
export const KINDS = ["money", "other", ...HARMS, ...DECLINED] as const;
export type Kind = (typeof KINDS)[number];

/** The harms that a row of each kind may mean; the weights say which. */
const MEANT: Readonly<Record<"emergency" | "crisis" | "abuse", readonly Harm[]>> = {
  emergency: ["emergency"],
  crisis: ["selfHarm", "eating", "runningAway", "emergency"],
  abuse: [
    "abuse",
    "pictures",
    "secret",
    "mule",
    "madeToPay",
    "threatened",
    "homeViolence",
    "neglect",
    "carer",
    "runningAway",
    "emergency",
  ],
};

export interface Heard {
  /** The harm that is most likely, and how likely any harm is: 0 to 1, and 1 where a row heard it. */
  harm: Harm;
  need: number;
  /** The request that is most likely declined, and how likely one is. */
  declined: Declined;
  refusal: number;
  /** How likely it is that the message is harmless and not about money. */
  other: number;
}
/** From here on, a message counts as hardly about money. */
export const OTHER = 0.6;

/**
 * @param words the reading of judge.ts, with " | " between its sentences
 * @returns what the weights read. The sign of the beginning teaches how likely each kind is before a word is known.
 */
export const readForListening = (words: string): string => `^ ${withoutSlang(words)}`;

const sharesIn = weigher(KINDS, MESSAGE_WEIGHTS);
const mendHarm = harmMender(new Set(HARMS.map((harm) => KINDS.indexOf(harm))));

type Shares = ReadonlyMap<Kind, number>;
const sumOf = (shares: Shares, kinds: readonly Kind[]): number =>
  kinds.reduce((sum, kind) => sum + shares.get(kind)!, 0);
const likeliest = <K extends Kind>(shares: Shares, kinds: readonly K[]): K =>
  kinds.toSorted((one, other) => shares.get(other)! - shares.get(one)!)[0]!;

/** Below it, the weights know nothing of a message, such as one in Spanish. */
const KNOWS = 0.1;
/** @returns the harm that a rule of crisis or abuse means: the first of its kinds, unless the weights know better. */
function harmMeant(shares: Shares, harms: readonly Harm[]): Harm {
  const harm = likeliest(shares, harms);
  return shares.get(harm)! >= KNOWS ? harm : harms[0]!;
}

const readNeed = reader(NEED_ROWS);
const readDeclined = reader(DECLINED_ROWS);

/** @param message as it was sent */
export function hear(message: string): Heard {
  const { hears, readings } = readAndMatch(message);
  const words = readForListening(readings.words[0]!);
  const shares = sharesIn(mendHarm(words));
  const row = (["emergency", "crisis", "abuse"] as const).find(hears);
  // A row reads what the harmless phrases leave out: "dad will kill me if he finds out" tells of fear.
  const plainly = row ? undefined : readNeed(withoutSlang(readings.latin[0]!));
  const declined = readDeclined(words);
  return {
    harm: plainly ?? (row ? harmMeant(shares, MEANT[row]) : likeliest(shares, HARMS)),
    need: row || plainly ? 1 : sumOf(shares, HARMS),
    declined: declined ?? likeliest(shares, DECLINED),
    refusal: declined ? 1 : sumOf(shares, DECLINED),
    other: shares.get("other")!,
  };
}
