/** The embedded backend's limits for requests from the network. That they are mounted is tested in tests/database/vitePlugin.test.ts. */
import { describe, expect, it, vi } from "vitest";
import { createRateLimiter, MAX_BODY_BYTES, withNetworkLimits } from "#scripts/backend/networkLimits";

const SECOND = 1000;
const request = (path: string, method = "POST") => new Request(`http://localhost${path}`, { method });

function ratesAt(start: number) {
  let now = start;
  const isWithinRate = createRateLimiter(() => now);
  return {
    later: (ms: number) => (now += ms),
    /** How many of so many requests go on. */
    taken: (count: number, path: string, { method = "POST", address = "192.0.2.1" } = {}) =>
      Array.from({ length: count }, () => isWithinRate(request(path, method), address)).filter(Boolean)
        .length,
  };
}

describe("tries of one address", () => {
  it.each([
    ["/auth/v1/token?grant_type=password", 2 * SECOND],
    ["/auth/v1/verify", 10 * SECOND],
    ["/auth/v1/signup", 10 * SECOND],
    ["/auth/v1/otp", 10 * SECOND],
    ["/auth/v1/recover", 10 * SECOND],
    ["/auth/v1/resend", 10 * SECOND],
    ["/auth/v1/reauthenticate", 10 * SECOND],
  ])("allows thirty tries at once at %s, and then one every %i ms", (path, everyMs) => {
    const { taken, later } = ratesAt(1e12);
    expect(taken(60, path)).toBe(30);
    later(everyMs - 1);
    expect(taken(5, path)).toBe(0);
    later(1);
    expect(taken(5, path)).toBe(1);
    later(3 * everyMs);
    expect(taken(5, path)).toBe(3);
    later(60 * 60 * SECOND);
    expect(taken(60, path)).toBe(30);
  });

  it("counts tries separately for each address and endpoint", () => {
    const { taken } = ratesAt(1e12);
    expect(taken(31, "/auth/v1/token")).toBe(30);
    expect(taken(1, "/auth/v1/token", { address: "192.0.2.2" })).toBe(1);
    expect(taken(1, "/auth/v1/verify")).toBe(1);
  });

  it("counts tries for a home, whatever address of its IPv6 network it uses, and however it is written", () => {
    const { taken } = ratesAt(1e12);
    const from = (address: string) => taken(1, "/auth/v1/token", { address });
    for (let turn = 0; turn < 30; turn++) expect(from(`2001:db8:1:2::${turn.toString(16)}`)).toBe(1);
    expect(from("2001:db8:1:2:ffff:ffff:ffff:ffff")).toBe(0);
    expect(from("2001:0DB8:0001:0002::1")).toBe(0);
    expect(from("2001:db8:1:3::1")).toBe(1);
    expect(taken(31, "/auth/v1/token", { address: "::ffff:192.0.2.1" })).toBe(30);
    expect(from("192.0.2.1")).toBe(0);
  });

  it("counts tries together if no address is known", () => {
    const { taken } = ratesAt(1e12);
    expect(taken(31, "/auth/v1/token", { address: "unknown" })).toBe(30);
  });

  it("counts tries for a code requested with GET", () => {
    expect(ratesAt(1e12).taken(60, "/auth/v1/reauthenticate", { method: "GET" })).toBe(30);
  });

  it.each(["/auth/v1/%74oken", "/auth/v1/token/", "/auth/v1/token?grant_type=refresh_token"])(
    "counts tries however the address is written: %s",
    (path) => {
      const { taken } = ratesAt(1e12);
      taken(30, "/auth/v1/token");
      expect(taken(1, path)).toBe(0);
    },
  );

  it("counts changes of the account, and not reads of it", () => {
    const { taken } = ratesAt(1e12);
    expect(taken(60, "/auth/v1/user", { method: "GET" })).toBe(60);
    expect(taken(60, "/auth/v1/user", { method: "PUT" })).toBe(30);
  });

  it.each([
    "/rest/v1/journal_entries",
    "/auth/v1/logout",
    "/auth/v1/constructor",
    "/auth/v1/%ff",
    "/auth/v1",
  ])("does not limit %s", (path) => {
    expect(ratesAt(1e12).taken(200, path)).toBe(200);
  });
});

describe("a request", () => {
  const post = (body: BodyInit, headers?: Record<string, string>) =>
    new Request("http://localhost/rest/v1/journal_entries?select=id", {
      method: "POST",
      body,
      ...(headers && { headers }),
      duplex: "half",
    } as RequestInit);
  const echo = vi.fn(async (arrived: Request) =>
    Response.json({
      url: arrived.url,
      type: arrived.headers.get("content-type"),
      key: arrived.headers.get("apikey"),
      body: await arrived.text(),
    }),
  );
  const answer = withNetworkLimits(echo);

  it("passes on a request of 64 KB unchanged", async () => {
    const body = "€".repeat(MAX_BODY_BYTES / 3) + "x";
    const headers = { "content-type": "application/json", apikey: "k" };
    expect(await (await answer(post(body, headers))).json()).toEqual({
      url: "http://localhost/rest/v1/journal_entries?select=id",
      type: "application/json",
      key: "k",
      body,
    });
  });

  it("adds neither a type nor a body to a request without them", async () => {
    const arrived = await (await answer(post(new Uint8Array()))).json();
    expect(arrived).toMatchObject({ type: null, body: "" });
  });

  it("refuses a larger request unread, whatever length it claims", async () => {
    echo.mockClear();
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(4096).fill(0x20)),
    });
    for (const body of ["x".repeat(MAX_BODY_BYTES + 1), endless]) {
      const refused = await answer(post(body));
      expect({ status: refused.status, body: await refused.json() }).toEqual({
        status: 413,
        body: { code: "body_too_large", message: "A request holds 64 KB at most", details: null, hint: null },
      });
    }
    expect((await answer(post(new Uint8Array([0xff])))).status).toBe(400);
    expect(echo).not.toHaveBeenCalled();
  });

  it("refuses requests past the rate in a hosted project's words, unless rates are off", async () => {
    const signIn = () => request("/auth/v1/token?grant_type=password");
    const limited = withNetworkLimits(echo);
    const free = withNetworkLimits(echo, { rates: false });
    for (let turn = 0; turn < 30; turn++) expect((await limited(signIn(), "192.0.2.1")).status).toBe(200);
    const refused = await limited(signIn(), "192.0.2.1");
    expect({ status: refused.status, body: await refused.json() }).toEqual({
      status: 429,
      body: { code: 429, error_code: "over_request_rate_limit", msg: "Request rate limit reached" },
    });
    for (let turn = 0; turn < 60; turn++) expect((await free(signIn(), "192.0.2.1")).status).toBe(200);
  });
});
