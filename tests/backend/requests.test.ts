/**
 * The client's requests: a session outlives every answer except a refusal from its own server, and no request hangs.
 */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { getClient } from "@/backend/client";
import { SESSION_KEY } from "@/backend/session";
import { fetchAsUser as fetchWithAuthOf } from "@/backend/fetchAsUser";
import { fetchForAuth } from "@/backend/supabase";
import { stubBrowser } from "./browserStub";

const ORIGIN = "http://localhost";
const REFRESH = `${ORIGIN}/auth/v1/token?grant_type=refresh_token`;
const PASSWORD = `${ORIGIN}/auth/v1/token?grant_type=password`;
const TABLE = `${ORIGIN}/rest/v1/journal_entries`;

interface Sent {
  address: string;
  body: string | undefined;
  token: string | null;
}

const fetchAsUser = fetchWithAuthOf(async () => (await getClient()).auth);

const kept = new Map<string, string>();
let sent: Sent[];
let answers: ((init: RequestInit) => Response | Promise<Response>)[];

const json =
  (status: number, body: object = { message: "No" }) =>
  () =>
    Response.json(body, { status });
const lost = () => Promise.reject(new TypeError("Failed to fetch"));
const newSession = (refresh_token = "new") => {
  const claims = btoa(JSON.stringify({ sub: "u1", exp: Math.round(Date.now() / 1000) + 3600 }));
  return {
    access_token: `${btoa(JSON.stringify({ alg: "HS256" }))}.${claims}.${refresh_token}`,
    refresh_token,
    token_type: "bearer",
    expires_in: 3600,
    user: { id: "u1", email: "ann@example.com", aud: "authenticated" },
  };
};
/** The library remembers for a while which token could not be renewed, so each test has its own token. */
let token = "";
let tests = 0;
function signIn() {
  token = `old ${(tests += 1)}`;
  const expires_at = Math.round(Date.now() / 1000) + 3600;
  kept.set(SESSION_KEY, JSON.stringify({ ...newSession(token), expires_at }));
}
const answerWith = (...list: typeof answers) => void (answers = list);

beforeEach(async () => {
  stubBrowser(
    {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
    ORIGIN,
  );
  // The library's name for a server that is out of order.
  vi.spyOn(console, "error").mockImplementation(() => {});
  kept.clear();
  sent = [];
  answers = [];
  vi.stubGlobal("fetch", async (address: string, init: RequestInit = {}) => {
    const body = (init.body as string | null | undefined) ?? undefined;
    sent.push({ address, body, token: new Headers(init.headers).get("authorization") });
    return answers.shift()!(init);
  });
  await getClient();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

describe("an answer to a refresh", () => {
  const page = (status: number) => () => new Response("<h1>Blocked by your school</h1>", { status });

  it.each([
    ["a 429", json(429, { code: 429, error_code: "over_request_rate_limit" })],
    ["the page of a filter", page(403)],
    ["a 400 without a readable body", page(400)],
  ])("an answer to a refresh that is %s means that the service is out of order", async (_, answer) => {
    answerWith(answer);
    const { status } = await fetchForAuth(REFRESH, { method: "POST" });
    expect(status).toBe(503);
  });

  it("an answer to a refresh that is the server's own refusal is passed on unchanged", async () => {
    answerWith(json(400, { code: 400, error_code: "refresh_token_not_found" }));
    const answer = await fetchForAuth(REFRESH, { method: "POST" });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ code: 400, error_code: "refresh_token_not_found" });
  });

  it.each([json(429, { code: 429, error_code: "over_request_rate_limit" }), page(403)])(
    "keeps the session unless the server says that it has ended: %#",
    async (answer) => {
      vi.useFakeTimers();
      signIn();
      answers = Array.from({ length: 20 }, () => answer);
      const refreshed = (await getClient()).auth.refreshSession();
      await vi.advanceTimersByTimeAsync(60_000);
      expect((await refreshed).error).toMatchObject({ name: "AuthRetryableFetchError" });
      expect(sent.length).toBeGreaterThan(1);
      expect(JSON.parse(kept.get(SESSION_KEY)!)).toMatchObject({ refresh_token: token });
    },
  );
});

describe("an answer to somebody who signs in", () => {
  it("an answer of 429 to somebody who signs in is passed on unchanged", async () => {
    answerWith(json(429, { code: 429, error_code: "over_request_rate_limit" }));
    const answer = await fetchForAuth(PASSWORD, { method: "POST" });
    expect(answer.status).toBe(429);
    expect(await answer.json()).toEqual({ code: 429, error_code: "over_request_rate_limit" });
  });

  it("removes the expiry by the server's clock from the answer, and nothing else", async () => {
    const session = newSession();
    answerWith(() =>
      Response.json({ ...session, expires_at: 1 }, { status: 201, headers: { "x-request": "7" } }),
    );
    const answer = await fetchForAuth(PASSWORD, { method: "POST" });
    expect(answer.status).toBe(201);
    expect(answer.headers.get("x-request")).toBe("7");
    expect(await answer.json()).toEqual(session);
  });
});

describe("a table that takes the token for too old", () => {
  const request = { method: "POST", body: '{"amount":1}', headers: { authorization: "Bearer old" } };
  const tooOld = json(401, { code: "PGRST303", message: "JWT expired", details: null, hint: null });

  it("asks a table once more with a new token", async () => {
    signIn();
    const fresh = newSession();
    answerWith(tooOld, json(200, fresh), () => new Response(null, { status: 201 }));
    expect((await fetchAsUser(TABLE, request)).status).toBe(201);
    expect(sent.map(({ address }) => address)).toEqual([TABLE, REFRESH, TABLE]);
    expect(sent[2]).toEqual({
      address: TABLE,
      body: '{"amount":1}',
      token: `Bearer ${fresh.access_token}`,
    });
  });

  it("does not ask a third time", async () => {
    signIn();
    answerWith(tooOld, json(200, newSession()), tooOld);
    expect((await fetchAsUser(TABLE, request)).status).toBe(401);
    expect(sent).toHaveLength(3);
  });

  it("accepts the refusal if nobody is signed in", async () => {
    answerWith(tooOld);
    expect((await fetchAsUser(TABLE, request)).status).toBe(401);
    expect(sent).toHaveLength(1);
  });

  it("ends the session if the server has no new token for it", async () => {
    signIn();
    answerWith(tooOld, json(400, { code: 400, error_code: "refresh_token_not_found", msg: "gone" }));
    expect((await fetchAsUser(TABLE, request)).status).toBe(401);
    expect(kept.has(SESSION_KEY)).toBe(false);
  });

  it("keeps the session if no server can be asked for a new token", async () => {
    vi.useFakeTimers();
    signIn();
    answers = [tooOld, ...Array.from({ length: 20 }, () => lost)];
    const answer = fetchAsUser(TABLE, request);
    await vi.advanceTimersByTimeAsync(60_000);
    expect((await answer).status).toBe(401);
    expect(sent[1]!.address).toBe(REFRESH);
    expect(JSON.parse(kept.get(SESSION_KEY)!)).toMatchObject({ refresh_token: token });
  });
});

describe("a request that hangs", () => {
  const hang = ({ signal }: RequestInit) =>
    new Promise<Response>((_, reject) =>
      signal!.addEventListener("abort", () => reject(signal!.reason as Error)),
    );

  it.each([
    ["", () => ({})],
    [", whatever else could end it", () => ({ signal: new AbortController().signal })],
  ])("ends a hanging request after 15 seconds%s", async (_, init) => {
    const timer = new AbortController();
    const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(timer.signal);
    answerWith(hang);
    const answer = fetchAsUser(TABLE, init());
    expect(timeout.mock.calls).toEqual([[15_000]]);
    timer.abort(new DOMException("signal timed out", "TimeoutError"));
    await expect(answer).rejects.toThrow("signal timed out");
  });

  it.each([
    ["before it", true],
    ["during it", false],
  ])("ends a request when its caller cancels it %s", async (_, early) => {
    const caller = new AbortController();
    const giveUp = () => caller.abort(new DOMException("given up", "AbortError"));
    if (early) giveUp();
    answerWith(({ signal }) =>
      signal!.aborted ? Promise.reject(signal!.reason as Error) : hang({ signal }),
    );
    const answer = fetchAsUser(TABLE, { signal: caller.signal });
    if (!early) giveUp();
    await expect(answer).rejects.toThrow("given up");
  });
});
