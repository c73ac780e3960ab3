/** The sign-in service as these tests have it: GoTrue's documented answers to the calls of the site, and nothing else. */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { afterEach, beforeEach, vi } from "vitest";
import { AuthProvider } from "@/backend/auth";
import { keepSessionsIn } from "@/backend/client";
import AuthPage from "@/pages/auth/AuthPage";
import ConfirmPage from "@/pages/auth/ConfirmPage";
import ResetPasswordPage from "@/pages/auth/ResetPasswordPage";
import { currentToasts, dismissToast } from "@/ui/toast";

export type Answer = [status: number, body: object];
/** By method and path under /auth/v1; what is not here is not asked for. */
export let answers: Record<string, Answer> = {};
export let asked: { call: string; body: unknown }[] = [];
/** What the browser has stored. */
export const kept = new Map<string, string>();

export const refuse = (status: number, error_code: string): Answer => [
  status,
  { code: status, error_code, msg: `the server says ${error_code}` },
];
export const USER = {
  id: "u1",
  aud: "authenticated",
  email: "ann@example.com",
  app_metadata: {},
  user_metadata: {},
};
export const SESSION = {
  access_token: `e30.${btoa(JSON.stringify({ sub: "u1", exp: 9e9 }))}.c2ln`,
  refresh_token: "r",
  expires_in: 3600,
  token_type: "bearer",
  user: USER,
};

/** Call it once in a test file: from then on no request leaves it. */
export function fakeAuthServer(): void {
  vi.stubEnv("VITE_SUPABASE_PUBLISHABLE_KEY", "sb_publishable_test");
  keepSessionsIn({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    subscribe: () => () => {},
  });
  beforeEach(() => {
    answers = { "GET /settings": [200, { external: { email: true } }] };
    asked = [];
    vi.stubGlobal("fetch", (input: RequestInfo | URL, init?: RequestInit) => {
      const { pathname, search } = new URL(input as string);
      const path = pathname.replace("/auth/v1", "");
      const call = `${init?.method ?? "GET"} ${path}`;
      const body = init?.body ? (JSON.parse(init.body as string) as unknown) : undefined;
      asked.push({ call: call + search, body });
      const [status, answer] = answers[call] ?? [404, { msg: `nobody expected ${call}` }];
      const headers = { "content-type": "application/json" };
      return Promise.resolve(new Response(JSON.stringify(answer), { status, headers }));
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    kept.clear();
    for (const { id } of currentToasts()) dismissToast(id);
  });
}

export function openSite(address: string) {
  history.replaceState(null, "", address);
  return render(
    <AuthProvider>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path="/" element={<p>home</p>} />
          <Route path="/challenge-dashboard" element={<p>the journal</p>} />
          <Route path="/auth" element={<AuthPage />} />
          <Route path="/auth/confirm" element={<ConfirmPage />} />
          <Route path="/auth/reset-password" element={<ResetPasswordPage />} />
        </Routes>
      </MemoryRouter>
    </AuthProvider>,
  );
}
export const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
export const type = async (label: string, text: string) =>
  userEvent.type(await screen.findByLabelText(label), text);
export const callsTo = (path: string) => asked.filter(({ call }) => call.includes(path));
