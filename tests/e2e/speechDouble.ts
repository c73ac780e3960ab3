/** A voice for browsers that have none: `await page.addInitScript(installSpeechDouble)` before the page is opened. */

/** The double's records, on `window.speechDouble`. */
export interface SpeechDouble {
  /** Every text it was given, in order. */
  spoken: { text: string; lang: string; rate: number; voice: string | null }[];
  cancelled: number;
  /** How long it takes over a sentence; it can be changed at any time. */
  sentenceMs: number;
}

declare global {
  interface Window {
    speechDouble: SpeechDouble;
  }
}

export interface SpeechDoubleOptions {
  /** Without any, `[]`. The default is one British voice on the device. */
  voices?: { name: string; lang: string; localService: boolean }[];
  /** How long it takes over a sentence. */
  sentenceMs?: number;
}

/**
 * Runs in the page, so it leans on nothing outside itself. It tells `start`, `end` and `error`, never `boundary`, and
 * like many phones it does nothing when asked to pause.
 */
export function installSpeechDouble({
  voices = [{ name: "British", lang: "en-GB", localService: true }],
  sentenceMs = 50,
}: SpeechDoubleOptions = {}): void {
  const double: SpeechDouble = { spoken: [], cancelled: 0, sentenceMs };

  class Utterance extends EventTarget {
    lang = "";
    rate = 1;
    pitch = 1;
    volume = 1;
    voice: { name: string } | null = null;
    onstart: ((event: Event) => void) | null = null;
    onend: ((event: Event) => void) | null = null;
    onerror: ((event: Event) => void) | null = null;
    text: string;
    constructor(text = "") {
      super();
      this.text = text;
    }
  }

  function dispatch(utterance: Utterance, type: "start" | "end" | "error", details: object = {}) {
    const event = Object.assign(new Event(type), details);
    utterance[`on${type}`]?.(event);
    utterance.dispatchEvent(event);
  }

  class Synthesis extends EventTarget {
    speaking = false;
    pending = false;
    paused = false;
    onvoiceschanged = null;
    #queue: Utterance[] = [];
    #timer: ReturnType<typeof setTimeout> | undefined;

    getVoices = () => voices;
    pause = () => {};
    resume = () => {};

    speak(utterance: Utterance) {
      const { text, lang, rate, voice } = utterance;
      double.spoken.push({ text, lang, rate, voice: voice && voice.name });
      this.#queue.push(utterance);
      if (this.#queue.length === 1) this.#begin();
    }

    cancel() {
      double.cancelled += 1;
      clearTimeout(this.#timer);
      const dropped = this.#queue.splice(0);
      this.speaking = false;
      for (const utterance of dropped) setTimeout(() => dispatch(utterance, "error", { error: "canceled" }));
    }

    #begin() {
      const [utterance] = this.#queue;
      this.speaking = Boolean(utterance);
      if (!utterance) return;
      this.#timer = setTimeout(() => {
        dispatch(utterance, "start");
        this.#timer = setTimeout(() => {
          this.#queue.shift();
          this.speaking = false;
          dispatch(utterance, "end");
          this.#begin();
        }, double.sentenceMs / utterance.rate);
      });
    }
  }

  window.speechDouble = double;
  Object.defineProperty(window, "speechSynthesis", { configurable: true, value: new Synthesis() });
  Object.defineProperty(window, "SpeechSynthesisUtterance", { configurable: true, value: Utterance });
}
