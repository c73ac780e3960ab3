import { Pause, Play } from "lucide";
import { useEffect, useRef } from "react";
import { Icon } from "@/ui/text/Icon";
import {
  AUDIOBOOKS_TEXTS,
  playbackFailed,
  playbackReason,
  type Audiobook,
} from "@/content/audiobooks/audiobooks";
import { formatPlayingTime, sayPlayingTime, secondsOf } from "@/domain/audiobooks/playingTime";
import { Button, LinkButton } from "@/ui/controls/Button";
import { Progress } from "@/ui/feedback/Progress";
import { useHydrated } from "@/ui/behaviour/useHydrated";
import { HostLink, StoryLink } from "./OtherWays";
import { useAudio } from "./useAudio";

interface AudioPlayerProps {
  book: Audiobook;
  /** The recording's address; empty while there is none. */
  src: string;
}

/** Play and pause, progress and time, and at the end a link to the quiz (specification part 1, sections 2, 4 and 8). */
export function AudioPlayer({ book, src }: AudioPlayerProps) {
  const hydrated = useHydrated();
  const { element, state, position, duration, fault, toggle, seek, handlers } = useAudio(
    src,
    secondsOf(book.duration),
  );
  const panel = useRef<HTMLDivElement>(null);
  // The message is below the visible area on a phone.
  useEffect(() => {
    panel.current?.scrollIntoView({ block: "nearest" });
  }, [fault]);
  const running = state === "playing" || state === "loading";
  return (
    <section aria-label={`Audio player: ${book.title}`} className="noscript:hidden">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the story page, linked below, has the text */}
      <audio ref={element} src={src || undefined} preload="none" {...handlers} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          variant={src ? "primary" : "quiet"}
          onClick={() => void toggle()}
          disabled={!hydrated}
          // Without a recording it has no weight, and a press explains why.
          className={src ? "min-w-32" : "border-line text-muted border-2 bg-transparent shadow-none"}
        >
          {running ? <Icon of={Pause} size={20} /> : <Icon of={Play} size={20} />}
          <span>{running ? AUDIOBOOKS_TEXTS.pause : AUDIOBOOKS_TEXTS.play}</span>
        </Button>
        <p className="text-muted tabular-nums">
          {`${formatPlayingTime(position)} / ${formatPlayingTime(duration)}`}
        </p>
        <div className="relative flex h-11 min-w-40 flex-1 items-center">
          {/* The bar is drawn under the slider, whose own is near black in the dark. */}
          <span aria-hidden="true" className="contents">
            <Progress label="" value={position} max={duration} className="w-full" />
          </span>
          <input
            type="range"
            aria-label={AUDIOBOOKS_TEXTS.progress}
            aria-valuetext={`${sayPlayingTime(position)} of ${sayPlayingTime(duration)}`}
            min={0}
            max={Math.floor(duration)}
            step={1}
            value={Math.floor(position)}
            disabled={!hydrated || !src}
            onChange={(event) => seek(Number(event.target.value))}
            className={src ? "accent-q2 absolute inset-0 appearance-none bg-transparent" : "sr-only"}
          />
        </div>
      </div>
      <div role="status">
        {state === "ended" && book.hasQuiz && (
          <div className="rounded-field bg-q4-soft text-q4-ink mt-4 flex flex-wrap items-center gap-4 p-5">
            <p className="flex-1">{AUDIOBOOKS_TEXTS.ended}</p>
            <LinkButton to={AUDIOBOOKS_TEXTS.quizLink.to}>{AUDIOBOOKS_TEXTS.quizLink.label}</LinkButton>
          </div>
        )}
      </div>
      {fault && (
        // The key makes screen readers announce each attempt, although the text is the same.
        <div
          key={fault.attempt}
          ref={panel}
          role="alert"
          className="rounded-field border-danger bg-danger-soft mt-4 border-2 p-5"
        >
          <p className="text-danger font-semibold">{playbackFailed(playbackReason(fault.reason))}</p>
          <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
            <HostLink canListen={false} />
            <StoryLink book={book} canListen={false} />
          </p>
        </div>
      )}
    </section>
  );
}
