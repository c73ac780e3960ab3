/** `npm test`: everything, stopping at the first step that fails. `npm test -- --only unit,browser` takes some steps. */
import { parseArgs } from "node:util";
import { BROWSER_TEST_PORT, choosePort } from "#scripts/ports";
import { Stop } from "#scripts/stop";
import { add, forgetReport, lastLine, NOTHING, readReport, type Counts } from "#scripts/testing/counts";
import { steps, type Step } from "#scripts/testing/steps";

interface Outcome {
  step: Step;
  state: "passed" | "failed" | "not run";
  seconds: number;
  counts: Counts;
}

/** A failure without a failing test, such as a lint error or a file that does not load, still counts as one. */
const countsOf = (counts: Counts, well: boolean): Counts =>
  well || counts.failed ? counts : add(counts, { ...NOTHING, failed: 1 });

async function runStep(step: Step): Promise<Outcome> {
  const started = Date.now();
  console.log(`\n── ${step.heading} ──`);
  if (step.report) forgetReport(step.report);
  const ended = await step.run().catch((error: unknown) => {
    console.error(error instanceof Stop ? error.message : error);
    return false;
  });
  const seconds = (Date.now() - started) / 1000;
  const counts = step.report ? readReport(step.report) : NOTHING;
  // Vitest says that it ended well when it is killed in the middle, and then there is no report.
  const ran = !step.report || counts.passed + counts.failed > 0;
  if (!ran) console.log("No test ran, which counts as a failure.");
  const well = ended && ran;
  return { step, state: well ? "passed" : "failed", seconds, counts: countsOf(counts, well) };
}

function choose(all: readonly Step[], only: string | undefined) {
  if (!only) return all;
  const names = only.split(",");
  const unknown = names.filter((name) => !all.some((step) => step.name === name));
  if (unknown.length)
    throw new Stop(
      `No such step: ${unknown.join(", ")}. There are: ${all.map((step) => step.name).join(", ")}.`,
    );
  return all.filter((step) => names.includes(step.name));
}

function summarise(outcomes: readonly Outcome[]) {
  console.log("\n── In short ──");
  for (const { step, state, seconds } of outcomes)
    console.log(`${step.name.padEnd(8)} ${state}${state === "not run" ? "" : ` (${seconds.toFixed(1)} s)`}`);
  const total = outcomes.map(({ counts }) => counts).reduce(add, NOTHING);
  console.log(lastLine(total));
  if (total.failed) process.exitCode = 1;
}

export default async function test(args: string[]) {
  const { values } = parseArgs({ args, options: { only: { type: "string" } } });
  const port = process.env.E2E_PORT ? Number(process.env.E2E_PORT) : await choosePort(BROWSER_TEST_PORT);
  const outcomes: Outcome[] = [];
  for (const step of choose(steps(port), values.only)) {
    const broken = outcomes.some(({ state }) => state === "failed");
    outcomes.push(broken ? { step, state: "not run", seconds: 0, counts: NOTHING } : await runStep(step));
  }
  summarise(outcomes);
}
