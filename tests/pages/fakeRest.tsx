/** Tables that answer as PostgREST does, for screens that are drawn without their page around them. */
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { vi } from "vitest";
import { queryClient } from "@/backend/queryClient";
import { wholeRows } from "./wholeRows";

export interface Call {
  /** "PATCH habit_streaks", "POST rpc/settle_my_challenges". */
  call: string;
  search: URLSearchParams;
  body: unknown;
}
export type Answer = [status: number, body?: unknown];

/** As the database refuses by name. */
export const refuse = (status: number, code: string): Answer => [
  status,
  { code, message: `refused: ${code}`, details: null, hint: null },
];

const CREATED = 201;
const NEW_ID = "0197f6a0-0000-7000-8000-00000000000f";
/** A new row is given back to whoever asks for it, in the words of PostgREST. */
const asksForRows = (init?: RequestInit): boolean =>
  (new Headers(init?.headers).get("Prefer") ?? "").includes("return=representation");

/** Stands in for the network. `answers` may be changed while the test goes on; what has none is a mistake of the test. */
export function fakeRest(answers: Record<string, (call: Call) => Answer | Promise<Answer>>) {
  const calls: Call[] = [];
  vi.stubEnv("VITE_SUPABASE_PUBLISHABLE_KEY", "sb_publishable_test");
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname, searchParams } = new URL(input as string);
    const call = {
      call: `${init?.method ?? "GET"} ${pathname.replace("/rest/v1/", "")}`,
      search: searchParams,
      body: init?.body ? (JSON.parse(init.body as string) as unknown) : undefined,
    };
    calls.push(call);
    const answer = answers[call.call];
    if (!answer) throw new Error(`Nobody expected ${call.call}`);
    const [status, told] = await answer(call);
    const body =
      told ??
      (status === CREATED && asksForRows(init) ? [{ id: NEW_ID, ...(call.body as object) }] : undefined);
    return new Response(body === undefined ? null : JSON.stringify(wholeRows(searchParams, body)), {
      status,
      headers: { "content-type": "application/json" },
    });
  });
  return {
    calls,
    /** The bodies sent with each call of this name. */
    sent: (name: string) => calls.filter(({ call }) => call === name).map(({ body }) => body),
  };
}

const DEFAULTS = queryClient.getDefaultOptions();

const newClient = () => new QueryClient({ defaultOptions: { ...DEFAULTS, queries: { retry: false } } });

/** @param client the page's own, for a screen whose changes go through the outbox. */
export const renderSignedIn = (screen: ReactNode, client = newClient()) =>
  render(<QueryClientProvider client={client}>{screen}</QueryClientProvider>);

/** A promise that the test keeps when it likes. */
export function deferred<T>() {
  let keep: (value: T) => void = () => {};
  const promise = new Promise<T>((resolve) => (keep = resolve));
  return { promise, keep };
}
