/** The number of browser tests, as Playwright lists them. */
import { execa } from "execa";
import { expect, it } from "vitest";
import * as v from "valibot";
import { MAX_BROWSER_TESTS } from "#tests/e2e/maxBrowserTests";

/** Playwright counts in its report only the tests that it has run. */
const Listed = v.pipe(
  v.string(),
  v.transform((text) => Number(/^Total: (\d+) tests? in /mu.exec(text)?.[1])),
  v.number(),
);

it(`there are at most ${MAX_BROWSER_TESTS} browser tests`, async () => {
  const options = ["test", "--config", "tests/e2e/playwright.config.ts", "--list", "--reporter=list"];
  const { stdout } = await execa("playwright", options, {
    preferLocal: true,
    // Vitest's own settings are none of Playwright's.
    extendEnv: false,
    env: { PATH: process.env.PATH, HOME: process.env.HOME },
  });
  const count = v.parse(Listed, stdout);
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThanOrEqual(MAX_BROWSER_TESTS);
});
