/** Answers of somebody in between, such as a Wi-Fi's sign-in page, in the place of the API's own. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { MARK_HEADERS } from "#functions/ms-sparkle-chat/mark";
import { getClient } from "@/backend/client";
import { SESSION_KEY } from "@/backend/session";
import { getTables } from "@/backend/tables";
import { askGuide } from "@/backend/chat/chat";
import { queryClient } from "@/backend/queryClient";
import { weekStatsQuery } from "@/backend/journal/journalStats";
import { stubBrowser } from "./browserStub";

const kept = new Map<string, string>();
let answer: () => Response;

const page = (status = 200) =>
  new Response("<!doctype html><title>Sign in to the Wi-Fi</title>", {
    status,
    headers: { "content-type": "text/html; charset=utf-8" },
  });
const json = (body: unknown, status = 200) => Response.json(body, { status });
const hers = (body: unknown, status = 200) => Response.json(body, { status, headers: MARK_HEADERS });
const typed = (body: string, status = 200) =>
  new Response(body, { status, headers: { "content-type": "application/json" } });
const redirected = (answer: Response, url = "https://wifi.example/login") =>
  Object.defineProperties(answer, { redirected: { value: true }, url: { value: url } });
const brokenOff = () =>
  new Response(new ReadableStream({ start: (body) => body.error(new TypeError("terminated")) }), {
    headers: { "content-type": "application/json" },
  });

const session = () => ({
  access_token: `e30=.${btoa(JSON.stringify({ sub: "u1", exp: 9e9 }))}.c2ln`,
  refresh_token: `token ${Math.random()}`,
  token_type: "bearer",
  expires_in: 3600,
  user: { id: "u1", email: "ann@example.com", aud: "authenticated" },
});

beforeEach(async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  kept.clear();
  stubBrowser({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  });
  const expires_at = Math.round(Date.now() / 1000) + 3600;
  kept.set(SESSION_KEY, JSON.stringify({ ...session(), expires_at }));
  vi.stubGlobal("fetch", () => Promise.resolve(answer()));
  await getClient();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

/** With any request. */
const NOBODYS: [what: string, answer: () => Response][] = [
  ["a page", page],
  ["a page that forbids", () => page(403)],
  ["a page that asks for a sign-in", () => page(401)],
  ["a page that finds nothing", () => page(404)],
  ["a sign-in to the network", () => json({ message: "Sign in first", msg: "Sign in first" }, 511)],
  ["a page that says it is JSON", () => typed("<html></html>")],
  ["JSON that was cut off", () => typed('[{"id": "1", "first_n')],
  ["an answer that was cut off", brokenOff],
  ["JSON from elsewhere", () => redirected(json([{ id: "1" }]))],
  ["a refusal without a reason", () => json({ blocked: true }, 403)],
  ["a refusal without a word", () => new Response(null, { status: 404 })],
  ["a list as a refusal", () => json([], 404)],
  ["a text", () => new Response("Blocked", { status: 400 })],
  ["a filter's refusal in JSON", () => json({ message: "Blocked" }, 403)],
  ["a filter that finds nothing, in JSON", () => json({ message: "Blocked" }, 404)],
  ["a filter's refusal with a code", () => json({ code: "BLOCKED", message: "Category: Finance" }, 403)],
  ["a filter's refusal by law", () => json({ code: "BLOCKED", message: "Category: Finance" }, 451)],
  ["a filter's refusal with a number", () => json({ code: "E0403", message: "Category: Finance" }, 403)],
  ["a gateway's refusal that repeats the status", () => json({ code: 403, message: "Forbidden" }, 403)],
  ["a gateway's limit that repeats the status", () => json({ code: 429, error_code: null }, 429)],
  ["a sign-in to the network, in JSON", () => json({ message: "Please sign in to the network" }, 401)],
  ["a sign-in to the network, in GoTrue's word", () => json({ msg: "Please sign in" }, 401)],
  [
    "a sign-in to the network, in OAuth's words",
    () => json({ error: "login_required", error_description: "Sign in to the network" }, 400),
  ],
  ["too many at once, as somebody else says it", () => json({ message: "Slow down" }, 429)],
];

describe("tables", () => {
  it.each([
    ...NOBODYS,
    ["an object", () => json({ login: "https://wifi.example" })],
    ["a list of words", () => json(["blocked"])],
    ["rows of something else", () => json([{ login: "https://wifi.example" }])],
    ["rows with some of the columns", () => json([{ id: "portal-1" }])],
    ["nothing", () => typed("")],
    ["nothing at all", () => new Response(null, { status: 204 })],
  ] as typeof NOBODYS)("takes %s in place of rows for no answer", async (_what, given) => {
    answer = given;
    const { data, error, status } = await (await getTables()).from("profiles").select("id, first_name");
    expect([data, status]).toEqual([null, 0]);
    expect(error).not.toBeNull();
    expect(kept.has(SESSION_KEY)).toBe(true);
  });

  it.each([
    ...NOBODYS,
    ["an empty success", () => typed("")],
    ["an object", () => json({ login: "https://wifi.example" })],
    ["rows that were not asked for", () => json([{ id: "1" }], 201)],
    ["a word", () => json("blocked")],
    ["yes", () => json(true)],
    ["another status without a word", () => new Response(null, { status: 202 })],
  ] as typeof NOBODYS)("takes %s to a change for no answer", async (_what, given) => {
    answer = given;
    const client = await getClient();
    const { error, status } = await client.from("profiles").update({ first_name: "A" }).eq("user_id", "u1");
    expect(error).not.toBeNull();
    expect(status).toBe(0);
  });

  it.each([
    ["rows", json([{ id: "1", first_name: null }]), 200],
    ["no row", json([]), 200],
    ["a refusal", json({ code: "42501", message: "No", details: null, hint: null }, 403), 403],
    ["a refusal by name", json({ code: "daily_cap", message: "No", details: null, hint: null }, 429), 429],
    [
      "a refusal of PostgREST",
      json({ code: "PGRST303", message: "Old", details: null, hint: null }, 401),
      401,
    ],
    ["a hint of the gateway", json({ message: "No key", hint: "Look in the settings" }, 401), 401],
    ["a refusal of the gateway", json({ message: "Invalid API key" }, 401), 401],
    [
      "rows by a redirect on the same origin",
      redirected(json([{ id: "1", first_name: "A" }]), "http://localhost/x"),
      200,
    ],
  ])("takes %s", async (_what, given, expected) => {
    kept.clear();
    answer = () => given;
    expect((await (await getTables()).from("profiles").select("id, first_name")).status).toBe(expected);
  });

  it("takes a row with another value than was asked for for no answer", async () => {
    const client = await getClient();
    answer = () => json([{ id: "portal-1", gig_id: "portal-1" }]);
    for (const request of [
      (await getTables()).from("gig_jar_votes").select("gig_id").eq("gig_id", "g1"),
      client.from("habit_streaks").update({ current_streak: 1 }).eq("id", "h1").select("id"),
    ])
      // oxlint-disable-next-line no-await-in-loop
      expect((await request).status).toBe(0);
    answer = () => json([{ id: "h1", habit_name: "New" }]);
    const change = client.from("habit_streaks").update({ habit_name: "New" });
    expect((await change.eq("id", "h1").eq("habit_name", "Old").select("id, habit_name")).status).toBe(200);
  });

  it("takes an empty success for a change that asks for nothing back", async () => {
    const client = await getClient();
    for (const code of [201, 204]) {
      answer = () => new Response(null, { status: code });
      // oxlint-disable-next-line no-await-in-loop
      const { error, status } = await client.from("gig_jar_votes").insert({ user_id: "u1", gig_id: "g1" });
      expect([error, status]).toEqual([null, code]);
    }
  });

  it("takes no empty success for a change that asks for its rows", async () => {
    const client = await getClient();
    for (const code of [201, 204]) {
      answer = () => new Response(null, { status: code });
      const change = client.from("habit_streaks").update({ habit_name: "New" }).eq("id", "h1").select("id");
      // oxlint-disable-next-line no-await-in-loop
      expect((await change).status).toBe(0);
    }
  });

  it.each([
    ["an object", () => json({ login: "https://wifi.example" })],
    ["a list of objects", () => json([{ login: "https://wifi.example" }])],
    ["a word", () => json("blocked")],
    ["nothing", () => typed("")],
    ["nothing with a status of its own", () => new Response(null, { status: 205 })],
  ])("takes %s in place of what a function returns for no answer", async (_what, given) => {
    answer = given;
    const client = await getClient();
    for (const request of [
      client.rpc("export_my_data"),
      client.rpc("delete_my_account"),
      client.rpc("report_idea", { p_gig_id: "g1" }),
      client.rpc("refresh_my_kpi", { p_today: "2026-11-23" }),
      client.rpc("settle_my_challenges", { p_today: "2026-11-23" }),
      client.rpc("calculate_phase_stats_ksp", { p_user_id: "u1", p_phase_number: 1 }),
    ])
      // oxlint-disable-next-line no-await-in-loop
      expect((await request).status).toBe(0);
  });

  it("takes what a function returns", async () => {
    const client = await getClient();
    const me = { exported_at: "2026-11-23", account: { id: "u1" } };
    for (const body of [me, null]) {
      answer = () => json(body);
      // oxlint-disable-next-line no-await-in-loop
      expect(await client.rpc("export_my_data")).toMatchObject({ data: body, error: null });
    }
    answer = () => json(0);
    expect((await client.rpc("settle_my_challenges", {})).data).toBe(0);
    answer = () => new Response(null, { status: 204 });
    expect((await client.rpc("delete_my_account")).status).toBe(204);
  });

  it("takes a count for one only with its number in the head", async () => {
    const client = await getTables();
    const count = () => client.from("journal_entries").select("id", { count: "exact", head: true });
    answer = () => new Response(null, { headers: { "content-range": "*/0" } });
    expect(await count()).toMatchObject({ count: 0, status: 200 });
    answer = () => new Response(null);
    expect(await count()).toMatchObject({ status: 0 });
  });

  it("keeps the figures seen last when JSON of another shape comes in their place", async () => {
    const week = weekStatsQuery("u1", { first: "2026-11-23", last: "2026-11-29" });
    queryClient.setQueryData(week.queryKey, []);
    answer = () => json({ login: "https://wifi.example" });
    await expect(queryClient.fetchQuery({ ...week, retry: false, staleTime: 0 })).rejects.toThrow();
    expect(queryClient.getQueryData(week.queryKey)).toEqual([]);
  });
});

describe("sign-in", () => {
  it.each([
    ...NOBODYS,
    ["an object", () => json({ login: "https://wifi.example" })],
    ["a token of somebody else", () => json({ access_token: "wifi", expires_in: 3600 })],
  ] as typeof NOBODYS)("takes %s for no answer, and keeps the session", async (_what, given) => {
    vi.useFakeTimers();
    answer = given;
    const { auth } = await getClient();
    const signedIn = await auth.signInWithPassword({ email: "ann@example.com", password: "secret12" });
    expect(signedIn.error).toMatchObject({ name: "AuthRetryableFetchError" });
    const refreshed = auth.refreshSession();
    await vi.advanceTimersByTimeAsync(60_000);
    expect((await refreshed).error).toMatchObject({ name: "AuthRetryableFetchError" });
    expect(kept.has(SESSION_KEY)).toBe(true);
  });

  const FOREIGN: [what: string, answer: () => Response][] = [
    ["an object", () => json({ login: "https://wifi.example" })],
    ["a list", () => json([])],
    ["nothing", () => new Response(null)],
  ];

  it.each(FOREIGN)("takes %s after any other question for no answer", async (_what, given) => {
    answer = given;
    const { auth } = await getClient();
    const email = "ann@example.com";
    const identity = { id: "i1", user_id: "u1", identity_id: "i1", provider: "google" };
    for (const ask of [
      () => auth.resetPasswordForEmail(email),
      () => auth.resend({ type: "signup", email }),
      () => auth.signInWithOtp({ email }),
      () => auth.signUp({ email, password: "secret12" }),
      () => auth.verifyOtp({ email, token: "123456", type: "recovery" }),
      () => auth.getUser(),
      () => auth.updateUser({ password: "secret12" }),
      () => auth.unlinkIdentity(identity),
      () => auth.mfa.enroll({ factorType: "totp" }),
      () => auth.mfa.unenroll({ factorId: "f1" }),
      () => auth.mfa.challenge({ factorId: "f1" }),
      () => auth.mfa.verify({ factorId: "f1", challengeId: "c1", code: "123456" }),
    ])
      // oxlint-disable-next-line no-await-in-loop
      expect((await ask()).error).toMatchObject({ name: "AuthRetryableFetchError" });
  });

  it.each([...FOREIGN, ["an empty object", () => json({})]] as typeof FOREIGN)(
    "takes %s after a sign-out of the other devices for no answer",
    async (_what, given) => {
      answer = given;
      const { auth } = await getClient();
      const { error } = await auth.admin.signOut(session().access_token, "others");
      expect(error).toMatchObject({ name: "AuthRetryableFetchError" });
    },
  );

  const REFUSED_ELSEWHERE: [what: string, body: object][] = [
    ["in OAuth's words", { error: "access_denied", error_description: "Blocked by your school" }],
    ["with a code of its own", { code: 403, error_code: "blocked", msg: "Category: Finance" }],
    ["with a code of its own alone", { code: 403, error_code: "blocked" }],
  ];
  it.each(REFUSED_ELSEWHERE)(
    "does not end the session by another company's refusal %s",
    async (_what, body) => {
      vi.useFakeTimers();
      answer = () => json(body, 403);
      const refreshed = (await getClient()).auth.refreshSession();
      await vi.advanceTimersByTimeAsync(60_000);
      expect((await refreshed).error).toMatchObject({ name: "AuthRetryableFetchError" });
      expect(kept.has(SESSION_KEY)).toBe(true);
    },
  );

  it.each([
    { code: 400, error_code: "refresh_token_not_found", msg: "Refresh Token Not Found" },
    { code: 400, error_code: "refresh_token_already_used", msg: "Already Used" },
    { code: 400, error_code: "session_expired", msg: "Session Expired" },
    { code: 400, error_code: "user_banned", msg: "User Banned" },
    { error: "invalid_grant", error_description: "Invalid Refresh Token" },
  ])("hears from the server itself that the session is dead: %j", async (body) => {
    answer = () => json(body, 400);
    const { error } = await (await getClient()).auth.refreshSession();
    expect(error).toMatchObject({ name: "AuthApiError" });
  });

  it.each([
    { id: 17, status: "blocked" },
    { id: "17", status: "blocked" },
    { user: "guest", id: 17 },
    { id: 17, email: "ann@example.com" },
  ])("makes no account, link or user of somebody else's %j", async (body) => {
    answer = () => json(body);
    const { auth } = await getClient();
    const email = "ann@example.com";
    for (const ask of [
      () => auth.signUp({ email, password: "secret12" }),
      () => auth.verifyOtp({ email, token: "123456", type: "recovery" }),
      () => auth.getUser(),
      () => auth.updateUser({ password: "secret12" }),
    ])
      // oxlint-disable-next-line no-await-in-loop
      expect((await ask()).error).toMatchObject({ name: "AuthRetryableFetchError" });
    if (typeof body.id === "string") return;
    expect((await auth.mfa.unenroll({ factorId: "f1" })).error).toMatchObject({
      name: "AuthRetryableFetchError",
    });
  });

  it("takes GoTrue's own short answers", async () => {
    const { auth } = await getClient();
    answer = () => json({});
    expect((await auth.resetPasswordForEmail("ann@example.com")).error).toBeNull();
    answer = () => json({ message_id: "m1" });
    expect((await auth.resend({ type: "sms", phone: "441632960960" })).error).toBeNull();
    answer = () => json({ id: "f1" });
    expect((await auth.mfa.unenroll({ factorId: "f1" })).error).toBeNull();
    answer = () => new Response(null, { status: 204 });
    expect((await auth.admin.signOut(session().access_token, "others")).error).toBeNull();
  });

  it.each([
    ["in the words of its newest version", { code: "invalid_credentials", message: "Invalid login" }],
    ["in its older words", { code: 400, error_code: "invalid_credentials", msg: "Invalid login" }],
    ["in OAuth's words", { error: "invalid_grant", error_description: "Invalid login" }],
  ])("takes GoTrue's refusal %s", async (_what, body) => {
    answer = () => Response.json(body, { status: 400, headers: { "x-supabase-api-version": "2024-01-01" } });
    const { auth } = await getClient();
    const { error } = await auth.signInWithPassword({ email: "ann@example.com", password: "secret12" });
    expect(error).toMatchObject({ name: "AuthApiError", message: "Invalid login" });
  });
});

describe("the guide", () => {
  const question = { message: "What is a budget?" } as Parameters<typeof askGuide>[0];

  it.each([
    ...NOBODYS,
    ["her words under another type", () => new Response('{"message":"Hello"}', { headers: MARK_HEADERS })],
    ["her words from elsewhere", () => redirected(hers({ message: "Sign in here" }))],
    ["a filter's message", () => json({ message: "Blocked by filter" })],
  ] as typeof NOBODYS)("takes %s for no answer", async (_what, given) => {
    answer = given;
    expect(await askGuide(question)).toEqual({ outcome: "failed" });
  });

  it("takes her own words", async () => {
    answer = () => hers({ message: "Hello" });
    expect(await askGuide(question)).toMatchObject({ outcome: "answered", answer: { content: "Hello" } });
    answer = () => hers({ message: "A short rest." }, 429);
    expect(await askGuide(question)).toMatchObject({ outcome: "tooMany", message: "A short rest." });
  });
});
