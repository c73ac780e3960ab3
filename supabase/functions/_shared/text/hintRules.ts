/**
 * What may tell how or where to find somebody: signs of it beside each other, where none is sure. A grown-up looks at such
 * an idea first. The patterns read a text as normalise.ts gives it.
 */
import { FIRST_NAMES } from "./names.ts";
import type { Normalised } from "./normalise.ts";
import { phrase, together } from "./phrases.ts";
import { WORD_BEGINS, WORD_ENDS } from "./signs.ts";

const raw = String.raw;
const APPS =
  "snap+|snap ?chat|sc|insta\\S*|instagram|ig|gram|tik ?tok|tiktok|tt|discord|disc|w[ho]?[aoe]t+s? ?app|whats ?app|locket|telegram|kik|be ?real|roblox|ro ?blox|rblx|fortnite|minecraft|mc|bedrock|xbox|psn|playstation|ps[45]|steam|twitch|you ?tube|yt|facebook|fb|" +
  "messenger|twitter|threads|skype|zoom|face ?time|vinted|depop|ebay|brawl stars|clash royale|supercell|nintendo|switch|epic|signal|pinterest|yubo|wizz|locket|noplace|lemon8|gmail|hotmail|outlook|icloud|g ?mail|e ?mail|another app|other app|private chat|voice chat|group ?chat|gc|server|realm|linktree|linkedin|vr ?chat|gorilla tag|rec room|strava|wattpad";
const TO_ME =
  "add|adds|adding|follow|follows|search|dms?|pm|message|msg|msgs|messages|find (?:me|us|him|her)|join|hmu|invite|invites|hit (?:my|me|us)|user|username|usernames|name is|tag|gamer ?tag|ign|handle|profile|pfp|group|chat|link|bio|im on|its me|me on|thats me|i am|send (?:me|a|an)|friends with|be (?:my )?friends?|mutuals|moots|account|acc|look for|type|scan|code|qr|pin|clan|mine|mines|everyones|whats|club|subscribe|sub";
const OUTSIDE =
  "parks?|greggs|bus (?:stop|shelter)|stop|shelter|gates?|corner|shops?|tesco|tescos|aldi|lidl|asda|morrisons|sainsburys|mcdonalds|maccies|maccys|kfc|nandos|subway|costa|starbucks|station|library|swings|rec|field|fields|canal|bridge|alley|alleyway|garages?|flats|skate ?park|skatepark|vets|church|mosque|post office|chippy|chip shop|spar|co ?op|road|rd|lane|street|st|close|avenue|ave|playground|bench|benches|bandstand|car park|underpass|leisure centre|pool|baths|woods|pond|lake|pier|beach|cinema|arcade|mall|shopping centre|town|bowling|pitch|pitches|bins|stables?|rink|gym|dojo|phone box|village|trolleys|platform|ticket machine|escalators?|entrance|exit|reception|picnic tables?|climbing wall|climbing centre|soft play|trampoline park|po box|pavilion|shelter|subway|flyover|crossing|traffic lights|lamp ?post|corridor|astro|hall|scout hut|allotments?|farm shop|garden centre|petrol station|launderette|laundrette|bike sheds?|clock tower|fountain|statue|war memorial|roundabout|slide|climbing frame|changing rooms|back of|the back|behind the|hut|cubs|brownies|scouts|training|swimming|club|metro|tram stop|outside|my house|ours|mine|my street|my road";
const WHEN =
  "[0-9]{1,4}(?: ?(?:am|pm|ish|oclock|o clock))?|half (?:past )?\\S+|quarter (?:past|to) \\S+|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midnight|midday)(?: ?(?:am|pm|oclock|o clock|ish))?|after school|at night|tonight|tonite|tomorrow|tmrw|tmr|monday|mondays|tuesday|tuesdays|wednesday|wednesdays|thursday|thursdays|friday|fridays|saturday|saturdays|sunday|sundays|mon|tues|weds?|thurs|fri|sat|sun|weekend|morning|mornings|evening|afternoon|lunch|lunchtime|break|every day|each day|home time|hometime|dark";
const MEET_ME =
  "(?:im|i am|we are|were|hes|shes) (?:always |usually |often |normally )?(?:in|at|outside|by|near|behind)|(?:il|ill|i will|im|i am|ima|imma|we|well|were|i) (?:\\S+ ){0,4}(?:be (?:at|by|outside|behind|in|there|waiting|near|on|next|round)|wait|waiting|stand|standing|sit|sitting|sat|stood|walking|there|hang|hanging)|wait (?:for|round|outside|behind|by|at|near|there)|meet(?:ing|s)?(?: \\S+)? (?:me|us|up|you|u|there|at|by|outside|behind|in|on|near|round|under|inside|tonight|after|next)|find (?:me|us)|(?:from|to) me (?:at|by|outside|on|behind)|look (?:out )?for (?:me|us|the|a)|see (?:you|u|ya) (?:there|at|by|outside|behind|then)|on my own|by myself|nobody else|no one else|just (?:us|me|you|u)|wearing|red coat|pink coat|blue coat|wear (?:black|red|blue|green|white|a)|so i know its (?:u|you)|come (?:find|alone|meet|and find|see me|round|over|to mine|to my|to ours)|link (?:me|up|us|you)|ask for|pick (?:me|it|them|u|you) up|knock|collect (?:it |them )?from|drop (?:it |them )?(?:off )?(?:at|to|round)|(?:im|i am|we are|were) there|i stand|we stand|call for me|walk (?:home|back|to school) (?:with|alone|on my own|past|through|along)|alone";
const NUMBER_WORD =
  "(?:zero|oh|o|nought|nil|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|double|triple|treble|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|[0-9]{1,4})";
const AT_HOME = [
  `(?=[^|]*(?:zero|oh|nought|double|triple|treble) )(?:${NUMBER_WORD} ){5,}${NUMBER_WORD}|(?:my|our|the|me|his|her) (?:phone |mobile |whatsapp )?(?:number|digits|num) (?:is|starts?|begins?|ends?|goes|has|finishes|minus|plus|but)`,
  "(?:on|over|via|by) (?:zoom|teams|face ?time|skype|google meet|house ?party)|meeting (?:id|code)|(?:zoom|teams|meet) (?:id|code|link)|etsy|secret club|po box|(?:write|writing) (?:2|to) me|find the (?:kid|boy|girl|lad|one|person) (?:with|in|wearing)|ask (?:mr|mrs|miss|ms|sir) \\S+ (?:form|class|for)|(?:my|our) (?:alt|main|spam|priv|burner|backup) (?:is|account|acc|one)|(?:ill|i will|il|can|and|i|we|lets) add (?:you|u|ya|each)|(?:user ?names?|ats|tags?|names?) in the comments|(?:we are|were|im|i am|its|look for) the (?:house|one|door|flat|gate) with|(?:come (?:and |over and )?)?say (?:hi|hello|hey)(?! to (?:the|my) (?:dog|cat|rabbit|hamster|pony|hens))|(?:ur|your) ats?(?= |$)|ask any(?:one|body) (?:in|at) \\S+|pitch [0-9]+|bay [0-9]+|(?:[0-9]+|two|three|few|couple) doors? (?:down|up|along|from)|(?:top|bottom|middle|left|right) bell|buzzer|intercom|party chat|(?:my|our) (?:second|other|main|alt|spare|new|private|real) (?:account|acc|page|profile|insta|snap)|same name but|in code|its \\S+ from|sit (?:with|next to|by) me (?:and|on|at|upstairs|if)|on the [0-9]+ bus|(?:on|my|ur|your|our|add|via|got|have|use|join|in) (?:discord|snap|insta|telegram|kik|be ?real|ig)|snap ?chat|instagram|skype|omegle|yubo|wizz|my bio|addy|addys|irl|gamer ?tags?|psn|(?:look|search|find|follow) (?:\\S+ ){0,5}on (?:vinted|depop|ebay|etsy|tik ?tok|you ?tube|facebook|fb|roblox|fortnite|spotify)|(?:come|walk|go|pop|head|call|turn up|top of|bottom of|end of|corner of|up|down|off|along|in|on) (?:\\S+ ){0,5}(?!the |our |my |your |their |his |her |grandads |nans |grans |uncles |aunties |neighbours |a |every |this |each |any |busy |main |same |next |car |some )\\S+ (?:grove|close|crescent|terrace|avenue|drive|lane|mews|gardens|rd|ave|cl)|(?:how|where|way) to (?:find|get to|reach) (?:me|us|mine|ours)|(?:plus|\\+) ?44|so add me|add me (?:and|so|then|there|if|or|on|x|now)|(?:my|our) address(?! book)|(?:my )?(?:mums?|dads?|parents|nobody|no one) (?:is |are |s )?(?:out|not in|at work|away)(?= |$)(?: \\S+){0,4}(?: quiet|alone|come|mine| so)|(?:teach|show|meet|see) (?:you|u|ya|people) (?:\\S+ ){0,5}(?:at|in|round) (?:my|mine|our) (?:house|room|place|flat|bedroom)|(?:whats|what is|what s|gimme|give me|send me|drop|need|share|swap|wheres) (?:ur|your|everyones|the|ya|yr) (?:phone |mobile |real )?(?:number|num|snap|insta|address|addy|socials?|digits|discord|user\\S*|gamer ?tag|tag|e ?mail|ats?|school|postcode)|(?:you|u|yk|yall) know (?:which|what) (?:app|one|game|site)|(?:ghost|yellow|purple|camera|orange|bird|fruit|other|different|chat) (?:chat )?app|\\S+ dot (?!to )\\S+ dot|(?:add|its|im|thats|me) (?:\\S+ )?(?!polka|dot|my|the|a)\\S+ dot (?!to |com|paint|art|the)\\S+|(?:classroom|class|kahoot|blooket|gimkit|quiz|zoom|teams|clan|club|guild|party|lobby|server|join|friend|game|room|squad|crew|player|trainer|realm|invite) (?:tag|code|id|number|pin|link|name is)|(?:last|second|sur|family|full|whole) ?names? (?:is|=|\\S+(?= (?:[0-9]|i|im|and|from|at|year)))|(?:sleep ?overs?|party|bake day|play ?date|hang ?out|movie night|gaming|come|bbq|garden|drop in|meet|day) (?:\\S+ ){0,4}at (?:mine|my house|ours|our house|my place|my flat|my nans|my dads|my mums|number)|where (?:i|we) live|(?:our|my) (?:house|flat|home|one|drive|garden|door|gate) (?:has|is (?:the|next|opposite|just|at|on|right)|got|with) (?:a|the|an|two|big)",
  "(?:write|letter|letters|post|posted|send|posting|parcel|cheque|cards?) (?:\\S+ ){0,5}(?:to me|to us|at|address|to my|stamp|letter ?box)(?: \\S+)* (?:cottages?|road|lane|street|avenue|flat|house)|(?:knock|ring|come|call|push|post|put|leave|drop|deliver|collect|buy|find) (?:\\S+ ){0,8}(?:number|no|flat|door|house|bungalow|caravan|block|tower|floor) (?:[0-9]{1,4}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty \\S+|thirty \\S+|forty \\S+)|(?:number|no|flat|house number|door number|block|plot|unit|apartment|room) [0-9]{1,4}[a-d]?(?: \\S+){0,4} (?:road|lane|street|avenue|close|drive|court|house|tower|flats|door|cottages?|gardens|way|hill|estate|building|block|floor)",
  "(?:house|home|flat|bungalow|cottage|caravan|one|place|door|stall|drive|gate|ours|mine) (?:is |its |thats |right |just )*(?:with|has|next to|next door to|opposite|across from|behind|above|over|beside|by|near|between) (?:the |a |an )(?:\\S+ ){0,3}(?:door|gate|gnome|flag|hedge|tree|shop|chippy|takeaway|church|pub|school|park|post ?box|bus stop|garage|newsagents?|barbers|vets|surgery|station|co ?op|spar|tesco|van|car|caravan|wall|windows?|chimney|trampoline|bins?|lamp ?post|library|mosque|nursery|dentist)|(?:my|our|mums|dads|nans|nanas|grandads) (?:house|flat|home|address|door|road|street|close|lane|avenue|estate|block|postcode|post code) (?:number )?(?:is (?:the|on|at|number|no|opposite|next|near|called|behind|by|just|right|[0-9]+ [a-z])|its|on|at|called|named|number|near|opposite|next|behind|with the)",
  "post ?codes?(?! (?:lottery|game|map|maps))|(?:is|thats|my|our|the|for) (?:\\S+ ){0,2}post ?code|(?:i|we) (?:live|stay|am based|are based) (?:\\S+ ){0,3}(?:at|on|near|opposite|behind|next to|above|in flat|in number|down|off|round the corner from|two doors|by the)(?! (?:a farm|the farm|the sea|the countryside|a hill|a boat|pocket|earth|bread|holiday))|(?:i|we) live (?:at|on|in|near) (?:\\S+ ){0,4}(?:road|lane|street|avenue|close|drive|court|house|tower|flats|cottages?|gardens|estate|terrace|crescent|place|hill)",
];
const SCHOOL =
  "academy|primary|juniors?|infants?|secondary|high school|grammar|college|comp|comprehensive|prep|st \\S+s|saint \\S+|school|(?:year|yr|y) ?[0-9]{1,2}[a-z]?|[0-9]{1,2}[a-z]{1,2}|class|form|tutor group|reception|sixth form";
const ONE_OF_IT =
  "(?:i|im|we|my|me|he|she|his|her|hes|shes|brother|sister) (?:\\S+ ){0,3}(?:go to|goes to|attend|attends|am at|is at|are at|at|from|am in|is in|in)|ask for|find (?:me|him|her)|look for|my name is|names|my teacher|mr \\S+s|mrs \\S+s|miss \\S+s|opposite the gates|back gate|front gate|main gate";

const NAMES = FIRST_NAMES.map((name) => name[0]!.toUpperCase() + name.slice(1)).join("|");
const FAMOUS =
  "(?:Potter|Swift|Kane|Styles|Rashford|Saka|Bellingham|Sheeran|Ronaldo|Messi|Walliams|Dahl|Claus|Malfoy|Granger|Weasley|Bean|Bond|Pan|Jr|Foden|Rice|Palmer|Hamilton|Norris|Attenborough|Einstein|Shakespeare|Christmas|Day|And|Cake|Cakes|Car|Dog|Gates|Bezos|Musk|Ramsay|Oliver|Berry|Hollywood|Parker|Kent|Wayne|Rabbit|Bear|Pig|Cat|Russell|Sponge|Park|Street|Beckham|Salah|Jones|Mouse|Horner|Lumpkin|Truss|Sunak|Starmer|Clarkson|Grohl|Grande|Gomez|Cyrus|Eilish|Lipa|Capaldi|Kerr|Williamson|Russo|Bronze|Mead|Hemp|Toone|Daly|Adams|Peaty|Ennis|Murray|Raducanu|Fury|Joshua|Littler|Verstappen|Russell|Leclerc|Wick|Wonka|Bucket|Poppins|Darling|Hood|Crusoe|Twist|Gulliver|Frank|Donaldson|Wilson|Rosen|Rowling|Tolkien|Lewis|Carroll|Milne|Grahame|Kinney|Pilkey|Riordan|Bolt|Farah|Phelps|Mercury|Lennon|McCartney|Jackson|Presley|Marley|Mars|Band|And|Is|Has|The)";
const SURNAMED = raw`(?<![A-Za-z])(?:${NAMES}) (?:[A-Z][a-z]+ )?(?!${FAMOUS}(?![a-z]))[A-Z][a-z’']+(?:-[A-Z][a-z]+)?`;

/** The reading of a text, and what is looked for in it. */
export const HINTS: readonly (readonly [reads: keyof Normalised, pattern: string])[] = [
  ["latin", together(APPS, TO_ME)],
  ["latin", together(MEET_ME, OUTSIDE, WHEN)],
  ["latin", together(SCHOOL, ONE_OF_IT, FIRST_NAMES.join("|"))],
  ...AT_HOME.map((field) => ["latin", together(field)] as const),
  [
    "latin",
    phrase(
      "(?:put|write|join|add|stick|swap|change|take away|remove|type) .... (?:in ?front|before|after|together|backwards|at the end|on the end|underscore|dot|dash|the spaces|no spaces|no gaps) .... (?:me|my|user|username|name|insta|snap|find|search)|(?:normal|usual|regular|google) ending|(?:starts?|begins?|ending|ends?|first (?:bit|part|half|three|five)|last (?:bit|part|half|three|four|two)|rest (?:of it )?is|middle (?:bit|is)) (?:(?!at |from )\\S+ ){0,3}(?<!at )(?<!from )[0-9]{2,}(?! (?:p|pounds?|pence|minutes?|mins|days?|weeks?|people|hours?|percent|cm|km|m))|(?:qr code|scan (?:my|the|our|this))|(?:my|our) (?:socials|ats|links?)",
    ),
  ],
  // A name as apps have them: letters with an underscore, a point or a year inside, or the tag of a game.
  [
    "plain",
    raw`(?<![a-z0-9./:])(?=[a-z0-9._]*[a-z]{2})[a-z][a-z0-9]*(?:_[a-z0-9_.]+|[.][a-z0-9]+[._][a-z0-9._]+)`,
  ],
  [
    "plain",
    raw`(?<![a-z0-9])(?!(?:fifa|covid|xbox|windows|iphone|ipad|summer|winter|world|euro|euros|class|gcse|sats|team|under|over|form|year|room|group|level|stage|day|week|part|page|number|only|just|about|from|with|that|this|nerf|lego|area)[0-9])[a-z]{4,}[0-9]{2,}(?![0-9a-z])(?!p)`,
  ],
  // Letters set apart, so that no list knows the word.
  ["plain", raw`(?<![a-z0-9])(?!a[^a-z]b[^a-z]c)(?:[a-z][.\-_* ]){6,}[a-z0-9](?![a-z0-9])`],
  [
    "plain",
    raw`(?<![a-z0-9])[a-z] (?:[a-z] )?[0-9] (?:[0-9] )?(?:space |gap |then )?[0-9] [a-z] [a-z](?![a-z0-9])`,
  ],
  ["plain", raw`-?[0-9]{1,2}[.][0-9]{3,}[^0-9a-z]{1,3}-?[0-9]{1,3}[.][0-9]{3,}|👻.{0,20}[a-z]`],
  ["plain", raw`#(?=[a-z0-9]*[0-9])(?=[a-z0-9]*[a-z])[a-z0-9]{6,}`],
  [
    "plain",
    raw`${WORD_BEGINS}(?:gmail|googlemail|hotmail|icloud|protonmail|e-?mail me|x ?x[a-z]+x ?x)${WORD_ENDS}`,
  ],
  // Digits with anything between them, but not counting up or down.
  [
    "digits",
    raw`(?<![0-9£.])0(?![, ]*1[, ]*2[, ]*3)(?![ ,]+[0-9][ ,]+[0-9]{2}[ ,]+[0-9]{2})(?:[^a-z0-9£%]{0,4}(?:then |and |next |after that )?[0-9]){9,10}(?![0-9])`,
  ],
  // First and last name beside an age, a class, a school or the like.
  [
    "cased",
    raw`${SURNAMED}.{0,80}(?:[Uu]nder ?[0-9]|[Cc]lub|[Ss]quad|[Tt]eam|[Aa]ge[d]?|[Yy]ear ?[0-9]|[Yy]r ?[0-9]|[Cc]lass|[Ff]orm|[Ss]chool|Academy|Primary|College|[Ll]ives?|[Ff]rom [A-Z]|[Ff]ind (?:me|him|her)|(?:^|[^£])[0-9]{1,2} years|[Mm]y street|[Mm]y road|, [A-Z][a-z]+ (?:Road|Street|Lane|Rock|Green|Heath|End|Hill))|(?:[Mm]y name|[Nn]ame is|[Aa]sk for|I[’']?m(?: called)?|I am(?: called)?|[Ff]ull name|[Ss]igned|[Ll]ove from|[Ww]rite to|[Cc]ontact|[Ff]ind|[Bb]y) ${SURNAMED}`,
  ],
  [
    "cased",
    raw`(?:[Mm]y|[Oo]ur) (?:mum|dad|mother|father|teacher|nan|uncle|aunt|auntie|brother|sister|coach|head) (?:is|[’']s) (?:called |named )?(?:Dr|Mr|Mrs|Miss|Ms|[A-Z][a-z]+) [A-Z][a-z]+|(?<![A-Za-z])[0-9]{1,3} [A-Z][a-z]+ C(?:t|ourt)(?![a-z])`,
  ],
  [
    "cased",
    raw`(?:[Ss]end|[Pp]ost|[Ww]rite|[Cc]ome|[Dd]eliver).{0,40}(?:to|at) (?:[A-Z][a-z]+, )?The [A-Z][a-z]+ [A-Z][a-z]+|[Uu]r @(?![a-z])|[Yy]our @(?![a-z])`,
  ],
  ["cased", raw`[Aa]dd (?:me )?[A-Z][a-z]+[-_.]?[A-Z0-9][A-Za-z0-9]*|[A-Z][a-z’']+ Cres(?![a-z])`],
  ["cased", raw`[(][A-Z][a-z]+(?: [A-Z][a-z]+)?,? (?:aged? )?[0-9]{1,2}[)]|[Aa]sk for (?:${NAMES})(?![a-z])`],
  [
    "cased",
    raw`[Aa]sk .{0,50}for ${SURNAMED}|[A-Z][a-z’']+ (?:Mews|Close|Crescent|Terrace|Parade|Rise|Cottages?|Lane|Road)(?![A-Za-z])`,
  ],
  // A road without a number, a number and a name without "road".
  [
    "cased",
    raw`(?<![A-Za-z])(?:[Oo]ur|[Mm]y|I|[Ww]e|[Oo]n|[Aa]t|[Oo]ff|[Dd]own|[Ii]n|[Nn]ear) (?:[a-z]+ ){0,5}[A-Z][a-z’']+,? (?:Road|Street|Lane|Avenue|Close|Drive|Crescent|Court|Terrace|Gardens|Grove|Mews|Walk|Rise|Way|Hill|Estate|Rd|Ave)(?![A-Za-z])|, [A-Z][a-z]+ (?:Road|Street|Lane|Avenue|Close|Drive|Crescent|Terrace|Grove|Mews|Estate)(?![A-Za-z])`,
  ],
  [
    "cased",
    raw`(?<![£$€0-9.,:/])(?<![A-Za-z0-9])[0-9]{1,3}[a-d]? (?!(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec|Mon|Tue|Wed|Thu|Fri|Sat|Sun))[A-Z][a-z]+, [A-Z][a-z]+`,
  ],
  [
    "cased",
    raw`(?<![£$€0-9.,:])(?<![A-Za-z0-9])[0-9]{1,4}[a-dA-D]?,? (?:[A-Z][a-z’']+ ){1,3}(?:Cottages?|House|Flats|Villas?|Farm|Buildings?|Parade|Croft|Fold|Bank|Vale|Wood|Meadows?|Fields?|Brook|Chase|Tower|Towers|Estate|Lodge|Barn|Mill|Point|Quay|Rd|St|Ave|Ln|Cl|Dr)(?![A-Za-z])`,
  ],
];
