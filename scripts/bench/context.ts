/** The context of every part of the bench: its options, and the built site if it needs one. */
import { createHash, X509Certificate } from "node:crypto";
import path from "node:path";
import { getCertificate } from "@vitejs/plugin-basic-ssl";
import { CHROMIUM_FLAGS, findBrowser, installBrowser } from "#scripts/browser";
import { choosePort } from "#scripts/ports";
import { NODE, succeeds } from "#scripts/processes";
import { serveBuilt } from "#scripts/serving/serveBuilt";
import { LOCAL_ONLY_ENV } from "#scripts/serving/settings";
import { CliError } from "#scripts/cliError";
import { isUsual, oneOfEachKind, publicRoutes, type Route } from "./routes.ts";

const PORT = 4200;

export interface BuiltSite {
  /** Its folder. */
  out: string;
  port: number;
  /** The address it will be served from, without a slash at its end. */
  url: string;
  /** The path of the browser that visits it. */
  browser: string;
  /** The browser's options. */
  flags: readonly string[];
  /** A key and its certificate, which only the browser with these options accepts. */
  certificate: string;
}

export interface BenchContext {
  /** The number of visits to each page, unless fewer are enough to decide. */
  runs: number;
  /** The only page to visit; by default, one of each usual kind. */
  route: string | undefined;
  /** One of each kind is visited, and not the usual ones only. */
  all: boolean;
  /** Rows of the large journal of the database part. */
  entries: number;
  log: (sentence: string) => void;
  /** Builds the site on the first call. */
  builtSite: () => Promise<BuiltSite>;
}

/**
 * Lets a browser accept the certificate as if it knew it. (With `--ignore-certificate-errors` it would keep no file of the
 * site.)
 */
function certificateFlag(certificate: string) {
  const { publicKey } = new X509Certificate(certificate);
  const key = publicKey.export({ type: "spki", format: "der" });
  return `--ignore-certificate-errors-spki-list=${createHash("sha256").update(key).digest("base64")}`;
}

async function build(): Promise<BuiltSite> {
  const browser = findBrowser() ?? installBrowser();
  const port = await choosePort(PORT);
  const url = `https://localhost:${port}`;
  const out = path.resolve(".local/bench-site");
  Object.assign(process.env, LOCAL_ONLY_ENV, { SITE_URL: url, SITE_OUT: out, DATABASE: "memory" });
  console.log("Building the site…");
  // Runs in a process of its own, so that a build leaves nothing behind that could affect a measurement.
  if (!(await succeeds([NODE, "scripts/run.mjs", "build", "--local"])))
    throw new CliError("The site could not be built.");
  // Requests of this process accept the certificate, as the browsers do.
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = "0";
  const certificate = await getCertificate(path.resolve(".local/certificate"));
  return { out, port, url, browser, flags: [...CHROMIUM_FLAGS, certificateFlag(certificate)], certificate };
}

/** Serves the site over HTTP/2, as hosts do, while `work` runs. The server does not notice files added to its folder later. */
export async function withServedSite<Result>(
  { port, certificate }: BuiltSite,
  work: () => Promise<Result>,
): Promise<Result> {
  const server = await serveBuilt(port, { certificate });
  try {
    return await work();
  } finally {
    await server.close();
  }
}

/** The public pages that are to be visited. */
export function wantedRoutes({ out }: BuiltSite, { route: only, all }: BenchContext): Route[] {
  const routes = publicRoutes(out);
  if (only) return routes.filter(({ route }) => route === only);
  const kinds = oneOfEachKind(out, routes);
  return all ? kinds : kinds.filter(isUsual);
}

export function benchContext(wanted: Pick<BenchContext, "runs" | "route" | "all" | "entries">): BenchContext {
  let site: Promise<BuiltSite> | undefined;
  return { ...wanted, log: console.log, builtSite: () => (site ??= build()) };
}
