/**
 * Whether an idea keeps to itself how to reach its writer. The database has the last word
 * (`private.is_without_contact`); this is the same rule, so that a child reads the reason before anything is sent. Both
 * are held to the cases of ideaText.cases.ts.
 */

/** What shows nothing between two letters. */
const UNSEEN = /\u{AD}|\u{34F}|\u{200C}|\u{200D}|\u{20E3}|[\u{FE00}-\u{FE0F}]/gu;
const DASHES = /[–—‐‑‒−]/gu;
const POINTS = /[․。]/gu;
const ARABIC_DIGITS = /[٠-٩]/gu;
const ARABIC_ZERO = "٠".charCodeAt(0);

/** Where a word begins or ends, in every alphabet: `\b` knows the English one alone. */
const EDGE = String.raw`(?:(?<![\p{L}\p{N}_])(?=[\p{L}\p{N}_])|(?<=[\p{L}\p{N}_])(?![\p{L}\p{N}_]))`;
const pattern = (source: string) => new RegExp(source.replaceAll(String.raw`\y`, EDGE), "u");
const raw = String.raw;

const IN_PLAIN = [
  // E-mail: ann@example.com, ann @ example (dot) com, ann at example dot com, ann at gmail.
  raw`[a-z0-9] ?@ ?[a-z0-9\-]+ ?(?:[.]|[(\[{<]? ?\ydot\y ?[)\]}>]?) ?[a-z]{2}`,
  raw`[a-z0-9] ?[(\[{<] ?(?:at|@) ?[)\]}>] ?[a-z0-9]`,
  raw`\yat [a-z0-9\-]+ dot (?:com|net|org|info|uk|co|io|me|eu|ac|sch)\y`,
  raw`(?:@|\yat) ?(?:gmail|googlemail|hotmail|yahoo|icloud|protonmail)\y`,
  // Links: an address with a scheme or www, a host of a common kind, a host with a path, mysite (dot) com.
  raw`(?:h(?:tt|xx)ps?|ftp) ?:|:[/]{2}|\ywww ?[.]|\ywww dot\y`,
  raw`[a-z0-9][.](?:com|net|org|info|biz|io|gg|uk|eu|app|dev|xyz|tv|ly|ie|co|gov|edu)\y`,
  raw`[a-z0-9](?:[.]com| [.] ?com|[.] com[/])\y`,
  raw`[a-z0-9\-][.][a-z]{2,}/[a-z0-9]`,
  raw`[a-z0-9] ?[(\[{<] ?(?:dot|[.]) ?[)\]}>] ?[a-z]{2}`,
  raw`[a-z0-9] dot (?:com|net|org|info|uk|co|io)\y`,
].map(pattern);

const IN_CASED = pattern(raw`[A-Za-z0-9][.](?:shop|store|site|online|club|link|live|website|blog|me|tech)\y`);

const IN_DIGITS = [
  // Phones: + or 0 and at least eight more digits, however set apart; nine digits in a row; the usual groups.
  raw`(?:^|[^0-9£$€.,])(?:[+] ?[0-9]|0)(?:[ ().\-/_*]*[0-9]){8}`,
  raw`[0-9]{9}`,
  raw`(?:^|[^0-9])(?:[0-9]{3}[ .\-]+[0-9]{3}[ .\-]+[0-9]{4}|[0-9]{4,5}[ .\-]+[0-9]{3}[ .\-]+[0-9]{3}|[0-9]{4,5}[ .\-]+[0-9]{6})(?:$|[^0-9])`,
].map(pattern);

/** Number words are digits here, and two of the same count as one. */
const NUMBER_WORDS = [
  "zero|oh|nought",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
];
const REPLACEMENTS = [
  [pattern(raw`\y(?:double|triple|treble)\y`), ""] as const,
  ...NUMBER_WORDS.map((words, digit) => [pattern(raw`\y(?:${words})\y`), String(digit)] as const),
].map(([{ source }, digit]) => [new RegExp(source, "gu"), digit] as const);

function digitsOf(plain: string): string {
  const spelt = REPLACEMENTS.reduce((text, [words, digit]) => text.replace(words, digit), plain);
  // A letter o beside a digit is one, too.
  return spelt.replace(/(?<=[0-9])o|o(?=[0-9])/gu, "0").replace(/(?<=[0-9])o/gu, "0");
}

/** Whether a text names no e-mail address, link or phone number, nor spells one so that only a machine would miss it. */
export function isWithoutContact(text: string): boolean {
  // One look for each letter and digit, and nothing invisible between them.
  const cased = text
    .normalize("NFKC")
    .replace(ARABIC_DIGITS, (digit) => String(digit.charCodeAt(0) - ARABIC_ZERO))
    .replace(DASHES, "-")
    .replace(POINTS, ".")
    .replace(UNSEEN, "")
    .replace(/\s+/gu, " ");
  const plain = cased.toLowerCase();
  const digits = digitsOf(plain);
  return ![
    ...IN_PLAIN.map((way) => way.test(plain)),
    IN_CASED.test(cased),
    ...IN_DIGITS.map((way) => way.test(digits)),
  ].includes(true);
}
