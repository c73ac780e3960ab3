/**
 * The server's time, from the `Date` of its own answers (RFC 9110, section 6.6.1), because a device's clock may be wrong.
 * A hosted project shows that header to a page of another origin in the answers of its tables.
 */

/** A running clock and one that is corrected little by little part so far. One that is set back is noticed at once. */
const [AHEAD_MS, BACK_MS] = [300_000, 60_000];

/** How far the server's clock was ahead of this device's, and when that was: by a clock that can be set, and by one that cannot. */
let learnt: { aheadMs: number; at: number; running: number } | undefined;
const listeners = new Set<() => void>();

/** @param answer the server's own, as it comes. */
export function learnTime(answer: Response): void {
  const time = Date.parse(answer.headers.get("Date") ?? "");
  if (Number.isNaN(time)) return;
  learnt = { aheadMs: time - Date.now(), at: Date.now(), running: performance.now() };
  for (const listen of listeners) listen();
}

/** Calls back with each answer that tells the time. @returns the function that stops it. */
export function onTimeLearnt(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}

/** Nothing is known before the first answer, or once the device's clock has been set, until the next one. */
function aheadMs(): number | undefined {
  if (!learnt) return undefined;
  const jumped = Date.now() - learnt.at - (performance.now() - learnt.running);
  return -BACK_MS <= jumped && jumped <= AHEAD_MS ? learnt.aheadMs : undefined;
}

export const isTimeKnown = (): boolean => aheadMs() !== undefined;

/** A time that the server's clock has reached, whatever this device's clock says; the running clock may stand still in a sleep. */
export const timeReached = (): number | undefined =>
  learnt && learnt.at + learnt.aheadMs + performance.now() - learnt.running;

/** The server's time or, as long as that is unknown, this device's. */
export const serverNow = (): Date => new Date(Date.now() + (aheadMs() ?? 0));

/** The day in which the database counts (UTC). */
export const serverDay = (): string => serverNow().toISOString().slice(0, 10);
