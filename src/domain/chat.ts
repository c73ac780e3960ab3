/** A conversation with the money guide: its messages, what is sent of them, and what an answer is made of. */
import { cleanText, textProblem, type TextProblem } from "./sharedText";

export const CHAT_ROLES = ["user", "assistant"] as const;
type ChatRole = (typeof CHAT_ROLES)[number];

/** Specification part 1, section 3. */
export interface ChatMessage {
  role: ChatRole;
  content: string;
  /** ISO 8601; no two messages of a conversation have the same. */
  timestamp: string;
}

export interface ChatRequest {
  message: string;
  conversationHistory: { role: ChatRole; content: string }[];
}

/** As a person counts: an emoji of one code point is one. */
export const CHAT_MAX_CHARACTERS = 1000;
const MAX_TURNS = 10;
const MAX_BYTES = 16 * 1024;
/** What a tab keeps; the oldest go first. */
const MAX_STORED_MESSAGES = 60;

/** Nothing that shows is "empty": such a message is not sent (specification part 1, section 5). */
export const chatProblem = (typed: string): TextProblem | undefined =>
  textProblem(typed, CHAT_MAX_CHARACTERS);

const truncate = (text: string): string => Array.from(text).slice(0, CHAT_MAX_CHARACTERS).join("");
const bytesOf = (request: ChatRequest): number => new TextEncoder().encode(JSON.stringify(request)).length;

/** @returns what is sent: the message, and as many of the latest turns as the function takes. */
export function chatRequest(typed: string, messages: readonly ChatMessage[]): ChatRequest {
  const request: ChatRequest = {
    message: cleanText(typed),
    conversationHistory: messages
      .slice(-MAX_TURNS)
      .map(({ role, content }) => ({ role, content: truncate(content) })),
  };
  while (bytesOf(request) > MAX_BYTES) request.conversationHistory.shift();
  return request;
}

export const withMessages = (
  messages: readonly ChatMessage[],
  ...added: readonly ChatMessage[]
): readonly ChatMessage[] => [...messages, ...added].slice(-MAX_STORED_MESSAGES);

type AnswerPart = string | { title: string; path: string };

/** A page as the guide names it: “Needs and wants” (/resources/sample-chapter). One slash at the start: of this site. */
const NAMED_PAGE = /“([^“”\n]{1,200})” \((\/|(?:\/[\w-]+)+(?:#[\w-]+)?)\)/gu;

/** @param isPage whether a path, without its #, is one of this site. All that names no such page stays text. */
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
