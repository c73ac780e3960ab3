import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from "react";
import { Button, buttonClass } from "@/ui/controls/Button";
import { setFootBar } from "@/ui/behaviour/footBar";
import { SPEEDS } from "./speechQueue";
import { useHydrated } from "@/ui/behaviour/useHydrated";
import { canSpeak, useSpeech, type Here, type ReadAloudMemory, type Speech } from "./useSpeech";

interface ReadAloudProps {
  /** The text's key in the memory. */
  textId: string;
  memory: ReadAloudMemory;
  onPlace?: ((here: Here) => void) | undefined;
  className?: string;
  /**
   * The readable elements: headings, paragraphs and list items, except those that are not printed (`data-print="no"`).
   */
  children: ReactNode;
}

/** A text that the device's own voice can read, with a bar of controls that always stays within reach. */
export function ReadAloud({ textId, memory, onPlace, className = "", children }: ReadAloudProps) {
  const column = useRef<HTMLDivElement>(null);
  return (
    <div className={`read-aloud flex flex-col gap-6 ${className}`}>
      {/*
       * The bar comes first in the page's order, so that nobody has to tab through the text to
       * reach it, and last on screen.
       */}
      <PlayerBar key={textId} column={column} textId={textId} memory={memory} onPlace={onPlace} />
      <div ref={column}>{children}</div>
    </div>
  );
}

const NAMES: Record<Speech["status"], ReactNode> = {
  stopped: "Read to me",
  playing: "Pause",
  paused: (
    <span>
      Carry on<span className="sr-only"> reading</span>
    </span>
  ),
};

const DEVICE: Record<Speech["device"], string> = {
  asking: "",
  ready: "",
  remote: "This device has no English voice, so the words will be sent to one on the internet.",
  noVoice:
    "This device has no English voice. A grown-up can add one in the settings, or you can read together.",
  noSpeech: "This browser cannot read aloud, but you can read together.",
};

const ANNOUNCEMENTS: Record<NonNullable<Speech["news"]>, string> = {
  reading: "Reading.",
  paused: "Paused.",
  stopped: "Stopped.",
  theEnd: "The end.",
  failed: "The voice has stopped. You can try again, or carry on reading it yourself.",
};

/** Five simple shapes: as icons from a library they would be a tenth of this page's script. */
const GLYPHS = {
  play: "M7 4v16l12-8z",
  pause: "M6 5h3v14H6zm9 0h3v14h-3z",
  back: "M5 5v14M19 5v14l-9-7z",
  forward: "M19 5v14M5 5v14l9-7z",
  stop: "M6 6h12v12H6z",
};

function Glyph({ of }: { of: keyof typeof GLYPHS }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className="size-5 fill-current stroke-current stroke-3">
      <path d={GLYPHS[of]} strokeLinejoin="round" strokeLinecap="round" />
    </svg>
  );
}

const SMALL_SCREEN =
  "pressable rounded-button text-ink hover:bg-q3-soft hover:text-q3-ink grid size-11 shrink-0 place-items-center";

/** The announcement shares a row with the speed. */
const ANNOUNCEMENT_SLOT = "-order-2 basis-[calc(100%-5.25rem)]";

/** On a low screen, such as a phone on its side or with large letters, the bar covers the text only while it reads. */
const STOPPED_BAR = "sticky order-last low:relative low:order-none";

interface PlayerBarProps {
  column: RefObject<HTMLElement | null>;
  textId: string;
  memory: ReadAloudMemory;
  onPlace: ((here: Here) => void) | undefined;
}

function PlayerBar({ column, textId, memory, onPlace }: PlayerBarProps) {
  const hydrated = useHydrated();
  const { speech, toggle, stop, move, setSpeed } = useSpeech(column, textId, memory, onPlace);
  const bar = useRef<HTMLElement>(null);
  const mainButton = useRef<HTMLButtonElement>(null);
  const okButton = useRef<HTMLButtonElement>(null);
  const { status, at, count, device, news } = speech;
  const ready = canSpeak(speech);
  const mute = !ready && device !== "asking";
  // The lack of a voice is only announced once the visitor asks for one.
  const [asked, setAsked] = useState(false);
  const usable = !mute || !asked;
  const stopped = status === "stopped";
  const [closed, setClosed] = useState(false);

  const shown = usable || !closed;
  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    let isAtFoot = true;
    const tell = () => setFootBar(isAtFoot ? element.offsetHeight : 0);
    const size = new ResizeObserver(tell);
    size.observe(element);
    // Beyond the end of the text, the bar stays behind with it and leaves the corner free.
    const place = new IntersectionObserver(
      ([entry]) => {
        isAtFoot = entry!.isIntersecting;
        tell();
      },
      { rootMargin: "-75% 0px 0px" },
    );
    place.observe(element);
    return () => {
      size.disconnect();
      place.disconnect();
      setFootBar(0);
    };
  }, [shown]);

  // Buttons that are hidden would take the focus with them.
  useLayoutEffect(() => {
    if (document.activeElement?.closest("[data-while-reading][hidden]")) mainButton.current?.focus();
  }, [stopped]);

  // The pressed button has gone.
  useLayoutEffect(() => {
    if (asked) okButton.current?.focus();
  }, [asked]);

  // Without a voice, the bar shows its message and can be dismissed.
  if (!shown) return null;
  const message = (news && ANNOUNCEMENTS[news]) || (mute && !asked ? "" : DEVICE[device]);
  const place = stopped || !ready ? "" : `Sentence ${at + 1} of ${count}`;
  const text = message + place;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only watches the focus of its controls
    <section
      ref={bar}
      aria-label="Read to me"
      data-print="no"
      onFocus={({ currentTarget }) => {
        // Firefox does not scroll to what sticks and takes the focus.
        const hidden = currentTarget.getBoundingClientRect().bottom - innerHeight;
        if (hidden > 0) scrollBy(0, hidden);
      }}
      className={`surface bottom-2 z-30 flex flex-wrap items-center gap-1 p-2 noscript:hidden ${stopped ? STOPPED_BAR : "sticky order-last"}`}
    >
      <p
        className={
          text
            ? `text-muted px-2 text-base leading-tight ${usable ? ANNOUNCEMENT_SLOT : "flex-1"}`
            : "sr-only"
        }
      >
        <span role="status">{message}</span> <span>{place}</span>
      </p>
      {usable ? (
        <>
          <button
            ref={mainButton}
            type="button"
            disabled={!hydrated || (!ready && !mute)}
            onClick={mute ? () => setAsked(true) : toggle}
            className={buttonClass("quiet", "flex-1 whitespace-nowrap")}
          >
            <Glyph of={status === "playing" ? "pause" : "play"} />
            <span>{NAMES[status]}</span>
          </button>
          <div data-while-reading hidden={!place} className="flex gap-1">
            <button
              type="button"
              aria-label="Back one sentence"
              onClick={() => move(-1)}
              className={SMALL_SCREEN}
            >
              <Glyph of="back" />
            </button>
            <button
              type="button"
              aria-label="Forward one sentence"
              onClick={() => move(1)}
              className={SMALL_SCREEN}
            >
              <Glyph of="forward" />
            </button>
            <button type="button" aria-label="Stop" onClick={stop} className={SMALL_SCREEN}>
              <Glyph of="stop" />
            </button>
          </div>
          <select
            aria-label="Speed"
            value={speech.speed}
            disabled={!hydrated}
            onChange={(event) => setSpeed(Number(event.target.value))}
            className={`rounded-field border-edge bg-card text-ink h-11 w-20 border-2 px-1.5 text-base ${text && "-order-1"}`}
          >
            {SPEEDS.map((speed) => (
              <option key={speed} value={speed}>
                {`${speed}×`}
              </option>
            ))}
          </select>
        </>
      ) : (
        <Button ref={okButton} variant="plain" onClick={() => setClosed(true)}>
          OK
        </Button>
      )}
    </section>
  );
}

interface ReadButtonProps {
  /** The words, which are on the screen at once. */
  column: RefObject<HTMLElement | null>;
  textId: string;
  memory: ReadAloudMemory;
  className?: string;
}

/** One round button for a text so short that it needs no bar. */
export function ReadButton({ column, textId, memory, className = "" }: ReadButtonProps) {
  const hydrated = useHydrated();
  const { speech, toggle } = useSpeech(column, textId, memory);
  const { status, device, news } = speech;
  const ready = canSpeak(speech);
  const isMute = !ready && device !== "asking";
  const [asked, setAsked] = useState(false);
  const message = isMute ? asked && DEVICE[device] : news && ANNOUNCEMENTS[news];
  return (
    <>
      <button
        type="button"
        disabled={!hydrated || (!ready && !isMute)}
        onClick={isMute ? () => setAsked(true) : toggle}
        data-print="no"
        className={`pressable bg-card text-action border-edge grid size-11 place-items-center rounded-full border-2 noscript:hidden ${className}`}
      >
        <Glyph of={status === "playing" ? "pause" : "play"} />
        <span className="sr-only">{NAMES[status]}</span>
      </button>
      <p role="status" className={isMute && asked ? "text-muted py-2 text-base" : "sr-only"}>
        {message}
      </p>
    </>
  );
}
