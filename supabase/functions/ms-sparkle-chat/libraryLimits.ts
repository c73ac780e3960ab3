/** Questions that the library must not answer, even when it knows their words. */
import { plain, stem } from "./libraryWords.ts";

/** Asks for a tip: where to put money, how to get rich, how to hide a purchase. */
const TIPS: readonly RegExp[] = [
  /\b(?:which|what|best)\b.{0,40}\b(?:should|shall|do|can) (?:i|we|my \w+) (?:buy|get|invest|bet|choose|pick|join)\b/u,
  /\bshould (?:i|we|my \w+) (?:buy|sell|invest|bet|put (?:my |our )?money)\b/u,
  /\b(?:best|top|safest|cheapest)\b.{0,30}\b(?:banks?|cards?|shares?|stocks?|crypto|coins?|apps?|accounts?|funds?|bets?|loans?|brokers?)\b/u,
  /\bwhich (?:\w+ ){0,2}(?:banks?|cards?|shares?|stocks?|crypto|coins?|apps?|accounts?|funds?|horse|team)\b.{0,40}\b(?:best|better|good|up|win|wins|pays?|most|buy|get)\b/u,
  /\b(?:which|what|who)\b.{0,40}\b(?:will|going to|gonna) (?:go up|win|rise|double|moon)\b/u,
  /\b(?:time|safe|wise|smart|clever|worth it) to (?:buy|invest|bet)\b/u,
  /\bgood (?:buy|bet|investment|stock|share|coin)s?\b/u,
  /\b(?:quick(?:est|ly)?|fast(?:est)?|easy|easiest)\b.{0,30}\brich\b|\brich (?:quick|fast|overnight)/u,
  /\bwithout (?:my |our |the )?(?:mum|mom|dad|mam|parents?|gran|nan|carer|grown ?ups?)\b/u,
];

/** Asks for today's figures, or for what somebody owns. */
const FIGURES: readonly RegExp[] = [
  /\b(?:how (?:much|many)|what(?:s| is| are)|rate|price)\b.{0,60}\b(?:today|tomorrow|right now|at the moment|currently|this (?:week|month|year)|nowadays|these days)\b/u,
  /\bwhat(?:s| is) the (?:current|latest|newest)\b/u,
  /\b(?:rich|poor|wealth)iest\b|\b(?:rich|poor)est\b|s net worth\b|\bnet worth of\b/u,
  /\bhow much (?:money )?(?:does|do|did|has|have) (?!i\b|you\b|u\b|we\b|it\b|this\b|that\b|the\b|an?\b|my\b|your\b)\w+(?: \w+)? (?:have|has|got|earn|make|own)\b/u,
  /\bhow much (?:do|does|is|are|would|will) (?:an? |the |my )?(?:\w+ ){1,3}?(?:games?|consoles?|phones?|tablets?|bikes?|films?|tickets?|trainers)(?: costs?)?$/u,
  /\bhow much (?:do|does) (?:an? |the )?(?!i\b|you\b|u\b|we\b|it\b|my\b|kids\b|children\b)\w+(?: \w+)? (?:earn|make|get paid)\b/u,
];

/** Something is wrong, so a glossary answer would sound as if nobody had listened. */
const WORRIES =
  /\b(?:sad|unhappy|cry|crying|cried|scared|afraid|frightened|upset|lonely|alone|died|dead|death|divorc\w*|split(?:ting)? up|bull(?:y|ied|ying|ies)|hates?|hated|hurts?|angry|ill|sick|poorly|hospital|funeral|stolen|stole|steals?|stealing|robbed|fights?|fighting|shouts?|shouting|worried|worry|worries|worrying|anxious|depressed|stressed|ashamed|lost my|runs? away|ran away|homeless|evicted|hungry|starving|awful|terrible|horrible|laughs? at|laughed at|laughing at|teas(?:e|es|ed|ing)|picked on|scary|threat\w*|forc(?:e|es|ed|ing) me|(?:makes?|made|making) me (?:pay|give|buy|do|steal)|hits? me|los(?:e|t|ing) (?:our|the|his|her|their) (?:job|home|house|flat)|nothing to eat|no food|cold at home)\b/u;

/** Phrases in which a money word has nothing to do with money. */
const FALSE_FRIENDS = /\b(?:shooting stars?|bank holidays?|river ?banks?|blood banks?|stock cubes?)\b/u;
export const isNotOfMoney = (message: string): boolean => FALSE_FRIENDS.test(plain(message));

export type Limit = "tip" | "figure";

/** @returns why the library must not answer this, if it must not. */
export function limitOf(message: string): Limit | undefined {
  const text = plain(message);
  if (TIPS.some((pattern) => pattern.test(text))) return "tip";
  return FIGURES.some((pattern) => pattern.test(text)) ? "figure" : undefined;
}

/** Asks whether to worry about something it names, when nothing has happened yet. */
const WONDERS = /\b(?:should|do) (?:i|we) (?:have to |need to )?(?:worry|be (?:scared|worried|afraid))\b/u;
export const onlyWonders = (message: string): boolean => WONDERS.test(plain(message));

export const soundsWorried = (message: string): boolean => WORRIES.test(plain(message));

const SOMEBODY =
  /\b(?:he|hes|him|his|she|shes|her|hers|they|theyre|them|nobody|no one|everyone|everybody|someone|somebody|mums?|moms?|dads?|mam|mummy|daddy|mother|father|parents?|step\w+|brothers?|sisters?|cousins?|uncle|aunt(?:ie)?|nan|nana|gran|grandma|grandad|friends?|mates?|bf|gf|boyfriend|girlfriend|bff|teachers?|tutor|coach|boys?|girls?|man|men|guy|woman|neighbours?|baby)\b/u;
const MYSELF = /\b(?:i|im|ive|id|ill|me|my|myself|mine|we|us|our)\b/u;
const FEELING =
  /\b(?:feel(?:s|ing|ings)?|felt|mood|happy|empty|tired|ugly|fat|useless|worthless|stupid|embarrass\w*|jealous|guilty|nervous|panic\w*|lost|pain|bleeding|bruis\w+|love|miss|missing|sorry|dizzy|help me)\b/u;
/** Matches "how do I…", "can you…" and "do my…", which set a task and say nothing about the child. */
const SETS_A_TASK =
  /^(?:please |pls |hi |hello |hey )*(?:how|what|whats|which|when|where|who|whos|can|could|do|does|did|will|would|should|is|are|tell|write|draw|make|give|show|find|sing|play|lets|explain)\b/u;
const ASKS_FOR_A_MEANING =
  /^(?:what|whats|who|whos|define) (?:is |are |does )?(?:an? |the |my )?\w+(?: mean)?$/u;
const MONEY =
  /[£%]|\b(?:money|cash|coins?|pounds?|pence|penny|pennies|quid|fivers?|tenners?|pay|pays|paid|paying|payment|cost\w*|pric\w+|spend\w*|spent|sav(?:e|es|ed|ing|ings)|buy\w*|bought|sell\w*|sold|ow(?:e|es|ed|ing)|debts?|loans?|lend|lent|borrow\w*|banks?|cards?|purse|wallet|afford|poor|rich|skint|cheap|expensive|wages?|salary|earn\w*|jobs?|tax\w*|budget\w*|interest|invest\w*|shares?|crypto|bills?|rent|mortgage|gambl\w*|bets?|betting|robux|gems|account|subscription|refund|receipt|shops?|pension|profit)\b/u;

/** @returns whether a message is about a person or a feeling, or sounds worried, so small talk must not answer it. */
export function mayBeAWorry(message: string): boolean {
  if (soundsWorried(message)) return true;
  const text = plain(message).trim();
  if (MONEY.test(text) || ASKS_FOR_A_MEANING.test(text)) return false;
  return SOMEBODY.test(text) || FEELING.test(text) || (MYSELF.test(text) && !SETS_A_TASK.test(text));
}

/** The entries that may answer a worried message, because their texts are written for such a day. */
export const FOR_WORRIES: ReadonlySet<string> = new Set([
  "Already owe money? Start here",
  "Bankruptcy",
  "Before you turn eighteen",
  "Benefits",
  "Cost of living",
  "Debt",
  "FOMO",
  "Gambling",
  "Identity theft",
  "Loan shark",
  "Money mule",
  "Peer pressure",
  "Phishing",
  "Privacy",
  "Scam",
  "Skint",
  "“Everyone has one”",
]);

/** Stemmed names that also mean other things: a long message with one of them may be about something else. */
const OTHER_MEANINGS = new Set(
  `account award badge balance benefit bill bonus brand broke broken business bust change charge cheque client coin
  commercial company competition competitor con cost craze creator crisis customer deal dear demand deposit designer diary
  drop enterprise exchange expensive export faulty fee firm fund giving goal goods gross habit housework import
  impulse influence interest job kindness loss lone luxury mission money need net note offer owe penny phase point
  poor pound price product quest quiz rate return rich rival risk risky routine rule safe save saving
  sale second service share skin spend stock streak supply target test tip trade transfer treat trend trick value viral
  want wealth worth home contact book story research author privacy terms chore`
    .trim()
    .split(/\s+/u)
    .map(stem),
);
export const hasOtherMeanings = (name: string): boolean => OTHER_MEANINGS.has(name);
