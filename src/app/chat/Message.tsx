import { useId, useState, type ReactNode } from "react";
import { Link } from "react-router-dom";
import { routeOf } from "@/app/preload";
import { CHAT } from "@/content/chat/chat";
import { timeName } from "@/domain/calendar";
import { answerParts, isEmergency, urgentText, type ChatMessage } from "@/domain/chat/chat";
import { WithHelplines } from "@/parts/WithHelplines";
import type { Elements } from "@/ui/elements";

const isPage = (path: string) => routeOf(path) !== "*";

interface BubbleProps {
  by: ChatMessage["role"];
  at?: string;
  textId?: string;
  isUrgent?: boolean;
  children: ReactNode;
  /** The actions for this message, if it is the guide's. */
  action?: Elements;
}

/** A bubble under its speaker's name: the guide's on the left, the visitor's on the right. */
export function Bubble({ by, at, textId, isUrgent, children, action }: BubbleProps) {
  const isUser = by === "user";
  return (
    <li className={`flex max-w-[92%] flex-col ${isUser ? "items-end self-end" : "items-start"}`}>
      <p className="text-muted mb-0.5 flex gap-2 px-1 text-sm">
        <strong translate={isUser ? undefined : "no"} className="text-ink">
          {isUser ? CHAT.you : CHAT.name}
        </strong>
        {at && <time dateTime={at}>{timeName(new Date(at))}</time>}
      </p>
      <div
        id={textId}
        dir="auto"
        className={`max-w-full rounded-2xl px-4 py-2 text-base leading-normal wrap-anywhere whitespace-pre-line ${isUser ? "bg-action text-action-on rounded-tr-sm" : isUrgent ? "chat-urgent" : "bg-q3-soft text-ink rounded-tl-sm"}`}
      >
        {children}
      </div>
      {!isUser && action}
    </li>
  );
}

/** Answers are always rendered as text; only the site's own pages and the helplines become links. */
const Words = ({ children }: { children: string }) =>
  children.split("\n\n").map((paragraph, nth) => (
    <p key={nth}>
      {answerParts(paragraph, isPage).map((part, index) =>
        typeof part === "string" ? (
          <WithHelplines key={index}>{part}</WithHelplines>
        ) : (
          <Link key={index} to={part.path} className="text-link font-semibold">
            {part.title}
          </Link>
        ),
      )}
    </p>
  ));

interface MessageProps {
  message: ChatMessage;
  reported: boolean;
  onReport: (answer: ChatMessage) => unknown;
  /** Called once the rest of the answer is there or has gone. */
  onWhole: () => unknown;
}

export function Message({ message, reported, onReport, onWhole }: MessageProps) {
  const { role, content, more, kind, timestamp } = message;
  const textId = useId();
  const [isWhole, setWhole] = useState(false);
  const isUrgent = isEmergency(message);
  const action = (
    <div className="flex flex-wrap items-center gap-x-3">
      {more && (
        <button
          type="button"
          aria-expanded={isWhole}
          aria-describedby={textId}
          onClick={() => {
            setWhole(!isWhole);
            requestAnimationFrame(onWhole);
          }}
          className="text-action -mt-1 flex min-h-11 items-center px-1 text-sm font-semibold hover:underline"
        >
          <span>{isWhole ? CHAT.less : CHAT.whole}</span>
        </button>
      )}
      {kind === "help" ? (
        <a href="tel:08001111" className="button button-quiet pressable mt-2">
          {CHAT.callChildline}
        </a>
      ) : (
        <button
          type="button"
          aria-label={reported ? CHAT.reported : CHAT.report}
          aria-disabled={reported}
          aria-describedby={textId}
          onClick={() => reported || onReport(message)}
          className="text-muted -mt-1 flex min-h-11 items-center px-1 text-sm hover:underline aria-disabled:no-underline"
        >
          <span>{reported ? CHAT.reported : CHAT.reportShort}</span>
        </button>
      )}
    </div>
  );
  return (
    <Bubble by={role} at={timestamp} textId={textId} isUrgent={isUrgent} action={action}>
      {isUrgent && (
        <>
          <h3>{CHAT.emergency}</h3>
          <a href="tel:999" className="button pressable">
            {CHAT.call999}
          </a>
        </>
      )}
      {role === "user" ? <p>{content}</p> : <Words>{isUrgent ? urgentText(content) : content}</Words>}
      {more && isWhole && <Words>{more}</Words>}
    </Bubble>
  );
}
