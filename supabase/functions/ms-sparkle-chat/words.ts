/** A message's words for the search: full words, British spelling, without endings. */
import { latinOf } from "../_shared/text/normalise.ts";
import { withoutSlang } from "./slang.ts";

/** Words that a question has anyway. They count for little. */
const COMMON = new Set(
  `a an the is are was were be been am isnt arent wasnt do does did doing done dont doesnt didnt have has had having havent
  i im ive id ill me my mine myself we our ours us you your yours he him his she her it its they them their
  this that thats these those there theres here of to in on at by for from with about into as and or but if then than so
  not no yes ok okay what whats which who whos when where why how hows can cant could couldnt would wouldnt should shall
  will wont may might must get gets got getting go goes going just please tell explain explained mean means meaning define
  definition word really actually some any much many very too also even only ever thing things stuff something anything
  someone kid kids child children years year old hi hello hey miss ms mrs mr sparkle way bit lot kind sort
  happen happens happened happening else easiest safest cheapest
  up out off over again because let lets um know think says say called question answer use right now want`
    .trim()
    .split(/\s+/u),
);

/** Irregular forms, American spellings and short forms, with the library's own spelling. */
const SAME: Readonly<Record<string, string>> = {
  spent: "spend",
  bought: "buy",
  sold: "sell",
  paid: "pay",
  payed: "pay",
  lent: "lend",
  won: "win",
  made: "make",
  gave: "give",
  given: "give",
  kept: "keep",
  died: "die",
  dies: "die",
  dead: "die",
  math: "maths",
  color: "colour",
  favorite: "favourite",
  check: "cheque",
  cash: "money",
  quid: "pound",
  telly: "tv",
};

const VOWEL = /[aeiouy]/u;

/** "savings" and "saved" both become "sav", which is good enough to compare and is never shown. */
export function stem(word: string): string {
  let rest = Object.hasOwn(SAME, word) ? SAME[word]! : word;
  if (/(?:ss|us|is)$/u.test(rest)) return rest;
  if (rest.length > 4) rest = rest.replace(/ies$/u, "y");
  if (rest.length > 3)
    rest = rest
      .replace(/zz?es$/u, "z")
      .replace(/(ss|x|ch|sh)es$/u, "$1")
      .replace(/s$/u, "");
  const bare = rest.replace(/(?:ing|(?<!e)ed)$/u, "");
  if (bare !== rest && bare.length >= 3 && VOWEL.test(bare))
    rest = bare.replace(/([bdgklmnprtvz])\1$/u, "$1");
  rest = rest.replace(/iz$/u, "is");
  return rest.length > 3 ? rest.replace(/e$/u, "") : rest;
}

const COMMON_STEMS = new Set(Array.from(COMMON, stem));
/** @param word stemmed */
export const isCommon = (word: string): boolean => COMMON_STEMS.has(word);

/** A message's first words are enough to understand it, however long it is. */
const MOST_WORDS = 60;

/** @returns the stems of a text's words, once each, in order. */
export const stemsOf = (text: string): string[] => [
  ...new Set(
    withoutSlang(latinOf(text.slice(0, 2000)))
      .split(/[ |+&@]+/u)
      .filter(Boolean)
      .slice(0, MOST_WORDS)
      .map(stem),
  ),
];
