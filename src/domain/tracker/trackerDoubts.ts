/** Words that say that money has not moved, or that a row is none of its own: in notes beside rows, and in lines above them. */
import { plain } from "./trackerHead";

/** A longer text is a story. */
const LONGEST_REMARK = 80;

const anywhere = (...patterns: string[]) =>
  new RegExp(String.raw`(?<!\p{L})(?:${patterns.join("|")})(?!\p{L})`, "iu");

const TO_MOVE = "(?:pay|give|get|have|be|come|send|receive|happen|arrive|do|buy|earn)";
const MOVED = String.raw`(?:paid|given|got|done|sent|bought|spent|real|\p{L}+ed|${TO_MOVE})`;
const SOMEBODY = "(?:i|we|he|she|they|you|it|mum|dad|gran)";
const DAY = String.raw`(?:(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*|next \p{L}+|tomorrow|the weekend|later|soon)`;
const WRITTEN = "(?:entered|added|counted|listed|typed|in)";

/** Words that hardly mean anything else, wherever they are in a note. */
const NOT_YET = anywhere(
  `(?:not|never|(?:did|has|have|is|was|does|do)n['’]?t) (?:yet |been |be )*${MOVED}`,
  String.raw`not(?: \p{L}+){0,2} yet|unpaid|(?:still|yet) to`,
  `to be ${MOVED}`,
  `(?:${SOMEBODY}['’]ll|will|going to|hop(?:e|es|ing) to|needs? to|wants? to) (?:be ${MOVED}|${TO_MOVE})`,
  `(?:coming|planned|due|expected|get(?:ting)?(?: it| this| paid)?) (?:(?:for|on|by|at|in) )?${DAY}`,
  "hoping for|should (?:have been|be|say)|still (?:has|have) (?:it|this|my)|might (?:get|be|not)",
  `if ${SOMEBODY}`,
  String.raw`t\.?b\.?[acd]|promised|promises|maybe|perhaps|probably|hopefully|tomorrow(?!['’])|on hold|awaiting`,
  "waiting (?:for|to|on)|cancell?ed (?:by|because|as|so|until)",
  "dupe|(?:duplicate|double|same|repeat|copy) (?:as |of )?(?:the )?(?:row|line|entry|above|below|last)",
  `${WRITTEN} (?:it |in |down |here )?(?:twice|double|already)|already ${WRITTEN}`,
  "ignore|(?:delete|remove|skip|not count) (?:this|it|row|line)",
  "wrong (?:amount|date|row|entry|day|price)|(?:by|in) (?:mistake|error)",
  "(?:got|gave|given) (?:it|this|(?:my |the )?money) back",
);
const OWED = /(?<!\p{L})ow(?:e[sd]?|ing)(?!\p{L})/iu;
const WAS_PAID = /(?<!\p{L})(?:re)?paid(?!\p{L})/iu;
const AT_START =
  /^(?:(?:only )?if(?! only)|unless|once (?:i|we|he|she|they|it|mum|dad)|ious?|e\.?g|next (?:week|month|year|term|time|(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*)|due(?! \p{L})|when (?:i|we|he|she|they|you|it|mum|dad)(?! (?:was|were|had|did|went|got|came|made|\p{L}+ed)(?!\p{L})))(?!\p{L})|(?<!\p{L})due$/iu;
/** Words that say it only alone, between marks: a "test" is none in "swimming test passed". */
const ALONE =
  /^(?:(?:an?|the|my|just|only|still|please) )*(?:cancel(?:l?ed)?|declined|rejected|failed|void|refund(?:ed)?|returned|deleted?|pending|planned|predicted|budget|guess|practi[cs]e|trial|hold|owed|owing|test(?:ing)?|forecast|estimated?|expected|mistake|wrong|error|examples?|samples?|dummy|templates?|draft|duplicate|double|todo|to (?:do|pay|come|buy|get)|outstanding|upcoming|future|promise|wish(?:es)?|wish ?list|ideas?|later|soon|in progress|not (?:sure|done)|unsure|un\p{L}+ed|postponed)(?: (?:rows?|entry|entries|lines?|data|only|money|amounts?|payments?|yet|list|for now))*$/iu;

/** @returns true for a note that says that the money of its row may not have moved. */
export function saysNotYet(note: string): boolean {
  if (note.length > LONGEST_REMARK) return false;
  if (NOT_YET.test(note) || (OWED.test(note) && !WAS_PAID.test(note)) || /^\?+$/u.test(note)) return true;
  const parts = note.split(/\s+[-–—]+\s+|[()[\]{}:;,.!?/|*"“”]+/u).map((part) => part.trim());
  return AT_START.test(plain(note)) || parts.some((part) => ALONE.test(part));
}

/** Plans, wishes and examples, in English and with the same root in most languages. */
const PLAN =
  /(?<!\p{L})(?:pl[aá]n(?!t|e(?![ajr])|k)\p{L}*|(?:ge|za)plan\p{L}+|(?:за)?план\p{L}*|wish(?:es)?|wish ?lists?|samples?|templates?|ex[ae]mpl\p{L}+|esempi\p{L}*|e[xk]sempel|beispiele?|voorbeeld|przykłady?|příklad|пример|приклад|örnek|példa|upcoming|expected|(?:things|jobs|bills|what)(?: (?:i|we))?(?: (?:want|need|have))? to|wunsch\p{L}*|souhaits?|deseos|życzenia)(?!\p{L})|[未例予预]|计划|計画|예정|예시/iu;
/** "Not", "still" and "to pay" in other languages. */
const NOT_YET_ELSEWHERE =
  /(?<!\p{L})(?:nicht|noch|offen|ausstehend|unbezahlt|zu (?:be)?zahlen|pas|impayée?s?|[àa] (?:payer|venir|pagar)|en attente|pr[ée]vu|previst\p{L}|por pagar|pendientes?|sin pagar|da pagare|non|não|do zapłaty|nie|niezapłacone|niet|nog|te betalen|ej|inte|ikke|heb|не|нет|ещё|к оплате|ще|ödenmedi|bekleyen|de plătit)(?![\p{L}-])/iu;

/** A longer line is a sentence on how to use the sheet. */
const LONGEST_TITLE = 45;
/** @returns true for a line that says of the rows below it that their money may not have moved. */
export const isTitleOfPlans = (line: string): boolean =>
  line.length <= LONGEST_TITLE && (saysNotYet(line) || PLAN.test(line) || NOT_YET_ELSEWHERE.test(line));
