/**
 * A tab that the browser has put to sleep may hold a lock for ever. A request takes fifteen seconds at most, so after
 * twenty nobody waits on. What is done in turns can be done twice without harm, because it goes by ids.
 */
export const MAX_LOCK_WAIT_MS = 20_000;

/**
 * Makes two tabs that do the same thing at once take turns.
 * @param locks the browser's; undefined on pages that were not loaded over a secure connection.
 * @param patience ends the wait for another tab; then the work is done without a turn.
 */
export async function inTurn<T>(
  locks: LockManager | undefined,
  name: string,
  patience: AbortSignal,
  work: () => T | Promise<T>,
): Promise<T> {
  if (!locks) return work();
  let hasBegun = false;
  try {
    return (await locks.request(name, { signal: patience }, () => {
      hasBegun = true;
      return work();
    })) as T;
  } catch (error) {
    if (hasBegun || !patience.aborted) throw error;
    return work();
  }
}
