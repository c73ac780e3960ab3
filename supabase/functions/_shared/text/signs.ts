/**
 * The signs used in text rules, written so that JavaScript and PostgreSQL read the patterns in the same way: classes
 * are lists of signs, because the two languages name classes differently, and nothing depends on a database's locale.
 */

/** The characters of a word besides digits, for use inside brackets: letters of every script, and their marks. */
export const LETTERS =
  String.raw`a-z\u00AA\u00BA\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u060B\u0610-\u061A\u0620-\u06D3\u06D5-\u0963\u0966-\u1FFF` +
  String.raw`\u2C00-\u2DFF\u3040-\uD7FF\uF900-\uFDFF\uFE70-\uFEFE`;
/** The same, and digits. */
export const WORD_SIGNS = `${LETTERS}0-9`;
export const WORD_BEGINS = `(?<![${WORD_SIGNS}])`;
export const WORD_ENDS = `(?![${WORD_SIGNS}])`;

/**
 * Invisible signs: zero-width and direction signs, soft hyphens, fillers, variation selectors, tags, enclosing boxes.
 * Astral tags are written literally, because the two languages write their numbers differently.
 */
export const INVISIBLE =
  String.raw`[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\u20DD-\u20E4` +
  String.raw`\u3164\uFE00-\uFE0F\uFEFF\uFFA0${String.fromCodePoint(0xe0000)}-${String.fromCodePoint(0xe007f)}]`;

/** Accents of European letters, strokes and stacks of them ("Zalgo") included; not the vowel signs of Hindi or Thai. */
const ACCENTS = String.raw`[\u0300-\u036F\u0483-\u0489\u1AB0-\u1AFF\u1DC0-\u1DFF]`;
/** Short vowels and stretching, which Arabic and Urdu are written with or without. */
const ARABIC_MARKS = String.raw`[\u0610-\u061A\u0640\u064B-\u065F\u0670\u06D6-\u06ED]`;
/** These are removed from a text before it is compared; it is decomposed by then. */
export const MARKS = `${ACCENTS}|${ARABIC_MARKS}`;

/** Pairs of a sign and its replacement. */
interface Signs {
  from: string;
  to: string;
}
const together = (...pairs: readonly (readonly [from: string, to: string])[]): Signs => ({
  from: pairs.map(([from]) => from).join(""),
  to: pairs.map(([, to]) => to).join(""),
});

const signsFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => String.fromCodePoint(first + index)).join("");
const ALPHABET = "abcdefghijklmnopqrstuvwxyz";

/** The zero of each script's digits (Unicode 15, general category Nd); NFKC has already converted the others. */
const NOUGHTS = [
  0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xde6, 0xe50, 0xed0,
  0xf20, 0x1040, 0x1090, 0x17e0, 0x1810, 0x1946, 0x19d0, 0x1a80, 0x1a90, 0x1b50, 0x1bb0, 0x1c40, 0x1c50,
  0xa620, 0xa8d0, 0xa900, 0xa9d0, 0xa9f0, 0xaa50, 0xabf0, 0x104a0, 0x10d30, 0x11066, 0x110f0, 0x11136,
  0x111d0, 0x112f0, 0x11450, 0x114d0, 0x11650, 0x116c0, 0x11730, 0x118e0, 0x11950, 0x11c50, 0x11d50, 0x11da0,
  0x11f50, 0x16a60, 0x16ac0, 0x16b50, 0x1e140, 0x1e2f0, 0x1e4f0, 0x1e950,
];

/** Runs first: letters in boxes, circles and flags (🅺, 🅚, 🇰), of which NFKC only knows the white ones. */
export const BOXED = together(
  ...[0x1f130, 0x1f150, 0x1f170, 0x1f1e6].map((first) => [signsFrom(first, 26), ALPHABET] as const),
  ["İς", "iσ"],
  // Spaces of every kind.
  ["\t\r\v\f\u0085\u00A0\u1680\u2028\u2029\u202F\u205F\u3000" + signsFrom(0x2000, 11), " ".repeat(23)],
);

const HIGHEST = 0xffff;
/** Each capital with a single small letter, because a database's lower() depends on its locale. */
export const CAPITALS = together(
  ...Array.from(signsFrom(0, HIGHEST)).flatMap((sign) => {
    const small = sign.toLowerCase();
    return small !== sign && small.length === 1 ? [[sign, small] as const] : [];
  }),
);

/** Runs after NFKC: digits of every script, dashes and full stops. */
export const DIGITS = together(...NOUGHTS.map((nought) => [signsFrom(nought, 10), "0123456789"] as const), [
  "–—‐‑‒−․。",
  "------..",
]);

/** The variants of a letter on Arabic and Urdu keyboards. */
export const ARABIC_FORMS = together(["أإآٱىیےئکہھۀةںڻؤ", "اااايييي" + "ك" + "هههه" + "نن" + "و"]);

/** These look like Latin letters and are used to slip past a word list; NFKC leaves them unchanged. */
export const LOOKALIKES = together(
  ["авеѕіјԁһкмнорстухԛԝгпиьёєзцшщ", "abesijdhkmhopctyxqwrnubeeeuww"], // Cyrillic
  ["αβγεηικνορτυχωζμσ", "abyenikvoptuxwzus"], // Greek
  ["ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘǫʀꜱᴛᴜᴠᴡʏᴢ", "abcdefghijklmnopqrstuvwyz"], // small capitals
  ["ıłøđðħŧəɑɡɩʋƙɗɓ", "iloddhteagivkdb"], // Latin letters that no accent explains
);

/** Digits and signs used as letters ("k1ll"); 1, !, | and ¡ stand for i or l. */
export const LEET = together(["0345789@$€£+(", "oeastbgaselt" + "c"]);
export const LEET_AS_I = together(["1!|¡", "iiii"]);
export const LEET_AS_L = together(["1!|¡", "llll"]);

/** A pattern and its replacement. */
export type Step = readonly [pattern: string, replacement: string];

/** Signs that replace whole words. Laughing skulls mean laughter, and are not a word here. */
export const PICTURES: readonly Step[] = [
  ["🔪|🗡", " knife "],
  ["🔫", " gun "],
  ["🪢", " noose "],
  ["🍆", " penis "],
  ["☠|⚰|🪦", " dead "],
];

interface Table {
  to: ReadonlyMap<string, string>;
  any: RegExp;
}
const TABLES = new Map<Signs, Table>();
function tableOf(signs: Signs): Table {
  const known = TABLES.get(signs);
  if (known) return known;
  const to = Array.from(signs.to);
  const from = Array.from(signs.from);
  const codes = from.map((sign) => String.raw`\u{${sign.codePointAt(0)!.toString(16)}}`);
  const made = {
    to: new Map(from.map((sign, index) => [sign, to[index]!] as const)),
    any: new RegExp(`[${codes.join("")}]`, "gu"),
  };
  TABLES.set(signs, made);
  return made;
}

/** The equivalent of PostgreSQL's translate(). */
export function translate(text: string, signs: Signs): string {
  const { to, any } = tableOf(signs);
  return text.replace(any, (sign) => to.get(sign) ?? sign);
}

/** Applies each replacement in turn. */
export const applySteps = (text: string, steps: readonly Step[]): string =>
  steps.reduce(
    (whole, [pattern, replacement]) => whole.replace(new RegExp(pattern, "gu"), replacement),
    text,
  );

/** @param text in lower case. @returns it with each look-alike sign as its Latin letter. */
export const unmask = (text: string): string => translate(text, LOOKALIKES);
