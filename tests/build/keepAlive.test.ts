/** The server of the browser tests. */
import { expect, it, vi } from "vitest";
import playwright from "#tests/e2e/playwright.config";
import { serveBuilt } from "#scripts/serving/serveBuilt";
import { SITE } from "./site";

/** Below the ports that an operating system gives to outgoing connections. */
const PORT = 14_140;

it("keeps a connection longer than a browser test lasts, so that no request meets its end", async () => {
  vi.stubEnv("DATABASE", "memory");
  vi.stubEnv("SITE_OUT", SITE);
  const site = await serveBuilt(PORT);
  const answer = await fetch(`http://localhost:${PORT}/robots.txt`);
  const seconds = /^timeout=(\d+)$/.exec(answer.headers.get("keep-alive") ?? "")?.[1];
  expect(Number(seconds) * 1000).toBeGreaterThan(playwright.timeout!);
  await answer.text();
  await site.close();
});
