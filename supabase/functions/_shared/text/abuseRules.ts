/** Somebody hurts, touches, threatens, grooms, neglects or blackmails the child who writes, or somebody they know. */

const HIT =
  "(?:hit|hits|hitting|hitted|beat|beats|beating|beaten|slap|slaps|slapped|slapping|punch|punches|punched|punching|kick|kicks|kicked|kicking|smack|smacks|smacked|smacking|whip|whips|whipped|belt|belts|belted|" +
  "choke|chokes|choked|choking|strangle|strangles|strangled|burn|burns|burned|burnt|burning|bite|bites|shove|shoves|shoved|spank|spanks|spanked|throttle|throttles|batter|batters|battered|bash|bashes|bashed|abuse|abuses|abused|abusing|hurt|hurts|hurting|" +
  "lash|lashes|drag|drags|dragged|attack|attacks|attacked|stab|stabbed|torture|tortures)";
const TOUCH =
  "(?:touch|touches|touched|touching|grope|gropes|groped|groping|feel up|feels up|felt up|kiss|kisses|kissed|rape|rapes|raped|raping|molest|molests|molested|molesting|fondle|fondled|finger|fingered|lick|licked|flash|flashes|flashed|grab|grabs|grabbed|undress|undressed|undresses)";
const BODY =
  "(?:down there|private|privates|private parts?|private places?|bum|bottom|chest|boobs?|breasts?|willy|penis|vagina|genitals|underwear|pants|knickers|thighs?|under my (?:clothes|skirt|shirt|top)|places|where i dont|in a way|inappropriately|weird(?:ly)?|bits|crotch|legs?|at night|when (?:im|i am|mum|nobody|no one|we are|were)|in bed|in my sleep|without my consent)";
const PICTURES =
  "(?:nudes?|naked|nakey|nood|noods|noodz|sexy|undressed|without (?:my )?clothes|in my (?:underwear|bikini|bra|pants|knickers)|of my (?:body|chest|private|bum|boobs|feet)|topless|dick pics?|private (?:photos?|pictures?|pics?|videos?))";

const HURT = [
  "(?<!i |ive |i have |nearly |have )(?:break|breaks|broke|snap|twist|twists|twisted|pull|pulls|pulled|pulling) my (?:arms?|legs?|neck|wrist|fingers?|hair|ears?|nose|jaw)",
  "(?:bruise|bruises|black eye|burn marks|welts|handprints?) .. (?:all over|on (?:his|her|my)|from|every)",
  "(?:keeps?|kept) (?:on )?(?:hitting|kicking|punching|slapping|pushing|beating|hurting|threatening|touching|pinching|biting) .. (?:me|us|my|him|her|and|taking)",
  "(?:hurt|hit|break|kill|beat|leave|trouble|post|send|angry|worse) .. if (?:i|we) (?:tell|told|say anything|scream|speak|refuse)(?: anyone| someone)?",
  `THEY (?:always |often |sometimes |keeps |keep |kept |just |has |have |had |is |was |been |still |used to |will |would |really |only |might |goes to |started |starts |tries to |tried to |also |got angry and |gets drunk and |got drunk and |gets mad and |gets angry and |comes home and |drinks and |drank and |and |hit and |it and )*${HIT} (?:the \\S+ out of )?(?:CHILD|my (?:hands?|arms?|face|head|legs?|back|bum|hair|ears?|cheeks?|tummy|stomach|neck|fingers?|feet|foot))`,
  "THEY (?:throws?|threw|chucks?|chucked) (?:me|us|him|her|my \\S+) (?:across|against|down|into|on|onto|off|around|about|out|at)",
  "(?:throw|throws|threw|throwing|smash|smashes|smashing) (?:things|stuff|plates?|bottles?|furniture|chairs?|glass|everything) (?:at|around|on|towards) (?:me|us|mum|dad|my)",
  `(?:im|i am|i get|i got|ive been|i was|we get|we got|we are|i keep getting|being|getting|gets|got|get|is|been|be|was) (?:always |often |sometimes |just |badly |really )?(?:hit|beaten|beat up|slapped|punched|kicked|smacked|whipped|choked|strangled|abused|molested|raped|groped|touched up|sexually|assaulted|burned|tortured|spanked|bullied|cyberbullied|groomed|blackmailed|sextorted|trafficked|exploited|starved|threatened|neglected|stalked|catfished|harassed)(?! (?:to|by the price|by inflation|by tax|by a price|into the sale))`,
  "(?:child|sexual|sexually|physical|physically|emotional|verbal|domestic) (?:abuse|abused|abuses|abusing|assault|assaulted|violence|harassment)",
  "(?:hits?|beats?|slaps?|punches|kicks?|smacks?|hurts?|belts?|chokes?|abuses) (?:me|my (?:mum|brother|sister|mom)|us)(?! (?:up )?(?:in |at |with |on )?(?:the )?(?:price|wallet|pocket|bank|savings|game|games|race|chess|monopoly|score|quiz|fifa|mario|uno|cards|fortnite|it|to it|every time we play|when we play|in a race|at football))",
  "(?:hit|hits|hitting|beats?|beating|hurting|hurt|hurts|slapping|slaps?|punching|whips?|whipped) (?:me|us|him|her|my \\S+|our \\S+|(?:my|our) (?:little |big |baby |older |younger )\\S+) .. (?:with|using) (?:a |the |his |her )?(?:belt|stick|slipper|shoe|cane|wooden spoon|hanger|cable|wire|rod|bat|ruler|iron|pan|chappal|cord)",
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
  `THEY (?:always |often |sometimes |keeps |keep |kept |just |has |have |had |is |was |been |still |used to |will |tries to |tried to |also |comes and |started |likes to |wants to |and |makes me |made me )*${TOUCH} (?:me|us|her|him|himself|herself|at me|a girl|a boy|little|kids|children|(?:my|his|her|their) (?:own )?(?:\\S+ )?(?:sister|brother|friend|cousin|bum|bottom|chest|boobs?|breasts?|privates?|parts|body|legs?|thighs?|willy|pants|knickers|top|skirt|neck|hair|waist|shoulders?|face|lips|crotch|bits|underwear))(?! (?:heart|goodnight|good night|hand|hands|on the cheek|forehead))`,
  `${TOUCH} (?:me|my|her|him|us) .. ${BODY}`,
  "(?:rape|raped|rapes|raping|rapist|molest|molested|molester|groped|pedo|paedo|pedophile|paedophile|peado|nonce)",
  "(?:made|makes|make|making|forced|forces|forcing|asks|asked|told|wants|wanted|tells|tried|trying|get|got|gets) (?:me|us|my friend|my sister|my brother|him|her|them) (?:to )?(?:do )?.. (?:touch (?:him|her|his|it|myself|them)|take off|strip|undress|get undressed|sexual|sex|have sex|naked|nude|nudes|sit on his lap|kiss (?:him|her|them)|secret touching|things i (?:dont|didnt|do not) (?:want|like)|stuff i (?:dont|didnt)|bad things|watch porn|see porn|watch him|shower with)",
  "(?:do|does|did|doing|done) .. (?:sexual|weird|bad|dirty|rude|nasty|gross|horrible|uncomfortable) (?:things|stuff) (?:to|with) (?:me|my|us|her|him)",
  "(?:comes?|came|coming|gets?|got|sneaks?|climbs?) (?:into|in|in to) my (?:bed|room|bedroom|shower) (?:at night|when|and|while|naked)",
  "(?:dad|step dad|uncle|brother|cousin|he|grandad|boyfriend|man) (?:\\S+ )?(?:comes?|came|creeps?|crept|sneaks?) in (?:to me |to see me )?(?:at night|when (?:im|i am|everyone|mum)|after dark)",
  "(?:play|plays|played|playing) .. (?:tickle|touching|secret|special|kissing|doctor|doctors|cuddle|sleepy|naked|our) (?:game|games|time) .... (?:when|at|in bed|dont|secret|alone|out|asleep)",
  "(?:kill|hurt|drown|poison|get rid of|strangle|burn) my (?:puppy|kitten|dog|cat|hamster|rabbit|pet|bunny|guinea pig|teddy) (?:if|when|unless)",
  "(?:uncomfortable|bad|secret|inappropriate|weird|wrong|funny|unwanted) (?:touch|touches|touching|touched)",
  "(?:shows?|showed|sends?|sent|showing|sending) (?:me|us|my friend|her|him) (?:his|her|a|some|pictures of his|photos of his|rude|porn|dirty|naked|nude|sexual|dick|private|inappropriate) ?(?:private|privates|penis|willy|dick|nudes|porn|naked|videos?|pics?|pictures|photos|parts|stuff|thing|body|of himself)?(?= |$)(?<!shows me a|showed me a|sent me a|sends me a|sent me some|showed me his|showed me her|sent me his|sent me her|shows me his|shows me her|showed us a|sent us a|sent her a|sent him a|sends us a|showed me some|shows me some|sends me some)",
  "(?:watch|watches|watched|films|filmed|filming|photographs|records|recorded|spies on) me (?:in the (?:shower|bath|toilet|bathroom)|undress|changing|getting changed|naked|sleep|undressing|get changed)",
];

const GROOMED = [
  "(?:grown ?up|adult|man|woman|guy|older (?:boy|girl|man|guy)|stranger|someone|somebody) (?:on|from|in) \\S+ .... (?:(?:im|hes|shes|he is|she is) (?:my|his|her) (?:boyfriend|girlfriend)|keep (?:it|this) (?:a )?secret)",
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
  "(?:carry|deliver|sell|selling|hold|hide|drop off|move|run|running|carrying|delivering|hiding) .. (?:drugs|weed|packages?|parcels?|knife|knives|county lines?|coke|pills|packets?) .. (?:or|he|they|(?:for|to|off) (?:him|them|her|a man|a guy|men|someone|somebody|an? older|older|the older|the big (?:kids|boys|lads)|bigger boys|the olders|olders|a gang|the gang|gangs?|some (?:boys|lads|men|guys)|the boys|boys|lads|my (?:cousin|brother|boyfriend)s?))(?= |$)",
  "(?:they|someone|somebody|he|she|boys?|guys?|man|lads|people|friend|cousin) (?:want|wants|wanted|ask|asks|asked|told|tell|said|make|made|pay|pays|paid|offered) me (?:£\\S* )?(?:to |if id )?(?:carry|take|deliver|bring|drop off|move|hold|hide) (?:a|the|some|these|this|his|their) (?:packages?|parcels?|packets?)",
  "(?:tell|show|send|post|share) (?:it |them |her |him |this )?(?:to )?(?:everyone|everybody|the whole school|my (?:mum|dad|parents|friends|family|school|class)) (?:if|unless) (?:i|she|he|we) .. (?:send|sent|pay|paid|meet|give|gave)",
  "county lines?|money mule|(?:use|using|borrow|lend|give|sell|rent) my (?:bank )?(?:account|card) .. (?:put|move|transfer|keep|pay|hide|cash|receive|get)",
  "groom(?:ed|ing|er|ers) (?:me|my|us|by|her|him|online|at|and|someone|a)|(?:being|been|is|are|was|getting|get) groomed",
];

const NEGLECTED = [
  "(?:nobody|no one|noone|no 1) (?:ever |at home )*(?:feeds|washes|looks after|takes care of|cares for) (?:me|us|my (?:brother|sister|little brother|little sister))",
  "(?:no|not|isnt|isnt any|never|there is no|theres no|havent|hardly any|barely any|dont have any|without|never any|nothing) (?:any |enough |had |have |eaten |given |got |been )*(?:food|to eat|dinner|meals?|heating|clean clothes|hot water) (?:at home|in (?:the|our|my) (?:house|home|fridge|cupboards?)|for days|since|for \\d+ days|all day|most days|because (?:mum|dad|they|my)|in days|for two days|for three days|all weekend|yesterday)",
  "(?:dont|doesnt|do not|does not|wont|never|refuses? to|forgets? to|didnt|not|stopped) (?:feed|feeds|give|gives|let|feeding|giving|letting|look after|care for|buy) (?:me|us|my (?:brother|sister|little brother|little sister|siblings)) ?(?:any |enough |no |eat |have |with )*(?:food|dinner|eat|meals?|breakfast|lunch|drink|water|at all|clothes|properly|anymore|inside|go out ever|to eat|see a doctor)?(?<!(?:give|gives|giving|let|buy) (?:me|us)(?: )?)",
  "(?:left|leave|leaves|leaving|locks?|locked|locking) (?:me|us|him|her|them|(?:me and )?my (?:little |baby |older |big )?(?:brother|sister|friend)) (?:home |all )*(?:alone|by myself|by ourselves|in (?:my|the|a|his|her|our|their) (?:room|cupboard|house|basement|cellar|shed|dark|bathroom|garage|bedroom|wardrobe|loft|attic|car)|outside|on my own|out)(?: (?:for|all|every|at|overnight|and|with|in|until|when|as))?(?<!(?:alone|by myself|on my own))",
  "(?:hungry|starving|starved) .. (?:because|cos|since|as|and) .. (?:mum|dad|parents|they|no one|nobody|noone|she|he|there is no|theres no|we have no) .. (?:feed|food|eat|give|forgot|gone|spends|spent|home|left|wont|doesnt|dont|dinner)",
  "(?:mum|dad|parents|carer|step dad|step mum) (?:is |are |has |have |hasnt |havent |always |been |never |gets |keeps |takes |goes |both )*(?:drunk all|always drunk|passed out|on drugs|takes drugs|high all|drunk every|out all night|gone for days|left us|not come home|come home (?:in|for)|drunk again|drunk most|at home)(?: (?:and|every|all|in|for|the|so|days|we))",
  "(?:takes?|took|taking|steals?|stole|spends|stealing|keeps) (?:all )?my (?:money|wages|savings|food) .. (?:hits|hit|beats|hurt|hurts|threatens|or else|scared|drugs|beat|punch|punches|kick|kicks|drink)",
  "(?:older|big|bigger) (?:kids|boys|girls|boy|girl|kid|lads|ones) .. (?:(?:take|takes|took|steal|stole|nick|nicked|rob|robbed) (?:my|our|me|us|his|her|it off|money off)|make me|makes me|force|forced|threaten|push|pushed|hit|demand)",
  "bull(?:y|ies|ied|ying|yed|iyng) (?:me|us|my|him|her|at school|on|because|for|every|and|is|makes|a kid)|(?:i am|im|being|getting|get|gets|got|was|were|been|is|are) (?:cyber ?)?bull(?:ied|yed|yied)|my bull(?:y|ies)",
  "forced (?:to marry|marriage|into marriage)|(?:make|making|forcing|force|made) me (?:to )?(?:marry|get married)|fgm|(?:cut|cutting) (?:girls|me) (?:down there|there)|(?:marry|marriage) .. (?:against my|dont want|im only|i am only)",
  "(?:gang|gangs) .. (?:wants?|make|making|made|force|forcing|join|threat|after me|told me|knife|hurt|owe|after my)",
  "(?:owe|owes) .. (?:dealer|drug|drugs|gang|him money|them money) .. (?:hurt|beat|kill|threat|threatening|scared|after me|get me|drugs)",
];

const AT_HOME =
  "(?:mum|dad|mums|dads|parents?|carers?|nan|nana|gran|grandma|grandad|step dad|step mum|uncle|aunt|auntie|guardian|he|she|they)";
const HELD_BACK = "(?:hasnt|havent|has not|have not|never|didnt|has never)";

/** Left alone, or with nowhere to be. */
const LEFT = [
  `${AT_HOME} (?:has |have |just |both |all )*left (?!(?:his|her|the|my|their|work|school|a|an|some|£\\S*|me (?:£\\S*|a|some)|us (?:£\\S*|some)) )(?:\\S+ ){0,3}(?:days?|weeks?|nights?|ago|since)`,
  `${AT_HOME} (?:still )?${HELD_BACK} (?:come|came|been|got|returned) (?:back|home)(?! to (?:me|us|the))|${AT_HOME} (?:went|walked|ran|popped|left|stormed|drove) (?:out|off|away) .... (?:never|not|hasnt|havent|didnt) (?:come|came|been|got|returned) (?:back|home)`,
  `${AT_HOME} still (?:isnt|arent|is not|not) (?:home|back|here)|${AT_HOME} (?:has |have |is |are |been )+(?:gone|missing) (?:since|for|all)`,
  "(?:nobody|no one|noone) (?:has |have |is |been |else |come )*(?:home|here|in the house) .. (?:days?|nights?|weeks?|since|to look after)",
  "home alone (?:every|all|at) (?:night|weekend)|(?:im|i am|we are|were) (?:all |left |home |here )*(?:on our own|by ourselves|alone|on my own|by myself) (?:every night|at night|all night|overnight|for .. (?:days?|nights?|weeks?)|since|all weekend)|(?:gone|left|away) .... (?:on our own|by ourselves)",
  "(?:went|gone|goes) (?:away|out|abroad|on holiday|off) .. left (?:me|us)(?! (?:£\\S*|some|money))|(?:dont|do not) know where (?:my )?(?:mum|dad|parents|carer|family) (?:is|are|went|has gone)",
  "(?:i|ive|we|she|he|friend|sister|brother) (?:have |just |had |has |already )*(?:ran|run|runned) away(?! with)",
  "where (?:can|could|do|should) (?:i|we|kids) (?:sleep|stay|go) (?:if|when|tonight|now)|(?:cant|cannot|can not|not allowed to|dont want to) go (?:back )?home(?= (?:[|]|tonight|because|anymore|now|if|or|after)|$)|need (?:somewhere|a place|anywhere) (?:safe |warm )?to (?:sleep|stay)",
  "(?:we|i|im|family|mum|dad) (?:are |am |is |was |were |got |getting |being |going |to |be |about |might |have |been |has |made |now |just |all )*(?:homeless|evicted)",
  "(?:we|i|family|us) .. (?:live|living|sleep|sleeping|slept|stay|staying) in (?:a |our |my |the |mums |dads |his |her )?(?:car|van|tent|hostel|shelter|shed|garage|street)(?! .. (?:holiday|camp|camping|festival|trip|garden))",
  "(?:lost|kicked out of|thrown out of|chucked out of) (?:our|my) (?:house|home|flat)(?! (?:keys?|deposit|number|insurance))|(?:kicking|throwing|chucking|kicked|thrown|evicting) (?:us|me|mum|my family) out|(?:have|has|got|having) (?:nowhere|no where|no place) (?:safe )?to (?:live|stay|sleep)",
];

/** Hungry, cold, or with grown-ups who drink. */
const GOING_WITHOUT = [
  "(?:drinks?|drank|drinking|gambles?|gambled|smokes?|gambling) (?:away )?(?:all )?(?:of )?(?:the|our|his|her|my|mums|dads) (?:food |rent |bill )?(?:money|rent|wages|benefits)",
  `${AT_HOME} (?:always |just |both )*(?:spends?|spent|wastes?|blows) (?:everything|it all|all (?:of )?(?:the|our|his|her) \\S+|(?:the|our) (?:food|rent|bill) money) on (?:drink|alcohol|booze|beer|vodka|wine|drugs|weed|gambling|betting|bets|slots)`,
  `${AT_HOME} (?:is |gets |comes |are |was |been |always |keeps |home |getting |so |really )*(?:drunk|wasted) .... (?:scares?|scared|scary|shouts?|screams?|smash|smashes|breaks?|angry|throws?|all the time|every|again)`,
  "(?:drink|drinks|drunk|drinking|beer|booze|vodka) .... (?:shouts?|screams?|yells?|scares?) (?:at )?(?:me|us|mum|everyone)|(?:mum|dad|parents?|step dad|step mum|nan|uncle|he|she) (?:is |are )?(?:an? )?(?:alcoholics?|drug addicts?|addicts?|addicted to (?:drugs|drink|alcohol|gambling|betting))",
  "(?:nothing|no food|not enough|hardly anything) (?:left )?(?:to eat )?in (?:the|our|my) (?:cupboards?|fridge|freezer|house|kitchen)|(?:fridge|cupboards?|kitchen) (?:is|are|was) (?:always |completely |totally )*(?:empty|bare)",
  "no food (?:left|tonight|tomorrow|today)|(?:run|ran|running) out of food(?! (?:colouring|coloring|dye|stickers|(?:for|at|on) (?:my|the|our) \\S+))|(?:havent|have not|hasnt|not) (?:got |had |have )*(?:anything|any food|enough) to eat|(?:got|have|has|had) nothing to eat",
  "(?:mum|dad|she|he) (?:doesnt|does not|wont|cant|never) (?:get up|get out of bed|leave (?:her|his|the) (?:bed|room))(?! (?:early|for work|till|until|before))|(?:mum|dad) (?:is |stays |lies |just )*(?:in bed|asleep) all (?:day|the time|week)",
  "i (?:starve|go hungry|dont eat|go without|skip (?:meals|lunch|dinner|tea)) .... (?:sister|brother|mum|siblings|baby|kids|family|twins) .. (?:eat|have|has|gets?|enough)|(?:give|gave) .. (?:food|dinner|lunch) to my .. (?:because|so|as) .. (?:enough|hungry|eat|food)",
  "(?:mum|dad|parents|nan) (?:doesnt|dont|does not|do not|never) (?:eat|eats) so|(?:mum|dad|parents|nan) (?:goes|go|is|are) (?:hungry|without food|starving)|(?:go|goes|going|went|sent) to (?:bed|school|sleep) (?:so |still |really )?(?:hungry|starving|without (?:any )?(?:food|dinner|tea|eating))",
  "(?:always|so|really|often) hungry (?:because|at home|and (?:there|mum)|all (?:day|the time)|every)|(?:we|us|i|mum|dad|parents|family|she|he) (?:cant|cannot|can not|couldnt|doesnt have|dont have|has no|have no|hasnt got|havent got) (?:enough |any |the |money |to )*(?:afford|pay for|pay|buy|for) (?:any |enough |the |our )?(?:food|dinner|meals|heating|electric|electricity)(?! (?:colouring|bills?|at|from|truck|stall))",
  "we (?:all |often |sometimes |have |had |always |just |to )*(?:skip|miss|go without|stopped having) (?:dinner|lunch|breakfast|tea|meals|food|eating)(?! (?:out|at|from))",
  "(?:electric|electricity|gas|heating|meter|power|hot water|boiler) (?:has |have |just |is |got |been |went |keeps )*(?:ran out|run out|running out|gone|cut off|off|turned off) .... (?:freezing|cold|dark|heating|hungry|scared|no money|for days)|we (?:have|had|havent|got) (?:got )?(?:no|any) (?:electric|electricity|gas|heating|hot water|water|power)(?! (?:bills?|costs?|meter|in the (?:tent|caravan)))",
  "freezing in (?:our|my) (?:house|home|flat|room|bedroom)|(?:they|landlord|company|council) .. (?:cut|turned|switched|shut) off (?:our|the) (?:water|electric|electricity|gas|heating|power)",
];

/** Made to work, to marry, or to answer for somebody's debts. */
const FORCED = [
  "(?:make|makes|making|made|force|forces|forced|forcing) (?:me|us|my (?:sister|brother|friend)|him|her) (?:to )?(?:work|clean|cook|sell) .... (?:night|midnight|no school|not (?:go|allowed)|dont get paid|no pay|for nothing|keeps? the money|all day|cant go|car wash|or (?:he|she|they|else))|(?:make|makes|made|force|forces|forced) (?:me|us) (?:to )?(?:beg|steal|shoplift|nick)",
  "(?:not allowed|dont let me|wont let me|doesnt let me|never let me|keep me off|kept me off|keeps me off|keeping me off|took me out of) (?:to )?(?:go |going )?(?:to )?school(?! (?:with|trips?|disco|shop))",
  "(?:i|she|he|sister|cousin|friend|im|shes|hes) (?:is |am |are |being |was |been |will |going |to |be |just )*(?:have to|has to|had to|made to|forced to|told to|must|supposed to) (?:marry|get married)",
  "(?:sent|send|sending|take|taking|taken|took|flying|fly) .. (?:abroad|away|overseas|pakistan|india|bangladesh|somalia|nigeria|afghanistan|turkey|iran|iraq|yemen|egypt|sudan|another country) .. (?:marry|get married|be married|be cut|my wedding)|(?:found|chose|chosen|picked|arranged|choosing|finding) (?:me |us |my |for )*(?:a )?(?:husband|wife|marriage)",
  "(?:bailiffs?|loan sharks?|debt collectors?) .. (?:at|outside|on) (?:the|our|my) (?:door|house|flat)|(?:bailiffs?|loan sharks?|debt collectors?) .. (?:took|taking|came|come|broke|coming|in) .. (?:our|my)|(?:banging|kicking|hammering) (?:on|at|down|in) (?:the|our|my) door|(?:loan sharks?|bailiffs?|debt collectors?) .... (?:shout|shouts|shouted|threatened|scared|hit|hurt) (?:at )?(?:mum|dad|me|us|my)",
];

const A_PICTURE = "(?:pics?|photos?|pictures?|videos?|vids?|nudes?|snaps?|selfies?)";
const GROWN_UP =
  "(?:teacher|coach|tutor|neighbou?r|mums friend|dads friend|mums boyfriend|man|guy|bloke|dude|stranger|adult|instructor|vicar|priest|imam|driver|boss|photographer)";

/** Wants pictures, company or silence, with threats or with gifts. */
const LURED = [
  "if i (?:dont|do not|stop|refuse|block|say no|wont|leave|tell) .... (?:he|she|they|hell|hes|shes|shell|theyll|theyre) (?:will |is |are |would |gonna |going |said |says |to )*(?:post|leak|hurt|batter|beat|stab|kill|jump|expose|upload|ruin|smash)",
  `(?:if|unless|or) .... ${A_PICTURE} .... (?:tell|show|share|send|post|leak)(?:ing)? (?:my|everyone|them|it|to|people|his|her)|(?:he|she|they|someone|hes|shes|hell|theyll|boy|girl|man|guy|ex) (?:says? |said |saying |gonna |going |will |would |is |to |he |she |they |threatened |threatens )+(?:show|send|post|share|leak|put|spread) .. my .. ${A_PICTURE}`,
  `(?:has|have|got) (?:my|a|some|the) .. ${A_PICTURE} .. (?:wants?|asks?|asking|demands?|demanding) .. (?:money|pay|£\\d+|gift)|pay .. or .. ${A_PICTURE}`,
  "(?:man|guy|boy|bloke|stranger|adult|grown up|grown ?man|he|she|someone|teacher|coach|tutor|neighbou?r) (?:online )?(?:keeps?|kept|wont stop|doesnt stop|wouldnt stop) (?:on )?(?:messaging|texting|calling|dming|ringing|contacting|snapping|following|sending) (?:me|us|my friend|my sister)(?! (?:adverts?|ads|the bill|offers))",
  "(?:boyfriend|girlfriend|he|hes|she|shes|him|guy|man|lad) (?:is |was |like |only |actually |about |nearly |over )*(?:1[89]|[2-6]\\d) (?:and |but )?(?:im|i am) (?:only |just )?(?:[5-9]|1[0-7])|(?:messaging|texting|calling|talking to|loves?|kissing) me .. (?:hes|he is|is|shes) (?:like |about |over )?(?:1[89]|[2-6]\\d)",
  "older (?:guy|man|boy|lad|woman) .... (?:quiet|secret|loves? me|calls me|texts me|messages me|meet|alone|presents?|gifts?|buys me|picks me up)",
  `${GROWN_UP} .. (?:says?|said|thinks|tells me|told me|keeps saying) .. (?:im|i am) .. (?:special|mature|favourite|favorite|beautiful|pretty|sexy|hot|gorgeous)`,
  `${GROWN_UP} .... (?:gives?|gave|buys?|bought|offered|offers|pays?) (?:me|my friend|us) .... (?:dont tell|not to tell|secret|alone|lap|quiet)|sit on (?:his|her|their) (?:lap|knee)`,
  `(?:took|take|takes|taking|filmed|films|filming|recorded|records|recording|put|has|have) .... (?:${A_PICTURE}|camera|me|us|girls|boys|him|her) .. (?:in|from) (?:the |our |a )?(?:changing rooms?|toilets?|showers?|bath|bathroom|loos?|locker room)|${A_PICTURE} of (?:me|her|him|us) (?:getting changed|changing|undressing|naked|asleep)`,
  "fake (?:nudes?|naked)|nudes? of (?:me|her|him|my)|deep ?fakes? of (?:me|my|her|him)",
  "(?:pressure|pressures|pressured|pressuring|push|pushes|pushed|pushing|force|forced|forcing|ask|asks|asked|asking|wants?|wanted|makes?|begs|begging|tells|trying|tried) .. (?:for|to have|into|have|about) sex|have sex (?:with (?:me|him|her)|and (?:im|i am))|(?:id|i would|to|must|should|me) sleep with (?:him|her|them)|(?:he|she|boyfriend|girlfriend) (?:just )?wont take no",
  "(?:made|makes|make|making|forced|forces|forcing) (?:me|us|my friend|my sister|my brother|him|her) (?:to )?(?:do )?(?:things|stuff) (?:i|we|she|he) (?:dont|didnt|doesnt|do not) (?:want|like)",
  `(?:guy|man|men|he|someone|stranger|bloke|person|woman|lad|boy|online|dms) .... (?:used|worn|dirty|old|smelly) (?:used |worn |dirty )?(?:socks|pants|knickers|underwear|tights|bra|leotard)`,
  `${A_PICTURE} of my (?:feet|body|legs|bum|chest)|(?:asked|asks|wants?|wanted|offered|offers|pay|pays|buy) .... ${A_PICTURE} (?:of me )?(?:in|wearing) (?:my|a) (?:swimsuit|swimming (?:costume|trunks)|bikini|underwear|pe kit|leotard|pyjamas|towel|bra)`,
  `(?:${GROWN_UP}|he|someone|online|woman|person) .... (?:pay|pays|paid|offered|offers|money|£\\d+|wants?|asked|asks) .... ${A_PICTURE} (?:of me|with me|of myself)|pay(?:s|ing)? me for (?:selfies|${A_PICTURE}(?! of))|(?:${GROWN_UP}|he) (?:keeps |always )?(?:takes?|taking|took) ${A_PICTURE} of me`,
  "sugar (?:daddy|dad|mummy|mum|baby|mama)|(?:pay|paid|allowance|money) .. (?:me|if i|to) .. (?:be (?:his|her|their) (?:girlfriend|boyfriend)|meet (?:him|her)|go on a date)",
];

/** Made to pay, carry, sell or lend an account; knives. */
const EXPLOITED = [
  "(?:theyll|they|hell|he|she|shell|theyre|hes) (?:said |say |says |will |would |going |gonna |to |are |is |all |they |he )*(?:stab|batter|jump|beat|shank|hurt|shoot|smash|bang) (?:me|us|him|my \\S+) (?:up |in |out |over )*(?:if|unless|when|after school|tomorrow|outside)|(?:hell|theyll|he will|they will|shell|gonna|going to) get me (?:after school|outside|on the way)",
  "(?:make|makes|making|made|force|forces|forced) (?:me|us|him|her|my (?:brother|friend|sister)) (?:to )?(?:give|pay|hand|bring|buy|steal) (?:them|him|over|stuff for)|(?:kids?|boys?|girls?|they|bully|bullies|lads?|people|he|she) (?:always |keep |keeps )?(?:take|takes|took|steal|steals|stole|nick|nicks|nicked|grab|snatch) my .. (?:money|phone|bag|lunch|dinner) .... (?:push|pushes|hit|kick|stab|threaten|laugh|punch)",
  "(?:he|she|they|older|lads|boys|man|guy|gang|mate|friend|dude|someone|people) .. (?:gave|gives|bought|buys) (?:me|my (?:brother|friend|mate|sister)|us|him) .... (?:have to|has to|now i|makes? me|wants? me to|told me to|in return) .... (?:sell|drop|hold|carry|hide|stash|do (?:things|stuff|jobs))",
  "(?:sell|sells|selling|hold|holding|carry|carrying|deliver|delivering|drop|dropping|hide|hiding) (?:stuff|things|it|something|bags?|packages?|drugs|weed|bits|phones?) (?:off )?for (?:them|some|older|olders|a gang|an older)",
  "(?:going|go|goes|gone|went) (?:cunch|country(?= (?:[|]|for|with)|$))|trapping for|(?:im|i am|have to|brother|sister|friend|mate|cousin|he|she|is|boyfriend) (?:is |been |started |to )*(?:sell|selling|sells|dealing|deals|running) (?:drugs|weed|coke|crack|pills)",
  "(?:put|putting|send|sending|transfer|move|moving|pay|run|running) .. money .. (?:thru|through|via) my (?:bank )?(?:account|bank|card)|(?:someone|guy|man|he|they|boy|lad|stranger|dude) .. (?:put|send|transfer|move|pay) .. money .. (?:into|in|to) my (?:bank )?(?:account|card)",
  "let(?:ting)? (?:him|them|someone|people) (?:use|have|borrow) my (?:bank )?(?:card|account|login|details)|(?:someone|guy|man|boy|lad|they|he|people|stranger) .. (?:to (?:borrow|use|rent|buy|have)|wants?) my (?:bank )?(?:card|account|login|details)|(?:put|sent|paid|transferred) .. (?:in|into|to) my (?:bank )?account .. (?:wants?|told|asked|says) .... (?:cash|send|out)",
  "(?:owe|owes|owed|debt|debts|owing) .... (?:(?<!car |bike |card |antiques? )dealers?|gangs?|olders?|older (?:boys?|lads?|kids|guys?)|weed|drugs)|work off .. debt .. (?:for (?:them|him)|or else)",
  "(?:boy|girl|kid|mate|friend|someone|he|she|i|they|lad|brother|cousin|gang) .. (?:carry|carries|carrying|carried|brings?|brought|bringing|pulled|pulls|showed) (?:me )?(?:out )?(?:a |his |her |the |my )?(?:knife|knives|blade|machete|gun|shank)|(?:mate|friend|boy|girl|kid|lad) (?:has|have|had|got) (?:a |his )?(?:knife|blade|machete|gun) (?:in|at|and|to|on)",
  "(?:knife|gun) ?point|(?:i|we|friend|brother|mate|sister) (?:just |got |was |been |have |were |has )*(?:mugged|stabbed|shanked)",
];

/** Shorter ways to say the same. */
const IN_FEW_WORDS = [
  "(?:mum|dad|mums|dads|parents|carer|nan) .... (?:hasnt|havent|not|never) (?:been|come|came) (?:back|home)(?! to (?:me|us|the))|(?:me and my \\S+|we|us) (?:are|were|is) (?:all |home |left )*alone|(?:nobody|no one) (?:came|comes|has come|picked|turned up) (?:to (?:get|collect|pick up|fetch)|for) (?:me|us)|(?:sleep|slept|sleeping) (?:at|in|on|under) (?:the|a) (?:bus stop|park|bench|station|bridge|doorway|stairwell)",
  "(?:spent|drank|gambled|lost) (?:all )?(?:the|our) (?:rent|food money|wages|benefits)(?! (?:at|in) monopoly)|(?:mums|dads) (?:always |so |really )?drunk|only eat at school|isnt any (?:food )?at home|(?:didnt|dont|never) get (?:any )?(?:dinner|tea|food|breakfast) (?:again|at home|tonight|last night)|(?:hungry|starving) .. no (?:money|food) .. (?:dinner|food|tea|eat|home)|locks? (?:the )?(?:kitchen|fridge|food|cupboards?)",
  "work .... (?:till|until) (?:midnight|\\d+ ?am) (?:every|and|most)|(?:taken|sent|flown|taking me|sending me) (?:abroad|away|back) to (?:meet|marry|live)|my (?:future )?husband",
  "another (?:pic|photo|video|picture|nude|vid) .. or|(?:or|unless|otherwise) (?:hell|he will|hes|theyll|they will|shell) .. (?:put|post|send|share|show|upload|leak)|(?:1[89]|[2-6]\\d) year old (?:man |guy |boy |woman )?(?:keeps |keeps on |kept )?(?:added|adding|messaged|messaging|texting|asked|asking|sent|messages|texts|wants) (?:me|my)|sleep with (?:him|her)(?! (?:teddy|bear|dog))|(?:teacher|coach|tutor|man|guy|stranger) .. (?:wants?|asked|asks) .. (?:meet me (?:outside|alone|after school|in secret)|see me alone)|(?:says?|said|told me|asked me) (?:to )?keep it quiet",
  "(?:ill|i will|im gonna|im going to|id) get (?:shanked|stabbed|battered|jumped|beaten|hurt)|older (?:boys?|lads?|kids|guys?|ones) .... (?:wants? me to|told me to|make me|asked me to) (?:sell|carry|take|hold|give|steal|hide|deliver|drop|bring|run)|(?:send|pass|move|transfer) it (?:on )?to (?:another|someone elses|a different|his|their) account",
];

/** As phrases. */
export const ABUSE: readonly string[] = [
  ...HURT,
  ...TOUCHED,
  ...GROOMED,
  ...NEGLECTED,
  ...LEFT,
  ...GOING_WITHOUT,
  ...FORCED,
  ...LURED,
  ...EXPLOITED,
  ...IN_FEW_WORDS,
];
