/** Remembers, for this tab, the missing file that has already caused a reload. */
const KEY = "4mq_reloaded_for";

/** Reloads the page, once for each `reason`. @returns false if that has already been tried. */
export function reloadOnce(reason: string): boolean {
  try {
    if (sessionStorage.getItem(KEY) === reason) return false;
    sessionStorage.setItem(KEY, reason);
  } catch {
    return false; // Without storage, the page could reload for ever.
  }
  location.reload();
  return true;
}
