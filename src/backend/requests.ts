/** Makes the client, and sends its requests. */
import { AuthClient } from "@supabase/auth-js";
import { BAD_GATEWAY } from "./auth/refusal";
import {
  forgetSeen,
  getClient,
  hasStoredSession,
  onAuthChange,
  storedSession,
  type AuthOptions,
  type Client,
} from "./client";
import { endIfDeleted, USER_NOT_FOUND } from "./deletedAccount";
import { NotOwnError } from "./ownAnswer";
import { addressOf, apiAddress, apiKey, fetchWithTimeout, tablesWith } from "./rest";

const TOO_MANY_REQUESTS = 429;
const SERVICE_UNAVAILABLE = 503;

const outOfOrder = (status: number) => new Response(null, { status });

/**
 * A session ends when its server says so, by the server's clock, and this device's clock may be an hour off. The
 * library is therefore left to count the session's lifetime from now, on its own clock.
 *
 * Neither "too many at once", which a class behind one address receives, nor the page of a filter in between means that
 * the session has ended. The library would end it, so it receives both as the answer of a server that is out of order.
 */
export const fetchForAuth: typeof fetch = async (input, init) => {
  const isRefresh = addressOf(input).includes("grant_type=refresh_token");
  const answer = await fetchWithTimeout(input, init).catch((error: unknown) => {
    if (error instanceof NotOwnError) return outOfOrder(isRefresh ? SERVICE_UNAVAILABLE : BAD_GATEWAY);
    throw error;
  });
  const body = (await answer
    .clone()
    .json()
    .catch(() => null)) as { expires_at?: number } | null;
  const { status, headers } = answer;
  if (status === TOO_MANY_REQUESTS && isRefresh) return outOfOrder(SERVICE_UNAVAILABLE);
  if (!body?.expires_at) return answer;
  delete body.expires_at;
  return new Response(JSON.stringify(body), { status, headers });
};

/** The owner's own client learns from any answer that the account has gone. It holds its lock, so it must not await the rest. */
const fetchForOwner: typeof fetch = async (input, init) => {
  const answer = await fetchForAuth(input, init);
  if (answer.ok) return answer;
  const body = (await answer
    .clone()
    .json()
    .catch(() => null)) as { code?: unknown; error_code?: unknown } | null;
  if (body?.code === USER_NOT_FOUND || body?.error_code === USER_NOT_FOUND)
    void endIfDeleted().catch(() => {});
  return answer;
};

/** Signing in and the database, which is all that the site uses: supabase-js would bring as much again. */
export function clientWith(options: AuthOptions): Client {
  const auth = new AuthClient({
    url: `${apiAddress()}/auth/v1`,
    headers: { apikey: apiKey(), Authorization: `Bearer ${apiKey()}` },
    detectSessionInUrl: false,
    fetch: options.persistSession === false ? fetchForAuth : fetchForOwner,
    ...options,
  });
  // If another tab renews the session at the same moment, the library discards its own renewal and finds none for once,
  // although the other's is stored.
  const session: Client["session"] = async () => {
    const found = await auth.getSession();
    const isDiscarded = found.error?.name === "AuthRefreshDiscardedError";
    return isDiscarded && storedSession() ? auth.getSession() : found;
  };
  const tables = tablesWith(async () => (await session()).data.session?.access_token);
  return { auth, session, from: tables.from.bind(tables), rpc: tables.rpc.bind(tables) };
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
