/**
 * Words that a child types into a search when something is wrong. Help then comes first, and the answers on a press: a word
 * with two meanings costs one press, and one that was not heard may cost a child.
 */
const WHO = String.raw`(?:me|us|my (?:mum|mom|dad|brother|sister|sis|bro|friend|nan|gran|cousin|baby|pet|dog|cat))`;
const NEED = new RegExp(
  String.raw`\b(?:${[
    String.raw`suic\w*|suis\w+|sewer ?slide|kms|self ?harm\w*|overdos\w*|anorexi\w*|bulimi\w*|childline|depress\w*`,
    String.raw`(?:kill|killing|hurt|hurting|cut|cutting|hate|harm|harming|end|ending) (?:my ?self|it all|my life)`,
    String.raw`(?:been|keep|started|stop) cutting|cutting for|^cutting$`,
    String.raw`(?:want|wanna|wish|going)(?: to+| too)?(?: i)?(?: was| were| be)? (?:die|dead|disappear|gone)`,
    String.raw`(?:dont|do not|didnt) want to (?:live|be here|be alive|exist|wake up|go home)`,
    String.raw`(?:rape\w*|molest\w*|abus\w+|groomed|grooming me|trafficked)`,
    String.raw`(?:hit|hits|hitting|beat|beats|beating|hurt|hurts|hurting|touch|touches|touched|touching|kick|kicks|kicked|slap\w*|threaten\w*|blackmail\w*|scares?|scaring) (?:on )?${WHO}`,
    String.raw`(?:following|follows|force[sd]?|forcing|making) me (?:home|about|around (?:town|school)|to)`,
    String.raw`bull(?:y|ies|ied|ying)|picked on|(?:everyone|everybody|they all) hates? me`,
    String.raw`(?:scared|afraid|frightened) (?:of (?:my|him|her|them|going)|at home|to go)`,
    String.raw`starv\w+|(?:^|so |really |im |i am |we are |were |were all )hungry(?:$| at home| all the time)|no food|nothing to eat|no money for food`,
    String.raw`homeless|evict\w*|sleep(?:ing)? (?:in the|rough|outside)|nowhere to (?:sleep|live|go)`,
    String.raw`(?<!prices have )(?:run|running|ran) away|not safe|(?:im|feel|am) unsafe|nudes?|sextort\w*|so alone|in danger`,
    String.raw`(?:no one|nobody) (?:loves|likes|cares about) me`,
  ].join("|")})(?![\p{L}\d])`,
  "u",
);

/** Letters that children write as figures to be left alone by filters. */
const PLAIN: Readonly<Record<string, string>> = { 0: "o", 1: "i", 3: "e", 4: "a", 5: "s" };

/** True if what was typed speaks of need rather than of money. */
export function speaksOfNeed(typed: string): boolean {
  const words = typed
    .toLowerCase()
    .replaceAll(/['’]/gu, "")
    .replaceAll(/[^\p{L}\d]+/gu, " ")
    .trim();
  return (
    NEED.test(words) ||
    NEED.test(words.replaceAll(/(?<=\p{L})[01345]|[01345](?=\p{L})/gu, (figure) => PLAIN[figure]!))
  );
}
