/**
 * The whole site as a visitor meets it: every page, the real client and the real database, in a window without a browser
 * around it. What needs layout, styles, a worker or two tabs is tested in a browser (tests/e2e).
 */
import { cleanup, render, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { beforeAll, beforeEach, expect, inject, vi } from "vitest";
import { Providers } from "@/app/Providers";
import { PAGES, type RoutePath } from "@/app/pageLoaders";
import { AppRoutes } from "@/app/router";
import { getClient } from "@/backend/client";
import { keepSessionsIn, SESSION_KEY, storedSession } from "@/backend/session";
import { claimTab } from "@/storage/account/clearTab";
import { queryClient } from "@/backend/queryClient";
import { browserStorage } from "@/storage/browserStorage";
import { forgetSeen } from "@/storage/seen";
import { currentToasts, dismissToast } from "@/ui/feedback/toast";
import { askBackend } from "./network";

const { secretKey } = inject("backend");
const PUBLISHABLE_KEY = "sb_publishable_local";
export const PASSWORD = "secret12";

export interface Session {
  access_token: string;
  refresh_token: string;
  expires_at: number;
  user: { id: string; email: string };
}

let users = 0;
export const newEmail = () => `visitor-${process.pid}-${Date.now()}-${(users += 1)}@example.com`;
let ideas = 0;
/** The tests share one jar: each idea has words of its own. */
export const uniqueText = (words: string) => `${words} ${process.pid}-${(ideas += 1)}`;

beforeAll(() => {
  keepSessionsIn({ ...browserStorage, forgetSeen });
  // A browser's, for a single tab.
  const request = (_name: string, _options: LockOptions, work: () => Promise<unknown>) => work();
  Object.defineProperty(navigator, "locks", { configurable: true, value: { request } });
});
beforeEach(async () => {
  queryClient.clear();
  // The client remembers the visitor of the test before, and would forget all it has read when it meets another one.
  await (await getClient()).auth.signOut({ scope: "local" });
});

/** Once in a file: these pages are loaded before its tests, and no wait in a test is for a slow disk. */
export const loadPages = (...paths: RoutePath[]) =>
  beforeAll(async () => {
    const parts = [
      import("@/backend/supabase"),
      import("@/app/SignedInArea"),
      import("@/ui/feedback/Toaster"),
    ];
    await Promise.all([...parts, ...paths.map((path) => PAGES[path].preload())]);
  }, 60_000);

/** An account and its session, as from another device. */
export async function newAccount({ firstName = "Amara", email = newEmail() } = {}): Promise<Session> {
  const answer = await askBackend("POST", "/auth/v1/signup", {
    headers: { apikey: PUBLISHABLE_KEY },
    data: { email, password: PASSWORD, data: { first_name: firstName, last_name: "Okafor" } },
  });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Session;
}

/** From now on this browser holds the session, as if it had signed in here. */
export const keepSession = (session: Session) => localStorage.setItem(SESSION_KEY, JSON.stringify(session));

/** A new account whose session this browser holds. */
export async function signUp(options: Parameters<typeof newAccount>[0] = {}): Promise<Session> {
  const session = await newAccount(options);
  keepSession(session);
  return session;
}

/** Opens the site at this address; again, it is a reload. */
export function open(address: string) {
  cleanup();
  queryClient.clear();
  // As app/early/ownTab.ts does it.
  claimTab(storedSession()?.user.id, true);
  return render(
    <Providers>
      <MemoryRouter initialEntries={[address]}>
        <AppRoutes />
      </MemoryRouter>
    </Providers>,
  );
}

type Row = Record<string, unknown>;

async function rest(method: string, address: string, key: string, token: string, data?: unknown) {
  const answer = await askBackend(method, `/rest/v1/${address}`, {
    headers: {
      apikey: key,
      authorization: `Bearer ${token}`,
      prefer: "return=representation",
      "user-agent": "node",
    },
    data,
  });
  const text = await answer.text();
  expect(answer.ok, `${method} ${address}: ${text}`).toBe(true);
  return JSON.parse(text) as Row[];
}

/** With the rights of this user, as from another device; `address` in PostgREST's words. */
export const asUser = (session: Session, method: string, address: string, data?: Row | Row[]) =>
  rest(method, address, PUBLISHABLE_KEY, session.access_token, data);
/** Rows of a table as they are stored, past row security; `filter` in PostgREST's words: `user_id=eq.…`. */
export const storedRows = (table: string, filter: string) =>
  rest("GET", `${table}?${filter}`, secretKey, secretKey);
export const rowsOf = (table: string, { user }: Session) => storedRows(table, `user_id=eq.${user.id}`);
export const insertRows = (table: string, rows: Row | Row[]) =>
  rest("POST", table, secretKey, secretKey, rows);
export const changeRows = (table: string, filter: string, change: Row) =>
  rest("PATCH", `${table}?${filter}`, secretKey, secretKey, change);

/** A toast with exactly this title and, where it has one, this description. */
export const expectToast = async (title: string, description?: string) =>
  waitFor(() =>
    expect(currentToasts()).toContainEqual(
      expect.objectContaining({ title, ...(description && { description }) }),
    ),
  );

/** The next toast is a new one. */
export function dismissToasts() {
  for (const { id } of currentToasts()) dismissToast(id);
}

/** The page logs the fault that the test has brought about, and nothing else. */
export function expectLogged(pattern: RegExp) {
  const logged = (["error", "warn"] as const).flatMap((level) => vi.mocked(console[level]).mock.calls);
  expect(logged).not.toEqual([]);
  for (const words of logged) expect(words.map(String).join(" ")).toMatch(pattern);
  for (const level of ["error", "warn"] as const) vi.mocked(console[level]).mockClear();
}
