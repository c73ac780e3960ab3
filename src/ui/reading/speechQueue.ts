/** The current and the next sentence. Pure; the voice itself is in speaker.ts. */

export interface Queue {
  status: "stopped" | "playing" | "paused";
  /** Index of the sentence being read, or of the one to resume at; 0 when stopped. */
  at: number;
  /** The number of sentences. */
  count: number;
}

export const SPEEDS = [0.75, 1, 1.25, 1.5] as const;

/** A bookmark is used, unless the text has become shorter. */
export const openQueue = (count: number, place: number): Queue =>
  place > 0 && place < count ? { status: "paused", at: place, count } : { status: "stopped", at: 0, count };

export const play = (queue: Queue): Queue => (queue.count > 0 ? { ...queue, status: "playing" } : queue);

export const pause = (queue: Queue): Queue =>
  queue.status === "playing" ? { ...queue, status: "paused" } : queue;

export const stop = (queue: Queue): Queue => ({ ...queue, status: "stopped", at: 0 });

/** Back or forward, at most to the first or the last sentence. */
export const move = (queue: Queue, by: number): Queue => ({
  ...queue,
  at: Math.max(0, Math.min(queue.count - 1, queue.at + by)),
});

/** Moves on once a sentence has been said; after the last one the reading stops. */
export const next = (queue: Queue): Queue =>
  queue.at + 1 < queue.count ? { ...queue, at: queue.at + 1 } : stop(queue);

/** Returns the nearest speed on offer, because a stored speed may come from elsewhere. */
export const nearestSpeed = (speed: number): number => SPEEDS.find((offered) => offered === speed) ?? 1;

const MARGIN_MS = 2000;
const SLOW_VOICE_MS_PER_CHARACTER = 100;

/**
 * The longest that a voice may need for a text, in milliseconds; after that it counts as said,
 * whether the device reports it or not.
 */
export const speechTimeoutMs = (characters: number, speed: number): number =>
  MARGIN_MS + (characters * SLOW_VOICE_MS_PER_CHARACTER) / speed;
