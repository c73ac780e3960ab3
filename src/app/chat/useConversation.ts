import { useEffect, useRef, useState } from "react";
import { askGuide } from "@/backend/chat/chat";
import { MESSAGES } from "@/content/messages";
import { chatProblem, chatRequest, withMessages, type ChatMessage } from "@/domain/chat/chat";
import { chatDraft, chatMessages, forgetChat } from "@/storage/chat/chat";
import { useStored } from "@/storage/useStored";
import { toast, withdrawToast } from "@/ui/feedback/toast";
import { nextTimestamp } from "./nextTimestamp";

/** A note beside the messages: the visitor stopped the request, or the guide explains why it cannot answer now. */
type Note = { kind: "stopped" } | { kind: "tooMany"; message: string };

type Next = { hasMore?: boolean; goal?: number | undefined };

export interface Conversation {
  messages: readonly ChatMessage[];
  /** A question that has not been answered yet. */
  waitingFor: ChatMessage | undefined;
  note: Note | undefined;
  /** The next step after the guide's last answer: more about it, or an amount, in whole pence, to save for. */
  next: Next;
  /** The text being typed. It is kept until it has been answered. */
  draft: string;
  type: (text: string) => void;
  /** Sends the typed or the given text. Does nothing for blank text, or while an answer is awaited. */
  send: (text?: string) => Promise<void>;
  stop: () => void;
  clear: () => void;
}

export function useConversation(): Conversation {
  const messages = useStored(chatMessages);
  const draft = useStored(chatDraft);
  const [waitingFor, setWaitingFor] = useState<ChatMessage>();
  const [note, setNote] = useState<Note>();
  const [next, setNext] = useState<Next>({});
  const sending = useRef<AbortController>(undefined);

  /** Ignores the answer if it still arrives. */
  const cancelRequest = () => {
    sending.current?.abort();
    sending.current = undefined;
    setWaitingFor(undefined);
  };

  // When the chat is cleared or the visitor signs out, an answer in flight must not reach the next visitor.
  useEffect(() => chatDraft.subscribe(() => void (chatDraft.read() || cancelRequest())), []);

  async function send(text = draft) {
    if (sending.current || chatProblem(text)) return;
    const controller = new AbortController();
    sending.current = controller;
    const before = chatMessages.read();
    const request = chatRequest(text, before);
    const asked: ChatMessage = {
      role: "user",
      content: request.message,
      timestamp: nextTimestamp(before, new Date()),
    };
    chatDraft.write(text);
    setNote(undefined);
    setNext({});
    withdrawToast(MESSAGES.chatFailed);
    setWaitingFor(asked);
    const reply = await askGuide(request, controller);
    if (sending.current !== controller) return;
    cancelRequest();
    if (reply.outcome === "failed") return toast({ ...MESSAGES.chatFailed, tone: "destructive" });
    if (reply.outcome === "tooMany") return setNote({ kind: "tooMany", message: reply.message });
    const answer: ChatMessage = {
      role: "assistant",
      content: reply.message,
      timestamp: nextTimestamp([asked], new Date()),
    };
    chatMessages.write(withMessages(before, asked, answer));
    setNext({ hasMore: reply.hasMore, goal: reply.goal });
    chatDraft.forget();
  }

  return {
    messages,
    waitingFor,
    // The note refers to the typed text.
    note: draft ? note : undefined,
    // A chat that was cleared elsewhere has nothing to go on with.
    next: messages.length > 0 ? next : {},
    draft,
    type: (text) => chatDraft.write(text),
    send,
    stop() {
      cancelRequest();
      setNote({ kind: "stopped" });
    },
    clear() {
      cancelRequest();
      setNext({});
      forgetChat();
    },
  };
}
