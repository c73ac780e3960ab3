/**
 * Feelings that a child should not be left alone with: sorrow without an end, a hated self, the urge to hurt others.
 */
import type { RuleRow } from "./phrases.ts";

export const SORROW: readonly RuleRow[] = [
  // Sorrow by day and by night.
  [
    "depressed",
    "(i|im|i am|i feel|i have|i think im) (so|really|very|always)? depress(ed|ion)",
    "i think im depressed",
    "we learnt about the great depression",
    "low mood is named",
  ],
  [
    "crying",
    "cry(ing)? (SELF to sleep|every (night|day)|all the time)",
    "i cry every night",
    "i cry at sad films",
    "sorrow does not end",
  ],
  [
    "sadEveryDay",
    "FEELING_I (sad|down|low|unhappy|miserable) every .. (day|night|morning)",
    "im sad every single day",
    "im down to 5 pounds",
    "sorrow does not end",
  ],
  [
    "sadAllTheTime",
    "FEELING_I (sad|down|low|unhappy|miserable) (always|all (day|the time)|for ages)",
    "i feel sad all the time",
    "im down the park all day",
    "sorrow does not end",
  ],
  [
    "sadForWeeks",
    "FEELING_I (sad|down|low|unhappy|miserable) for (weeks|months|days|no reason)",
    "ive been sad for weeks",
    "i was sad for a bit",
    "sorrow does not end",
  ],
  // Emptiness and despair.
  [
    "empty",
    "FEELING_I (empty|numb|hopeless|broken inside)(?! (handed|at))",
    "i feel empty inside",
    "i am hopeless at cricket",
    "nothing is left inside",
  ],
  ["deadInside", "dead inside", "i am dead inside", "we were dead on time", "nothing is left inside"],
  [
    "feelNothing",
    "feel nothing(?= ([|]|anymore|at all|inside|now)|$)",
    "i feel nothing anymore",
    "i feel nothing like a banker",
    "nothing is left inside",
  ],
  [
    "everythingDark",
    "everything (is|feels|seems) (so|just)? (dark|black|pointless|hopeless)",
    "everything feels dark",
    "everything is so expensive",
    "hope is gone",
  ],
  // Loneliness.
  [
    "soLonely",
    "FEELING_I (so|very|really|completely|totally|always) (alone|lonely)",
    "i feel so alone right now",
    "i feel so good at home alone",
    "nobody is near",
  ],
  [
    "lonely",
    "i feel (alone|lonely)(?= ([|]|all|every|and)|$)",
    "my parents work and i feel lonely",
    "i feel alone is better for work",
    "nobody is near",
  ],
  [
    "haveNobody",
    "i (have|got) (no ?one|nobody)(?= ([|]|to talk|who|left)|$)",
    "i have nobody to talk to",
    "i have nobody to beat at chess",
    "nobody is near",
  ],
  [
    "nobodyLovesMe",
    "(nobody|no ?one) (loves|likes|wants|needs) me",
    "nobody likes me",
    "nobody likes the new menu",
    "a child feels unwanted",
  ],
  [
    "hatesMe",
    "every(one|body) hates me",
    "everyone hates me",
    "everyone hates queues",
    "a child feels unwanted",
  ],
];

/** A self that is hated, worthless or a burden. */
export const SELF_HATRED: readonly RuleRow[] = [
  ["hateSelf", "hate[ds]? SELF", "i hate myself", "i hate maths", "a self is hated"],
  [
    "worthless",
    "FEELING_I (worthless|a waste of space|a burden|better dead)(?! at)",
    "i feel worthless",
    "im worthless at monopoly",
    "a self is hated",
  ],
  [
    "burden",
    "burden (to|on) (every(one|body)|my (family|mum|dad|parents))",
    "im just a burden on my family",
    "tax is a burden on shops",
    "a child feels in the way",
  ],
];

/** The urge to hurt others: it is frightening to feel, and help is the same. */
export const TOWARDS_OTHERS: readonly RuleRow[] = [
  [
    "wantToHurt",
    "i (really|just|sometimes|keep)? WANT FEELING_HURT FEELING_WHOM",
    "i feel like stabbing someone",
    "i want to help people",
    "the urge is frightening",
  ],
  [
    "goingToHurt",
    "(im|i am|i) (gonna|going to|might|will|could) FEELING_HURT FEELING_WHOM",
    "im going to hurt my little brother",
    "im going to help my little brother",
    "the urge is frightening",
  ],
  [
    "scaredToHurt",
    "(scared|afraid|worried) (that)? (i|im|ill|id) .. FEELING_HURT FEELING_WHOM",
    "im scared ill hurt someone",
    "im scared of wasps",
    "the urge is frightening",
  ],
  [
    "scaredOfHurting",
    "(scared|afraid|worried) (of|about) FEELING_HURT FEELING_WHOM",
    "im scared of hurting someone",
    "im scared of hurting my knee",
    "the urge is frightening",
  ],
  [
    "illHurt",
    "(ill|id|im|i am|i keep) FEELING_HURT FEELING_WHOM",
    "i keep hurting people",
    "ill help people",
    "the urge is frightening",
  ],
  [
    "didHurt",
    "i hurt FEELING_WHOM",
    "sometimes i hurt my baby sister",
    "i hurt my knee",
    "a child needs help not to",
  ],
];
