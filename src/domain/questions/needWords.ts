/**
 * Words that a child types into a search when something is wrong. Only plain ones: a searched word with two meanings ("cut",
 * "hit") finds answers, with Childline’s line below them.
 */
const NEED = new RegExp(
  String.raw`\b(?:${[
    String.raw`suicid\w*|sewer ?slide|kms|self ?harm\w*|overdos\w*|anorexi\w*|bulimi\w*|childline`,
    String.raw`(?:kill|hurt|hurting|cut|cutting|hate|harm|harming|end) (?:my ?self|it all|my life)`,
    String.raw`(?:want|wanna|going|wish)(?: to)?(?: i)?(?: was| were)? (?:die|dead|disappear)`,
    String.raw`(?:rape\w*|molest\w*|abus\w+|groom(?:ed|ing)|trafficked|county lines)`,
    String.raw`(?:hit|hits|hitting|beat|beats|beating|hurt|hurts|hurting|touch|touches|touched|touching|kick|kicks|kicked|follow|follows|following|threaten\w*|blackmail\w*|bull(?:y|ies|ied|ying)|forc(?:e|es|ed|ing)|scare[sd]?|scaring) (?:on )?(?:me|us)`,
    String.raw`(?:scared|afraid|frightened) (?:of (?:my|him|her|them|going)|at home|to go)`,
    String.raw`(?:im|i am|we are|were|always|so) (?:starving|hungry)|no food|nothing to eat`,
    String.raw`run(?:ning)? away|ran away|not safe|unsafe|nudes?|sextort\w*|being bullied|im (?:being )?bullied`,
    String.raw`no one (?:loves|likes|cares about) me|nobody (?:loves|likes|cares about) me|so alone|in danger|help me`,
  ].join("|")})\b`,
  "u",
);

/** True if what was typed speaks of need rather than of money. */
export const speaksOfNeed = (typed: string): boolean =>
  NEED.test(
    typed
      .toLowerCase()
      .replaceAll(/['’]/gu, "")
      .replaceAll(/[^\p{L}\d]+/gu, " "),
  );
