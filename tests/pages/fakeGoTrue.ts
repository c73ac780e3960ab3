/** Stands in for the server of the accounts: answers as GoTrue's documentation says, and remembers what it was asked. */
import { expect, vi } from "vitest";
import { wholeRows } from "./wholeRows";

/** A text as its body is a page, as somebody in between sends it. */
export type Answer = [status: number, body: object | string];

/** The sign-in page of a Wi-Fi, which comes for any request. */
export const WIFI_PAGE: Answer = [200, "<html><body>Welcome to our café</body></html>"];

export interface RecordedCall {
  /** Method and path under /auth/v1, with the query. */
  call: string;
  body: unknown;
}

export const refuse = (status: number, error_code: string): Answer => [
  status,
  { code: status, error_code, msg: `the server says ${error_code}` },
];

export const ANN = {
  id: "u1",
  aud: "authenticated",
  email: "ann@example.com",
  app_metadata: {},
  user_metadata: {},
};

const encode = (claims: object) => btoa(JSON.stringify(claims));

/** A session as the server hands it out; nothing here checks its signature. */
export const sessionOf = (user: object = ANN, claims: object = {}, refresh_token = "r1") => ({
  access_token: `${encode({ alg: "HS256" })}.${encode({ sub: "u1", exp: 9e9, aal: "aal1", ...claims })}.c2ln`,
  refresh_token,
  expires_in: 3600,
  token_type: "bearer",
  user,
});

/** The sessions that this browser stores. */
export const sessionStore = new Map<string, string>();
/** As GoTrue writes a moment: in seconds. */
export const inAnHour = () => Math.round(Date.now() / 1000) + 3600;
/** The stored session that a page finds when it opens. */
export const storeSession = (session: object, expiresAt = inAnHour()) =>
  sessionStore.set("4mq_session", JSON.stringify({ expires_at: expiresAt, ...session }));

/** By method and path under /auth/v1 (or the whole path of other services); what is not here is answered with 404. */
export let answers: Record<string, Answer | ((body: unknown) => Answer | Promise<Answer>)> = {};
export let recordedCalls: RecordedCall[] = [];
export const callsTo = (path: string) => recordedCalls.filter(({ call }) => call.includes(path));

/** The lazy parts of the sign-in guard are loaded up front, so that no test waits for a slow disk. */
export const loadLazyParts = () =>
  Promise.all([import("@/backend/supabase"), import("@/backend/reader"), import("@/app/SignedInArea")]);

/** Before each test. The client lives as long as its module: what is imported afterwards starts again. */
export async function startGoTrue() {
  vi.resetModules();
  await answerCalls();
}

/** From now on no request leaves the test. */
export async function answerCalls() {
  answers = { "GET /settings": [200, { external: { email: true } }] };
  recordedCalls = [];
  sessionStore.clear();
  vi.stubEnv("VITE_SUPABASE_PUBLISHABLE_KEY", "sb_publishable_test");
  const { keepSessionsIn } = await import("@/backend/session");
  keepSessionsIn({
    getItem: (key) => sessionStore.get(key) ?? null,
    setItem: (key, value) => void sessionStore.set(key, value),
    removeItem: (key) => void sessionStore.delete(key),
    forgetSeen: (exceptOf) => {
      for (const key of sessionStore.keys())
        if (key.startsWith("4mq_seen_") && !(exceptOf && key.startsWith(`4mq_seen_${exceptOf}`)))
          sessionStore.delete(key);
    },
    subscribe: (_key, onChange) => {
      addEventListener("storage", onChange);
      return () => removeEventListener("storage", onChange);
    },
  });
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname, search, searchParams } = new URL(input as string);
    const path = pathname.replace("/auth/v1", "");
    const call = `${init?.method ?? "GET"} ${path}`;
    const body = init?.body ? (JSON.parse(init.body as string) as unknown) : undefined;
    recordedCalls.push({ call: call + search, body });
    const answer = answers[call];
    const [status, json] = (typeof answer === "function" ? await answer(body) : answer) ?? [
      404,
      { code: 404, error_code: "not_found", msg: `nobody expected ${call}` },
    ];
    const isPage = typeof json === "string";
    const headers = { "content-type": isPage ? "text/html" : "application/json" };
    return new Response(
      status === 204 ? null : isPage ? json : JSON.stringify(wholeRows(searchParams, json)),
      { status, headers },
    );
  });
}

/** After each test. */
export async function stopGoTrue() {
  const { getClient } = await import("@/backend/client");
  await (await getClient()).auth.dispose();
  // A client a test: the library notices, and is right to.
  const warnings = vi.mocked(console.warn).mock.calls.map(([text]) => String(text));
  expect(warnings.filter((text) => !text.includes("Multiple GoTrueClient instances"))).toEqual([]);
  vi.mocked(console.warn).mockClear();
  vi.useRealTimers();
}
