/** Signs that are drawn like a Latin letter and used to slip past a word list; NFKC leaves them as they are. */

const PAIRS: readonly (readonly [signs: string, letters: string])[] = [
  ["авеѕіјԁһкмнорстухԛԝгпиьёєз", "abesijdhkmhopctyxqwrnubeee"], // Cyrillic
  ["αβγεηικνορτυχωζμσ", "abyenikvoptuxwzus"], // Greek
  ["ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘǫʀꜱᴛᴜᴠᴡʏᴢ", "abcdefghijklmnopqrstuvwyz"], // small capitals
  ["ıłøđðħŧəɑɡɩʋƙɗɓ", "iloddhteagivkdb"], // Latin letters that no accent explains
];

const LETTER_OF = new Map<string, string>(
  PAIRS.flatMap(([signs, letters]) => Array.from(signs, (sign, index) => [sign, letters[index]!] as const)),
);

/** Whole words made of signs that say what a word would. Laughing skulls mean laughter, and are no word here. */
const WORD_OF_PICTURE: readonly (readonly [RegExp, string])[] = [
  [/🔪|🗡️?/gu, " knife "],
  [/🔫/gu, " gun "],
  [/🪢/gu, " noose "],
  [/☠️?|⚰️?|🪦/gu, " dead "],
];

/** Letters in boxes, circles and flags: 🅺, 🅚, 🇰. NFKC knows the white ones only. */
function boxedLetter(sign: string): string {
  const code = sign.codePointAt(0)!;
  for (const first of [0x1f130, 0x1f150, 0x1f170, 0x1f1e6])
    if (code >= first && code < first + 26) return String.fromCharCode(97 + code - first);
  return sign;
}

const BOXED = /[\u{1F130}-\u{1F149}\u{1F150}-\u{1F169}\u{1F170}-\u{1F189}\u{1F1E6}-\u{1F1FF}]/gu;

/** Pictures and boxed letters as words and letters. */
export const spellPictures = (text: string): string =>
  WORD_OF_PICTURE.reduce((spelled, [picture, word]) => spelled.replace(picture, word), text).replace(
    BOXED,
    boxedLetter,
  );

/** @param text in lower case. @returns it with the Latin letter that each sign looks like. */
export const unmask = (text: string): string =>
  Array.from(text, (sign) => LETTER_OF.get(sign) ?? sign).join("");
