/** Wording that no answer may contain: secrecy, closeness, pretending to be a person, asking for details, tips. */
import type { AnswerFault } from "./outcome.ts";

const FAMILY =
  "(?:mum|mom|dad|mummy|daddy|parents?|mother|father|carers?|grown-?ups?|family|teachers?|nan|gran|grandma|grandad)";
const FAMILYS = `(?:(?:your|the|a|any) )?(?:\\w+ )?${FAMILY}`;
/** Allows a phrase that follows "never", "do not" or "no one should". */
const NOT_DENIED = String.raw`(?<!\b(?:not|never|don't|can't|cannot|won't|no one|nobody|isn't|without) (?:\w+ ){0,3})`;
const ADVICE =
  "(?:you (?:should|could|can|might|must|may|need to|ought to|want to)|i(?:'d| would)|try|consider|why not|it is (?:best|smart|good|wise|worth)|it's (?:best|smart|good|wise|worth)|the best (?:way|thing)|a (?:good|great|smart) (?:idea|way|choice|pick|option))";
const TAKE =
  "(?:buy|buying|invest|investing|trade|trading|bet|betting|gamble|gambling|get|getting|use|using|try|trying|open|opening|apply|join|download|sign up|put|putting|take out|borrow|play|playing|pick|choose|go for|with|is|would be)";
const RISKY =
  "(?:bitcoins?|btc|ethereum|dogecoin|solana|crypto(?:currency|currencies)?|nfts?|meme ?coins?|shares?|stocks?|forex|index funds?|etfs?|lottery|scratch ?cards?|casinos?|poker|slots|roulette|betting|bets?|credit cards?|payday loans?|loans?|overdrafts?|buy now,? pay later)";
const BRAND =
  "(?:robinhood|etoro|coinbase|binance|trading ?212|freetrade|revolut|gohenry|go henry|monzo|starling|natwest|rooster ?money|hsbc|barclays|lloyds|santander|klarna|clearpay|paypal|bet365|paddy power|william hill|ladbrokes|amazon|temu|shein|ebay|vinted|robux|v-?bucks|tesla|nvidia|apple shares|iphone|playstation|xbox|nike|adidas|greenlight|depop|etsy|gumtree|cash ?app|venmo|hyperjar|nimbl|osper)";
const THING = `(?:${RISKY}|${BRAND})`;
const START = String.raw`(?:^|[.!?:\n]\s*)(?:(?:so|then|first|now|just|please|go and|go|yes|sure|ok)[,!]? )*`;

const HIDDEN_FROM = "(?:know|see|look|notice|find out|hear|learn|check|realise|spot)";
const NEVER = "(?:not|never|cannot|needn't|don't|doesn't|won't|can't|mustn't|shouldn't)";
const MEAL = "(?:lunch(?:es)?|dinners?|breakfasts?|meals?)";

const WORDINGS: readonly (readonly [fault: AnswerFault, patterns: readonly string[]])[] = [
  [
    "secrecy",
    [
      String.raw`\bour (?:little |special |own )*secret\b`,
      String.raw`${NOT_DENIED}\bkeep (?:this|it|that|our \w+) (?:\w+ )?(?:a )?(?:secret|between|quiet|private from|hidden|to yourself)`,
      String.raw`${NOT_DENIED}\b(?:just |only )?between (?:us|you and me)\b`,
      String.raw`\b(?:do not|don't|never|no need to|you need not|needn't|avoid|without) (?:tell|telling|show|showing|let|ask|asking|involve|involving) ${FAMILYS}\b`,
      String.raw`\b(?:do not|don't|never) (?:tell|show) (?:anyone|anybody|a soul|others)(?! (?:else )?(?:your |the |a )?(?:bank |card |secret )?(?:pin|password|passcode|code|card|account|security))`,
      // Catches "so that your mum does not see" and "your mum need not know", but not "if your mum does not know, ask".
      String.raw`(?<!\b(?:if|when) (?:\w+ )?)\b${FAMILY}(?:'s)? (?!(?:[\w']+ ){0,2}(?:may|might) not know)(?:(?!(?:you|if|when|i|we|who)\b)[\w']+ ){0,5}?${NEVER} (?:[\w']+ ){0,2}?${HIDDEN_FROM}\b`,
      String.raw`${NOT_DENIED}\b(?:keep|leave|keeping|leaving) (?:\w+ ){0,2}${FAMILY} (?:\w+ )?out of\b`,
      String.raw`${NOT_DENIED}\b(?:lie|lying|fib) (?:\w+ ){0,2}(?:about|to)\b|${NOT_DENIED}\b(?:say|pretend|tell them|claim) (?:that )?you(?:'re| are) (?:older|over 1\d|1[3-9]|18|an adult)\b`,
      String.raw`\bwithout ${FAMILYS} (?:knowing|finding out|noticing|seeing|find)`,
      String.raw`${NOT_DENIED}\b(?:hide|hiding|conceal) (?:\w+ ){1,4}from ${FAMILYS}`,
      String.raw`${NOT_DENIED}\b(?:delete|clear|erase) (?:this|the|our|your|these) (?:chat|messages?|history|receipts?|conversation)`,
    ],
  ],
  [
    "closeness",
    [
      String.raw`\bi (?:really |do |truly |so |also |secretly )*(?:love|adore|fancy|miss|desire) (?:you|u)\b`,
      String.raw`\b(?:darling|sweetheart|sweetie|honeybun|babe|my love|my dear one|gorgeous|sexy)\b`,
      String.raw`${NOT_DENIED}\bbe (?:your|my) (?:\w+ )?(?:girlfriend|boyfriend|lover|wife|husband|valentine|partner|soulmate)\b`,
      String.raw`\b(?:kiss|cuddle|hug|marry|date)(?:es|s|ing)? (?:you|me)\b|\bgo on a date\b|\bin love with\b`,
      String.raw`\b(?:meet|visit|ring|call|text|message) (?:up )?(?:with )?me\b|\blet's meet\b|\bonly i understand you\b`,
      String.raw`${NOT_DENIED}\btrust (?:only )?me\b`,
      String.raw`\bi(?:'m| am|'ll be| will(?: always)? be| want to be) (?:always |now )?(?:your|a) (?:\w+ ){0,2}friend\b`,
      String.raw`\bi (?:\w+ ){0,2}(?:care|understand|know|like|need) (?:about |for )?you (?:\w+ ){0,2}(?:more|better|most)\b`,
    ],
  ],
  [
    "contact",
    [
      String.raw`${NOT_DENIED}\b(?:send|show|give|tell|share with) me (?:\w+ ){0,2}(?:photos?|pictures?|pics?|selfies?|videos?|full name|surname|last name|address|phone|number|school|password|pin|passcode|e-?mail|card|location|postcode)\b`,
      String.raw`\b(?:snap|snapchat|whatsapp|dm|inbox|facetime|insta|instagram|discord|telegram|kik|add|follow) me\b`,
      String.raw`${NOT_DENIED}\bsell(?:ing)? (?:your (?:\w+ )?(?:photos?|pictures?|pics|selfies|videos?)|(?:\w+ )?(?:photos?|pictures?|pics|selfies|videos?) of you)`,
      String.raw`\bwhat(?:'s| is) your (?:\w+ )?(?:full name|surname|last name|name|address|phone|number|school|password|pin|e-?mail|location|postcode)\b`,
      String.raw`\b(?:where do you live|which school|what school|how old are you|are you (?:home )?alone|are your parents (?:home|there|around))\b`,
    ],
  ],
  [
    "pretence",
    [
      String.raw`\bi(?:'m| am) (?:a |an |really |actually |just )*(?:real |actual |living )*(?:human|person|woman|lady|girl|man|somebody real)\b`,
      String.raw`\bi(?:'m| am) not (?:a |an |just |really )*(?:computer|robot|bot|chatbot|ai|program|machine)\b`,
      String.raw`(?<!“)\bi(?:'m| am) (?:only |just |nearly |about )?(?:[1-9]\d|twenty|thirty|forty)(?:[ -]\w+)?(?= years|[.,!?]| and\b|$)`,
      String.raw`\bi live (?:in|at|near|on)\b|\bwhen i was (?:a (?:child|girl|kid)|young|little|small|your age)\b`,
    ],
  ],
  [
    "tip",
    [
      String.raw`\b${ADVICE}\b(?! (?:not|never))(?:(?!\b(?:not|never|avoid|beware|without|instead of)\b)[^.!?\n]){0,40}\b${TAKE}\b(?:(?!\b(?:not|never|avoid)\b)[^.!?\n]){0,30}\b${THING}\b`,
      String.raw`\bi(?:'d| would| do)? (?:recommend|suggest|advise|prefer|like|love|trust|use|choose)\b[^.!?\n]{0,40}\b${THING}\b`,
      String.raw`${START}(?:buy|invest|get|try|consider|use|download|sign up|open|apply for|take out|borrow|join|bet|play|trade|put|pick|choose|go for|sell|order)\b[^.!?\n]{0,40}\b${THING}\b`,
      String.raw`\b${THING}\b[^.!?\n]{0,30}\b(?:will|is going to|are going to|is sure to|is set to|is bound to) (?:\w+ ){0,2}(?:go up|rise|double|moon|soar|grow|make you|win)\b`,
      String.raw`\b${BRAND}\b[^.!?\n]{0,20}\bis (?:\w+ )?(?:the best|great|safe|a good|really good|my favourite|perfect)\b`,
      String.raw`${NOT_DENIED}\b(?:sell|list|post|order|shop|buy|trade|swap)\w*\b[^.!?\n]{0,60}\b(?:on|at|from|with|via|through) ${BRAND}\b`,
      String.raw`\b(?:app|site|website|bank|shop|store|platform|broker) (?:called|named)\b(?! (?:an?|the|your)\b)`,
      String.raw`\b(?:red|black|heads|tails) (?:always )?wins? (?:more|most|every)`,
      // No child should save money by skipping food.
      String.raw`${NOT_DENIED}\b(?:skip|skipping|miss|missing|give up|go without|going without) (?:\w+ ){0,2}${MEAL}\b`,
      String.raw`\b(?:not|don't|stop|without) (?:eat|eating|having|have) (?:\w+ ){0,2}(?:${MEAL}|food)\b|\beat(?:ing)? less(?: food)? (?:to|so|and) (?:\w+ ){0,3}save\b`,
      String.raw`\b(?:promo|discount|referral|voucher|affiliate) code\b|\buse (?:my|the|this) code\b|\bsponsored\b|\bguaranteed (?:\w+ )?(?:returns?|profits?|wins?|to win)\b|\brisk-?free\b`,
    ],
  ],
];

const COMPILED = WORDINGS.map(
  ([fault, patterns]) => [fault, patterns.map((pattern) => new RegExp(pattern, "u"))] as const,
);

/** @param text without hidden characters */
export function faultInWording(text: string): AnswerFault | undefined {
  const lower = text
    .toLowerCase()
    .replace(/[’‘`´]/gu, "'")
    .replace(/ +/gu, " ");
  return COMPILED.find(([, patterns]) => patterns.some((pattern) => pattern.test(lower)))?.[0];
}
