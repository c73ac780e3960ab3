/** Pages that only those need who open them, which the service worker therefore does not bring along (src/worker/site.ts). */

/** The modules whose files it keeps once they are opened: questions and their search, lessons and their screens. */
export const KEPT_ONCE_OPENED = /\?page$|\/pages\/questions\/Results\.|\/(?:content|pages)\/lessons\//;

/** The pages that scripts make of those files when there is no connection. */
export const IS_LONG = /^\/resources\/(?:questions|lessons)\/./;
