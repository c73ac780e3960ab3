/** Undoes the tricks that hide a word from a list, for the rules to read. What is shown is always the original. */
import { spellPictures, unmask } from "./lookalikes.ts";
import { respell, respellPhrase } from "./respell.ts";

interface Normalised {
  /** For rules in any script: lower case, nothing hidden, no accents on Latin letters, one space between words. */
  native: string;
  /** For rules in English: lookalikes, leetspeak, wildcards, spelled-out and stretched words undone as well. */
  latin: string;
}

/** Shows nothing: zero-width and direction signs, soft hyphens, fillers, variation selectors, tags, enclosing boxes. */
const UNSEEN =
  // oxlint-disable-next-line no-misleading-character-class -- single signs, each meant by itself
  /[\u{AD}\u{34F}\u{61C}\u{115F}\u{1160}\u{17B4}\u{17B5}\u{180B}-\u{180E}\u{200B}-\u{200F}\u{202A}-\u{202E}\u{2060}-\u{206F}\u{20DD}-\u{20E4}\u{3164}\u{FE00}-\u{FE0F}\u{FEFF}\u{FFA0}\u{E0000}-\u{E007F}]/gu;
/** Accents of European letters, strokes and heaps of them ("Zalgo") included; not the vowel signs of Hindi or Thai. */
// oxlint-disable-next-line no-misleading-character-class -- single signs, each meant by itself
const ACCENTS = /[\u{300}-\u{36F}\u{483}-\u{489}\u{1AB0}-\u{1AFF}\u{1DC0}-\u{1DFF}]/gu;
/** Short vowels and stretching that Arabic and Urdu are written with and without. */
// oxlint-disable-next-line no-misleading-character-class -- single signs, each meant by itself
const ARABIC_MARKS = /[\u{610}-\u{61A}\u{640}\u{64B}-\u{65F}\u{670}\u{6D6}-\u{6ED}]/gu;
const ARABIC_FORMS: readonly (readonly [RegExp, string])[] = [
  [/[أإآٱ]/gu, "ا"],
  [/[ىیے]/gu, "ي"],
  [/ک/gu, "ك"],
  [/[ہھۀة]/gu, "ه"],
  [/[ںڻ]/gu, "ن"],
  [/ؤ/gu, "و"],
  [/ئ/gu, "ي"],
];

/** Arabic and Urdu keyboards write the same letter with different signs. */
export const foldArabic = (text: string): string =>
  ARABIC_FORMS.reduce((folded, [forms, form]) => folded.replace(forms, form), text.replace(ARABIC_MARKS, ""));

/** Compatible forms and nothing hidden; letters keep their case. */
export const withoutHidden = (text: string): string => text.normalize("NFKC").replace(UNSEEN, "");

function fold(text: string): string {
  const lower = withoutHidden(spellPictures(text)).toLowerCase();
  const bare = lower.normalize("NFD").replace(ACCENTS, "").normalize("NFC");
  return foldArabic(bare).replaceAll("ß", "ss").replaceAll("æ", "ae").replaceAll("œ", "oe");
}

/**
 * Ends of sentences as " | ", which no gap of a rule reaches across. A single word is no sentence: "I. Want. To. Die."
 * is read as one.
 */
function joinSentences(sentences: readonly string[]): string {
  let joined = "";
  for (const sentence of sentences) {
    const isOneWord = !sentence.includes(" ");
    joined += joined ? `${isOneWord ? " " : " | "}${sentence}` : sentence;
  }
  return joined;
}

const SENTENCE_END = /(?<!\.)[.!?](?=\s|$)|[!?]{2,}|[;\n。！？؟।]+/gu;
/** Apostrophes go without a trace: "don't" and "dont" are one word to the rules. */
const APOSTROPHES = /(?<=\p{L})['’‘`´ʼ](?=\p{L})/gu;
const NO_WORD = /[^\p{L}\p{M}\p{N}|+&£$€%@]+/gu;

const squash = (text: string): string => text.replace(NO_WORD, " ").trim();

const bySentence = (text: string, read: (sentence: string) => string): string =>
  joinSentences(text.split(SENTENCE_END).map(read).filter(Boolean));

/** Each word by itself, then the words together: "my self" is one word, too. */
const readEnglish = (sentence: string): string =>
  respellPhrase(squash(respellPhrase(sentence).split(/\s+/u).map(respell).join(" ")));

export function normalise(message: string): Normalised {
  const folded = fold(message).replace(APOSTROPHES, "");
  return {
    native: bySentence(folded, squash),
    latin: bySentence(unmask(folded), readEnglish),
  };
}
