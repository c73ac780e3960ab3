/**
 * Recognises what says who or where somebody is: it is taken out before a provider sees a text, and a message that gives
 * it away is answered with a warning. None of it is ever logged.
 */
import { withoutHidden } from "../_shared/text/normalise.ts";
import { compileRow, type Row } from "./rows.ts";
import { isTaughtWord } from "./taughtWord.ts";
import { stem } from "./words.ts";

/** The words that take the place of a detail, in brackets. */
type Detail =
  | "e-mail"
  | "card number"
  | "bank account"
  | "phone number"
  | "password"
  | "date of birth"
  | "postcode"
  | "address"
  | "street"
  | "school"
  | "club"
  | "workplace"
  | "place"
  | "user name"
  | "name";

const { raw } = String;

/** The order matters: a card number contains what would pass for a phone number. Capitals count for nothing here. */
// prettier-ignore
export const REDACT_ROWS: readonly Row<Detail>[] = [
  ["e-mail", raw`MAILBOX ?AT_SIGN ?[\p{L}\p{N}-]{1,40}(?:DOT_SIGN[\p{L}\p{N}-]{1,40}){1,4}`, "ann (at) example (dot) com", "secret @ home", "Anybody could write to it."],
  ["e-mail", raw`MAILBOX at [\p{L}\p{N}-]{1,40} dot (?:com|net|org|uk|co|io|me|eu)\b`, "ann at example dot com", "look at the dot", "The same, spelled out."],
  ["e-mail", raw`MAILBOX[ @]{1,3}MAIL_HOST[ .]{1,3}(?:com|co\.? ?uk|fr|de|me)\b`, "jo.smith gmail com", "i use gmail", "The same, without its dot."],
  ["e-mail", raw`[\p{L}\p{N}]{1,30}(?:[._\d]|\(dot\))[^\s@]{0,30} at MAIL_HOST\b`, "ella(dot)b at gmail", "sign up at gmail", "The same, without its end."],
  ["card number", raw`(?<![\d£$€])\d{4}(?:[ .-]{1,3}\d{4}){3}(?!\d)`, "4111 1111 1111 1112", "4111 1111", "Meant as one, even with a mistyped digit."],
  ["card number", raw`(?<!\d)\d(?:GAP\d){12,18}(?!\d)`, "3782 822463 10005", "12345678", "A test on its digits follows."],
  ["card number", raw`(?<=\bdigits(?: \w+){0,4} (?:is|are) )\d{3,4}\b`, "the three digits on the back are 482", "a pin has 4 digits", "The code on its back pays without the card."],
  ["card number", raw`(?<=\b(?:numbers|code) on the back (?:is|are) )\d{3,4}\b`, "the 3 numbers on the back are 739", "the back has 3 numbers", "The same."],
  ["bank account", raw`(?<!LETTER)[a-z]{2} ?\d{2} ?\d{2} ?\d{2} ?[a-d](?!LETTER)`, "my ni number is qq123456c", "an ni number has letters", "A National Insurance number is for life."],
  ["bank account", raw`\bsort ?code\D{0,12}\d{2}[ -]?\d{2}[ -]?\d{2}(?!\d)`, "sort code 20-00-00", "sort codes have six digits", "It names an account."],
  ["bank account", raw`\b(?:account|acc|a\/c)(?: (?:number|no|num|nr))?\W{0,3}(?:is )?\d{8}(?!\d)`, "account 12345678", "account 4 of 12", "The same."],
  ["password", raw`(?<=\bMINE KEYS? ?(?:is|are|=|:|its|it['’]s)?:? ?)(?=\S*\d)\S{3,}`, "my password: hunter2", "my password has 12 letters", "It opens something."],
  ["password", raw`(?<=\bMINE KEY(?: FOR_WHAT)? (?:is|=|it['’]?s):? )(?!OF_A_KEY\b)[^\s,.!?]{3,}`, "my password is ilovecats", "my password is too short", "The same, without digits."],
  ["password", raw`(?<=\bKEY(?: FOR_WHAT)?(?: (?:is|are|=|its))?[ :=]{1,3})\d{3,8}(?!\d|OF_DIGITS)`, "the passcode to my phone is 4821", "a pin 4 digits long", "The same, by its number."],
  ["password", raw`(?<=\bKEY is )NUMBER(?:[ ,-]+NUMBER){2,7}\b`, "the pin is four eight two one", "a pin is four digits", "The same, spelled out."],
  ["password", raw`(?<=\blog ?in\b[^.!?\n]{0,20} (?:password|pass|pw) )(?=\S*\d)\S{4,}`, "log in with my pw hunter22", "log in with a password", "The same."],
  ["password", raw`(?<=\b(?:KEY|pasword)(?: is| it)+ )(?=\S*\d)\S{4,}`, "password is Fluffy2014", "a pin is 4 digits", "The same, whoever it belongs to."],
  ["password", raw`(?<=\bpass?word )(?=[a-z]*\d)[a-z\d]{5,}`, "pasword benben99", "a password in 10 minutes", "The same."],
  ["password", raw`(?<=\bmy code (?:\w+ ){0,4}is )\d{4,8}\b`, "my code from the bank is 604918", "my code is long", "A code opens an account once."],
  ["password", raw`(?<=\b(?:password|passcode|pass|pw) ?[:=] ?)[^\s,!?]{4,}`, "pw: bluedog", "a password: a secret word", "The same."],
  ["date of birth", raw`(?<=\bBORN(?:['’]?s)?\b(?: \w+)?(?: (?:is|on|was|the|its))*[ :]*)A_DATE`, "my birthday is 12 march 2015", "my birthday is in march", "It proves who somebody is."],
  ["phone number", raw`(?<![\d\p{L}])(?:\+|00)GAP\d(?:GAP\d){7,14}(?!\d)`, "+44 7700 900123", "+5 and +7", "Anybody could ring it."],
  ["phone number", raw`NO_AMOUNT\(?[0o]GAP[1-37-9](?:GAP[\do]){8,9}(?!\d)`, "(020) 7946 0018", "call 0800 1111", "The same."],
  ["phone number", raw`NO_AMOUNTo?7GAP(?!000)[\do](?=.{0,6}\d{2})(?:GAP[\do]){8}(?![\d\p{L}])`, "my number is 7700900123", "7 000 000 000 people", "Its first nought is lost, or a letter."],
  ["phone number", raw`(?<![\d£$€.,])\(?[2-9]\d{2}\)?[ .-]\d{3}[ .-]\d{4}(?!\d)`, "555-010-0199", "200-300 pounds", "As other countries write it."],
  ["phone number", raw`(?<![\d£$€.,])(?:zero|oh?|nought|plus|0)(?:[ ,.-]+(?:NUMBER|\d{1,4})){8,13}\b`, "oh seven seven double oh nine double oh one two", "one two three", "The same, spelled out."],
  ["phone number", raw`(?<![\d£$€.,\p{L}])[o0]\d{2,4}(?:[ ,.-]+(?:NUMBER|\d{1,4})){4,13}\b`, "o7911 double two three four five six", "007 one", "The same, half spelled."],
  ["postcode", raw`(?<!LETTER)(?:gir[ -]{0,3}0aa|OUTWARD[ -]{0,3}\dINWARD{2})(?!LETTER)`, "m1 1ae", "the m25 is a road", "It names a street."],
  ["postcode", raw`(?<!LETTER)[a-z]{1,2}\d[a-z\d]? ?\d(?!ORDINAL)[a-z]{2}(?!LETTER)`, "bz4 7lp", "ps5 2nd hand", "The same, mistyped."],
  ["postcode", raw`(?<!LETTER)(?:[a-z] ){1,2}\d (?:[\da-z] )?\d INWARD INWARD(?!LETTER)`, "s w 1 a 1 a a", "a 1 and a 2", "The same, torn apart."],
  ["address", raw`(?<=\bAT_MINE )(?:FLAT )?(?:\d{1,4}[a-d]?,? )?PART{1,3}STREET\b`, "i live on rose lane", "i live in england", "It says where somebody lives."],
  ["address", raw`\bnumber \d{1,4}(?: on| in| at)? PART{1,2}STREET\b`, "number 7 on pebbleway close", "number 7 bus stop", "The same."],
  ["address", raw`(?<![£$€\d.,])\b\d{1,4}[a-d]? PART{1,2}(?:avenue|lane|crescent|terrace)\b`, "41 millrace avenue", "2 in the lane", "The same."],
  ["address", raw`\bFLAT(?:\d{1,4}[a-d]? )?PART{1,3}STREET\b`, "flat 2, maple court", "a flat near the park", "The same."],
  ["school", raw`(?<=\bAT_SCHOOL (?:the )?)PART{1,5}SCHOOL\b(?! CLUB)(?: SCHOOL\b)*`, "i go to rose hill primary school", "what is a primary school", "It says where a child is each day."],
  ["school", raw`(?<=\byear \d{1,2}\b.{0,8}, )PART{1,2}(?:high|primary|grammar) school\b`, "Year 9 here, Edenholme High School", "year 9, at high school", "The same."],
  ["school", raw`(?<=\bat )PART{1,2}(?:(?:primary|high|grammar) school|community college)\b`, "at Wrenlow High School it is dear", "at high school", "The same."],
  ["school", raw`\bysgol PART?[\p{L}-]+`, "ysgol bryn-gwelltog", "a school in wales", "The same, in Welsh."],
  ["address", raw`(?<=\[address\],? )PART{1,3}STREET\b`, "[address], Ostrander Road", "the address, and a road", "A second line of it."],
  ["school", raw`(?<=\bAT_SCHOOL )(?:st\.?|saint) [\p{L}'’]+`, "i go to st marys", "i go to school", "The same."],
  ["school", raw`(?<=\b(?:at|from) )(?:st\.?|saint) [\p{L}'’]+`, "at st marys we sell cakes", "at school we sell cakes", "The same, in passing."],
  ["school", raw`(?<=\b(?:at|from) )PART{1,2}(?:primary|academy|high)\b(?: school)?(?! CLUB)`, "my friend at hillside primary", "my friend at primary", "The same."],
  ["club", raw`(?<=\b(?:for|at|with|joined) (?:the )?)PART{1,2}TEAM\b`, "i play for bexley rovers", "i play for a club", "It says where a child is each week."],
  ["club", raw`\b\d{1,2}(?:st|nd|rd|th) PART{1,2}TROOP\b`, "9th ashby cubs", "9th birthday", "The same."],
  ["workplace", raw`(?<=\bwork(?:s|ed|ing)? (?:at|for) (?:the )?)PART{1,2}in PART?[\p{L}'’]+`, "mum works at tesco in crewe", "mum works at night", "With the town, it says where somebody is."],
  ["user name", raw`(?<=\bmy ONLINE HANDLE ?(?:is called|is|=|:|['’]s) )NICK`, "my roblox user is tom_xx", "what is a username", "A stranger would find a child by it."],
  ["user name", raw`(?<=\bmy (?:user(?: ?name)?|gamer ?tag|tag) ?(?:is called|is|=|:) )NICK`, "my username is tom_xx", "my username is too long", "The same."],
  ["user name", raw`(?<=\buser ?name (?:is )?)(?=\w*[_\d])NICK`, "username cheesytoast_ben", "a username is new", "The same."],
  ["user name", raw`(?<=\bmy ONLINE(?: is|:|['’]s) )NICK`, "my snap is jade.k11", "my snap is full", "The same."],
  ["user name", raw`(?<=\bONLINE(?: is)? )(?=\w*[a-z]\w*[_\d])NICK`, "snap rhi_tregz2011", "snap is free", "The same."],
  ["user name", raw`(?<=\bmy user )(?=\w*\d)NICK`, "my user PlayMore55 won", "my user name is long", "The same."],
  ["password", raw`(?<=\bpass ?word\b[^.!?\n:]{0,30}: ?)(?=\S*\d)\S{6,}`, "a strong password for my app: pickl3Sand", "a password: five words", "The same."],
  ["user name", raw`(?<=\bADD (?:me|us)(?: on| at)?(?: my)?(?: ONLINE)?[,:]? (?:JOIN )?)NICK`, "add me on insta tombaker", "add me up", "The same."],
  ["user name", raw`(?<=\bONLINE ?[:=] ?)NICK|[\p{L}\p{N}_.]{2,32}#\d{4}\b`, "discord: samplays#4821", "discord is free", "The same."],
  ["user name", raw`(?<![\p{L}\p{N}@.])@[\p{L}\p{N}_][\p{L}\p{N}._]{2,29}`, "find @tombaker09", "meet @ 4", "The same."],
];

/** The words that follow are taken one by one, as long as each may be a name. */
// prettier-ignore
export const NAME_ROWS: readonly Row<Detail>[] = [
  ["name", raw`(?<=\b(?:mi|WHOSE) ?(?:\w+ )?name(?:['’]?s| is| was|:) )NAME_WORDS`, "my name is ella", "a name is on it", "It says who somebody is."],
  ["name", raw`(?<=^names )NAME_WORDS`, "names oluwaseyi, im 13", "names of coins", "The same."],
  ["name", raw`(?<=\bTHEY (?:is |am |are |was )?(?:called|named) (?:TITLE )?)NAME_WORDS`, "my brother is called zayn", "it is called tax", "The same."],
  ["name", raw`(?<=\b(?:you can|please|just|they|everyone|friends) calls? me )NAME_WORDS`, "you can call me izzy", "call a shop", "The same."],
  ["name", raw`(?<=\b(?:mr|mrs|mx|dr)\.? )(?!sparkle|beast|bean)NAME_WORDS`, "my teacher is mr patel", "a miss is as good", "The same."],
  ["place", raw`(?<=\[(?:club|school)\] (?:in|at|near) (?:the )?)NAME_WORDS`, "[club] in Crewe", "[club] in town", "With it, somebody is found."],
  ["place", raw`(?<=\bthe village (?:of )?)NAME_WORDS`, "from the village upper skelby", "the village shop", "The same."],
  ["place", raw`(?<=\b(?:village|town|place|estate|area) (?:called|named) )NAME_WORDS`, "a village called nether wallop", "a place to live", "A village is small."],
  ["place", raw`(?<=\b(?:ME_IS|we are|we['’]?re|i come|we come) (?:\w+ )?from )NAME_WORDS`, "im from hebden bridge", "i save from may", "The same."],
  ["place", raw`(?<=\b(?:i|we|he|she|they) LIVE WHERE )NAME_WORDS`, "i live in ashby", "we live together", "A village is small."],
  ["place", raw`(?<=\bmy (?:old |new )?(?:school|skl|village|town) is(?: called)? )NAME_WORDS`, "my school is oakfield", "my school bag is new", "The same."],
];
/** The same, where only a capital tells a name from any other word. */
// prettier-ignore
export const CAPITAL_ROWS: readonly Row<Detail>[] = [
  ["name", raw`(?<=\b(?:ME_IS|this is|calls? me|it['’]?s|the name['’]?s) )NAME_WORDS`, "I am Jade", "i can save", "It says who somebody is."],
  ["name", raw`(?<=[.!?,] ?(?:thanks|thank you|from|love),? )NAME_WORDS$`, "What is tax? Thanks, Imogen", "thanks a lot", "She signs with it."],
  ["name", raw`(?<=\b(?:miss|ms)\.? )(?!sparkle)NAME_WORDS`, "my teacher is Miss Featherstone", "a miss is as good", "The same."],
  ["name", raw`(?<=\bmy (?:best )?(?:FAMILY|friend|mate|teacher),? (?:is )?)NAME_WORDS`, "my brother Zayn saves", "my family is big", "The same."],
  ["place", raw`(?<=\b(?:ME_IS|we are|we['’]?re|we|i) (?:\w+ )?(?:moved? to|in) )NAME_WORDS`, "we moved to Great Missenden", "i moved to a flat", "A village is small."],
  ["place", raw`(?<=\b(?:year \d+|reception|class \w+|AT_SCHOOL)(?: at)? )NAME_WORDS`, "I am in year 8 at King Edward's", "year 8 is hard", "The same."],
  ["workplace", raw`(?<=\bwork(?:s|ed|ing)? (?:at|for) )NAME_WORDS`, "my mum works at Tesco", "my mum works at night", "It says where somebody is."],
  ["street", raw`(?<![£$€\d.,])\b\d{1,4}[a-d]?,? (?!Downing|Baker)PART{1,3}STREET\b`, "14 Fern Close", "4 shops in the street", "It says where somebody lives."],
  ["street", raw`(?<=\bCORNER )PART{1,3}STREET\b`, "on the corner of Hawthorn Road", "on the road", "The same."],
];

/** The same in small letters, where only a word that nobody else types tells a name from any other. */
// prettier-ignore
export const UNUSUAL_ROWS: readonly Row<Detail>[] = [
  ["name", raw`(?<=\b(?:ME_IS|i['’]?m) )NAME_WORDS`, "im tomasz wilczkowski", "im saving up", "It says who somebody is."],
  ["name", raw`(?<=\bmy (?:\w+ )?(?:FAMILY|friend|mate|teacher),? (?:is )?)NAME_WORDS`, "my sister is anjali", "my friend said no", "The same."],
  ["name", raw`(?<=\b(?:its me|this is) )NAME_WORDS`, "its me rhiannon again", "this is fun", "The same."],
  ["name", raw`(?<=\[name\](?:,| and|,? aka) )NAME_WORDS`, "[name], Davinder Pranjalkar", "[name], how are you", "The same, once more."],
];

/** Words that begin no name, or end one. "I live in London" tells nobody where. */
const NO_NAMES: ReadonlySet<string> = new Set(
  `a an the my your our his her their this that these those it its i we you he she they me us and or but so if when because
  as after at by for from in into of off on onto out over to up with without near not no yes ok okay please thanks hi hello very
  really too also just only still now then here there always never am is are was were be been being have has had do does
  did can could will would should may might must need want like love hate get got getting give go going make made use put
  what which who whose why how where much many more most less some any all every both each one two three four five six seven
  eight nine ten eleven twelve thirteen fourteen fifteen sixteen years year old months weeks today tomorrow yesterday later
  soon back again first last next new big small little good bad best great nice happy sad bored tired angry scared worried
  excited confused hungry poor rich broke skint stuck sick ill fine sorry sure ready done lost late early busy free safe
  private secret public full empty taken weak strong long short hard easy boring fun funny cool rubbish trash stupid dumb
  dum idiot lazy mean greedy clever smart shy quiet kind saving buying selling trying going looking thinking asking doing
  spending learning wondering paying earning mum dad mummy daddy nan gran parent parents teacher teachers student pupil boy
  girl kid child children adult teenager british english scottish welsh irish indian polish muslim christian hindu jewish
  sikh england scotland wales ireland britain uk gb london birmingham manchester leeds liverpool glasgow edinburgh cardiff
  belfast bristol europe spain france germany poland america india pakistan africa asia australia city town village
  countryside house flat bungalow caravan boat street road block home school college primary secondary high nursery
  reception bed work church club football swimming shop shops bus train car bike money cash account card paper list form
  ticket bank game phone safe names called named used about spelled spelt written wrong different important ms sparkle january
  february march april june july august september october november december monday tuesday wednesday thursday friday
  saturday sunday christmas easter north south east west abroad care foster temporary fear poverty debt peace wait while half
  night weekends nothing someone somebody charity cafe restaurant pub farm hotel supermarket hospital double single
  part level lovely kids maths class names bit taxi cab later loud ages stuff`.split(/\s+/u),
);
const isName = (word: string): boolean =>
  !NO_NAMES.has(word.toLowerCase().replace(/[^\p{L}\p{N}]|['’]s$/gu, ""));
function isUnusual(word: string): boolean {
  const bare = word.toLowerCase().replace(/[^\p{L}]|['’]s$/gu, "");
  return bare.length > 2 && !isTaughtWord(bare) && !isTaughtWord(stem(bare));
}
const NO_HANDLE = /^(?:@?\p{Ll}+|\d+)$/u;

/** A card number's last digit is a check on the others (ISO/IEC 7812). */
export function isCardNumber(text: string): boolean {
  const digits = text.replace(/\D/gu, "");
  if (digits.length < 13 || digits.length > 19 || /^(\d)\1+$/u.test(digits)) return false;
  let sum = 0;
  for (const [index, digit] of Array.from(digits).toReversed().entries()) {
    const doubled = Number(digit) * (index % 2 ? 2 : 1);
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** Public numbers, such as Childline's. */
const FOR_EVERYBODY = /^(?:0800|0808|0300|0330|0345|116)/u;
const MISTYPED_CARD = /^(?:\d{4}\D{1,3}){3}\d{4}$|^\d{3,4}$/u;

/** Tests for matters that a pattern alone cannot decide. */
const HOLDS: Partial<Record<Detail, (found: string) => boolean>> = {
  "card number": (found) => isCardNumber(found) || MISTYPED_CARD.test(found),
  "phone number": (found) => !FOR_EVERYBODY.test(found.replace(/o/giu, "0").replace(/\D/gu, "")),
  "user name": (found) => !NO_HANDLE.test(found) || isName(found),
  club: (found) => /^\d/u.test(found) || isName(found.split(" ")[0]!),
  workplace: (found) => isName(found.split(" ")[0]!),
  school: (found) => isName(found.split(" ")[0]!) || /^st\b/iu.test(found),
  address: (found) =>
    isName(found.replace(/^(?:(?:flat|apartment|unit) \w{1,4},? )?[\d, ]*[a-d]? ?/iu, "").split(" ")[0]!),
};

/** These begin the names of places. */
const BEGINS = /^ ?(?:little|great|new|north|south|east|west|long|high|old)$/iu;
/** @returns the words of a match that may be a name. */
function nameIn(found: string, mayBe: (word: string) => boolean = () => true): string {
  const words = found.split(/(?= )/u);
  const begins = (word: string, next?: string) => isName(word) || (next && BEGINS.test(word) && isName(next));
  const end = words.findIndex((word, place) => !begins(word, words[place + 1]) || !mayBe(word));
  return words.slice(0, end < 0 ? words.length : end).join("");
}

const ANYWHERE = "giu";
const compiled = (rows: readonly Row<Detail>[], taken: (found: string, detail: Detail) => string) =>
  rows.map((row) => ({ detail: row[0], pattern: new RegExp(compileRow(row).source, ANYWHERE), taken }));
const KINDS = [
  ...compiled(REDACT_ROWS, (found, detail) => (HOLDS[detail]?.(found) === false ? "" : found)),
  ...compiled(NAME_ROWS, (found) => nameIn(found)),
  ...compiled(CAPITAL_ROWS, (found, detail) =>
    detail === "street"
      ? /\p{Lu}/u.test(found)
        ? found
        : ""
      : nameIn(found, (word) => /^ ?[\p{Lu}\d]/u.test(word)),
  ),
  ...compiled(UNUSUAL_ROWS, (found) => nameIn(found, isUnusual)),
];

interface Redacted {
  text: string;
  /** The kinds of detail that were found, once each. */
  details: Detail[];
}

/** @returns the text with words in brackets for each detail, or the text itself if there was none. */
export function redact(original: string): Redacted {
  const details = new Set<Detail>();
  let text = withoutHidden(original);
  for (const { detail, pattern, taken } of KINDS) {
    let [done, from] = ["", 0];
    pattern.lastIndex = 0;
    for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
      const found = taken(match[0], detail);
      // The same words may still hold a detail further on.
      if (!found) pattern.lastIndex = match.index + 1;
      else {
        details.add(detail);
        done += `${text.slice(from, match.index)}[${detail}]`;
        from = pattern.lastIndex = match.index + found.length;
      }
    }
    text = done + text.slice(from);
  }
  return { text: details.size ? text : original, details: [...details] };
}

/** Each of these alone is answered with a warning. */
const TELLING = ["phone number", "card number", "bank account", "password", "address"] as const;
const MINE =
  /\b(?:my|our|we|i(?:['’]?m)?) (?:home|house|address|live|living|stay|am (?:at|in))|\b(?:my|our) post ?code|come (?:to|over)|\b(?:send|sent|deliver|post) (?:it )?to\b/iu;

/** @param message as it was sent */
export function sharesPersonalData(message: string): boolean {
  const plain = withoutHidden(message);
  const { details } = redact(plain);
  if (TELLING.some((detail) => details.includes(detail))) return true;
  const [street, postcode] = [details.includes("street"), details.includes("postcode")];
  return (street && postcode) || ((street || postcode) && MINE.test(plain));
}
