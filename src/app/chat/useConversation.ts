import { useEffect, useRef, useState } from "react";
import { askGuide } from "@/backend/chat/chat";
import { MESSAGES } from "@/content/messages";
import { changeLast, chatProblem, chatRequest, withMessages, type ChatMessage } from "@/domain/chat/chat";
import { chatDraft, chatMessages, forgetChat } from "@/storage/chat/chat";
import { useStored } from "@/storage/useStored";
import { toast, withdrawToast } from "@/ui/feedback/toast";
import { nextTimestamp } from "./nextTimestamp";

/** A note beside the messages: the visitor stopped the request, or the guide explains why it cannot answer now. */
type Note = { kind: "stopped" } | { kind: "tooMany"; message: string };

export type Conversation = ReturnType<typeof useConversation>;

/** The messages of this tab, and what the visitor does with them. */
export function useConversation() {
  const messages = useStored(chatMessages);
  const draft = useStored(chatDraft);
  const [waitingFor, setWaitingFor] = useState<ChatMessage>();
  const [note, setNote] = useState<Note>();
  const sending = useRef<AbortController>(undefined);

  /** Ignores the answer if it still arrives. */
  const cancelRequest = () => {
    sending.current?.abort();
    sending.current = undefined;
    setWaitingFor(undefined);
  };

  // When the chat is cleared or the visitor signs out, an answer in flight must not reach the next visitor.
  useEffect(() => chatDraft.subscribe(() => void (chatDraft.read() || cancelRequest())), []);

  /** Sends the typed or the given text. Does nothing for blank text, or while an answer is awaited. */
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
      ...reply.answer,
      role: "assistant",
      timestamp: nextTimestamp([asked], new Date()),
    };
    // The subject may have been dropped meanwhile.
    chatMessages.write(withMessages(chatMessages.read(), asked, answer));
    chatDraft.forget();
  }

  return {
    messages,
    /** A question that has not been answered yet. */
    waitingFor,
    // The note refers to the typed text.
    note: draft ? note : undefined,
    /** The text being typed. It is kept until it has been answered. */
    draft,
    type: (text: string) => chatDraft.write(text),
    send,
    stop: () => {
      cancelRequest();
      setNote({ kind: "stopped" });
    },
    /** Drops the subject, or the questions that may have been meant, and leads to the subjects. */
    change: (last: Parameters<typeof changeLast>[1]) => {
      chatMessages.write(changeLast(chatMessages.read(), last));
      // The button that was pressed has gone.
      requestAnimationFrame(() =>
        document.querySelector<HTMLElement>(".chat-subjects button, .chat-box textarea")?.focus(),
      );
    },
    clear: () => {
      cancelRequest();
      forgetChat();
    },
  };
}
