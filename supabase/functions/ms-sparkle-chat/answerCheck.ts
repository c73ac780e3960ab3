/** Checks a model's answer: plain text of at most 120 words that ends with a sentence and is fit for a child. */
import { withoutHidden } from "../_shared/text/normalise.ts";
import { readAndMatch } from "../_shared/text/judge.ts";
import { unmask } from "../_shared/text/signs.ts";
import type { WordingFault } from "./answerRows.ts";
import { faultInWording } from "./answerWording.ts";
import { redact, sharesPersonalData } from "./personalData.ts";
import { namePage, titleOf } from "./sitePages.ts";

const MAX_WORDS = 120;
/** Limits languages that put no blanks between words. */
const MAX_CHARACTERS = 900;
/** The check reads no more than this, and nothing beyond it is passed on. */
const MAX_READ = 2000;

/** The reason why a model's answer is not passed on. */
export type AnswerFault = WordingFault | "empty" | "markup";

type Checked = { text: string } | { fault: AnswerFault };

/** Control, direction and invisible characters. Emoji keep their joiners. */
const UNSEEN =
  /[^\P{Cc}\n]|[\u{AD}\u{61C}\u{200B}\u{200C}\u{200E}\u{200F}\u{202A}-\u{202E}\u{2060}-\u{206F}\u{FEFF}\u{E0000}-\u{E007F}]/gu;
const MARKUP = /<\/?[a-z!?][^>]*>|<script|&(?:#x?[\da-f]+|lt|gt|amp|quot);|```|!\[/iu;

/** Removes the signs of headings, emphasis and lists, and keeps the words. */
const withoutMarkdown = (text: string): string =>
  text
    .replace(/\[([^\]\n]{1,100})\]\((\/[^)\s]*)\)/gu, "“$1” ($2)")
    .replace(/^ {0,3}(?:#{1,6} +|[*+•-] +|> ?)/gmu, "")
    .replace(/(\*\*|__|~~)(?=\S)([^\n]*?\S)\1/gu, "$2")
    .replace(/(?<![\p{L}\p{N}*_])([*_`])(?=\S)([^\n*_`]*?\S)\1(?![\p{L}\p{N}])/gu, "$2");

const SCHEME = /\b(?:[a-z][a-z\d+.-]{1,15}:\/\/|(?:javascript|data|mailto|tel|sms|vbscript):)/iu;
const DOMAIN =
  /(?<![\p{L}\p{N}.@-])(?:[\p{L}\p{N}-]+\.)+(?:com|org|net|uk|co|io|me|gg|tv|app|dev|info|biz|xyz|link|ly|ai|shop|online|site|club|top|ru|cn|de|fr|eu|us|edu|gov|store|live|chat)(?![\p{L}\p{N}])/giu;
const SPELLED_DOMAIN =
  /\b(?:dot|\(dot\)|\[dot\]) ?(?:com|org|net|co|uk|io|gg|example|app|shop|info)\b|\bdot \w+ slash\b/iu;
const ALLOWED_DOMAINS = ["childline.org.uk", "www.childline.org.uk"];

/** "example . com", "example。com". A blank on the right alone may end a sentence, except before common endings. */
const closed = (text: string): string =>
  text
    .replace(/[。｡․]/gu, ".")
    .replace(/(?<=[\p{L}\p{N}]) +\. *(?=\p{L})/gu, ".")
    .replace(/(?<=[\p{L}\p{N}])\. +(?=(?:com|org|net|co|uk|io)(?![\p{L}\p{N}]))/gu, ".");

function leadsAway(written: string): boolean {
  const text = closed(written);
  if (SCHEME.test(text) || SPELLED_DOMAIN.test(text) || /\/\/|\\\\/u.test(text)) return true;
  return [...text.matchAll(DOMAIN)].some(([domain]) => !ALLOWED_DOMAINS.includes(domain.toLowerCase()));
}

const PHONE = /(?<![£$€\d.,])(?:\+|\(?0)\d*(?:[ ().-]{0,2}\d){6,}/gu;
const CHILDLINE = "08001111";

/** An answer may name a child in an example, or the place of a bank. */
const IN_EXAMPLES: ReadonlySet<string> = new Set(["name", "place", "school", "street", "date of birth"]);
function givesContact(text: string): boolean {
  if (
    redact(text).details.some((detail) => !IN_EXAMPLES.has(detail)) ||
    /(?<![\p{L}\p{N}])@[\p{L}\p{N}_]{2,}/u.test(text)
  )
    return true;
  return [...text.matchAll(PHONE)].some(([number]) => number.replace(/\D/gu, "") !== CHILDLINE);
}

/** Matches “Title” (/path), "Title" (/path), (/path) and /path. */
const PAGE =
  /(?:[“"]([^“”"\n]{1,100})[”"] ?)?\((\/[^\s()]*)\)|(?<![\p{L}\p{N}/<.-])(\/[a-z\d][\w/-]*)(?![\p{L}\p{N}])/giu;

/** Names each page by its own title, whatever the model called it. @returns undefined if there is no such page. */
function withPages(text: string): string | undefined {
  let known = true;
  const named = text.replace(PAGE, (_, _title, inBrackets?: string, bare?: string) => {
    const path = (inBrackets ?? bare!).replace(/(?<=.)\/$/u, "");
    const title = titleOf(path);
    if (title) return namePage(path, title);
    known = false;
    return "";
  });
  return known ? named : undefined;
}

/** Not one character class: with that, the engine of Deno 2.9 does not find 💰 at the end. */
const SMILING_END = /(?:\p{Extended_Pictographic}|\u{FE0F}|\))$/u;
const SENTENCE_END = /[.!?…。！？؟।]+["”’')]*(?=\s|$)/gu;

const isShort = (text: string) =>
  text.split(/\s+/u).filter(Boolean).length <= MAX_WORDS && text.length <= MAX_CHARACTERS;

/** Keeps as many whole sentences as fit. A short text that ends without a full stop gets one. */
function wholeSentences(text: string): string {
  const ends = [...text.matchAll(SENTENCE_END)].map(({ index, 0: end }) => index + end.length);
  if (!ends.length) return isShort(text) && text ? `${text}.` : "";
  if (isShort(text) && (ends.at(-1) === text.length || SMILING_END.test(text))) return text;
  const last = ends.findLast((end) => isShort(text.slice(0, end)));
  return last === undefined ? "" : text.slice(0, last);
}

/** "Tell a grown-up if he asks to touch you" is a warning: a row of abuse is heard without the sentences that help. */
const WARNING =
  /[^.!?\n]*\b(?:tell|warning|say no|against the law|crime|stolen|told to|asking you to be|using you as|mule means|never|do not|don['’]t|scam|trick|illegal|stop)\b[^.!?\n]*/giu;

/** @param answer as the model wrote it */
export function checkAnswer(answer: string): Checked {
  const seen = answer.slice(0, MAX_READ).replace(/\r\n?/gu, "\n").replace(UNSEEN, "").normalize("NFC");
  // The second test finds what full-width signs hide.
  if (MARKUP.test(seen) || MARKUP.test(withoutHidden(seen))) return { fault: "markup" };
  const plain = withoutMarkdown(seen)
    .replace(/[ \t]+/gu, " ")
    .replace(/ ?\n ?/gu, "\n")
    .replace(/\n{3,}/gu, "\n\n")
    .trim();
  const folded = withoutHidden(plain);
  // A link may hide behind look-alike letters, so it is looked for in the unmasked text as well.
  if ([plain, folded, unmask(folded)].some(leadsAway)) return { fault: "link" };
  if (givesContact(plain) || givesContact(folded)) return { fault: "contact" };
  const { hears } = readAndMatch(plain);
  if (hears("emergency") || hears("crisis")) return { fault: "urgent" };
  const fault = faultInWording(folded);
  if (fault) return { fault };
  if (readAndMatch(plain.replace(WARNING, "")).hears("abuse")) return { fault: "urgent" };
  if (sharesPersonalData(plain)) return { fault: "contact" };
  const paged = withPages(plain);
  if (paged === undefined) return { fault: "link" };
  const text = wholeSentences(paged);
  return /[\p{L}\p{N}]/u.test(text) ? { text } : { fault: "empty" };
}
