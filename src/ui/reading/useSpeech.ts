/** A text that is read, by eye or by "Read to me": combines the text, the queue, the voice and the memory. */
import { useEffect, useState, useSyncExternalStore, type RefObject } from "react";
import { openNoteVoice } from "./noteVoice";
import { cancelSpeech, pickVoice, speak, type Outcome } from "./speaker";
import { move, next, nearestSpeed, openQueue, pause, play, stop, type Queue } from "./speechQueue";
import {
  highlight,
  isInView,
  scrollIntoView,
  scrollToSentence,
  sentenceInView,
  sentencesOf,
  shownFrom,
  removeHighlight,
  type Sentence,
} from "./followSpeech";

/** A part of a text: the heading above a sentence. */
export interface TextPart {
  id: string;
  title: string;
}

/** The reader's place in a text, and the speed they like. */
export interface Bookmark {
  /** Index of the sentence to resume at; 0 is the start, "end" a text that has been read. */
  place: number | "end";
  /** 1 is the voice's own speed. */
  speed: number;
  /** True if the voice stopped there, and not the eye: then the bar offers to carry on. */
  spoken: boolean;
  part?: TextPart | undefined;
}

/** Stores bookmarks; the caller decides where. */
export interface ReadAloudMemory {
  load: (textId: string) => Bookmark;
  save: (textId: string, bookmark: Bookmark) => void;
}

/** The place of the reader as the page shows it. */
export interface Here extends Pick<Bookmark, "place" | "part"> {
  /** True if the reader looks at what comes after the text. */
  isBeyond: boolean;
  /** The number of sentences in the text. */
  count: number;
  /** The sentence to resume at; none at the start and at the end. */
  sentence?: string | undefined;
  /** Scrolls to that sentence and puts the focus beside it. */
  show: () => void;
  /** Forgets the place, to begin again. */
  restart: () => void;
}

export interface Speech extends Queue {
  speed: number;
  /** "asking": voices may load late. "remote": the only English voice is on the network. */
  device: "asking" | "ready" | "remote" | "noVoice" | "noSpeech";
  /** The latest event, for screen readers. */
  news?: "reading" | "paused" | "stopped" | "theEnd" | "failed" | undefined;
}

const VOICES_MS = 3000;
/** A place counts once the eye has rested there; on the way through the page it does not. */
const REST_MS = 700;

export const canSpeak = ({ device }: Speech) => device === "ready" || device === "remote";

const partOf = ({ block }: Sentence): TextPart | undefined => {
  const heading = block.closest("section")?.querySelector<HTMLElement>("h2[id]");
  return heading ? { id: heading.id, title: heading.textContent } : undefined;
};

function createReader(textId: string, memory: ReadAloudMemory, onPlace?: (here: Here) => void) {
  let state: Speech = { status: "stopped", at: 0, count: 0, speed: 1, device: "asking" };
  let text: HTMLElement;
  let sentences: Sentence[] = [];
  /** A remembered place, which a look at what stands before it does not replace. */
  let remembered = 0;
  let isRead = false;
  let isBeyond = false;
  let rest: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function change(changes: Partial<Speech>) {
    state = { ...state, ...changes };
    for (const listen of listeners) listen();
  }

  function report() {
    const sentence = sentences[state.at];
    const here = !isRead && state.at > 0 ? sentence : undefined;
    onPlace?.({
      place: isRead ? "end" : state.at,
      part: sentence && partOf(sentence),
      count: state.count,
      isBeyond,
      sentence: here?.text,
      show: () => {
        if (!sentence) return;
        scrollToSentence(sentence);
        sentence.block.tabIndex = -1;
        sentence.block.focus({ preventScroll: true });
      },
      restart: () => {
        [isRead, remembered] = [false, 0];
        go(stop(state));
      },
    });
  }

  function save() {
    const { at, speed } = state;
    const place = isRead ? "end" : at;
    const spoken = state.status !== "stopped";
    memory.save(textId, { place, speed, spoken, part: sentences[at] && partOf(sentences[at]) });
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
    if (queue.status !== "stopped") [isRead, remembered] = [false, 0];
    change({ ...queue, news });
    save();
    const sentence = show();
    if (sentence && looksThere) scrollIntoView(sentence);
    if (sentence && state.status === "playing") speak(sentence.text, state.speed, onSaid);
    else if (wasPlaying) cancelSpeech();
    report();
  }

  function onSaid(outcome: Outcome) {
    if (outcome !== "said") return go(pause(state), outcome === "failed" ? "failed" : "paused");
    // An answer is read only once it has been asked for.
    const after = next({ ...state, at: shownFrom(sentences, state.at + 1, 1) - 1 });
    isRead = after.status === "stopped";
    go(after, isRead ? "theEnd" : state.news);
  }

  /** Follows the eye while the voice is silent; a paused sentence stays the place as long as it is in view. */
  function look(): void {
    if (state.status === "playing" || isRead) return;
    const at = sentenceInView(sentences);
    if (isBeyond !== (at === sentences.length)) {
      isBeyond = !isBeyond;
      report();
    }
    if (at === 0 || at === sentences.length || at < remembered) return;
    const paused = state.status === "paused" && sentences[state.at];
    if (at === state.at || (paused && isInView(paused))) return;
    remembered = 0;
    change({ ...stop(state), at });
    show();
    report();
  }

  /** The eye has come to rest, or the page is left. */
  function settle() {
    clearTimeout(rest);
    rest = undefined;
    if (state.status === "playing" || isRead) return;
    const last = sentences.at(-1);
    const isInLastPart =
      last && sentences[state.at]?.block.closest("section") === last.block.closest("section");
    isRead =
      !!isInLastPart && state.at > 0 && (isInView(last) || sentenceInView(sentences) === sentences.length);
    if (isRead) change(stop(state));
    if (isRead) report();
    if (isRead || state.at > 0) save();
  }

  let frame = 0;
  function onScroll() {
    clearTimeout(rest);
    rest = setTimeout(settle, REST_MS);
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      look();
    });
  }

  function askForVoices(patient: boolean) {
    const voice = pickVoice(speechSynthesis.getVoices());
    if (voice) change({ device: voice.localService ? "ready" : "remote" });
    // In the middle of a sentence the buttons stay, whatever the list of voices says.
    else if (!patient && state.status !== "playing") change({ device: "noVoice" });
    text.toggleAttribute("data-voice", canSpeak(state));
    show();
  }

  /** @returns the function that stops asking for voices. */
  function openVoice() {
    const onVoices = () => askForVoices(state.device === "asking");
    onVoices();
    const timer = setTimeout(askForVoices, VOICES_MS, false);
    // Older Safari sends this event only to `onvoiceschanged`, and has its voices at once.
    speechSynthesis.addEventListener?.("voiceschanged", onVoices);
    return () => {
      clearTimeout(timer);
      speechSynthesis.removeEventListener?.("voiceschanged", onVoices);
    };
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
      const { place, speed, spoken } = memory.load(textId);
      isRead = place === "end";
      text = column;
      sentences = sentencesOf(column);
      const queue = openQueue(sentences.length, isRead ? 0 : shownFrom(sentences, Number(place), 1));
      const status = spoken ? queue.status : "stopped";
      change({ ...queue, status, speed: nearestSpeed(speed) });
      remembered = state.at;
      report();
      // A link to the part in which the place is leads to the place.
      const at = sentences[state.at];
      if (remembered && at && location.hash === `#${partOf(at)?.id}`) scrollToSentence(at, "instant");
      const closeVoice = "speechSynthesis" in globalThis ? openVoice() : undefined;
      if (!closeVoice) change({ device: "noSpeech" });
      const leave = () => {
        pauseNow();
        if (rest !== undefined) settle();
      };
      const onPart = () => {
        remembered = 0;
        onScroll();
      };
      // A reload would not stop the voice by itself.
      addEventListener("pagehide", leave);
      addEventListener("scroll", onScroll, { passive: true });
      // A part that the reader has chosen counts, even one before the place.
      addEventListener("hashchange", onPart);
      const closeNoteVoice = openNoteVoice(column, () => {
        if (!canSpeak(state)) return undefined;
        pauseNow();
        return state.speed;
      });
      // The page may have been scrolled before this file was here.
      onScroll();
      return () => {
        leave();
        cancelAnimationFrame(frame);
        removeHighlight();
        closeVoice?.();
        removeEventListener("pagehide", leave);
        removeEventListener("scroll", onScroll);
        removeEventListener("hashchange", onPart);
        closeNoteVoice();
      };
    },

    toggle: () => (state.status === "playing" ? pauseNow() : go(play(state), "reading")),
    stop: () => {
      go(stop(state), "stopped");
      look();
      settle();
    },
    move: (by: number) =>
      go(move(state, shownFrom(sentences, state.at + by, by) - state.at), state.news, true),
    setSpeed: (speed: number) => {
      change({ speed });
      go(state);
    },
  };
}

export function useSpeech(
  column: RefObject<HTMLElement | null>,
  textId: string,
  memory: ReadAloudMemory,
  onPlace?: (here: Here) => void,
) {
  const [reader] = useState(() => createReader(textId, memory, onPlace));
  const speech = useSyncExternalStore(reader.subscribe, reader.state, reader.state);
  useEffect(() => (column.current ? reader.open(column.current) : undefined), [reader, column]);
  return { ...reader, speech };
}
