/**
 * The way of a message, from what was typed to what is said. Nothing is looked up before she has listened: need, personal
 * data, what she does not do, and only then sums, the teacher's answers and the library. It uses no network.
 */
import { FIXED_ANSWERS } from "./fixedAnswers.ts";
import { HELP } from "./helpTexts.ts";
import type { LibraryEntry, TaughtAnswer } from "./library.ts";
import { hear, OTHER, type Harm, type Heard } from "./listen.ts";
import { find, nearest, search, type Found, type Target } from "./lookUp.ts";
import { sharesPersonalData } from "./personalData.ts";
import { plain } from "./rows.ts";
import { placeAt, quoteFrom, sayEntry, sayTaught, within } from "./say.ts";
import { answerSum } from "./sums.ts";
import { asksForFigure, asksForHelp, smallTalk, TALK } from "./talk.ts";
import type { ChatRequest, Turn } from "./request.ts";

/** How a message was answered; the only thing of it that is logged. */
export type How = "fixed" | "worry" | "talk" | "sum" | "teacher" | "library" | "unknown";

export interface Answer {
  how: How;
  /** Plain text of at most 120 words, with a page named as “Title” (/path). */
  text: string;
  /** Help for a child in need: neither a limit nor a failure may come between it and the child. */
  isHelp?: true;
  /** The page may offer the chips of {@link NEXT_STEPS}. */
  hasMore?: true;
  /** An amount to save, in pence: the page may offer to make it a goal. */
  goal?: number;
  /** The source of the answer. */
  about?: Target;
}

/** The chips under a teacher's answer, as the page sends them, and the part of the answer that each asks for. */
export const NEXT_STEPS = {
  "Show me an example": "example",
  "Make it a plan": "plan",
  "What could go wrong?": "pitfall",
} as const satisfies Record<string, keyof TaughtAnswer>;
const STEP_OF = new Map(Object.entries(NEXT_STEPS).map(([chip, part]) => [plain(chip), part]));
const isChip = (message: string): boolean => STEP_OF.has(plain(message));

/** How likely need must be for a help text; for one that only names helpers; for a line about them; and a refusal. */
const [NEED, MAYBE_NEED, HINT_OF_NEED, REFUSAL] = [0.64, 0.5, 0.42, 0.52];
/** The same for a line under the admission that she does not know. */
const HINT_UNANSWERED = 0.38;
/** A message in two halves is read as one only if it is hardly in doubt, because two questions are no sentence. */
const NEED_TOGETHER = 0.85;
/** How likely an answer must be to stand for a figure that she does not know. */
const FITS = 0.3;

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

/** The same message always gets the same wording, and two messages usually get different ones. */
function oneOf(wordings: readonly string[], message: string): string {
  let sum = 7;
  for (const letter of message) sum = (sum * 31 + letter.codePointAt(0)!) % 100_003;
  return wordings[sum % wordings.length]!;
}

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
  /** For the last message and this one together: a child may tell something in two halves. */
  joined?: Answer;
  /** For a disclosure of a moment ago, to which "I mean it" and "what do I do" belong. */
  earlier?: Answer;
  /** True if the last message alone was one, so that the two together say nothing of this one. */
  wasLast: boolean;
}

function helpFromBefore(message: string, history: readonly Turn[]): HelpBefore {
  const before = history.filter(({ role }) => role === "user").slice(-LOOKS_BACK);
  const heard = before.map(({ content }) => hear(content));
  const needed = heard.findLast(({ need }) => need >= NEED);
  const joined = withLastTurn(message, history);
  const together = joined === undefined ? undefined : hear(joined);
  return {
    ...(needed && { earlier: help(needed.harm) }),
    ...(together && together.need >= NEED_TOGETHER && { joined: help(together.harm) }),
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

/** @returns the reader's last question before any chips. */
const lastQuestion = (history: readonly Turn[]): string | undefined =>
  history.findLast(({ role, content }) => role === "user" && !isChip(content))?.content;

const taughtAnswerTo = (message: string): TaughtAnswer | undefined => {
  const found = find(message, hear(message).other);
  return found?.kind === "taught" ? found.taught : undefined;
};

/** "How does it work" asks about a thing, not for it. */
const ASKS_ABOUT = /\b(?:what(?:s| is| are| does)|how do(?:es)? .* work|mean|why)\b/iu;
const SURE_REFUSAL = 0.85;
const COMPARES = /\b(?:vs|versus|diff\w*|compared?)\b/iu;
const ASKS =
  /\?|^(?:\w+ )?(?:am|have|what|wat|wot|whats|who|when|where|why|how|is|are|can|could|do|does|did|should|will|would|which)\b|\b(?:what|how|why|can (?:i|u|you)|should i|explain|tell me|meaning)\b/iu;
const MYSELF = /\b(?:i|im|ive|my|me|we|our)\b/iu;
const SOMEBODY =
  /\b(?:he|she|they|them|him|her|people|someone|somebody|friends?|mates?|mum|dad|mam|nan|gran\w*|brothers?|sisters?|cousins?|uncle|aunt\w*|teacher|boys?|girls?|man|family|everyone|nobody)\b/iu;
/** Three numbers make a sum, even one that she cannot do. */
const FIGURES = /(?:\d[\d.,]*\D+){2}\d/u;
/** A sentence about oneself and somebody else that asks nothing never gets the meaning of a word. */
const onlyTells = (message: string): boolean =>
  MYSELF.test(message) && SOMEBODY.test(message) && !ASKS.test(message);

/** @returns another word that the message names, for "a debit card vs a credit card". */
function comparedIn(message: string, entry: LibraryEntry): LibraryEntry | undefined {
  if (!COMPARES.test(message)) return undefined;
  const other = nearest(message).find(
    ({ target }) => target.kind === "entry" && target.entry.kind === "word" && target.entry !== entry,
  )?.target;
  return other?.kind === "entry" ? other.entry : undefined;
}

function sayFound(found: Found, message: string): Answer {
  if (found.kind === "talk") return { how: "talk", text: oneOf([TALK[found.talk]].flat(), message) };
  if (found.kind === "taught")
    return { how: "teacher", text: sayTaught(found.taught), hasMore: true, about: found };
  const text = sayEntry(found.entry, message, comparedIn(message, found.entry));
  return { how: "library", text, about: found };
}

interface Around {
  message: string;
  history: readonly Turn[];
  heard: Heard;
  found: Found | undefined;
  today: Date;
}

/** The answer when nothing is wrong: talk, a sum, a chip's part, a teacher's answer, the library, or "I do not know". */
function answerQuestion({ message, history, heard, found, today }: Around): Answer {
  const talk = smallTalk(message);
  if (talk) return { how: "talk", text: talk };
  const sum = answerSum(message, today);
  if (sum) return { how: "sum", ...sum };
  if (isChip(message)) {
    const before = lastQuestion(history);
    const part = before && taughtAnswerTo(before)?.[STEP_OF.get(plain(message))!];
    return part ? { how: "teacher", text: part, hasMore: true } : { how: "talk", text: TALK.can };
  }
  if (heard.need >= MAYBE_NEED && !found?.isKnown) return { how: "worry", text: TALK.unheard, isHelp: true };
  if (asksForFigure(message) && !(found?.kind === "taught" && found.likelihood >= FITS))
    return { how: "unknown", text: TALK.figure };
  if (FIGURES.test(message) && !found?.isKnown) return { how: "unknown", text: TALK.hardSum };
  const isMeaning = found?.kind === "entry" && found.entry.kind === "word";
  if (found && (found.isKnown || !isMeaning || !onlyTells(message))) return sayFound(found, message);
  if (MYSELF.test(message) && !ASKS.test(message)) return { how: "unknown", text: oneOf(TALK.told, message) };
  return { how: "unknown", text: oneOf(heard.other >= OTHER ? TALK.other : TALK.unknown, message) };
}

/** A message with a hint of need gets a line about who can help, under whatever answers it. */
function withCalmLine(answer: Answer, { need }: Heard): Answer {
  const hint = answer.how === "unknown" ? HINT_UNANSWERED : HINT_OF_NEED;
  return answer.how === "sum" || need < hint || answer.text.includes("0800 1111")
    ? answer
    : { ...answer, text: within([{ text: answer.text, needed: true }, { text: TALK.calm }]) };
}

/** "I did it", "that did not help", "no": after a disclosure, small talk of these kinds may tell more of it. */
const MAY_TELL_MORE: ReadonlySet<string> = new Set(["goodNews", "grumble", "nothingYet"]);

/** @returns the guide's own answer. A chat's earlier messages count, because a child may tell something in two halves. */
export function answerLocally({ message, conversationHistory: history }: ChatRequest, today: Date): Answer {
  if (asksForHelp(message)) return { how: "fixed", text: TALK.helpNow, isHelp: true };
  const heard = hear(message);
  const { joined, earlier, wasLast }: HelpBefore = isChip(message)
    ? { wasLast: false }
    : helpFromBefore(message, history);
  // Danger that was told in two halves, or a moment ago, outweighs a lesser worry in this message.
  if (heard.need >= NEED && !isChip(message)) return gravest([help(heard.harm), joined, earlier])!;
  if (joined && !wasLast) return joined;
  if (sharesData(message, history)) return fixed(FIXED_ANSWERS.personalData);
  const found = find(message, heard.other);
  // A row is certain; the weights give way to a way of asking that is known.
  const isInDoubt =
    (found?.isKnown && found.kind !== "talk") ||
    (found && ASKS_ABOUT.test(message) && heard.refusal < SURE_REFUSAL);
  if (heard.refusal === 1 || (heard.refusal >= REFUSAL && !isInDoubt))
    return fixed(FIXED_ANSWERS.declined[heard.declined]);
  const answer = answerQuestion({ message, history, heard, found, today });
  const mayTellMore = answer.how === "talk" && found?.kind === "talk" && MAY_TELL_MORE.has(found.talk);
  const standsForItself = !mayTellMore && ["talk", "sum", "teacher", "library"].includes(answer.how);
  return earlier && !standsForItself ? earlier : withCalmLine(answer, heard);
}

interface Passage {
  /** The page's title. */
  title: string;
  path: string;
  text: string;
}

const passageOf = (entry: LibraryEntry, message: string): Passage => {
  const { title, path } = placeAt(entry.path);
  const said = entry.kind === "section" ? quoteFrom(entry, message) : entry.says;
  return { title, path, text: [`${entry.name}: ${said}`, entry.example].filter(Boolean).join(" ") };
};

/** @returns the passages nearest to a message, for a model, best first. */
export const findPassages = (message: string, most: number): Passage[] =>
  search(message, most).map((entry) => passageOf(entry, message));
