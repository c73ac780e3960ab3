import { inTurn, MAX_LOCK_WAIT_MS } from "@/domain/inTurn";

/** Makes two tabs that do the same thing at once take turns, if the browser supports it. */
export const withLock = (name: string, work: () => void): Promise<void> =>
  inTurn(navigator.locks as LockManager | undefined, name, AbortSignal.timeout(MAX_LOCK_WAIT_MS), work);

/**
 * For data that must not be lost: if the visitor leaves the page before this tab's turn, it is
 * written at the last moment.
 * @param write runs once, and must finish before it returns.
 */
export async function writeWithLock(name: string, write: () => void): Promise<void> {
  let written = false;
  const writeOnce = () => {
    removeEventListener("pagehide", writeOnce);
    if (written) return;
    written = true;
    write();
  };
  addEventListener("pagehide", writeOnce);
  await withLock(name, writeOnce);
}
