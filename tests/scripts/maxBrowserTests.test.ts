/** The number of browser tests, as Playwright lists them. */
import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";
import * as v from "valibot";
import { binOf } from "#scripts/processes";
import { MAX_BROWSER_TESTS } from "#tests/e2e/maxBrowserTests";

/** Playwright counts in its report only the tests that it has run. */
const Listed = v.pipe(
  v.string(),
  v.transform((text) => Number(/^Total: (\d+) tests? in /mu.exec(text)?.[1])),
  v.number(),
);

it(`there are at most ${MAX_BROWSER_TESTS} browser tests`, () => {
  const options = ["test", "--config", "tests/e2e/playwright.config.ts", "--list", "--reporter=list"];
  const output = execFileSync(
    process.execPath,
    [binOf("@playwright/test", "playwright"), ...options],
    // Vitest's own settings are none of Playwright's.
    { encoding: "utf8", env: { PATH: process.env.PATH, HOME: process.env.HOME } },
  );
  const count = v.parse(Listed, output);
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThanOrEqual(MAX_BROWSER_TESTS);
});
