/** Reads what the page sends: `{message, conversationHistory: [{role, content}]}` (specification part 1, section 7). */
import { isRecord } from "../_shared/isRecord.ts";

export const MAX_BYTES = 16 * 1024;
/** In characters as a person counts them: an emoji of one code point is one. */
const MAX_MESSAGE_CHARACTERS = 1000;
const MAX_TURNS = 10;
const ROLES = ["user", "assistant"] as const;

export interface Turn {
  /** What claims to be the assistant's comes from the page, too, and carries no authority. */
  role: (typeof ROLES)[number];
  content: string;
}

export interface ChatRequest {
  message: string;
  conversationHistory: Turn[];
}

interface Refusal {
  status: 400;
  /** A sentence for the person who sent it. */
  message: string;
}

const refuse = (message: string): Refusal => ({ status: 400, message });

export const TOO_BIG = refuse("That is too long. Please send a shorter message.");
export const UNREADABLE = refuse("What was sent could not be read.");
const BLANK = refuse("Please write a message first.");
const TOO_LONG = refuse(
  `A message can have at most ${MAX_MESSAGE_CHARACTERS} letters. Please make it shorter.`,
);
const BAD_HISTORY = refuse("The earlier messages could not be read. Please clear the chat and try again.");
const TOO_MANY_TURNS = refuse(`At most ${MAX_TURNS} earlier messages can be sent.`);
const UNKNOWN_FIELD = refuse("What was sent holds something that we do not know.");

type Fields = Record<string, unknown>;

const hasOnly = (fields: Fields, ...names: string[]) =>
  Object.keys(fields).every((name) => names.includes(name));

/** Something that shows: no white space, control, filler or mark alone. */
const VISIBLE = /[^\s\p{C}\p{M}\u{115F}\u{1160}\u{2800}\u{3164}\u{FFA0}]/u;
const isTooLong = (text: string) => Array.from(text).length > MAX_MESSAGE_CHARACTERS;
/** An answer of a model may have been longer; what nobody has written in the box is not worth reading. */
const cut = (text: string) => Array.from(text).slice(0, MAX_MESSAGE_CHARACTERS).join("");

function readTurn(value: unknown): Turn | undefined {
  if (!isRecord(value) || !hasOnly(value, "role", "content")) return undefined;
  const role = ROLES.find((known) => known === value.role);
  return role && typeof value.content === "string" ? { role, content: cut(value.content) } : undefined;
}

/** @param body the text of the request, as it was sent. */
export function parseRequest(body: string): ChatRequest | Refusal {
  if (body.length > MAX_BYTES || new TextEncoder().encode(body).length > MAX_BYTES) return TOO_BIG;
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return UNREADABLE;
  }
  if (!isRecord(value)) return UNREADABLE;
  if (!hasOnly(value, "message", "conversationHistory")) return UNKNOWN_FIELD;
  if (typeof value.message !== "string") return UNREADABLE;
  const message = value.message.replace(/\p{Cs}/gu, "\uFFFD").trim();
  if (!VISIBLE.test(message)) return BLANK;
  if (isTooLong(message)) return TOO_LONG;
  if (!Array.isArray(value.conversationHistory)) return BAD_HISTORY;
  if (value.conversationHistory.length > MAX_TURNS) return TOO_MANY_TURNS;
  const turns = value.conversationHistory.map(readTurn);
  const conversationHistory = turns.filter((turn) => turn !== undefined);
  return conversationHistory.length < turns.length ? BAD_HISTORY : { message, conversationHistory };
}
