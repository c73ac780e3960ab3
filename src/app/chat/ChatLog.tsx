import { useRef, type RefObject } from "react";
import { Link } from "react-router-dom";
import { storedSession } from "@/backend/session";
import { CHAT } from "@/content/chat/chat";
import { newGoalPath } from "@/content/community/goalPath";

import { reminderAfter, type ChatMessage } from "@/domain/chat/chat";
import { PrivacyHint } from "@/ui/controls/PrivacyHint";
import { Message, Bubble } from "./Message";
import type { Conversation } from "./useConversation";
import { useFollowing } from "./useFollowing";

interface ChatLogProps {
  log: RefObject<HTMLDivElement | null>;
  open: boolean;
  conversation: Conversation;
  /** Timestamps of the answers that have been reported. */
  reported: ReadonlySet<string>;
  onReport: (answer: ChatMessage) => void;
}

const CHIP =
  "pressable border-edge text-ink hover:bg-q3-soft hover:text-q3-ink inline-block min-h-11 rounded-2xl border-2 px-4 py-2 text-left text-base leading-snug no-underline";

/** Explains who answers, and what happens to the visitor's words. */
const Notice = () => (
  <p className="bg-q4-soft text-q4-ink rounded-field px-3.5 py-2.5 text-sm leading-snug">
    <PrivacyHint>{CHAT.notice}</PrivacyHint>
  </p>
);

/** The conversation; screen readers announce each message once, when it arrives. */
export function ChatLog({ log, open, conversation, reported, onReport }: ChatLogProps) {
  const { messages, waitingFor, note, next, draft, send } = conversation;
  const { hasMore, goal } = next;
  const reminder = waitingFor ? undefined : reminderAfter(messages);
  // The key stays the same once the message has been answered, because it is the same message.
  const shown = waitingFor ? [...messages, waitingFor] : messages;
  const last = shown.at(-1)?.timestamp;

  const scroller = useRef<HTMLDivElement>(null);
  const { isBehind, showNewest } = useFollowing(scroller, {
    open,
    newest: note?.kind === "tooMany" ? `${last} ${note.kind}` : last,
    isOwn: Boolean(waitingFor),
  });

  return (
    <div ref={scroller} className="relative flex-1 overflow-y-auto overscroll-contain px-4 py-3">
      <Notice />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be in reach of the keyboard */}
      <div ref={log} role="log" aria-label={CHAT.log} tabIndex={0} className="rounded-field mt-3">
        <ol className="flex flex-col gap-3">
          <Bubble by="assistant">{CHAT.greeting}</Bubble>
          {shown.map((message) => (
            <Message
              key={message.timestamp}
              message={message}
              reported={reported.has(message.timestamp)}
              onReport={onReport}
            />
          ))}
          {reminder && <Bubble by="assistant">{CHAT.reminders[reminder]}</Bubble>}
          {note?.kind === "tooMany" && <Bubble by="assistant">{note.message}</Bubble>}
        </ol>
      </div>
      {/* A tap would replace the text that the visitor has begun to write. */}
      {!draft && goal && (
        <p className="mt-3">
          <Link to={newGoalPath(storedSession()?.user.id, goal)} className={CHIP}>
            {CHAT.makeGoal}
          </Link>
        </p>
      )}
      {!draft && (hasMore || shown.length === 0) && (
        <div className="mt-3">
          <p id="chat-suggestions" className="text-muted px-1 text-sm">
            {hasMore ? CHAT.moreLabel : CHAT.suggestionsLabel}
          </p>
          <ul aria-labelledby="chat-suggestions" className="mt-1.5 flex flex-col items-start gap-2">
            {(hasMore ? CHAT.more : CHAT.suggestions).map((question) => (
              <li key={question}>
                <button type="button" onClick={() => void send(question)} className={CHIP}>
                  {question}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {isBehind && (
        <p className="sticky bottom-0 text-center">
          <button
            type="button"
            onClick={() => {
              showNewest();
              // The button goes away.
              log.current?.focus({ preventScroll: true });
            }}
            className={`${CHIP} bg-card`}
          >
            {CHAT.newAnswer}
          </button>
        </p>
      )}
      <p role="status" className={waitingFor ? "text-muted mt-3 text-base" : "sr-only"}>
        {waitingFor && CHAT.thinking}
      </p>
    </div>
  );
}
