/** Takes out what tells who or where somebody is, before a provider sees it. Nothing of it is ever logged. */
import { withoutHidden } from "./normalise.ts";

export type Detail = "e-mail" | "card" | "phone" | "postcode";

/** The last digit of a card's number proves the others (ISO/IEC 7812). */
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

/** Childline's, the police's and other numbers that are there for everybody. */
const FOR_EVERYBODY = /^(?:0800|0808|0300|0330|0345|116)/u;

/** Between the digits that somebody sets apart. */
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

/** In this order: a card's number holds what would pass for a phone's. */
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
  {
    detail: "card",
    word: "[card number]",
    pattern: new RegExp(String.raw`(?<!\d)${digitsApart(13, 19)}(?!\d)`, "gu"),
    holds: isCardNumber,
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
    pattern: new RegExp(String.raw`${NO_AMOUNT}\(?0${GAP}[1-37-9](?:${GAP}\d){8,9}(?![\d])`, "gu"),
    holds: (found) => !FOR_EVERYBODY.test(found.replace(/\D/gu, "")),
  },
  // 555-010-0199 and the like, with their groups of three, three and four.
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
      /(?<![\p{L}\p{N}])(?:GIR ?0AA|[A-PR-UWYZ](?:\d{1,2}|[A-HK-Y]\d{1,2}|\d[A-HJKPSTUW]|[A-HK-Y]\d[ABEHMNPRV-Y])[ -]?\d[ABD-HJLNP-UW-Z]{2})(?![\p{L}\p{N}])/giu,
  },
];

export interface Redacted {
  text: string;
  /** What was found, each kind once. */
  details: Detail[];
}

/** @returns the text with words in brackets for what it gave away; the very text when there was nothing. */
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
