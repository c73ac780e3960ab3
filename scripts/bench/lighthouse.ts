/** Lighthouse's figures of one page: its mobile defaults, simulated slow 4G and a processor four times slower. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { CHROMIUM_FLAGS } from "#scripts/browser";
import { NODE, start, succeeds } from "#scripts/processes";
import { KIB } from "#scripts/site/weights";
import { CliError } from "#scripts/cliError";

/** 140 MB that only the bench needs, so it is kept apart from the site's dependencies. */
const FOLDER = path.resolve(".local/lighthouse");
const VERSION = "12.8.2";
const TRIES = 3;
const PACKAGE = {
  private: true,
  dependencies: { lighthouse: VERSION },
  // Lighthouse's list of third parties must be the one it was released with, because later lists
  // lack entries that it needs.
  overrides: { "third-party-web": "0.27.0" },
};

const number = v.object({ numericValue: v.number() });
const LighthouseReport = v.object({
  runtimeError: v.optional(v.object({ message: v.string() })),
  categories: v.object({ performance: v.object({ score: v.number() }) }),
  audits: v.object({
    "first-contentful-paint": number,
    "largest-contentful-paint": number,
    // The longest task, by another name.
    "max-potential-fid": number,
    "total-blocking-time": number,
    "cumulative-layout-shift": number,
    "network-requests": v.object({
      details: v.object({
        items: v.array(
          v.object({ url: v.string(), transferSize: v.number(), resourceType: v.optional(v.string()) }),
        ),
      }),
    }),
  }),
});

/** The figures of one visit. Sizes are bytes on the wire: compressed, with the response headers. */
export interface PageFigures {
  /** A score from 0 to 100. */
  score: number;
  fcpMs: number;
  lcpMs: number;
  longestTaskMs: number;
  tbtMs: number;
  cls: number;
  scriptKib: number;
  totalKib: number;
  requests: number;
}

export async function installLighthouse() {
  const manifest = path.join(FOLDER, "node_modules/lighthouse/package.json");
  const installed =
    existsSync(manifest) && (JSON.parse(readFileSync(manifest, "utf8")) as { version: string }).version;
  if (installed === VERSION) return;
  console.log("Fetching Lighthouse, once, about 140 MB…");
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(path.join(FOLDER, "package.json"), JSON.stringify(PACKAGE, null, 2));
  if (!(await succeeds(["npm", "install", "--no-audit", "--no-fund"], { cwd: FOLDER })))
    throw new CliError("Lighthouse could not be fetched: is this computer online?");
}

function figuresOf({ categories, audits }: v.InferOutput<typeof LighthouseReport>): PageFigures {
  const requests = audits["network-requests"].details.items.filter(({ url }) => url.startsWith("http"));
  const kib = (items: typeof requests) =>
    items.reduce((sum, { transferSize }) => sum + transferSize, 0) / KIB;
  return {
    score: Math.round(categories.performance.score * 100),
    fcpMs: audits["first-contentful-paint"].numericValue,
    lcpMs: audits["largest-contentful-paint"].numericValue,
    longestTaskMs: audits["max-potential-fid"].numericValue,
    tbtMs: audits["total-blocking-time"].numericValue,
    cls: audits["cumulative-layout-shift"].numericValue,
    scriptKib: kib(requests.filter(({ resourceType }) => resourceType === "Script")),
    totalKib: kib(requests),
    requests: requests.length,
  };
}

/** The path of a browser to start, or the debugging port of one that is already open and stays open. */
type BrowserTarget = { browser: string } | { port: number };

/** @returns the reason if there are no figures. */
async function tryVisit(url: string, where: BrowserTarget): Promise<PageFigures | string> {
  const options = [
    "--output=json",
    "--quiet",
    "--only-categories=performance",
    "--no-enable-error-reporting",
  ];
  const fresh = "browser" in where;
  const target = fresh ? `--chrome-flags=--headless=new ${CHROMIUM_FLAGS.join(" ")}` : `--port=${where.port}`;
  const cli = path.join(FOLDER, "node_modules/lighthouse/cli/index.js");
  const { stdout, exitCode } = await start([NODE, cli, url, ...options, target], {
    env: fresh ? { CHROME_PATH: where.browser } : {},
  });
  if (exitCode !== 0) return `it ended with ${exitCode}.`;
  const report = v.parse(LighthouseReport, JSON.parse(stdout));
  return report.runtimeError?.message ?? figuresOf(report);
}

/** Lighthouse occasionally loses its own recording of a visit and asks to be run again. */
export async function measurePage(url: string, where: BrowserTarget): Promise<PageFigures> {
  let why = "";
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const figures = await tryVisit(url, where);
    if (typeof figures !== "string") return figures;
    why = figures;
  }
  throw new CliError(`Lighthouse could not visit ${url}: ${why}`);
}
