/** Somebody touches, undresses, watches or talks a child into sex, or shows them things that no child should see. */
import { either } from "./phrases.ts";

const TOUCH =
  "(?:touch|touches|touched|touching|grope|gropes|groped|groping|feel up|feels up|felt up|kiss|kisses|" +
  "kissed|rape|rapes|raped|raping|molest|molests|molested|molesting|fondle|fondled|finger|fingered|lick|" +
  "licked|flash|flashes|flashed|grab|grabs|grabbed|undress|undressed|undresses)";
const BODY =
  "(?:down there|private|privates|private parts?|private places?|bum|bottom|chest|boobs?|breasts?|" +
  "willy|penis|vagina|genitals|underwear|pants|knickers|thighs?|under my (?:clothes|skirt|shirt|top)|" +
  "places|where i dont|in a way|inappropriately|weird(?:ly)?|bits|crotch|legs?|at night|" +
  "when (?:im|i am|mum|nobody|no one|we are|were)|in bed|in my sleep|without my consent)";

export const TOUCHED: readonly string[] = [
  // Touch where it should not be.
  "THEY (?:always |often |sometimes |keeps |keep |kept |just |has |have |had |is |was |been |still |" +
    "used to |will |tries to |tried to |also |comes and |started |likes to |wants to |and |makes me |" +
    `made me )*${TOUCH} (?:me|us|her|him|himself|herself|at me|a girl|a boy|little|kids|children|` +
    "(?:my|his|her|their) (?:own )?(?:\\S+ )?(?:sister|brother|friend|cousin|bum|bottom|chest|boobs?|" +
    "breasts?|privates?|parts|body|legs?|thighs?|willy|pants|knickers|top|skirt|neck|hair|waist|shoulders?|" +
    "face|lips|crotch|bits|underwear))(?! (?:heart|goodnight|good night|hand|hands|on the cheek|forehead))",
  `${TOUCH} (?:me|my|her|him|us) .. ${BODY}`,
  either(
    "(?:puts?|putting|slides?|slid|stuck|sticks?) (?:his|her|their|a) (?:hands?|fingers?|willy|penis|thing|" +
      "tongue) (?:up|in|inside|down|under|on|between|into) (?:my|me|her|his)",
    "(?:uncomfortable|bad|secret|inappropriate|weird|wrong|funny|unwanted) " +
      "(?:touch|touches|touching|touched)",
    "sit on (?:his|her|their) (?:lap|knee)",
  ),
  // Crimes named as such.
  "(?:rape|raped|rapes|raping|rapist|molest|molested|molester|groped|pedo|paedo|" +
    "pedophile|paedophile|peado|nonce)",
  // Visits at night.
  either(
    "(?:comes?|came|coming|gets?|got|sneaks?|climbs?) (?:into|in|in to) my (?:bed|room|bedroom|shower) " +
      "(?:at night|when|and|while|naked)",
    "(?:dad|step dad|uncle|brother|cousin|he|grandad|boyfriend|man) (?:\\S+ )?(?:comes?|came|creeps?|crept|" +
      "sneaks?) in (?:to me |to see me )?(?:at night|when (?:im|i am|everyone|mum)|after dark)",
  ),
  // Games that lead to touch.
  "(?:play|plays|played|playing) .. (?:tickle|touching|secret|special|kissing|doctor|doctors|cuddle|sleepy|" +
    "naked|our) (?:game|games|time) .... (?:when|at|in bed|dont|secret|alone|out|asleep)",
];

export const MADE_TO: readonly string[] = [
  // A child who is made to do things.
  either(
    "(?:made|makes|make|making|forced|forces|forcing|asks|asked|told|wants|wanted|tells|tried|" +
      "trying|get|got|gets) (?:me|us|my friend|my sister|my brother|him|her|them) (?:to )?(?:do )?.. " +
      "(?:touch (?:him|her|his|it|myself|them)|take off|strip|undress|get undressed|sexual|sex|have sex|" +
      "naked|nude|nudes|sit on his lap|kiss (?:him|her|them)|secret touching|things i (?:dont|didnt|" +
      "do not) (?:want|like)|stuff i (?:dont|didnt)|bad things|watch porn|see porn|watch him|shower with)",
    "(?:made|makes|make|making|forced|forces|forcing) (?:me|us|my friend|my sister|my brother|him|her) " +
      "(?:to )?(?:do )?(?:things|stuff) (?:i|we|she|he) (?:dont|didnt|doesnt|do not) (?:want|like)",
    "(?:do|does|did|doing|done) .. (?:sexual|weird|bad|dirty|rude|nasty|gross|horrible|uncomfortable) " +
      "(?:things|stuff) (?:to|with) (?:me|my|us|her|him)",
  ),
  // Sex that is asked for.
  either(
    "(?:pressure|pressures|pressured|pressuring|push|pushes|pushed|pushing|force|forced|" +
      "forcing|ask|asks|asked|asking|wants?|wanted|makes?|begs|begging|tells|trying|tried) " +
      ".. (?:for|to have|into|have|about) sex",
    "have sex (?:with (?:me|him|her)|and (?:im|i am))",
    "(?:id|i would|to|must|should|me) sleep with (?:him|her|them)",
    "sleep with (?:him|her)(?! (?:teddy|bear|dog))",
    "(?:he|she|boyfriend|girlfriend) (?:just )?wont take no",
  ),
];

/** Rude films and bodies shown to a child. */
export const SHOWN: readonly string[] = [
  either(
    "(?:watch|see|look at|show|shows|showed|watching) .. (?:dirty|sexy|porn|porno|adult|naked|rude) " +
      "(?:videos?|films?|pictures|pics|movies|stuff|photos?|magazines?|sites?)",
    "(?:shows?|showed|sends|sent|showing|sending|(?<=they |people |boys |men |lads |guys |to )send) " +
      "(?:me|us|my friend|her|him) " +
      "(?:his|her|a|some|pictures of his|photos of his|rude|porn|dirty|naked|nude|sexual|dick|private|" +
      "inappropriate) ?(?:private|privates|penis|willy|dick|nudes|porn|naked|videos?|pics?|pictures|" +
      "photos|parts|stuff|thing|body|of himself)?(?= |$)(?<!shows me a|showed me a|sent me a|sends me a|" +
      "sent me some|showed me his|showed me her|sent me his|sent me her|shows me his|shows me her|" +
      "showed us a|sent us a|sent her a|sent him a|sends us a|showed me some|shows me some|sends me some)",
  ),
];

/** A child who is watched or undressed. */
export const WATCHED: readonly string[] = [
  either(
    "(?:watch|watches|watched|films|filmed|filming|photographs|records|recorded|spies on) me " +
      "(?:in the (?:shower|bath|toilet|bathroom)|undress|changing|getting changed|naked|" +
      "sleep|undressing|get changed)",
    "(?:undress|strip|take (?:my|her|his|your) (?:clothes|top|shirt|trousers|pants) off|" +
      "take off (?:my|her|his|your) (?:clothes|top|shirt|trousers|pants)|get naked) " +
      ".. (?:camera|cam|webcam|video|him|her|them|money|online|for|front)",
  ),
];
