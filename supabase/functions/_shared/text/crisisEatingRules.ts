/** Too little food, food given back, and hatred of one's own body. */
import { either } from "./phrases.ts";

const THIN =
  "(?:(?:be|get|getting|become|stay|look|so|im|am|was|being|more|too|very|" +
  "really) (?:too |so |very |really )?(?:thin|thinner|skinny|skinnier|slim|slimmer)|" +
  "(?:im|i am|i feel|feel|so|too) (?:so |too )?fat|(?:lose|losing|lost) (?:more )?weight)";

export const EATING: readonly string[] = [
  // Food and being thin in one breath.
  either(
    "(?:eat|eats|eating|eaten|ate|food|meals?|lunch|lunches|dinner|dinners|breakfast|calories|starve|" +
      `starving|hungry|only water|just water|fasting|throw up|be sick) .... ${THIN}`,
    `calories .... (?:so|and|to|then) .... ${THIN}`,
  ),
  either(
    `${THIN} .. (?:eat|eating|when i eat|to eat|look at)`,
    "(?:stopped|stop|not|havent been|quit) eating (?:to|so i|because i|cos i|because im) " +
      ".. (?:thin|skinny|fat|disappear|lose weight|ugly|die|hate)",
  ),
  // Weight to be lost.
  either(
    "how (?:do|can|to) (?:i )?lose weight|lose \\d+ ?(?:kg|kilos?|stone)|WANT lose (?:more )?weight",
    "wish i (?:was|were) (?:thin|thinner|skinny|pretty)",
  ),
  // Days without a meal.
  either(
    "(?:not|havent|hasnt|never|stopped|barely|hardly) (?:been )?(?:eat|eaten|ate|eating) " +
      "(?:anything |properly |food |at all |a meal |any food |a thing )*(?:for|in|since) " +
      ".. (?:days?|weeks?|monday|tuesday|wednesday|thursday|friday|saturday|sunday|yesterday)",
    "only (?:had|eaten|drunk|have|having|drinking) (?:water|an apple|one apple|ice|gum) " +
      "(?:for|in|since|all|every|today)",
    "(?:i|im|ive) (?:have |am |been |got )?(?:starving|starve) SELF",
  ),
  // Calories, counted or feared.
  either(
    "(?:scared|afraid|frightened|terrified) of (?:food|eating|getting fat|gaining weight|calories)",
    "count(?:s|ing)? (?:every|all my|my|all the) calories?",
    "(?:less|fewer|under|only|below|just) (?:than )?\\d+ (?:calories|cals|kcal) (?:a|per|every) day",
    "(?:eat|eating|ate|let SELF|allow SELF) .. \\d{2,3} (?:calories|cals|kcal)",
    "(?:eat|eating) (?:as little as|almost nothing|nothing(?! but))",
    "least i can eat",
  ),
  // Bones that show, and a body that gives way.
  either(
    "my (?:ribs|bones|hip bones|spine) (?:to )?(?:show|stick|are showing|showing|poke)",
    "(?:see|feel|count|show) my (?:ribs|bones|spine)",
    "(?:faint|fainted|fainting|dizzy|weak|shaky|pass out|passing out|" +
      "passed out|hair falls out|periods? (?:has |have )?stopped) " +
      ".... (?:dont eat|not eating|havent eaten|skip|skipped|skipping|no food|thin|hungry|starving)",
    "(?:dont eat|not eating|havent eaten|skip|skipped|skipping|starving) " +
      ".... (?:dizzy|faint|fainted|weak|shaky|pass out)",
  ),
  // Food given back.
  either(
    "(?:make|makes|made|making) SELF (?:sick|throw up|puke|vomit)",
    "(?:threw|throw|throwing|puke|puked|puking|vomit|vomited) (?:up )?(?:all )?my " +
      "(?:food|dinner|lunch|meals?|breakfast|tea)",
    "(?:fingers?|toothbrush) down (?:my|her|his) throat",
    "purg(?:e|ed|es|ing) (?:after|my food|when i|every (?:meal|day|time))",
    "bing(?:e|ed|es|ing) (?:and|then|eat) .... (?:sick|purge|throw|starve|puke)",
    "(?:sick|sicked|bring|brought) up (?:my|all my) (?:food|tea|dinner|lunch|breakfast)",
  ),
  // Disorders and online groups by name.
  "(?:^|[|] |pro |best |any |some |need |give me |more |want )(?:ana|mia) " +
    "(?:tips|buddy|coach|diet|rules|sites?)(?= (?:[|]|please|for)|$)",
  "pro ?(?:ana|mia)|thinspo\\w*|bonespo|meanspo|anorexi\\w*|bulimi\\w*|eating disorders?|laxatives?",
  // A body that is hated.
  either(
    "hates? (?:my|her|his) (?:body|weight|stomach|thighs|face|belly|tummy|figure)",
    "hate (?:how|the way|what) i look(?! (?:at|for|after))",
    "i feel (?:so |too |really |very |like |im )*fat(?! cats?)",
    "still feel (?:huge|fat|too big)",
    "feel (?:so )?(?:disgusting|gross|guilty|ashamed) (?:when|after|every time|because) " +
      "(?:i )?(?:eat|ate|eating|food)",
    "(?:im|i am) (?:so |too |really |very |just )+(?:fat|ugly)",
    "(?:im|i am) (?:fat|ugly)(?= [|]| and|$)|cut (?:the|my) fat off",
  ),
];
