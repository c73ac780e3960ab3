/** A child goes without food, warmth or care, or lives with grown-ups who drink. */
import { AT_HOME } from "./abuseHomeRules.ts";
import { either } from "./phrases.ts";

export const NEGLECTED: readonly string[] = [
  // No care.
  either(
    "(?:nobody|no one|noone|no 1) (?:ever |at home )*(?:feeds|washes|looks after|takes care of|cares for) " +
      "(?:me|us|my (?:brother|sister|little brother|little sister))",
    "(?:dont|doesnt|do not|does not|wont|never|refuses? to|forgets? to|didnt|not|stopped) " +
      "(?:feed|feeds|give|gives|let|feeding|giving|letting|look after|care for|buy) " +
      "(?:me|us|my (?:brother|sister|little brother|little sister|siblings)) ?(?:any |enough |no |eat |" +
      "have |with )*(?:food|dinner|eat|meals?|breakfast|lunch|drink|water|at all|clothes|properly|anymore|" +
      "inside|go out ever|to eat|see a doctor)?(?<!(?:give|gives|giving|let|buy) (?:me|us)(?: )?)",
    "(?:mum|dad|she|he) (?:doesnt|does not|wont|cant|never) " +
      "(?:get up|get out of bed|leave (?:her|his|the) (?:bed|room))(?! (?:early|for work|till|until|before))",
    "(?:mum|dad) (?:is |stays |lies |just )*(?:in bed|asleep) all (?:day|the time|week)",
  ),
  // Drink, drugs and bets.
  "(?:mum|dad|parents|carer|step dad|step mum) (?:is |are |has |have |hasnt |havent |always |been |never |" +
    "gets |keeps |takes |goes |both )*(?:drunk all|always drunk|passed out|on drugs|takes drugs|high all|" +
    "drunk every|out all night|gone for days|left us|not come home|come home (?:in|for)|drunk again|" +
    "drunk most|at home)(?: (?:and|every|all|in|for|the|so|days|we))",
  either(
    `${AT_HOME} (?:is |gets |comes |are |was |been |always |keeps |home |getting |so |really )*` +
      "(?:drunk|wasted) .... (?:scares?|scared|scary|shouts?|screams?|smash|smashes|breaks?|angry|throws?|" +
      "all the time|every|again)",
    "(?:drink|drinks|drunk|drinking|beer|booze|vodka) .... (?:shouts?|screams?|yells?|scares?) " +
      "(?:at )?(?:me|us|mum|everyone)",
    "(?:mums|dads) (?:always |so |really )?drunk",
    "(?:mum|dad|parents?|step dad|step mum|nan|uncle|he|she) (?:is |are )?(?:an? )?" +
      "(?:alcoholics?|drug addicts?|addicts?|addicted to (?:drugs|drink|alcohol|gambling|betting))",
  ),
  // Money that went on them.
  either(
    "(?:drinks?|drank|drinking|gambles?|gambled|smokes?|gambling) (?:away )?(?:all )?(?:of )?" +
      "(?:the|our|his|her|my|mums|dads) (?:food |rent |bill )?(?:money|rent|wages|benefits)",
    `${AT_HOME} (?:always |just |both )*(?:spends?|spent|wastes?|blows) ` +
      "(?:everything|it all|all (?:of )?(?:the|our|his|her) \\S+|(?:the|our) (?:food|rent|bill) money) on " +
      "(?:drink|alcohol|booze|beer|vodka|wine|drugs|weed|gambling|betting|bets|slots)",
    "(?:spent|drank|gambled|lost) (?:all )?(?:the|our) " +
      "(?:rent|food money|wages|benefits)(?! (?:at|in) monopoly)",
  ),
];

export const HUNGRY: readonly string[] = [
  // No food in the house.
  either(
    "(?:no|not|isnt|isnt any|never|there is no|theres no|havent|hardly any|barely any|dont have any|" +
      "without|never any|nothing) (?:any |enough |had |have |eaten |given |got |been )*" +
      "(?:food|to eat|dinner|meals?|heating|clean clothes|hot water) " +
      "(?:at home|in (?:the|our|my) (?:house|home|fridge|cupboards?)|for days|since|for \\d+ days|all day|" +
      "most days|because (?:mum|dad|they|my)|in days|for two days|for three days|all weekend|yesterday)",
    "(?:nothing|no food|not enough|hardly anything) (?:left )?(?:to eat )?in (?:the|our|my) " +
      "(?:cupboards?|fridge|freezer|house|kitchen)",
  ),
  either(
    "(?:fridge|cupboards?|kitchen) (?:is|are|was) (?:always |completely |totally )*(?:empty|bare)",
    "no food (?:left|tonight|tomorrow|today)",
    "(?:run|ran|running) out of " +
      "food(?! (?:colouring|coloring|dye|stickers|(?:for|at|on) (?:my|the|our) \\S+))",
    "(?:havent|have not|hasnt|not) (?:got |had |have )*(?:anything|any food|enough) to eat",
    "(?:got|have|has|had) nothing to eat|isnt any (?:food )?at home",
    "locks? (?:the )?(?:kitchen|fridge|food|cupboards?)",
  ),
  // A hungry child.
  either(
    "(?:hungry|starving|starved) .. (?:because|cos|since|as|and) " +
      ".. (?:mum|dad|parents|they|no one|nobody|noone|she|he|there is no|theres no|we have no) " +
      ".. (?:feed|food|eat|give|forgot|gone|spends|spent|home|left|wont|doesnt|dont|dinner)",
    "(?:go|goes|going|went|sent) to (?:bed|school|sleep) " +
      "(?:so |still |really )?(?:hungry|starving|without (?:any )?(?:food|dinner|tea|eating))",
    "(?:always|so|really|often) hungry (?:because|at home|and (?:there|mum)|all (?:day|the time)|every)",
    "(?:hungry|starving) .. no (?:money|food) .. (?:dinner|food|tea|eat|home)",
    "(?:didnt|dont|never) get (?:any )?(?:dinner|tea|food|breakfast) (?:again|at home|tonight|last night)",
    "only eat at school",
  ),
  // Meals gone without, so that others eat.
  either(
    "i (?:starve|go hungry|dont eat|go without|skip (?:meals|lunch|dinner|tea)) " +
      ".... (?:sister|brother|mum|siblings|baby|kids|family|twins) .. (?:eat|have|has|gets?|enough)",
    "(?:give|gave) .. (?:food|dinner|lunch) to my .. (?:because|so|as) .. (?:enough|hungry|eat|food)",
    "(?:mum|dad|parents|nan) (?:doesnt|dont|does not|do not|never) (?:eat|eats) so",
    "(?:mum|dad|parents|nan) (?:goes|go|is|are) (?:hungry|without food|starving)",
  ),
  either(
    "we (?:all |often |sometimes |have |had |always |just |to )*(?:skip|miss|go without|stopped having) " +
      "(?:dinner|lunch|breakfast|tea|meals|food|eating)(?! (?:out|at|from))",
    "(?:we|us|i|mum|dad|parents|family|she|he) " +
      "(?:cant|cannot|can not|couldnt|doesnt have|dont have|has no|have no|hasnt got|havent got) " +
      "(?:enough |any |the |money |to )*(?:afford|pay for|pay|buy|for) (?:any |enough |the |our )?" +
      "(?:food|dinner|meals|heating|electric|electricity)(?! (?:colouring|bills?|at|from|truck|stall))",
  ),
];

/** No heating, light or water. */
export const COLD: readonly string[] = [
  either(
    "(?:electric|electricity|gas|heating|meter|power|hot water|boiler) (?:has |have |just |is |" +
      "got |been |went |keeps )*(?:ran out|run out|running out|gone|cut off|off|turned off) " +
      ".... (?:freezing|cold|dark|heating|hungry|scared|no money|for days)",
    "we (?:have|had|havent|got) (?:got )?(?:no|any) (?:electric|electricity|gas|heating|hot water|water|" +
      "power)(?! (?:bills?|costs?|meter|in the (?:tent|caravan)))",
    "freezing in (?:our|my) (?:house|home|flat|room|bedroom)",
    "(?:they|landlord|company|council) .. (?:cut|turned|switched|shut) off (?:our|the) " +
      "(?:water|electric|electricity|gas|heating|power)",
  ),
];
