/** The steps of `npm test`: the long ones come first, so that the short ones run alongside them. */
import { readdirSync } from "node:fs";
import path from "node:path";
import { findBrowser, installBrowser } from "#scripts/browser";
import { NODE, succeeds, type Command } from "#scripts/processes";
import { LOCAL_ONLY_ENV } from "#scripts/serving/settings";
import { TEST_RECORDING } from "./recording.ts";
import type { Choosable } from "./choose.ts";

export interface Step extends Choosable {
  /** The file into which the runner writes its counts, if it runs tests. */
  report?: string;
  /** @param log the file for the step's whole output. @returns whether it passed. */
  run: (log: string) => Promise<boolean>;
}

/** The folder for each step's output and report. */
export const RESULTS = path.resolve(".local/test-results");

/** Runs a program with its output in the file. */
type Run = (command: Command, env?: Readonly<Record<string, string>>) => Promise<boolean>;
const runnerInto =
  (log: string): Run =>
  (command, env = {}) =>
    succeeds(command, { env: { ...LOCAL_ONLY_ENV, ...env }, log });

function vitest(run: Run, report: string, ...options: string[]) {
  // `minimal` prints nothing but failures; the duration of each test is in the report.
  // A walk has few tests, and its log names each.
  const each = options.includes("--project=engines") ? "verbose" : "minimal";
  const reporters = [`--reporter=${each}`, "--reporter=json", `--outputFile.json=${report}`];
  return run(["vitest", "run", "--config", "tests/vitest.config.ts", ...options, ...reporters]);
}

/** Options that make Deno use node_modules alone: it downloads and writes nothing. */
const DENO_OPTIONS = ["--no-lock", "--node-modules-dir=manual", "--cached-only"];
const deno = (run: Run, command: string, ...args: string[]) =>
  run(["deno", command, "--quiet", ...DENO_OPTIONS, ...args], { DENO_NO_UPDATE_CHECK: "1" });

const FUNCTIONS = "supabase/functions";
const edgeFunctions = () =>
  readdirSync(FUNCTIONS)
    .filter((name) => !name.startsWith("_"))
    .map((name) => path.join(FUNCTIONS, name, "index.ts"));

/** Runs every command even after a failure, so that one report names all the problems. */
async function allPass(run: Run, commands: readonly Command[]) {
  let passed = true;
  for (const command of commands) passed = (await run(command)) && passed;
  return passed;
}

/** The projects of tests/vitest.config.ts that have no step of their own. */
export const UNIT_PROJECTS = ["rules", "modules", "pages", "site", "database", "scripts"];

interface StepOptions {
  /** The port of the site under test. */
  port: number;
  /** A part of the unit and browser tests, such as `1/3`. */
  shard?: string | undefined;
  /** Limits the tests to files whose path contains one of these. */
  files?: readonly string[];
}

export function steps({ port, shard, files = [] }: StepOptions): Step[] {
  const reportOf = (name: string) => path.join(RESULTS, name);
  const unitReport = reportOf("unit.json");
  const hostedReport = reportOf("hosted.json");
  const denoReport = reportOf("deno.xml");
  const budgetReport = reportOf("budgets.json");
  const browserReport = reportOf("browser.json");
  const enginesReport = reportOf("engines.json");
  const sharding = shard ? [`--shard=${shard}`] : [];
  const site = {
    SITE_OUT: path.resolve(".local/test-site"),
    SITE_URL: `http://localhost:${port}`,
    DATABASE: "memory",
    VITE_AUDIO_URL_KEEPER_OF_EMBERS: TEST_RECORDING,
  };
  return [
    {
      name: "unit",
      report: unitReport,
      run: (log) =>
        vitest(
          runnerInto(log),
          unitReport,
          ...UNIT_PROJECTS.map((name) => `--project=${name}`),
          ...sharding,
          ...files,
        ),
    },
    {
      name: "hosted",
      report: hostedReport,
      // Only one file at a time can have the mail of a server that runs already.
      run: (log) =>
        vitest(
          runnerInto(log),
          hostedReport,
          "--project=hosted",
          ...(process.env.AUTH_URL ? ["--no-file-parallelism"] : []),
          ...files,
        ),
    },
    {
      name: "lint",
      run: (log) =>
        allPass(runnerInto(log), [
          ["oxlint", "--type-aware", "--deny-warnings"],
          ["oxfmt", "--check"],
          [NODE, "scripts/run.mjs", "translation"],
        ]),
    },
    {
      name: "types",
      run: (log) =>
        allPass(
          runnerInto(log),
          [".", "src", "src/worker"].map((project) => ["tsc", "-p", project] as const),
        ),
    },
    {
      name: "deno",
      report: denoReport,
      run: async (log) => {
        const run = runnerInto(log);
        const isSound = await deno(run, "check", ...edgeFunctions());
        const options = ["--allow-env", "--allow-read", "--reporter=dot", `--junit-path=${denoReport}`];
        return (await deno(run, "test", ...options, "tests/deno")) && isSound;
      },
    },
    {
      name: "build",
      run: (log) => runnerInto(log)([NODE, "scripts/run.mjs", "build", "--local"], site),
    },
    {
      name: "budgets",
      needs: ["build"],
      report: budgetReport,
      run: (log) => vitest(runnerInto(log), budgetReport, "--project", "build", ...files),
    },
    {
      name: "browser",
      needs: ["build"],
      isExclusive: true,
      report: browserReport,
      run: (log) => {
        if (!findBrowser()) installBrowser();
        const options = [
          "--config",
          "tests/e2e/playwright.config.ts",
          "--forbid-only",
          ...sharding,
          ...files,
        ];
        return runnerInto(log)(["playwright", "test", ...options], {
          ...site,
          E2E_PORT: String(port),
        });
      },
    },
    {
      name: "engines",
      needs: ["build"],
      isOnRequest: true,
      isExclusive: true,
      report: enginesReport,
      run: (log) => {
        const run: Run = (command) => runnerInto(log)(command, { E2E_PORT: String(port), NO_COLOR: "1" });
        return vitest(run, enginesReport, "--project=engines", ...files);
      },
    },
  ];
}
