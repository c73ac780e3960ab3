/**
 * The one Supabase client. It is 42 kB, so it loads when something needs it; never while prerendering. Without a
 * configured project the API is on this origin (the embedded backend).
 */
import type { AuthChangeEvent, Session, SupabaseClient, SupabaseClientOptions } from "@supabase/supabase-js";
import type { Database } from "./database.types";

export type Client = SupabaseClient<Database>;

/** Where supabase-js keeps the session of this browser. */
export const SESSION_KEY = "4mq_session";

interface SessionStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
  /** Forgets what the signed-in pages showed last, to whomever but this user. */
  forgetSeen(exceptOf?: string): void;
  subscribe(key: string, onChange: () => void): () => void;
}

let storage: SessionStorage | undefined;
let client: Promise<Client> | undefined;
let resolveClient: (client: Client) => void;
/** Waits for the client without making one. */
const clientCreated = new Promise<Client>((resolve) => (resolveClient = resolve));

/** The shell hands in the browser's storage: this room does not know localStorage. */
export function keepSessionsIn(sessionStorage: SessionStorage): void {
  storage = sessionStorage;
}

type AuthOptions = NonNullable<SupabaseClientOptions<"public">["auth"]>;

/** A client of its own; whose session it keeps, and where, is up to `auth`. */
export async function newClient(auth: AuthOptions): Promise<Client> {
  const [supabase, { fetchAsUser }] = await Promise.all([
    import("@supabase/supabase-js"),
    import("./requests"),
  ]);
  return supabase.createClient<Database>(
    import.meta.env.VITE_SUPABASE_URL || location.origin,
    import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY,
    { auth: { detectSessionInUrl: false, ...auth }, global: { fetch: fetchAsUser } },
  );
}

async function createClient(): Promise<Client> {
  const made = await newClient({ storageKey: SESSION_KEY, flowType: "pkce", ...(storage && { storage }) });
  resolveClient(made);
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

/**
 * Calls back whenever this tab's client finds, renews or ends a session, without making a client. The client holds its
 * lock meanwhile: nothing may be awaited in there. @returns the function that stops it.
 */
export function onAuthChange(listen: (event: AuthChangeEvent, session: Session | null) => void): () => void {
  let stopped = false;
  let unsubscribe = () => {};
  void clientCreated.then(({ auth }) => {
    if (stopped) return;
    const { data } = auth.onAuthStateChange(listen);
    unsubscribe = () => data.subscription.unsubscribe();
  });
  return () => {
    stopped = true;
    unsubscribe();
  };
}

/** Whether this browser holds a session, which makes the client necessary at once. */
export const hasStoredSession = (): boolean => storage?.getItem(SESSION_KEY) != null;

/** The session as this browser holds it, perhaps long expired; null when there is none, or it cannot be read. */
export function storedSession(): Session | null {
  try {
    const session = JSON.parse(storage!.getItem(SESSION_KEY)!) as Session | null;
    return session?.user.id ? session : null;
  } catch {
    return null;
  }
}

/** Forgets the figures seen last: they go with the session, however that ends, and with the next user. */
export const forgetSeen = (exceptOf?: string): void => storage?.forgetSeen(exceptOf);

/** Forgets this browser's session, whatever the server says. */
export function forgetSession(): void {
  storage?.removeItem(SESSION_KEY);
  forgetSeen();
}

/** Calls back when another tab signs in or out. */
export const onStoredSessionChange = (onChange: () => void): (() => void) =>
  storage?.subscribe(SESSION_KEY, onChange) ?? (() => {});
