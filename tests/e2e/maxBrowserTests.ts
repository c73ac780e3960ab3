/**
 * A browser test takes ten times as long as one of the same pages without a browser (tests/site). A test counts once for
 * each screen that it is run on. Whoever raises this number says in the commit why it takes a browser.
 */
export const MAX_BROWSER_TESTS = 250;
