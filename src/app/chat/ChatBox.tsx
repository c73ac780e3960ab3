import { Trash2, X } from "lucide";
import { useEffect, useRef, useState } from "react";
import { CHAT } from "@/content/chat/chat";
import type { ChatMessage } from "@/domain/chat/chat";
import { WithHelplines } from "@/parts/WithHelplines";
import { late } from "@/ui/feedback/late";
import { toast } from "@/ui/feedback/toast";
import { Icon } from "@/ui/text/Icon";
import { ChatLog } from "./ChatLog";
import { ClearChat } from "./ClearChat";
import { Composer } from "./Composer";
import { Sparkle } from "./Sparkle";
import { useConversation } from "./useConversation";
import { useBottomSheet } from "./useBottomSheet";

const ReportAnswer = late(() => import("./ReportAnswer").then((file) => file.ReportAnswer));

const ROUND = "pressable rounded-field hover:bg-q3-soft hover:text-q3-ink grid size-11 place-items-center";

interface ChatBoxProps {
  open: boolean;
  onClose: () => void;
  /** A question from a page, which is asked as soon as no other waits for its answer. */
  asked: string | undefined;
  onAsked: () => void;
}

/** The conversation. It goes on while the box is closed, so an answer in flight still arrives. */
export function ChatBox({ open, onClose, asked, onAsked }: ChatBoxProps) {
  const box = useRef<HTMLElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const conversation = useConversation();
  const { messages, waitingFor } = conversation;
  const sheet = useBottomSheet(box, open);
  const [clearing, setClearing] = useState(false);
  const [report, setReport] = useState<{ answer?: ChatMessage }>();
  const [reported, setReported] = useState<ReadonlySet<string>>(new Set());

  useEffect(() => {
    if (!open || !asked || waitingFor) return;
    onAsked();
    const { draft } = conversation;
    void conversation.send(asked).then(() => draft && conversation.type(draft));
  });

  // A layout effect would run before the draft is followed, and undo a letter that is being typed.
  useEffect(() => {
    // While an answer is awaited, the message takes the focus instead of the input.
    if (open) (input.current?.disabled ? log : input).current?.focus();
  }, [open]);

  // Escape works wherever the focus is, because on a wide screen the box may cover the focused
  // element. An open question closes first.
  useEffect(() => {
    if (!open) return;
    const listen = (event: KeyboardEvent) => {
      const isMeant = event.key === "Escape" && !event.isComposing && !event.defaultPrevented;
      if (!isMeant || document.querySelector("dialog[open]")) return;
      event.preventDefault();
      onClose();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [open, onClose]);

  return (
    <>
      <section
        ref={box}
        role="dialog"
        aria-label={CHAT.name}
        aria-modal={sheet || undefined}
        hidden={!open}
        className="chat-box @container"
      >
        <div className="border-line flex items-center gap-3 border-b py-2 pr-2 pl-4">
          <Sparkle className="size-10 shrink-0" />
          <div className="min-w-0 flex-1">
            {/* With very large letters, the name is above each answer alone. */}
            <h2 translate="no" className="text-lg @max-2xs:sr-only">
              {CHAT.name}
            </h2>
            <p className="text-muted text-sm leading-tight">{CHAT.what}</p>
          </div>
          {(messages.length > 0 || waitingFor) && (
            <button type="button" aria-label={CHAT.clear} onClick={() => setClearing(true)} className={ROUND}>
              <Icon of={Trash2} size={20} />
            </button>
          )}
          <button type="button" aria-label={CHAT.close} onClick={onClose} className={ROUND}>
            <Icon of={X} />
          </button>
        </div>
        <ChatLog
          log={log}
          open={open}
          conversation={conversation}
          reported={reported}
          onReport={async (answer) =>
            (await ReportAnswer.preload()) ? setReport({ answer }) : toast(CHAT.reportFailed)
          }
        />
        <Composer input={input} log={log} conversation={conversation} />
        <p className="text-muted px-4 pt-1 pb-2 text-center text-sm leading-tight">
          <WithHelplines>{CHAT.help}</WithHelplines>
        </p>
      </section>
      <ClearChat
        open={clearing}
        onClose={() => setClearing(false)}
        onClear={() => {
          conversation.clear();
          setClearing(false);
          // The button that opened the question has gone.
          requestAnimationFrame(() => input.current?.focus());
        }}
      />
      {report && (
        <ReportAnswer
          answer={report.answer}
          onClose={() => setReport({})}
          onSent={({ timestamp }) => setReported(new Set([...reported, timestamp]))}
        />
      )}
    </>
  );
}
