/** Restores a disguised word if it turns out to be in the vocabulary. */
import {
  LEET,
  LEET_AS_I,
  LEET_AS_L,
  LETTERS,
  applySteps,
  translate,
  WORD_BEGINS,
  WORD_ENDS,
  type Step,
} from "./signs.ts";
import { DISGUISED_ONLY, JOINED, RESPELLED, UNMISTAKABLE } from "./vocabulary.ts";

/** Each run of the same letter becomes one letter. */
export const squeeze = (word: string): string => word.replace(new RegExp(`([${LETTERS}])\\1+`, "gu"), "$1");

/** The order in which a word with wildcards is looked up. */
export const VOCABULARY: readonly string[] = [...new Set([...JOINED, ...DISGUISED_ONLY])];
const KNOWN: ReadonlySet<string> = new Set(VOCABULARY);
const PARTS: ReadonlySet<string> = new Set(JOINED);
/** The later of two words that look the same once squeezed. */
const BY_SQUEEZED = new Map(VOCABULARY.map((word) => [squeeze(word), word] as const));

const MAX_RUN_LENGTH = 60;
const MAX_PART_LENGTH = 9;

/** Reads "killmyself" as "kill myself" if nothing is left over. */
function segment(run: string): string | undefined {
  if (run.length > MAX_RUN_LENGTH) return undefined;
  /** The words for the first n letters, if they can be read. */
  const readings: (string[] | undefined)[] = [[]];
  for (let end = 1; end <= run.length; end++)
    for (let start = Math.max(0, end - MAX_PART_LENGTH); start < end && !readings[end]; start++) {
      const before = readings[start];
      const word = run.slice(start, end);
      if (before && PARTS.has(word)) readings[end] = [...before, word];
    }
  return readings[run.length]?.join(" ");
}

/** Finds a word with the same beginning and one letter too many, too few, changed or swapped. */
function typoOf(word: string): Step {
  const [first, ...rest] = Array.from(word);
  const ways = rest.flatMap((letter, at) => {
    const [before, after] = [rest.slice(0, at).join(""), rest.slice(at + 1).join("")];
    const next = rest[at + 1];
    return [
      `${before}.?${after}`,
      `${before}.${letter}${after}`,
      ...(next ? [`${before}${next}${letter}${rest.slice(at + 2).join("")}`] : []),
    ];
  });
  return [`^${first}(?:${[...ways, `${rest.join("")}.`].join("|")})$`, word];
}

export const TYPOS: readonly Step[] = UNMISTAKABLE.map(typoOf);

const misspelled = (word: string): string | undefined =>
  word.length < 5
    ? undefined
    : TYPOS.find(([pattern, meant]) => meant[0] === word[0] && new RegExp(pattern, "u").test(word))?.[1];

const known = (word: string): string | undefined =>
  KNOWN.has(word) ? word : (RESPELLED.get(word) ?? (word.length >= 6 ? segment(word) : undefined));

/** A letter followed by, or containing, a sign that no word has. */
export const DISGUISED = `^(?=.*[${LETTERS}])(?=.*[^${LETTERS}'’-]).+$`;
/** Letters broken up by signs, without numbers: "9.30am" and "v2.0" are not words. */
export const BROKEN = `^(?=.*[${LETTERS}].*[${LETTERS}])(?=.*[*#_%^~?.•·●-])(?!.*[0-9])`;
/** Signs used for any letter. */
export const WILDCARD = "[*#_]";
export const EDGES = `^[^${LETTERS}0-9@$€£+*#(!]+|[^${LETTERS}0-9@$€£*#]+$`;
export const STRETCHED = `([${LETTERS}])\\1\\1`;

function byWildcard(word: string): string | undefined {
  if (!new RegExp(BROKEN, "u").test(word)) return undefined;
  const bare = known(word.replace(new RegExp(`[^${LETTERS}0-9]`, "gu"), ""));
  if (bare || !new RegExp(WILDCARD, "u").test(word)) return bare;
  const exact = new RegExp(`^${word.replace(new RegExp(`[^${LETTERS}]`, "gu"), ".")}$`, "u");
  return VOCABULARY.find((candidate) => exact.test(candidate));
}

/** Reads "killlll" as "kill"; a word without a letter three times is not stretched. */
function unstretched(word: string): string | undefined {
  if (!new RegExp(STRETCHED, "u").test(word)) return undefined;
  const squeezed = squeeze(word);
  return BY_SQUEEZED.get(squeezed) ?? RESPELLED.get(squeezed) ?? segment(squeezed);
}

/** So many words are remembered, so that odd texts cannot fill the memory. */
const MOST_REMEMBERED = 20_000;
const remembered = new Map<string, string>();

/** @returns the word in the vocabulary (or several that were run together), or else the word as written. */
export function respell(typed: string): string {
  const before = remembered.get(typed);
  if (before !== undefined) return before;
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  const word = respellOne(typed);
  if (typed.length <= MAX_RUN_LENGTH) remembered.set(typed, word);
  return word;
}

function respellOne(typed: string): string {
  const word = typed.replace(new RegExp(EDGES, "gu"), "");
  if (!word) return typed;
  const slang = RESPELLED.get(word);
  if (slang) return slang;
  const short = unstretched(word);
  if (short) return short;
  if (!new RegExp(DISGUISED, "u").test(word)) return known(word) ?? misspelled(word) ?? typed;
  for (const one of [LEET_AS_I, LEET_AS_L]) {
    const plain = translate(translate(word, one), LEET);
    const found = known(plain) ?? unstretched(plain);
    if (found) return found;
  }
  return byWildcard(word) ?? typed;
}

/** Letters with gaps: "k i l l", "k.m.s", "s-u-i-c-i-d-e", "k. i. l. l". */
export const SET_APART = `(?<![${LETTERS}0-9])(?:[${LETTERS}0-9@$!*][ .\\-_*/|,~•·]{1,3}){2,}[${LETTERS}0-9@$!*](?![${LETTERS}0-9])`;
export const NON_LETTER = `[^${LETTERS}0-9@$!]`;

function joinLetters(letters: string): string {
  const run = letters.replace(new RegExp(NON_LETTER, "gu"), "");
  const word = respell(run);
  if (word !== run || KNOWN.has(run)) return word;
  return /^[ai] /u.test(letters) ? letters.slice(0, 2) + joinLetters(letters.slice(2)) : letters;
}

const whole = (torn: string): string => `${WORD_BEGINS}(?:${torn})${WORD_ENDS}`;
/** Words split in the middle: "my self", "su icide", "ki ll". */
export const SPLIT_WORDS: readonly Step[] = [
  [whole("my ?sel ?[fv]e?"), "myself"],
  [whole("your ?sel ?f"), "yourself"],
  [whole("s ?u ?i ?c ?i ?d ?e"), "suicide"],
  [whole("s ?u ?i ?c ?i ?d ?al"), "suicidal"],
  [whole("sewer ?slide"), "suicide"],
  [whole("k ill|ki ll|kil l"), "kill"],
  [whole("un ?alive"), "unalive"],
  [whole("un ?aliving"), "unaliving"],
  [whole("self ?h[ae]rm"), "self harm"],
  [whole("self ?h[ae]rming"), "self harming"],
  [whole("self ?h[ae]rmed"), "self harmed"],
  [whole("wan na"), "wanna"],
  [whole("any more"), "anymore"],
  [whole("blow ?jobs?"), "blowjob"],
  [whole("dis ?cord"), "discord"],
  [whole("snap ?chat"), "snapchat"],
  [whole("insta ?gram"), "instagram"],
  [whole("whats ?app"), "whatsapp"],
  [whole("tik ?tok"), "tiktok"],
  [`(?<=${WORD_BEGINS}(?:want|wants|wanted|going|need|needs|trying|how|have|got|like) )2${WORD_ENDS}`, "to"],
  [whole("some ?(?:one|body|1)"), "someone"],
];

/** @param text of one sentence in lower case. */
export const mendWords = (text: string): string =>
  applySteps(text.replace(new RegExp(SET_APART, "gu"), joinLetters), SPLIT_WORDS);
