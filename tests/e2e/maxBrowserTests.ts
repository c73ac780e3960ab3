/**
 * A browser test takes ten times as long as one of the same pages without a browser (tests/site). A test counts once
 * for each screen that it runs on. To raise this number, say in the commit why the test needs a browser.
 */
export const MAX_BROWSER_TESTS = 258;
