/** The nginx and Caddy configurations, run in the real servers if this computer has them. */
import { spawn, type ChildProcess } from "node:child_process";
import { accessSync, constants, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import http from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { anyFreePort } from "#scripts/ports";
import { headersAt, readHeaderRules } from "#scripts/site/parseHeaders";
import { hostingFolder } from "#scripts/site/prerender";
import { readSite, SITE } from "./site";

const HOST = "127.0.0.1";
const rules = readHeaderRules(readSite("_headers").toString());

const programOf = (name: string) =>
  [...(process.env.PATH ?? "").split(path.delimiter), "/usr/sbin"]
    .map((folder) => path.join(folder, name))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });

interface Server {
  name: string;
  /** @returns the configuration's text. */
  configure: (port: number, folder: string) => string;
  options: (config: string, folder: string) => string[];
}

const SERVERS: Server[] = [
  {
    name: "nginx",
    configure: (port, folder) => `
      daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
      ${process.getuid?.() === 0 ? "user root;" : ""}
      events {}
      http {
        access_log off;
        types { text/html html; text/javascript js; }
        ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((use) => `${use}_temp_path ${folder}/${use};`).join("\n")}
        server { listen ${HOST}:${port}; root ${SITE}; include ${hostingFolder(SITE)}/nginx.conf; }
      }`,
    options: (config, folder) => ["-c", config, "-p", folder],
  },
  {
    name: "caddy",
    configure: (port) => `
{
	admin off
	auto_https off
}
http://${HOST}:${port} {
	root * ${SITE}
	import ${hostingFolder(SITE)}/Caddyfile
}
`,
    options: (config) => ["run", "--adapter", "caddyfile", "--config", config],
  },
];

/** Sends the path exactly as written: `fetch` would normalise it first. */
const ask = (port: number, address: string) =>
  new Promise<{ status: number; headers: http.IncomingHttpHeaders; raw: string }>((resolve, reject) => {
    const socket = connect(port, HOST, () =>
      socket.write(`GET ${address} HTTP/1.1\r\nHost: ${HOST}:${port}\r\nConnection: close\r\n\r\n`),
    );
    const parts: Buffer[] = [];
    socket.on("data", (part) => parts.push(part));
    socket.on("error", reject);
    socket.on("end", () => {
      const raw = Buffer.concat(parts).toString("latin1").split("\r\n\r\n")[0]!;
      const [statusLine, ...lines] = raw.split("\r\n");
      const headers = Object.fromEntries(
        lines.map((line) => [line.split(":")[0]!.toLowerCase(), line.slice(line.indexOf(":") + 2)]),
      );
      resolve({ status: Number(statusLine!.split(" ")[1]), headers, raw });
    });
  });

const missing = SERVERS.filter(({ name }) => !programOf(name)).map(({ name }) => name);
if (missing.length)
  it.skip(`the configurations in the real ${missing.join(" and ")}: skipped, because this computer has no such program`, () => {});

describe.each(SERVERS)("$name on the written configuration", ({ name, configure, options }) => {
  const program = programOf(name);
  let port = 0;
  let folder = "";
  let server: ChildProcess | undefined;

  beforeAll(async () => {
    if (!program) return;
    port = await anyFreePort(HOST);
    folder = mkdtempSync(path.join(tmpdir(), `4mq-${name}-`));
    const config = path.join(folder, "config");
    writeFileSync(config, configure(port, folder));
    let complaint = "";
    server = spawn(program, options(config, folder), {
      stdio: ["ignore", "ignore", "pipe"],
      env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    });
    server.stderr!.on("data", (part) => (complaint += String(part)));
    await vi.waitFor(
      async () => {
        if (server!.exitCode !== null) throw new Error(complaint);
        expect((await ask(port, "/")).status).toBe(200);
      },
      { timeout: 20_000 },
    );
  });
  afterAll(async () => {
    if (server?.exitCode === null) {
      const ended = new Promise((resolve) => server!.once("close", resolve));
      server.kill("SIGTERM");
      await ended;
    }
    if (folder) rmSync(folder, { recursive: true, force: true });
  });

  it.skipIf(!program).each([
    ["/%5Cevil.example/", "a backslash, which browsers read as a slash"],
    ["/%5C%5Cevil.example/", "two backslashes"],
    ["//evil.example/", "another host"],
    ["/%2Fevil.example/", "another host, encoded"],
    ["/%09/evil.example/", "a tab, which browsers leave out"],
    ["/a%0dSet-Cookie:x=1/", "a carriage return"],
    ["/a%0d%0aSet-Cookie:%20x=1/", "a whole line of a header"],
    ["/a%00b/", "a NUL"],
    ["/%5Cevil.example/a.html", "a backslash before a page's file"],
    ["//evil.example/a.html", "another host before a page's file"],
    ["/a%0d%0aSet-Cookie:%20x=1.html", "a whole line of a header before a page's ending"],
  ])(
    "redirects nobody to another host, and copies no header from a visitor, for %s (%s)",
    async (address) => {
      const { status, headers, raw } = await ask(port, address);
      expect(raw).not.toMatch(/[\r\n]set-cookie/iu);
      expect(raw.replaceAll("\r\n", "\n")).not.toMatch(/[\r\0]/u);
      expect(headers).not.toHaveProperty("set-cookie");
      // If the answer redirects, the target is a path of this site.
      if (headers.location !== undefined)
        expect(headers.location.replace(`http://${HOST}:${port}`, "")).toMatch(/^\/[^/\\\p{Cc}]/u);
      else expect(status).toBeGreaterThanOrEqual(400);
    },
  );

  it.skipIf(!program).each([
    ["/books/", "/books"],
    ["/books/4MQ-L1/?from=mail", "/books/4MQ-L1?from=mail"],
    ["/books.html", "/books"],
    ["/books/4MQ-L1.html?from=mail", "/books/4MQ-L1?from=mail"],
    ["/index.html", "/"],
  ])("redirects from %s to %s", async (address, target) => {
    expect(await ask(port, address)).toMatchObject({ status: 308, headers: { location: target } });
  });

  it.skipIf(!program).each([
    ["/", 200],
    ["/books", 200],
    ["/community", 200],
    ["/sw.js", 200],
    ["/no/such/page", 404],
  ])("answers %s with %i and the site's headers", async (address, status) => {
    const answer = await ask(port, address);
    expect(answer.status).toBe(status);
    const { "Cache-Control": cache, ...headers } = headersAt(rules, address);
    for (const [header, value] of Object.entries(headers))
      expect(answer.headers[header.toLowerCase()], header).toBe(value);
    expect(answer.headers["cache-control"]).toBe(
      status === 404 ? headersAt(rules, "/")["Cache-Control"] : cache,
    );
  });
});
