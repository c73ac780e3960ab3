/** The only Supabase client. It loads when something needs it, and never while prerendering. */
import type { AuthChangeEvent, Session, SupabaseClient } from "@supabase/supabase-js";
import type { Database } from "./database.types";
import { forgetSeen, hasStoredSession } from "./session";

export type Client = SupabaseClient<Database>;

let client: Promise<Client> | undefined;
let resolveClient: (client: Client) => void;
/** Resolves with the client once it exists, without creating it. */
const clientCreated = new Promise<Client>((resolve) => (resolveClient = resolve));

async function createClient(): Promise<Client> {
  const created = (await import("./supabase")).clientOfThisBrowser();
  // Another tab, or the library itself, may have ended the session.
  created.auth.onAuthStateChange((event) => {
    if (event === "SIGNED_OUT") forgetSeen();
  });
  resolveClient(created);
  return created;
}

/** Returns the client and loads it at the first call. The call after a failed load tries again. */
export function getClient(): Promise<Client> {
  client ??= createClient().catch((error: unknown) => {
    client = undefined;
    throw error;
  });
  return client;
}

/**
 * Calls back whenever this tab's client finds, renews or ends a session, without creating a client.
 * The client holds its lock during the callback, so the callback must not await anything.
 * @returns the function that stops it.
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
