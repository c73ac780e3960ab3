import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createServer, type ViteDevServer } from "vite";
import { LOCAL_PUBLISHABLE_KEY } from "#scripts/backend/backend";
import { embeddedBackend } from "#scripts/backend/vitePlugin";

describe("the dev server with the embedded backend", () => {
  let folder: string;
  let server: ViteDevServer;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), "4mq-dev-"));
    server = await createServer({
      configFile: false,
      appType: "custom",
      logLevel: "silent",
      server: { host: "127.0.0.1", port: 0, ws: false, watch: null },
      optimizeDeps: { noDiscovery: true },
      plugins: [embeddedBackend({ database: folder, siteUrl: "http://localhost" })],
    });
    await server.listen();
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const origin = () => `http://127.0.0.1:${(server.httpServer!.address() as AddressInfo).port}`;
  const ask = (url: string, body?: object, token?: string, headers?: Record<string, string>) =>
    fetch(origin() + url, {
      method: body ? "POST" : "GET",
      headers: {
        apikey: LOCAL_PUBLISHABLE_KEY,
        "content-type": "application/json",
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    });

  it("answers for the database, the accounts, the functions and the inbox", async () => {
    expect((await ask("/rest/v1/journal_entries")).status).toBe(401);
    expect((await ask("/auth/v1/health")).status).toBe(200);
    expect((await ask("/functions/v1/unknown")).status).toBe(404);
    expect(await (await ask("/_mail")).json()).toEqual([]);
  });

  it("does not take other paths that begin alike", async () => {
    for (const url of ["/rest/v1x", "/_mailbox", "/functions/v10"]) {
      const response = await ask(url);
      expect(await response.text(), url).not.toMatch(/NOT_FOUND|\[|\{/);
    }
  });

  it("keeps everything when it restarts, and has one database at a time", async () => {
    const account = { email: "ann@example.com", password: "a good password" };
    const { access_token: token } = (await (await ask("/auth/v1/signup", account)).json()) as {
      access_token: string;
    };

    await server.restart();
    await server.restart();

    // The closed server must not have released the folder that the running one holds.
    expect(readFileSync(path.join(folder, "in-use"), "utf8")).toBe(String(process.pid));
    const profiles = await ask("/rest/v1/profiles?select=first_name", undefined, token);
    expect(await profiles.json()).toEqual([{ first_name: null }]);
    const again = await ask("/auth/v1/token?grant_type=password", account);
    expect(again.status).toBe(200);
  });

  it("refuses a visitor who tries one password after another, in the words of a hosted project", async () => {
    const wrong = { email: "ann@example.com", password: "a wrong password" };
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => ask("/auth/v1/token?grant_type=password", wrong)),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ status }) => status === 400).length).toBeGreaterThanOrEqual(28);
    expect(await refused[0]!.json()).toMatchObject({ error_code: "over_request_rate_limit" });
  });

  it("refuses a request of more than 64 KB", async () => {
    const large = { title: "x".repeat(64 * 1024) };
    expect((await ask("/rest/v1/gig_jar_submissions", large)).status).toBe(413);
  });

  it("sends the headers that guard an answer with everything it says", async () => {
    const guarded = {
      "content-security-policy": expect.stringMatching(/^default-src 'none'/) as string,
      "strict-transport-security": expect.stringContaining("max-age=") as string,
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-resource-policy": "same-origin",
      "cache-control": "no-store",
    };
    for (const url of ["/rest/v1/journal_entries", "/auth/v1/health", "/functions/v1/unknown", "/_mail"])
      expect(Object.fromEntries((await ask(url)).headers), url).toMatchObject(guarded);
  });

  it("takes forms, after a restart too, and counts a visitor whatever address they claim", async () => {
    const contact = { name: "Ann", email: "ann@example.com", subject: "Other", source: "" };
    const statuses: number[] = [];
    for (let turn = 0; turn < 41; turn++) {
      const message = `Hello ${turn}`;
      const response = await ask("/functions/v1/forms/contact", { ...contact, message }, undefined, {
        "CF-Connecting-IP": `203.0.113.${turn}`,
        "X-Forwarded-For": `203.0.113.${turn}`,
      });
      statuses.push(response.status);
    }
    expect(statuses).toEqual([...Array.from({ length: 40 }, () => 200), 429]);
  });

  it("sends a browser without scripts back to the site that it serves", async () => {
    const response = await fetch(`${origin()}/functions/v1/forms/contact`, {
      method: "POST",
      headers: { Accept: "text/html", Referer: "http://localhost/contact" },
      body: new URLSearchParams({ _gotcha: "x" }),
      redirect: "manual",
    });
    expect(response.headers.get("location")).toBe("http://localhost/contact?sent=1#sent");
  });
});
