/** The reply to a message in which nothing is wrong: small talk, sums, the teacher's answers, the library, or chips that lead on. */
import { readAmounts, readFigures, type Sum } from "./amounts.ts";
import { againstAnswer, lacking, sumOfChat } from "./carriedSums.ts";
import { ASKS, isForGrownUps, type Followed } from "./follow.ts";
import type { TaughtAnswer } from "./library.ts";
import { OTHER, type Heard } from "./listen.ts";
import { askedByChip, questionFor, type Found, type Target } from "./lookUp.ts";
import { wordsOf } from "./rows.ts";
import type { Turn } from "./request.ts";
import { inTwo, sayEntry, sayTaught, sentencesOf, sharedWith, withoutVerdict } from "./say.ts";
import { asksForFigure, smallTalk, TALK } from "./talk.ts";
import { isCommon, stemsOf } from "./words.ts";

/** How a message was answered; the only thing of it that is logged. */
export type How = "fixed" | "worry" | "talk" | "sum" | "teacher" | "library" | "unsure" | "unknown";

export interface Answer extends Sum {
  how: How;
  /** Plain text of at most 120 words, with a page named as “Title” (/path). */
  text: string;
  /** Help for a child in need: neither a limit nor a failure may come between it and the child. */
  isHelp?: true;
  /** The page may offer the chips of {@link NEXT_STEPS}. */
  hasMore?: true;
  /** The source of the answer. */
  about?: Target;
  /** Questions that are near; each is found by its own words. */
  next?: string[];
  /** True for a chip's question, and beside a hint of need: then no model is asked. */
  isOwn?: true;
  /** True if the visitor can read a little more at once. */
  isOlder?: boolean;
}

/** The chips under a teacher's answer, as the page sends them, and the part of the answer that each asks for. */
export const NEXT_STEPS = {
  "Show me an example": "example",
  "Make it a plan": "plan",
  "What could go wrong?": "pitfall",
} as const satisfies Record<string, keyof TaughtAnswer>;
const STEP_OF = new Map(Object.entries(NEXT_STEPS).map(([chip, part]) => [wordsOf(chip), part]));
/** True for a chip that asks for a part of the last answer. */
export const isPart = (message: string): boolean => STEP_OF.has(wordsOf(message));

/** From here on, a message may tell of need. */
const MAYBE_NEED = 0.5;
/** The score from which something is the answer, with more if a message is hardly about money; a chip; and a neighbour. */
export const SURE = 0.5;
const [MORE_IF_OTHER, CHIP, NEIGHBOUR] = [0.4, 0.24, 0.3];
/** A page or a word is worth a chip only if it is nearly asked for. */
const CHIP_OF = { page: SURE, word: 0.4, section: Infinity } as const;
const [SURE_TALK, SURE_OF_A_WORD] = [0.8, 0.9];
/** One that leans on the subject is sure only if nothing else is nearly as likely. */
const [SURE_IF_LEANING, AHEAD] = [0.35, 1.15];
const MOST_CHIPS = 3;
/** The number of messages whose amounts may belong together: all that the page sends. */
const LOOKS_BACK = 6;

/** The same message always gets the same wording, and two messages usually get different ones. */
function oneOf(wordings: readonly string[], message: string): string {
  let sum = 7;
  for (const letter of message) sum = (sum * 31 + letter.codePointAt(0)!) % 100_003;
  return wordings[sum % wordings.length]!;
}

const MYSELF = /\b(?:i|im|ive|my|me|we|our)\b/iu;
const SOMEBODY =
  /\b(?:he|she|they|them|him|her|people|someone|somebody|friends?|mates?|mum|dad|mam|nan|gran\w*|brothers?|sisters?|cousins?|uncle|aunt\w*|teacher|boys?|girls?|man|family|everyone|nobody)\b/iu;
/** So many figures make a sum, even one that she cannot do. */
const MOST_FIGURES = 3;
/** A sentence about oneself and somebody else that asks nothing never gets the meaning of a word. */
const onlyTells = (message: string): boolean =>
  MYSELF.test(message) && SOMEBODY.test(message) && !ASKS.test(message);

const chipsFor = (found: readonly Found[], least: number, most: number, isGrownUp: boolean): string[] =>
  found
    .filter(({ target, score }) => isGrownUp || score >= SURE || !isForGrownUps(target))
    .filter(({ target, score }) => score >= (target.kind === "entry" ? CHIP_OF[target.entry.kind] : least))
    .flatMap(({ target }) => questionFor(target) ?? [])
    .slice(0, most);

const neighbours = (others: readonly Found[], { isGrownUp }: Followed): Pick<Answer, "next"> => {
  const next = chipsFor(others, NEIGHBOUR, MOST_CHIPS - 1, isGrownUp);
  return next.length ? { next } : {};
};

function sayFound(around: Around): Answer {
  const {
    found: [{ target }, ...others],
    message,
  } = around;
  if (target.kind === "talk") return { how: "talk", text: oneOf([TALK[target.talk]].flat(), message) };
  const beside = { about: target, ...neighbours(others, around) };
  return target.kind === "taught"
    ? { how: "teacher", text: sayTaught(target.taught, message), hasMore: true, ...beside }
    : { how: "library", text: sayEntry(target.entry), ...beside };
}

/** The part of the subject's answer for which a message that leans on it asks, if the whole has been said. */
const PARTS: readonly (readonly [RegExp, (typeof NEXT_STEPS)[keyof typeof NEXT_STEPS]])[] = [
  [/\b(?:example|like what|show me|dont (?:get|understand) it|what do you mean)\b/u, "example"],
  [/\b(?:safe|risky?|bad|danger\w*|wrong|catch|trick|problem|lose|worst)\b/u, "pitfall"],
  [/\b(?:how do i (?:start|do it)|plan|steps?|what do i do|what should i do)\b/u, "plan"],
];

const isOneWord = (target: Target): boolean => target.kind === "entry" && !target.entry.name.includes(" ");
const isSure = ({ found: [first, second], leans, isBare, heard }: Around): boolean => {
  if (first.target.kind === "talk") return first.isKnown || first.score >= SURE_TALK;
  if (isBare && !leans && !isOneWord(first.target)) return first.score >= SURE_OF_A_WORD;
  if (first.isKnown) return true;
  const least = (leans ? SURE_IF_LEANING : SURE) + (leans ? 0 : MORE_IF_OTHER * heard.other);
  return first.score >= least && (!leans || first.score >= AHEAD * (second?.score ?? 0));
};

const GOES_ON = /\b(?:why|how|more|else|and|explain|go on|tell me|what)\b/u;
const FIGURE = /\bhow (?:much|many|long|old|often)\b|\bwhat age\b/u;
/**
 * @returns what has not been said of an answer and has most words of the message, or a figure if it asks for one; or else, the first
 * time, the rest.
 */
function restOf(taught: TaughtAnswer, around: Around): string | undefined {
  const { message, history, times, isOlder } = around;
  const said = history.flatMap(({ role, content }) => (role === "assistant" ? [content] : [])).join(" ");
  const { more = "" } = inTwo(withoutVerdict(taught.answer), isOlder);
  const parts = [more, taught.pitfall, taught.plan, taught.example].filter(
    (part) => part && !said.includes(sentencesOf(part)[0]!),
  );
  const asked = new Set(stemsOf(message).filter((word) => !isCommon(word)));
  const isFigure = FIGURE.test(wordsOf(message));
  const shared = parts.map((part) => sharedWith(part, asked) + (isFigure && /\d/u.test(part) ? 1 : 0));
  const most = Math.max(...shared);
  if (most > 0) return parts[shared.indexOf(most)];
  return times === 1 && GOES_ON.test(wordsOf(message)) && isSure(around) ? parts[0] : undefined;
}

export interface Around extends Followed {
  message: string;
  /** The visitor's own, with this one. */
  messages: readonly string[];
  history: readonly Turn[];
  heard: Heard;
  today: Date;
}

const sayPart = (text: string, subject: Target, next: Pick<Answer, "next"> = {}): Answer => ({
  how: "teacher",
  text,
  hasMore: true,
  about: subject,
  ...next,
});

/** The answer when nothing is wrong: a chip's part, talk, a sum, a teacher's answer, the library, chips, or "I do not know". */
export function reply(around: Around): Answer {
  const { message, messages, heard, found, subject, leans, today } = around;
  const [first, ...others] = found;
  const taught = subject?.kind === "taught" ? subject.taught : undefined;
  const asked = wordsOf(message);
  const step = STEP_OF.get(asked);
  if (step) return taught ? sayPart(taught[step], subject!) : { how: "talk", text: TALK.can };
  if (askedByChip(message)) return sayFound(around);
  const talk = smallTalk(message);
  if (talk) return { how: "talk", text: talk };
  const isAsked = taught?.answer.endsWith(TALK.savingFor) ?? false;
  const lately = messages.slice(-LOOKS_BACK);
  const near = leans
    ? [first.target, subject].flatMap((target) => (target?.kind === "taught" ? target.taught.answer : []))
    : [];
  const sum =
    sumOfChat(lately, isAsked, leans || !subject, today) ??
    (leans ? lacking(lately, today) : undefined) ??
    near.map((answer) => againstAnswer(message, answer)).find(Boolean);
  if (sum) return { how: "sum", ...sum };
  // In a chat about money, a hint of need gets a line about helpers under the answer.
  if (heard.need >= MAYBE_NEED && !first.isKnown && !subject && first.score < SURE && !around.isGrownUp)
    return { how: "worry", text: TALK.unheard, isHelp: true };
  // The same words once more answer nothing.
  const isTold = leans && first.target === subject;
  const sure = !isTold && isSure(around);
  const figure = asksForFigure(message);
  if (figure && !(sure && first.target.kind === "taught")) return { how: "unknown", text: TALK[figure] };
  if (readFigures(readAmounts(message)).list.length >= MOST_FIGURES && !first.isKnown)
    return { how: "unknown", text: TALK.hardSum };
  if (taught && leans && !sure) {
    const part = PARTS.find(([asks]) => asks.test(asked))?.[1];
    const rest = part ? taught[part] : isTold && first.score >= SURE_IF_LEANING && restOf(taught, around);
    if (rest) return sayPart(rest, subject!, neighbours(others, around));
  }
  const isMeaning = first.target.kind === "entry" && first.target.entry.kind === "word";
  if (sure && (first.isKnown || !isMeaning || !onlyTells(message))) return sayFound(around);
  const tells = onlyTells(message) && !leans && first.score < SURE;
  const next =
    (heard.other < OTHER || leans) && !tells
      ? chipsFor(isTold ? others : found, CHIP, MOST_CHIPS, around.isGrownUp)
      : [];
  const asksFor = leans ? lacking(lately, today, true) : undefined;
  if (asksFor) return { how: "sum", ...asksFor, ...(next.length > 0 && { next }) };
  if (next.length > 1) return { how: "unsure", text: TALK.unsure, next };
  if (MYSELF.test(message) && !ASKS.test(message)) return { how: "unknown", text: oneOf(TALK.told, message) };
  return { how: "unknown", text: oneOf(heard.other >= OTHER ? TALK.other : TALK.unknown, message) };
}
