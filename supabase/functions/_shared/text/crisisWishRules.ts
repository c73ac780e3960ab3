/**
 * Suicide and the wish not to be alive: a child, or a friend of theirs, names it, asks for it, or sees no point
 * in life.
 */
import { either } from "./phrases.ts";

/** These have no other meaning, whoever says them and in whatever story. */
export const SUICIDE: readonly string[] = [
  // Suicide named as such, and by the names it has in chats.
  "suicides?|suicidal|suicidality|kms|kys|ctb|kmsing|kmsd",
  either(
    "unaliv(?:e|ed|es|ing)|self delete|self exit",
    "commit(?:s|ted|ting)? (sudoku|toaster bath|die|not living|not alive|unlive|sui|neck rope)",
    "toaster bath|(?:final|forever|eternal) (?:exit|sleep)|own death|death wish",
  ),
  // Somebody's own life, and an end to it.
  either(
    "kill(?:s|ed|ing|in|ings)? (off )?SELF",
    "end(?:s|ed|ing)? (my|his|her|their|your|ur) (own )?(?:life|lives|existence|story for good)",
    "(?:tak(?:e|es|ing)|took) (my|his|her|their|your) own life",
    "tak(?:e|es|ing) (my|his|her|their) (own )?life",
  ),
  // A plea to be killed.
  either("kill(?:ing)? (me|us) (please|now|tonight|already)", "(?:please|pls|someone|somebody|just) kill me"),
];

/** The wish to die, to be gone, to sleep and not to wake. */
export const NOT_TO_BE: readonly string[] = [
  // The wish to die.
  "WANT (?:to )?(just )?(die|be dead|stop living|not live|not be alive|not exist|disappear forever|" +
    "go to sleep forever|stop existing|leave this world)",
  "WANT (?:to |just |really |so |badly |honestly |like |2 |only |literally |actually |kinda |" +
    "all |please )*(?:die|be dead)",
  "WANT dying",
  either(
    "(?:which|what|want|wants|wanna|wanting|take|drink|jump|buy|need|use|get|how|pray|prays) " +
      ".... (?:to die|so i die|and die|so she dies|so he dies)",
    "rather (?:be dead|die|not exist|not be here)",
    "(?:ready|time|prefer|supposed|meant|deserve|deserves|hoping|hope|hoped|allowed|easiest way|" +
      "painless way|best way|quickest way|fastest way|easy way|nice way|way|ways|want|wants|wanted|" +
      "begging) (?:for me )?to (?:just )?die",
    "(?:i|we|she|he|they) (?:should|shud|shd|ought to) " +
      "(?:just |probably |really )?(?:die|be dead|not exist|not be alive)",
    "should i (?:die|be dead|kill)",
  ),
  // The wish that it all were over.
  either(
    "WANT (it|everything|it all|this all|all this|life|my life|the pain|pain|all of it) " +
      "(to )?(be over|end|stop|to stop|to end) (forever|for good)?",
    "(?:want|wanna|wants) (it|everything|all this|my life|life|the pain) " +
      "(to be over|to end|to stop|over|2 end)",
  ),
  either(
    "WANT end (?:it all|it|everything|things|all of this|this all|my pain)(?: all)?",
    "end(?:ing)? it all|ending it",
    "(?:thinking|think|thought|thoughts) (?:of|about) ending (?:things|it|it all|everything|all)",
    "(?:make|making) (?:it|the pain|everything) (?:all )?stop (?:forever|for good)",
    "(?:it all|everything) (?:to )?go away forever",
  ),
  // A life that is wanted no more.
  either(
    "(?:dont|do not|didnt|did not|cant|cannot|no longer|not|never|doesnt|does not) " +
      "(?:really |even |just )?(?:want|wanna|wish|deserve|going|wants|like|" +
      "know if i want|see why i should|see the point of|see the point in)(?: to| too)? " +
      "(?:to )?(?:be )?(?:live|living|alive|exist|existing|here|around|breathe|wake up|born|on this earth|" +
      "being alive|in this world|go on|carry on|keep going)(?: anymore| any longer| now)?",
    "(?:dont|do not) wanna (?:be )?(?:live|alive|exist|here|around|wake up|go on)(?: anymore)?",
  ),
  either(
    "(?:want|wanna|wish|would love|would like) (?:to )?(?:just )?(?:not be|stop being) " +
      "(?:here|alive|around|anywhere)",
    "(?:way|ways|how) .. (?:not|stop|never) (?:be|being|exist|existing) (?:here|alive|around|anymore)",
    "(?:dont|do not) (?:want|wanna) (?:to )?be anywhere",
    "(?:i|we) (?:just |really )*(?:want|wanna|wish|need|wanted) (?:to )?be gone(?! by)",
    "wish i could (?:just )?(?:stop being|not be|be gone)",
  ),
  // The wish never to have been.
  either(
    "wish (?:that )?(?:i|she|he|they|id) (?:was|were|am|could be|had been|wasnt|werent|had|could|would)? ?" +
      "(?:just )?(?:never|not|dead|die|died|disappear|gone|wasnt|never been)" +
      "(?: (?:been )?(?:born|alive|exist|existed|wake up|woken up|woke up|here|around|been born|be here))?",
    "wish (?:i|id) (?:didnt|wouldnt|did not|would not|could not|had not|hadnt) " +
      "(?:have to )?(?:exist|wake up|be alive|live|been born|be here|be born|woken up)",
    "so (?:that )?(?:im|i am) (?:not|never|no longer) (?:here|alive|around)",
    "rather (?:not|i didnt|i wasnt) (?:be )?(?:alive|here|exist|living)",
  ),
  // Sleep without an end, and heaven.
  either(
    "(?:hope|wish|pray|prefer|rather|want|wanna) " +
      ".. (?:dont|never|not|wont|didnt) wake up(?: anymore| tomorrow| again)?",
    "(?:go|fall|going|went) to sleep and (?:never|not|dont) wake(?: up)?",
    "(?:sleep|fall asleep) (?:forever|and never wake up|4ever)",
    "(?:want|wanna|wish|like|ready|going|rather) (?:to |i could |i was )?(?:go |just |be |go and |go to )*" +
      "(?:(?:be )?with (?:my )?(?:nan|nana|gran|grandma|grandad|grandpa|mum|dad|brother|sister|dog|her|him|" +
      "\\S+) in heaven|to heaven|in heaven|up there with)",
  ),
  // Death in thoughts and dreams.
  either(
    "(?:dream|dreams|dreaming|daydream|daydreams|daydreaming|think|thinking|" +
      "thought|imagine|imagining|imagined|fantasise|fantasize|picture|picturing) " +
      "(?:about |of |that |what )*(?:not (?:being (?:here|alive|around|in this)|existing|waking|living)|" +
      "being (?:dead|gone|not here)|my (?:own )?(?:funeral|death)|how (?:id|i would|i could) (?:die|do it))",
    "thinking about (?:death|dying|ending (?:it|my life|everything|all|this|things))",
    "thoughts (?:about|of) (?:death|dying|ending|killing|hurting)",
    "(?:dark|bad) thoughts .. (?:myself|dying|death|me|die)",
  ),
];

/** No strength, no reason and no right to go on. */
export const NO_POINT: readonly string[] = [
  // No strength to go on.
  either(
    "(?:cant|cannot|can not|cant even) (?:do|take|bear|stand|cope with|handle|go on with|live with|" +
      "keep doing) (?:this|life|it|living|like this|with life|everything) (?:anymore|any longer|no more)",
    "(?:cant|cannot|can not) (?:go on|carry on|keep going)(?: anymore| like this)?",
    "cant live (?:like this|anymore|any longer|with myself)",
    "hate (?:my life so much|being alive|living|existing|that im alive|that i was born|being me and)",
    "(?:tired|sick) of (?:living|life|being alive|existing|my life|breathing)",
  ),
  either(
    "done with (?:life|living|my life|being alive|this life|existing)",
    "over living|give up on (?:life|living)|giving up on (?:life|living|everything)",
    "given up on (?:life|living)|lost the will to (?:live|go on)|no will to live",
    "(?:dont|do not) have the will to live",
  ),
  // No reason to live, and no future.
  either(
    "(?:no|any|no more|not any) (?:reason|point|purpose|sense) " +
      ".. (?:live|living|alive|life|being here|carry on|carrying on|going on|go on|existing|be here)",
    "(?:whats|what is) (?:even )?the point (?:of|in) " +
      "(?:life|living|being alive|going on|carrying on|my life|existing|being here)",
    "is (?:my )?life (?:even )?worth (?:it|living)",
  ),
  either(
    "(?:life|my life|it) (?:isnt|is not|aint|not) worth living",
    "(?:isnt|is not|aint|not|never) worth (?:it anymore|living)",
    "life (?:isnt|is not|aint|is never) worth (?:it|living|anything)",
    "(?:nothing|no one|nobody) left (?:for me|to live for|here for me)",
    "(?:i|we) have nothing to live for|no future for me|nothing matters(?: anymore)?",
    "(?:see|picture|imagine) myself (?:being )?(?:alive|here|living)",
  ),
  // No right to live.
  "i (?:dont|do not) (?:deserve|belong) .. (?:to live|live|life|alive|this world|be alive)",
];
