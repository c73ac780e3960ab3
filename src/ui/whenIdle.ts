/** Safari does not say when it is idle; by then it mostly is. */
const IDLE_TIMEOUT_MS = 2000;

/** Does what is only a help once the browser has nothing else to do; not for visitors who save data. */
export function whenIdle(work: () => void): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  if ("requestIdleCallback" in globalThis) requestIdleCallback(work);
  else setTimeout(work, IDLE_TIMEOUT_MS);
}
