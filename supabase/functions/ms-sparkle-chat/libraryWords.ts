/** Prepares words for comparison: lower case, British spelling, no endings, typing slips mended. */
import { slips } from "./slips.ts";

const STOP = new Set(
  `a an the is are was were be been am isnt arent wasnt do does did doing done dont doesnt didnt have has had having havent
  i im ive id ill me my mine myself we our ours us you your yours youre u ur r he his him hes she her shes it its they them
  their theyre this that thats these those there theres here of to in on at by for from with about into onto as and or but
  if then than so not no yes yeah ok okay what whats wat dos wats wot wots wht which who whos whom whose when whens where wheres
  why how hows can cant could couldnt would wouldnt should shall will wont may might must get gets got getting go goes going
  just please pls plz tell explain explained explaining mean means meaning meant define definition word
  difference differences diffrence diff between vs versus really actually some any much many very too also even only ever
  thing things stuff someone somebody something anything everything anyone kid kids child children childs son sons daughter
  daughters year years old hi hello hey miss ms mrs mr sparkle simple simply terms way ways bit lot lots kind sort actual
  up out off over again still cos because wanna gonna gotta let lets does did er um interested interesting am pm
  know understand think thinks say says said called call work works working question answer show use using used lol omg idk tbh`
    .trim()
    .split(/\s+/u),
);

/** Everyday words that say little about the question. They count for little and never replace a mistyped word. */
const LIGHT = new Set(
  `about after again all allowed almost already always another asked asking away back bad because before began begin begins
  best better big both bring came cannot care come comes coming day days different each early easy else end enough ever
  every fair far fast feel feels felt few find first fix found full fun gave gets give given gives good great half happen
  happened happens hard hear help high hold idea instead keep keeps kept last late later learn leave left less like likes
  little live long longer look looking looks love made make makes makes maybe meant miss missed more morning most move
  necessary never new next nice night nobody now often old once one other others own part people place play put
  quite ran read ready real right same saw see seeing seen seems set short sign since small soon start started starts stay
  stop stopped such sure take taken takes talk talks tell telling than that then think time times today together told tomorrow
  site website page pages divided times plus minus add sum spell weather
  took tried try trying turn twice under until use used usually wait watch week weeks well went while
  whole why without wish wonder wrong year yesterday yet young failed fails stays touch touching`
    .trim()
    .split(/\s+/u),
);

/** Irregular forms, American spellings and short forms, with the library's own spelling. */
const SAME: Readonly<Record<string, string>> = {
  spent: "spend",
  spends: "spend",
  bought: "buy",
  buys: "buy",
  sold: "sell",
  paid: "pay",
  payed: "pay",
  lent: "lend",
  won: "win",
  wrote: "write",
  written: "write",
  made: "make",
  mom: "mum",
  moms: "mum",
  mommy: "mum",
  mummy: "mum",
  math: "maths",
  color: "colour",
  center: "centre",
  neighbor: "neighbour",
  favorite: "favourite",
  behavior: "behaviour",
  labor: "labour",
  check: "cheque",
  acc: "account",
  pic: "picture",
  pics: "picture",
  vid: "video",
  vids: "video",
  pw: "password",
  mates: "friend",
  mate: "friend",
  bro: "brother",
};

const VOWEL = /[aeiouy]/u;

/** "savings" and "saved" both become "sav", which is good enough to compare and is never shown. */
export function stem(word: string): string {
  const known = SAME[word] ?? word;
  let rest = known;
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

/** @returns every word of a text, in order. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/['’`]/gu, "")
    .match(/[\p{L}\p{N}]+|[%£]/gu) ?? [];

/** @returns the text in lower case without marks, for patterns. */
export const plain = (message: string): string =>
  message
    .normalize("NFKC")
    .toLowerCase()
    .slice(0, 2000)
    .replaceAll(/['’`]/gu, "")
    .replaceAll(/[^\p{L}\p{N}£%]+/gu, " ");

const LIGHT_STEMS = new Set(Array.from(LIGHT, (word) => stem(word)));
/** @param word stemmed */
export const isLight = (word: string): boolean => LIGHT_STEMS.has(word);

const STOP_STEMS = new Set(Array.from(STOP, (word) => stem(word)));
/** @param word stemmed. @returns whether a name may have it and a message may leave it out. */
export const isFiller = (word: string): boolean => STOP_STEMS.has(word);

export const isStop = (word: string): boolean => STOP.has(word);

/** @returns the words that carry the meaning, stemmed. */
export const meaningOf = (text: string): string[] =>
  wordsOf(text)
    .filter((word) => !isStop(word))
    .map(stem);

const lettersOf = (word: string): string => Array.from(word).toSorted().join("");

/** A short word with a different letter is usually a different word: "lost" is not "cost". */
function mayBe(typed: string, meant: string): number {
  if (typed[0] !== meant[0] || typed.length < 4 || typed.length > 30) return Infinity;
  const most = typed.length < 8 ? 1 : 2;
  const count = slips(typed, meant, most);
  if (count > most) return Infinity;
  const swapped = lettersOf(typed) === lettersOf(meant);
  return typed.length < 7 && meant.length <= typed.length && !swapped ? Infinity : count;
}

/**
 * @param typed the word as it was typed
 * @param known the words as they are written, with their counts
 * @returns the known word that was most likely meant, or the word as it was typed.
 */
export function mend(typed: string, known: ReadonlyMap<string, number> = new Map()): string {
  if (known.has(typed) || isLight(stem(typed))) return typed;
  let best = typed;
  let least = Infinity;
  let often = 0;
  for (const [word, count] of known) {
    const distance = mayBe(typed, word);
    if (distance < least || (distance === least && distance < Infinity && count > often)) {
      best = word;
      least = distance;
      often = count;
    }
  }
  return best;
}
