/**
 * The site as a server delivers it over time: new versions are deployed, files disappear.
 * Playwright's routes do not see all of a service worker's requests.
 */
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { compileUnregisteringWorker } from "#scripts/site/worker";
import { BROWSER_TEST_PORT } from "#scripts/ports";
import { test as base } from "./fixtures";

export interface ChangingSite {
  /** Replaces the service worker with that of another build, `next` by default, with the same files. */
  deployNewVersion: (build?: string) => void;
  /** Replaces the service worker with the one that removes itself. */
  removeWorker: () => void;
  /** The path of a file that no longer exists. */
  missingPath: string | undefined;
  /** The path of a file that is held back until this resolves. */
  slow: { path: string; released: Promise<void> } | undefined;
  /** The address of the site for the browser. */
  address: string;
}

const BUILD = /build:(["'`])[\w-]+\1/;

async function workerOf(build: string, answer: IncomingMessage): Promise<string> {
  let text = "";
  for await (const piece of answer.setEncoding("utf8")) text += String(piece);
  if (!BUILD.test(text)) throw new Error("The service worker names no build.");
  return text.replace(BUILD, `build:"${build}"`);
}

/** A separate address for each test, so that no other test meets its versions. */
export const test = base.extend<{ site: ChangingSite }>({
  // Playwright reads a fixture's needs from this pattern.
  // eslint-disable-next-line no-empty-pattern
  site: async ({}, use) => {
    const origin = `http://localhost:${process.env.E2E_PORT ?? BROWSER_TEST_PORT}`;
    let workerFrom: ((answer: IncomingMessage) => Promise<string>) | undefined;
    const site: ChangingSite = {
      deployNewVersion: (build = "next") => (workerFrom = (answer) => workerOf(build, answer)),
      removeWorker: () => (workerFrom = () => compileUnregisteringWorker(process.cwd())),
      missingPath: undefined,
      slow: undefined,
      address: "",
    };
    const forward = async (asked: IncomingMessage, reply: ServerResponse) => {
      if (asked.url === site.missingPath) return void reply.writeHead(404).end();
      if (asked.url === site.slow?.path) await site.slow?.released;
      const write = asked.url === "/sw.js" ? workerFrom : undefined;
      const headers = { ...asked.headers, ...(write && { "accept-encoding": "identity" }) };
      const onward = ask(new URL(asked.url!, origin), { method: asked.method!, headers }, (answer) => {
        if (!write) return void answer.pipe(reply.writeHead(answer.statusCode!, answer.headers));
        const { etag: _etag, "content-length": _length, ...rest } = answer.headers;
        void write(answer).then((worker) => reply.writeHead(200, rest).end(worker));
      });
      onward.on("error", () => reply.destroy());
      asked.pipe(onward);
    };
    const server = createServer((asked, reply) => void forward(asked, reply)).listen(0, "localhost");
    await new Promise((resolve) => server.once("listening", resolve));
    site.address = `http://localhost:${(server.address() as AddressInfo).port}`;
    await use(site);
    server.closeAllConnections();
    server.close();
  },
  baseURL: async ({ site }, use) => use(site.address),
});
