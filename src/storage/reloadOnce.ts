/** Remembers, for this tab, for which missing file the page was already loaded anew. */
const KEY = "4mq_reloaded_for";

/** Loads the page anew, once for each `reason`; false when that was already tried. */
export function reloadOnce(reason: string): boolean {
  try {
    if (sessionStorage.getItem(KEY) === reason) return false;
    sessionStorage.setItem(KEY, reason);
  } catch {
    return false; // Without a memory it could go on for ever.
  }
  location.reload();
  return true;
}
