/** Harm that a child, or a friend of theirs, does to their own body: cuts, burns, scars and blades. */
import { either } from "./phrases.ts";

export const SELF_HARM: readonly string[] = [
  // Self-harm named as such.
  either(
    "self ?harm(?:s|ed|ing|er)?|self injur(?:y|e|ing)|selfharm",
    "(?:do|does|did|doing|done|stop|quit|from|on|urge to|want to|wanna|addicted to|i|she|he) sh",
  ),
  // Anything done to oneself.
  "(?:hurt|hurts|hurting|harm|harming|harmed|cut|cuts|cutting|burn|burns|burning|burnt|burned|scratch|" +
    "scratching|starve|starving|hang|hanging|hung|hanged|drown|drowning|shoot|shooting|stab|stabbing|" +
    "poison|poisoning|strangle|strangling|choke|punish|punishing|bleed|hit|hitting|punch|punching|" +
    "delete|end|ending|off|offing|murder|neck|destroy|suffocate|knife|gun|noose|bruise|bruising|" +
    "jump|overdose) (?:on )?SELF",
  // Skin that is cut or burnt.
  "(?:i|ive|im|she|he|they|WANT) (?:started |keep |been |was |kept |just |often |again |always |" +
    "still |have been |has been |also |secretly )*(?:cut|cuts|cutting|slit|slice|slicing|slitting|" +
    "slits|burn|burning|burns|scratch|scratching|bite|biting) (?:into )?(?:my|her|his|their) (?:own )?" +
    "(?:arm|arms|leg|legs|wrist|wrists|thigh|thighs|skin|hands?|vein|veins|throat|neck|stomach|body|tummy)",
  either(
    "(?:slit|slash|cut|slice|open) (?:my|your|her|his|their|ur) " +
      "(?:own )?(?:wrist|wrists|vein|veins|throat|arms?)",
    "(?:i|im|ive|she|he) (?:been |started |keep |kept |just |still )*(?:cutting|cut) " +
      "(?:again|when im sad|when i feel|when i get|to feel|because it helps|to cope|every night|every day|" +
      "in the bathroom|at night|because im sad)",
    "(?:i|ive|im) (?:have |just |keep |kept |been |did |secretly |started |also )*(?:cut|cutting|slit) " +
      "(?:last night|again(?! (?:my|on|the))|tonight|today|yesterday|this morning|" +
      "deep(?! into)|deeper|too deep|for \\d+ (?:days|weeks|months|years)|" +
      "and (?:it (?:wont|is|hurts)|theres|there is|there was|now it))",
    "(?:i|im) .. (?:want|wanna|wanting|urges?|urge) .. (?:cut|bleed|hurt) " +
      "(?:again|so bad|badly|tonight|right now)",
  ),
  // Scars and wounds to be seen.
  either(
    "scars? (?:from|because of|after) (?:the )?(?:cutting|cuts|self|when i)",
    "(?:cuts|scars|slits|barcodes?) (?:all over|on|up|down|along) (?:my|her|his|their) " +
      "(?:arm|arms|wrist|wrists|leg|legs|thighs?)",
    "(?:my )?(?:arms?|wrists?|legs?|thighs?) (?:is |are |r |all |covered |so |is all |are all )+(?:in |" +
      "with )?(?:sliced|slashed|cut|cuts|scars|scratched|marks|bleeding)(?! (?:by (?:the )?(?:brambles?|" +
      "thorns?|roses?|cat)|from (?:the )?(?:brambles?|cat|roses?|blackberry)))",
    "(?:wont|doesnt|cant|not|hasnt) .. stop bleeding",
    "blood everywhere",
  ),
  // Blades.
  either(
    "(?:razor|razors|blade|blades|scissors|knife|lighter|compass) .. (?:my|her|his) " +
      "(?:arm|arms|wrist|wrists|legs?|thighs?|skin)",
    "(?:did it|with|used|using|got|hiding) .. (?:blade|razor blade) " +
      ".. (?:again|last night|tonight|now|when|on my)",
    "with the blade",
  ),
  // A habit that is hidden, fought or back.
  either(
    "(?:stop|quit|addicted to|hide|hiding) (?:the |my )?(?:cutting|cuts|self harming|scars)(?: myself)?" +
      "(?= (?:[|]|again|now|help|because|when|from)|$)",
    "relapsed (?:and (?:cut|hurt|burnt|did)|on (?:sh|self harm|cutting)|last night|again|today|yesterday)",
  ),
];
