/**
 * The conversation with the money guide and the message being typed. They are kept for this tab, so
 * that a reload or another page loses nothing, and no other tab or visitor sees them.
 */
import * as v from "valibot";
import { ANSWER_KINDS, CHAT_ROLES, type ChatMessage } from "@/domain/chat/chat";
import { localStore } from "@/storage/localStore";
import { tabStorage } from "@/storage/tabStorage";

/** A limit well above the longest answer or question. */
const Text = v.pipe(v.string(), v.maxLength(20_000));

const Message = v.object({
  role: v.picklist(CHAT_ROLES),
  content: Text,
  timestamp: v.pipe(v.string(), v.isoTimestamp()),
  more: v.optional(Text),
  next: v.optional(v.array(Text)),
  kind: v.optional(v.picklist(ANSWER_KINDS)),
  hasMore: v.optional(v.boolean()),
  goal: v.optional(v.number()),
  week: v.optional(v.number()),
  saved: v.optional(v.number()),
  subject: v.optional(Text),
  endsSubject: v.optional(v.boolean()),
});

export const chatMessages = localStore<readonly ChatMessage[]>({
  key: "4mq_chat",
  schema: v.pipe(v.array(Message), v.maxLength(200)),
  empty: [],
  storage: tabStorage,
});

export const chatDraft = localStore<string>({
  key: "4mq_chat_draft",
  schema: Text,
  empty: "",
  storage: tabStorage,
});

/** Clears the conversation. */
export function forgetChat(): void {
  chatMessages.forget();
  chatDraft.forget();
}
