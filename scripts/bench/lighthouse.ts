/** Lighthouse's figures of one page: its mobile defaults, simulated slow 4G and a processor four times slower. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { converse, succeeds, type Conversation } from "#scripts/processes";
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

async function installLighthouse() {
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

const Answer = v.union([v.object({ report: LighthouseReport }), v.object({ reason: v.string() })]);

/** @returns the reason if there are no figures. */
async function tryVisit(lighthouse: Conversation, url: string, port: number): Promise<PageFigures | string> {
  const answer = v.parse(Answer, await lighthouse.ask({ url, port }));
  return "reason" in answer ? answer.reason : figuresOf(answer.report);
}

/** @param port the debugging port of the browser to measure in. */
export type MeasurePage = (url: string, port: number) => Promise<PageFigures>;

/**
 * It runs in a process of its own, because its work would slow the server in this one, and in the same for all visits,
 * because it takes longer to load than a visit does.
 */
export async function withLighthouse<Result>(
  work: (measurePage: MeasurePage) => Promise<Result>,
): Promise<Result> {
  await installLighthouse();
  const core = path.join(FOLDER, "node_modules/lighthouse/core/index.js");
  const lighthouse = await converse(["scripts/bench/lighthouseProcess.mjs", core]);
  try {
    return await work(async (url, port) => {
      let why = "";
      // It occasionally loses its own recording of a visit and asks to be run again.
      for (let attempt = 0; attempt < TRIES; attempt++) {
        const figures = await tryVisit(lighthouse, url, port);
        if (typeof figures !== "string") return figures;
        why = figures;
      }
      throw new CliError(`Lighthouse could not visit ${url}: ${why}`);
    });
  } finally {
    lighthouse.end();
  }
}
