/**
 * Phrases that sound alarming but are about money, games or laughter. They are removed from a
 * message before the rules read it; the text around them is still checked.
 */
import { either } from "./phrases.ts";

/** In the notation of phrases.ts. */
export const HARMLESS: readonly string[] = [
  // Questions about what a thing is, or how to spot it; the rest of the text is still checked.
  "(?:what is|what s|whats|what are|what does|what do|define|explain|meaning of|tell me about|learn(?:ed|t|" +
    "ing)? about|taught (?:me |us )?about|(?:lesson|assembly|talk|project|homework|lessons) (?:on|about)|is|" +
    "are|being|why is|why is being|how does|how do) (?:a |an |the |is |being |be )*(?:blackmail(?:ing)?|" +
    "money mul(?:es?|ing)|county lines?|sextortion|grooming)(?: (?:mean|means|work|works|wrong|bad|a crime|" +
    "illegal|against the law|scams?))?(?! (?:me|us|my|him|her|someone|for|by|at|and))",
  "(?:spot|recognise|recognize|avoid|steer clear of|stay away from|keep away from|safe from|warn .. about) " +
    "(?:a |an |the |being |becoming |getting |signs of )*(?:blackmail|money mules?|county lines?|sextortion|" +
    "grooming)(?: scams?)?",
  "overdos(?:e|ed|es|ing) (?:on (?:chocolate|sweets|candy|sugar|crisps|cake|shopping|spending|skins|coffee|" +
    "pizza)|it|things)",
  // Kind acts: someone stood by somebody.
  "(?:helped|help|stood up for|stand up for|stuck up for|stick up for|stopped|comforted|cheered up|sat with|defended|told (?:a|the|my|our|mr|mrs|miss) \\S+ about) " +
    "(?!me|us)(?:\\S+ ){1,5}(?:who (?:was|is|were|gets|got) |that (?:was|is|gets) |from |when (?:he|she|they) (?:was|were|got) )?(?:being |getting )?(?:bullied|picked on|left out)",
  "(?:hit|hits|hitting) (?:me|us|him|her|them|mum|dad) up (?:for|on|about|with|when)",
  "(?:got|get|gets|was|were|been|is|are|being) (?:beaten|hit|beat) (?:on|in|by|for) (?:price|prices|sales|" +
    "cost|costs|value|quality|the price|delivery)",
  "(?:gran|nan|nana|grandma|grandad|grandpa|granny|mum|dad|uncle|aunt|auntie|neighbour|people|shoppers|" +
    "customers) (?:got|get|was|were|is being|has been|been) (?:bullied|pushed|hurt|harassed|tricked) (?:by " +
    "(?:a |the |some )?(?:scammers?|salesm[ae]n|advert|adverts|cold callers?)|into (?:buying|signing|paying))",
  either(
    "push(?:es|ed|ing)? (?:me|us|him|her) to (?:buy|sign|spend|get|save|subscribe|upgrade)",
    "tablets? (?:back )?to (?:the |a )?(?:shop|store|cex|market|buyer)",
  ),
  "kill (?:my )?(?:brother|sister|friend|mate|cousin|him|her) (?:for|because|if) (?:he |she |they " +
    ")?(?:spending|spent|using|used|taking|took|taken|losing|lost|breaking|broke|buying|bought)",
  // In games, and of pets and plants.
  "(?:die|died|dies|dying|dead|killed) in (?:minecraft|roblox|fortnite|the game|a game|my game|gta|zelda)",
  "(?:hamster|dog|cat|fish|goldfish|rabbit|guinea pig|gerbil|parrot) (?:wants?|wanted|seems|seemed|is " +
    "going|is about|looks like it wants) (?:to die|to be dead)",
  "(?:hamster|dog|cat|fish|goldfish|pet|plant|plants|rabbit|phone|battery|tablet|guinea pig) (?:to|not to|" +
    "to not) die",
  "shoot(?:ing|s)? (?:myself|yourself|ourselves) in the foot",
  "(?:got|get|gets|getting|was|been|were|is|are|be) (?:hit|stung|hurt|beaten|slapped) (?:with|by) .. " +
    "(?:charges?|fees?|bills?|tax|taxes|fines?|prices?|costs?|inflation|interest)",
  // Idioms for wanting something very much, or for laughing.
  "dying (?:to|for|of (?:laughter|boredom|laughing|embarrassment|curiosity|excitement|cringe|heat|" +
    "thirst))(?! (?:die|kill|be dead|be gone|end))",
  "(?:die|died|dies|dead|dying) (?:of|from|with|out) ?(?:laughter|laughing|boredom|embarrassment|curiosity|" +
    "excitement|cringe|happiness|the heat|shock|joy|cuteness)?(?<=laughter|laughing|boredom|embarrassment|" +
    "curiosity|excitement|cringe|happiness|heat|shock|joy|cuteness|out)",
  "(?:die|died|dying|dead|cry|crying) (?:laughing|inside when i saw the price)",
  "(?:die|dead) if i (?:dont|do not|cant|cannot|didnt) (?:get|buy|have|win|see|own|go to the|pass)",
  "(?:die|dye|dying|dyeing) my (?:hair|clothes|shoes|jeans|t ?shirt|trainers|dress)",
  "(?:to|2) die for|die hard|do or die|never say die|roll the die|a die|two dice",
  "(?:would|could|id) (?:just )?kill for (?:a|an|some|that|those|new|the|one)",
  // Being told off over money.
  "(?:mum|dad|parents|sister|brother|he|she|they|nan|teacher) (?:is |are |will |would |might |was |were |" +
    "gonna |going to |is going to |are going to |is gonna )*(?:kill|murder|strangle) (?:me|us) (?:if|when|" +
    "because|for|cause|since|after)(?: (?:he|she|they))?(?: (?:finds? out|sees?|knows?|discovers?|hears?))? " +
    "?(?:that )?(?:i|we|how much i|about|what i|my|the|it)? ?(?:just |already |accidentally )?(?:spent|spend|" +
    "spending|lost|lose|losing|broke|break|breaking|bought|buy|buying|forgot|forget|wasted|waste|wasting|" +
    "used|dropped|phone bill|bill|price|cost|receipt|ordered|ripped|cracked|left)",
  // Figures of speech about things, prices and budgets.
  "(?:killing|kills|killed|kill) (?:it|time|the (?:mood|deal|vibe|joy|price|prices|market|battery|" +
    "competition|high street|engine|lights|game|boss|dragon|monster|enemy|zombies)|prices?|two birds|my " +
    "(?:budget|savings|wallet|vibe|bank|battery|phone|pocket money|streak|feet|back)|the time|bill|streak)",
  "(?:budget|price|prices|homework|maths|bill|bills|fees|interest|cost|costs|queue|wait|suspense|shoes|" +
    "inflation|rent|this|tax|quiz|test|exam|game|waiting|debt|subscription|subscriptions|shipping|heat|" +
    "saving) (?:is|are|was|were|s|r) (?:absolutely |really |literally |totally |just |so )?(?:killing|" +
    "murdering|murder|strangling|choking|hurting|torturing|torture|destroying|crushing) (?:me|us|my|our|" +
    "families|people|them)?",
  either(
    "kill (?:switch|joy|bill|streak)|road ?kill|over ?kill|buzz ?kill",
    "killer (?:deal|offer|price|whale|idea|app|feature)|skill",
  ),
  "(?:phone|battery|account|bank account|tablet|laptop|piggy bank|wallet|car|ipad|plant|plants|goldfish|" +
    "fish|hamster|dog|cat|pet|business|shop|shops|high street|market|coin|project|idea|deal|grandma|grandad|" +
    "nan|grandpa|granny|people|someone|somebody|person|he|she|owner|king|queen|everyone|company|they|cash) " +
    "(?:is|are|was|just|has|have|will|would|might|s|keeps|about to|is about to|going to|is going to|gonna)* " +
    "?(?:just |totally |completely |already |nearly |almost )*(?:died|dies|dead|die|dying|deceased)",
  either(
    "[0-9.]+ ?kms|punch and judy",
    "(?:my |our )?(?:tummy|belly|cheeks?|jaw|sides|wrists?|legs?|arms?|feet|back|fingers?|hands?|knees?) (?:hurts?|aches?|" +
      "ached|is sore|was sore|are sore|were sore|hurting) (?:so much |loads |a lot )?(?:from|after) (?!last|he|" +
      "she|they|when|what)",
    "(?:hit|hits|hitting|kick|kicks|throw|throws) them (?:in|into|over|out|off|onto|on the|under|through|back)",
    "(?:she|mum|nan|nana|gran|grandma|auntie|sister|lady) (?:has |had |just |really )*(?:hurt|broke|broken|" +
      "twisted|sprained|burnt|burned|cut) her (?:own )?(?:wrist|back|knee|legs?|foot|ankle|arm|hand|hip|" +
      "shoulder|finger|neck|toe|thumb|elbow)",
    "(?:he|dad|grandad|grandpa|uncle|brother|neighbour|man) (?:has |had |just |really )*(?:hurt|broke|broken|" +
      "twisted|sprained|burnt|burned|cut) his (?:own )?(?:wrist|back|knee|legs?|foot|ankle|arm|hand|hip|" +
      "shoulder|finger|neck|toe|thumb|elbow)",
    "oil ?seed rape|rape ?seed|(?:can|could) if i jump|meteor showers?|shower (?:curtain|gel|caps?|head)",
    "bites? the (?:brush|lead|hose|broom|hoover)",
    "dead (?:batter(?:y|ies)|flowers?|leaves|plants?|heads?|wood|bees?|wasps?|fly|flies|spiders?|insects?|branches)",
    "(?:dont|not|never|wont|cant|without) (?:\\S+ )?get(?:ting)? (?:kicked|bitten|hit|hurt|burnt|burned|" +
      "stung|pecked|squashed|trampled)",
    "bum ?bags?",
    "(?:dont|do not|not|never|without|wont|cant) (?:\\S+ )?cut(?:ting)? (?:yourself|urself|myself|yourselves|" +
      "your fingers?)",
    "tie ?d(?:ie|ye|ying|yed)s?|(?:not|isnt|never|arent|wasnt|dont be) (?:\\S+ )?(?:scared|afraid|frightened)",
    "i (?:\\S+ )?die(?:d|s)? (?:[0-9]+|\\S+) times",
    "(?:got|get|gets|was|been|getting) (?:hit|strangled|attacked|bitten|stung|pecked|knocked over|kicked|" +
      "hurt|slapped|smacked|chased|burnt|burned) (?:in the \\S+ |on the \\S+ )?(?:by|with|off) (?:a|an|the|my|" +
      "our|his|her|next doors?|some) (?:\\S+ )?(?:\\S*ball|hose|hosepipe\\S*|branch|brambles?|nettles?|bee|" +
      "wasps?|dog|puppy|cat|goose|geese|swan|seagull|wave|ivy|horse|pony|goat|sheep|cow|duck|chicken|cockerel|" +
      "parrot|rabbit|frisbee|swing|door|rake|broom|trolley|puck|shuttlecock|pancake|snowball|oven|tray|pan|" +
      "pigeon|donkey|llama|alpaca)",
    "dead ?line",
    "dead (?:easy|good|cheap|expensive|funny|battery|sea|stock|end|weight|cert|on|tired|broke|serious)",
    "drop dead gorgeous|walking dead|red dead",
  ),
  either(
    "suicide squad|suicide pact film|bath bomb|sex and the city|life insurance|funeral (?:plan|director)s?",
    "hunger games|squid game",
  ),
  // Peaceful senses of cutting, hanging, shooting, jumping, hitting and beating.
  "(?:cut|cuts|cutting|slash|slashing) (?:down(?! there)|back|short|costs?|corners|prices?|the (?:price|" +
    "cost|cake|grass|budget|bill|deal|pizza|interest|lawn|hedge|ribbon|cord)|my (?:hair|spending|budget|" +
    "costs?|bills?|allowance|pocket money|grass|nails|fringe|own hair|expenses|subscriptions|screen|snacks|" +
    "sister hair)|hair|grass|spending|lawns?|hedges?)",
  "hang(?:ing|s)? (?:out|on|up|about|around|in there|tight|the|my (?:poster|picture|coat|clothes|washing|" +
    "washing out|art|certificate|bag)|a|posters?|pictures?|washing|lights)",
  "(?:shoot|shooting|shot|shoots) (?:a|an|the|some|our|up|hoops|for|videos?|photos?|goals?|films?|hoop|" +
    "adverts?|me an?|me a|you a|him a|in) ?(?:message|email|text|video|film|advert|vlog|clip)?",
  "(?:jump|jumping) (?:off|from|in|on|into) (?:point|the (?:deep end|bandwagon|trend|sale|queue|diving " +
    "board|trampoline|pool|sofa|bed|swimming pool)|to (?:the|saving|a)|saving|a (?:trampoline|pool|sale|deal|" +
    "bargain))",
  "(?:beat|beats|beating) (?:the|my (?:record|score|time|target|best|goal|high score|old record|savings " +
    "goal)|inflation|that price|a price|them to it|(?:him|her|me|them|my \\S+) to it|any price)",
  "(?:hit|hits|hitting) (?:my|the|a|our|by|his|her|rock|new) (?:savings |saving |weekly |monthly |money |" +
    "price |spending )?(?:goal|target|limit|shops?|sales?|jackpot|gym|like button|road|books|roof|ceiling|" +
    "price|peak|record|market|town|pub|total|budget|streak|ball|maximum)",
  "(?:hit|hits|beat|beats|bites?|hurts?|burns?|burned|burning|attack|attacks) (?:me|us|my|people|families|" +
    "a hole) (?:in |on |with )?(?:the |my )?(?:price|prices|wallet|pocket|pockets|bank|bank balance|budget|" +
    "savings|pocket money|feels|purse|spending|hard to pay)",
  "(?:beat|beats|beating|beaten|hit|kick|kicked|thrash|thrashed|destroyed|destroy|killed|kills|kill|" +
    "murdered|battered|smashed|punched|bashed) (?:me|him|her|them|us|my \\S+) (?:again |every time |always " +
    ")?(?:at|in|on) (?:chess|monopoly|fifa|mario|mario kart|uno|cards|fortnite|the quiz|football|minecraft|" +
    "tennis|a (?:race|game|quiz)|the (?:game|race|quiz|match|test)|every game|roblox|swimming|scrabble|maths|" +
    "a race|saving|the savings race|darts|pool|connect four|snap)",
  "(?:i was|got|been|were|are|was) (?:beaten|hit|hurt|punished|burned|abused|stung|bitten|beat) (?:by|to) " +
    "(?:the )?(?:price|prices|inflation|tax|taxes|fees|interest|it|fee|cost|costs|sale|bill|bills|a (?:fee|" +
    "price|big bill))",
  either(
    "blow(?:ing|s)? (?:my|all|up|the)",
    "burn(?:ing|s)? (?:a )?(?:hole|money|through|cash|calories|my (?:money|cash|pocket|savings))",
    "bleeding (?:money|cash|me dry)|drowning in (?:debt|homework|bills|stuff|clothes|toys)",
    "choke? on the price",
  ),
  either(
    "self (?:employed|esteem|control|service|checkout)|stab at",
    "(?:have|take|give it) a (?:shot|stab|punch|crack)|punch line|punch ?bag",
    "kick(?:ing|s)? (?:off|start|the habit|myself|the ball|a ball|about)|beat(?:ing)? myself up",
    "cut it (?:out|fine)|cut me a deal|cut me some slack|pinch me|hate myself for (?:buying|spending|wasting)",
    "rip off|ripped off|steal of a deal|a steal|total steal|daylight robbery",
    "rob a bank in (?:gta|the game|my game|monopoly)",
  ),
  either(
    "drug ?stores?|touch (?:screen|base|wood|my savings|the money|my money|id)",
    "touch(?:ed|es|ing)? (?:my|her|his) (?:savings|money|heart|account|piggy bank|pocket money|trust fund|isa)",
    "private (?:school|company|lesson|lessons|account|equity|browsing)|naked (?:juice|eye|truth|wallet)",
    "crime pays|bomb(?:ed)?",
  ),
  // Secrets that a birthday excuses, and fear of prices.
  either(
    "(?:secret|secretly|hide|hiding) (?:santa|gift|present|birthday|surprise)(?: exchange)?",
    "(?:scared|afraid|frightened|terrified) of (?:spending|losing|running out|the price|inflation|prices|" +
      "money|banks?|debt|being (?:broke|poor|scammed|ripped off))",
  ),
  "(?:threat|threats|danger|dangers|dangerous) (?:of|to) (?:inflation|debt|my budget|credit|the economy|" +
    "savings|scams|my savings|overspending)",
];

/** Harmless phrases that sound like swearing, sex or scorn, about birds, food, tales and doors. */
export const INNOCENT: readonly string[] = [
  either(
    "(?:spoke|grease|bike) nipples?|naked (?:cakes?|juice|eye|mole rats?)|water butts?|booby (?:traps?|prize)",
    "cocks? (?:crows?|crowing)|punch and judy|(?:fruit|hole|card|paper) punch(?:es)?|bath bombs?",
    "steal(?:s|ing)? the (?:show|scene|limelight)|(?:the|a|our|my) cock (?:has|is|crows?|and|hurt)",
    "cock and hens?|dick (?:whittingtons?|van dyke|turpin|tracy|dastardly|and dom)|moby dick|spotted dick",
    "willy wonkas?|free willy|wee willy winkie|(?:blue|great|coal|long tailed|marsh|willow) tits?",
    "tit (?:boxes|box|nest|nests|feeders?|birds?)|tit(?:bits?| for tat)|pussy (?:willows?|cats?|cat)",
    "puss in boots",
  ),
  either(
    "cock a (?:doodle|leekie|hoop)\\S*|cock (?:robin|pheasant|and bull|crow)|weather ?cocks?|pea ?cocks?",
    "stop ?cocks?|shuttle ?cocks?|fat (?:balls?|quarters?)",
    "(?:door|drawer|cupboard|bed|oven|cooker|control) ?knobs?|knobs? on (?:the |my |our |a )?(?:\\S+ )?(?:drawers?|doors?|cupboards?|cooker|oven|bed|wardrobe)|knobs? of (?:butter|ginger)",
    "(?:painted|wooden|glass) knobs?|prick(?:ing|ed)? (?:out|the|it|them|holes|your|my)|spick and span",
    "bass guitars?|meat ?balls?",
    "(?:foot|basket|net|snow|tennis|golf|bouncy|cheese|dog|ping pong|stress|pom pom|wool|bath) balls?",
  ),
  either(
    "faggots and (?:peas|chips|mash|gravy)",
    "(?:cats?|dogs?|puppys?|puppies|rabbits?|horses?|ponys?|ponies|chickens?|hens?|donkeys?|lions?|guinea " +
      "pigs?|babys?|babies|lambs?|hamsters?) (?:bum|butt|bottom)s?",
    "bum ?bags?|bum notes?|hot cross buns?|nappy sacks?|rape ?seed|shag (?:pile|rug|carpet)s?",
    "sex of the (?:chicks?|guppies|hamsters?|kittens?|baby \\S+)|ass(?:es)? and (?:carts?|donkeys?)",
    "bloody mary costumes?|fairy god ?mothers?|garden hoes?|(?:rake|spade|fork)s? and hoes?|hoe and rake",
    "bonking brooms|nude (?:lipstick|tights|colour|nail)|bed ?bugs?|wild goose chase",
    "poor (?:people|families|children) (?:who|in|get|can)",
  ),
];
