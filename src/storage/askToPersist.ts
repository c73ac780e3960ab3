/** The keys of coins, portraits, plans, goals, places in texts, tracker lines and unsent entries. Every page loads this, so it is short. */
const WORTH_KEEPING = /4mq_(outbox|plans|goal|me|tracker|reading|player)|userEarnings/;

let isAsked = false;

/**
 * Asks the browser to keep this site's storage even if the device is nearly full: once a page, when the first thing worth
 * keeping has been stored. Chromium and WebKit decide without a word. Firefox is not asked, because it would stop a child
 * in the middle of a quiz or a story with a question that no child can answer, and it clears a site only if the disk is
 * full and the site is the one that was used least recently.
 */
export async function askToPersist(key: string): Promise<void> {
  try {
    const { storage, userAgent } = navigator;
    if (isAsked || !WORTH_KEEPING.test(key) || userAgent.includes("Firefox")) return;
    isAsked = true;
    if (!(await storage.persisted())) await storage.persist();
  } catch {
    // Old browsers and pages without TLS have no such method; a refusal changes nothing.
  }
}
