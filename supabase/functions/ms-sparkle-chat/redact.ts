/** Removes what says who or where somebody is, before a provider sees a text. None of it is ever logged. */
import { withoutHidden } from "../_shared/text/normalise.ts";

type Detail = "e-mail" | "card" | "phone" | "postcode" | "bank account" | "user name";

/** A card number's last digit is a check on the others (ISO/IEC 7812). */
export function isCardNumber(text: string): boolean {
  const digits = text.replace(/\D/gu, "");
  if (digits.length < 13 || digits.length > 19 || /^(\d)\1+$/u.test(digits)) return false;
  let sum = 0;
  for (const [index, digit] of Array.from(digits).toReversed().entries()) {
    const doubled = Number(digit) * (index % 2 ? 2 : 1);
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** Public numbers, such as Childline's. */
const FOR_EVERYBODY = /^(?:0800|0808|0300|0330|0345|116)/u;

/** The signs that people put between digits. */
const GAP = String.raw`[ \t().\-–—‐‑_/·]{0,3}`;
const digitsApart = (least: number, most: number) => String.raw`\d(?:${GAP}\d){${least - 1},${most - 1}}`;
const NO_AMOUNT = String.raw`(?<![\d£$€¥]|[£$€¥] |\d[.,])`;
const NUMBER_WORD = "(?:zero|oh|nought|one|two|three|four|five|six|seven|eight|nine|double|triple)";

interface Kind {
  detail: Detail;
  word: string;
  pattern: RegExp;
  holds?: (found: string) => boolean;
}

/** The order matters: a card number contains what would pass for a phone number. */
const KINDS: readonly Kind[] = [
  {
    detail: "e-mail",
    word: "[e-mail]",
    pattern:
      /[\p{L}\p{N}._%+'-]+ ?(?:@|[([{<] ?at ?[)\]}>]) ?[\p{L}\p{N}-]+(?: ?(?:\.|[([{<] ?dot ?[)\]}>]| dot ) ?[\p{L}\p{N}-]+)+/giu,
  },
  {
    detail: "e-mail",
    word: "[e-mail]",
    pattern: /[\p{L}\p{N}._%+-]+ at [\p{L}\p{N}-]+ dot (?:com|net|org|uk|co dot uk|co|io|me|eu)\b/giu,
  },
  // An address without its dot: jo.smith gmail com
  {
    detail: "e-mail",
    word: "[e-mail]",
    pattern:
      /[\p{L}\p{N}._%+-]+[ @]{1,3}(?:gmail|googlemail|hotmail|outlook|yahoo|icloud|proton|protonmail)[ .]{1,3}(?:com|co\.? ?uk|fr|de|me)\b/giu,
  },
  // Four groups of four are meant as a card number, even with a mistyped digit.
  {
    detail: "card",
    word: "[card number]",
    pattern: /(?<![\d£$€])\d{4}(?:[ .-]{1,3}\d{4}){3}(?!\d)/gu,
  },
  {
    detail: "card",
    word: "[card number]",
    pattern: new RegExp(String.raw`(?<!\d)${digitsApart(13, 19)}(?!\d)`, "gu"),
    holds: isCardNumber,
  },
  // sort code 20-00-00, account 12345678
  {
    detail: "bank account",
    word: "[bank account]",
    pattern: /\bsort ?code\D{0,12}\d{2}[ -]?\d{2}[ -]?\d{2}(?!\d)/giu,
  },
  {
    detail: "bank account",
    word: "[bank account]",
    pattern: /\b(?:account|acc|a\/c)(?: (?:number|no|num|nr))?\W{0,3}(?:is )?\d{8}(?!\d)/giu,
  },
  // +44 7700 900123, 0044 …, +1 (555) 010-0199
  {
    detail: "phone",
    word: "[phone number]",
    pattern: new RegExp(String.raw`(?<![\d\p{L}])(?:\+|00)${GAP}${digitsApart(8, 15)}(?!\d)`, "gu"),
  },
  // 07700 900123, (020) 7946 0018, 0-7-7-0-0…
  {
    detail: "phone",
    word: "[phone number]",
    pattern: new RegExp(String.raw`${NO_AMOUNT}\(?[0oO]${GAP}[1-37-9](?:${GAP}[\doO]){8,9}(?![\d])`, "gu"),
    holds: (found) => !FOR_EVERYBODY.test(found.replace(/o/giu, "0").replace(/\D/gu, "")),
  },
  // 7700900123 without its first nought, and O7700 with a letter for it
  {
    detail: "phone",
    word: "[phone number]",
    pattern: new RegExp(String.raw`${NO_AMOUNT}[oO]?7${GAP}[\doO](?:${GAP}[\doO]){8}(?![\d\p{L}])`, "gu"),
    holds: (found) => /\d{2}/u.test(found) && !/^7 ?000 ?000 ?000$/u.test(found),
  },
  // 555-010-0199 and other groups of three, three and four.
  {
    detail: "phone",
    word: "[phone number]",
    pattern: /(?<![\d£$€.,])\(?[2-9]\d{2}\)?[ .-]\d{3}[ .-]\d{4}(?!\d)/gu,
  },
  // oh seven seven double oh …
  {
    detail: "phone",
    word: "[phone number]",
    pattern: new RegExp(String.raw`\b(?:zero|oh|plus)(?:[ ,.\-]+${NUMBER_WORD}){8,13}\b`, "giu"),
  },
  {
    detail: "postcode",
    word: "[postcode]",
    pattern:
      /(?<![\p{L}\p{N}])(?:GIR[ -]{0,3}0AA|[A-PR-UWYZ](?:\d{1,2}|[A-HK-Y]\d{1,2}|\d[A-HJKPSTUW]|[A-HK-Y]\d[ABEHMNPRV-Y])[ -]{0,3}\d[ABD-HJLNP-UW-Z]{2})(?![\p{L}\p{N}])/giu,
  },
  // A handle such as @tombaker09, by which a stranger would find a child elsewhere
  {
    detail: "user name",
    word: "[user name]",
    pattern: /(?<![\p{L}\p{N}@.])@[\p{L}\p{N}_][\p{L}\p{N}._]{2,29}/giu,
  },
];

interface Redacted {
  text: string;
  /** The kinds of detail that were found, once each. */
  details: Detail[];
}

/** @returns the text with words in brackets for each detail, or the text itself if there was none. */
export function redact(original: string): Redacted {
  const details = new Set<Detail>();
  let text = withoutHidden(original);
  for (const { detail, word, pattern, holds } of KINDS)
    text = text.replace(pattern, (found) => {
      if (holds && !holds(found)) return found;
      details.add(detail);
      return word;
    });
  return { text: details.size ? text : original, details: [...details] };
}
