/**
 * The line between the site and its real backend. A test decides what becomes of a request: nothing here answers in the
 * backend's place but what the test itself says.
 */
import http from "node:http";
import { onlineManager } from "@tanstack/react-query";
import { afterEach, beforeEach, inject, vi } from "vitest";
import { VISITOR_HEADER } from "./visitor";

const { origin } = inject("backend");
const agent = new http.Agent({ keepAlive: true });

export interface SentRequest {
  method: string;
  /** Path and query: `/rest/v1/habit_streaks?select=*`. */
  address: string;
  body: string | undefined;
  headers: Headers;
  signal: AbortSignal | undefined;
}

/** Decides how a request ends; `send` lets it reach the backend and returns the answer. */
export type RequestOutcome = (send: () => Promise<Response>, sent: SentRequest) => Promise<Response>;

const lostOnPurpose = new WeakSet<object>();

function offline() {
  const error = new TypeError("Failed to fetch");
  lostOnPurpose.add(error);
  return error;
}

/** It never reaches the backend. */
export const requestLost: RequestOutcome = () => Promise.reject(offline());
/** It arrives, and what came of it is never told. */
export const answerLost: RequestOutcome = async (send) => {
  await send();
  throw offline();
};
/** Neither an answer nor an end, until the page itself gives up. */
export const unanswered: RequestOutcome = (_send, { signal }) =>
  new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason as Error)));
/** It arrives, and then there is silence. */
export const receivedUnanswered: RequestOutcome = async (send, sent) => {
  await send();
  return unanswered(send, sent);
};
export const answeredWith =
  (
    status: number,
    body: unknown = { code: "XX000", message: "busy", details: null, hint: null },
    headers?: Record<string, string>,
  ): RequestOutcome =>
  () =>
    Promise.resolve(
      typeof body === "string" ? new Response(body, { status }) : Response.json(body, { status, headers }),
    );

interface Rule {
  method: string;
  address: string;
  fate: RequestOutcome;
}

let rules: Rule[] = [];
let visitors = 0;
/** The limits of the forms and of the guide count each test as a visitor of its own. */
const addressOfVisitor = () => `2001:db8:${(process.pid % 0xffff).toString(16)}:${visitors.toString(16)}::1`;

/** The requests of the page since the test began, in order. */
export let sentRequests: SentRequest[] = [];

/**
 * From now on requests fare like this. The newest rule counts.
 * @param which a method, or `*`, and how the address begins or what it contains: `POST gig_jar_votes`.
 * @returns the function that ends it.
 */
export function interceptRequests(which: string, fate: RequestOutcome): () => void {
  const [method = "", address = ""] = which.split(" ");
  const rule = { method, address, fate };
  rules.unshift(rule);
  return () => void (rules = rules.filter((each) => each !== rule));
}

/** From now on the device's clock is all that is known of the time, because no answer tells it. */
export const tellNoTime = () =>
  interceptRequests("* /", async (send) => {
    const answer = await send();
    answer.headers.delete("Date");
    return answer;
  });

/** The browser knows that it is offline, and nothing is answered. */
export function goOffline(): () => void {
  const end = interceptRequests("* /", requestLost);
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  dispatchEvent(new Event("offline"));
  return () => {
    end();
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
    dispatchEvent(new Event("online"));
  };
}

/** A minute of waiting for an answer takes a second. */
export function shortenTimeouts() {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => timeout(ms / 60));
}

export const requestsTo = (which: string) => {
  const [method, address = ""] = which.split(" ");
  return sentRequests.filter((each) => each.method === method && each.address.includes(address));
};

function forwardRequest({ method, address, body, headers, signal }: SentRequest): Promise<Response> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      request.destroy();
      reject(signal!.reason as Error);
    };
    const request = http.request(
      origin + address,
      { method, headers: { ...Object.fromEntries(headers), [VISITOR_HEADER]: addressOfVisitor() }, agent },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on("data", (part: Buffer) => parts.push(part));
        answer.on("end", () => {
          const status = answer.statusCode!;
          const isEmpty = status === 204 || status === 304;
          const answerHeaders = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
          resolve(
            new Response(isEmpty ? null : Buffer.concat(parts).toString(), {
              status,
              headers: answerHeaders as [string, string][],
            }),
          );
        });
      },
    );
    request.on("error", () => reject(offline()));
    signal?.addEventListener("abort", abort);
    request.end(body);
  });
}

/** Past the page and its network: what a second device, or a moderator, asks. */
export async function askBackend(
  method: string,
  address: string,
  { data, headers = {} }: { data?: unknown; headers?: Record<string, string> } = {},
): Promise<Response> {
  const body = data === undefined ? undefined : JSON.stringify(data);
  return forwardRequest({
    method,
    address,
    body,
    headers: new Headers({ ...(body && { "content-type": "application/json" }), ...headers }),
    signal: undefined,
  });
}

beforeEach(() => {
  rules = [];
  sentRequests = [];
  visitors += 1;
  // The test before may have ended offline.
  onlineManager.setOnline(true);
  vi.stubEnv("VITE_SUPABASE_URL", "");
  vi.stubEnv("VITE_FORMS_URL", "");
  vi.stubEnv("VITE_SUPABASE_PUBLISHABLE_KEY", "sb_publishable_local");
  vi.stubGlobal("fetch", (input: string | URL, init: RequestInit = {}) => {
    const { pathname, search } = new URL(input, location.href);
    const request: SentRequest = {
      method: init.method ?? "GET",
      address: pathname + search,
      body: (init.body as string | null | undefined) ?? undefined,
      headers: new Headers(init.headers),
      signal: init.signal ?? undefined,
    };
    sentRequests.push(request);
    const rule = rules.find(
      ({ method, address }) =>
        (method === "*" || method === request.method) && request.address.includes(address),
    );
    const send = () => forwardRequest(request);
    return rule ? rule.fate(send, request) : send();
  });
});
// A request that a test loses may be one that the page logs, depending on what was being read just then.
afterEach(() => {
  const { calls } = vi.mocked(console.error).mock;
  const others = calls.filter(([error]) => !lostOnPurpose.has(error as object));
  calls.splice(0, calls.length, ...others);
  vi.restoreAllMocks();
});
