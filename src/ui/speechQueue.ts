/** Which sentence is being read, and which one is next. Pure; the voice itself is in speaker.ts. */

export interface Queue {
  status: "stopped" | "playing" | "paused";
  /** Index of the sentence that is read now, or when the reading goes on; 0 when stopped. */
  at: number;
  /** How many sentences there are. */
  count: number;
}

export const SPEEDS = [0.75, 1, 1.25, 1.5] as const;

/** A remembered place is one to go on from, unless the text has become shorter. */
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

/** The sentence has been said; after the last one the reading stops. */
export const next = (queue: Queue): Queue =>
  queue.at + 1 < queue.count ? { ...queue, at: queue.at + 1 } : stop(queue);

/** Speed as one of those offered: what was remembered may come from elsewhere. */
export const nearestSpeed = (speed: number): number => SPEEDS.find((offered) => offered === speed) ?? 1;

const MARGIN_MS = 2000;
const SLOW_VOICE_MS_PER_CHARACTER = 100;

/** How long a voice may need for a text, in milliseconds; by then it has said it, whether it tells us or not. */
export const speechTimeoutMs = (characters: number, speed: number): number =>
  MARGIN_MS + (characters * SLOW_VOICE_MS_PER_CHARACTER) / speed;
