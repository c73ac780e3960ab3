import { useSyncExternalStore } from "react";
import { browserStorage } from "./browserStorage";

/** public/theme.js has the same words, and reserves the place of today's strip before the first paint. */
export const KNOWN_KEYS = /(4mq_(session|me|tracker|reading)|userEarnings),|4mq_quiz_/;

/** True if something of a visitor, or of somebody who is signed in, is kept here. */
export const isKnown = (): boolean => KNOWN_KEYS.test(`${browserStorage.keys().join()},`);

/** Tells the header and today's strip; the browser itself tells only the other tabs. */
export const announceChange = (): boolean =>
  dispatchEvent(new StorageEvent("storage", { key: "4mq_changed" }));

function subscribe(onChange: () => void) {
  addEventListener("storage", onChange);
  return () => removeEventListener("storage", onChange);
}

/** False while prerendering and hydrating. */
export const useIsKnown = (): boolean => useSyncExternalStore(subscribe, isKnown, () => false);
