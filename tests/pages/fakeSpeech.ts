/** A voice that says what the test tells it to say, and tells `start`, `end` and `error` only: no phone tells more. */
import { act } from "@testing-library/react";
import { vi } from "vitest";

type SpeechEventType = "start" | "end" | "error";

export class FakeUtterance {
  lang = "";
  rate = 1;
  voice: SpeechSynthesisVoice | null = null;
  onstart?: () => void;
  onend?: () => void;
  onerror?: (event: { error: string }) => void;
  text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export const voice = (name: string, lang: string, localService = true, isDefault = false) =>
  ({ name, lang, localService, default: isDefault, voiceURI: name }) as SpeechSynthesisVoice;

export const BRITISH = voice("Amy", "en-GB");

export class FakeSpeech extends EventTarget {
  speaking = false;
  pending = false;
  paused = false;
  /** Every text that it was ever asked to say. */
  spoken: FakeUtterance[] = [];
  cancelled = 0;
  voices: SpeechSynthesisVoice[];
  /** Some voices never wake up. */
  wakes = true;

  constructor(voices = [BRITISH]) {
    super();
    this.voices = voices;
  }

  getVoices = () => this.voices;
  /** As on Android: nothing. */
  pause = vi.fn<() => void>();
  resume = vi.fn<() => void>();

  speak(utterance: FakeUtterance) {
    this.spoken.push(utterance);
    if (!this.wakes) return;
    this.speaking = true;
    utterance.onstart?.();
  }

  cancel() {
    this.cancelled += 1;
    this.speaking = false;
  }

  get last(): FakeUtterance {
    return this.spoken.at(-1)!;
  }

  get texts(): string[] {
    return this.spoken.map(({ text }) => text);
  }

  /** Reports an event for the last sentence, or for another one. */
  dispatch(type: SpeechEventType, { error = "synthesis-failed", about = this.last } = {}) {
    if (type !== "start" && about === this.last) this.speaking = false;
    act(() => about[`on${type}`]?.({ error }));
  }

  /** The voices come, or change, after the page. */
  change(voices: SpeechSynthesisVoice[]) {
    this.voices = voices;
    act(() => void this.dispatchEvent(new Event("voiceschanged")));
  }
}

/** The device's voice for the rest of the test. */
export function install(speech = new FakeSpeech()): FakeSpeech {
  vi.stubGlobal("speechSynthesis", speech);
  vi.stubGlobal("SpeechSynthesisUtterance", FakeUtterance);
  return speech;
}
