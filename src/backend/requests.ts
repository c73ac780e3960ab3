/** How the client sends its requests; loads together with it. */
import { SEEN_KEY } from "@/domain/seenKey";
import { forgetSession, getClient, hasStoredSession, onAuthChange, whereSessionsAre } from "./client";

/** A request that hangs ends as a failed one; sending a journal entry again is harmless. */
const REQUEST_TIMEOUT_MS = 15_000;

const UNAUTHORIZED = 401;

const fetchInTime: typeof fetch = (input, init) => {
  const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
  return fetch(input, { ...init, signal });
};

/**
 * A session ends when its server says so, by the server's clock; this device's may be an hour off. So the library is left
 * to count from now on its own clock, for as long as the session lasts.
 */
async function withoutServerClock(answer: Response): Promise<Response> {
  const session = (await answer
    .clone()
    .json()
    .catch(() => null)) as { expires_at?: number } | null;
  if (!session?.expires_at) return answer;
  delete session.expires_at;
  const { status, headers } = answer;
  return new Response(JSON.stringify(session), { status, headers });
}

const isAuthRequest = (input: RequestInfo | URL) =>
  (input instanceof Request ? input.url : input.toString()).includes("/auth/v1/");

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
  return fetchInTime(input, { ...init, headers });
}

export const fetchAsUser: typeof fetch = async (input, init) => {
  const answer = await fetchInTime(input, init);
  if (isAuthRequest(input)) return withoutServerClock(answer);
  return answer.status === UNAUTHORIZED && hasStoredSession() ? withFreshToken(input, init, answer) : answer;
};

// What was seen last goes with the session, wherever and however that ends, and everybody's: siblings share computers.
onAuthChange((event) => {
  const storage = whereSessionsAre();
  if (event !== "SIGNED_OUT" || !storage) return;
  for (const key of storage.keys()) if (key.startsWith(SEEN_KEY)) storage.removeItem(key);
});
