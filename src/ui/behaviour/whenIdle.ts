/** Safari does not report when it is idle; after this time it usually is. */
const IDLE_TIMEOUT_MS = 2000;

/**
 * Runs optional work once the browser is idle; not for visitors who save data or are on 2G.
 * @returns what calls it off, for whoever leaves first.
 */
export function whenIdle(work: () => unknown): () => void {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  if (connection?.saveData || connection?.effectiveType?.endsWith("2g")) return () => {};
  if ("requestIdleCallback" in globalThis) {
    const request = requestIdleCallback(work);
    return () => cancelIdleCallback(request);
  }
  const timer = setTimeout(work, IDLE_TIMEOUT_MS);
  return () => clearTimeout(timer);
}
