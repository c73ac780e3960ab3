/**
 * The one Supabase client. It is 42 kB, so it loads when something needs it; never while prerendering. Without a
 * configured project the API is on this origin (the embedded backend).
 */
import type { SupabaseClient, SupabaseClientOptions } from "@supabase/supabase-js";
import type { Database } from "./database.types";

export type Client = SupabaseClient<Database>;

/** Where supabase-js keeps the session of this browser. */
export const SESSION_KEY = "4mq_session";

/** A request that hangs ends as a failed one; sending a journal entry again is harmless. */
const REQUEST_TIMEOUT_MS = 15_000;

const UNAUTHORIZED = 401;

interface SessionStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
  subscribe(key: string, onChange: () => void): () => void;
}

let storage: SessionStorage | undefined;
let client: Promise<Client> | undefined;
const waiting = new Set<(client: Client) => void>();

/** The shell hands in the browser's storage: this room does not know localStorage. */
export function keepSessionsIn(sessionStorage: SessionStorage): void {
  storage = sessionStorage;
}

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

const fetchAsUser: typeof fetch = async (input, init) => {
  const answer = await fetchInTime(input, init);
  if (isAuthRequest(input)) return withoutServerClock(answer);
  return answer.status === UNAUTHORIZED && hasStoredSession() ? withFreshToken(input, init, answer) : answer;
};

type AuthOptions = NonNullable<SupabaseClientOptions<"public">["auth"]>;

/** A client of its own; whose session it keeps, and where, is up to `auth`. */
export async function newClient(auth: AuthOptions): Promise<Client> {
  const supabase = await import("@supabase/supabase-js");
  return supabase.createClient<Database>(
    import.meta.env.VITE_SUPABASE_URL || location.origin,
    import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY,
    { auth: { detectSessionInUrl: false, ...auth }, global: { fetch: fetchAsUser } },
  );
}

async function createClient(): Promise<Client> {
  const made = await newClient({ storageKey: SESSION_KEY, flowType: "pkce", ...(storage && { storage }) });
  for (const tell of waiting) tell(made);
  return made;
}

/** The client; loads it at the first call. A failed load is tried again at the next one. */
export function getClient(): Promise<Client> {
  client ??= createClient().catch((error: unknown) => {
    client = undefined;
    throw error;
  });
  return client;
}

/** Calls back once a client exists, without making one. @returns the function that stops it. */
export function onClient(tell: (client: Client) => void): () => void {
  waiting.add(tell);
  let stopped = false;
  if (client) void client.then((made) => stopped || tell(made));
  return () => {
    stopped = true;
    waiting.delete(tell);
  };
}

/** Whether this browser holds a session, which makes the client necessary at once. */
export const hasStoredSession = (): boolean => storage?.getItem(SESSION_KEY) != null;

/** Forgets this browser's session, whatever the server says. */
export function forgetSession(): void {
  storage?.removeItem(SESSION_KEY);
}

/** Calls back when another tab signs in or out. */
export const onStoredSessionChange = (onChange: () => void): (() => void) =>
  storage?.subscribe(SESSION_KEY, onChange) ?? (() => {});
