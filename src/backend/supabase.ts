/** Makes the client, and sends its requests. */
import { createClient, type SupabaseClientOptions } from "@supabase/supabase-js";
import { BAD_GATEWAY } from "./auth/refusal";
import type { Client } from "./client";
import type { Database } from "./database.types";
import { endIfDeleted, USER_NOT_FOUND } from "./deletedAccount";
import { fetchAsUser } from "./fetchAsUser";
import { addressOf, apiAddress, apiKey, fetchWithTimeout } from "./fetchOwn";
import { NotOwnError } from "./ownAnswer";
import { SESSION_KEY, storageOfSession, storedSession } from "./session";

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

/** The session's own client learns from any answer that the account has gone. It holds its lock, so it must not await the rest. */
async function lookForDeleted(answer: Response, client: Client): Promise<void> {
  if (answer.ok) return;
  const body = (await answer
    .clone()
    .json()
    .catch(() => null)) as { code?: unknown; error_code?: unknown } | null;
  if (body?.code === USER_NOT_FOUND || body?.error_code === USER_NOT_FOUND)
    void endIfDeleted(client.auth).catch(() => {});
}

/** While another tab renews the session, the library finds none, although the other's is stored. */
function withStoredToken(init: RequestInit | undefined): RequestInit | undefined {
  const session = storedSession();
  const headers = new Headers(init?.headers);
  if (!session || headers.get("Authorization") !== `Bearer ${apiKey()}`) return init;
  headers.set("Authorization", `Bearer ${session.access_token}`);
  return { ...init, headers };
}

const newClient = (auth: SupabaseClientOptions<"public">["auth"], fetch: typeof globalThis.fetch): Client =>
  createClient<Database>(apiAddress(), apiKey(), {
    auth: { detectSessionInUrl: false, flowType: "pkce", ...auth },
    global: { fetch },
  });

export function clientOfThisBrowser(): Client {
  const askTables = fetchAsUser(() => Promise.resolve(client.auth));
  const client = newClient({ storageKey: SESSION_KEY, storage: storageOfSession() }, async (input, init) => {
    if (!addressOf(input).startsWith(`${apiAddress()}/auth/`)) return askTables(input, withStoredToken(init));
    const answer = await fetchForAuth(input, init);
    await lookForDeleted(answer, client);
    return answer;
  });
  return client;
}

/** A client that stores nothing, so that its calls leave this browser's session alone. */
export const checkingClient = (): Client =>
  newClient({ storageKey: "4mq_visitor", persistSession: false, autoRefreshToken: false }, fetchForAuth);
