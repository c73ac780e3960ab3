import { browserStorage } from "./browserStorage";

/** public/theme.js has the same words, and reserves the place of today's strip before the first paint. */
export const KNOWN_KEYS = /(4mq_(session|me|tracker|reading|players)|userEarnings),|4mq_quiz_/;

/** True if something of a visitor, or of somebody who is signed in, is kept here. */
export const isKnown = (): boolean => KNOWN_KEYS.test(`${browserStorage.keys().join()},`);

/** An event of this page; the browser tells of a change in another tab. */
const CHANGE = "4mqchange";

/** Tells the header and today's strip; the browser itself tells only the other tabs. */
export const announceChange = (): boolean => dispatchEvent(new Event(CHANGE));

/** Calls back when something kept here has changed, in this tab or in another. @returns the function that stops it. */
export function onKeptChange(listen: () => void): () => void {
  for (const event of ["storage", CHANGE]) addEventListener(event, listen);
  return () => {
    for (const event of ["storage", CHANGE]) removeEventListener(event, listen);
  };
}
