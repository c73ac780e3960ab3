/** Self-harm, suicide, wanting not to be, being in danger now: what a child, or a friend of theirs, writes about it. */

/** Nothing else is meant by these, whoever says them and in whichever story. */
const BY_NAME = [
  "suicides?|suicidal|suicidality",
  "kms|kys|ctb|kmsing|kmsd",
  "kill(?:s|ed|ing|in|ings)? (off )?SELF",
  "kill(?:ing)? (me|us) (please|now|tonight|already)",
  "(?:please|pls|someone|somebody|just) kill me",
  "unaliv(?:e|ed|es|ing)",
  "self ?harm(?:s|ed|ing|er)?|self injur(?:y|e|ing)|self delete|self exit|selfharm",
  "end(?:s|ed|ing)? (my|his|her|their|your|ur) (own )?(?:life|lives|existence|story for good)",
  "(?:tak(?:e|es|ing)|took) (my|his|her|their|your) own life",
  "tak(?:e|es|ing) (my|his|her|their) (own )?life",
  "commit(?:s|ted|ting)? (sudoku|toaster bath|die|not living|not alive|unlive|sui|neck rope)",
  "toaster bath",
  "(?:final|forever|eternal) (?:exit|sleep)",
  "own death|death wish",
];

const NOT_TO_BE = [
  "(?:never|not) (?:come|came|coming|go|went) (?:home|back) (?:again|ever again|anymore)",
  "(?:thinking|think|thought|thoughts) (?:of|about) ending (?:things|it|it all|everything|all)",
  "(?:isnt|is not|aint|not|never) worth (?:it anymore|living)|life (?:isnt|is not|aint|is never) worth (?:it|living|anything)",
  "(?:care|cares|cared|matter|matters|bothered|notice) (?:if|whether) i (?:live|die|exist|am alive|am dead|disappear)|live or die",
  "(?:make|making) (?:it|the pain|everything) (?:all )?stop (?:forever|for good)|(?:nobody|no one|noone) (?:loves|likes|wants|needs) me|everyone hates me|everybody hates me",
  "i(?:m| am| feel| think im| think i am| have)? (?:so |very |really |always )?(?:depressed|depression)|(?:cry|crying) (?:myself to sleep|every (?:night|day)|all the time)",
  "WANT (?:to )?(just )?(die|be dead|stop living|not live|not be alive|not exist|disappear forever|go to sleep forever|stop existing|leave this world)",
  "WANT (?:to |just |really |so |badly |honestly |like |2 |only |literally |actually |kinda |all |please )*(?:die|be dead)",
  "WANT (it|everything|it all|this all|all this|life|my life|the pain|pain|all of it) (to )?(be over|end|stop|to stop|to end) (forever|for good)?",
  "(?:want|wanna|wants) (it|everything|all this|my life|life|the pain) (to be over|to end|to stop|over|2 end)",
  "WANT end (?:it all|it|everything|things|all of this|this all|my pain)(?: all)?",
  "end(?:ing)? it all|ending it",
  "WANT dying",
  "(?:dont|do not|didnt|did not|cant|cannot|no longer|not|never|doesnt|does not) (?:really |even |just )?(?:want|wanna|wish|deserve|going|wants|like|know if i want|see why i should|see the point of|see the point in)(?: to| too)? (?:to )?(?:be )?(?:live|living|alive|exist|existing|here|around|breathe|wake up|born|on this earth|being alive|in this world|go on|carry on|keep going)(?: anymore| any longer| now)?",
  "(?:dont|do not) wanna (?:be )?(?:live|alive|exist|here|around|wake up|go on)(?: anymore)?",
  "(?:cant|cannot|can not|cant even) (?:do|take|bear|stand|cope with|handle|go on with|live with|keep doing) (?:this|life|it|living|like this|with life|everything) (?:anymore|any longer|no more)",
  "(?:cant|cannot|can not) (?:go on|carry on|keep going)(?: anymore| like this)?",
  "cant live (?:like this|anymore|any longer|with myself)",
  "(?:no|any|no more|not any) (?:reason|point|purpose|sense) .. (?:live|living|alive|life|being here|carry on|carrying on|going on|go on|existing|be here)",
  "(?:whats|what is) (?:even )?the point (?:of|in) (?:life|living|being alive|going on|carrying on|my life|existing|being here)",
  "is (?:my )?life (?:even )?worth (?:it|living)|(?:life|my life|it) (?:isnt|is not|aint|not) worth living",
  "(?:better|happier|easier|best|glad|happy) (?:off )?(?:if|without) (?:i|me)(?: (?:was|were|wasnt|werent|am|im))?(?: (?:dead|gone|not here|not around|not alive|here|around|alive|never born|never existed|died|disappeared))?",
  "better off (?:dead|without me)",
  "(?:if|when) i (?:was|were|am|die|died|wasnt|werent) (?:dead|gone|not here|not around|here)? .. (?:would|will|wouldnt|wont)? ?(?:anyone|anybody|nobody|no one|any1|someone|they) (?:would |will )?(?:even )?(?:care|notice|miss me|cry|come|remember)",
  "(?:would|will) (?:anyone|anybody|someone|they|u|you|mum|people) (?:even )?(?:care|notice|miss me|be sad|cry|miss)(?: me)? if i (?:die|died|was dead|were dead|was gone|were gone|disappeared|wasnt here|kill|vanished|never woke up)",
  "(?:nobody|no one|noone|no 1) (?:would|will|wouldnt) (?:even )?(?:care|notice|miss me|be sad)(?: me)? (?:if|when) i .... (?:die|died|dead|gone|disappeared|vanished|here|alive)?",
  "(?:nobody|no one|noone|no 1) (?:would|will|wd) (?:even )?(?:miss me|care if i|notice if i)",
  "wish (?:that )?(?:i|she|he|they|id) (?:was|were|am|could be|had been|wasnt|werent|had|could|would)? ?(?:just )?(?:never|not|dead|die|died|disappear|gone|wasnt|never been)(?: (?:been )?(?:born|alive|exist|existed|wake up|woken up|woke up|here|around|been born|be here))?",
  "wish (?:i|id) (?:didnt|wouldnt|did not|would not|could not|had not|hadnt) (?:have to )?(?:exist|wake up|be alive|live|been born|be here|be born|woken up)",
  "(?:hope|wish|pray|prefer|rather|want|wanna) .. (?:dont|never|not|wont|didnt) wake up(?: anymore| tomorrow| again)?",
  "(?:go|fall|going|went) to sleep and (?:never|not|dont) wake(?: up)?",
  "(?:sleep|fall asleep) (?:forever|and never wake up|4ever)",
  "rather (?:be dead|die|not exist|not be here)|(?:ready|time|prefer|supposed|meant|deserve|deserves|hoping|hope|hoped|allowed|easiest way|painless way|best way|quickest way|fastest way|easy way|nice way|way|ways|want|wants|wanted|begging) (?:for me )?to (?:just )?die",
  "(?:i|we|she|he|they) (?:should|shud|shd|ought to) (?:just |probably |really )?(?:die|be dead|not exist|not be alive)",
  "should i (?:die|be dead|kill)",
  "(?:how|what|which|where) .. (?:die|dead|dying) .. (?:painless(?:ly)?|without pain|fast|quick(?:ly)?|in my sleep|peacefully|easily|hurt)",
  "painless (?:death|way)|how (?:do|can|to|would) (?:i|you|u)? ?die",
  "hate (?:my life so much|being alive|living|existing|that im alive|that i was born|being me and)",
  "(?:tired|sick) of (?:living|life|being alive|existing|my life|breathing)",
  "done with (?:life|living|my life|being alive|this life|existing)|over living",
  "give up on (?:life|living)|giving up on (?:life|living|everything)|given up on (?:life|living)",
  "lost the will to (?:live|go on)|no will to live|(?:dont|do not) have the will to live",
  "feel(?:s|ing)? (?:dead inside|suicidal)|dead inside",
  "i wont be (?:here|alive|around) (?:tomorrow|much longer|anymore|next week|for long|soon|on monday|by)",
  "(?:last|final) (?:day|night|time|message|goodbye) (?:alive|on earth|ever|of my life|here|before i (?:die|go))",
  "(?:goodbye|bye|farewell) (?:cruel )?(?:world|forever|everyone forever|life)|say(?:ing)? (?:my )?(?:last )?goodbyes?(?: forever)?",
  "(?:writing|wrote|write|written) .. (?:goodbye|suicide|last|death|final) (?:letter|note|message)s?",
  "(?:give|giving|gave|given|leave|leaving) (?:away )?(?:all )?(?:of )?my (?:things|stuff|toys|savings|money|pocket money|clothes|games|books) .... (?:wont|will not|not|dont|no longer|before) .. (?:need|be here|be alive|around|go|gone|die)",
  "(?:before|after|when|once|if) (?:i|im) (?:die|am dead|dead)|(?:after|when|once|if) (?:i|im) (?:gone|am gone) (?:who|what|will|do|does|my|where)",
  "i (?:dont|do not) (?:deserve|belong) .. (?:to live|live|life|alive|this world|be alive)",
  "(?:world|everyone|everybody|family|mum|dad|they|people|you) .. (?:better|happier|easier|better off|fine) (?:off )?(?:without me|if i (?:was|were|wasnt|werent|am|died|disappeared|left|didnt)|with me (?:gone|dead))",
  "thinking about (?:death|dying|ending (?:it|my life|everything|all|this|things))|thoughts (?:about|of) (?:death|dying|ending|killing|hurting)|(?:dark|bad) thoughts .. (?:myself|dying|death|me|die)",
];

const HARM = [
  "scars? (?:from|because of|after) (?:the )?(?:cutting|cuts|self|when i)",
  "(?:nothing|no one|nobody) left (?:for me|to live for|here for me)|gonna do it tonight|(?:goodbye|bye) (?:everyone|everybody)$|tonight goodbye",
  "(?:hurt|hurts|hurting|harm|harming|harmed|cut|cuts|cutting|burn|burns|burning|burnt|burned|scratch|scratching|starve|starving|hang|hanging|hung|hanged|drown|drowning|shoot|shooting|stab|stabbing|poison|poisoning|strangle|strangling|choke|punish|punishing|bleed|hit|hitting|punch|punching|delete|end|ending|off|offing|murder|neck|destroy|suffocate|knife|gun|noose|bruise|bruising|jump|overdose) (?:on )?SELF",
  "(?:i|ive|im|she|he|they|WANT) (?:started |keep |been |was |kept |just |often |again |always |still |have been |has been |also |secretly )*(?:cut|cuts|cutting|slit|slice|slicing|slitting|slits|burn|burning|burns|scratch|scratching|bite|biting) (?:into )?(?:my|her|his|their) (?:own )?(?:arm|arms|leg|legs|wrist|wrists|thigh|thighs|skin|hands?|vein|veins|throat|neck|stomach|body|tummy)",
  "(?:slit|slash|cut|slice|open) (?:my|your|her|his|their|ur) (?:own )?(?:wrist|wrists|vein|veins|throat|arms?)",
  "(?:cuts|scars|slits|barcodes?) (?:all over|on|up|down|along) (?:my|her|his|their) (?:arm|arms|wrist|wrists|leg|legs|thighs?)",
  "(?:razor|razors|blade|blades|scissors|knife|lighter|compass) .. (?:my|her|his) (?:arm|arms|wrist|wrists|legs?|thighs?|skin)",
  "(?:i|im|ive|she|he) (?:been |started |keep |kept |just |still )*(?:cutting|cut) (?:again|when im sad|when i feel|when i get|to feel|because it helps|to cope|every night|every day|in the bathroom|at night|because im sad)",
  "(?:stop|quit|addicted to|hide|hiding) (?:the |my )?(?:cutting|cuts|self harming|scars)(?: myself)?(?= (?:[|]|again|now|help|because|when|from)|$)",
  "(?:take|took|taking|swallow|swallowed|swallowing|eat|ate|had|taken|overdose on|od on|drank|drink) .. (?:all|lots of|loads of|too many|a lot of|whole (?:box|bottle|packet|pack) of|whole|bunch of|a bottle of|handful of|\\d+) .. (?:pills|tablets|paracetamol|medicine|meds|ibuprofen|bleach|painkillers|sleeping pills|tylenol|calpol|aspirin)",
  "(?:drink|drank|drinking|swallow|swallowed|eat|take|taking) .. (?:bleach|poison)",
  "(?:which|what|want|wants|wanna|wanting|take|drink|jump|buy|need|use|get|how|pray|prays) .... (?:to die|so i die|and die|so she dies|so he dies)",
  "how many (?:pills|tablets|paracetamol|ibuprofen|painkillers|sleeping pills) .... (?:die|kill|dead|overdose|fatal|never wake up|sleep forever|too many)",
  "(?:WANT|i|im) (?:to )?(?:overdose|overdosing|od|oding|overdosed)",
  "overdos(?:e|ed|ing) (?:on|with) (?:pills|tablets|paracetamol|meds|medicine|ibuprofen|painkillers)|i (?:just )?(?:took an )?overdose",
  "(?:jump|jumps|jumping|jumped|throws? (?:SELF)|walks? out|steps? out|(?:i|me|she|he|to|gonna) falls?|leaps?|leaping) (?:off|out of|from|in front of|under|into|onto|infront of) (?:of )?(?:a |the |my |this |our |that )?(?:bridge|roof|building|cliff|window|balcony|train|car|bus|lorry|truck|traffic|motorway|tracks?|rails|tower|flats|multi ?storey|school roof|top of)",
  "(?:walks?|walking|runs?|running|steps?|stepping|stand|standing|lie|lies|lay|lying|jumps?|jumping) (?:out )?(?:in ?front of|into|under) (?:a |the )?(?:train|bus|lorry|car|traffic|truck|oncoming traffic)",
  "(?:rope|noose|belt|knife|gun) (?:around|round|to|at|on|against) (?:my|her|his) (?:own )?(?:neck|head|throat|wrist|heart)",
  "(?:buy|get|got|need|cost|how much|find|bought|make|tie) .. (?:noose|rope to hang|pills to die|gun to shoot|knife to cut my|rope to die)",
  "(?:hang|hanging|hung) (?:by|from) (?:a |the |my |his |her )?(?:neck|noose)|(?:i|me|him|her|body|SELF|dad|mum|brother|sister|friend|cousin) (?:was |is |will |would |could |want to |wanna |going to |gonna )*(?:hang|hanging|hung) (?:by|from) (?:a |the )?(?:rope|tree|beam|ceiling|banister)",
  "(?:i|im|ive) (?:have |am |been |got )?(?:starving|starve) SELF|(?:make|makes|made|making) SELF (?:sick|throw up|puke|vomit)|(?:stopped|stop|not|havent been|quit) eating (?:to|so i|because i|cos i|because im) .. (?:thin|skinny|fat|disappear|lose weight|ugly|die|hate)",
  "(?:hate|hated|hates) SELF",
  "i (?:feel|am|m) (?:so |just |completely |totally )?(?:worthless|a waste of space|a burden|hopeless|better dead)|im (?:so |just |totally |completely |such )?(?:worthless|a waste of space|a burden)|burden (?:to|on) (?:everyone|my family|my mum|my parents|everybody|my dad)",
  "(?:i|im) .. (?:want|wanna|wanting|urges?|urge) .. (?:cut|bleed|hurt) (?:again|so bad|badly|tonight|right now)",
];

/** Danger now, whoever it comes from. */
const DANGER = [
  "feel(?:s|ing)? unsafe|(?:isnt|not) safe (?:at home|with my|with him|with her)",
  "(?:he|she|dad|mum|they|man|brother|someone) (?:has|have|got|had|pulled|is holding) (?:got )?(?:a |the )?(?:knife|gun|machete|weapon)(?! (?:shop|skins?|business|stall|set|block|collection|sharpener|company))",
  "(?:im|i am|we are|were|i|we) (?:am |are )?(?:in|not|being) (?:danger|safe|held|followed|chased|kidnapped|attacked|trapped)(?: (?:at home|here|anymore|right now|in my house|with him|with her|with my))",
  "(?:im|i am|we are) (?:in danger|not safe|in real danger|being followed|being chased|being kidnapped|being attacked|kidnapped|locked in)",
  "(?:dont|do not|doesnt|didnt|never) feel safe (?:at home|here|anymore|in my house|with|at my|in my|to go home|at school|around|any longer)?",
  "(?:too )?(?:scared|afraid|frightened|terrified) (?:to go|of going|to be) (?:home|at home|back home|alone with|back to my)",
  "call (?:the )?(?:police|999|112|911|ambulance) (?:please|for me|now|help)|(?:please|someone|somebody) (?:call|ring|send) (?:the )?(?:police|999|ambulance|911|112|help)",
  "(?:someone|somebody|a man|man|stranger|burglar|intruder|he) (?:is |has |just )?(?:breaking into|broken into|broke into|in|inside|outside|following|chasing) (?:my|our|me) (?:house|home|room|flat|bedroom|now|home from|on the way|after school)?",
  "(?:got|has|have|holding|with|pulled) (?:a |the )?(?:knife|gun|weapon) .. (?:and|is|he|she|they|me|us|mum|at|my) .. (?:scared|me|us|kill|hiding|help|mum|threatening|threatened|pointing)",
  "(?:mum|dad|sister|brother|friend|nan|grandad|she|he) (?:is |has |wont |isnt |isn't )?(?:not breathing|unconscious|collapsed|wake up|waking up|bleeding (?:a lot|so much|badly)|overdosed|taken pills)",
  "(?:help me|help) .. (?:im|i am|i think im|i might be) (?:dying|bleeding|going to die)|im bleeding|bleeding and .. (?:stop|cant)|(?:i|im) (?:am |think im |might be )?(?:bleeding|dying) (?:a lot|so much|badly|and|help|please|inside)",
  "am i (?:going to|gonna) die|im (?:gonna|going to) die(?: tonight| soon| today| tomorrow)?",
  "(?:ran|run|running|runaway) away from (?:home|my (?:house|family|mum|dad|parents|foster|carer)|foster|care)|(?:WANT) run away(?: from| and never| tonight| now| forever|$)",
  "(?:nowhere|no where) (?:safe )?to (?:sleep|go|stay|live) (?:tonight|tn|anymore|now|at night)|sleeping (?:outside|on the street|rough) (?:tonight|alone)?|kicked (?:me )?out of (?:the |my )?(?:house|home)|(?:kicked|threw|thrown|locked) me out(?: of)?(?: the| my)?(?: house| home)?",
  "(?:drank|swallowed|ate|took) .. (?:poison|bleach|batteries|battery)",
  "(?:need|want) help .. (?:right now|asap|now|urgent|urgently) .. (?:hurt|bleeding|scared|danger|die)",
];

const MEDICINE =
  "(?:pills?|tablets|paracetamols?|ibuprofens?|medicines?|medication|meds|painkillers?|calpol|aspirins?|antidepressants?|bleach)";
/** Tablets are also what one reads on and sells. */
const TO_THE_SHOP = "(?! (?:to (?:the|be|a|sell|cex)|back|in for|for (?:the )?(?:dishwasher|washing)))";

const BY_OWN_HAND = [
  "(?:i|ive|im) (?:have |just |keep |kept |been |did |secretly |started |also )*(?:cut|cutting|slit) (?:last night|again(?! (?:my|on|the))|tonight|today|yesterday|this morning|deep(?! into)|deeper|too deep|for \\d+ (?:days|weeks|months|years)|and (?:it (?:wont|is|hurts)|theres|there is|there was|now it))",
  "relapsed (?:and (?:cut|hurt|burnt|did)|on (?:sh|self harm|cutting)|last night|again|today|yesterday)",
  "(?:wont|doesnt|cant|not|hasnt) .. stop bleeding|blood everywhere",
  "(?:do|does|did|doing|done|stop|quit|from|on|urge to|want to|wanna|addicted to|i|she|he) sh",
  "(?:i|im|id|ill|ima|imma) (?:am |just |really |might |may |want |wanted |wanna |going |gonna |need |about |feel |like |thinking |of |so |will |could |should |to )*jump(?:ing)?(?: (?:in front|right now|tonight|so bad))?(?= [|]| (?:in front|right now|tonight|so bad|please|help)|$)",
  "(?:standing|stood|sat|sitting|im|i am) (?:here )?(?:up )?(?:on|at) (?:the |a )?(?:edge|ledge|roof|railings?|bridge|tracks|top of (?:the|a) (?:car park|building|flats|tower|bridge|multi ?storey))(?! of my (?:seat|bed))",
  "which (?:bridge|roof|building|cliff|car park|flats) .. (?:highest|tallest|tall enough|high enough)|(?:highest|tallest) (?:bridge|building|roof|cliff|car park) .. (?:near|i can|around here|close to|in my)",
  "(?:fall|jump|drop) (?:from|off) .... (?:kill|survive|be enough|die)|(?:have to|need to|can you|could you) (?:fall|drop|jump) .... (?:kill|survive|die)|(?:stand|standing|lie|lying|wait|walk) on the (?:train )?(?:track|tracks|railway|motorway)",
  `(?:took|taken|take|taking|ate|eaten|drank|swallowed|nicked|stole) (?:some of |a few of |all |all of )?(?:my |the |his |her )?(?:moms|mums|dads|nans|nanas|grans|grandads|grandmas|sisters|brothers|someones|other peoples) .. ${MEDICINE}${TO_THE_SHOP}`,
  `(?:swallowed|swallow|ate|eaten|downed|necked) .. ${MEDICINE}`,
  `(?:took|taken|take|taking|had) (?:a |like |about )?(?:bunch|load|loads|lots|whole|handful|ton|strip|packet|pack|box|bottle|too many|too much|so many|all) .. ${MEDICINE}${TO_THE_SHOP}`,
  `how (?:many|much) .. ${MEDICINE} .. (?:too much|too many|dangerous|hurts?|kill|enough to|lethal|fatal|take|swallow)${TO_THE_SHOP}|is \\d+ (?:of )?${MEDICINE} (?:enough|too (?:much|many)|a lot|dangerous|bad)`,
  `(?:what happens if|what if|what would happen if|if) (?:i|you|u|someone|she|he) (?:take|took|takes|eat|ate|swallow|swallowed|have|had) .. ${MEDICINE}${TO_THE_SHOP}`,
  "overdos\\w*",
  `(?:i|ive|she|he|friend|sister|brother|mum|dad|mate) (?:just |has |have |think |nearly |almost |i |tried |to )*(?:od|oded|ods|oding)|(?:has|ive|have) odd(?= [|]| on|$)|od(?:ed|ing)? on ${MEDICINE}`,
  "(?:way|ways|how) .. (?:not|stop|never) (?:be|being|exist|existing) (?:here|alive|around|anymore)",
  "(?:dream|dreams|dreaming|daydream|daydreams|daydreaming|think|thinking|thought|imagine|imagining|imagined|fantasise|fantasize|picture|picturing) (?:about |of |that |what )*(?:not (?:being (?:here|alive|around|in this)|existing|waking|living)|being (?:dead|gone|not here)|my (?:own )?(?:funeral|death)|how (?:id|i would|i could) (?:die|do it))",
  "(?:dont|do not) (?:want|wanna) (?:to )?be anywhere|(?:i|we) (?:just |really )*(?:want|wanna|wish|need|wanted) (?:to )?be gone(?! by)|(?:want|wanna|wish|would love|would like) (?:to )?(?:just )?(?:not be|stop being) (?:here|alive|around|anywhere)|wish i could (?:just )?(?:stop being|not be|be gone)",
  "so (?:that )?(?:im|i am) (?:not|never|no longer) (?:here|alive|around)|rather (?:not|i didnt|i wasnt) (?:be )?(?:alive|here|exist|living)|(?:happen|happens|be like|react|say|feel) (?:if|when) i (?:was|were|am|wasnt|werent|just) (?:gone|not here|dead|here|disappeared)",
  "(?:i feel|i felt|ive felt|i am|im|feeling) (?:so |really |very |just |always |completely |all )*(?:empty|numb|hopeless|broken inside)(?! handed)|i feel nothing (?:anymore|at all|inside|now)|feel nothing(?= [|]|$)",
  "(?:im|i am|i feel|ive been|feeling) (?:so |really |very |always |just )*(?:sad|down|low|unhappy|miserable|empty) (?:every (?:single )?(?:day|night|morning)|all the time|all day|always|for (?:weeks|months|days|ages|no reason))",
  "(?:i feel|i am|im|feeling) (?:so |very |really |completely |totally |always )+(?:alone|lonely)|i feel (?:alone|lonely)(?= (?:[|]|all|every|and)|$)|everything (?:is|feels|seems) (?:so |just )?(?:dark|black|pointless|hopeless)|i (?:have|got) (?:no one|nobody|noone)(?= [|]| to talk| who| left|$)",
];

/** Shorter ways to say the same. */
const IN_FEW_WORDS = [
  "(?:want|wanna|wish|like|ready|going|rather) (?:to |i could |i was )?(?:go |just |be |go and |go to )*(?:(?:be )?with (?:my )?(?:nan|nana|gran|grandma|grandad|grandpa|mum|dad|brother|sister|dog|her|him|\\S+) in heaven|to heaven|in heaven|up there with)",
  "(?:my )?(?:arms?|wrists?|legs?|thighs?) (?:is |are |r |all |covered |so |is all |are all )+(?:in |with )?(?:sliced|slashed|cut|cuts|scars|scratched|marks|bleeding)(?! (?:by (?:the )?(?:brambles?|thorns?|roses?|cat)|from (?:the )?(?:brambles?|cat|roses?|blackberry)))",
  "(?:did it|with|used|using|got|hiding) .. (?:blade|razor blade) .. (?:again|last night|tonight|now|when|on my)|with the blade|cut (?:the|my) fat off",
  "(?:high|tall) enough to jump|how many .... before (?:you|i|u) (?:die|od)|(?:it all|everything) (?:to )?go away forever|(?:see|picture|imagine) myself (?:being )?(?:alive|here|living)|nothing matters(?: anymore)?|no future for me|(?:i|we) have nothing to live for",
  "(?:lips?|face|fingers|baby|he|she|hes|shes|mum|dad|nan|grandad|brother|sister|friend) (?:has |have |is |are |was |just |all )*(?:gone|turned|turning|going) (?:all )?blue|(?:isnt|not|wont|stopped) responding(?! to (?:my|our|the))|(?:fallen|fell) .... (?:blood|bleeding|unconscious)|(?:having|has had) an? (?:overdose|seizure)",
  "count(?:s|ing)? (?:every|all my|my|all the) calories?|still feel (?:huge|fat|too big)|(?:sick|sicked|bring|brought) up (?:my|all my) (?:food|tea|dinner|lunch|breakfast)",
];

/** Towards others: frightening to feel, and help is the same. */
const TOWARDS_OTHERS = [
  "(?:im|i am|i|ill|id) (?:scared |afraid |worried |think |that |im |i |going |gonna |want |wanted |wanna |might |will |feel |like |could |about |to |of |keep |wanting |thinking |really )*(?:hurt|hurting|stab|stabbing|kill|killing|attack|attacking|murder|murdering|strangle|strangling) (?:my (?:little |big |baby |step )?(?:brother|sister|mum|dad|family|cousin|friend|teacher|dog|cat|pet|classmates?|nan)|someone|somebody|people|everyone|him|her|them|a (?:boy|girl|kid))",
];

const SOMEBODY =
  "(?:nan|nana|gran|grandma|granny|grandad|grandpa|mum|dad|brother|sister|baby|uncle|aunt|auntie|cousin|friend|mate|neighbour|he|she|someone)";

/** An ambulance or the fire brigade is needed. */
const EMERGENCY = [
  `${SOMEBODY} .. (?:isnt|is not|not|wont|doesnt|hasnt|cant|aint) (?:waking(?: up)?|wake(?: up)?(?! (?:early|for|in time|till|until))|woken up|moving(?! (?:house|home|school|to|in|out|away|money|on|the))|move(?= [|]|$)|breathing|breathe)`,
  `${SOMEBODY} (?:has |have |just |is |was |keeps )*(?:collapsed|fainted|unconscious|choking|stopped breathing|having (?:a |an )?(?:fit|seizure|stroke|heart attack|asthma attack)|been (?:stabbed|shot|run over|knocked down))(?! (?:about|over|when|on the price))`,
  "(?:on the floor|bottom of the stairs) .... (?:blood|bleeding|not moving|isnt|wont|breath)",
  "(?:theres|there is|a) (?:a |big )?(?:fire|smoke|gas leak) (?:in|at) (?:our|my|the) (?:house|home|kitchen|flat|bedroom|room|school)|(?:house|kitchen|flat|home|bedroom) is on fire|smell gas",
  "i (?:really )?(?:cant|cannot|can not) breathe|(?:my|his|her) chest (?:really )?hurts",
];

const THIN =
  "(?:(?:be|get|getting|become|stay|look|so|im|am|was|being|more|too|very|really) (?:too |so |very |really )?(?:thin|thinner|skinny|skinnier|slim|slimmer)|(?:im|i am|i feel|feel|so|too) (?:so |too )?fat|(?:lose|losing|lost) (?:more )?weight)";

/** Eating too little, or giving it back. */
const EATING = [
  `(?:eat|eats|eating|eaten|ate|food|meals?|lunch|lunches|dinner|dinners|breakfast|calories|starve|starving|hungry|only water|just water|fasting|throw up|be sick) .... ${THIN}|calories .... (?:so|and|to|then) .... ${THIN}`,
  `${THIN} .. (?:eat|eating|when i eat|to eat|look at)|how (?:do|can|to) (?:i )?lose weight|lose \\d+ ?(?:kg|kilos?|stone)|WANT lose (?:more )?weight|wish i (?:was|were) (?:thin|thinner|skinny|pretty)`,
  "(?:not|havent|hasnt|never|stopped|barely|hardly) (?:been )?(?:eat|eaten|ate|eating) (?:anything |properly |food |at all |a meal |any food |a thing )*(?:for|in|since) .. (?:days?|weeks?|monday|tuesday|wednesday|thursday|friday|saturday|sunday|yesterday)",
  "only (?:had|eaten|drunk|have|having|drinking) (?:water|an apple|one apple|ice|gum) (?:for|in|since|all|every|today)|(?:scared|afraid|frightened|terrified) of (?:food|eating|getting fat|gaining weight|calories)",
  "(?:less|fewer|under|only|below|just) (?:than )?\\d+ (?:calories|cals|kcal) (?:a|per|every) day|(?:eat|eating|ate|let SELF|allow SELF) .. \\d{2,3} (?:calories|cals|kcal)|(?:eat|eating) (?:as little as|almost nothing|nothing(?! but))|least i can eat",
  "my (?:ribs|bones|hip bones|spine) (?:to )?(?:show|stick|are showing|showing|poke)|(?:see|feel|count|show) my (?:ribs|bones|spine)",
  "(?:faint|fainted|fainting|dizzy|weak|shaky|pass out|passing out|passed out|hair falls out|periods? (?:has |have )?stopped) .... (?:dont eat|not eating|havent eaten|skip|skipped|skipping|no food|thin|hungry|starving)|(?:dont eat|not eating|havent eaten|skip|skipped|skipping|starving) .... (?:dizzy|faint|fainted|weak|shaky|pass out)",
  "(?:^|[|] |pro |best |any |some |need |give me |more |want )(?:ana|mia) (?:tips|buddy|coach|diet|rules|sites?)(?= (?:[|]|please|for)|$)|pro ?(?:ana|mia)|thinspo\\w*|bonespo|meanspo|anorexi\\w*|bulimi\\w*|eating disorders?|laxatives?",
  "(?:threw|throw|throwing|puke|puked|puking|vomit|vomited) (?:up )?(?:all )?my (?:food|dinner|lunch|meals?|breakfast|tea)|(?:fingers?|toothbrush) down (?:my|her|his) throat|purg(?:e|ed|es|ing) (?:after|my food|when i|every (?:meal|day|time))|bing(?:e|ed|es|ing) (?:and|then|eat) .... (?:sick|purge|throw|starve|puke)",
  "hates? (?:my|her|his) (?:body|weight|stomach|thighs|face|belly|tummy|figure)|hate (?:how|the way|what) i look(?! (?:at|for|after))|i feel (?:so |too |really |very |like |im )*fat(?! cats?)|feel (?:so )?(?:disgusting|gross|guilty|ashamed) (?:when|after|every time|because) (?:i )?(?:eat|ate|eating|food)|(?:im|i am) (?:so |too |really |very |just )+(?:fat|ugly)|(?:im|i am) (?:fat|ugly)(?= [|]| and|$)",
];

/** As phrases. */
export const CRISIS: readonly string[] = [
  ...BY_NAME,
  ...NOT_TO_BE,
  ...HARM,
  ...BY_OWN_HAND,
  ...IN_FEW_WORDS,
  ...TOWARDS_OTHERS,
  ...EATING,
  ...DANGER,
  ...EMERGENCY,
];
