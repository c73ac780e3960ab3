/** The doctor on the built site and its embedded backend, whose answers nobody wrote for it. */
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { SITE } from "./site";
import { LOCAL_PUBLISHABLE_KEY } from "#scripts/backend/backend";
import { runningBackend } from "#scripts/backend/vitePlugin";
import { deployment } from "#scripts/doctor/deployment";
import { examine } from "#scripts/doctor/examine";
import { joinChannel } from "#scripts/doctor/realtime";
import { lineOf } from "#scripts/doctor/verdict";
import { anyFreePort } from "#scripts/ports";
import { TEST_RECORDING } from "#scripts/testing/recording";
import { serveBuilt } from "#scripts/serving/serveBuilt";

let lines: string[] = [];
let served: Awaited<ReturnType<typeof serveBuilt>>;

beforeAll(async () => {
  const port = await anyFreePort("127.0.0.1");
  const url = `http://localhost:${port}`;
  vi.stubEnv("DATABASE", "memory");
  vi.stubEnv("SITE_OUT", SITE);
  vi.stubEnv("SITE_URL", url);
  served = await serveBuilt(port);
  const patient = deployment(
    {
      url,
      key: LOCAL_PUBLISHABLE_KEY,
      secretKey: runningBackend()!.keys.secretKey,
      site: url,
      buildEnv: { VITE_AUDIO_URL_KEEPER_OF_EMBERS: TEST_RECORDING },
    },
    { fetch, joinChannel, managementUrl: "https://api.example" },
  );
  for await (const finding of examine(patient)) lines.push(lineOf(finding));
});
afterAll(() => served.close());

it("finds what a computer of one's own does differently, and the rest right", () => {
  expect(
    lines.filter((line) => !line.endsWith(": right") && !line.includes("cannot be seen from here")),
  ).toEqual([
    expect.stringMatching(/^Scheduled jobs: .* not scheduled: wrong/),
    expect.stringMatching(/^E-mail confirmation: off: wrong/),
    expect.stringMatching(/^Captcha: .*: advice: have one/),
    expect.stringMatching(/^Build: the site talks to another project, or to none: wrong/),
  ]);
});
