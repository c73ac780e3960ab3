/** The oldest browsers on which every part of the site works (docs/browsers.md); what the build writes suits them all. */
export const OLDEST_BROWSERS = { safari: "16.4", chrome: "111", edge: "111", firefox: "115" } as const;

/** For a browser that cannot read the site's scripts. Its pages are whole without them. */
export const BROWSER_TOO_OLD = `You can read here, but this browser is too old for the rest. Please update it, or use Safari ${OLDEST_BROWSERS.safari}, Chrome or Edge ${OLDEST_BROWSERS.chrome}, Firefox ${OLDEST_BROWSERS.firefox} or newer.`;
