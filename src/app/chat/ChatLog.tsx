import { useRef, type RefObject } from "react";
import { Link } from "react-router-dom";
import { CHAT } from "@/content/chat/chat";
import { offersAfter, reminderAfter, type ChatMessage } from "@/domain/chat/chat";
import { Message, Bubble } from "./Message";
import { Offers } from "./Offers";
import type { Conversation } from "./useConversation";
import { useFollowing } from "./useFollowing";

interface ChatLogProps {
  log: RefObject<HTMLDivElement | null>;
  open: boolean;
  conversation: Conversation;
  /** Timestamps of the answers that have been reported. */
  reported: ReadonlySet<string>;
  onReport: (answer: ChatMessage) => unknown;
}

/** The conversation; screen readers announce each message once, when it arrives. */
export function ChatLog({ log, open, conversation, reported, onReport }: ChatLogProps) {
  const { messages, waitingFor, note, draft } = conversation;
  const offers = waitingFor ? {} : offersAfter(messages, CHAT.more);
  const { hasSubjects, more, meant, close = meant } = offers;
  const lists = [hasSubjects && CHAT.subjects, more, close];
  const count = lists.flatMap<unknown>((list) => list || []).length;
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
    <div ref={scroller} className="relative flex-1 overflow-y-auto overscroll-contain px-4 py-2">
      <p className="bg-q4-soft text-q4-ink rounded-field px-3 py-1 text-sm leading-snug">
        <span>{`${CHAT.notice} `}</span>
        <Link to={CHAT.words.page} className="text-link">
          {CHAT.words.link}
        </Link>
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be in reach of the keyboard */}
      <div ref={log} role="log" aria-label={CHAT.log} tabIndex={0} className="rounded-field mt-2">
        <ol className="flex flex-col gap-3">
          <Bubble by="assistant">{CHAT.greeting}</Bubble>
          {shown.map((message) => (
            <Message
              key={message.timestamp}
              message={message}
              reported={reported.has(message.timestamp)}
              onReport={onReport}
              onWhole={() => message.timestamp === last && showNewest()}
            />
          ))}
          {reminder && <Bubble by="assistant">{CHAT.reminders[reminder]}</Bubble>}
          {note?.kind === "tooMany" && <Bubble by="assistant">{note.message}</Bubble>}
        </ol>
      </div>
      {/* A tap would replace the text that the visitor has begun to write. */}
      {!draft && <Offers offers={offers} conversation={conversation} />}
      {isBehind && (
        <p className="sticky bottom-0 text-center">
          <button
            type="button"
            onClick={() => {
              showNewest();
              // The button goes away.
              log.current?.focus({ preventScroll: true });
            }}
            className="chat-chip pressable"
          >
            {CHAT.newAnswer}
          </button>
        </p>
      )}
      <p role="status" className={waitingFor ? "text-muted mt-3 text-base" : "sr-only"}>
        {waitingFor ? CHAT.thinking : count > 0 && CHAT.offered(count)}
      </p>
    </div>
  );
}
