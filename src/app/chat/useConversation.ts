import { useEffect, useRef, useState } from "react";
import { askGuide } from "@/backend/chat";
import { MESSAGES } from "@/content/messages";
import { chatProblem, chatRequest, withMessages, type ChatMessage } from "@/domain/chat";
import { chatDraft, chatMessages, forgetChat } from "@/storage/chat";
import { useStored } from "@/storage/useStored";
import { toast, withdrawToast } from "@/ui/toast";
import { nextTimestamp } from "./nextTimestamp";

/** Beside what was said: that nothing was sent, as the visitor stopped it, or the guide's own words why not now. */
type Note = { kind: "stopped" } | { kind: "tooMany"; message: string };

export interface Conversation {
  messages: readonly ChatMessage[];
  /** Asked, and not answered yet. */
  waitingFor: ChatMessage | undefined;
  note: Note | undefined;
  /** What is being typed. It stays until it has been answered. */
  draft: string;
  type: (text: string) => void;
  /** Sends what is typed, or what is given. Nothing happens for a blank, or while an answer is awaited. */
  send: (text?: string) => Promise<void>;
  stop: () => void;
  clear: () => void;
}

export function useConversation(): Conversation {
  const messages = useStored(chatMessages);
  const draft = useStored(chatDraft);
  const [waitingFor, setWaitingFor] = useState<ChatMessage>();
  const [note, setNote] = useState<Note>();
  const sending = useRef<AbortController>(undefined);

  /** The answer, should it come, is no longer waited for. */
  const cancelRequest = () => {
    sending.current?.abort();
    sending.current = undefined;
    setWaitingFor(undefined);
  };

  // The chat was cleared, or the visitor signed out: an answer on its way is not the next one's to read.
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
    chatDraft.forget();
  }

  return {
    messages,
    waitingFor,
    // It speaks of what is typed.
    note: draft ? note : undefined,
    draft,
    type: (text) => chatDraft.write(text),
    send,
    stop() {
      cancelRequest();
      setNote({ kind: "stopped" });
    },
    clear() {
      cancelRequest();
      forgetChat();
    },
  };
}
