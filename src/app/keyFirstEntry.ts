/**
 * Gives the history's entry at which a document begins a key of its own, where the router finds it: by itself the router calls
 * each of them `default`, and two documents of one path would share a place.
 */
export function keyFirstEntry(): void {
  const state = history.state as { key?: string } | null;
  if (!state?.key) history.replaceState({ ...state, key: Math.random().toString(36).slice(2) }, "");
}
