/** A page as a signed-in visitor meets it, on a server that answers as the test says. Only the network is a fake. */
import { QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import type { ReactElement } from "react";
import { MemoryRouter } from "react-router-dom";
import { vi } from "vitest";
import { AuthProvider, useAuth } from "@/backend/auth";
import { keepSessionsIn, SESSION_KEY } from "@/backend/session";
import { queryClient } from "@/backend/queryClient";
import { learnTime } from "@/backend/serverClock";
import { wholeRows } from "./wholeRows";

export const USER_ID = "6f1c2f7e-0000-4000-8000-000000000001";

export interface Call {
  /** "GET kpi_data", "POST rpc/refresh_my_kpi". */
  name: string;
  query: URLSearchParams;
  body: unknown;
}
type Answer = Response | Promise<Response>;
export type Answers = Record<string, (call: Call) => Answer>;

export const json = (body: unknown, status = 200): Response => Response.json(body, { status });
export const nothing = (): Response => new Response(null, { status: 204 });
export const refused = (code: string, status = 500): Response =>
  json({ code, message: "No.", details: "Failing row contains (secret)", hint: null }, status);

/** An answer that comes when the test says so. */
export function deferredAnswer(answer: () => Response): {
  answer: () => Promise<Response>;
  release: () => void;
} {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  return { answer: () => released.then(answer), release: () => release() };
}

/** The page's requests, in order; a call that `answers` does not name fails as if the network were gone. */
export function serve(answers: Answers): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal("fetch", async (input: string | URL, init: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(input);
    const name = `${init.method ?? "GET"} ${pathname.replace(/^\/(rest|auth)\/v1\//, "")}`;
    const call = { name, query: searchParams, body: init.body ? JSON.parse(init.body as string) : null };
    const answer = answers[name];
    // The account is there, unless a test says that it has gone.
    if (!answer && name === "GET user") return json(userOf());
    calls.push(call);
    if (!answer) throw new TypeError(`Failed to fetch ${name}`);
    const given = await answer(call);
    if (given.status !== 200 || init.method === "HEAD") return given;
    return new Response(JSON.stringify(wholeRows(searchParams, await given.json())), given);
  });
  return calls;
}

let email = "amara@example.com";
let userId = USER_ID;
const userOf = () => ({
  id: userId,
  email,
  aud: "authenticated",
  app_metadata: {},
  user_metadata: {},
  created_at: "",
});

/** Call it once a file, before anything is rendered: the client is made once and keeps its session. */
export function signInAs(address = "amara@example.com", id = USER_ID): void {
  email = address;
  userId = id;
  vi.stubEnv("VITE_SUPABASE_URL", "");
  vi.stubEnv("VITE_SUPABASE_PUBLISHABLE_KEY", "sb_publishable_test");
  const session = () =>
    JSON.stringify({
      access_token: "a.b.c",
      refresh_token: "r",
      token_type: "bearer",
      expires_in: 3600,
      expires_at: Math.floor(Date.now() / 1000) + 3600,
      user: userOf(),
    });
  keepSessionsIn({
    getItem: (key) => (key === SESSION_KEY ? session() : null),
    setItem: () => {},
    removeItem: () => {},
    forgetSeen: () => {},
    subscribe: () => () => {},
  });
}

const Door = ({ page }: { page: ReactElement }) => (useAuth().user ? page : <p>Opening</p>);

/** Draws the page at the address; what was answered to another test is forgotten, and nothing is asked twice. */
export function open(page: ReactElement, address = "/") {
  // As an answer to the page before has told it.
  learnTime(new Response(null, { headers: { Date: new Date().toUTCString() } }));
  queryClient.clear();
  queryClient.setDefaultOptions({ queries: { staleTime: 5 * 60_000, retry: false } });
  return render(
    <AuthProvider>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={[address]}>
          <Door page={page} />
        </MemoryRouter>
      </QueryClientProvider>
    </AuthProvider>,
  );
}
