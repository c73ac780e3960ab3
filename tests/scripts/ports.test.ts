/** Which port the site is served on. */
import { once } from "node:events";
import { createServer } from "node:net";
import { afterEach, expect, it, vi } from "vitest";
import { BROWSER_TEST_PORT, choosePort, isForbiddenPort } from "#scripts/ports";

afterEach(() => vi.restoreAllMocks());

it("takes the wanted port if it is free", async () => {
  vi.stubEnv("PORT", undefined);
  expect(await choosePort(34_119)).toBe(34_119);
});

it("takes the next port, and says so, if another program has it", async () => {
  const print = vi.spyOn(console, "log").mockReturnValue();
  const other = createServer().listen(34_120, "127.0.0.1");
  await once(other, "listening");
  try {
    expect(await choosePort(34_120)).toBe(34_121);
    expect(print.mock.lastCall?.[0]).toContain("Port 34120 is in use");
  } finally {
    other.close();
  }
});

it("skips the ports that the Fetch Standard closes to browsers", async () => {
  vi.spyOn(console, "log").mockReturnValue();
  expect(await choosePort(4190)).toBe(4191);
  expect(await choosePort(6665)).toBe(6670);
  expect(await isForbiddenPort(BROWSER_TEST_PORT)).toBe(false);
});

it("rejects a value that is not a port", async () => {
  vi.stubEnv("PORT", "many");
  await expect(choosePort(4173)).rejects.toThrow('it is "many"');
});
