/**
 * Rules as rows that can be read aloud: what is meant, the pattern, a text that it hears, one that it must not hear, and
 * the reason. Names in capitals are the groups below. A test holds every row to its own two texts and to 80 characters.
 */
export type Row<Meant extends string> = readonly [
  meant: Meant,
  pattern: string,
  hears: string,
  mustNot: string,
  why: string,
];

// prettier-ignore
const GROUPS: Readonly<Record<string, string>> = {
  YOU: "(?:you|u)",
  ARE: "(?:are|r)",
  YOU_ARE: "you(?: are|re| were)",
  POLITE: "(?: (?:please|pls|now|then|again|for now|ms|miss|sparkle|there|guide|bot|everyone))*",

  // Joints of a sentence. SOME is any word, THEN any that does not turn the meaning.
  SOME: "(?: \\w+)",
  THEN: "(?: (?!(?:if|when|about|before|because|that|not|never|avoid|ask|learn|wait|cannot|cant|wont|dont|without|less|fewer|only)\\b)\\w+)",
  BEGIN: "(?:^|[.!?\\n] |\\bso )(?:(?:so|then|first|now|just|simply|and|also|maybe|perhaps|instead) )*",
  NOT: "(?<!\\b(?:not|never|dont|cant|cannot|wont|no one|nobody|isnt|without|avoid|shouldnt|no|wrong)(?: \\w+){0,3} )(?<!\\b(?:someone|somebody|anyone|anybody|scammers?|strangers?|thieves|(?:asks?|asked|asking|wants?|tells?|told|pressed|pushed|pressured) (?:you|to|a child|children|them))\\b[^.!?\\n]{0,50} )",
  NO_IF: "(?<!\\b(?:if|when|while|because|who|whose|some)(?: \\w+){0,2} )",
  UNSURE: "(?<!\\b(?:whether|if|nobody|not|no one|never|promises?|guarantees?|who|scams?|trick|says?|claims?)(?: \\w+){0,7} )",
  DO_NOT:
    "(?:(?:do not|dont|never|neednt|need not|should not|shouldnt|must not|mustnt|would not|wouldnt)(?: (?:need|have|want) to)?|(?:no|not any) (?:need|reason|point)(?: to| in| for)?|(?:better|best|wiser|easier) not to|rather not)",
  WILL_NOT: "(?:does not|do not|will not|need not|never|cannot|can not|dont|wont|doesnt|cant|neednt|mustnt|must not|rarely|hardly|seldom)",
  YOU_MAY: "(?:you (?:can|could|should|might|may)|just|simply|then)",
  ADVICE:
    "(?:you (?:should|could|might|must|may want to|need to|ought to|would do well to)|consider|why not|(?:its|it is) (?:best|smart|wise|worth|better)|the (?:best|smartest) (?:way|thing|plan)(?: is)?|(?:good|great|smart|clever) (?:idea|way|choice|plan|move)(?: is| to| would)*|i would|id|i suggest|i recommend|lets|do)",

  // People.
  GROWN_UP:
    "(?:(?:your |the |a |any |an )?(?:mums?|dads?|mummy|daddy|parents?|mothers?|fathers?|carers?|grown ?ups?|family|teachers?|nans?|grans?|grandparents?|adults?|guardians?)(?: (?:and|or) (?:your )?(?:mum|dad|carers?|teachers?))?)",
  HELPERS: "(?:childline|(?:a |the )?(?:helplines?|police|doctors?|nurses?|counsellors?|social workers?)|999|GROWN_UP)",
  ANYONE: "(?:anyone|anybody|a soul|others|any of them|people)",
  NO_ONE: "(?:no ?one|nobody)(?: else| at home)?",
  PEOPLE:
    "(?:poor|rich|homeless|foreign\\w*|disabled|immigrants?|black|white|muslims?|jew\\w*|christians?|gay|girls|boys|women|men|old|gypsies|unemployed|on benefits)(?: people| kids| children| families)?",

  // Speech and hiding.
  TELL: "(?:tell|telling|show|showing|let|letting|ask|asking|involve|involving|bother|bothering|mention|inform|(?:speak|talk|talking|go|run|explain)(?: \\w+)? to)",
  SAY_TO: "(?:tell|telling|show|showing|talk to|mention (?:it|this) to)",
  PUT: "(?:put|enter|give|use|type|pick|choose|try|tick)",
  FALSE: "(?:different|earlier|fake|false|made up|another)",
  PHONE: "(?:call|calling|ring|phone|contact|bother|trust|text|visit|speak to|talk to)",
  NOTICE: "(?:know|see|look|notice|find out|find|hear|check|spot|realise|be told|trace|tell)",
  HIDE: "(?:hide|hiding|conceal|sneak|smuggle|stash|tuck|slip)",
  WIPE: "(?:delete|clear|erase|wipe|throw away|bin|lose|destroy)",
  TRACES: "(?:chats?|messages?|history|receipts?|e ?mails?|box|packaging|letters?)",
  AWAY: "(?:\\w+ )?(?:busy|asleep|out|away|gone|to bed|not looking|at work|left)",
  LIE: "(?:gift|present|free|found|homework|school|friends?|prize|nothing|less|half)",
  OLD_ENOUGH: "(?:older|over|old enough|1[3-9]|eighteen|an adult)",
  CONTROLS: "(?:parental|controls?|filters?|age (?:limit|check|gate)s?|spending limits?|blockers?)",
  HUSHED: "(?:mums the word|hush hush|our special thing|zip your lips|none the wiser|under wraps|under the radar|on the quiet|off the record|breathe a word|(?:stay|stays) between)",
  HARM_NONE: "(?:(?:wont|will not|would not|wouldnt|cannot|cant) hurt\\b(?! your credit)|no harm in|wheres the harm|what is the harm|made to be broken)",
  PRIVATE: "(?:with us|here|private|in this chat|confidential|our secret)",
  BAD_HELP:
    "(?:make things worse|worse|laugh|judge|tell on|overreact|interfere|boring|useless|pointless|get you in|break up families|control you|spy|nosy|snoop|gossip|pass it on|ages to|much use|waste|no use|no good|too busy for|annoying|no time for|against you|take you away|spoil|ruin|nag)",
  LISTEN: "(?:help|listen|believe|care|understand)",
  SIBLING: "(?:friend|brother|sister|cousin|boy|girl|kid)s?",
  UNKIND: "(?:mean|horrible|selfish|stupid|silly|unfair|cruel|wrong|too strict|bad|boring|old fashioned|jealous)",
  ALONE: "(?:by yourself|alone|on your own|without help)",

  // Closeness.
  PET_NAME: "(?:darling|sweetheart|sweetie|sweet ?pea|babe|gorgeous|sexy|cutie|honey ?bun|poppet|princess)",
  PARTNER: "(?:girl ?friend|boy ?friend|lover|wife|husband|valentine|soul ?mate)",
  PRETTY: "(?:beautiful|handsome|special|cute|mature|attractive|adorable|one of a kind)",
  LOOKS: "(?:smile|eyes|hair|voice|lips|body|face|hands)",
  FRIENDS: "(?:friends?|besties|mates|close|together|couple|soul ?mates|team)",
  HUG: "(?:hugs?|kiss(?:es)?|cuddles?)",
  HUMAN: "(?:human|lady|person|woman|girl|man|mother|mum|father|parent|teacher|banker)",

  // Details that stay private.
  DETAIL:
    "(?:photos?|pictures?|selfies?|videos?|full name|surname|last name|address|phone number|mobile number|number|passwords?|pins?|pass ?codes?|codes?|e ?mail|card|bank|card number|location|postcode|date of birth|birthday|log ?in|name)(?: (?:address|details|number|code))?",
  SECRET:
    "(?:photos?|pictures?|selfies?|videos?|full name|surname|last name|address|number|passwords?|pins?|pass ?codes?|(?:\\w+ )?codes?|e ?mail|(?:bank |card |login )?details|location|postcode|date of birth|birthday|log ?in)",
  PLACE: "(?:name|age|town|city|village|street|road|school|class|address|postcode|birthday|phone number|e ?mail|house)",
  PICTURE: "(?:photos?|pictures?|selfies?|videos?)",
  DIGITS: "(?:long number|digits?|digit code|card number|card details)",
  CODE: "(?:code|pin|password|passcode|cvv)",
  GIVE: "(?:send|give|tell|share|type|enter|upload|text|e ?mail|post|pop|drop|paste|put|fill|read|forward|pass|stick)",
  ASK_FOR: "(?:tell me|let me know|whats|what is|may i have|confirm|remind me of)",
  WANTS: "(?:tell me|let me know|about yourself|i need|i would need|(?:could|can|would) you (?:share|send|give|show|pop|type|tell))",
  HERE: "(?:here|below|(?:into|in|to) (?:the|this) (?:chat|box|guide))",
  AT_HOME: "(?:at home|home|there|around|out|nearby)",
  CHANNEL: "(?:whats ?app|snap(?:chat)?|insta(?:gram)?|discord|telegram|tik ?tok|facetime|messenger|facebook|youtube|e ?mail|phone|video call|private)",
  REACH: "(?:reach|find|contact|add|follow|message|text|chat|talk|write|drop|dm|inbox|snap|snapchat|whatsapp|facetime|insta)",

  // Things that nobody is told to buy. NAMED stands for a name that is not a known one (answerCheck.ts).
  NAMED: "somename",
  FIRM:
    "(?:etoro|coinbase|binance|trading ?212|freetrade|revolut|go ?henry|rooster ?money|hyper ?jar|monzo|starling bank|nat ?west|hsbc|barclays|lloyds|tsb|santander|klarna|clearpay|paypal|cash ?app|moneybox|wonga|bet ?365|paddy power|ladbrokes|william hill|temu|shein|ebay|vinted|depop|etsy|robinhood|dogecoin|s p 500|ftse(?: 100)?|nasdaq)",
  BRAND:
    "(?:FIRM|NAMED|amazon|robux|v ?bucks|tesla|nvidia|apple (?:shares?|pay|stock|watch)|i ?phone|play ?station|xbox|nintendo|nike|adidas|roblox|fortnite|minecraft|tesco|asda|aldi|lidl|argos|netflix|spotify)",
  RISKY:
    "(?:\\w{3,}coins?|crypto\\w*|ethereum|nfts?|shares|stocks?|(?:index|tracker|hedge) funds?|funds|forex|gold|lottery|lotto|scratch ?cards?|casinos?|bets?|(?:payday )?loans?|lenders?|credit cards?|overdrafts?|loot ?box(?:es)?|battle pass(?:es)?|skins|slot machines?|buy now pay later)",
  PRODUCT: "(?:(?:a|the|an|some) )?(?:RISKY|BRAND)",
  ACCOUNT: "(?:account|app|card|bank|shares|stock|shop|store|site|broker|game)s?",
  GET: "(?:buy(?:ing)?|get(?:ting)?|take out|invest(?:ing)?|put(?:ting)?|try(?:ing)?|us(?:e|ing)|open(?:ing)?|borrow(?:ing)?|bet(?:ting)?|trad(?:e|ing)|own|pick(?:ing)?|choos(?:e|ing)|go (?:for|with|to)|play(?:ing)?|join(?:ing)?|download(?:ing)?|order(?:ing)?|sell(?:ing)?|list(?:ing)?|switch(?: to)?|apply for|sign up (?:to|for|with)|shop(?:ping)?|set up|save with|look at)",
  GOOD: "(?:best|great|safe|safest|good|smart|smartest|better|worth it|perfect|handy|brilliant|ideal|winner|cheapest|favourite|reliable|excellent|amazing|clever|sure thing|win|bright|promising|solve|sensible|right)",
  BETTER: "(?:more|better|best|cheaper|cheapest|most|good|great|value|quality|bargains?|love)",
  RISE: "(?:goes up|go up|rises?|doubles?|grows?|wins?|triples?|pays? off|climbs?|bounces? back|soars?|recovers?|jumps?)",
  SURELY: "(?:always|will|sure to|bound to|going to|set to|usually|about to|likely to)",
  PRAISE: "(?:recommend|suggest|like|love|prefer|choose|swear by)",

  // Food, feelings about the body, pressure and scorn.
  MEAL: "(?:lunch(?:es)?|dinners?|breakfasts?|meals?|food|tea|supper|school dinners?|eating)",
  SKIP: "(?:skip|skipping|miss|missing|give up|go without|cut out|cut down on|leave out|leaving out|cut back on|go easy on|drop)",
  INSTEAD_OF: "(?:instead of|in place of|replace|rather than)",
  BODY: "(?:weight|tummy|belly|calories|waist|figure|diet)",
  SLIM: "(?:slimm?er|slimming|thinner|skinn(?:y|ier)|leaner|lighter)",
  HURT: "(?:cut|hurt|harm|burn|punish|starve|pinch|scratch)(?:ting|ing)?",
  ORDER: "(?:buy|order|grab|book|snap|get)",
  AT_ONCE: "(?:this evening|tonight|today|now|at once|within|right away|straight away|immediately|this minute)",
  DUMB: "(?:stupid|stupidly|dumb|idiots?|idiotic|morons?|a loser|pathetic|brainless|clueless|ugly)",
  FAULTY:
    "(?:rubbish|terrible|hopeless|awful|useless|greedy|silly|selfish|spoilt|fat|slow|lazy|foolish|spendthrift|waster|baby|brat|miser|failure|mess|disaster)",
  BADLY: "(?:lazy|greedy|bad|stupid|dirty|criminals?|evil|worse|rubbish|useless|hopeless|thieves|less|dumb|no good|as|good|clever|smart|silly|weak|to blame|want to work|try|bother)",
  SHAME: "(?:ashamed of yourself|shame on you|what is wrong with you|whats wrong with you|your own fault|no wonder you)",

  TLD: "(?:com|org|net|co|uk|io|gg|me|app|shop|info|biz|tv|xyz|club|site|online|store|live|fun|games?)",

  // Details that are taken out before a provider sees a text (personalData.ts).
  LETTER: "[\\p{L}\\p{N}]",
  ORDINAL: "(?:st|nd|rd|th|cm|mm|km|kg|ml|am|pm|hr|gb)",
  PART: "(?:\\p{L}[\\p{L}'’.]{0,40} )",
  NICK: "@?[\\p{L}\\p{N}_.#-]{3,30}",
  ME_IS: "(?:i am|i['’]?m)",
  GAP: "[ \\t().\\-–—‐‑_/·]{0,3}",
  NO_AMOUNT: "(?<![\\d£$€¥]|[£$€¥] |\\d[.,])",
  NUMBER: "(?:zero|oh?|nought|one|two|three|four|five|six|seven|eight|nine|double|triple|hundred)",
  AT_SIGN: "(?:@|[(\\[{<] ?at ?[)\\]}>])",
  DOT_SIGN: "(?: ?(?:\\.|[(\\[{<] ?dot ?[)\\]}>]| dot ) ?)",
  MAIL_HOST: "(?:gmail|googlemail|hotmail|outlook|yahoo|icloud|proton|protonmail)",
  OUTWARD: "[a-pr-uwyz](?:\\d{1,2}|[a-hk-y]\\d{1,2}|\\d[a-hjkpstuw]|[a-hk-y]\\d[abehmnprv-y])",
  INWARD: "[abd-hjlnp-uw-z]",
  MINE: "(?:my|our|the|(?:my )?(?:mum|dad|mom|mummy|daddy|nan|parent|brother|sister)['’]?s?)(?: (?:bank|card|account|game|school|e-?mail|roblox|paypal|online|phone|log ?in|credit|debit|wi-?fi|insta|snap|fortnite))*",
  KEY: "(?:pin(?: (?:code|number))?|pass(?: ?(?:word|code))?|pass ?words?|pw|cvv|cvc|security code|sort code|account number|log ?in)",
  OF_A_KEY: "(?:that|this|it|ok|okay|is|too|not|the|a|an|on|in|for|my|same|secret|safe|private|weak|strong|long|short|lost|gone|wrong|forgotten|hard|easy|good|bad|written|saved|hacked|stolen|old|new|really|very|so|easy|important|what|used|expired|about|valid|broken|like|just|only|still|always|now|to|hidden|at|under|different|hard|called|\\d{1,2} (?:letters|digits))",
  OF_DIGITS: " ?(?:digits?|numbers?|times|letters|£)",
  FOR_WHAT: "(?:for|to|of|on) (?:my|our|the|his|her|mum['’]?s|dad['’]?s)(?: \\p{L}+){1,3}?",
  BORN: "(?:birth ?day|b-?day|date of birth|dob|born)",
  A_MONTH: "(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\\p{L}*",
  A_DATE: "(?:\\d{1,2}(?:st|nd|rd|th)?(?: of)?[ ./-]+(?:A_MONTH|\\d{1,2})|A_MONTH \\d{1,2}(?:st|nd|rd|th)?)(?:[ ,./-]+\\d{2,4})?",
  FLAT: "(?:flat|apartment|unit) \\w{1,4},? ",
  STREET:
    "(?:street|st|road|rd|lane|ln|avenue|ave|close|drive|dr|way|court|ct|crescent|cres|place|pl|terrace|gardens|gdns|grove|hill|square|sq|park|row|mews|walk|green|view|rise|gate|parade|house|heights|wharf|towers?|lodge)",
  WHERE: "(?:at|on|in|off|near|by|down|up|outside|round|around|next to|opposite|behind)",
  CLUB: "(?:clubs?|bus|trips?|lunch(?:es)?|dinners?|dinner|uniform|fees?|fair|shop|holidays?|money)",
  TITLE: "(?:mr|mrs|miss|ms|mx|dr)",
  CORNER: "(?:corner of|next to|end of|opposite)",
  LIVE: "(?:(?:used to |now |all |both )?(?:live|lives|living|stay|am living|are living))",
  AT_MINE:
    "(?:(?:i|we|he|she|they)(?: am|['’]?m)? LIVE(?: \\w+){0,5}? WHERE(?: (?:number|no))?(?: the (?:corner|end) of)?|(?:my|our|home|house|full) (?:address|house|home|street|road)(?: is)?(?: at| on)?|i['’]?m at|come (?:to|over to)|address is|(?:send|sent|deliver|post) (?:it )?to)",
  AT_SCHOOL:
    "(?:(?:go(?:es)?|went|going) to|i go|attends?|(?:study|studies|teach|pupil|student|am|are|is|[iy]['’]?m) at|(?:year|yr|class) \\w+ (?:at|in|of)|school is(?: called)?|school called|leave from)",
  SCHOOL: "(?:primary|academy|high|comp|junior|infants?|grammar|college|school|secondary|nursery|prep|comprehensive|juniors)",
  TEAM: "(?:rovers|rangers|united|fc|athletic|colts|wanderers|albion|harriers|swimming club|gymnastics club|dance school)",
  TROOP: "(?:cubs|scouts|brownies|guides|beavers|rainbows)",
  ONLINE:
    "(?:snap(?:chat)?|insta(?:gram)?|ig|tik ?tok|discord|roblox|fortnite|minecraft|xbox|psn|ps[45]|steam|youtube|twitch|whats ?app|facebook|epic(?: games)?|switch)",
  HANDLE: "(?:user ?names?|user(?: id)?|gamer ?tag|tag|handle|id|account|name|code|channel)",
  ADD: "(?:add|follow|find|dm|message|text|snapchat|snap|friend)",
  JOIN: "(?:its|it['’]s|it is|as|my name is|im|i['’]m|i am|is|at)",
  WHOSE: "(?:my|our|his|her|(?:my|our|his|her) \\p{L}+['’]?s?)",
  FAMILY: "(?:brother|sister|bros?|sis|bestie|bff|mum|dad|cousin|uncle|aunt|aunty|auntie|nan|gran|grandma|grandad|stepdad|stepmum|son|daughter)",
  THEY: "(?:i|i['’]?m|he|she|he['’]?s|she['’]?s|who|my (?:\\p{L}+ )?(?:FAMILY|friend|mate|teacher|dog|cat|bully)s?)(?:['’]s)?",
  NAME_WORDS: "\\p{L}[\\p{L}'’.-]{1,40}(?: \\p{L}[\\p{L}'’.-]{0,40}){0,3}",
  MAILBOX: "[\\p{L}\\p{N}._%'+-]{1,64}",

  // She speaks of herself in few ways; every other one is closeness, a secret or a lie.
  ASKED: "(?<!\\b(?:would|do|can|should|will|did|may|could|have|must|was|might|what|how|why|if|where|are|is|than|question) )",
  I_AM: "(?:am|was)(?! (?:a computer|a program|a money guide|an? (?:online|chat|virtual|ai)|ms|sparkle|sorry|glad|happy to|pleased|here to|not|only|just a|the (?:money )?guide|unable|afraid|sure|made|able)\\b)",
  I_MAY: "(?:can|cannot|cant|could|couldnt|may|might|do|dont|will|wont|only|know|hope|help|see|understand|think|look|looked|mean|suggest|explain|said|agree|wonder|gave|say|answer|never|must|should|cover|work out|talk|also|always (?:say|suggest)|have (?:no|not|never|some|an idea|a tip|to)|(?:love|like) (?:that|your|this|how|the|hearing|to)|would (?:love|like|be|need|say|suggest|start|begin|not|never|rather|only|ask)|want (?:to (?:save|buy|help|spend|earn)|you to|a|this|it)|need (?:to|a|this|it|more)|am|was)",
  MY_MAY: "(?:name|job|answers?|advice|aim|words|help|money|goals?|budget|savings|plan|library|tips?|task|purpose|best (?:tip|idea|advice)|guess|suggestion|list|pocket|limits?|spending|mistake)",
  ME_AFTER: "(?:tell|telling|ask|asking|asked|told|let|for|help|remind|excuse|like|than|show|give|sell|lend|pay|allow|reminds|teach|cost|costs|get|trust|lets|(?:write|type|typed) to|not send)",
};

/** Longest first, so that no name is taken for the beginning of another. */
const NAMES = new RegExp(
  Object.keys(GROUPS)
    .toSorted((one, other) => other.length - one.length)
    .join("|"),
  "gu",
);
const withGroups = (pattern: string): string => pattern.replace(NAMES, (name) => withGroups(GROUPS[name]!));

/** @returns the pattern of a row, with its groups written out. */
export const compileRow = ([, pattern]: Row<string>): RegExp => new RegExp(withGroups(pattern), "u");

/** @returns finds what the first row that hears a text means. */
export function reader<Meant extends string>(rows: readonly Row<Meant>[]) {
  const compiled = rows.map((row) => [row[0], compileRow(row)] as const);
  return (text: string): Meant | undefined => compiled.find(([, pattern]) => pattern.test(text))?.[0];
}

/** @returns the text in lower case without signs, as the rows read it. */
export const plain = (text: string): string =>
  text
    .slice(0, 4000)
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/['’`]/gu, "")
    .replaceAll(/[^\p{L}\p{N}£%.!?\n]+/gu, " ")
    .replaceAll(/ ?([.!?\n]) ?/gu, "$1 ")
    .trim();

/** @returns the words of a short message in lower case, without any signs but £ and %. */
export const wordsOf = (text: string): string =>
  plain(text)
    .replaceAll(/[.!?\s]+/gu, " ")
    .trim();
