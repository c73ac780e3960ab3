import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { add, lastLine, NO_TESTS, readReport, titlesOfExplainedSkips } from "#scripts/testing/counts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "4mq-counts-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function report(content: object) {
  const file = path.join(folder, "report.json");
  writeFileSync(file, JSON.stringify(content));
  return readReport(file);
}

it("adds up both runners' reports into the last line", () => {
  const unit = report({ numPassedTests: 40, numFailedTests: 1, numPendingTests: 1, numTodoTests: 1 });
  const browser = report({ stats: { expected: 9, unexpected: 1, flaky: 0, skipped: 1 } });
  expect(lastLine(add(unit, browser))).toBe("tests: 49 passed, 2 failed, 3 skipped");
});

it("adds up Deno's report, which is XML", () => {
  const file = path.join(folder, "deno.xml");
  const suite = '<testsuite name="a" tests="9" failures="9"><testcase><skipped/></testcase></testsuite>';
  writeFileSync(
    file,
    `<?xml version="1.0"?>\n<testsuites name="deno test" tests="9" failures="2" errors="1" time="9.1">${suite}`,
  );
  expect(readReport(file)).toEqual({ passed: 5, failed: 3, skipped: 1 });
  writeFileSync(file, "");
  expect(() => readReport(file)).toThrow("no sums");
});

it("says nothing of skipped ones when there are none", () => {
  expect(lastLine({ passed: 3, failed: 0, skipped: 0 })).toBe("tests: 3 passed, 0 failed");
});

it("counts nothing for a run that broke off before its report", () => {
  expect(readReport(path.join(folder, "missing.json"))).toEqual(NO_TESTS);
});

it("names each thing once that was skipped for a reason, and no other test", () => {
  const file = path.join(folder, "report.json");
  const reason = "in nginx: skipped, because this computer has no such program";
  const titles = ["answers", reason, reason, "was skipped by its writer"];
  const assertionResults = titles.map((title) => ({ title, status: "skipped" }));
  writeFileSync(file, JSON.stringify({ testResults: [{ assertionResults }] }));
  expect(titlesOfExplainedSkips(file)).toEqual([reason]);
});

it("names nothing for a report of another runner, or for one that is missing", () => {
  const file = path.join(folder, "report.json");
  writeFileSync(file, JSON.stringify({ stats: { expected: 9 } }));
  expect(titlesOfExplainedSkips(file)).toEqual([]);
  expect(titlesOfExplainedSkips(path.join(folder, "deno.xml"))).toEqual([]);
  expect(titlesOfExplainedSkips(path.join(folder, "missing.json"))).toEqual([]);
});
