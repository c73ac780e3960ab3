/** A conversation with the money guide: its messages, the request that carries them, and the parts of an answer. */
import { MESSAGE_MAX_CHARACTERS } from "@/domain/formLimits";
import { cleanText, textProblem, type TextProblem } from "@/domain/sharedText";

export const CHAT_ROLES = ["user", "assistant"] as const;
type ChatRole = (typeof CHAT_ROLES)[number];

export const ANSWER_KINDS = ["unsure", "nothing", "help"] as const;

/** The guide's words, and what she gives beside them, which is kept with them. */
export interface GuideAnswer {
  content: string;
  /** The rest of the answer, for those who want all of it. */
  more?: string | undefined;
  /** Whole questions that a visitor may ask next. */
  next?: readonly string[] | undefined;
  /** She is not sure what was meant, knows nothing about it, or has heard a child in need. */
  kind?: (typeof ANSWER_KINDS)[number] | undefined;
  /** True if she can give an example, a plan and a warning. */
  hasMore?: boolean | undefined;
  /** An amount to save, in whole pence; how much of it a week; and how much is there. */
  goal?: number | undefined;
  week?: number | undefined;
  saved?: number | undefined;
  /** The question that the chat is about. */
  subject?: string | undefined;
}

/** Specification part 1, section 3. */
export interface ChatMessage extends GuideAnswer {
  role: ChatRole;
  /** ISO 8601; unique within a conversation. */
  timestamp: string;
  /** True if the visitor dropped the subject after this message. */
  endsSubject?: boolean | undefined;
}

export interface ChatRequest {
  message: string;
  conversationHistory: { role: ChatRole; content: string }[];
}

/** Characters as a person counts them: an emoji of one code point is one. */
export const CHAT_MAX_CHARACTERS = 1000;
const MAX_TURNS = 10;
const MAX_BYTES = 16 * 1024;
/** The number of messages that a tab keeps; the oldest are dropped first. */
const MAX_STORED_MESSAGES = 60;

/**
 * Returns "empty" for a message with nothing visible in it; such a message is not sent
 * (specification part 1, section 5).
 */
export const chatProblem = (typed: string): TextProblem | undefined =>
  textProblem(typed, CHAT_MAX_CHARACTERS);

const truncate = (text: string): string => Array.from(text).slice(0, CHAT_MAX_CHARACTERS).join("");
const byteLength = (request: ChatRequest): number => new TextEncoder().encode(JSON.stringify(request)).length;

/** @returns the request: the message, and as many of the latest turns of this subject as the function accepts. */
export function chatRequest(typed: string, messages: readonly ChatMessage[]): ChatRequest {
  const request: ChatRequest = {
    message: cleanText(typed),
    conversationHistory: messages
      .slice(messages.findLastIndex(({ endsSubject }) => endsSubject) + 1)
      .slice(-MAX_TURNS)
      .map(({ role, content }) => ({ role, content: truncate(content) })),
  };
  while (byteLength(request) > MAX_BYTES) request.conversationHistory.shift();
  return request;
}

export const withMessages = (
  messages: readonly ChatMessage[],
  ...added: readonly ChatMessage[]
): readonly ChatMessage[] => [...messages, ...added].slice(-MAX_STORED_MESSAGES);

/** @returns the messages with a change to the last one. */
export const changeLast = (
  messages: readonly ChatMessage[],
  change: Partial<ChatMessage>,
): readonly ChatMessage[] =>
  messages.map((message, index) => (index === messages.length - 1 ? { ...message, ...change } : message));

/** The offers that a visitor may tap after the last message. */
export interface Offers extends Pick<GuideAnswer, "goal" | "week" | "saved"> {
  /** The subjects to begin with. */
  hasSubjects?: boolean;
  /** Questions of which one may be the visitor's. */
  meant?: readonly string[] | undefined;
  /** Parts of the answer that have not been asked for. */
  more?: readonly string[] | undefined;
  /** Questions close to the answer. */
  close?: readonly string[] | undefined;
}

/**
 * @param parts what a visitor may ask of an answer that has more.
 * @returns what is offered after the last message: nothing beside help, and the subjects where a chat begins or has lost its way.
 */
export function offersAfter(messages: readonly ChatMessage[], parts: readonly string[]): Offers {
  const last = messages.at(-1);
  if (!last || last.endsSubject || last.kind === "nothing") return { hasSubjects: true };
  const { kind, next, hasMore, goal, week, saved } = last;
  if (kind === "help") return {};
  if (kind === "unsure") return next?.length ? { meant: next } : { hasSubjects: true };
  const asked = messages.flatMap(({ content }, nth) =>
    messages[nth + 1]?.subject === last.subject ? content : [],
  );
  const more = hasMore ? parts.filter((part) => !asked.includes(part)) : undefined;
  return { more, goal, week, saved, close: next };
}

/** @returns all that an answer says, as far as a report takes it. */
export const wholeAnswer = ({ content, more }: ChatMessage): string =>
  (more ? `${content}\n\n${more}` : content).slice(0, MESSAGE_MAX_CHARACTERS);

/** @returns true for help that names 999 before any other number to call. */
export const isEmergency = (answer: ChatMessage): boolean =>
  answer.kind === "help" && /999|0800 1111/.exec(wholeAnswer(answer))?.[0] === "999";

/** @returns a text of help, each sentence a paragraph, without the call that a button says. */
export const urgentText = (text: string): string =>
  text.replace(/^call 999 now\.\s+/iu, "").replaceAll(/([.!?]) /gu, "$1\n\n");

/** After so many questions she reminds the visitor that she is a computer, and after so many she suggests a pause. */
const [REMINDS_EVERY, PAUSES_AT] = [10, 30];

/** @returns what is due under the last answer of a conversation. */
export function reminderAfter(messages: readonly ChatMessage[]): "computer" | "pause" | undefined {
  const asked = messages.filter(({ role }) => role === "user").length;
  if (messages.at(-1)?.role !== "assistant" || asked === 0) return undefined;
  if (asked >= PAUSES_AT) return "pause";
  return asked % REMINDS_EVERY === 0 ? "computer" : undefined;
}

type AnswerPart = string | { title: string; path: string };

/**
 * A page as the guide names it: “Needs and wants” (/resources/sample-chapter). A single slash at
 * the start means a path of this site.
 */
const NAMED_PAGE = /“([^“”\n]{1,200})” \((\/|(?:\/[\w-]+)+(?:#[\w-]+)?)\)/gu;

/** @param isPage returns true if a path, without its #, is a page of this site. Everything else stays text. */
export function answerParts(answer: string, isPage: (path: string) => boolean): AnswerPart[] {
  const parts: AnswerPart[] = [];
  let from = 0;
  for (const match of answer.matchAll(NAMED_PAGE)) {
    const [whole, title, path] = match as unknown as [string, string, string];
    if (!isPage(path.replace(/#.*/u, ""))) continue;
    if (match.index > from) parts.push(answer.slice(from, match.index));
    parts.push({ title, path });
    from = match.index + whole.length;
  }
  if (from < answer.length) parts.push(answer.slice(from));
  return parts;
}
