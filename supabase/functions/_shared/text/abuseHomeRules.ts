/** A child is alone at home, or has no home at all. */
import { either } from "./phrases.ts";

/** The people who should look after a child. */
export const AT_HOME =
  "(?:mum|dad|mums|dads|parents?|carers?|nan|nana|gran|grandma|grandad|step dad|step mum|uncle|aunt|" +
  "auntie|guardian|he|she|they)";
const HELD_BACK = "(?:hasnt|havent|has not|have not|never|didnt|has never)";

export const LEFT: readonly string[] = [
  // Grown-ups who are gone.
  either(
    `${AT_HOME} (?:has |have |just |both |all )*left (?!(?:his|her|the|my|their|work|school|a|an|some|` +
      "£\\S*|me (?:£\\S*|a|some)|us (?:£\\S*|some)) )(?:\\S+ ){0,3}(?:days?|weeks?|nights?|ago|since)",
    `${AT_HOME} (?:still )?${HELD_BACK} (?:come|came|been|got|returned) (?:back|home)(?! to (?:me|us|the))`,
    `${AT_HOME} (?:went|walked|ran|popped|left|stormed|drove) (?:out|off|away) ` +
      ".... (?:never|not|hasnt|havent|didnt) (?:come|came|been|got|returned) (?:back|home)",
  ),
  either(
    "(?:mum|dad|mums|dads|parents|carer|nan) .... (?:hasnt|havent|not|never) (?:been|come|came) " +
      "(?:back|home)(?! to (?:me|us|the))",
    `${AT_HOME} still (?:isnt|arent|is not|not) (?:home|back|here)`,
    `${AT_HOME} (?:has |have |is |are |been )+(?:gone|missing) (?:since|for|all)`,
    "(?:nobody|no one|noone) (?:has |have |is |been |else |come )*(?:home|here|in the house) " +
      ".. (?:days?|nights?|weeks?|since|to look after)",
    "(?:dont|do not) know where (?:my )?(?:mum|dad|parents|carer|family) (?:is|are|went|has gone)",
  ),
  // A child who is left behind.
  either(
    "(?:left|leave|leaves|leaving|locks?|locked|locking) " +
      "(?:me|us|him|her|them|(?:me and )?my (?:little |baby |older |big )?(?:brother|sister|friend)) " +
      "(?:home |all )*(?:alone|by myself|by ourselves|in (?:my|the|a|his|her|our|their) (?:room|cupboard|" +
      "house|basement|cellar|shed|dark|bathroom|garage|bedroom|wardrobe|loft|attic|car)|outside|on my own|" +
      "out)(?: (?:for|all|every|at|overnight|and|with|in|until|when|as))?(?<!(?:alone|by myself|on my own))",
    "home alone (?:every|all|at) (?:night|weekend)",
  ),
  either(
    "(?:im|i am|we are|were) (?:all |left |home |here )*" +
      "(?:on our own|by ourselves|alone|on my own|by myself) " +
      "(?:every night|at night|all night|overnight|for .. (?:days?|nights?|weeks?)|since|all weekend)",
    "(?:gone|left|away) .... (?:on our own|by ourselves)",
    "(?:me and my \\S+|we|us) (?:are|were|is) (?:all |home |left )*alone",
    "(?:went|gone|goes) (?:away|out|abroad|on holiday|off) .. left (?:me|us)(?! (?:£\\S*|some|money))",
    "(?:nobody|no one) (?:came|comes|has come|picked|turned up) " +
      "(?:to (?:get|collect|pick up|fetch)|for) (?:me|us)",
  ),
];

export const HOMELESS: readonly string[] = [
  // A runaway, and one who cannot go home.
  either(
    "(?:i|ive|we|she|he|friend|sister|brother) " +
      "(?:have |just |had |has |already )*(?:ran|run|runned) away(?! with)",
    "(?:cant|cannot|can not|not allowed to|dont want to) go " +
      "(?:back )?home(?= (?:[|]|tonight|because|anymore|now|if|or|after)|$)",
  ),
  // A place to sleep.
  either(
    "where (?:can|could|do|should) (?:i|we|kids) (?:sleep|stay|go) (?:if|when|tonight|now)",
    "need (?:somewhere|a place|anywhere) (?:safe |warm )?to (?:sleep|stay)",
    "(?:we|i|family|us) .. (?:live|living|sleep|sleeping|slept|stay|staying) in " +
      "(?:a |our |my |the |mums |dads |his |her )?(?:car|van|tent|hostel|shelter|shed|garage|street)" +
      "(?! .. (?:holiday|camp|camping|festival|trip|garden))",
    "(?:sleep|slept|sleeping) (?:at|in|on|under) (?:the|a) " +
      "(?:bus stop|park|bench|station|bridge|doorway|stairwell)",
    "(?:have|has|got|having) (?:nowhere|no where|no place) (?:safe )?to (?:live|stay|sleep)",
  ),
  // A home that is lost.
  either(
    "(?:we|i|im|family|mum|dad) (?:are |am |is |was |were |got |getting |being |going |to |be |about |" +
      "might |have |been |has |made |now |just |all )*(?:homeless|evicted)",
    "(?:lost|kicked out of|thrown out of|chucked out of) (?:our|my) " +
      "(?:house|home|flat)(?! (?:keys?|deposit|number|insurance))",
    "(?:kicking|throwing|chucking|kicked|thrown|evicting) (?:us|me|mum|my family) out",
  ),
  // Creditors at the door.
  either(
    "(?:bailiffs?|loan sharks?|debt collectors?) .. (?:at|outside|on) (?:the|our|my) (?:door|house|flat)",
    "(?:bailiffs?|loan sharks?|debt collectors?) .. (?:took|taking|came|come|broke|coming|in) .. (?:our|my)",
    "(?:banging|kicking|hammering) (?:on|at|down|in) (?:the|our|my) door",
    "(?:loan sharks?|bailiffs?|debt collectors?) .... (?:shout|shouts|shouted|threatened|scared|hit|hurt) " +
      "(?:at )?(?:mum|dad|me|us|my)",
  ),
];
