/**
 * Requests that the guide does not help with. To ask what a thing is, or how to keep away from it, is a good question,
 * so these phrases match only requests for the thing itself.
 */
import { compilePhrases } from "../_shared/text/phrases.ts";

const UNSAFE_KINDS = ["gambling", "investing", "credit", "hiding", "closeness", "wrongdoing"] as const;
export type UnsafeKind = (typeof UNSAFE_KINDS)[number];

const HOW =
  "(?:how (?:do|can|could|would|should|to|2)(?: i| you| we| u)?|help me(?: to)?|teach me(?: how)?(?: to)?|tell me how(?: to)?|show me how(?: to)?|(?:best|easiest|quickest|fastest|good|safest|a|any|some|secret) (?:way|ways|trick|tricks|method|hack|hacks)(?: to| of)?|where (?:can|do|could|should)(?: i| you| we)?|can (?:you|i|u|we)(?: help me)?|could (?:you|i|we)|should i|i (?:want|wanna|need|would like)(?: to)?|tips (?:for|to|on)|id like to|is there a way to|i (?:just )?wanna)";
const COIN =
  "(?:crypto(?:s|currency|currencies)?|bitcoins?|btc|eth|ethereum|dogecoin|doge|solana|shiba(?: inu)?|meme ?coins?|altcoins?|nfts?|xrp|coins? that|forex|penny stocks?|shares?|stocks?|options|cfds?|day trad(?:e|ing))";
const BETS =
  "(?:bet|bets|betting|gamble|gambling|casino|casinos|poker|roulette|blackjack|slots?|slot machines?|fruit machines?|lottery|lotto|scratch ?cards?|bookies?|online betting|skin betting|skins? gambling|case opening|sports bets?|accumulators?|football bets?)";
const PARENT =
  "(?:my |the )?(?:mum|dad|mums|dads|parents?|family|mum and dad|mum or dad|nan|grandma|grandparents|carer|carers|step dad|step mum|rents|folks|grown ?ups?|teacher|teachers)";

const RULES: Readonly<Record<UnsafeKind, readonly string[]>> = {
  gambling: [
    `${HOW} .. (?:win|make money|earn|play|start|place|put|use|join|get|do|open|go|beat|sign up|making) .... ${BETS}`,
    `${HOW} (?:to )?(?:online )?(?:bet|gamble)(?: on| with| online)?`,
    `(?:which|what|whats) .. (?:best|good|safest|lucky|luckiest|winning|easiest|horse|team|numbers|app|site|website) .... ${BETS}`,
    "(?:which|what|who) (?:team|horse|player|number|numbers|side|colour|dog) (?:should|shall|do|would|to|will) .. (?:bet|put|pick|choose|win) .. (?:on|money|lottery|lotto|£\\d+|\\d+)?(?<=on|money|lottery|lotto|\\d)",
    `(?:best|good|top|free|recommend|suggest|give me|trusted) .. (?:betting|gambling|casino|poker|slots?|roulette|bookies?|lottery|odds|bet|bets) ?(?:app|apps|site|sites|website|websites|tips?|tricks?|strategy|strategies|games?|numbers|today|tonight)?(?<!betting|gambling|odds|lottery)`,
    "count(?:ing)? cards|(?:lottery|lotto|betting|poker|roulette|blackjack|slots?) (?:numbers|tips|strategy|system|tricks|hacks|predictions?)|odds .. (?:should i|bet on)|double my (?:money|pocket money|savings) .. (?:bet|betting|casino|roulette|poker|fast)|(?:should|shall|can) i (?:bet|gamble)",
  ],
  investing: [
    `(?:which|what|whats|wot|whos) .. ${COIN} .. (?:should|shall|buy|invest|best|will|going|moon|go up|rich|pick|now|today|blow up|hot|good)`,
    `(?:should|shall|can|could) (?:i|we) .. (?:buy|invest|put|trade|sell|get|hold|dump) .... ${COIN}`,
    `${HOW} .. (?:buy|trade|mine|invest|get|make money|get rich|make|earn|start|sell|flip) .... ${COIN}`,
    `(?:best|good|top|hot|hottest|next|recommend|give me|suggest|tell me|pick|name) .. ${COIN}(?: .. (?:buy|invest|tip|tips|now|today|pick|moon|put))?(?<!crypto|shares|stocks|share|stock|cryptocurrency|options)`,
    `(?:best|top|hot|hottest|next big|good|give me|recommend|tell me|pick) .. (?:crypto|shares?|stocks?|cryptocurrency) .. (?:buy|invest|tips?|now|today|picks?|moon|get|for me|right now)`,
    `(?:will|is|would) ${COIN} .. (?:go up|rise|crash|moon|double|make me|good buy|good investment|go to the moon|hit|a buy)`,
    "(?:share|stock|crypto|trading|forex|bitcoin|coin) (?:tips?|picks?|signals?|predictions?)|(?:tesla|apple|nvidia|gamestop|amazon|bitcoin|dogecoin) (?:stock|stocks|share|shares)? ?(?:to )?(?:buy|go up|or)|(?:buy|invest in|put .. into|put my money in) (?:tesla|apple|nvidia|gamestop|amazon|bitcoin|dogecoin|ethereum|crypto)(?: .. (?:now|or|today|should|shares|me))?|what (?:should|shall|do) i invest .. in|get rich quick|double my money (?:fast|quick|quickly|overnight|in a (?:day|week))|ponzi|pump and dump",
  ],
  credit: [
    `${HOW} .. (?:get|open|use|take out|take|apply for|borrow|have|sign up) .... (?:credit card|loan|loans|klarna|clearpay|overdraft|payday|buy now pay later|credit)(?: .. (?:under|without|at 1\\d|im 1\\d|age|minor|kid|child|no job|my mums|my dads|bad credit|now|today|for me|online))?`,
    "(?:lie|lying|pretend|cheat|trick|bypass) .. (?:age|credit|bank|klarna|loan|credit check|credit score|18|id)|fake .. (?:age|credit|bank|klarna|loan)",
    "(?:use|using|borrow|max out|take) (?:my )?(?:mums?|dads?|parents?|mum s|dad s|nans?|someones|brothers?|sisters?|mums and dads) (?:credit |debit |bank )?(?:card|paypal|klarna|apple pay|account|card details)",
    "(?:credit|klarna|loan|bnpl|clearpay) (?:card )?(?:trick|tricks|hack|hacks|glitch|loophole|loopholes)|(?:avoid|dodge|get out of|not|without|skip|never) (?:paying|pay|having to pay) (?:back )?.. (?:loan|debt|klarna|credit card|clearpay|money back|bill|what i owe)|payday loan .. (?:get|me|apply|where|quick)|fake credit",
  ],
  hiding: [
    `${PARENT} .... (?:kill|murder|strangle|mad|furious|mental|ground) .... (?:spent|spend|used|use|using|bought|charged) .... (?:his|her|their|mums|dads) (?:credit |debit |bank )?(?:card|paypal|account)`,
    `(?:hide|hiding|conceal|cover up|keep|disguise|delete|sneak|lie|lying|erase) .... (?:from|to|past) ${PARENT}`,
    `(?:without|w o|so|so that|where|before) ${PARENT} .. (?:knowing|finding out|noticing|seeing|know|find out|notice|see|permission|realising|cant see|dont see|wont know|wont see|never know|dont know|doesnt know|doesnt find|dont find|cant find|cant tell|doesnt notice|wont find|finds out|suspecting|checking)`,
    `(?:not (?:tell|let|show)|dont (?:tell|let|want)|cant (?:tell|let|know)|never tell|wont tell|stop|keep) ${PARENT} .. (?:about|spend|spent|what|know|find|see|seeing|that|finding|buy|bought|knowing|money|my)`,
    `${PARENT} (?:must|should|can|may|does|do|will|wont|cant|shouldnt|mustnt|cannot) ?(?:not|never)? (?:see|know|find out|notice|hear|find)`,
    `behind ${PARENT}?s? ?(?:back|backs)|(?:secret|hidden) (?:bank account|account|spending|purchases?|stash|paypal|card)|(?:hide|delete|clear|remove|fake|edit) .. (?:receipts?|purchase history|purchases?|transactions?|bank statement|spending|order history|payments?|orders|statement|bill)|(?:turn off|bypass|get (?:past|round|around)|hack|disable|remove|beat|crack) .. (?:parental controls?|parent controls?|screen time|spending limit|ask to buy|family link|purchase approval|parental|age check|age verification)`,
  ],
  closeness: [
    "(?:be|are|r|become|being) (?:you )?my (?:girlfriend|boyfriend|wife|husband|lover|crush|valentine|girl friend|mummy|sugar mummy)",
    "(?:will|would|can|do|could|wanna|want to|should|lets|let me|i want to|i wanna|please|may i) (?:you |we |u |i |to )*(?:marry|kiss|date|cuddle|love|snog|hug and kiss|go out with|go on a date with|be in love|make out|flirt)(?: with)? (?:me|you|u|together)(?! .. sav)",
    "(?:lets|can we|will you|do you want to) (?:go on a date|date|flirt|kiss|make out|get married|be a couple|roleplay|sext|cuddle)|(?:im|i am|i think im) (?:so )?in love with (?:you|u|ms|miss|sparkle)|(?:are you|r u) (?:single|sexy|hot|naked|a virgin)|you (?:are|re|look) (?:so )?(?:sexy|hot)|(?:talk dirty|sexy|flirt|sext) (?:to|with) me|(?:i have|ive got|got) a crush on (?:you|u)|what are you wearing|send me (?:a pic|a photo|a picture|pics) of you|i love (?:you|u) (?:so much )?(?:baby|babe|more than|romantically|like a girlfriend|ms sparkle be|marry|kiss)",
    "(?:have|share|make) (?:a |our )?(?:little )?secret .. (?:you and me|between us|me and you|only us|with me|us two|only you)|(?:keep|can you keep|promise|just|its|lets keep|be|this is|can this be|this stays|stay) .. (?:a |our |this )?(?:little )?secret(?:s)? .. (?:between us|from|with me|for me|with you|only us|you and me|forever|dont tell|nobody)|(?:our|a) (?:little )?secret (?:between|just|only|ok|sparkle|ms)|(?:can|will|could) (?:you|u) keep a secret|(?:just )?between (?:us|you and me|me and you) (?:only|ok|please|dont tell|secret)|promise (?:me )?(?:you )?(?:wont|not to|to not|never to|will not) tell|(?:dont|do not) tell anyone (?:what i|i|about|this|ok|that)|(?:meet|see|visit|call|video ?call|facetime) (?:me|you) (?:in (?:real life|person|secret)|at my|alone|irl|tonight)|can we meet (?:up|irl|in person|in real life|in secret|somewhere)|(?:whats|give me|can i have) your (?:number|snap|snapchat|insta|instagram|address|phone number)|run away with me",
  ],
  wrongdoing: [
    `${HOW} .. (?:scam|steal|shoplift|nick|rob|hack|pickpocket|counterfeit|forge|con|fraud|launder|swindle|cheat|trick|dupe|phish|blackmail|rip|embezzle|pinch|defraud)(?: off)? (?:someone|somebody|people|a |an |from|my |the |money|cash|stuff|things|other|kids|old|his|her|their|into|robux|v ?bucks|without|and|sweets|clothes|makeup|accounts?|cards?|atms?|banks?|tourists|players|shops?|elderly|classmates|it|them)`,
    `${HOW} .. (?:make|print|get|buy|use|create|sell|order) .... (?:fake|counterfeit|forged|stolen|cloned|hacked|bootleg|knock ?off|pirated) .. (?:money|id|ids|notes?|cards?|tickets?|receipts?|coins?|cash|trainers|account|accounts|gift cards?|cheques?|signature|designer|robux|banknotes?|bills?|watches|airpods|vouchers?|\\S+)`,
    "(?:free|get|more|unlimited|infinite) .. (?:robux|v ?bucks|money|coins|gems|gift cards?) .. (?:hack|hacks|hacking|glitch|cheat|cheats|generator|exploit)|(?:fake id|fake ids|fake money|free robux (?:hack|glitch|generator)|gift card (?:generator|hack|glitch)|credit card (?:generator|numbers that work|number generator)|cvv|card generator|money glitch|infinite money glitch at|carding|free v ?bucks (?:hack|generator|glitch))",
    `${HOW} .... (?:someones|somebodys|someone elses|other peoples|another persons|my friends|my brothers|my sisters|my mums|my dads|my nans|strangers|peoples|a strangers|my teachers) .. (?:password|pin|card|account|bank|money|credit card|details|paypal|wallet|phone|identity|login|card number|purse)`,
    `(?:steal|nick|shoplift|rob|scam|pinch|stealing|shoplifting|taking money) .... (?:without (?:getting|being)|and not get|not get|dont get|get away|no one|nobody) .. (?:caught|away|with it|notices?|seen|knows?)?`,
    "(?:shops?|stores?|place|places|person|people|house|houses|supermarket|what) .. (?:steal|nick|shoplift|rob|pinch)(?: from)?|(?:trick|con|scam|fool|cheat|manipulate|guilt trip|blackmail) (?:my |an? |the )?(?:mum|dad|nan|grandma|grandad|gran|granny|parents|sister|brother|friend|friends|old lady|old people|teacher|people|someone|classmates?|neighbours?) .. (?:giving|money|pay|buy|buying|cash|out of|savings|paying|pounds)|get away with (?:shoplifting|stealing|fraud|scamming|not paying|nicking|theft)|(?:without|and not) (?:getting|get|being) caught|(?:sneak|get|ride|travel|go) .. (?:without paying|for free without paying|without a ticket)|(?:dodge|evade|avoid) (?:the )?(?:fare|fares|tax|taxes|paying tax)|(?:sell|deal|selling|dealing) (?:weed|drugs|vapes?|cigarettes|alcohol|stolen|fake|exam answers)(?: (?:at|to|in|for))?|(?:buy|get) (?:weed|drugs|vapes?|cigarettes|alcohol|beer|vodka|fireworks|knives|a knife|a gun) .. (?:under|without|cheap|online|from|for|at|if im|im|as a)|(?:write|make|send|create|give) .. (?:phishing|scam) .. (?:email|message|text|site|website|e mail|script)|onlyfans|sell (?:my )?(?:feet|nudes|body|pics of my)|sugar daddy",
  ],
};

export const UNSAFE = UNSAFE_KINDS.map((kind) => ({ kind, patterns: compilePhrases(RULES[kind]) }));

/** Surprises are kept from parents, and that is lovely. */
export const SURPRISE = compilePhrases([
  "surprise|birthdays?|christmas|presents?|gifts?|mothers day|fathers day|anniversary|eid|diwali|hanukkah",
]);

/** Questions that are asked to keep away from something, or to help somebody who did not. */
export const TO_KEEP_AWAY = compilePhrases([
  "(?:avoid|spot|recognise|recognize|stop|prevent|report|protect|keep safe|stay safe|be safe|avoiding|spotting|reporting|against|beware|safe from|quit|steer clear) .... (?:scams?|scammers?|scammed|fraud|gamble|gambling|betting|bets?|loot boxes|phishing|fakes?|stolen|stealing|thieves|loans?|credit|debt|fake|hacked|hackers|crypto|theft|shoplifting|cheated|tricked|conned|pickpockets?|identity theft|ponzi)",
  "(?:is|are|was|if|been|being|got|get|getting|gets|were) (?:it |this |that |he |she |they |someone |a |an |my friend )?(?:really |being |been )?(?:a scam|scams|scammed|legal|illegal|wrong|stealing|against the law|hacked|cheated|tricked|conned|robbed)",
  "why (?:is|are|do|does|did|would|shouldnt|cant|should|was)|what (?:is|are|does|happens|would happen)(?! (?:the |a |some )?(?:best|good|safest|easiest|top|winning|next|quickest|fastest|luckiest|hottest))|what s|whats (?:a|an|the difference|bitcoin|crypto|gambling|wrong)|how (?:does|do) (?:a |an |the |credit|loans?|scams?|gambling|betting|casinos?|bitcoin|crypto|people|banks?|scammers?|companies|shops|lottery|shares|stocks)",
]);
