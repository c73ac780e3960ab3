/**
 * The notation of the rules: a phrase is words with a few signs, so that a table of them can be
 * read aloud. `(a|b)` is a choice, `(a)?` is optional, `..` allows up to three other words, `....`
 * up to eight, and names in capitals are the groups below. A phrase matches whole words.
 */
import { WORD_BEGINS, WORD_ENDS } from "./signs.ts";

const GROUPS: Readonly<Record<string, string>> = {
  // A battery may be about to die; a person says "I".
  WANT:
    "(?:want(?:ed|s|ing)?(?: to| too| 2)?|wanna|would like to|like to|ready to|need(?:s|ed)? to|wish(?:es)? i could|" +
    "wish to|think(?:s|ing)? (?:of|about)|thought (?:of|about)|thoughts (?:of|about)|plan(?:s|ning|ned)?(?: to| on)?|" +
    "tr(?:y|ying|ied|ies)(?: to)?|fe+l(?:s|ing)? like|felt like|could just|should(?: just)?|decided to|urges? to|" +
    "ways? to|let me|intend to|consider(?:ing)?|hope to|rather|" +
    "(?:i|im|ima|imma|ill|id)(?: am)?(?: gonna| going to| about to| might| will)(?: just)?)",
  SELF: "(?:myself|himself|herself|themself|themselves|themselfs|yourself|oneself|ourselves|itself)",
  THEY:
    "(?:he|she|they|someone|somebody|everyone|who|man|men|guy|boy|girl|woman|person|adult|grown ?up|people|stranger|" +
    "dad|mum|parent|parents|mum and dad|brother|sister|uncle|aunt|auntie|aunty|cousin|grandad|grandpa|granddad|grandma|nan|" +
    "nana|step ?(?:dad|mum|brother|sister)|stepbrother|boyfriend|girlfriend|ex|teacher|coach|tutor|babysitter|" +
    "carer|guardian|neighbou?r|boys|girls|kids|lads|bully|bullies|gang|priest|imam|doctor|family)",
  CHILD:
    "(?:me|us|him|her|them|my (?:little |big |baby |older |younger |twin |best )?(?:brother|sister|bro|sis|friend|mate|bestie|" +
    "cousin|mum|dad|twin|classmate)|a (?:friend|girl|boy|kid|child)|kids|children)",
};

const WORD = String.raw`(?:[^\s|]+ )`;

/** Returns the end of the bracket that opens at `start`. */
function closing(source: string, start: number): number {
  let depth = 0;
  for (let at = start; at < source.length; at++) {
    if (source[at] === "\\") at++;
    else if (source[at] === "(") depth++;
    else if (source[at] === ")" && --depth === 0) return at;
  }
  throw new Error(`This phrase leaves a bracket open: ${source}`);
}

/** An optional part includes one of the spaces around it. */
function withBlanks(source: string): string {
  let out = "";
  for (let at = 0; at < source.length; at++) {
    const sign = source[at]!;
    if (sign === "\\") out += sign + source[++at]!;
    else if (sign !== "(") out += sign;
    else {
      const end = closing(source, at);
      const [, opening, inside] = /^(\((?:\?(?:[:=!]|<[=!]))?)(.*)$/su.exec(source.slice(at, end))!;
      const group = `${opening === "(" ? "(?:" : opening}${withBlanks(inside!)})`;
      const isOptional = source[end + 1] === "?";
      let taken = 0;
      const after = source[end + 2] ?? "";
      if (isOptional && out.endsWith(" ") && " |)".includes(after)) out = `${out.slice(0, -1)}(?: ${group})?`;
      else if (isOptional && after === " " && /(?:^|\|)$/u.test(out)) {
        out += `(?:${group} )?`;
        taken = 1;
      } else out += group + (isOptional ? "?" : "");
      at = end + Number(isOptional) + taken;
    }
  }
  return out;
}

/** @returns a pattern that JavaScript and PostgreSQL read in the same way. */
export function phrase(written: string): string {
  const grouped = written.replace(/\b(?:WANT|SELF|THEY|CHILD)\b/gu, (name) => GROUPS[name]!);
  const source = withBlanks(grouped)
    .replaceAll(" .... ", ` ${WORD}{0,8}`)
    .replaceAll(" .. ", ` ${WORD}{0,3}`);
  return `${WORD_BEGINS}(?:${source})${WORD_ENDS}`;
}

/**
 * A rule that can be read aloud: its name, its phrase of at most 80 characters, a text that it hears, one that it must not
 * hear, and the reason for it. A test holds every row to its own two texts.
 */
export type RuleRow = readonly [name: string, phrase: string, hears: string, mustNot: string, why: string];

/** Matches one of these, each a word, a phrase or several separated by "|". */
export const either = (...ways: readonly string[]): string => ways.join("|");

export const compilePatterns = (sources: readonly string[]): RegExp[] =>
  sources.map((source) => new RegExp(source, "u"));

export const compilePhrases = (written: readonly string[]): RegExp[] => compilePatterns(written.map(phrase));

export const matchesAny = (text: string, rules: readonly RegExp[]): boolean =>
  rules.some((rule) => rule.test(text));
