/**
 * Ways to reach or find somebody: e-mail, links, phones, addresses, schools, places to meet, names
 * in games and messengers. The patterns match text that normalise.ts has prepared.
 */
import { MEETINGS, SCHOOLS } from "./contactMeetingRules.ts";
import { either, phrase } from "./phrases.ts";
import { WORD_BEGINS, WORD_ENDS } from "./signs.ts";
import type { Normalised } from "./normalise.ts";

const B = WORD_BEGINS;
const E = WORD_ENDS;
const raw = String.raw;
/** Characters between a name and "at" or "dot". */
const SEPARATORS = "[^a-z0-9£]{1,5}";
const HOSTS = either(
  "com|net|org|info|biz|io|gg|uk|eu|app|dev|xyz|tv|ly|ie|co|gov|edu|ru|de|fr|es|nl|pl|ca|au|nz|cc|ws|icu|ai",
  "gl|su|tk|pw|lol|gd|mx|br|jp|cn|kr|ch|se|dk|cz|example|test",
);
/** The words for "at" and "dot" as people say them. */
const KINDS_OF_HOST = `${HOSTS}|me|ac|sch`;
const MAIL = "gmail|googlemail|hotmail|icloud|protonmail|outlook|ymail|btinternet";

const MAIL_AND_LINKS = [
  // ann@example.com, ann @ example (dot) com, ann at example dot com, ann (at) example, ann at gmail.
  raw`[a-z0-9] ?@ ?(?![£]?[0-9]+p?[ .])[a-z0-9\-]+ ?(?:[.]|[(\[{<]? ?${B}dot${E} ?[)\]}>]?) ?[a-z]{2}`,
  raw`[a-z0-9] ?[(\[{<*_~\-] ?(?:at|@) ?[)\]}>*_~\-] ?[a-z0-9]`,
  raw`${B}at${SEPARATORS}[a-z0-9\-]+${SEPARATORS}dot${SEPARATORS}(?:${KINDS_OF_HOST})${E}`,
  raw`(?:@|${B}at${E})[^a-z0-9]{0,5}(?:${MAIL})${E}`,
  raw`(?<!ask|look|search|work|works)(?: ?@|${SEPARATORS}at${SEPARATORS}) ?yahoo${E}(?![?])`,
  raw`${B}(?:${MAIL}|yahoo)[^a-z0-9]{1,5}(?:dot[^a-z0-9]{1,5})?(?:com|co)${E}`,
  raw`${B}my e ?-?mail (?:address )?(?:is|=|:)`,
  raw`${B}[a-z0-9._]*[0-9_][a-z0-9._]* (?:at )?(?:${MAIL}|yahoo)${E}`,
  // Three words that name a place.
  raw`/{2,3} ?[a-z]{3,}[.][a-z]{3,}[.][a-z]{3,}|what ?(?:3|three) ?words`,
  // An address with a scheme or www, a host of a common kind, a host with a path, mysite (dot) com.
  raw`(?:h(?:tt|xx)ps?|ftp) ?:|:[/]{2}|${B}www ?[.]|${B}www dot${E}`,
  either(
    raw`[a-z0-9][.](?:${HOSTS})${E}|[a-z0-9],(?:com|net|org|co ?[.,] ?uk)${E}`,
    raw`(?<![0-9.])[0-9]{1,3}(?:[.][0-9]{1,3}){3}(?![0-9.])`,
  ),
  raw`@(?: [a-z0-9]){3}|[.] ?c o m${E}`,
  raw`[a-z0-9](?:[.]com| [.] ?com)${E}|[a-z0-9][.] com[/]`,
  raw`[a-z0-9\-][.][a-z]{2,}/[a-z0-9]`,
  raw`[a-z0-9] ?[(\[{<] ?(?:dot|[.]) ?[)\]}>] ?[a-z]{2}`,
  raw`[a-z0-9]${SEPARATORS}d[o0]t${SEPARATORS}(?:${KINDS_OF_HOST})${E}`,
];

/** In lower case "toys.Live near you" would be a link. */
const LINKS_IN_SMALL_LETTERS = [
  raw`[A-Za-z0-9][.](?:shop|store|site|online|club|link|live|website|blog|tech|me(?! and| too| or))${E}`,
];

/** Characters between the digits of a number. A comma separates numbers. */
const GAP = raw`[^a-z0-9£$€%,;&=+\n]{0,3}`;
const PHONES = [
  // + or 0 and at least eight more digits, however set apart; nine digits in a row; the usual groups.
  raw`(?<![0-9£$€.,])(?!0[ ,]+[0-9][ ,]+[0-9]{2}[ ,]+[0-9]{2}[ ,]+[0-9]{2})(?:[+] ?[0-9]|0)(?:${GAP}[0-9]){8}`,
  raw`(?<![0-9£])[0-9]{9,}(?![0-9]| ?(?:p|pence|pounds?|points|coins|views|grains)(?![a-z]))`,
  raw`${B}(?:call|ring|text|phone|tel|telephone|mob|mobile|whatsapp|whats app|number|digits|cell|` +
    raw`landline)${E}[^0-9]{0,16}(?:[0-9][^a-z0-9£$€%]{0,3}){8}[0-9]`,
  raw`(?<![0-9])(?:[0-9]{3}[ .\-_/*]+[0-9]{3}[ .\-_/*]+[0-9]{4}|` +
    raw`[0-9]{4,5}[ .\-_/*]+[0-9]{3}[ .\-_/*]+[0-9]{3}|[0-9]{4,5}[ .\-_/*]+[0-9]{6})(?![0-9])`,
  // The beginning of a British number, which nobody counts with, and its other digits among words or pounds.
  raw`(?<![0-9.,:])(?:0[1-37][0-9]{3,5}|07[6-9][0-9])(?![0-9.:])(?:[^0-9]{1,50}[0-9]|[0-9]){5,}`,
];

/** An e-mail address backwards, and the address of a wallet. */
const BACKWARDS_AND_CODES = [
  raw`${B}(?:moc|ku ?[.] ?oc)[.](?:[a-z]|@)|(?:liamg|liamtoh|kooltuo|duolci|oohay) ?@`,
  raw`(?<![a-z0-9])(?=[a-z]*[0-9])(?=[0-9]*[a-z])[a-z0-9]{26,}(?![a-z0-9])`,
];

/** The words before a street without a number; "our road" does not count. */
const NAMED =
  "(?!(?:my|our|the|your|a|an|this|their|each|every|any|same|main|high|one|both|all|in|on|of|down|up|for|" +
  "from|per|and|to|by|with|at|or|people|houses?|cars?|dogs?|next|whole|busy|quiet|next) )[a-z]+ ";
/** Endings of street names that also have other meanings, so they count only beside a day or a time. */
const LESS_OFTEN_A_STREET =
  "(?:close|drive|gardens|court|way|view|hill|green|rise|walk|place|square|row|park|crescent|mews)";
const NO_STREETS_NAME =
  "(?!(?:minutes?|mins?|miles?|metres?|hours?|steps?|easy|simple|quick|new|good|big|steep|long|funny|great) )";
const ON_A_DAY =
  "(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|tomorrow|tonight|every day|at [0-9]|[0-9] ?(?:am|pm|oclock)|from [0-9]";
const STREET = "(?:road|rd|street|lane|avenue|ave|close|crescent|terrace|grove|drive|mews|gardens|court|way)";
const PLACES = [
  raw`${B}(?:gir ?0aa|[a-pr-uwyz](?:[0-9]{1,2}|[a-hk-y][0-9]{1,2}|[0-9][a-hjkpstuw]|` +
    raw`[a-hk-y][0-9][abehmnprv-y])[^a-z0-9£]{0,3}[0-9](?!(?:st|nd|rd|th)${E})[abd-hjlnp-uw-z]{2})${E}`,
  raw`(?<![£$€0-9.,])${B}[0-9]{1,4}[a-d]?,? (?:${NAMED}){1,2}(?:road|street|lane|avenue|crescent|terrace|` +
    raw`grove|mews|rd)${E}`,
  raw`(?<![£$€0-9.,])${B}[0-9]{1,4}[a-d]?,? ${NO_STREETS_NAME}(?:${NAMED}){1,2}${LESS_OFTEN_A_STREET}${E}` +
    raw`(?=[^.!?]{0,40}${B}(?:${ON_A_DAY}))`,
  raw`${B}(?:live|lives|living|house|flat|stall|address|meet|come|find|door|number|no|send|post|deliver|drop|` +
    raw`bring|envelope|mine)[^.!?]{0,24}${B}[0-9]{1,4}[a-d]?,? (?:${NAMED}){1,2}${STREET}${E}`,
  raw`${B}(?:live|lives|living|meet|house|flat|stall|find|come|us|me)[^.!?]{0,16}${B}(?:on|in|at|to|by|near|` +
    raw`off) (?:${NAMED}){1,2}${STREET}${E}`,
  raw`${B}(?:my|our) (?:home |full |house )?address is`,
  raw`${B}post ?code[^.!?]{0,10}${B}[a-z] ?[0-9]`,
  // A postcode with its letters apart.
  raw`${B}[a-z] (?:[a-z] )?[0-9] (?:[a-z0-9] )?[0-9] [a-z] [a-z]${E}`,
];

const APP =
  "(?:snap ?chat|snap|sc|insta|instagram|ig|tik ?tok|tt|discord|disc|whats ?app|wats ?app|whatsap|telegram|" +
  "kik|roblox|rblx|" +
  either(
    "fortnite|minecraft|xbox|psn|playstation|ps[45]|steam|twitch|youtube|yt|facebook|fb|messenger|twitter",
    "skype|zoom|face ?time",
    "imessage|be ?real|vsco|pinterest|reddit|omegle|yubo|wizz|viber|we ?chat|brawl stars",
    "clash (?:royale|of clans)|epic|epic games",
    "nintendo|switch|rec room|vr ?chat|gorilla tag|among us|valorant|genshin|fall guys|rocket league|adopt me",
    "blox fruits",
    "stumble guys|geometry dash|club ?penguin|animal jam|threads|lemon8|signal|google chat|hangouts|group ?chat|gc)",
  );
const ON = "(?:on|in|at|thru|through|via|with|over|using|by)";
const NAME_OF =
  "(?:name|user ?name|user|id|tag|handle|code|gamer ?tag|account|number|friend code|acc|page|channel|profile)";

/** Words that may come between others. */
const APPS = [
  // An app that is described and not named, and somebody to look for there.
  "(?:look for|add|follow|message|text|talk to|write to|speak to) (?:me|us|\\S*\\d\\S*) .. (?:on|in) (?:the|that) " +
    "(?:\\S+ ){1,4}(?:app|game)(?! (?:for|to|that|which|we|i))",
  "(?:add|follow|dm|message|msg|mesage|text|pm|friend|invite|find|join|search|chat|talk|write|contact|sub|" +
    `subscribe|hit|hmu|reach|get|search for) (?:to |with )?(?:(me|us|my|up) )?.. ${ON} (?:my |the |our ` +
    `)?${APP}(?! (?:style|cards?|themed|noodles))`,
  `(?:my|our) ${APP} (?:is|user|username|name|id|tag|handle|code|gamertag|account|friend)`,
  either(
    `${APP} ${NAME_OF} (?:is|called|are)|(?:add|follow|friend|join|search) (?:my|our|his|her|their) ${APP}`,
    `(?:realm|server|world|lobby|party|friend) (?:code|ip) (?:is )?\\S+`,
  ),
  "(?:discord|snap ?chat|snap|insta|instagram|tiktok|kik|telegram|whatsapp) \\S+ [0-9]{3,}",
  either(
    "(?:his|her|their|the) (?:user|user ?name|tag|gamer ?tag|handle) (?:is|name is|was)",
    "(?:friend|add) (?:me|him|her|them)(?! (?:some|a|to|the|in|into|sprinkles|up))|\\S+ underscore \\S+",
    "all one word|no spaces|(?:and|to|pls|please) subscribe|sub to (?:me|my|us|our)",
  ),
  "(?:my|our) (?:user ?name|gamer ?tag|friend code|handle|screen ?name|psn|snap|insta|discord|roblox name|" +
    "number|phone|mobile|cell|digits|email|e mail) (?:is|are)",
  "(?:dm|pm|inbox|snap|msg|message|text|whatsapp|facetime|ring|phone|call|bell|e ?mail) me(?! (?:know|to|" +
    "in|up to|a price|into|and|back to|off|on the price|sparkle|your order))",
  either(
    "(?:follow|dm|message|text|ring|whatsapp|phone) (?:us|our page|my page)|dms (?:are )?open|hmu|hit me up",
    "slide into|(?:add|dm|msg|message|pm|text) (?:my|our) (?:sister|brother|friend|mate|mum|dad|main|alt)",
  ),
  "at (?:gmail|googlemail|hotmail|outlook|icloud)",
  `(?:join|come on|get on|hop on) (?:my|our) (?:private )?(?:${APP}|server|realm|world|lobby|party|group)`,
  either(
    "(?:my|our) (?:private )?(?:discord|minecraft|roblox) (?:server|world)|friend request me",
    "send me a (?:friend request|dm|snap|text|message)",
    "(?:swap|exchange|give me your|send me your|share) (?:our )?(?:numbers?|snaps?|instas?|socials|user ?names?)",
    "(?:link|links|deets|details|socials) in (?:my )?bio",
  ),
  either(
    `(?:im|i am|we are|were|am) (?:called |known as )?\\S+ ${ON} ${APP}`,
    `(?:on|for) ${APP} (?:im|i am|my name is|as|its|it is|its called)`,
  ),
];

/** A name beside an app's: "snap: jake_09", "insta jake.09", and a name with its @ sign. */
const HANDLES = [
  raw`${B}${APP} ?(?:(?:user|username|name|id|tag|code) ?)?(?:[:=@>/]| is |[(\[]|[-] ) ` +
    raw`?@?(?=[a-z0-9._]*[a-z])[a-z0-9._]{3,}`,
  raw`${B}${APP} (?:(?:user|username|name|id|tag|code|epic name|acc|account) ` +
    raw`)?(?=[a-z0-9._#\-]*[0-9_])(?=[a-z0-9._]*[a-z])(?![0-9]+(?:p|pm|am|st|nd|rd|th|x|k|d|g|kg|cm|mm|m|ml|l|s|` +
    raw`min|mins|hrs|h)${E})[a-z][a-z0-9._#\-]{3,}`,
  raw`${B}(?:my|our|his|her) @ ?(?:is|=|:)? ?[a-z0-9]`,
  // A username as apps allow it, or an app's ghost emoji beside one.
  raw`${B}(?:[a-z]+[0-9][a-z0-9]*_+[a-z0-9_]*|[a-z]{3,}_+(?![a-z0-9_])|[a-z]{2,}_+[0-9]+)${E}`,
  raw`👻 ?(?:[:=-]|is|=)? ?(?=[a-z0-9._]*[0-9_.])[a-z][a-z0-9._]{3,}`,
  raw`${B}(?:zoom|teams|meet|meeting|skype) ?(?:id|code|link)${E}`,
  raw`${B}(?:my|our|his|her) (?:user ?name|user|gamer ?tag|tag|ign|friend code|handle|screen ?name|snap|insta|` +
    raw`psn|discord|roblox|epic|steam|socials?) ?[:=@>-]+ ?[a-z0-9]`,
  raw`${B}(?:add|follow|message|msg|dm|friend|invite|hmu) (?:me |us )?(?:at |on |as ` +
    raw`)?(?=[a-z0-9._]*[0-9_])[a-z][a-z0-9._]{3,}`,
  raw`(?<![a-z0-9])@(?!(?:home|school|the|a|my|our|work|night|least|all|noon)${E})[a-z][a-z0-9_.]{2,}`,
];

const AS_A_NAME =
  "(?:Road|Street|Lane|Avenue|Close|Drive|Crescent|Court|Place|Terrace|Gardens|Grove|Hill|Square|Park|Row|" +
  "Mews|Walk|Green|View|Rise|Gate|Way|Heights|Wharf)";
/** First and last name, as somebody introduces themselves; a street and a school written as names. */
const NAMES = [
  raw`(?<![£$€0-9.,])(?<![A-Za-z0-9])[0-9]{1,4}[a-dA-D]?,? (?:[A-Z][a-z’']+ ){1,2}${AS_A_NAME}${E}`,
  raw`(?<![A-Za-z])(?!(?:The|My|Our|At|After|For|High|Primary|Secondary|Grammar|New|Old|Summer|Sunday|` +
    raw`Saturday|Your|In|A|Every|Before|Local|Junior|Infant|Back|Card|Art|Dance|Drama|Music|Swimming|Sewing|` +
    raw`Cooking|Bake|Any|Make|Sell|Help|This|Whole|Big|Little|Film|Magic|Football) )[A-Z][a-z’']+ (?:Academy|` +
    raw`Primary|Infants?|Juniors|Grammar|Comprehensive|Secondary|High|School|College)(?![A-Za-z]| (?:Musical|` +
    raw`Street|bags?|Bags?|uniform|fair|fete|trip))`,
  raw`(?:[Mm]y (?:full |real )?name is|[Mm]y name[’']?s|I am called|I[’']?m called|[Aa]sk for|[Cc]all for) ` +
    raw`[A-Z][a-z’'-]+ [A-Z][a-z’'-]+`,
  raw`(?<![A-Za-z])[A-Z][a-z’'-]+ [A-Z](?:[a-z’'-]+|[.])?,? (?:in |from |of )?(?:[Yy]ear|[Yy]r|[Cc]lass|` +
    raw`[Ff]orm|Y) ?[0-9]{1,2}(?![0-9])`,
  raw`(?:[Aa]t|[Ii]s|[Ll]ive|[Ff]rom|[Tt]o|[Oo]utside|[Nn]umber|[Nn]o[.]?) [0-9]{1,3}[a-d]?,? The [A-Z][a-z]+`,
  raw`(?:I am|I[’']?m|[Ff]rom|[Bb]y|[Ii]t[’']?s) [A-Z][a-z’'-]+ [A-Z][a-z’'-]+,? (?:from|at|in|of|who|aged?|` +
    raw`and I|[0-9]{1,2}${E})`,
];
const NAMES_IN_WORDS = [`my (?:full|whole|real|last|second|sur) ?name is|my surname is`];

/** The reading that each rule uses, and its pattern. */
export const CONTACT: readonly (readonly [reads: keyof Normalised, pattern: string])[] = [
  ...[...MAIL_AND_LINKS, ...BACKWARDS_AND_CODES, ...PLACES, ...HANDLES].map(
    (pattern) => ["plain", pattern] as const,
  ),
  ...[...LINKS_IN_SMALL_LETTERS, ...NAMES].map((pattern) => ["cased", pattern] as const),
  ...PHONES.map((pattern) => ["digits", pattern] as const),
  ...[...APPS, ...SCHOOLS, ...MEETINGS, ...NAMES_IN_WORDS].map(
    (written) => ["latin", phrase(written)] as const,
  ),
];
