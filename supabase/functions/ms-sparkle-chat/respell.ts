/** Puts a disguised word back when it turns out to be one of the vocabulary's. */
import { slips } from "./slips.ts";
import { RESPELLED, UNMISTAKABLE, VOCABULARY } from "./vocabulary.ts";

const LEET: Readonly<Record<string, string>> = {
  "0": "o",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "8": "b",
  "9": "g",
  "@": "a",
  $: "s",
  "€": "e",
  "£": "l",
  "+": "t",
  "(": "c",
};
/** 1, ! and | stand for i or l. */
const TWO_WAYS = ["i", "l"];

const unleet = (word: string, one: string): string =>
  Array.from(word, (sign) => ("1!|¡".includes(sign) ? one : (LEET[sign] ?? sign))).join("");

/** Each run of a letter as one. */
const squeeze = (word: string): string => word.replace(/(\p{L})\1+/gu, "$1");

const BY_SQUEEZED = new Map([...VOCABULARY].map((word) => [squeeze(word), word] as const));

/** "killmyself" as "kill myself", when nothing is left over. */
function segment(run: string): string | undefined {
  if (run.length > 60) return undefined;
  /** How the first n letters are read, if they are. */
  const readings: (string[] | undefined)[] = [[]];
  for (let end = 1; end <= run.length; end++)
    for (let start = Math.max(0, end - 9); start < end && !readings[end]; start++) {
      const before = readings[start];
      const word = run.slice(start, end);
      if (before && VOCABULARY.has(word)) readings[end] = [...before, word];
    }
  return readings[run.length]?.join(" ");
}

const misspelled = (word: string): string | undefined =>
  word.length < 5
    ? undefined
    : UNMISTAKABLE.find((known) => known[0] === word[0] && slips(word, known, 1) <= 1);

const known = (word: string): string | undefined =>
  VOCABULARY.has(word) ? word : (RESPELLED.get(word) ?? (word.length >= 6 ? segment(word) : undefined));

/** A letter and, beside or inside, a sign that no word has. */
const DISGUISED = /^(?=.*\p{L})(?=.*[^\p{L}\p{M}'’-]).+$/u;
const WILDCARD = /[*#_%^~?.•·●-]/u;
const EDGES = /^[^\p{L}\p{N}@$€£+*#(]+|[^\p{L}\p{N}@$€£*#]+$/gu;

function byWildcard(word: string): string | undefined {
  if (!WILDCARD.test(word) || !/\p{L}/u.test(word) || word.length < 3) return undefined;
  const bare = known(word.replace(/[^\p{L}\p{N}]/gu, ""));
  if (bare) return bare;
  const pattern = Array.from(word, (sign) => (/\p{L}/u.test(sign) ? sign : "\\p{L}")).join("");
  const exact = new RegExp(`^${pattern}$`, "u");
  return [...VOCABULARY].find((candidate) => exact.test(candidate));
}

/** @returns the word of the vocabulary (or several, when they were run together), else the word as it was. */
export function respell(typed: string): string {
  const word = typed.replace(EDGES, "");
  if (!word) return typed;
  const slang = RESPELLED.get(word);
  if (slang) return slang;
  if (/(\p{L})\1\1/u.test(word)) {
    const stretched =
      BY_SQUEEZED.get(squeeze(word)) ?? RESPELLED.get(squeeze(word)) ?? segment(squeeze(word));
    if (stretched) return stretched;
  }
  if (DISGUISED.test(word)) {
    for (const one of TWO_WAYS) {
      const plain = unleet(word, one);
      const found = known(plain) ?? BY_SQUEEZED.get(squeeze(plain));
      if (found && /\p{L}/u.test(word)) return found;
    }
    return byWildcard(word) ?? typed;
  }
  return known(word) ?? misspelled(word) ?? typed;
}

/** Letters set apart: "k i l l", "k.m.s", "s-u-i-c-i-d-e", "k. i. l. l". */
const SET_APART =
  /(?<![\p{L}\p{N}])(?:[\p{L}\p{N}@$!*][ .\-_*/|,~•·]{1,3}){2,}[\p{L}\p{N}@$!*](?![\p{L}\p{N}])/gu;

function joined(letters: string): string {
  const run = letters.replace(/[^\p{L}\p{N}@$!]/gu, "");
  const word = respell(run);
  return word === run && !VOCABULARY.has(run) ? letters : word;
}

/** Torn in the middle: "my self", "su icide", "ki ll". */
const TORN: readonly (readonly [RegExp, string])[] = [
  [/\bmy ?sel ?[fv]e?\b/gu, "myself"],
  [/\byour ?sel ?f\b/gu, "yourself"],
  [/\bs ?u ?i ?c ?i ?d ?(e|al)\b/gu, "suicid$1"],
  [/\bsewer ?slide\b/gu, "suicide"],
  [/\b(?:k ill|ki ll|kil l)\b/gu, "kill"],
  [/\bun ?ali(?:ve|ving)\b/gu, "unalive"],
  [/\bself ?h[ae]rm(ing|ed)?\b/gu, "self harm$1"],
  [/\bwan na\b/gu, "wanna"],
  [/\bany more\b/gu, "anymore"],
  [/\b(want|wants|wanted|going|need|needs|trying|how|have|got|like) 2\b/gu, "$1 to"],
  [/\bsome ?(?:one|body|1)\b/gu, "someone"],
];

/** @param text of one sentence in lower case. */
export const respellPhrase = (text: string): string =>
  TORN.reduce((whole, [torn, word]) => whole.replace(torn, word), text.replace(SET_APART, joined));
