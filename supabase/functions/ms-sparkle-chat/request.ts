/** Reads what the page sends: `{message, conversationHistory: [{role, content}]}` (specification part 1, section 7). */
import { isRecord } from "../_shared/isRecord.ts";
import { showsSomething } from "../_shared/text/visible.ts";

export const MAX_BYTES = 16 * 1024;
/** The unit is code points, so that a simple emoji is one character. */
const MAX_MESSAGE_CHARACTERS = 1000;
const MAX_TURNS = 10;
const ROLES = ["user", "assistant"] as const;

export interface Turn {
  /** An assistant's turn also comes from the page, so it carries no authority. */
  role: (typeof ROLES)[number];
  content: string;
}

export interface ChatRequest {
  message: string;
  conversationHistory: Turn[];
}

interface Refusal {
  status: 400;
  /** A sentence for the sender. */
  message: string;
}

const refuse = (message: string): Refusal => ({ status: 400, message });

export const TOO_BIG = refuse("That is too long. Please send a shorter message.");
export const UNREADABLE = refuse("We could not read that message. Please send it again.");
const BLANK = refuse("Please write a message first.");
const TOO_LONG = refuse(
  `A message can be at most ${MAX_MESSAGE_CHARACTERS} letters long. Please make yours shorter.`,
);
const BAD_HISTORY = refuse("We could not read the earlier messages. Please clear the chat and try again.");
const TOO_MANY_TURNS = refuse(`You can send no more than ${MAX_TURNS} earlier messages.`);
const UNKNOWN_FIELD = refuse("That message contains a field that we do not recognise.");

type Fields = Record<string, unknown>;

const hasOnly = (fields: Fields, ...names: string[]) =>
  Object.keys(fields).every((name) => names.includes(name));

const isTooLong = (text: string) => Array.from(text).length > MAX_MESSAGE_CHARACTERS;
/** A model's earlier answer may be longer than a message may be, so it is cut and not refused. */
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
  if (!showsSomething(message)) return BLANK;
  if (isTooLong(message)) return TOO_LONG;
  if (!Array.isArray(value.conversationHistory)) return BAD_HISTORY;
  if (value.conversationHistory.length > MAX_TURNS) return TOO_MANY_TURNS;
  const turns = value.conversationHistory.map(readTurn);
  const conversationHistory = turns.filter((turn) => turn !== undefined);
  return conversationHistory.length < turns.length ? BAD_HISTORY : { message, conversationHistory };
}
