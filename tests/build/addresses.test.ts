/** Malicious addresses get the not-found page, and no file from outside the site. */
import { get } from "node:http";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { PreviewServer } from "vite";
import { anyFreePort } from "#scripts/ports";
import { serveBuilt } from "#scripts/serving/serveBuilt";
import { SITE } from "./site";

let port: number;
let server: PreviewServer;

beforeAll(async () => {
  vi.stubEnv("SITE_OUT", SITE);
  vi.stubEnv("VITE_SUPABASE_URL", "");
  port = await anyFreePort("localhost");
  server = await serveBuilt(port);
});
afterAll(async () => {
  await server.close();
  vi.unstubAllEnvs();
});

interface Answer {
  status: number | undefined;
  /** The address that the answer redirects to. */
  location: string | undefined;
  text: string;
}

/** Requests a path exactly as written: `fetch` would resolve its dots first. */
const ask = (path: string) =>
  new Promise<Answer>((resolve, reject) => {
    get({ hostname: "localhost", port, path, agent: false }, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (piece: string) => (text += piece));
      answer.on("end", () => resolve({ status: answer.statusCode, location: answer.headers.location, text }));
    }).on("error", reject);
  });

it.each([
  {
    where: "out of the site's folder",
    // The first path names a file of the project, two folders above the site under test.
    paths: [
      "/../../package.json",
      "/assets/../../../package.json",
      "/%2e%2e/%2e%2e/package.json",
      "/..%2f..%2fpackage.json",
      "/..%5c..%5cpackage.json",
      "/..\\..\\package.json",
      "/%252e%252e/%252e%252e/package.json",
      "/..%2f..%2f..%2f..%2fetc%2fpasswd",
      "/package.json%00.html",
    ],
  },
  {
    where: "to another host",
    paths: ["//", "//evil.example", "//evil.example/books", "///evil.example", "http://evil.example/no"],
  },
  {
    where: "to what cannot be read",
    paths: [
      "/%3Cscript%3Ealert(1)%3C/script%3E",
      "/books/%22%3E%3Cimg%20src=x%20onerror=alert(1)%3E",
      "/%E0%A4%A",
      "/%",
      `/${"a".repeat(9 * 1024)}`,
    ],
  },
])("answers a path that leads $where with the not-found page, and nothing else", async ({ paths }) => {
  const notThere = await ask("/no-such-page");
  expect(notThere.status).toBe(404);
  expect(notThere.text).toContain("Oops! Page not found");
  for (const path of paths) expect(await ask(path), path.slice(0, 80)).toEqual(notThere);
});

it("leads from another letter case, slashes at the end or the file's name to the page under its own address", async () => {
  for (const [asked, own] of [
    ["/Books", "/books"],
    ["/books/4mq-l1?from=poster", "/books/4MQ-L1?from=poster"],
    ["/Challenge-Dashboard", "/challenge-dashboard"],
    ["/BOOKS/", "/books"],
    ["/Resources/?x=1", "/resources?x=1"],
    ["/books//", "/books"],
    ["/books/4mq-l1/", "/books/4MQ-L1"],
    ["/Challenge-Dashboard/", "/challenge-dashboard"],
    ["/books.html?x=1", "/books?x=1"],
    ["/Books.HTML", "/books"],
    ["/books/4MQ-L1.html", "/books/4MQ-L1"],
    ["/index.html", "/"],
  ] as const)
    expect(await ask(asked), asked).toMatchObject({ status: 308, location: own });
});
