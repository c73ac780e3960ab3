/** Blows and fear: somebody hits, bullies or threatens the child who writes, or somebody they know. */
import { either } from "./phrases.ts";

const HIT =
  "(?:hit|hits|hitting|hitted|beat|beats|beating|beaten|slap|slaps|slapped|slapping|punch|punches|punched|" +
  "punching|kick|kicks|kicked|kicking|smack|smacks|smacked|smacking|whip|whips|whipped|belt|belts|belted|" +
  "choke|chokes|choked|choking|strangle|strangles|strangled|burn|burns|burned|burnt|burning|bite|bites|" +
  "shove|shoves|shoved|spank|spanks|spanked|throttle|throttles|batter|batters|battered|bash|bashes|bashed|" +
  "abuse|abuses|abused|abusing|hurt|hurts|hurting|lash|lashes|drag|drags|dragged|attack|attacks|attacked|" +
  "stab|stabbed|torture|tortures)";

export const HURT: readonly string[] = [
  // Blows.
  "THEY (?:always |often |sometimes |keeps |keep |kept |just |has |have |had |is |was |been |" +
    "still |used to |will |would |really |only |might |goes to |started |starts |tries to |" +
    "tried to |also |got angry and |gets drunk and |got drunk and |gets mad and |gets angry and |" +
    `comes home and |drinks and |drank and |and |hit and |it and )*${HIT} (?:the \\S+ out of )?(?:CHILD|` +
    "my (?:hands?|arms?|face|head|legs?|back|bum|hair|ears?|cheeks?|tummy|stomach|neck|fingers?|feet|foot))",
  either(
    "(?:hits?|beats?|slaps?|punches|kicks?|smacks?|hurts?|belts?|chokes?|abuses) " +
      "(?:me|my (?:mum|brother|sister|mom)|us)(?! (?:up )?(?:in |at |with |on )?(?:the )?(?:price|wallet|" +
      "pocket|bank|savings|game|games|race|chess|monopoly|score|quiz|fifa|mario|uno|cards|fortnite|it|" +
      "to it|every time we play|when we play|in a race|at football))",
    "(?:hit|hits|hitting|beats?|beating|hurting|hurt|hurts|slapping|slaps?|punching|whips?|whipped) " +
      "(?:me|us|him|her|my \\S+|our \\S+|(?:my|our) (?:little |big |baby |older |younger )\\S+) " +
      ".. (?:with|using) (?:a |the |his |her )?(?:belt|stick|slipper|shoe|cane|wooden spoon|hanger|cable|" +
      "wire|rod|bat|ruler|iron|pan|chappal|cord)",
  ),
  either(
    "(?:keeps?|kept) (?:on )?(?:hitting|kicking|punching|slapping|pushing|beating|hurting|threatening|" +
      "touching|pinching|biting) .. (?:me|us|my|him|her|and|taking)",
    "(?<!i |ive |i have |nearly |have )(?:break|breaks|broke|snap|twist|twists|twisted|pull|pulls|pulled|" +
      "pulling) my (?:arms?|legs?|neck|wrist|fingers?|hair|ears?|nose|jaw)",
  ),
  // Things or people that are thrown.
  either(
    "THEY (?:throws?|threw|chucks?|chucked) (?:me|us|him|her|my \\S+) " +
      "(?:across|against|down|into|on|onto|off|around|about|out|at)",
    "(?:throw|throws|threw|throwing|smash|smashes|smashing) (?:things|stuff|plates?|bottles?|furniture|" +
      "chairs?|glass|everything) (?:at|around|on|towards) (?:me|us|mum|dad|my)",
  ),
  // Abuse named as such, and children who suffer it.
  either(
    "(?:im|i am|i get|i got|ive been|i was|we get|we got|we are|i keep getting|being|getting|" +
      "gets|got|get|is|been|be|was) (?:always |often |sometimes |just |badly |really )?" +
      "(?:hit|beaten|beat up|slapped|punched|kicked|smacked|whipped|choked|strangled|abused|molested|" +
      "raped|groped|touched up|sexually|assaulted|burned|tortured|spanked|bullied|cyberbullied|groomed|" +
      "blackmailed|sextorted|trafficked|exploited|starved|threatened|neglected|stalked|catfished|harassed)" +
      "(?! (?:to|by the price|by inflation|by tax|by a price|into the sale))",
    "(?:child|sexual|sexually|physical|physically|emotional|verbal|domestic) " +
      "(?:abuse|abused|abuses|abusing|assault|assaulted|violence|harassment)",
  ),
  // Bruises, and where they come from.
  either(
    "(?:bruise|bruises|black eye|burn marks|welts|handprints?) .. (?:all over|on (?:his|her|my)|from|every)",
    "(?:bruise|bruises|black eye|marks|bruised|burns|welts) .. (?:from|because|where|after|when) " +
      ".. (?:dad|mum|he|she|they|step|hit|belt|brother|uncle|boyfriend|parents|him|her|teacher)",
  ),
  // A home with a violent grown-up.
  either(
    "(?:dad|mum|step dad|uncle|brother|he|she|parents) " +
      "(?:is |are )?(?:always |so |very |really |gets |get |being |can be )*" +
      "(?:violent|abusive|aggressive with me|drunk and (?:scary|violent|shouts|hits|angry))",
    "(?:dad|step dad|he|boyfriend|mum) .. (?:hits|beats|hurts|hit|punched|slapped|strangled|choked|pushed|" +
      "beating up|beating|hitting|beats up) (?:my )?(?:mum|mom|sister|brother|mum and|little|baby|dad)",
    "(?:scared|afraid|frightened|terrified) of " +
      "(?:my )?(?:dad|mum|step dad|step mum|uncle|brother|parents|him|her|boyfriend|teacher|coach|them|" +
      "grandad|cousin|being hit|getting hit)(?: (?:because|when|at|he|she))?",
  ),
];

export const THREATENED: readonly string[] = [
  // Threats of blows and worse.
  either(
    "(?:dad|mum|step dad|step mum|stepdad|uncle|brother|he|she|boyfriend|parents|man|they|" +
      "teacher|coach|someone) .. (?:kill|hurt|murder|stab|beat|shoot|hit|harm|get|destroy|attack) " +
      "(?:me|us|my (?:mum|dad|family|sister|brother|dog|cat|friend)) " +
      "(?:if|when|unless|tonight|again|one day|when we|in my sleep)",
    "(?:said|says|told me|threatened|threatens|threatening|threaten|promise|promised|going) " +
      ".. (?:kill|hurt|murder|stab|beat|shoot|harm|hit|burn|rape|beat up) " +
      "(?:me|us|my (?:mum|dad|family|sister|brother|dog|cat|friend|mom)|him|her)",
  ),
  either(
    "(?:theyll|they|hell|he|she|shell|theyre|hes) (?:said |say |says |will |would |going |gonna |to |are |" +
      "is |all |they |he )*(?:stab|batter|jump|beat|shank|hurt|shoot|smash|bang) (?:me|us|him|my \\S+) " +
      "(?:up |in |out |over )*(?:if|unless|when|after school|tomorrow|outside)",
    "(?:hell|theyll|he will|they will|shell|gonna|going to) get me (?:after school|outside|on the way)",
    "(?:ill|i will|im gonna|im going to|id) get (?:shanked|stabbed|battered|jumped|beaten|hurt)",
    "threat(?:en|ens|ened|ening) (?:me|us|my|to|him|her|with)",
    "getting threats",
    "(?:is|are|been|was) threatening (?:me|my|us)",
  ),
  // Harm to come if the child tells or refuses.
  either(
    "(?:hurt|hit|break|kill|beat|leave|trouble|post|send|angry|worse) .. if (?:i|we) " +
      "(?:tell|told|say anything|scream|speak|refuse)(?: anyone| someone)?",
    "(?:kill|hurt|drown|poison|get rid of|strangle|burn) my " +
      "(?:puppy|kitten|dog|cat|hamster|rabbit|pet|bunny|guinea pig|teddy) (?:if|when|unless)",
    "if i (?:dont|do not|stop|refuse|block|say no|wont|leave|tell) " +
      ".... (?:he|she|they|hell|hes|shes|shell|theyll|theyre) (?:will |is |are |would |gonna |going |said |" +
      "says |to )*(?:post|leak|hurt|batter|beat|stab|kill|jump|expose|upload|ruin|smash)",
  ),
];

export const BULLIED: readonly string[] = [
  // Bullies.
  either(
    "bull(?:y|ies|ied|ying|yed|iyng) (?:me|us|my|him|her|at school|on|because|for|every|and|is|makes|a kid)",
    "(?:i am|im|being|getting|get|gets|got|was|were|been|is|are) (?:cyber ?)?bull(?:ied|yed|yied)",
    "my bull(?:y|ies)",
  ),
  // Older children who take and demand.
  either(
    "(?:takes?|took|taking|steals?|stole|spends|stealing|keeps) (?:all )?my (?:money|wages|savings|food) " +
      ".. (?:hits|hit|beats|hurt|hurts|threatens|or else|scared|drugs|beat|punch|punches|kick|kicks|drink)",
    "(?:older|big|bigger) (?:kids|boys|girls|boy|girl|kid|lads|ones) .. " +
      "(?:(?:take|takes|took|steal|stole|nick|nicked|rob|robbed) (?:my|our|me|us|his|her|it off|money off)|" +
      "make me|makes me|force|forced|threaten|push|pushed|hit|demand)",
    "(?:make|makes|making|made|force|forces|forced) (?:me|us|him|her|my (?:brother|friend|sister)) " +
      "(?:to )?(?:give|pay|hand|bring|buy|steal) (?:them|him|over|stuff for)",
    "(?:kids?|boys?|girls?|they|bully|bullies|lads?|people|he|she) " +
      "(?:always |keep |keeps )?(?:take|takes|took|steal|steals|stole|nick|nicks|nicked|grab|snatch) my " +
      ".. (?:money|phone|bag|lunch|dinner) .... (?:push|pushes|hit|kick|stab|threaten|laugh|punch)",
  ),
];

/** Knives and guns. */
export const ARMED: readonly string[] = [
  either(
    "(?:boy|girl|kid|mate|friend|someone|he|she|i|they|lad|brother|cousin|gang) " +
      ".. (?:carry|carries|carrying|carried|brings?|brought|bringing|pulled|pulls|showed) " +
      "(?:me )?(?:out )?(?:a |his |her |the |my )?(?:knife|knives|blade|machete|gun|shank)",
    "(?:mate|friend|boy|girl|kid|lad) (?:has|have|had|got) " +
      "(?:a |his )?(?:knife|blade|machete|gun) (?:in|at|and|to|on)",
    "(?:knife|gun) ?point",
    "(?:i|we|friend|brother|mate|sister) " +
      "(?:just |got |was |been |have |were |has )*(?:mugged|stabbed|shanked)",
  ),
];
