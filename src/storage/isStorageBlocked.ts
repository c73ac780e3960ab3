const PROBE = "4mq_probe";
/** The name in Firefox is its own. */
const FULL = new Set(["QuotaExceededError", "NS_ERROR_DOM_QUOTA_REACHED"]);
const isFull = (error: unknown) => error instanceof DOMException && FULL.has(error.name);

/** @returns true if the browser stores nothing at all; a full storage has stored something. */
export function isStorageBlocked(): boolean {
  try {
    localStorage.setItem(PROBE, "");
    localStorage.removeItem(PROBE);
    return false;
  } catch (error) {
    return !isFull(error) || localStorage.length === 0;
  }
}
