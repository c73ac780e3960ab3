/** Somebody hurts, touches, threatens, grooms, neglects or blackmails the child who writes, or somebody they know. */
import { phrases } from "./phrases.ts";

const HIT =
  "(?:hit|hits|hitting|hitted|beat|beats|beating|beaten|slap|slaps|slapped|slapping|punch|punches|punched|punching|kick|kicks|kicked|kicking|smack|smacks|smacked|smacking|whip|whips|whipped|belt|belts|belted|" +
  "choke|chokes|choked|choking|strangle|strangles|strangled|burn|burns|burned|burnt|burning|bite|bites|shove|shoves|shoved|spank|spanks|spanked|throttle|throttles|batter|batters|battered|bash|bashes|bashed|abuse|abuses|abused|abusing|hurt|hurts|hurting|" +
  "lash|lashes|throw|throws|threw|drag|drags|dragged|attack|attacks|attacked|stab|stabbed|torture|tortures)";
const TOUCH =
  "(?:touch|touches|touched|touching|grope|gropes|groped|groping|feel up|feels up|felt up|kiss|kisses|kissed|rape|rapes|raped|raping|molest|molests|molested|molesting|fondle|fondled|finger|fingered|lick|licked|flash|flashes|flashed|grab|grabs|grabbed|undress|undressed|undresses)";
const BODY =
  "(?:down there|private|privates|private parts?|private places?|bum|bottom|chest|boobs?|breasts?|willy|penis|vagina|genitals|underwear|pants|knickers|thighs?|under my (?:clothes|skirt|shirt|top)|places|where i dont|in a way|inappropriately|weird(?:ly)?|bits|crotch|legs?|at night|when (?:im|i am|mum|nobody|no one|we are|were)|in bed|in my sleep|without my consent)";
const PICTURES =
  "(?:nudes?|naked|nakey|nood|noods|noodz|sexy|undressed|without (?:my )?clothes|in my (?:underwear|bikini|bra|pants|knickers)|of my (?:body|chest|private|bum|boobs|feet)|topless|dick pics?|private (?:photos?|pictures?|pics?|videos?))";

const HURT = [
  "(?:break|breaks|broke|snap|twist|twists|twisted|pull|pulls|pulled|pulling) my (?:arms?|legs?|neck|wrist|fingers?|hair|ears?|nose|jaw)",
  "(?:bruise|bruises|black eye|burn marks|welts|handprints?) .. (?:all over|on (?:his|her|my)|from|every)",
  "(?:keeps?|kept) (?:on )?(?:hitting|kicking|punching|slapping|pushing|beating|hurting|threatening|touching|following|messaging|pinching|biting) .. (?:me|us|my|him|her|and|taking)",
  "(?:hurt|hit|break|kill|beat|leave|trouble|post|send|angry|worse) .. if (?:i|we) (?:tell|told|say anything|scream|speak|refuse)(?: anyone| someone)?",
  `THEY (?:always |often |sometimes |keeps |keep |kept |just |has |have |had |is |was |been |still |used to |will |would |really |only |might |goes to |started |starts |tries to |tried to |also |got angry and |gets drunk and |got drunk and |gets mad and |gets angry and |comes home and |drinks and |drank and |and |hit and |it and )*${HIT} (?:the \\S+ out of )?(?:CHILD|my (?:hands?|arms?|face|head|legs?|back|bum|hair|ears?|cheeks?|tummy|stomach|neck|fingers?|feet|foot))`,
  "(?:throw|throws|threw|throwing|smash|smashes|smashing) (?:things|stuff|plates?|bottles?|furniture|chairs?|glass|everything) (?:at|around|on|towards) (?:me|us|mum|dad|my)",
  `(?:im|i am|i get|i got|ive been|i was|we get|we got|we are|i keep getting|being|getting|gets|got|get|is|been|be|was) (?:always |often |sometimes |just |badly |really )?(?:hit|beaten|beat up|slapped|punched|kicked|smacked|whipped|choked|strangled|abused|molested|raped|groped|touched up|sexually|assaulted|burned|tortured|spanked|bullied|cyberbullied|groomed|blackmailed|sextorted|trafficked|exploited|starved|threatened|neglected|stalked|catfished|harassed)(?! (?:to|by the price|by inflation|by tax|by a price|into the sale))`,
  "(?:child|sexual|sexually|physical|physically|emotional|verbal|domestic) (?:abuse|abused|abuses|abusing|assault|assaulted|violence|harassment)",
  "(?:hits?|beats?|slaps?|punches|kicks?|smacks?|hurts?|belts?|chokes?|abuses) (?:me|my (?:mum|brother|sister|mom)|us)(?! (?:up )?(?:in |at |with |on )?(?:the )?(?:price|wallet|pocket|bank|savings|game|games|race|chess|monopoly|score|quiz|fifa|mario|uno|cards|fortnite|it|to it|every time we play|when we play|in a race|at football))",
  "(?:hit|hitting|beating|hurting|hurt|slapping|punching) .. (?:with|using) (?:a |the |his |her )?(?:belt|stick|slipper|shoe|cane|wooden spoon|hanger|cable|wire|rod|bat|ruler|iron|pan|chappal|cord)",
  "(?:bruise|bruises|black eye|marks|bruised|burns|welts) .. (?:from|because|where|after|when) .. (?:dad|mum|he|she|they|step|hit|belt|brother|uncle|boyfriend|parents|him|her|teacher)",
  "(?:dad|mum|step dad|step mum|stepdad|uncle|brother|he|she|boyfriend|parents|man|they|teacher|coach|someone) .. (?:kill|hurt|murder|stab|beat|shoot|hit|harm|get|destroy|attack) (?:me|us|my (?:mum|dad|family|sister|brother|dog|cat|friend)) (?:if|when|unless|tonight|again|one day|when we|in my sleep)",
  "(?:said|says|told me|threatened|threatens|threatening|threaten|promise|promised|going) .. (?:kill|hurt|murder|stab|beat|shoot|harm|hit|burn|rape|beat up) (?:me|us|my (?:mum|dad|family|sister|brother|dog|cat|friend|mom)|him|her)",
  "threat(?:en|ens|ened|ening) (?:me|us|my|to|him|her|with)|getting threats|(?:is|are|been|was) threatening (?:me|my|us)",
  "(?:dad|mum|step dad|uncle|brother|he|she|parents) (?:is |are )?(?:always |so |very |really |gets |get |being |can be )*(?:violent|abusive|aggressive with me|drunk and (?:scary|violent|shouts|hits|angry))",
  "(?:dad|step dad|he|boyfriend|mum) .. (?:hits|beats|hurts|hit|punched|slapped|strangled|choked|pushed|beating up|beating|hitting|beats up) (?:my )?(?:mum|mom|sister|brother|mum and|little|baby|dad)",
  "(?:scared|afraid|frightened|terrified) of (?:my )?(?:dad|mum|step dad|step mum|uncle|brother|parents|him|her|boyfriend|teacher|coach|them|grandad|cousin|being hit|getting hit)(?: (?:because|when|at|he|she))?",
];

const TOUCHED = [
  "(?:puts?|putting|slides?|slid|stuck|sticks?) (?:his|her|their|a) (?:hands?|fingers?|willy|penis|thing|tongue) (?:up|in|inside|down|under|on|between|into) (?:my|me|her|his)",
  "(?:watch|see|look at|show|shows|showed|watching) .. (?:dirty|sexy|porn|porno|adult|naked|rude) (?:videos?|films?|pictures|pics|movies|stuff|photos?|magazines?|sites?)",
  "(?:undress|strip|take (?:my|her|his|your) (?:clothes|top|shirt|trousers|pants) off|take off (?:my|her|his|your) (?:clothes|top|shirt|trousers|pants)|get naked) .. (?:camera|cam|webcam|video|him|her|them|money|online|for|front)|feet pics?",
  `THEY (?:always |often |sometimes |keeps |keep |kept |just |has |have |had |is |was |been |still |used to |will |tries to |tried to |also |comes and |sometimes |started |likes to |wants to |and |makes me |made me )*${TOUCH} (?:me|us|her|him|my|his|her|their|himself|herself|at me|a girl|a boy|little|kids|children)(?! (?:heart|goodnight|good night|hand|hands|on the cheek|forehead))`,
  `${TOUCH} (?:me|my|her|him|us) .. ${BODY}`,
  "(?:rape|raped|rapes|raping|rapist|molest|molested|molester|groped|pedo|paedo|pedophile|paedophile|peado|nonce)",
  "(?:made|makes|make|making|forced|forces|forcing|asks|asked|told|wants|wanted|tells|tried|trying|get|got|gets) (?:me|us|my friend|my sister|my brother|him|her|them) (?:to )?(?:do )?.. (?:touch (?:him|her|his|it|myself|them)|take off|strip|undress|get undressed|sexual|sex|have sex|naked|nude|nudes|sit on his lap|kiss (?:him|her|them)|secret touching|things i (?:dont|didnt|do not) (?:want|like)|stuff i (?:dont|didnt)|bad things|watch porn|see porn|watch him|shower with)",
  "(?:do|does|did|doing|done) .. (?:sexual|weird|bad|dirty|rude|nasty|gross|horrible|uncomfortable) (?:things|stuff) (?:to|with) (?:me|my|us|her|him)",
  "(?:comes?|came|coming|gets?|got|sneaks?|climbs?) (?:into|in|in to) my (?:bed|room|bedroom|shower) (?:at night|when|and|while|naked)",
  "(?:uncomfortable|bad|secret|inappropriate|weird|wrong|funny|unwanted) (?:touch|touches|touching|touched)",
  "(?:shows?|showed|sends?|sent|showing|sending) (?:me|us|my friend|her|him) (?:his|her|a|some|pictures of his|photos of his|rude|porn|dirty|naked|nude|sexual|dick|private|inappropriate) ?(?:private|privates|penis|willy|dick|nudes|porn|naked|videos?|pics?|pictures|photos|parts|stuff|thing|body|of himself)?(?= |$)(?<!shows me a|showed me a|sent me a|sends me a|sent me some|showed me his|showed me her|sent me his|sent me her|shows me his|shows me her|showed us a|sent us a|sent her a|sent him a|sends us a|showed me some|shows me some|sends me some)",
  "(?:watch|watches|watched|films|filmed|filming|photographs|records|recorded|spies on) me (?:in the (?:shower|bath|toilet|bathroom)|undress|changing|getting changed|naked|sleep|undressing|get changed)",
];

const GROOMED = [
  `(?:send|sent|sending|sends|wants?|wanted|ask|asks|asked|asking|share|shared|sharing|post|posted|posting|leak|leaked|leaking|leaks|got|has|have|take|took|show|showed|need|demand|demands|begging|trade|sell) .... ${PICTURES}`,
  `(?:photos?|pictures?|pics?|videos?|selfies?|snaps?) .. (?:of|in) .. (?:naked|nude|body|underwear|private|without clothes|chest|bikini|shower|bra|feet|my bum)`,
  "(?:send|sends|sending) (?:him|her|them|me) (?:more )?(?:pics|photos|pictures|videos|selfies) .. (?:or|otherwise|unless|else|he will|hell|or else|they will|theyll)",
  "sextort(?:ion|ed|ing)?|revenge porn|(?:my|her|his) nudes",
  "blackmail(?:s|ed|ing|er)? (?:me|us|my|him|her|a|someone)?",
  "(?:share|post|send|leak|show|put|spread|expose|upload|tell) .. (?:my|the|her|his|it|them) .. (?:photos?|pics?|pictures?|videos?|nudes?|secrets?|chats?|messages|everyone|online|whole school) .. (?:if|unless|or) .. (?:dont|do not|pay|send|give|money|i)",
  "(?:pay|money|send|give|gift cards?|robux|vouchers?|£\\d+|\\d+) .. (?:or|otherwise|or else) (?:he|she|they|he'll|hell|shell|theyll|he will|she will|they will|ill|i will) .. (?:post|share|send|leak|show|tell|hurt|beat|kill|come|get|expose|put|upload)",
  "(?:man|men|guy|boy|woman|adult|stranger|someone|somebody|person|he|she|friend|player|they|fella|lad|dude|youtuber|streamer|gamer) .... (?:online|on the internet|from the internet|on (?:snap|snapchat|insta|instagram|roblox|discord|tiktok|fortnite|whatsapp|a game|minecraft|xbox|omegle|telegram|the game|kik|psn|my game)|i met online|in a game|older than me|much older|\\d\\d years? old|who is \\d\\d|is \\d\\d) .... (?:meet|meet up|meeting|secret|pictures?|photos?|pics?|camera|webcam|address|where i live|what school|my school|alone|kiss|love|loves|girlfriend|boyfriend|gifts?|sexy|hotel|his house|her house|his car|dont tell|not to tell|keep it|video call|body|wearing|underwear)",
  "(?:meet|met|meeting|meet up with|go to|visit) .. (?:man|guy|someone|person|stranger|boy|girl|friend|lad|woman|him|her|adult|people) .. (?:i know from|i met|from|on) .. (?:online|internet|roblox|discord|snap|snapchat|insta|instagram|game|tiktok|fortnite|omegle|app|minecraft|chat)(?: alone| in secret| in person| irl)?",
  "(?:stranger|random man|random guy|old man|older man|older guy|older boy|grown man|grown up|adult|man) .. (?:wants?|asked|asks|keeps|told|offered|offers|tried|follows|followed|messaged|messages|texted|texts|dms|dmed|gave|gives) (?:me|to meet|my friend|asking me|messaging me|texting me|us) .... (?:meet|secret|pics?|photos?|pictures?|car|van|alone|house|home|address|kiss|girlfriend|love|touch|ride|lift|where i live|body|number|dont tell|present|presents|money|gifts?|sweets|not to tell)",
  "(?:told|tells|said|says|asked|asks|made|makes|saying|telling|promise|swear|make) (?:me |us |my friend |that )?(?:not to|to not|dont|never to|i (?:cant|must not|mustnt|shouldnt|should not)|its (?:a|our)|it is (?:a|our)|to keep|to (?:promise|swear)|promise|keep) .. (?:tell (?:anyone|anybody|my mum|mum|my parents|my dad|any ?one|a soul|nobody|no one)|secret|our (?:little )?secret)",
  "(?:our|a|his|her) (?:little |special )?secret (?:and|or|otherwise|from) .. (?:touch|hurt|anyone|get in trouble|tell|scared|hurts)",
  "(?:gave|gives|buys|bought|offered|sends|giving|buying) (?:me|my friend|her|him) .. (?:gifts?|presents?|money|phone|robux|v ?bucks|vapes?|alcohol|drugs|skins|clothes|trainers) .. (?:if|to|for|so|and|in return|but) .. (?:secret|touch|kiss|pics?|pictures?|photos?|meet|stay|do things|dont tell|naked|sell|carry|deliver|hide|not tell|sleep|keep quiet|owe)",
  "(?:carry|deliver|sell|selling|hold|hide|drop off|move|run|running|carrying|delivering|hiding) .. (?:drugs|weed|packages?|parcels?|knife|knives|county lines?|coke|pills|packets?) .. (?:for|or|he|they|him|them|someone|an older|gang|boys|to)",
  "county lines?|money mule|(?:use|using|borrow|lend|give|sell|rent) my (?:bank )?(?:account|card) .. (?:put|move|transfer|keep|pay|hide|cash|receive|get)",
  "groom(?:ed|ing|er|ers) (?:me|my|us|by|her|him|online|at|and|someone|a)|(?:being|been|is|are|was|getting|get) groomed",
];

const NEGLECTED = [
  "(?:no|not|isnt|isnt any|never|there is no|theres no|havent|hardly any|barely any|dont have any|without|never any|nothing) (?:any |enough |had |have |eaten |given |got |been )*(?:food|to eat|dinner|meals?|heating|clean clothes|hot water) (?:at home|in (?:the|our|my) (?:house|home|fridge|cupboards?)|for days|since|for \\d+ days|all day|most days|because (?:mum|dad|they|my)|in days|for two days|for three days|all weekend|yesterday)",
  "(?:dont|doesnt|do not|does not|wont|never|refuses? to|forgets? to|didnt|not|stopped) (?:feed|feeds|give|gives|let|feeding|giving|letting|look after|care for|buy) (?:me|us|my (?:brother|sister|little brother|little sister|siblings)) ?(?:any |enough |no |eat |have |with )*(?:food|dinner|eat|meals?|breakfast|lunch|drink|water|at all|clothes|properly|anymore|inside|go out ever|to eat|see a doctor)?(?<!(?:give|gives|giving|let|buy) (?:me|us)(?: )?)",
  "(?:left|leave|leaves|leaving|locks?|locked|locking) (?:me|us|him|her|them|(?:me and )?my (?:little |baby |older |big )?(?:brother|sister|friend)) (?:home |all )*(?:alone|by myself|by ourselves|in (?:my|the|a|his|her|our|their) (?:room|cupboard|house|basement|cellar|shed|dark|bathroom|garage|bedroom|wardrobe|loft|attic|car)|outside|on my own|out)(?: (?:for|all|every|at|overnight|and|with|in|until|when|as))?(?<!(?:alone|by myself|on my own))",
  "(?:hungry|starving|starved) .. (?:because|cos|since|as|and) .. (?:mum|dad|parents|they|no one|nobody|noone|she|he|there is no|theres no|we have no) .. (?:feed|food|eat|give|forgot|gone|spends|spent|home|left|wont|doesnt|dont|dinner)",
  "(?:mum|dad|parents|carer|step dad|step mum) (?:is |are |has |have |hasnt |havent |always |been |never |gets |keeps |takes |goes |both )*(?:drunk all|always drunk|passed out|on drugs|takes drugs|high all|drunk every|out all night|gone for days|left us|not come home|come home (?:in|for)|drunk again|drunk most|at home)(?: (?:and|every|all|in|for|the|so|days|we))",
  "(?:takes?|took|taking|steals?|stole|spends|stealing|keeps) (?:all )?my (?:money|wages|savings|food) .. (?:hits|hit|beats|hurt|hurts|threatens|or else|scared|drugs|beat|punch|punches|kick|kicks|drink)",
  "(?:older|big|bigger) (?:kids|boys|girls|boy|girl|kid|lads|ones) .. (?:take|takes|took|steal|stole|rob|robbed|make me|force|forced|threaten|push|pushed|hit|demand)",
  "bull(?:y|ies|ied|ying|yed|iyng) (?:me|us|my|him|her|at school|on|because|for|every|and|is|makes|a kid)|(?:i am|im|being|getting|get|gets|got|was|were|been|is|are) (?:cyber ?)?bull(?:ied|yed|yied)|my bull(?:y|ies)",
  "forced (?:to marry|marriage|into marriage)|(?:make|making|forcing|force|made) me (?:to )?(?:marry|get married)|fgm|(?:cut|cutting) (?:girls|me) (?:down there|there)|(?:marry|marriage) .. (?:against my|dont want|im only|i am only)",
  "(?:gang|gangs) .. (?:wants?|make|making|made|force|forcing|join|threat|after me|told me|knife|hurt|owe|after my)",
  "(?:owe|owes) .. (?:dealer|drug|drugs|gang|him money|them money) .. (?:hurt|beat|kill|threat|threatening|scared|after me|get me|drugs)",
];

export const ABUSE = phrases([...HURT, ...TOUCHED, ...GROOMED, ...NEGLECTED]);
