/** Ways to die, asked for or at hand: medicine, heights, trains, ropes and weapons. */
import { either } from "./phrases.ts";

const MEDICINE =
  "(?:pills?|tablets|paracetamols?|ibuprofens?|medicines?|medication|meds|painkillers?|calpol|" +
  "aspirins?|antidepressants?|bleach)";
/** Tablets are also devices for reading, and goods for sale. */
const TO_THE_SHOP = "(?! (?:to (?:the|be|a|sell|cex)|back|in for|for (?:the )?(?:dishwasher|washing)))";

/** A way that is quick, or that does not hurt. */
export const WAYS_TO_DIE: readonly string[] = [
  either(
    "(?:how|what|which|where) .. (?:die|dead|dying) " +
      ".. (?:painless(?:ly)?|without pain|fast|quick(?:ly)?|in my sleep|peacefully|easily|hurt)",
    "painless (?:death|way)|how (?:do|can|to|would) (?:i|you|u)? ?die",
  ),
];

export const POISON: readonly string[] = [
  // Medicine by the box, or somebody else's.
  either(
    "(?:take|took|taking|swallow|swallowed|swallowing|eat|ate|had|taken|overdose on|od on|drank|drink) " +
      ".. (?:all|lots of|loads of|too many|a lot of|whole (?:box|bottle|packet|pack) of|whole|bunch of|" +
      "a bottle of|handful of|\\d+) .. (?:pills|tablets|paracetamol|medicine|meds|ibuprofen|bleach|" +
      "painkillers|sleeping pills|tylenol|calpol|aspirin)",
    "(?:took|taken|take|taking|ate|eaten|drank|swallowed|nicked|stole) " +
      "(?:some of |a few of |all |all of )?(?:my |the |his |her )?(?:moms|mums|dads|nans|nanas|grans|" +
      `grandads|grandmas|sisters|brothers|someones|other peoples) .. ${MEDICINE}${TO_THE_SHOP}`,
  ),
  either(
    `(?:swallowed|swallow|ate|eaten|downed|necked) .. ${MEDICINE}`,
    "(?:took|taken|take|taking|had) (?:a |like |about )?(?:bunch|load|loads|lots|whole|handful|ton|strip|" +
      `packet|pack|box|bottle|too many|too much|so many|all) .. ${MEDICINE}${TO_THE_SHOP}`,
  ),
  // An amount that would be too much.
  either(
    "how many (?:pills|tablets|paracetamol|ibuprofen|painkillers|sleeping pills) " +
      ".... (?:die|kill|dead|overdose|fatal|never wake up|sleep forever|too many)",
    `how (?:many|much) .. ${MEDICINE} ` +
      `.. (?:too much|too many|dangerous|hurts?|kill|enough to|lethal|fatal|take|swallow)${TO_THE_SHOP}`,
  ),
  either(
    `is \\d+ (?:of )?${MEDICINE} (?:enough|too (?:much|many)|a lot|dangerous|bad)`,
    "(?:what happens if|what if|what would happen if|if) (?:i|you|u|someone|she|he) " +
      `(?:take|took|takes|eat|ate|swallow|swallowed|have|had) .. ${MEDICINE}${TO_THE_SHOP}`,
    "how many .... before (?:you|i|u) (?:die|od)",
  ),
  // An overdose, in full and in short.
  "(?:WANT|i|im) (?:to )?(?:overdose|overdosing|od|oding|overdosed)",
  either(
    "overdos(?:e|ed|ing) (?:on|with) (?:pills|tablets|paracetamol|meds|medicine|ibuprofen|painkillers)",
    "i (?:just )?(?:took an )?overdose|overdos\\w*",
    "(?:i|ive|she|he|friend|sister|brother|mum|dad|mate) " +
      "(?:just |has |have |think |nearly |almost |i |tried |to )*(?:od|oded|ods|oding)",
    `(?:has|ive|have) odd(?= [|]| on|$)|od(?:ed|ing)? on ${MEDICINE}`,
  ),
  // Bleach, poison and batteries.
  either(
    "(?:drink|drank|drinking|swallow|swallowed|eat|take|taking) .. (?:bleach|poison)",
    "(?:drank|swallowed|ate|took) .. (?:poison|bleach|batteries|battery)",
  ),
];

export const HEIGHTS_AND_TRACKS: readonly string[] = [
  // A leap, or a step into the traffic.
  "(?:jump|jumps|jumping|jumped|throws? (?:SELF)|walks? out|steps? out|(?:i|me|she|he|to|gonna) falls?|" +
    "leaps?|leaping) (?:off|out of|from|in front of|under|into|onto|infront of) " +
    "(?:of )?(?:a |the |my |this |our |that )?(?:bridge|roof|building|cliff|window|balcony|train|car|bus|" +
    "lorry|truck|traffic|motorway|tracks?|rails|tower|flats|multi ?storey|school roof|top of)",
  either(
    "(?:walks?|walking|runs?|running|steps?|stepping|stand|standing|lie|lies|lay|lying|jumps?|jumping) " +
      "(?:out )?(?:in ?front of|into|under) " +
      "(?:a |the )?(?:train|bus|lorry|car|traffic|truck|oncoming traffic)",
    "(?:i|im|id|ill|ima|imma) (?:am |just |really |might |may |want |wanted |wanna |going |gonna |" +
      "need |about |feel |like |thinking |of |so |will |could |should |to )*jump(?:ing)?(?: (?:in front|" +
      "right now|tonight|so bad))?(?= [|]| (?:in front|right now|tonight|so bad|please|help)|$)",
  ),
  // A place to jump or to wait.
  either(
    "(?:standing|stood|sat|sitting|im|i am) (?:here )?(?:up )?(?:on|at) " +
      "(?:the |a )?(?:edge|ledge|roof|railings?|bridge|tracks|" +
      "top of (?:the|a) (?:car park|building|flats|tower|bridge|multi ?storey))(?! of my (?:seat|bed))",
    "(?:stand|standing|lie|lying|wait|walk) on the (?:train )?(?:track|tracks|railway|motorway)",
  ),
  // A height that would be enough.
  either(
    "which (?:bridge|roof|building|cliff|car park|flats) .. (?:highest|tallest|tall enough|high enough)",
    "(?:highest|tallest) (?:bridge|building|roof|cliff|car park) " +
      ".. (?:near|i can|around here|close to|in my)",
    "(?:high|tall) enough to jump",
    "(?:fall|jump|drop) (?:from|off) .... (?:kill|survive|be enough|die)",
    "(?:have to|need to|can you|could you) (?:fall|drop|jump) .... (?:kill|survive|die)",
  ),
];

export const ROPES_AND_WEAPONS: readonly string[] = [
  // A rope, a knife or a gun.
  either(
    "(?:rope|noose|belt|knife|gun) (?:around|round|to|at|on|against) (?:my|her|his) " +
      "(?:own )?(?:neck|head|throat|wrist|heart)",
    "(?:buy|get|got|need|cost|how much|find|bought|make|tie) " +
      ".. (?:noose|rope to hang|pills to die|gun to shoot|knife to cut my|rope to die)",
  ),
  // A body that hangs.
  either(
    "(?:hang|hanging|hung) (?:by|from) (?:a |the |my |his |her )?(?:neck|noose)",
    "(?:i|me|him|her|body|SELF|dad|mum|brother|sister|friend|cousin) " +
      "(?:was |is |will |would |could |want to |wanna |going to |gonna )*(?:hang|hanging|hung) (?:by|from) " +
      "(?:a |the )?(?:rope|tree|beam|ceiling|banister)",
  ),
];
