/** The device's own voice, one sentence at a time. */
import { speechTimeoutMs } from "./speechQueue";

/** "hushed": something else on the device took the voice away. */
export type Outcome = "said" | "hushed" | "failed";

/** A voice that has not begun by then was not woken. */
const START_MS = 5000;
const MAX_ATTEMPTS = 2;

/**
 * The voice to read English with, British if there is one. A voice on the device comes before any that would be sent
 * the text over the network.
 */
export function pickVoice(voices: readonly SpeechSynthesisVoice[]): SpeechSynthesisVoice | undefined {
  const language = ({ lang }: SpeechSynthesisVoice) => lang.replace("_", "-").toLowerCase();
  const english = voices.filter((voice) => /^en\b/.test(language(voice)));
  const local = english.filter((voice) => voice.localService);
  const eligible = local.length > 0 ? local : english;
  const britishVoices = eligible.filter((voice) => language(voice).startsWith("en-gb"));
  const best = britishVoices.length > 0 ? britishVoices : eligible;
  return best.find((voice) => voice.default) ?? best[0];
}

// Kept here, too, because Chrome forgets an utterance that nobody holds, and then never says that it ended.
let current: SpeechSynthesisUtterance | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Silence, and no word more about what was being said. Android's pause() does nothing, so this is our pause, too. */
export function cancelSpeech(): void {
  current = undefined;
  clearTimeout(timer);
  speechSynthesis.cancel();
}

/**
 * Says the text and tells once what became of it, unless it is hushed before. Leans on no event but `start`, `end` and
 * `error`, and gets by without `end`, which some phones forget.
 */
export function speak(text: string, speed: number, done: (outcome: Outcome) => void, attempt = 1): void {
  if (current) cancelSpeech();
  const utterance = new SpeechSynthesisUtterance(text);
  const voice = pickVoice(speechSynthesis.getVoices());
  utterance.voice = voice ?? null;
  utterance.lang = voice?.lang ?? "en-GB";
  utterance.rate = speed;

  let started = false;
  const settle = (outcome: Outcome, silence?: () => void) => {
    // What was hushed still reports its end, or an error.
    if (current !== utterance) return;
    current = undefined;
    clearTimeout(timer);
    silence?.();
    done(outcome);
  };
  utterance.onstart = () => (started = true);
  utterance.onend = () => settle("said");
  utterance.onerror = ({ error }) =>
    settle(error === "interrupted" || error === "canceled" ? "hushed" : "failed");

  const timeoutMs = speechTimeoutMs(text.length, speed);
  /** It has had its time; while it still speaks, it gets as much again. */
  const handleTimeout = (canContinue: boolean) => {
    if (canContinue && speechSynthesis.speaking) timer = setTimeout(handleTimeout, timeoutMs, false);
    else settle("said", cancelSpeech);
  };
  const checkProgress = () => {
    if (started || speechSynthesis.speaking)
      timer = setTimeout(handleTimeout, Math.max(0, timeoutMs - START_MS), true);
    else if (attempt < MAX_ATTEMPTS) speak(text, speed, done, attempt + 1);
    else settle("failed", cancelSpeech);
  };
  current = utterance;
  timer = setTimeout(checkProgress, Math.min(START_MS, timeoutMs));
  speechSynthesis.speak(utterance);
}
