/** A goodbye: the others without the child who writes, last words, and things given away. */
import type { RuleRow } from "./phrases.ts";

export const WITHOUT_ME: readonly RuleRow[] = [
  // The others would be better off.
  [
    "betterWithoutMe",
    "(better|happier|easier|best|glad|happy|fine) (off)? without me",
    "everyone would be better off without me",
    "the cake is better without icing",
    "A child thinks that others want them gone.",
  ],
  [
    "betterOffDead",
    "better off dead",
    "i would be better off dead",
    "i would be better off at home",
    "A child would rather be dead.",
  ],
  [
    "betterIfGone",
    "(better|happier|happy|easier|best|glad|fine) .. (if|when) (i|im) BYE_GONE",
    "mum would be happier if i was gone",
    "mum would be happier if i washed up",
    "A child thinks that others want them gone.",
  ],
  [
    "betterWithMeGone",
    "(better|happier|easier|fine) (off)? with me (gone|dead)",
    "they are better off with me gone",
    "they are better off with me in goal",
    "A child thinks that others want them gone.",
  ],
  // The others would care, or would not.
  [
    "careIfIDie",
    "(cared?|cares|matters?|notice) (if|whether) i (live|exist|am alive|BYE_GONE)",
    "nobody would care if i died",
    "my dog does not care if i sing",
    "A child doubts that others want them alive.",
  ],
  [
    "liveOrDie",
    "live or die",
    "i dont care if i live or die",
    "frogs live or lay eggs here",
    "A child does not mind dying.",
  ],
  [
    "ifGoneWouldThey",
    "(if|when) i BYE_GONE .. (would|will) (anyone|someone|nobody|they|mum|you)",
    "if i died would anyone cry",
    "if i win would anyone cheer",
    "A child imagines their death.",
  ],
  [
    "ifGoneNobody",
    "(if|when) i BYE_GONE .. (anyone|nobody|no one|they) .. (care|notice|miss me|cry)",
    "if i disappeared nobody would notice",
    "if i sing nobody would notice",
    "A child imagines their death.",
  ],
  [
    "missMeIf",
    "(miss me|sad|cry|remember me|bothered) (if|when) i BYE_GONE",
    "would you be sad if i died",
    "would you be sad if i moved seats",
    "A child imagines their death.",
  ],
  [
    "nobodyNoticesIf",
    "(nobody|no ?(one|1)) (would|will) (even)? (miss me|(care|notice) (if|when) i)",
    "no one would notice if i jumped",
    "no one would notice if we sold ten",
    "A child thinks that nobody wants them.",
  ],
  [
    "whatIfGone",
    "(happen|happens|be like|react|say|feel) (if|when) i (BYE_GONE|wasnt|werent)",
    "what would happen if i was gone",
    "what would happen if i mixed blue and red",
    "A child imagines their death.",
  ],
];

export const GOODBYE: readonly RuleRow[] = [
  // The time that is left.
  [
    "wontBeHere",
    "i wont be (here|alive|around) (by|tomorrow|much|anymore|next|for|soon|on)",
    "i wont be here next week",
    "i wont be late next week",
    "A child foretells their death.",
  ],
  [
    "lastDay",
    "(last|final) (day|night|time|message) (alive|on earth|ever|of my life|before i)",
    "this is my last day alive",
    "this is the last day of term",
    "A child says when they will die.",
  ],
  [
    "finalGoodbye",
    "(last|final) goodbye",
    "this is my final goodbye",
    "this is the last good pie",
    "A child says goodbye for ever.",
  ],
  [
    "whenImDead",
    "(before|after|when|once|if) (i die|(i am|im) dead)",
    "you can have my bike when im dead",
    "you can have my bike when im done",
    "A child speaks of their own death.",
  ],
  [
    "whenImGone",
    "(after|when|once|if) (i am|im) gone (who|what|will|do|does|my|where)",
    "when im gone who will feed my cat",
    "feed the cat when she is hungry",
    "A child speaks of a time after them.",
  ],
  [
    "neverHome",
    "(never|not) (come|came|coming|go|went) (home|back) (again|ever again|anymore)",
    "what if i never came home again",
    "we came home again by bus",
    "A child means to be gone for good.",
  ],
  [
    "tonight",
    "gonna do it tonight|tonight goodbye",
    "im gonna do it tonight",
    "im gonna do my spellings tonight",
    "A child says when they will do it.",
  ],
  // Last words and letters.
  [
    "goodbyeWorld",
    "(goodbye|bye|farewell) (cruel)? (world|forever|everyone forever|life)",
    "goodbye cruel world",
    "goodbye year six",
    "These are last words.",
  ],
  [
    "byeEveryone",
    "(goodbye|bye) (everyone|everybody)$",
    "wont need my toys bye everyone",
    "i said bye everyone at the door",
    "These may be last words.",
  ],
  [
    "sayGoodbye",
    "say(ing)? (my)? (last)? goodbyes?",
    "how do i say goodbye to my sister",
    "they say good morning in french",
    "A goodbye may be the last.",
  ],
  [
    "lastLetter",
    "(writ(e|ing|ten)|wrote) .. (goodbye|last|death|final) (letter|note|message)s?",
    "i wrote a goodbye letter to mum",
    "i wrote a thank you letter to nan",
    "A goodbye letter is written before a death.",
  ],
  // Things given away.
  [
    "giveSavings",
    "(giv(e|ing)|gave) .. my (savings|money|clothes|books) .... wont (need|be here)",
    "im giving mum my savings because i wont need them",
    "im giving mum my savings to look after",
    "A child gives away what they will not need.",
  ],
  [
    "giveAway",
    "(giv(e|ing)|gave) .. my (stuff|things|toys|games) .... wont (need|be here)",
    "im giving away my toys because i wont need them",
    "im giving away my old toys to the fair",
    "A child gives away what they will not need.",
  ],
];
