/** The list of planted defects keeps up with the code; `npm run defects` says whether each one is caught. */
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { DEFECTS } from "#tests/defects/defects";

describe("the planted defects", () => {
  it.each(DEFECTS)("find the one place that they change: $name", ({ file, find, replace, caughtBy }) => {
    expect(readFileSync(file, "utf8").split(find)).toHaveLength(2);
    expect(replace).not.toBe(find);
    expect(existsSync(caughtBy), caughtBy).toBe(true);
  });

  it("are at least thirty, of which no more than six need a browser", () => {
    const inBrowser = DEFECTS.filter(({ caughtBy }) => caughtBy.startsWith("tests/e2e/"));
    expect(DEFECTS.length).toBeGreaterThanOrEqual(30);
    expect(inBrowser.length).toBeLessThanOrEqual(6);
  });
});
