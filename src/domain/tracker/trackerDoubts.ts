/** Words that say that money has not moved, or that a row is none of its own: in notes beside rows, and in lines above them. */
import { plain } from "./trackerHead";

/** A longer text is a story. */
const LONGEST_REMARK = 80;

const anywhere = (...patterns: string[]) =>
  new RegExp(String.raw`(?<!\p{L})(?:${patterns.join("|")})(?!\p{L})`, "iu");

const MOVED =
  "(?:paid|pay|given|give|got|gotten|get|received?|happen(?:ed)?|come|came|done|moved?|arrived|cleared|settled|sent|transferred|bought|spent|earned|collected|confirmed|decided|agreed|returned|repaid|real|counted|count)";
const TO_MOVE =
  "(?:pay|give|get|receive|happen|come|do|move|arrive|send|transfer|buy|spend|earn|collect|return|repay|be|have)";
const WHEN = String.raw`(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|tue|wed|thu|fri|sat|sun)|next \p{L}+|tomorrow|(?:the )?weekend|christmas|later|soon)`;
const SOMEBODY = "(?:i|we|he|she|they|you|it|mum|mom|dad|gran|nan|grandad)";

/** Words that hardly mean anything else, wherever they are in a note. */
const NOT_YET = anywhere(
  `(?:not|never|(?:did|has|have|is|was|does|do|are|were|had|wo|ca)n['’]?t)(?: (?:yet|been|actually|really|be|even))* ${MOVED}`,
  String.raw`not(?: \p{L}+){0,2} yet`,
  "un-?paid",
  "(?:still|yet) to(?! do with)",
  `to be ${MOVED}`,
  `(?:(?:i|he|she|they|we|you|it)['’]ll|will|shall|going to|gonna|hop(?:e|es|ing) to|needs? to|wants? to) (?:then |only )?(?:be ${MOVED}|${TO_MOVE})`,
  `(?:coming|planned|due|expected|get(?:ting)?(?: it| this| that| them| paid)?) (?:(?:for|on|by|at|in|after|before) )?${WHEN}`,
  "hoping for|should (?:have been|be|say)|still (?:has|have|holds?) (?:it|this|my|the money)|might (?:get|be|not|pay|give|have|do)",
  `if ${SOMEBODY}`,
  String.raw`t\.?b\.?[acd]`,
  "promised|promises|maybe|perhaps|probably|possibly|hopefully|tomorrow(?!['’])|postponed|on hold|awaiting",
  "waiting (?:for|to|on)|cancell?ed (?:by|because|as|so|until)",
  "duplicate (?:of|row|entry|line)|dupe|double[- ](?:entry|entered|counted)|(?:same|repeat|copy) (?:as|of) (?:(?:the )?row|the line|the entry|above|below|the last)",
  "(?:entered|added|typed|written|counted|listed|recorded|logged|imported|put|in|here|it) (?:it |in |down |here )?(?:twice|double)",
  "(?:counted|entered|added|listed|recorded|logged) already|already (?:entered|added|counted|listed|recorded|logged|in (?:here|the (?:list|sheet))|above)",
  "ignore",
  "(?:delete|remove|disregard|skip|(?:don['’]?t|do not|doesn['’]?t) count) (?:this|me|it|row|line|that)",
  "wrong (?:amount|date|row|entry|day|one|line|price)",
  "(?:by|in) (?:mistake|error)",
  "(?:got|get|getting|gave|given) (?:(?:it|this|them|(?:my |the |his |her )?money) )back",
);
const OWED = /(?<!\p{L})ow(?:e[sd]?|ing)(?!\p{L})/iu;
const WAS_PAID = /(?<!\p{L})(?:re)?paid(?!\p{L})/iu;
const AT_START =
  /^(?:(?:only )?if(?! only)|unless|once (?!an?|upon|more|again|every|per|in)\p{L}+|ious?|e\.?g|for example|next (?:week|month|year|term|time|(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*)|due(?: (?:on|by|next|in|from))?(?! \p{L})|when (?:i|we|he|she|they|you|it|mum|dad)(?! (?:was|were|had|did|went|got|came|made|took|saw|\p{L}+ed)(?!\p{L})))(?!\p{L})|(?<!\p{L})due$/iu;
/** Words that say it only alone, between marks: a "test" is none in "swimming test passed". */
const ALONE =
  /^(?:(?:an?|the|my|our|just|only|still|all|please) )*(?:cancel(?:l?ed)?|declined|rejected|failed|void(?:ed)?|reversed|refund(?:ed)?|returned|deleted?|pending|planned|predicted|budget(?:ed)?|guess|practi[cs]e|trial|hold|owed|owing|iou|bounced|test(?:ing)?|forecast|estimated?|expected|mistake|wrong|error|incorrect|examples?|samples?|dummy|templates?|draft|duplicate|doubled?|todo|to (?:do|pay|come|buy|get|follow)|outstanding|overdue|due|upcoming|future|promise|wish(?:es)?|wish ?list|ideas?|later|soon|in progress|not sure|unsure|unconfirmed|uncertain|provisional|tentative|postponed|not done|undone|unfinished)(?: (?:rows?|entry|entries|lines?|data|only|money|amounts?|payments?|yet|one|list|for now))*$/iu;

/** @returns true for a note that says that the money of its row may not have moved. */
export function saysNotYet(note: string): boolean {
  if (note.length > LONGEST_REMARK) return false;
  if (NOT_YET.test(note) || (OWED.test(note) && !WAS_PAID.test(note)) || /^\?+$/u.test(note)) return true;
  const parts = note.split(/\s+[-–—]+\s+|[()[\]{}:;,.!?/|*"“”]+/u).map((part) => part.trim());
  return AT_START.test(plain(note)) || parts.some((part) => ALONE.test(part));
}

/** Plans, wishes and examples, in English and with the same root in most languages. */
const PLAN =
  /(?<!\p{L})(?:(?:ge|za)?plan(?:s|ned|ning|[td]|ej|y|ı|lı|lagt|lanan|erat|ead[ao]s?|owane|ificad[ao]s?|ifi[ée]e?s?)?|plán(?:y|ované)?|планы?|запланировано|wish(?:es)?|wish ?lists?|examples?|samples?|templates?|ex[ae]mpl[aeou]s?|esempi[oi]?|exempel|eksempel|beispiele?|voorbeeld(?:en)?|przykłady?|příklad|пример|приклад|örnek|példa|esimerkki|muster|upcoming|expected|(?:things|jobs|bills|what)(?: (?:i|we))?(?: (?:want|need|have))? to|wunsch\p{L}*|souhaits?|deseos|życzenia|marzenia)(?!\p{L})|[未例予预]|计划|計画|예정|예시/iu;
/** "Not", "still" and "to pay" in other languages. */
const NOT_YET_ELSEWHERE =
  /(?<!\p{L})(?:nicht|noch|offen|ausstehend|unbezahlt|zu (?:be)?zahlen|pas|impayée?s?|[àa] (?:payer|venir|pagar)|en attente|pr[ée]vue?s?|por pagar|pendientes?|sin pagar|previst[oiae]s?|da pagare|in sospeso|non|não|do zapłaty|nie|niezapłacone|niet|nog|te betalen|ej|inte|ikke|heb|не|нет|ещё|к оплате|ще|ödenmedi|bekleyen|neplătite?|de plătit|nezaplaceno|maksamatta)(?![\p{L}-])/iu;

/** A longer line is a sentence on how to use the sheet. */
const LONGEST_TITLE = 45;
/** @returns true for a line that says of the rows below it that their money may not have moved. */
export const isTitleOfPlans = (line: string): boolean =>
  line.length <= LONGEST_TITLE && (saysNotYet(line) || PLAN.test(line) || NOT_YET_ELSEWHERE.test(line));
