/** How the client sends its requests; loads together with it. */
import { forgetSeen, forgetSession, getClient, hasStoredSession, onAuthChange } from "./client";

/** A request that hangs ends as a failed one; sending a journal entry again is harmless. */
const REQUEST_TIMEOUT_MS = 15_000;

const UNAUTHORIZED = 401;
const TOO_MANY_REQUESTS = 429;
const SERVICE_UNAVAILABLE = 503;

/** `AbortSignal.any` is younger than some of the phones in use. */
function either(...signals: AbortSignal[]): AbortSignal {
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
  return fetch(input, { ...init, signal: init?.signal ? either(init.signal, timeout) : timeout });
};

const addressOf = (input: RequestInfo | URL) => (input instanceof Request ? input.url : input.toString());

/**
 * A session ends when its server says so, by the server's clock; this device's may be an hour off. So the library is left
 * to count from now on its own clock, for as long as the session lasts.
 *
 * Neither "too many at once", as a class behind one address hears it, nor the page of a filter in between says so: to the
 * library, which would end the session, they are a server that is out of order.
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
 * A table that takes the token for too old is asked once more with a new one: the clock may have been put back. Whoever
 * gets no new one has no session any more, and hears so.
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

/** The session of this browser has been forgotten: its server hears of it, if there is a token, and then the client. */
export async function endSession(token: string | undefined): Promise<void> {
  const { auth } = await getClient();
  if (token) void auth.admin.signOut(token, "local");
  // It may be renewing the session that is gone, for half a minute. Whoever signs in meanwhile stays.
  await auth.initialize();
  // With nothing stored the client finds nobody, says so to its listeners, and asks the server nothing.
  if (!hasStoredSession()) await auth.signOut({ scope: "local" });
}

// Another tab may have ended the session, or the library itself.
onAuthChange((event) => {
  if (event === "SIGNED_OUT") forgetSeen();
});
