/** A goodbye: the others without the child who writes, last words, and things given away. */
import { either } from "./phrases.ts";

export const WITHOUT_ME: readonly string[] = [
  // The others would be better off.
  either(
    "(?:better|happier|easier|best|glad|happy) (?:off )?(?:if|without) " +
      "(?:i|me)(?: (?:was|were|wasnt|werent|am|im))?(?: (?:dead|gone|not here|not around|not alive|here|" +
      "around|alive|never born|never existed|died|disappeared))?",
    "better off (?:dead|without me)",
    "(?:world|everyone|everybody|family|mum|dad|they|people|you) " +
      ".. (?:better|happier|easier|better off|fine) (?:off )?" +
      "(?:without me|if i (?:was|were|wasnt|werent|am|died|disappeared|left|didnt)|with me (?:gone|dead))",
  ),
  // The others would care, or would not.
  either(
    "(?:care|cares|cared|matter|matters|bothered|notice) (?:if|whether) i " +
      "(?:live|die|exist|am alive|am dead|disappear)",
    "live or die",
    "(?:if|when) i (?:was|were|am|die|died|wasnt|werent) (?:dead|gone|not here|not around|here)? " +
      ".. (?:would|will|wouldnt|wont)? ?(?:anyone|anybody|nobody|no one|any1|someone|they) " +
      "(?:would |will )?(?:even )?(?:care|notice|miss me|cry|come|remember)",
    "(?:would|will) (?:anyone|anybody|someone|they|u|you|mum|people) " +
      "(?:even )?(?:care|notice|miss me|be sad|cry|miss)(?: me)? if i " +
      "(?:die|died|was dead|were dead|was gone|were gone|disappeared|wasnt here|kill|vanished|never woke up)",
  ),
  either(
    "(?:nobody|no one|noone|no 1) (?:would|will|wouldnt) (?:even )?(?:care|notice|miss me|be sad)(?: me)? " +
      "(?:if|when) i .... (?:die|died|dead|gone|disappeared|vanished|here|alive)?",
    "(?:nobody|no one|noone|no 1) (?:would|will|wd) (?:even )?(?:miss me|care if i|notice if i)",
    "(?:happen|happens|be like|react|say|feel) (?:if|when) i (?:was|were|am|wasnt|werent|just) " +
      "(?:gone|not here|dead|here|disappeared)",
  ),
];

export const GOODBYE: readonly string[] = [
  // The time that is left.
  either(
    "i wont be (?:here|alive|around) (?:tomorrow|much longer|anymore|next week|for long|soon|on monday|by)",
    "(?:last|final) (?:day|night|time|message|goodbye) " +
      "(?:alive|on earth|ever|of my life|here|before i (?:die|go))",
    "(?:before|after|when|once|if) (?:i|im) (?:die|am dead|dead)",
    "(?:after|when|once|if) (?:i|im) (?:gone|am gone) (?:who|what|will|do|does|my|where)",
    "(?:never|not) (?:come|came|coming|go|went) (?:home|back) (?:again|ever again|anymore)",
    "gonna do it tonight",
  ),
  // Last words and letters.
  either(
    "(?:goodbye|bye|farewell) (?:cruel )?(?:world|forever|everyone forever|life)",
    "say(?:ing)? (?:my )?(?:last )?goodbyes?(?: forever)?",
    "(?:goodbye|bye) (?:everyone|everybody)$|tonight goodbye",
    "(?:writing|wrote|write|written) .. (?:goodbye|suicide|last|death|final) (?:letter|note|message)s?",
  ),
  // Things given away.
  "(?:give|giving|gave|given|leave|leaving) (?:away )?(?:all )?(?:of )?my " +
    "(?:things|stuff|toys|savings|money|pocket money|clothes|games|books) " +
    ".... (?:wont|will not|not|dont|no longer|before) .. (?:need|be here|be alive|around|go|gone|die)",
];
