/** Blows and fear: somebody hits, bullies or threatens the child who writes, or somebody they know. */
import type { RuleRow } from "./phrases.ts";

export const HURT: readonly RuleRow[] = [
  // Blows.
  [
    "hits me",
    "(hits?|beats?|slaps?|punches|kicks?|smacks?|hurts?|chokes?|belts?) (me|us)",
    "my dad hits me",
    "my dad tells me off",
    "A blow matters whoever struck it.",
  ],
  [
    "somebody hurts somebody",
    "THEY (HURT_OFTEN)? (HURT_OFTEN)? HURT_HIT (up)? CHILD",
    "her uncle burnt her",
    "i burnt the toast",
    "A person strikes a child, or somebody near them.",
  ],
  [
    "hurts a part of me",
    "THEY (HURT_OFTEN)? HURT_HIT my HURT_BODY",
    "he burns my arm",
    "i burnt my arm",
    "A person strikes a part of the child.",
  ],
  [
    "hits with a thing",
    "(hit|hits|beats?|whips?|hurts) (me|us|her|him|our hands) .. with (a|the|his|her)",
    "she hits our hands with a stick",
    "he hits the drum with a stick",
    "A belt or a stick makes it a beating.",
  ],
  [
    "keeps on hitting",
    "(keeps?|kept) (on)? (hitting|kicking|punching|hurting) (me|us|him|her|my)",
    "a girl in class keeps hitting me",
    "i keep hitting the ball too far",
    "Blows are repeated.",
  ],
  [
    "breaks or twists",
    "(break|breaks|twists?|twisted) my HURT_BODY",
    "he twists my arm",
    "i broke my arm at football",
    "Somebody else breaks or twists it.",
  ],
  [
    "pulls my hair",
    "(pulls?|pulled|pulling) my (hair|ears?)",
    "she pulls my hair",
    "i pulled my socks up",
    "Somebody else pulls it.",
  ],
  [
    "somebody broke it",
    "(THEY|partner) .. (broke|snapped) my HURT_BODY",
    "my uncle broke my wrist",
    "i broke my wrist on my skates",
    "Somebody injured the child.",
  ],
  // Things or people that are thrown.
  [
    "throws me",
    "THEY (throws?|threw|chucks|chucked) (me|us|you) (across|against|down|at|out)",
    "he threw me down the steps",
    "he threw me the ball",
    "A person is thrown, or thrown out.",
  ],
  [
    "throws things at us",
    "(throw|throws|threw|throwing) (things|stuff|plates?|bottles?) at (me|us|mum|my)",
    "she throws bottles at us",
    "we throw things at the target",
    "Things are thrown at people.",
  ],
  // Abuse named as such, and children who suffer it.
  [
    "is hit",
    "HURT_BEEN (hit|beaten|beat up|slapped|punched|smacked)",
    "my cousin gets hit at home",
    "i hit the target at archery",
    "The child is struck, whoever did it.",
  ],
  [
    "is kicked",
    "HURT_BEEN (kicked|choked|strangled|burned)",
    "i got kicked out",
    "i kicked the ball out",
    "The child is kicked, or kicked out of home.",
  ],
  [
    "is abused",
    "HURT_BEEN (abused|molested|raped|groped|assaulted)",
    "i was abused",
    "we learnt what abuse of power is",
    "Abuse has its own words.",
  ],
  [
    "is used",
    "HURT_BEEN (groomed|blackmailed|trafficked|exploited|starved|stalked)",
    "my friend is being groomed",
    "they groom dogs at that shop",
    "Other abuse has its own words too.",
  ],
  [
    "is threatened",
    "HURT_BEEN (bullied|cyberbullied|threatened|neglected|catfished)",
    "my son is being threatened",
    "he stood up to a bully",
    "Somebody frightens a child.",
  ],
  [
    "kinds of abuse",
    "(child|sexual(ly)?|physical(ly)?|domestic) (abused?|assault(ed)?|violence)",
    "is it domestic violence if he pushes her",
    "is it violent in that film",
    "These are the names of abuse.",
  ],
  // Bruises, and where they come from.
  [
    "bruises on a body",
    "(bruises?|black eye|burn marks|welts) .. (all over|on (his|her|my)|from|every)",
    "she has bruises on her arms",
    "bruises on bananas are fine",
    "Marks on a body have a cause.",
  ],
  [
    "marks from somebody",
    "marks .. (from|because|where|after) .. (dad|mum|he|she|they|belt|him|her)",
    "there are marks where he grabbed",
    "i lost marks in the test",
    "Marks come from a person or a belt.",
  ],
  // A home with a violent grown-up.
  [
    "violent at home",
    "(HOME_ADULT) (is|gets|can be|always|so|really)? (violent|abusive)",
    "dad gets violent",
    "the film is violent",
    "The home is violent.",
  ],
  [
    "hits my family",
    "(dad|he|boyfriend) .. (HURT_HIT|pushed) (my)? (mum|sister|brother|little)",
    "dad punched mum again",
    "dad hugged mum again",
    "A mother, brother or sister is struck.",
  ],
  [
    "scared of someone",
    "(scared|frightened|terrified) of (my (step)? (dad|mum|brother)|him|her|them)",
    "im scared of my dad",
    "im scared of my maths test",
    "The child fears somebody close.",
  ],
];

export const THREATENED: readonly RuleRow[] = [
  // Threats of blows and worse.
  [
    "will hurt",
    "THEY .. (kill|hurt|stab|shoot|batter|jump|hit) CHILD (up)? (if|when|unless)",
    "they will jump me if i tell",
    "they will help me if i ask",
    "A blow depends on what the child does.",
  ],
  [
    "said they will hurt",
    "(said|says|told me|threatened) .. (kill|hurt|stab|beat|hit) (me|us|her|my \\S+)",
    "dad says hes gonna kill me",
    "dad says hes gonna help me",
    "A threat is reported.",
  ],
  [
    "theyll hurt",
    "(theyll|hell|shell|hes|shes) .. (stab|batter|jump|beat|hurt|kill|hit) CHILD",
    "theyll stab my sister",
    "theyll meet my sister",
    "The child repeats a threat.",
  ],
  [
    "will get me",
    "(hell|shell|theyll|will|gonna|going to) get me (after school|outside|on the way)",
    "he says hell get me after school",
    "mum will get me a bike after school",
    "Somebody waits for the child.",
  ],
  [
    "going to hurt",
    "(dad|he|she|they|theyre) .. (going to|gonna) .. (kill|hurt|stab|jump) CHILD",
    "dad is going to hurt my mum",
    "dad is going to help my mum",
    "The child fears what comes next.",
  ],
  [
    "hurt unless",
    "(kill|hurt|stab|beat|batter) (me|us|my (mum|sister|brother)) (up)? if (i|we)",
    "he would come and hurt my mum if i dont pay",
    "i hurt my knee if i run fast",
    "A threat counts without a name.",
  ],
  [
    "i will be hurt",
    "(ill|i will|i would|id) get (shanked|stabbed|battered|jumped|beaten)",
    "they said ill get battered",
    "ill get paid on friday",
    "The child expects blows.",
  ],
  [
    "threatens",
    "threat(en|ens|ened|ening) (me|us|my|to|him|her|with)",
    "he threatened me",
    "the sky threatens rain",
    "The word itself says it.",
  ],
  // Harm to come if the child tells or refuses.
  [
    "harm if i tell",
    "(hurt|break|kill|beat|leave|send|trouble) .. if (i|we) (tell|told|scream|refuse)",
    "hell break my phone if i tell",
    "mum will be proud if i tell her",
    "Telling is punished.",
  ],
  [
    "harm to a pet",
    "(he|she|they|hell|shell) (will|would)? (kill|hurt) (my|our) (dog|rabbit)",
    "he will hurt my dog if i go",
    "would it hurt my dog to run a lot",
    "Somebody threatens a pet.",
  ],
  [
    "harm if i refuse",
    "if i (dont|stop|refuse|block|say no|tell) .... (post|leak|hurt|stab|kill|expose)",
    "if i dont pay he will leak it",
    "if i dont pay i lose the seat",
    "Refusing is punished.",
  ],
];

export const BULLIED: readonly RuleRow[] = [
  // Bullies.
  [
    "bullies me",
    "bull(y|ies|ying|yin) (me|us|my|him|her)",
    "they are bullying me",
    "we had a lesson on bullying",
    "Somebody is bullied.",
  ],
  [
    "is bullied",
    "(bullied|bullyed|bulled) (at school|on|because|for|every|and)",
    "im bein bullyed and its every day",
    "the book is about a bully",
    "Somebody is bullied for a reason, or often.",
  ],
  [
    "my bully",
    "my bull(y|ies)|pay(ing)? bull(y|ies)",
    "my bully took my hat",
    "the bully in the film is funny",
    "The bully is the child's own.",
  ],
  // Older children who take and demand.
  [
    "takes money and hits",
    "(takes?|took|steals?|stole) (all)? my (money|wages) .. (HURT_HIT)",
    "he takes my wages and hits",
    "she takes my money to the bank",
    "Somebody takes earnings and strikes.",
  ],
  [
    "older ones make me",
    "HURT_OLDER .. (makes?|made|forced?|threatens?) (me|us)(?! laugh)",
    "older girls make me do it",
    "older girls help me do it",
    "Older children command.",
  ],
  [
    "older ones take",
    "HURT_OLDER .. (takes?|took|steal|stole|nick) (my|our)",
    "older kids take my crisps",
    "older kids take the bus",
    "Older children take things.",
  ],
  [
    "made to give",
    "(makes?|making|made) (me|us|him|my \\S+) (give|pay|hand|buy) (them|him|over)",
    "they make me buy them chips",
    "it made me buy more seeds",
    "A child is made to give or pay.",
  ],
  [
    "taken with blows",
    "(take|took|steal|stole) my .. (money|phone|lunch) .... (push|hit|kick|stab)",
    "kids steal my lunch and push me",
    "i take my lunch money to school",
    "Other children rob and strike.",
  ],
];

/** Knives and guns. */
export const ARMED: readonly RuleRow[] = [
  [
    "demands with a blade",
    "(has|got|had) a (knife|blade|gun) .. (told|makes|made|wants) (me|us) to",
    "a lad has a knife and told me to give him my phone",
    "a shop has a knife offer and the till made me wait",
    "A weapon backs up a demand.",
  ],
  [
    "carries a blade",
    "(carr(y|ies)|bring|brought|pulled (out)?|showed me) a (knife|blade|gun|machete)",
    "a kid in my year carries a knife",
    "dad cuts bread with a knife",
    "A weapon is carried or shown.",
  ],
  [
    "has a blade",
    "(mate|friend|boy|girl|kid) (has|got) a (knife|blade|gun) (in|at|on|and wants)",
    "a boy has a knife in school",
    "a boy has a kite in school",
    "Another child is armed.",
  ],
  [
    "at knife point",
    "(knife|gun) ?point",
    "he took it at knifepoint",
    "a compass points north",
    "A robber shows a weapon.",
  ],
  [
    "mugged",
    "(i|we|friend|brother|mate|sister) (just)? (got|was) (mugged|stabbed|shanked)",
    "my sister got mugged",
    "my sister got a mug",
    "Somebody was robbed or stabbed.",
  ],
];
