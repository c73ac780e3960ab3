import { Flag } from "lucide";
import { useId, type ReactNode } from "react";
import { Link } from "react-router-dom";
import { routeOf } from "@/app/preload";
import { CHAT, CHAT_REPORT } from "@/content/chat/chat";
import { timeName } from "@/domain/calendar";
import { answerParts, type ChatMessage } from "@/domain/chat/chat";
import { WithHelplines } from "@/parts/WithHelplines";
import type { Elements } from "@/ui/elements";
import { Icon } from "@/ui/text/Icon";

const isPage = (path: string) => routeOf(path) !== "*";

interface BubbleProps {
  by: ChatMessage["role"];
  at?: string;
  textId?: string;
  children: ReactNode;
  /** The actions for this message. */
  action?: Elements;
}

/** A bubble under its speaker's name: the guide's on the left, the visitor's on the right. */
export function Bubble({ by, at, textId, children, action }: BubbleProps) {
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
        className={`max-w-full rounded-2xl px-4 py-2.5 text-base leading-normal wrap-anywhere whitespace-pre-line ${isUser ? "bg-action text-action-on rounded-tr-sm" : "bg-q3-soft text-ink rounded-tl-sm"}`}
      >
        {children}
      </div>
      {action}
    </li>
  );
}

interface MessageProps {
  message: ChatMessage;
  reported: boolean;
  onReport: (answer: ChatMessage) => void;
}

/** Answers are always rendered as text; only the site's own pages and the helplines become links. */
export function Message({ message, reported, onReport }: MessageProps) {
  const { role, content, timestamp } = message;
  const textId = useId();
  if (role === "user")
    return (
      <Bubble by={role} at={timestamp}>
        {content}
      </Bubble>
    );
  return (
    <Bubble
      by={role}
      at={timestamp}
      textId={textId}
      action={
        <button
          type="button"
          aria-disabled={reported}
          aria-describedby={textId}
          onClick={() => reported || onReport(message)}
          className="text-muted hover:text-ink rounded-field -my-1 inline-flex min-h-11 items-center gap-1.5 px-1 text-sm underline-offset-4 hover:underline aria-disabled:cursor-default aria-disabled:no-underline"
        >
          <Icon of={Flag} size={15} />
          <span>{reported ? CHAT_REPORT.reported : CHAT_REPORT.open}</span>
        </button>
      }
    >
      {answerParts(content, isPage).map((part, index) =>
        typeof part === "string" ? (
          <WithHelplines key={index}>{part}</WithHelplines>
        ) : (
          <Link key={index} to={part.path} className="text-link font-semibold">
            {part.title}
          </Link>
        ),
      )}
    </Bubble>
  );
}
