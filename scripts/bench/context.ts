/** The context of every part of the bench: its options, and the built site if it needs one. */
import path from "node:path";
import { findBrowser, installBrowser } from "#scripts/browser";
import { choosePort } from "#scripts/ports";
import { NODE, succeeds } from "#scripts/processes";
import { serveBuilt } from "#scripts/serving/serveBuilt";
import { LOCAL_ONLY_ENV } from "#scripts/serving/settings";
import { CliError } from "#scripts/cliError";

const PORT = 4200;

export interface BuiltSite {
  /** Its folder. */
  out: string;
  port: number;
  /** The address it will be served from, without a slash at its end. */
  url: string;
  /** The path of the browser that visits it. */
  browser: string;
}

export interface BenchContext {
  /** The number of visits to each page. */
  runs: number;
  /** The only page to visit; by default, all. */
  route: string | undefined;
  /** Rows of the large journal of the database part. */
  entries: number;
  log: (sentence: string) => void;
  /** Builds the site on the first call. */
  builtSite: () => Promise<BuiltSite>;
}

async function build(): Promise<BuiltSite> {
  const browser = findBrowser() ?? installBrowser();
  const port = await choosePort(PORT);
  const url = `http://localhost:${port}`;
  const out = path.resolve(".local/bench-site");
  Object.assign(process.env, LOCAL_ONLY_ENV, { SITE_URL: url, SITE_OUT: out, DATABASE: "memory" });
  console.log("Building the site…");
  // Runs in a process of its own, so that a build leaves nothing behind that could affect a measurement.
  if (!(await succeeds([NODE, "scripts/run.mjs", "build", "--local"])))
    throw new CliError("The site could not be built.");
  return { out, port, url, browser };
}

/** Serves the site while `work` runs. The server does not notice files added to its folder later. */
export async function withServedSite<Result>(
  { port }: BuiltSite,
  work: () => Promise<Result>,
): Promise<Result> {
  const server = await serveBuilt(port);
  try {
    return await work();
  } finally {
    await server.close();
  }
}

export function benchContext(wanted: Pick<BenchContext, "runs" | "route" | "entries">): BenchContext {
  let site: Promise<BuiltSite> | undefined;
  return { ...wanted, log: console.log, builtSite: () => (site ??= build()) };
}
