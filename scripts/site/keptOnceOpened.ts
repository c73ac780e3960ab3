/** Pages that only those need who open them, which the service worker therefore does not bring along (src/worker/site.ts). */

/** The modules whose files it keeps once they are opened: questions and their search, lessons and their screens, stories to play. */
const LONG_MODULES =
  /\?page$|\/pages\/questions\/Results\.|\/(?:content|domain|pages|storage)\/(?:lessons|play)\/(?!lessons\.|plays\.)/;

/** @returns true for a file of such a module, and for one that several of them share. */
export const isKeptOnceOpened = (facade: string | null, modules: readonly string[]) =>
  facade ? LONG_MODULES.test(facade) : modules.every((module) => LONG_MODULES.test(module));

/** The pages that scripts make of those files when there is no connection. */
export const IS_LONG = /^\/(?:resources\/(?:questions|lessons)\/.|play\b)/;
