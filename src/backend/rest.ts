/** The database as its clients reach it: requests that end, and are sent again once if only the token was too old. */
import { PostgrestClient } from "@supabase/postgrest-js";
import { forgetSession, getClient, hasStoredSession, storedSession } from "./client";
import type { Database } from "./database.types";
import { endIfDeleted } from "./deletedAccount";
import { readOwn } from "./ownAnswer";
import { learnTime } from "./serverClock";
import { REQUEST_TIMEOUT_MS } from "./timeouts";

const UNAUTHORIZED = 401;

/** The library renews a session that has less than this left, and so do we. */
const EXPIRY_MARGIN_MS = 90_000;

/** Without a configured project the API is on this origin (the embedded backend). */
export const apiAddress = (): string => import.meta.env.VITE_SUPABASE_URL || location.origin;
export const apiKey = (): string => import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY;

/** Replaces `AbortSignal.any`, which is newer than some of the phones in use. */
function anySignal(...signals: AbortSignal[]): AbortSignal {
  const both = new AbortController();
  for (const signal of signals) {
    const abort = () => both.abort(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener("abort", abort);
  }
  return both.signal;
}

export const addressOf = (input: RequestInfo | URL) =>
  input instanceof Request ? input.url : input.toString();

/** The one way to the tables and to sign-in. An answer that is not their own fails as a lost one does. */
export const fetchWithTimeout: typeof fetch = async (input, init) => {
  const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const signal = init?.signal ? anySignal(init.signal, timeout) : timeout;
  const answer = await readOwn(await fetch(input, { ...init, signal }), addressOf(input), init);
  learnTime(answer);
  return answer;
};

/**
 * A table that considers the token too old is asked once more with a new one, because the clock may
 * have been put back. Without a new token the session is over, and the visitor is notified.
 */
async function withFreshToken(input: RequestInfo | URL, init: RequestInit | undefined, answer: Response) {
  const { auth } = await getClient();
  const { data, error } = await auth.refreshSession();
  if (error?.name === "AuthApiError") {
    forgetSession();
    await auth.signOut({ scope: "local" });
  }
  if (!data.session) return answer;
  const headers = new Headers(init?.headers);
  headers.set("Authorization", `Bearer ${data.session.access_token}`);
  return fetchWithTimeout(input, { ...init, headers });
}

/** The database's refusals to an account that has gone: no such user, nothing allowed, no such row. */
const OF_DELETED = new Set<unknown>(["23503", "42501", "PGRST116"]);

/** Tables with a row of each account, which is missing only of one that has gone, or is new. */
const OF_EACH_ACCOUNT = /\/rest\/v1\/(?:profiles|kpi_data)$/;
/** PostgREST's words for a change without a row, in the head of its answer and in its body. */
const NO_ROW = { range: "*/*", rows: "[]" };

async function mayBeDeleted(answer: Response, address: string, method = "GET"): Promise<boolean> {
  const isRead = method === "GET" || method === "HEAD";
  if (!answer.ok) return OF_DELETED.has(((await answer.clone().json()) as { code?: unknown }).code);
  if (isRead ? !OF_EACH_ACCOUNT.test(new URL(address).pathname) : method === "POST") return false;
  const rows = await answer.clone().text();
  return rows ? rows === NO_ROW.rows : answer.headers.get("Content-Range") === NO_ROW.range;
}

export const fetchAsUser: typeof fetch = async (input, init) => {
  const answer = await fetchWithTimeout(input, init);
  if (!hasStoredSession()) return answer;
  if (answer.status === UNAUTHORIZED) return withFreshToken(input, init, answer);
  // The refusal itself is the answer, whatever is known of the account.
  if (await mayBeDeleted(answer, addressOf(input), init?.method)) await endIfDeleted().catch(() => {});
  return answer;
};

/** @param tokenOf the current session's token; without one a visitor asks. */
export function tablesWith(tokenOf: () => Promise<string | undefined>) {
  const fetchWithToken: typeof fetch = async (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set("apikey", apiKey());
    headers.set("Authorization", `Bearer ${(await tokenOf()) ?? apiKey()}`);
    return fetchAsUser(input, { ...init, headers });
  };
  return new PostgrestClient<Database>(`${apiAddress()}/rest/v1`, {
    schema: "public",
    fetch: fetchWithToken,
    // TanStack Query repeats a failed read once; the library by itself would repeat it three times more.
    retry: false,
  });
}

/** A token that is still good needs no help of the larger half of the library, which renews it. */
async function tokenOfReader(): Promise<string | undefined> {
  const session = storedSession();
  if (session && (session.expires_at ?? 0) * 1000 - Date.now() > EXPIRY_MARGIN_MS)
    return session.access_token;
  const client = await getClient();
  return (await client.session()).data.session?.access_token;
}

let tables: ReturnType<typeof tablesWith> | undefined;

/** For reading only: whoever writes asks the client, which first makes sure of the session. */
export const tablesToRead = () => (tables ??= tablesWith(tokenOfReader));
