/** Keys of what is worth keeping. The session, choices of tabs and copies for offline use come back by themselves. */
const WORTH_KEEPING =
  /^(?:4mq_(?:begun|draft|me|outbox|places|plans|quadrant|reading|recall|tracker)|completedQuizzes|userEarnings)/;

let isAsked = false;

/**
 * Asks the browser to keep this site's storage even if the device is nearly full: once a page, when the first thing worth
 * keeping has been stored. Chromium and WebKit decide without a word. Firefox is not asked, because it would stop a child
 * in the middle of a quiz or a story with a question that no child can answer, and it clears a site only if the disk is
 * full and the site is the one that was used least recently.
 */
export async function askToPersist(key: string): Promise<void> {
  if (isAsked || !WORTH_KEEPING.test(key)) return;
  isAsked = true;
  try {
    const { storage, userAgent } = navigator;
    if (!userAgent.includes("Firefox") && !(await storage.persisted())) await storage.persist();
  } catch {
    // Old browsers and pages without TLS have no such method; a refusal changes nothing.
  }
}
