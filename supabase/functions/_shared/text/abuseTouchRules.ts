/** Somebody touches, undresses, watches or talks a child into sex, or shows them things that no child should see. */
import type { RuleRow } from "./phrases.ts";

export const TOUCHED: readonly RuleRow[] = [
  // Touch where it should not be.
  [
    "touches a child",
    "THEY .. TOUCH_VERB (me|us|her|him)(?! (good ?night|on the cheek|a (?!lot)))",
    "he touches me and i dont like it",
    "nan kissed me goodnight",
    "A child tells of touch; a kiss goodnight is none.",
  ],
  [
    "touches another child",
    "touch(es|ed|ing) (kids|children|girls|my (little)? (sister|brother|friend))",
    "a teacher touches kids",
    "he touched my brothers bike",
    "A child tells of another child.",
  ],
  [
    "touches a part",
    "TOUCH_VERB (me|my|her) .. (privates?|parts|bum|chest|boobs|legs?|down there)",
    "someone touched my private parts",
    "someone touched my painting",
    "A child tells of touch where it should not be.",
  ],
  [
    "touch at the wrong time",
    "TOUCH_VERB (me|her|him) .. (at night|in bed|when (mum|im|nobody)|in a way|weird)",
    "my cousin touched me when mum was at work",
    "my cousin touched the ball when it was out",
    "A child tells of touch that frightens.",
  ],
  [
    "hand under clothes",
    "(puts?|putting|slid) (his|her) (hand|finger)s? (up|in|down|under|on|between) my",
    "my tutor puts his hand on my leg",
    "my tutor puts his hand up to wave",
    "A child tells of touch in plain words.",
  ],
  [
    "bad touch",
    "(uncomfortable|bad|secret|inappropriate|weird|wrong|unwanted) touch(es|ed|ing)?",
    "my friend told me about a bad touch",
    "my friend has a bad tooth",
    "Schools teach this name.",
  ],
  [
    "on a lap",
    "sit on (his|her|their) (lap|knee)",
    "my tutor asks me to sit on his lap",
    "my cat sits on my lap",
    "A grown-up wants a child close.",
  ],
  // Crimes named as such.
  [
    "touch crimes",
    "rap(e|ed|es|ing|ist)|molest(ed|er)?|groped|pa?edo(phile)?|peado|nonce|felt me up",
    "i think our neighbour is a pedo",
    "my brother is rapping in the show",
    "These crimes have names.",
  ],
  [
    "flashing",
    "(flash|flashes|flashed) (at)? (me|us|her)",
    "a man flashed at me in the park",
    "the lightning flashed over me",
    "Somebody bares themselves before a child.",
  ],
  // Visits at night.
  [
    "into my bed",
    "(comes?|came|gets?|sneaks?) in(to| to)? my (bed|room|bedroom) (at night|when)",
    "my step dad comes into my room at night",
    "my step dad comes to my match",
    "Somebody visits a child at night.",
  ],
  [
    "comes in at night",
    "(dad|uncle|cousin|he|boyfriend) .. (comes?|coming|creeps) in (at night|when im)",
    "my uncle comes in at night",
    "my uncle comes in at half past five",
    "Somebody visits a child at night.",
  ],
  // Games that lead to touch.
  [
    "secret games",
    "plays? .. (tickle|special|secret|kissing|naked) games? .... (bed|dont|alone)",
    "he plays a tickle game when we are alone",
    "we play a board game when we are alone",
    "A game may hide touch.",
  ],
];

export const MADE_TO: readonly RuleRow[] = [
  // A child who is made to do things.
  [
    "made to touch",
    "TOUCH_MAKES CHILD .. (touch|kiss) (him|her|his|myself|them)",
    "my uncle wants me to kiss him",
    "my uncle wants me to phone him",
    "Somebody makes a child touch them.",
  ],
  [
    "made to undress",
    "TOUCH_MAKES CHILD .. (strip|undress|naked|nude|take (off )?my (clothes|top))",
    "he made me undress",
    "he made me take off my muddy boots",
    "Somebody makes a child undress.",
  ],
  [
    "made to do sexual things",
    "TOUCH_MAKES CHILD .. (sexual|sex|(watch|see) porn|watch him|shower with)",
    "my cousin makes me watch porn",
    "my cousin makes me watch football",
    "Somebody draws a child into sex.",
  ],
  [
    "made against my will",
    "(makes?|made|forced) CHILD .. do (things|stuff) .. (do|did|does)nt (want|like)",
    "my boyfriend makes me do stuff i dont want",
    "my boyfriend makes me laugh",
    "Somebody overrules what a child wants.",
  ],
  [
    "bad things done",
    "(do|does|did|doing) (sexual|weird|bad|dirty|rude) (things|stuff) (to|with) CHILD",
    "he does weird things to me",
    "he does weird things with clay",
    "Children have no other words for it.",
  ],
  // Sex that is asked for.
  [
    "pressed for sex",
    "(pressur|push|forc|ask|want|mak|beg|try)(s|es|ed|ing)? .. (for|have|into) sex",
    "my boyfriend pressures me for sex",
    "my boyfriend asks me for crisps",
    "Nobody may press a child for this.",
  ],
  [
    "sex with",
    "have sex (with (me|him|her)|and (im|i am))",
    "should i have sex with him",
    "what is sex education",
    "A child is drawn into sex.",
  ],
  [
    "sleep with",
    "sleep with (him|her)(?! (teddy|bear|dog))",
    "he says i have to sleep with him",
    "i cant sleep with the light on",
    "A child is drawn into sex.",
  ],
  [
    "takes no refusal",
    "(he|she|boyfriend|girlfriend) (just)? wont take no",
    "he wont take no for an answer",
    "he wont take notes in class",
    "Somebody overrules what a child wants.",
  ],
];

/** Rude films and bodies shown to a child. */
export const SHOWN: readonly RuleRow[] = [
  [
    "rude films",
    "(watch|see|shows?|showed) .. (dirty|sexy|porn|naked|rude) (films?|PICTURE_ANY)",
    "my brother makes me watch rude films",
    "my brother makes me watch old films",
    "Somebody shows a child what no child should see.",
  ],
  [
    "rude things shown",
    "(shows?|showed|sends?|sent) CHILD .. (privates?|willy|dick|porn|rude|naked)",
    "he sent me a rude video",
    "he sent me a funny video",
    "Somebody shows a child what no child should see.",
  ],
  [
    "his thing",
    "(shows?|showed) (me|us|her|him) his (thing|body|bits)",
    "he showed me his thing",
    "he showed me his stamps",
    "Children have no other words for it.",
  ],
  [
    "picture wanted in return",
    "(wants?|asked) .. to send (me|him|her) .. PICTURE_ANY",
    "my boyfriend wants me to send him a picture",
    "my nan wants me to send her a postcard",
    "Somebody presses a child for pictures.",
  ],
];

/** A child who is watched or undressed. */
export const WATCHED: readonly RuleRow[] = [
  [
    "watched undressing",
    "(watch|film|record)(s|es|ed) me (undress|undressing|getting changed)",
    "he watched me getting changed",
    "he watches me in the school play",
    "Somebody watches a child undress.",
  ],
  [
    "watched washing",
    "(watch|spie)(s|es|d|ed) (on )?me in PICTURE_ROOM",
    "he watches me in the shower",
    "he watches me in the school play",
    "Somebody watches a child wash.",
  ],
  [
    "clothes off for",
    "(undress|strip|get naked) .. (camera|cam|webcam|video|him|her|money|online|for)",
    "coach makes me undress for him",
    "i strip the wallpaper in my room",
    "Somebody makes a child undress.",
  ],
  [
    "top off for",
    "take (off )?(my|your) (clothes|top|shirt) (off)? .. (cam|camera|him|for|money)",
    "he wants me to take my top off on camera",
    "i take my coat off at the door",
    "Somebody makes a child undress.",
  ],
];
