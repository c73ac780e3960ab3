/** Schools, and places to meet: the part of contactRules.ts about being found. */
import { either } from "./phrases.ts";

const SCHOOL =
  "(?:primary|infants?|juniors?|secondary|grammar|comprehensive|academy|high school|prep|school|college|c of e|ce)";
const NO_SCHOOLS_NAME =
  "(?:my|our|a|an|the|at|your|in|each|every|any|local|next|old|big|small|special|whole|after|of|to|for|" +
  "from|this|that|their|all|by|before|during|new|near|and|or|with|middle|summer|sunday|saturday|holiday|" +
  "swim|swimming|dance|drama|music|art|football|card|primary|secondary|high|grammar|home|is|outside|around|" +
  "into|over|most|some|other|another|when|while|about|between|on|leave|finish|start|miss|like|love|hate|go|" +
  "going|do|junior|infant|online|boarding|nursery|pre|state|private|girls|boys|end|back|well|up|off|polish|ukrainian|arabic|chinese|greek|urdu|bengali|" +
  "punjabi|tamil|russian|spanish|french|german|welsh|gaelic|hindu|hebrew|quran|koran|bible|madrasa|supplementary)";
export const SCHOOLS = [
  `(?:st|saint|sts) \\S+(?: \\S+)? ${SCHOOL}`,
  `(?:at|in|from|to|near|outside|behind|opposite|go to|by|of) (?!${NO_SCHOOLS_NAME} )\\S+ (?:\\S+ ` +
    ")?(?:primary|infants|juniors|secondary|grammar|comprehensive|academy|high school|prep school|primary " +
    "school|school)(?! (?:fair|fete|trip|run|bag|bags|uniform|holidays?|club|shoes))",
  "(?:im|i am|we are|were|me|from|in|of|at school) (?:in )?(?:(?:year|yr|class|form|set|room) " +
    "(?:[0-9]{1,2}[a-z]|[a-z])|(?:class|form|room) (?:[0-9]{1,2}|one|two|three|four|five|six))(?= |$)(?! " +
    "(?:of|day|week|month|year|times?|a|people|and a half))",
  either(
    "(?:im|i am) in (?:y|yr|year) ?[0-9]{1,2}[a-z]? (?:at|of|from|form|in)",
    "(?:find|ask for|look for|see|meet) (?:me|us) (?:in|at|from) (?:class|form|year|yr|my class|school|" +
      "reception|the playground|the canteen|the library)",
    "my (?:teacher|form tutor|head teacher|headteacher) is (?:mr|mrs|miss|ms)|(?:mr|mrs|miss|ms) \\S+s class",
  ),
];

const MEET = "(?:meet|meat|find|see|catch|wait for|visit|join)";
/** Places where children sell with grown-ups nearby. */
const AT_A_STALL =
  "(?! (?:(?:the|our|my|a) )?(?:\\S+ )?(?:stalls?|tables?|fair|fete|market|fayre|sale|tent|gazebo|radio|stage|tv|show|concert|play|match))";
const PLACE =
  "(?:parks?|bus stop|station|shops?|swings|gates?|corner|bridge|car park|library|rec|field|playground|" +
  "skate ?park|chippy|chip shop|toilets|bandstand|leisure centre|mcdonalds|maccies|pool|alley|woods|pond|" +
  "bench|underpass|garages?|cinema|arcade|pier|beach|lido)";
const TIME =
  "(?:[0-9]{1,2}(?: ?(?:am|pm|oclock|o clock|ish))?|half (?:past )?(?:[0-9]+|one|two|three|four|five|six|" +
  "seven)|quarter (?:to|past)|noon|midday|midnight|after school|tonight|tonite|tomorrow|dark)";
const WHERE =
  "(?:at|by|behind|outside|near|in front of|under|in|next to|opposite|beside|inside|round|around|on|after|" +
  "before|tomorrow|tonight|alone|irl)";
const DAY =
  "(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tues|wed|thurs|fri|sat|sun|today|" +
  "tonight|tomorrow|tomoz|2moro|after school|at (?:break|lunch|[0-9]\\S*|night)|this weekend|this \\S+|on " +
  "\\S+)";
export const MEETINGS = [
  `(?:meet|link|linking|link up|meeting) (?:up )?(?:with me )?(?:${DAY} )+(?:at|by|behind|outside|near|` +
    "under|next to|opposite|in|round)",
  `${MEET} (?:me|us|up with me|up with us) (?:there |up |alone |today |tomorrow |after school |at ` +
    `[0-9]\\S* |on \\S+ |this \\S+ )?${WHERE}${AT_A_STALL}`,
  "(?:lets|let us|we can|we could|can|could|want to|wanna|should|shall we|to|you can|i can|i will|ill) " +
    `(?:all )?meet(?: up)? (?:you |u |there )?(?:${WHERE})(?! (?:new|the goal|our goal|my goal|customers|` +
    "(?:break|lunch|school) (?:and|to)|people online))",
  "meet(?:ing)? (?:up |place )?(?:is )?(?:at|by|behind|outside|near|under|next to|opposite) .... " +
    "(?:[0-9]{1,2}(?: ?(?:am|pm|oclock|o clock))?|half past|quarter (?:to|past)|noon|midday|midnight|after " +
    "school|at night|tonight|tomorrow)",
  either(
    "(?:come|come over|come round|pop|pop round|walk|cycle|drop|drop in) (?:to |over to |round to |round |by " +
      "|at )*(?:my|mine|our) (?:house|home|flat|place|garden|gaff|yard|bedroom|room|shed|den|front door|garage)",
    "come (?:to|round|over to|round to) mine|come (?:alone|on your own|by yourself|without your)",
    "(?:my|our) (?:house|flat|home) is (?:the|next|near|opposite|behind|on|at|number|by|beside|above)",
  ),
  either(
    "i live (?:at|next to|behind|opposite|near|by|beside|above|number|in flat|in the|on)(?! (?:a farm|a busy|" +
      "a hill|the countryside|a flat|a village|a city|a town|the seaside|home|the sea|pocket money|the middle|(?:middle|village|countryside|town|city|country|north|south|east|west|uk|same)))",
    "we live (?:at|next to|behind|opposite|number|in flat|above)",
    "knock (?:on|at) (?:number|no|my (?:door|house|window)|our (?:door|house|window)|mine|ours|the \\S+ door)",
    "(?:ill|i will|we will|well|i) be (?:at|by|behind|outside|in|near|on) the .. (?:park|bus stop|station|" +
      "shops?|swings|gates?|corner|bridge|car park|library|rec|field|playground|skate ?park|chippy|chip shop|" +
      "school gates) .. (?:at|from|on|after|every|tomorrow|tonight|by) .. (?:[0-9]\\S*|monday|tuesday|" +
      "wednesday|thursday|friday|saturday|sunday|school|night|half|lunch|tea|dark)",
  ),
  either(
    `(?:see|c) (?:you|u|ya|me) (?:at|by|in|outside|behind) (?:the )?(?:\\S+ )?${PLACE}`,
    `(?:come|go|get|be|walk|run|cycle) (?:down )?(?:to|at|by) the .. ${PLACE} .... (?:at|for|on|by|about|` +
      `around|this) ${TIME}`,
    "look for (?:the|a) (?:man|woman|lady|guy|lad|boy|girl) (?:in|with|wearing)",
  ),
  either(
    "(?:wait|waiting|standing|stand|hang|hanging) (?:out |around )?(?:for (?:you|u) )?(?:by|at|outside|" +
      "behind|near|under) the .. (?:park|bus stop|station|shops?|swings|gates?|corner|bridge|car park|library|" +
      "rec|field|playground|skate ?park|chippy|chip shop|toilets)",
    "(?:bring|come with) .. (?:money|cash|it) to the .. (?:park|bus stop|station|swings|gates?|corner|bridge|" +
      "car park|field|playground|skate ?park|toilets)",
  ),
];
