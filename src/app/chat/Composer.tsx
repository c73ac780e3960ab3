import { ArrowUp, Square, X } from "lucide";
import { useEffect, useLayoutEffect, useSyncExternalStore, type KeyboardEvent, type RefObject } from "react";
import { CHAT } from "@/content/chat/chat";
import { CHAT_MAX_CHARACTERS, chatProblem } from "@/domain/chat/chat";
import { countCharacters } from "@/domain/sharedText";
import { Icon } from "@/ui/text/Icon";
import type { Conversation } from "./useConversation";

/** Below this number, the remaining characters are shown. */
const WARN_BELOW_CHARACTERS = 100;

const isOnline = () => navigator.onLine;
function onConnectionChange(change: () => void) {
  addEventListener("online", change);
  addEventListener("offline", change);
  return () => {
    removeEventListener("online", change);
    removeEventListener("offline", change);
  };
}

const ROUND = "pressable grid size-11 shrink-0 place-items-center rounded-full";

interface ComposerProps {
  input: RefObject<HTMLTextAreaElement | null>;
  log: RefObject<HTMLElement | null>;
  conversation: Conversation;
}

/** Enter sends; Shift and Enter begin a new line (specification part 1, section 5). */
export function Composer({ input, log, conversation }: ComposerProps) {
  const { messages, draft, type, send, stop, change, waitingFor, note } = conversation;
  const waiting = Boolean(waitingFor);
  const { subject, endsSubject } = messages.at(-1) ?? {};
  const online = useSyncExternalStore(onConnectionChange, isOnline);
  // A message in flight is already in the log above; if it fails, it returns to the input.
  const text = waiting ? "" : draft;
  const left = CHAT_MAX_CHARACTERS - countCharacters(text);
  const isNearlyFull = left < WARN_BELOW_CHARACTERS;

  useLayoutEffect(() => {
    const area = input.current;
    if (!area) return;
    area.style.height = "auto";
    area.style.height = `${area.scrollHeight}px`;
  }, [input, text]);

  // A disabled input receives no keys, and in most browsers loses the focus to the page; the
  // message holds the focus meanwhile.
  useEffect(() => {
    if (!waiting) return;
    const home = log.current;
    const focusedElement = document.activeElement;
    if (focusedElement === document.body || focusedElement === input.current)
      home?.focus({ preventScroll: true });
    return () => {
      requestAnimationFrame(() => {
        const at = document.activeElement;
        // oxlint-disable-next-line react-hooks/exhaustive-deps -- the input as it is by then
        if (at === home || at === document.body) input.current?.focus({ preventScroll: true });
      });
    };
  }, [waiting, input, log]);

  function submit() {
    if (!waiting && chatProblem(text) === "empty") input.current?.focus();
    void send();
  }

  function onKeyDown(event: KeyboardEvent) {
    // An Enter that confirms a Japanese or Chinese word must not send; Safari reports it as key code 229.
    const composing = event.nativeEvent.isComposing || event.keyCode === 229;
    if (event.key !== "Enter" || event.shiftKey || composing) return;
    event.preventDefault();
    submit();
  }

  const statusText = !online
    ? CHAT.offline
    : note?.kind === "stopped"
      ? CHAT.stopped
      : left < 0
        ? CHAT.tooLong
        : "";
  return (
    <form
      noValidate
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      className="border-line border-t px-3 pt-2"
    >
      {subject && !endsSubject && (
        <div className="text-muted mb-1 flex items-center gap-2 pl-1 text-sm leading-tight">
          <p className="min-w-0 flex-1 @max-2xs:truncate">
            <span className="@max-2xs:sr-only">{CHAT.about}</span>{" "}
            <strong className="text-ink">{`“${subject}”`}</strong>
          </p>
          <button
            type="button"
            aria-label={CHAT.drop}
            onClick={() => change({ endsSubject: true })}
            className={`${ROUND} text-ink`}
          >
            <Icon of={X} size={18} />
          </button>
        </div>
      )}
      {statusText && <p className="mb-2 px-1 text-base leading-snug">{statusText}</p>}
      <div className="rounded-card border-edge bg-card focus-within:outline-action flex items-end gap-2 border-2 p-1 pl-4 focus-within:outline-3 focus-within:outline-offset-2">
        <textarea
          ref={input}
          rows={1}
          dir="auto"
          aria-label={CHAT.input}
          aria-invalid={left < 0 || undefined}
          aria-describedby={isNearlyFull ? "chat-left" : undefined}
          placeholder={CHAT.placeholder}
          autoComplete="off"
          enterKeyHint="send"
          disabled={waiting}
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
          // As high as 100 px (specification part 1, section 9), and higher with larger letters.
          className="text-ink placeholder:text-muted max-h-[6.25rem] min-w-0 flex-1 resize-none bg-transparent py-2 text-base leading-normal focus-visible:outline-none"
        />
        {waiting ? (
          // Separate keys: if one button turned into the other under the finger, a second press
          // would send the stopped message again.
          <button
            key="stop"
            type="button"
            aria-label={CHAT.stop}
            onClick={stop}
            className={`${ROUND} border-edge text-ink border-2`}
          >
            <Icon of={Square} size={18} className="fill-current" />
          </button>
        ) : (
          <button
            key="send"
            type="submit"
            aria-label={CHAT.send}
            className={`${ROUND} bg-action text-action-on`}
          >
            <Icon of={ArrowUp} size={22} />
          </button>
        )}
      </div>
      {isNearlyFull && (
        <p
          id="chat-left"
          className={`mt-1 px-1 text-right text-sm tabular-nums ${left < 0 ? "text-danger font-semibold" : "text-muted"}`}
        >
          {CHAT.charactersLeft(left)}
        </p>
      )}
      {/* Screen readers announce it when it changes, not at every letter. */}
      <p role="status" className="sr-only">
        {statusText || (isNearlyFull ? CHAT.nearlyFull : "")}
      </p>
    </form>
  );
}
