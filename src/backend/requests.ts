/** Makes the client, and sends its requests. */
import { createClient } from "@supabase/supabase-js";
import {
  forgetSeen,
  forgetSession,
  getClient,
  hasStoredSession,
  onAuthChange,
  type AuthOptions,
  type Client,
} from "./client";
import type { Database } from "./database.types";

/** The time after which a hanging request fails; sending a journal entry again is harmless. */
const REQUEST_TIMEOUT_MS = 15_000;

const UNAUTHORIZED = 401;
const TOO_MANY_REQUESTS = 429;
const SERVICE_UNAVAILABLE = 503;

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

const fetchWithTimeout: typeof fetch = (input, init) => {
  const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  return fetch(input, { ...init, signal: init?.signal ? anySignal(init.signal, timeout) : timeout });
};

const addressOf = (input: RequestInfo | URL) => (input instanceof Request ? input.url : input.toString());

/**
 * A session ends when its server says so, by the server's clock, and this device's clock may be an hour off. The
 * library is therefore left to count the session's lifetime from now, on its own clock.
 *
 * Neither "too many at once", which a class behind one address receives, nor the page of a filter in between means that
 * the session has ended. The library would end it, so it receives both as the answer of a server that is out of order.
 */
async function authAnswer(address: string, answer: Response): Promise<Response> {
  const body = (await answer
    .clone()
    .json()
    .catch(() => null)) as { expires_at?: number } | null;
  const { ok, status, headers } = answer;
  if (!ok && (status === TOO_MANY_REQUESTS || !body) && address.includes("grant_type=refresh_token"))
    return new Response(null, { status: SERVICE_UNAVAILABLE });
  if (!body?.expires_at) return answer;
  delete body.expires_at;
  return new Response(JSON.stringify(body), { status, headers });
}

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

export const fetchAsUser: typeof fetch = async (input, init) => {
  const answer = await fetchWithTimeout(input, init);
  const address = addressOf(input);
  if (address.includes("/auth/v1/")) return authAnswer(address, answer);
  return answer.status === UNAUTHORIZED && hasStoredSession() ? withFreshToken(input, init, answer) : answer;
};

/** Without a configured project the API is on this origin (the embedded backend). */
export function clientWith(auth: AuthOptions): Client {
  const client = createClient<Database>(
    import.meta.env.VITE_SUPABASE_URL || location.origin,
    import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY,
    { auth: { detectSessionInUrl: false, ...auth }, global: { fetch: fetchAsUser } },
  );
  // TanStack Query repeats a failed read once; the library by itself would repeat it three times more.
  client["rest"].retry = false;
  return client;
}

/** Notifies the server that this browser's session has been forgotten, if there is a token, and then the client. */
export async function endSession(token: string | undefined): Promise<void> {
  const { auth } = await getClient();
  if (token) void auth.admin.signOut(token, "local");
  // The client may be renewing the forgotten session, for half a minute. A person who signs in
  // meanwhile stays signed in.
  await auth.initialize();
  // With nothing stored the client finds nobody, notifies its listeners, and sends the server nothing.
  if (!hasStoredSession()) await auth.signOut({ scope: "local" });
}

// Another tab, or the library itself, may have ended the session.
onAuthChange((event) => {
  if (event === "SIGNED_OUT") forgetSeen();
});
