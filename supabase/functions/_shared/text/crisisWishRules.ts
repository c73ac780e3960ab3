/** Suicide and the wish not to be alive: a child, or a friend of theirs, names it or asks for it. */
import { LIFE_UNWANTED } from "./crisisLifeRules.ts";
import type { RuleRow } from "./phrases.ts";

export { NO_POINT } from "./crisisPointRules.ts";

/** These have no other meaning, whoever says them and in whatever story. */
export const SUICIDE: readonly RuleRow[] = [
  // Suicide named as such, and by the names it has in chats.
  ["suicide", "suicid(e|es|al|ality)", "i feel suicidal", "i feel silly today", "The word has one meaning."],
  [
    "initials",
    "(kms|kys|ctb)(ing|d)?",
    "gonna kms after school",
    "we drove ten km to nan",
    "Children write these initials instead of the words.",
  ],
  [
    "unalive",
    "unaliv(e|ed|es|ing)|self (delete|exit)",
    "i might unalive soon",
    "my plant is alive again",
    "Apps forbid the word, so children write this one.",
  ],
  [
    "commit",
    "commit(s|ted|ting)? (sudoku|die|sui|unlive|neck rope|not (living|alive))",
    "gonna commit sudoku lol",
    "i love doing sudoku",
    "These words stand for suicide.",
  ],
  [
    "otherNames",
    "toaster bath|death wish|own death|(final|forever|eternal) (exit|sleep)",
    "planning my own death",
    "the final whistle went",
    "These names have no other meaning for a child.",
  ],
  // Somebody's own life, and an end to it.
  [
    "killSelf",
    "kill(s|ed|in|ing)? (off)? SELF",
    "i want to kill myself",
    "i want to help myself",
    "Killing oneself is suicide.",
  ],
  [
    "endOwnLife",
    "end(s|ed|ing)? (my|his|her|their|your) (own)? (life|lives|existence)",
    "thinking about ending my life",
    "it was the end of my lesson",
    "An end to somebody's own life is suicide.",
  ],
  [
    "takeOwnLife",
    "(take|takes|taking|took) (my|his|her|their|your) own life",
    "my cousin took his own life",
    "i took my own lunch",
    "The phrase means suicide.",
  ],
  [
    "takeLife",
    "(take|takes|taking) (my|his|her|their) life",
    "i could take my life",
    "i could take my time",
    "The phrase means suicide, with or without the word own.",
  ],
  // A plea to be killed.
  [
    "killMe",
    "(please|someone|just) kill me",
    "someone kill me",
    "please let me help",
    "A plea to be killed may be meant.",
  ],
  [
    "killMeNow",
    "kill(ing)? (me|us) (please|now|tonight|already)",
    "kill me now",
    "kill the dragon now",
    "A plea to be killed may be meant.",
  ],
];

/** The wish to die, to be gone, to sleep and not to wake. */
export const NOT_TO_BE: readonly RuleRow[] = [
  // The wish to die.
  [
    "die",
    "WANT (WISH_JUST )*(die|be dead)",
    "i just want to die",
    "i dont want my hamster to die",
    "A wish to die is a cry for help.",
  ],
  [
    "dying",
    "WANT dying",
    "i keep thinking about dying",
    "i am trying dyeing wool to sell",
    "Thoughts of one's own death need a grown-up.",
  ],
  [
    "stopLiving",
    "WANT (to)? (just)? (not (live|be alive|exist)|stop (living|existing))",
    "i want to stop existing",
    "i want to stop biting nails",
    "A wish to stop living is a wish to die.",
  ],
  [
    "leaveWorld",
    "WANT (to)? (just)? (disappear forever|leave this world)",
    "i want to disappear forever",
    "i want to make a coin disappear",
    "To leave for ever means death.",
  ],
  [
    "somethingToDie",
    "(which|what|take|drink|jump|buy|use|how) .... (to die|so i die|and die)",
    "what can i swallow to die",
    "what makes the leaves fall",
    "A child asks for a way to die.",
  ],
  [
    "wayToDie",
    "(easy|easiest|painless|quickest|fastest|best|only) way .. to die",
    "the painless way for me to die",
    "the quickest way to dye wool",
    "A child asks for a way to die.",
  ],
  [
    "timeToDie",
    "(time|prefer|supposed|meant|deserves?|hoping|allowed|begging) to (just)? die",
    "i deserve to die",
    "it is time to dine",
    "A child means their own death.",
  ],
  [
    "shouldDie",
    "(i|we|she|he|they) (should|shud|shd) (just|probably)? (die|be dead|not exist)",
    "i should probably die",
    "i should probably diet the dog",
    "A child thinks that somebody should be dead.",
  ],
  [
    "shouldIDie",
    "should i (die|be dead|kill)",
    "should i die",
    "should i dye my old shirt",
    "A child asks whether to die.",
  ],
  // The wish that it all were over.
  [
    "beOver",
    "WANT WISH_ALL (to|2)? (be over|end|stop)",
    "i just want it all to stop",
    "i want the bus to stop here",
    "A wish that everything were over may mean death.",
  ],
  [
    "wantOver",
    "(want|wanna|wants) WISH_ALL over",
    "i want it all over",
    "i want to try it over again",
    "A wish that everything were over may mean death.",
  ],
  [
    "endIt",
    "WANT end (it|it all|everything|things|all of this|this all|my pain)",
    "im gonna end it",
    "im gonna end my turn",
    "To end it means to die.",
  ],
  [
    "endingIt",
    "end(ing)? it all|ending it",
    "is ending it wrong",
    "the ending was funny",
    "To end it means to die.",
  ],
  [
    "thoughtsOfEnding",
    "(think|thinking|thought|thoughts) (of|about) ending (things|everything|all)",
    "i keep thinking about ending things",
    "i am thinking about ending the subscription",
    "To end things means to die.",
  ],
  [
    "stopForever",
    "mak(e|ing) (it|the pain|everything) (all)? stop (forever|for good)",
    "i could make it stop forever",
    "make it stop beeping please",
    "What stops for ever is life.",
  ],
  [
    "goAwayForever",
    "(it all|everything) (to)? go away forever",
    "i want everything to go away forever",
    "i want the spots to go away",
    "What goes away for ever is life.",
  ],
  ...LIFE_UNWANTED,
];
