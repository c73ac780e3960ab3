/** Adds up the test runners' reports: JSON, and Deno's JUnit XML. */
import { existsSync, readFileSync, rmSync } from "node:fs";
import * as v from "valibot";

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** A missing sum is not a number, and none is negative. */
const CountsSchema = v.object(
  v.entriesFromList(["passed", "failed", "skipped"], v.pipe(v.number(), v.minValue(0))),
);

export const NO_TESTS: Counts = { passed: 0, failed: 0, skipped: 0 };

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

/** The sums are in the first tag: `<testsuites name="deno test" tests="110" failures="0" errors="0" time="1.2">`. */
function readJunit(xml: string): Counts {
  const tag = /<testsuites\b[^>]*>/u.exec(xml)?.[0];
  if (!tag) throw new Error("The report of deno test has no sums.");
  const sum = (name: string) => Number(new RegExp(` ${name}="(\\d+)"`, "u").exec(tag)?.[1]);
  const failed = sum("failures") + sum("errors");
  const skipped = [...xml.matchAll(/<skipped\b/gu)].length;
  return v.parse(CountsSchema, { passed: sum("tests") - failed - skipped, failed, skipped });
}

/** The previous run's report must not be counted for a run that failed before it wrote its own. */
export const forgetReport = (file: string) => rmSync(file, { force: true });

export function readReport(file: string): Counts {
  if (!existsSync(file)) return NO_TESTS;
  const text = readFileSync(file, "utf8");
  return file.endsWith(".xml") ? readJunit(text) : v.parse(Report, JSON.parse(text));
}

const VitestTitles = v.object({
  testResults: v.array(v.object({ assertionResults: v.array(v.object({ title: v.string() })) })),
});

/** Tests that need a program of this computer skip themselves with a title that ends like this. */
const REASON = ": skipped, because ";

/**
 * @returns the titles of tests that name why they were skipped, because a run that skips them
 * proves less and must say so.
 */
export function titlesOfExplainedSkips(file: string): string[] {
  if (!existsSync(file) || !file.endsWith(".json")) return [];
  const { success, output } = v.safeParse(VitestTitles, JSON.parse(readFileSync(file, "utf8")));
  if (!success) return [];
  const titles = output.testResults.flatMap(({ assertionResults }) => assertionResults);
  return [...new Set(titles.map(({ title }) => title).filter((title) => title.includes(REASON)))];
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
