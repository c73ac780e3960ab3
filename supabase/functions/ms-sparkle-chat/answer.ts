/**
 * The way of a message, from what was typed to what is said. Nothing is looked up before she has listened: need, personal
 * data, what she does not do, and only then sums, the teacher's answers and the library. It uses no network.
 */
import { FIXED_ANSWERS } from "./fixedAnswers.ts";
import { follow } from "./follow.ts";
import { HELP } from "./helpTexts.ts";
import { hear, OTHER, type Harm, type Heard } from "./listen.ts";
import { askedByChip, type Target } from "./lookUp.ts";
import { sharesPersonalData } from "./personalData.ts";
import { isPart, reply, SURE, type Answer } from "./reply.ts";
import { placeAt } from "./say.ts";
import { asksForHelp, TALK } from "./talk.ts";
import type { ChatRequest, Turn } from "./request.ts";

/** How likely need must be for a help text; for one that only names helpers; for a line about them; and a refusal. */
const [NEED, HINT_OF_NEED, REFUSAL] = [0.64, 0.4, 0.52];
/** The same for a line under the admission that she does not know. */
const HINT_UNANSWERED = 0.38;
/** A message in two halves is read as one only if it is hardly in doubt, because two questions are no sentence. */
const NEED_TOGETHER = 0.85;
/** The second half must say a little of it, unless a row hears the whole: "I want to", "die". */
const NEED_IN_PART = 0.2;
/** An answer that is known may stand beside a hard day that a message only sounds like. */
const NEED_BESIDE_ANSWER = 0.85;
/**
 * The least need where an answer is likely. In the used sets, nine in ten messages of need have no answer above 0.5, and of those in
 * which need was heard by mistake, most have one above 0.6.
 */
const NEED_IF_ANSWERED = 0.9;

const help = (harm: Harm): Answer => ({
  how: WORRIES.has(harm) ? "worry" : "fixed",
  text: HELP[harm],
  isHelp: true,
});
/** Hard days rather than danger, for the log. */
const WORRIES: ReadonlySet<Harm> = new Set([
  "carer",
  "ownGambling",
  "homeRows",
  "homeMoney",
  "sad",
  "leftOut",
  "tookMoney",
  "takenAtHome",
  "spentByMistake",
  "scam",
  "lost",
  "parent",
]);

/** Mishaps with money, of which a known answer says what to do better than a text for all of them. */
const MONEY_WORRIES: ReadonlySet<string> = new Set(["spentByMistake", "lost", "parent"]);
const SURE_BESIDE = 0.7;

const fixed = (text: string): Answer => ({ how: "fixed", text });

/**
 * Joins the reader's last message and this one, because a child may tell something in two halves. There is no full stop
 * between them, because no rule reads across one.
 */
export function withLastTurn(message: string, history: readonly Turn[]): string | undefined {
  const last = history.findLast(({ role }) => role === "user");
  return last && `${last.content.replace(/[\s.!?…,;]+$/u, "")} ${message}`;
}

/** The number of the reader's own earlier messages that count. */
const LOOKS_BACK = 3;

interface HelpBefore {
  /** How likely need is in the last message and this one together; 1 without a last one. */
  together: number;
  /** For the last message and this one together: a child may tell something in two halves. */
  joined?: Answer;
  /** For a disclosure of a moment ago, to which "I mean it" and "what do I do" belong. */
  earlier?: Answer;
  /** True if the last message alone was one, so that the two together say nothing of this one. */
  wasLast: boolean;
}

function helpFromBefore(message: string, history: readonly Turn[], own: number): HelpBefore {
  const before = history.filter(({ role }) => role === "user").slice(-LOOKS_BACK);
  const heard = before.map(({ content }) => hear(content));
  const needed = heard.findLast(({ need, harm }) => need >= (WORRIES.has(harm) ? NEED_BESIDE_ANSWER : NEED));
  const joined = withLastTurn(message, history);
  const together = joined === undefined ? undefined : hear(joined);
  return {
    together: together?.need ?? 1,
    ...(needed && { earlier: help(needed.harm) }),
    ...(together &&
      together.need >= NEED_TOGETHER &&
      (together.need === 1 || own >= NEED_IN_PART) && { joined: help(together.harm) }),
    wasLast: (heard.at(-1)?.need ?? 0) >= NEED,
  };
}

/** An emergency comes before danger, and danger before a hard day. */
const gravity = ({ how, text }: Answer): number => (text === HELP.emergency ? 2 : how === "fixed" ? 1 : 0);
/** @returns the gravest; the first of equal ones. */
const gravest = (answers: readonly (Answer | undefined)[]): Answer | undefined =>
  answers.filter((answer) => answer !== undefined).toSorted((one, other) => gravity(other) - gravity(one))[0];

/** A number may come in two halves. If the last message gave it all away, that was answered then. */
function sharesData(message: string, history: readonly Turn[]): boolean {
  if (sharesPersonalData(message)) return true;
  const last = history.findLast(({ role }) => role === "user")?.content ?? "";
  const joined = withLastTurn(message, history);
  return joined !== undefined && !sharesPersonalData(last) && sharesPersonalData(joined);
}

/** "How does it work" asks about a thing, not for it. */
const ASKS_ABOUT = /\b(?:what(?:s| is| are| does)|how do(?:es)? .* work|how do (?:i|you) know|mean|why)\b/iu;
const SURE_REFUSAL = 0.85;

/** A message with a hint of need gets a line about who can help, under whatever answers it. */
function withCalmLine(answer: Answer, { need }: Heard): Answer {
  const hint = ["unknown", "unsure"].includes(answer.how) ? HINT_UNANSWERED : HINT_OF_NEED;
  if (answer.how === "sum" || need < hint || answer.text.includes("0800 1111")) return answer;
  if (answer.how === "unsure") return { ...answer, text: `${TALK.calm} ${answer.text}` };
  const text = `${answer.text} ${TALK.calm}`;
  // No model would say that line.
  return { ...answer, text, ...(answer.how === "teacher" && { isOwn: true as const }) };
}

/** "I did it", "that did not help", "no": after a disclosure, small talk of these kinds may tell more of it. */
const MAY_TELL_MORE: ReadonlySet<string> = new Set(["goodNews", "grumble", "nothingYet"]);

const ownMessages = (history: readonly Turn[]): string[] =>
  history.filter(({ role, content }) => role === "user" && !isPart(content)).map(({ content }) => content);

/** @returns the guide's own answer. A chat's earlier messages count, because a child may tell something in two halves. */
export function answerLocally({ message, conversationHistory: history }: ChatRequest, today: Date): Answer {
  if (asksForHelp(message)) return { how: "fixed", text: TALK.helpNow, isHelp: true };
  const messages = [...ownMessages(history), message];
  const followed = follow(messages);
  const { isOlder } = followed;
  const heard = hear(message);
  // A chip's words are ours, and nothing is to be heard in them.
  const isChip = askedByChip(message) !== undefined;
  if (isChip || isPart(message))
    return {
      ...reply({ ...followed, message, messages, history, heard, today }),
      isOlder,
      ...(isChip && { isOwn: true }),
    };
  const { joined, earlier, wasLast, together } = helpFromBefore(message, history, heard.need);
  const [found] = followed.found;
  const isBeside =
    (found.isKnown && heard.need < NEED_BESIDE_ANSWER && WORRIES.has(heard.harm)) ||
    (MONEY_WORRIES.has(heard.harm) &&
      heard.need < 1 &&
      found.target.kind === "taught" &&
      found.score >= SURE_BESIDE);
  const isAnswered = found.target.kind === "taught" && found.score >= SURE;
  // "I took the tags off" sounds like a confession only without the question before it.
  const isOutOfContext = followed.leans && WORRIES.has(heard.harm) && together < NEED_IF_ANSWERED;
  const least = isAnswered ? NEED_IF_ANSWERED : NEED;
  // Danger that was told in two halves, or a moment ago, outweighs a lesser worry in this message.
  if (heard.need >= least && !isBeside && !isOutOfContext)
    return gravest([help(heard.harm), joined, earlier])!;
  if (joined && !wasLast) return joined;
  if (sharesData(message, history)) return fixed(FIXED_ANSWERS.personalData);
  // A row is certain; the weights give way to a way of asking that is known.
  const isInDoubt =
    (found.isKnown && found.target.kind !== "talk") ||
    (found.score >= SURE && ASKS_ABOUT.test(message) && heard.refusal < SURE_REFUSAL);
  const refusal = isAnswered || followed.leans ? SURE_REFUSAL : REFUSAL;
  if (heard.refusal === 1 || (heard.refusal >= refusal && !isInDoubt))
    return fixed(FIXED_ANSWERS.declined[heard.declined]);
  const answer = reply({ ...followed, message, messages, history, heard, today });
  const mayTellMore =
    answer.how === "talk" && found.target.kind === "talk" && MAY_TELL_MORE.has(found.target.talk);
  // After danger, what leans on it belongs to it, unless it asks for one thing by itself; after a hard day, even chips lead on.
  const isOwnQuestion = !followed.leans || followed.alone >= SURE;
  const standing =
    earlier?.how === "worry"
      ? ["talk", "sum", "teacher", "library", "unsure"]
      : ["talk", "sum", ...(isOwnQuestion ? ["teacher", "library"] : [])];
  if (earlier && mayTellMore) return earlier;
  if (earlier && !standing.includes(answer.how)) {
    // "poo poo bum" is no word about what was told.
    const isOffSubject = heard.other >= OTHER && heard.need < NEED_IN_PART;
    return isOffSubject ? { how: "talk", text: TALK.stillHere, isHelp: true } : earlier;
  }
  return { ...withCalmLine(answer, heard), isOlder };
}

interface Passage {
  /** The page's title. */
  title: string;
  path: string;
  text: string;
}

const passageOf = (target: Target): Passage[] => {
  if (target.kind === "talk") return [];
  if (target.kind === "taught") {
    const { title, answer, example, pitfall, path } = target.taught;
    return [{ title, path, text: [answer, example, pitfall].join(" ") }];
  }
  const { entry } = target;
  const { title, path } = placeAt(entry.path);
  return [{ title, path, text: [`${entry.name}: ${entry.says}`, entry.example].filter(Boolean).join(" ") }];
};

/** The least score of a passage. */
const LEAST = 0.2;

/** @returns the passages nearest to a message and to the subject of its chat, for a model, best first. */
export function findPassages(message: string, history: readonly Turn[], most: number): Passage[] {
  const { found, subject } = follow([...ownMessages(history), message]);
  const likely = found.flatMap(({ target, score }) => (score >= LEAST ? [target] : []));
  return [...new Set([...likely, ...(subject ? [subject] : [])])].flatMap(passageOf).slice(0, most);
}
