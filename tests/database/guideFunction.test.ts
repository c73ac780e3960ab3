/** The guide over HTTP with the real database, both in the site's process and in a real Deno. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { createInterface } from "node:readline";
import { readFileSync } from "node:fs";
import { parse } from "smol-toml";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { FIXED_ANSWERS } from "#functions/ms-sparkle-chat/fixedAnswers";
import { HELP } from "#functions/ms-sparkle-chat/helpTexts";
import { service } from "./actors";
import { serveFunctions, type FunctionsServer } from "./functionsServer";

let server: FunctionsServer;
let guide: string;
const log = vi.spyOn(console, "log").mockReturnValue();

beforeAll(async () => {
  // Empties this computer's settings, so that no test calls a company.
  server = await serveFunctions("http://localhost", { GUIDE_API_KEY: "" });
  guide = server.url("ms-sparkle-chat");
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.backend.sql("delete from public.guide_messages");
  server.client.address = "203.0.113.7";
  log.mockClear();
});

const CRISIS = "I want to die";
const SUM = "How long to save £42 at £5 a week?";

async function ask(message: string, url = guide, headers: Record<string, string> = {}) {
  const response = await fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify({ message, conversationHistory: [] }),
  });
  return { status: response.status, body: (await response.json()) as { message: string } };
}
/** So many library answers have been given to this visitor within the minute. */
const answered = (count: number, like: string) =>
  server.backend.sql(`
    insert into public.guide_messages (kind, visitor_hash)
    select kind, visitor_hash from public.guide_messages, generate_series(1, ${count}) where ${like}`);
const counted = async () =>
  (await service(server.backend).from("guide_messages").select().throwOnError()).data;

describe("the guide without a key", () => {
  it("answers from the library, and a crisis with help", async () => {
    expect(await ask(SUM)).toEqual({
      status: 200,
      body: { message: expect.stringContaining("9 weeks") as string, goal: 4200, week: 500 },
    });
    expect(await ask(CRISIS)).toEqual({ status: 200, body: { message: HELP.selfHarm, kind: "help" } });
  });

  it("allows a class of thirty its ten messages a minute; refuses the next, but not another visitor's, and always gives help", async () => {
    expect((await ask(SUM)).status).toBe(200);
    await answered(298, "true");
    expect((await ask(SUM)).status).toBe(200);
    expect(await ask(SUM)).toEqual({ status: 429, body: { message: FIXED_ANSWERS.tooManyMessages } });
    expect((await ask(CRISIS)).body.message).toBe(HELP.selfHarm);
    server.client.address = "203.0.113.8";
    expect((await ask(SUM)).status).toBe(200);
    server.client.address = "2001:db8:1:2::1";
    expect((await ask(SUM)).status).toBe(200);
  });

  it("counts together all visitors without a trusted address, whatever they claim", async () => {
    server.client.address = undefined;
    expect((await ask(SUM, guide, { "CF-Connecting-IP": "192.0.2.1" })).status).toBe(200);
    await answered(299, "visitor_hash is null");
    expect((await ask(SUM, guide, { "CF-Connecting-IP": "192.0.2.99" })).status).toBe(429);
  });

  it("does not count requests that it cannot read", async () => {
    expect((await ask("")).status).toBe(400);
    expect((await fetch(guide)).status).toBe(405);
    expect(await counted()).toEqual([]);
  });

  it("writes one line of its own to the log: time, how it was answered and a code", async () => {
    await ask(CRISIS);
    expect(log.mock.calls).toEqual([[expect.any(String)]]);
    expect(JSON.parse(log.mock.calls[0]![0] as string)).toEqual({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
      how: "fixed",
      visitor: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    });
  });
});

describe("the guide in a real Deno", () => {
  /**
   * Runs the function as the host does: in its own process, with its secrets in the environment.
   * @returns its address.
   */
  async function startDeno(secrets: Record<string, string>) {
    const options = ["--no-lock", "--node-modules-dir=manual", "--cached-only", "--allow-env", "--allow-net"];
    // Starts the binary itself, because its npm command is a Node process that would not pass on the signal to stop.
    const { runInstall } = createRequire(import.meta.url)("deno/install_api.cjs") as {
      runInstall: () => string;
    };
    const child = spawn(runInstall(), ["run", ...options, "supabase/functions/ms-sparkle-chat/index.ts"], {
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, ...secrets, DENO_SERVE_ADDRESS: "tcp:127.0.0.1:0", NO_COLOR: "1" },
    });
    const lines: string[] = [];
    const address = await new Promise<string>((resolve, reject) => {
      for (const stream of [child.stdout, child.stderr])
        createInterface({ input: stream }).on("line", (line) => {
          lines.push(line);
          const found = /http:\/\/[\d.:]+/u.exec(line)?.[0];
          if (found) resolve(found);
        });
      child.once("close", () => reject(new Error(lines.join("\n"))));
    });
    const stop = async () => {
      const closed = once(child, "close");
      child.kill("SIGTERM");
      await closed;
    };
    return { address, lines, stop };
  }

  it("answers a crisis, a library question and a message over the limit in Deno as in the site's process", async () => {
    const deno = await startDeno(server.env);
    try {
      const url = `${deno.address}/ms-sparkle-chat`;
      const inDeno = (message: string) => ask(message, url, { "CF-Connecting-IP": "198.51.100.1" });
      for (const message of [CRISIS, SUM, "What is compound interest?", "are you a robot?", ""])
        expect(await inDeno(message)).toEqual(await ask(message));
      // Neither a request for help nor an incomprehensible message counts.
      expect(await counted()).toHaveLength(6);
      const hash = (await counted())[0]!.visitor_hash;
      await answered(
        297,
        `id in (select id from public.guide_messages where visitor_hash = '${hash!}' limit 1)`,
      );
      await answered(
        297,
        `id in (select id from public.guide_messages where visitor_hash <> '${hash!}' limit 1)`,
      );
      expect(await inDeno(SUM)).toEqual({ status: 429, body: { message: FIXED_ANSWERS.tooManyMessages } });
      expect(deno.lines.join("\n")).not.toMatch(/die|save|compound|robot/u);
    } finally {
      await deno.stop();
    }
  });
});

it("requires no token of the guide's visitors on hosted Supabase", () => {
  const config = parse(readFileSync("supabase/config.toml", "utf8")) as { functions?: object };
  expect(config.functions).toMatchObject({ "ms-sparkle-chat": { verify_jwt: false } });
});
