/** "Read to me": combines the text, the queue, the voice and the memory. */
import { useEffect, useState, useSyncExternalStore, type RefObject } from "react";
import { cancelSpeech, pickVoice, speak, type Outcome } from "./speaker";
import { move, next, nearestSpeed, openQueue, pause, play, stop, type Queue } from "./speechQueue";
import { highlight, scrollIntoView, sentencesOf, removeHighlight, type Sentence } from "./spokenText";

/** The reader's place in a text, and the speed they like. */
interface Bookmark {
  /** Index of the sentence to resume at; 0 is the start. */
  place: number;
  /** 1 is the voice's own speed. */
  speed: number;
}

/** Stores bookmarks; the caller decides where. */
export interface ReadAloudMemory {
  load: (textId: string) => Bookmark;
  save: (textId: string, bookmark: Bookmark) => void;
}

export interface Speech extends Queue {
  speed: number;
  /** "asking": voices may load late. "remote": the only English voice is on the network. */
  device: "asking" | "ready" | "remote" | "noVoice" | "noSpeech";
  /** The latest event, for screen readers. */
  news?: "reading" | "paused" | "stopped" | "theEnd" | "failed" | undefined;
}

const VOICES_MS = 3000;

export const canSpeak = ({ device }: Speech) => device === "ready" || device === "remote";

function createReader(textId: string, memory: ReadAloudMemory) {
  let state: Speech = { status: "stopped", at: 0, count: 0, speed: 1, device: "asking" };
  let sentences: Sentence[] = [];
  const listeners = new Set<() => void>();

  function change(changes: Partial<Speech>) {
    state = { ...state, ...changes };
    for (const listen of listeners) listen();
  }

  function show() {
    const sentence = state.status === "stopped" ? undefined : sentences[state.at];
    if (sentence && canSpeak(state)) highlight(sentence);
    else removeHighlight();
    return sentence;
  }

  /** Moves to the next state and applies its effects: the mark, the memory and the voice. */
  function go(queue: Queue, news = state.news, looksThere = queue.status === "playing") {
    const wasPlaying = state.status === "playing";
    change({ ...queue, news });
    memory.save(textId, { place: state.at, speed: state.speed });
    const sentence = show();
    if (sentence && looksThere) scrollIntoView(sentence);
    if (sentence && state.status === "playing") speak(sentence.text, state.speed, onSaid);
    else if (wasPlaying) cancelSpeech();
  }

  function onSaid(outcome: Outcome) {
    if (outcome !== "said") return go(pause(state), outcome === "failed" ? "failed" : "paused");
    const after = next(state);
    go(after, after.status === "stopped" ? "theEnd" : state.news);
  }

  function askForVoices(patient: boolean) {
    const voice = pickVoice(speechSynthesis.getVoices());
    if (voice) change({ device: voice.localService ? "ready" : "remote" });
    // In the middle of a sentence the buttons stay, whatever the list of voices says.
    else if (!patient && state.status !== "playing") change({ device: "noVoice" });
    show();
  }

  const pauseNow = () => {
    if (state.status === "playing") go(pause(state), "paused");
  };

  return {
    state: () => state,
    subscribe: (listen: () => void) => {
      listeners.add(listen);
      return () => void listeners.delete(listen);
    },

    /** Runs once the page is there. @returns the function that stops the voice when the visitor leaves it. */
    open: (column: HTMLElement) => {
      if (!("speechSynthesis" in globalThis)) return change({ device: "noSpeech" });
      const { place, speed } = memory.load(textId);
      sentences = sentencesOf(column);
      change({ ...openQueue(sentences.length, place), speed: nearestSpeed(speed) });
      const onVoices = () => askForVoices(state.device === "asking");
      onVoices();
      const timer = setTimeout(askForVoices, VOICES_MS, false);
      // Older Safari sends this event only to `onvoiceschanged`, and has its voices at once.
      speechSynthesis.addEventListener?.("voiceschanged", onVoices);
      // A reload would not stop the voice by itself.
      addEventListener("pagehide", pauseNow);
      return () => {
        pauseNow();
        removeHighlight();
        clearTimeout(timer);
        speechSynthesis.removeEventListener?.("voiceschanged", onVoices);
        removeEventListener("pagehide", pauseNow);
      };
    },

    toggle: () => (state.status === "playing" ? pauseNow() : go(play(state), "reading")),
    stop: () => go(stop(state), "stopped"),
    move: (by: number) => go(move(state, by), state.news, true),
    setSpeed: (speed: number) => {
      change({ speed });
      go(state);
    },
  };
}

export function useSpeech(column: RefObject<HTMLElement | null>, textId: string, memory: ReadAloudMemory) {
  const [reader] = useState(() => createReader(textId, memory));
  const speech = useSyncExternalStore(reader.subscribe, reader.state, reader.state);
  useEffect(() => (column.current ? reader.open(column.current) : undefined), [reader, column]);
  return { ...reader, speech };
}
