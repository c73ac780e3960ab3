/** Which port the site is served on. */
import { once } from "node:events";
import { createServer } from "node:net";
import { afterEach, expect, it, vi } from "vitest";
import { BROWSER_TEST_PORT, choosePort, isForbiddenPort } from "#scripts/ports";

afterEach(() => vi.restoreAllMocks());

// Below the ports that systems give to outgoing connections, one of which held the next port once.
it("takes the wanted port if it is free", async () => {
  vi.stubEnv("PORT", undefined);
  expect(await choosePort(14_119)).toBe(14_119);
});

it("takes the next port, and says so, if another program has it", async () => {
  const print = vi.spyOn(console, "log").mockReturnValue();
  const other = createServer().listen(14_120, "127.0.0.1");
  await once(other, "listening");
  try {
    expect(await choosePort(14_120)).toBe(14_121);
    expect(print.mock.lastCall?.[0]).toContain("Port 14120 is in use");
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
