/**
 * `npm test` runs every step. `npm test -- --only unit,browser` runs some steps, `--shard 1/3` a
 * part of their tests, and `npm test -- --only unit journal` the test files with this in their
 * path. `npm test -- --only engines` walks through the site in Firefox and WebKit, `--pictures` with a picture of each step.
 * `--all` also tries what is otherwise sampled or compared by its hash. Each step's output goes to a file; the terminal
 * shows it only if the step fails.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArguments } from "#scripts/arguments";
import { BROWSER_TEST_PORT, choosePort } from "#scripts/ports";
import { CliError } from "#scripts/cliError";
import {
  add,
  forgetReport,
  lastLine,
  NO_TESTS,
  readReport,
  titlesOfExplainedSkips,
  type Counts,
} from "#scripts/testing/counts";
import { choose } from "#scripts/testing/choose";
import { schedule } from "#scripts/testing/schedule";
import { RESULTS, steps, type Step } from "#scripts/testing/steps";
import { WORKERS } from "#scripts/testing/workers";

const SHARD = /^\d+\/\d+$/u;

interface StepResult {
  passed: boolean;
  counts: Counts;
}

/** A failure without a failing test, such as a lint error or a file that does not load, still counts as one. */
const countsOf = (counts: Counts, passed: boolean): Counts =>
  passed || counts.failed ? counts : add(counts, { ...NO_TESTS, failed: 1 });

async function runInto(log: string, step: Step): Promise<boolean> {
  try {
    return await step.run(log);
  } catch (error) {
    console.error(error instanceof CliError ? error.message : error);
    return false;
  }
}

/** Prints one line, one for each thing that this computer cannot prove, and after a failure the step's whole output. */
async function runStep(step: Step): Promise<StepResult> {
  const started = Date.now();
  const log = path.join(RESULTS, `${step.name}.log`);
  if (step.report) forgetReport(step.report);
  writeFileSync(log, "");
  const ended = await runInto(log, step);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  const counts = step.report ? readReport(step.report) : NO_TESTS;
  const explainedSkips = step.report ? [...new Set(titlesOfExplainedSkips(step.report))] : [];
  // Vitest reports success when it is killed halfway, and then there is no report.
  const ran = !step.report || counts.passed + counts.failed > 0 || explainedSkips.length > 0;
  const passed = ended && ran && counts.failed === 0;
  const tests = step.report ? `   ${counts.passed} of ${counts.passed + counts.failed} tests` : "";
  console.log(`${step.name.padEnd(8)} ${passed ? "passed" : "failed"} ${seconds.padStart(7)} s${tests}`);
  for (const title of explainedSkips) console.log(`         ${title}`);
  if (!passed) console.log(readFileSync(log, "utf8").trim());
  if (!ran) console.log("No tests ran, which counts as a failure.");
  return { passed, counts: countsOf(counts, passed) };
}

/** Measured on two cores; about two of these minutes do not share well. */
const minutesOn = (workers: number) => Math.ceil(2 + 30 / workers);

export default async function test(args: string[]) {
  const options = {
    only: { type: "string" },
    shard: { type: "string" },
    all: { type: "boolean" },
    pictures: { type: "boolean" },
  } as const;
  const { values, positionals: files } = parseArguments({ args, options, allowPositionals: true });
  const { only, shard, all, pictures } = values;
  if (shard && !SHARD.test(shard))
    throw new CliError(`--shard must be a fraction such as 1/3, not ${shard}.`);
  if (all) process.env.TEST_ALL = "1";
  if (pictures) process.env.TEST_PICTURES = "1";
  if (!only && !files.length) console.log(`This takes about ${minutesOn(WORKERS)} minutes here.`);
  const port = process.env.E2E_PORT ? Number(process.env.E2E_PORT) : await choosePort(BROWSER_TEST_PORT);
  mkdirSync(RESULTS, { recursive: true });
  const counts: Counts[] = [];
  const states = await schedule(choose(steps({ port, shard, files }), only), WORKERS, async (step) => {
    const outcome = await runStep(step);
    counts.push(outcome.counts);
    return outcome.passed;
  });
  for (const [name, state] of states) if (state === "not run") console.log(`${name.padEnd(8)} not run`);
  console.log(`\nOutput and reports: ${path.relative("", RESULTS)}`);
  const total = counts.reduce(add, NO_TESTS);
  console.log(lastLine(total));
  if (total.failed) process.exitCode = 1;
}
