/** Adds up what the test runners report in JSON. */
import { existsSync, readFileSync, rmSync } from "node:fs";
import * as v from "valibot";

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

export const NOTHING: Counts = { passed: 0, failed: 0, skipped: 0 };

const Vitest = v.pipe(
  v.object({
    numPassedTests: v.number(),
    numFailedTests: v.number(),
    numPendingTests: v.number(),
    numTodoTests: v.number(),
  }),
  v.transform((report): Counts => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  })),
);

const Playwright = v.pipe(
  v.object({
    stats: v.object({
      expected: v.number(),
      unexpected: v.number(),
      flaky: v.number(),
      skipped: v.number(),
    }),
  }),
  v.transform(({ stats }): Counts => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  })),
);

const Report = v.union([Vitest, Playwright]);

/** The last run's report must not be counted for a run that broke off before it wrote its own. */
export const forgetReport = (file: string) => rmSync(file, { force: true });

export function readReport(file: string): Counts {
  return existsSync(file) ? v.parse(Report, JSON.parse(readFileSync(file, "utf8"))) : NOTHING;
}

export const add = (a: Counts, b: Counts): Counts => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});

/** The last line of `npm test`. */
export function lastLine({ passed, failed, skipped }: Counts) {
  return `tests: ${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""}`;
}
