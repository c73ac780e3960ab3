import { useRef, useState } from "react";
import type { PlaybackFault } from "@/content/audiobooks/audiobooks";

type AudioState = "paused" | "loading" | "playing" | "ended";

/** An <audio> element and the state that a player shows. An attempt to play without a source is also a fault. */
export function useAudio(src: string, statedSeconds: number) {
  const element = useRef<HTMLAudioElement>(null);
  const [state, setState] = useState<AudioState>("paused");
  const [position, setPosition] = useState(0);
  const [duration, setDuration] = useState(statedSeconds);
  const [fault, setFault] = useState<{ reason: PlaybackFault | undefined; attempt: number }>();

  const fail = (reason: PlaybackFault | undefined) => {
    setFault((before) => ({ reason, attempt: (before?.attempt ?? 0) + 1 }));
    setState("paused");
  };

  async function toggle() {
    const audio = element.current;
    if (!audio || !src) return fail(undefined);
    if (state === "playing" || state === "loading") return audio.pause();
    setFault(undefined);
    // After a failure the element needs load(), which resets the position, so the position is restored.
    if (audio.error) {
      const reached = audio.currentTime;
      audio.load();
      audio.currentTime = reached;
    }
    setState("loading");
    try {
      await audio.play();
    } catch (error) {
      // AbortError means that the visitor paused before playback began, which is no failure.
      if ((error as DOMException).name === "AbortError") return;
      fail(audio.error?.code ?? (error as DOMException).name);
    }
  }

  function seek(seconds: number) {
    setPosition(seconds);
    if (element.current) element.current.currentTime = seconds;
    if (state === "ended") setState("paused");
  }

  const handlers = {
    onPlaying: () => setState("playing"),
    onPause: () => setState((before) => (before === "ended" ? before : "paused")),
    onEnded: () => setState("ended"),
    onTimeUpdate: () => setPosition(element.current?.currentTime ?? 0),
    onDurationChange: () => {
      const known = element.current?.duration ?? Number.NaN;
      if (Number.isFinite(known)) setDuration(known);
    },
    onError: () => fail(element.current?.error?.code),
  };
  return { element, state, position, duration, fault, toggle, seek, handlers };
}
