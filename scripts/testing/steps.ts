/** What `npm test` does, in its order: the cheap before the dear. */
import { readdirSync } from "node:fs";
import path from "node:path";
import { findBrowser, installBrowser } from "#scripts/browser";
import { binOf, runNode } from "#scripts/processes";
import { WITHOUT_HOSTED_PROJECT } from "#scripts/serving/settings";
import { TEST_RECORDING } from "./recording.ts";

export interface Step {
  name: string;
  /** What is checked, in plain words. */
  heading: string;
  /** Where the runner leaves its counts, if it runs tests. */
  report?: string;
  /** @returns whether all is well. */
  run: () => Promise<boolean>;
}

function vitest(report: string, project: string) {
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const options = ["run", "--config", "tests/vitest.config.ts", "--project", project, ...reporters];
  return runNode([binOf("vitest"), ...options], WITHOUT_HOSTED_PROJECT);
}

/** From node_modules alone: nothing is downloaded, nothing is written. */
const DENO_OPTIONS = ["--no-lock", "--node-modules-dir=manual", "--cached-only"];
const deno = (command: string, ...args: string[]) =>
  runNode([binOf("deno"), command, "--quiet", ...DENO_OPTIONS, ...args], {
    ...WITHOUT_HOSTED_PROJECT,
    DENO_NO_UPDATE_CHECK: "1",
  });

const FUNCTIONS = "supabase/functions";
const edgeFunctions = () =>
  readdirSync(FUNCTIONS)
    .filter((name) => !name.startsWith("_"))
    .map((name) => path.join(FUNCTIONS, name, "index.ts"));

async function allWell(checks: (() => Promise<boolean>)[]) {
  let well = true;
  for (const check of checks) well = (await check()) && well;
  return well;
}

/** @param port of the site under test. */
export function steps(port: number): Step[] {
  const results = path.resolve(".local/test-results");
  const unitReport = path.join(results, "unit.json");
  const denoReport = path.join(results, "deno.xml");
  const budgetReport = path.join(results, "budgets.json");
  const browserReport = path.join(results, "browser.json");
  const site = {
    ...WITHOUT_HOSTED_PROJECT,
    SITE_OUT: path.resolve(".local/test-site"),
    SITE_URL: `http://localhost:${port}`,
    DATABASE: "memory",
    VITE_AUDIO_URL_KEEPER_OF_EMBERS: TEST_RECORDING,
  };
  return [
    {
      name: "lint",
      heading: "Lint: the rules of the house, and the format",
      run: () =>
        allWell([
          () => runNode([binOf("oxlint"), "--type-aware", "--deny-warnings"]),
          () => runNode([binOf("oxfmt"), "--check"]),
        ]),
    },
    {
      name: "types",
      heading: "Types: what runs in Node, in the browser, and in its service worker",
      run: () =>
        allWell([
          () => runNode([binOf("typescript", "tsc"), "-p", "."]),
          () => runNode([binOf("typescript", "tsc"), "-p", "src"]),
          () => runNode([binOf("typescript", "tsc"), "-p", "src/worker"]),
        ]),
    },
    {
      name: "unit",
      heading: "Rules, screens and database",
      report: unitReport,
      run: () => vitest(unitReport, "!build"),
    },
    {
      name: "deno",
      heading: "Edge functions in Deno, where they will run",
      report: denoReport,
      run: () =>
        allWell([
          () => deno("check", ...edgeFunctions()),
          () => deno("test", "--allow-env", "--allow-read", `--junit-path=${denoReport}`, "tests/deno"),
        ]),
    },
    {
      name: "build",
      heading: "Build of the site, as it will be deployed",
      run: () => runNode(["scripts/run.mjs", "build", "--local"], site),
    },
    {
      name: "budgets",
      heading: "What was built: its pages and their weight",
      report: budgetReport,
      run: () => vitest(budgetReport, "build"),
    },
    {
      name: "browser",
      heading: "The site in a real browser",
      report: browserReport,
      run: () => {
        if (!findBrowser()) installBrowser();
        return runNode(
          [
            binOf("@playwright/test", "playwright"),
            "test",
            "--config",
            "tests/e2e/playwright.config.ts",
            "--forbid-only",
          ],
          { ...site, E2E_PORT: String(port) },
        );
      },
    },
  ];
}
