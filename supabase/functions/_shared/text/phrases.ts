/**
 * The notation of the rules: a phrase is words with a few signs, so that a table of them can be
 * read aloud. `(a|b)` is a choice, `(a)?` is optional, `..` allows up to three other words, `....`
 * up to eight, and names in capitals are the groups below. A phrase matches whole words.
 */
import { WORD_BEGINS, WORD_ENDS } from "./signs.ts";

const GROUPS: Readonly<Record<string, string>> = {
  // A battery may be about to die; a person says "I".
  WANT:
    "(?:want(?:ed|s|ing)?(?: to| too| 2)?|wanna|would like to|like to|ready to|need(?:s|ed)? to|wish(?:es)? i could|" +
    "wish to|think(?:s|ing)? (?:of|about)|thought (?:of|about)|thoughts (?:of|about)|plan(?:s|ning|ned)?(?: to| on)?|" +
    "tr(?:y|ying|ied|ies)(?: to)?|fe+l(?:s|ing)? like|felt like|could just|should(?: just)?|decided to|urges? to|" +
    "ways? to|let me|intend to|consider(?:ing)?|hope to|rather|" +
    "(?:i|im|ima|imma|ill|id)(?: am)?(?: gonna| going to| about to| might| will)(?: just)?)",
  SELF: "(?:myself|himself|herself|themself|themselves|themselfs|yourself|oneself|ourselves|itself)",
  THEY:
    "(?:he|she|they|someone|somebody|everyone|who|man|men|guy|boy|girl|woman|person|adult|grown ?up|people|stranger|" +
    "dad|mum|parent|parents|mum and dad|brother|sister|uncle|aunt|auntie|aunty|cousin|grandad|grandpa|granddad|grandma|nan|" +
    "nana|step ?(?:dad|mum|brother|sister)|stepbrother|boyfriend|girlfriend|ex|teacher|coach|tutor|babysitter|" +
    "carer|guardian|neighbou?r|boys|girls|kids|lads|bully|bullies|gang|priest|imam|doctor|family)",
  CHILD:
    "(?:me|us|him|her|them|my (?:little |big |baby |older |younger |twin |best )?(?:brother|sister|bro|sis|friend|mate|bestie|" +
    "cousin|mum|dad|twin|classmate)|a (?:friend|girl|boy|kid|child)|kids|children)",
  // Words of the wish not to be, and of goodbyes.
  WISH_JUST: "(?:to|2|just|really|so|badly|honestly|like|only|literally|actually|kinda|all|please)",
  WISH_NOT: "(?:dont|do not|doesnt|does not|didnt|did not|cant|cannot|no longer|not|never)",
  WISH_LIVE:
    "(?:live|living|exist|existing|(?:(?:be|being|been) )?(?:alive|here|around|born)|breathe|wake up|" +
    "on this earth|in this world|carry on|carrying on|going on|keep going)",
  WISH_ALL: "(?:it|it all|this all|all this|all of it|everything|(?:my )?life|(?:the )?pain)",
  WISH_THINK:
    "(?:(?:day)?dream(?:s|ing)?|think(?:ing)?|thought|imagin(?:e|ed|ing)|fantasi[sz]e|pictur(?:e|ing))" +
    "(?: about| of| that| what)*",
  WISH_CANT: "(?:cant|cannot|can not)(?: even)?",
  WISH_MORE: "(?:anymore|any longer|no more)",
  BYE_GONE:
    "(?:(?:just )?(?:wasnt|werent|didnt|was not) (?:here|around|alive|born|exist|wake up)|" +
    "(?:was |were |am |had )?(?:just )?(?:dead|gone|not (?:here|around|alive)|never born)|" +
    "die|died|disappear|disappeared|vanished|never (?:existed|woke up))",
  // Words of harm to one's own body.
  HARM_I:
    "(?:i|im|ive|she|he)" +
    "(?: (?:started|keep|kept|been|was|just|often|again|always|still|have|has|also|secretly|did))*",
  HARM_BODY:
    "(?:my|her|his|their|your) (?:own )?" +
    "(?:arms?|legs?|wrists?|thighs?|skin|hands?|veins?|throat|neck|stomach|body|tummy)",
  HARM_NO_PLANT:
    "(?! (?:by|from) (?:the |a |some )?(?:brambles?|thorns?|roses?|blackberry|nettles|bush|cat))",
  MEANS_TAKE:
    "(?:tak(?:e|en|ing)|took|swallow(?:ed|ing)?|eat|ate|eaten|had|drink|drank|drinking|downed|necked|nicked|stole)",
  // Tablets are also devices for reading, and goods for sale.
  MEANS_PILLS:
    "(?:(?:pills?|tablets|paracetamols?|ibuprofens?|medicines?|medication|meds|painkillers?|calpol|aspirins?|tylenol|bleach|" +
    "antidepressants?)(?! (?:to (?:the|be|a|sell|cex)|back|in for|for (?:the )?(?:dishwasher|washing))))",
  MEANS_HIGH: "(?:bridge|roof|building|cliff|window|balcony|tower|flats|multi ?storey|car park)",
  MEANS_STEP:
    "(?:jump(?:s|ed|ing)?|leap(?:s|ing)?|(?:walk|stand|step|run|lay)(?:s|ing|ping|ning)?|lie|lies|lying)",
  DANGER_WHO:
    "(?:nan|nana|gran|grandma|granny|grandad|grandpa|mum|dad|brother|sister|baby|uncle|aunt|auntie|cousin|friend|mate|" +
    "neighbour|he|she|someone)",
  DANGER_NOT: "(?:isnt|is not|not|wont|doesnt|hasnt|cant|aint)",
  EATING_FOOD:
    "(?:eat|eats|eating|eaten|ate|food|meals?|lunch|lunches|dinner|dinners|breakfast|calories|starve|starving|hungry|" +
    "fasting|(?:only|just) water|throw up|be sick)",
  // Crisps and prices are thin too.
  EATING_THIN:
    "(?:(?:be|get|getting|become|stay|look|so|im|am|was|being|more|too|very|really) (?:too |so |very |really )?" +
    "(?:thin|thinner|skinny|skinnier|slim|slimmer)|(?:im|i am|i feel|feel|so|too) (?:so |too )?fat|" +
    "(?:lose|losing|lost) (?:more )?weight)",
  EATING_NOT:
    "(?:(?:not|havent|hasnt|never|stopped|barely|hardly)(?: been)? (?:eat|eaten|ate|eating)" +
    "(?: anything| properly| food| at all| a meal| any food| a thing)?)",
  FEELING_I:
    "(?:(?:im|i m|i am|i feel|i felt|ive felt|ive been|feeling)(?: so| really| very| just| always| completely| totally| such)*)",
  FEELING_HURT:
    "(?:hurt|stab|kill|attack|murder|strangle|hurting|stabbing|killing|attacking|murdering|strangling)",
  FEELING_WHOM:
    "(?:my (?:little |big |baby |step )?(?:brother|sister|mum|dad|family|cousin|friend|teacher|dog|cat|pet|classmates?|nan)|" +
    "someone|somebody|people|everyone|him|her|them|a (?:boy|girl|kid))",
  HURT_HIT:
    "(?:hit(?:s|ted|ting)?|beat(?:s|en|ing)?|slap(?:s|ped|ping)?|punch(?:es|ed|ing)?|kick(?:s|ed|ing)?|" +
    "smack(?:s|ed|ing)?|whip(?:s|ped)?|belt(?:s|ed)?|chok(?:es?|ed|ing)|strangl(?:es?|ed|ing)|burn(?:s|ed|t|ing)?|" +
    "bites?|shov(?:es?|ed)|spank(?:s|ed)?|batter(?:s|ed)?|bash(?:es|ed)?|abus(?:es?|ed|ing)|hurt(?:s|ing)?|" +
    "pinch(?:es|ed)?|drag(?:s|ged)?|attack(?:s|ed)?|stab(?:s|bed)?|tortur(?:es?|ed))",
  HURT_OFTEN:
    "(?:always|often|sometimes|keeps?|kept|just|only|really|still|is|was|has|will|would|might|used to|tries to|" +
    "(?:gets|got) (?:drunk|mad|angry) and|and)",
  HURT_BODY:
    "(?:hands?|arms?|face|head|legs?|back|bum|hair|ears?|cheeks?|tummy|stomach|neck|fingers?|feet|foot|wrist|nose|jaw)",
  HURT_BEEN: "(?:im|i am|i get|i got|i was|is|was|be|been|being|get|gets|got|getting)",
  HURT_OLDER: "(?:older|big|bigger) (?:kids?|boys?|girls?|lads?|ones|guys?)",
  FORCED_CARRY:
    "(?:carry|carrying|deliver|delivering|sell|selling|hold|holding|hide|hiding|drop|drop off|do (?:things|stuff|jobs))",
  FORCED_GOODS: "(?:drugs|weed|packages?|parcels?|packets?|knife|knives|coke|pills)",
  NEGLECT_MEAL: "(?:food|dinner|tea|meals?|breakfast|lunch|drink|water)",
  NEGLECT_NOT: "(?:dont|doesnt|do not|does not|wont|never|refuses? to|forgets? to|didnt|not|stopped)",
  NEGLECT_POWER: "(?:water|electric|electricity|gas|heating|power)",
  HOME_ADULT:
    "(?:mums?|dads?|parents?|carers?|nan|nana|gran|grandma|grandad|step (?:dad|mum)|uncle|aunt|auntie|guardian|he|she|they)",
  // Adults who seek the company of a child, where, and how.
  LURE_ADULT:
    "(?:teacher|coach|tutor|neighbou?r|(?:mums|dads) (?:friend|boyfriend)|man|guy|bloke|dude|stranger|adult|instructor|" +
    "vicar|priest|imam|driver|boss|photographer)",
  LURE_WHO:
    "(?:man|men|guy|bloke|boy|girl|lad|dude|woman|lady|adult|grown ?up|stranger|someone|somebody|person|hes?|shes?|they|friend|" +
    "player|youtuber|streamer|teacher|coach|tutor|neighbou?r)",
  LURE_MAN: "(?:man|stranger|adult|grown ?up|(?:old|older|random) guy|older boy)",
  LURE_ONLINE:
    "(?:online|i met|(?:on|from|off|in) (?:(?:the|a|my|this) )?(?:internet|(?:\\S+ )?game|snap|snapchat|insta|instagram|" +
    "roblox|discord|tiktok|fortnite|whatsapp|minecraft|xbox|telegram|omegle|chat|app))",
  LURE_AGE: "(?:1[89]|[2-6]\\d)",
  LURE_ASKS:
    "(?:wants?|wanted|asks?|asked|tells|told|offers|offered|gives|gave|follows|followed|messages|messaged|texts|texted|keeps)",
  LURE_GIVES: "(?:gives?|gave|giving|buys?|bought|buying|offers|offered|sends|pays?)",
  LURE_GIFT:
    "(?:gifts?|gift cards?|presents?|money|phone|robux|v ?bucks|vapes?|alcohol|drugs|skins|clothes|trainers)",
  // Pictures of a child.
  PICTURE_ANY: "(?:pics?|photos?|pictures?|videos?|vids?|nudes?|snaps?|selfies?)",
  PICTURE_NAKED:
    "(?:nudes?|naked|nakey|nood|noods|noodz|sexy|undressed|topless|without (?:my )?clothes|dick pics?|" +
    "in my (?:underwear|bikini|bra|pants|knickers)|of my (?:body|chest|private|bum|boobs|feet)|" +
    "private (?:photos?|pictures?|pics?|videos?))",
  PICTURE_WANTS: "(?:asks?|asked|asking|wants?|wanted|begs?|begged|offers?|offered|pays?|paid|buys?|money)",
  PICTURE_ROOM: "(?:(?:the|a|my|our) )?(?:changing rooms?|locker room|toilets?|loos?|showers?|bath|bathroom)",
  PICTURE_SHOWS: "(?:show|send|post|share|leak|put|spread|expose|upload|tell)",
  // Touch.
  TOUCH_VERB:
    "(?:touch|touches|touched|touching|grop(?:e|es|ed|ing)|feels? up|felt up|kiss|kisses|kissed|rap(?:e|es|ed|ing)|" +
    "molest(?:s|ed|ing)?|fondled?|fingered|grab|grabs|grabbed|undress|undressed)",
  TOUCH_MAKES:
    "(?:made|makes?|making|forced|forces|forcing|asks?|asked|told|tells|wants?|wanted|tried|trying|gets?|got)",
};
const GROUP_NAMES = new RegExp(String.raw`\b(?:${Object.keys(GROUPS).join("|")})\b`, "gu");

const WORD = String.raw`(?:[^\s|]+ )`;

/** Returns the end of the bracket that opens at `start`. */
function closing(source: string, start: number): number {
  let depth = 0;
  for (let at = start; at < source.length; at++) {
    if (source[at] === "\\") at++;
    else if (source[at] === "(") depth++;
    else if (source[at] === ")" && --depth === 0) return at;
  }
  throw new Error(`This phrase leaves a bracket open: ${source}`);
}

/** An optional part includes one of the spaces around it. */
function withBlanks(source: string): string {
  let out = "";
  for (let at = 0; at < source.length; at++) {
    const sign = source[at]!;
    if (sign === "\\") out += sign + source[++at]!;
    else if (sign !== "(") out += sign;
    else {
      const end = closing(source, at);
      const [, opening, inside] = /^(\((?:\?(?:[:=!]|<[=!]))?)(.*)$/su.exec(source.slice(at, end))!;
      const group = `${opening === "(" ? "(?:" : opening}${withBlanks(inside!)})`;
      const isOptional = source[end + 1] === "?";
      let taken = 0;
      const after = source[end + 2] ?? "";
      if (isOptional && out.endsWith(" ") && " |)".includes(after)) out = `${out.slice(0, -1)}(?: ${group})?`;
      else if (isOptional && after === " " && /(?:^|\|)$/u.test(out)) {
        out += `(?:${group} )?`;
        taken = 1;
      } else out += group + (isOptional ? "?" : "");
      at = end + Number(isOptional) + taken;
    }
  }
  return out;
}

/** @returns a pattern that JavaScript and PostgreSQL read in the same way. */
export function phrase(written: string): string {
  const grouped = written.replace(GROUP_NAMES, (name) => GROUPS[name]!);
  const source = withBlanks(grouped)
    .replaceAll(" .... ", ` ${WORD}{0,8}`)
    .replaceAll(" .. ", ` ${WORD}{0,3}`);
  return `${WORD_BEGINS}(?:${source})${WORD_ENDS}`;
}

/**
 * A rule that can be read aloud: its name, its phrase of at most 80 characters, a text that it hears, one that it must not
 * hear, and the reason for it. A test holds every row to its own two texts.
 */
export type RuleRow = readonly [name: string, phrase: string, hears: string, mustNot: string, why: string];

/** Matches one of these, each a word, a phrase or several separated by "|". */
export const either = (...ways: readonly string[]): string => ways.join("|");

export const compilePatterns = (sources: readonly string[]): RegExp[] =>
  sources.map((source) => new RegExp(source, "u"));

export const compilePhrases = (written: readonly string[]): RegExp[] => compilePatterns(written.map(phrase));

export const matchesAny = (text: string, rules: readonly RegExp[]): boolean =>
  rules.some((rule) => rule.test(text));
