/** The device's own voice, one sentence at a time. */
import { MAX_PART_CHARACTERS, partsToSay } from "./sentences";
import { speechTimeoutMs } from "./speechQueue";

/** "hushed": something else on the device has taken over the voice. */
export type Outcome = "said" | "hushed" | "failed";

/** A voice that has not begun by then has failed to start. */
const START_MS = 5000;
const MAX_ATTEMPTS = 2;

/**
 * Chooses the voice for English, British if there is one. A voice on the device is preferred to one
 * that would send the text over the network.
 */
export function pickVoice(voices: readonly SpeechSynthesisVoice[]): SpeechSynthesisVoice | undefined {
  // Android writes "en_GB", and its Firefox "eng-GBR".
  const language = ({ lang }: SpeechSynthesisVoice) => lang.replaceAll("_", "-").toLowerCase();
  const english = voices.filter((voice) => /^eng?\b/.test(language(voice)));
  const local = english.filter((voice) => voice.localService);
  const eligible = local.length > 0 ? local : english;
  const britishVoices = eligible.filter((voice) => /^eng?-(?:gbr?|uk)\b/.test(language(voice)));
  const best = britishVoices.length > 0 ? britishVoices : eligible;
  return best.find((voice) => voice.default) ?? best[0];
}

// A reference is kept here because Chrome forgets an utterance that nothing refers to, and then
// never reports its end.
let current: SpeechSynthesisUtterance | undefined;
/** The caller whose text is being said. */
let owner: ((outcome: Outcome) => void) | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Stops speaking and ignores further events. Android's pause() does nothing, so this also serves as pause. */
export function cancelSpeech(): void {
  current = undefined;
  clearTimeout(timer);
  speechSynthesis.cancel();
}

/** Voices on the network fall silent after 14 seconds, without a word; a slow one says 12 characters in a second. */
const MOST_NETWORK_CHARACTERS = 120;

/**
 * Says the text, in parts if it is long, and reports the outcome once, unless it is stopped first.
 * @returns the function that stops this text, and no other that is being said by then.
 */
export function speak(text: string, speed: number, done: (outcome: Outcome) => void): () => void {
  const isLocal = pickVoice(speechSynthesis.getVoices())?.localService;
  const parts = partsToSay(text, isLocal ? MAX_PART_CHARACTERS : MOST_NETWORK_CHARACTERS * speed);
  const sayFrom = (at: number) =>
    speakPart(parts[at]!, speed, (outcome) =>
      outcome === "said" && at + 1 < parts.length ? sayFrom(at + 1) : done(outcome),
    );
  owner = done;
  sayFrom(0);
  return () => {
    if (current && owner === done) cancelSpeech();
  };
}

/** Relies on no event but `start`, `end` and `error`, and copes without `end`, which some phones never send. */
function speakPart(text: string, speed: number, done: (outcome: Outcome) => void, attempt = 1): void {
  if (current) cancelSpeech();
  const utterance = new SpeechSynthesisUtterance(text);
  const voice = pickVoice(speechSynthesis.getVoices());
  utterance.voice = voice ?? null;
  utterance.lang = voice?.lang ?? "en-GB";
  utterance.rate = speed;

  let started = false;
  const settle = (outcome: Outcome, silence?: () => void) => {
    // An utterance that has been stopped still reports its end, or an error.
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
  /** The time limit has passed; while the voice is still speaking, the limit is extended by the same time. */
  const handleTimeout = (canContinue: boolean) => {
    if (canContinue && speechSynthesis.speaking) timer = setTimeout(handleTimeout, timeoutMs, false);
    else settle("said", cancelSpeech);
  };
  const checkProgress = () => {
    if (started || speechSynthesis.speaking)
      timer = setTimeout(handleTimeout, Math.max(0, timeoutMs - START_MS), true);
    else if (attempt < MAX_ATTEMPTS) speakPart(text, speed, done, attempt + 1);
    else settle("failed", cancelSpeech);
  };
  current = utterance;
  timer = setTimeout(checkProgress, Math.min(START_MS, timeoutMs));
  speechSynthesis.speak(utterance);
}
