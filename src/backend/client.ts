/**
 * The only Supabase client: its sign-in and its tables. Each loads when something needs it, and never while prerendering.
 */
import type { AuthChangeEvent, AuthClient, GoTrueClientOptions, Session } from "@supabase/auth-js";
import type { PostgrestClient } from "@supabase/postgrest-js";
import type { Database } from "./database.types";

export type Tables = Pick<PostgrestClient<Database>, "from" | "rpc">;
export interface Client extends Tables {
  auth: InstanceType<typeof AuthClient>;
  /** The session of this client, renewed if it has run out. */
  session(): ReturnType<Client["auth"]["getSession"]>;
}

/** The key under which auth-js stores this browser's session. */
export const SESSION_KEY = "4mq_session";

interface SessionStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
  /** Forgets the data that the signed-in pages showed last, except that of the user `exceptOf`. */
  forgetSeen(exceptUserId?: string): void;
  subscribe(key: string, onChange: () => void): () => void;
}

let storage: SessionStorage | undefined;
let client: Promise<Client> | undefined;
let resolveClient: (client: Client) => void;
/** Resolves with the client once it exists, without creating it. */
const clientCreated = new Promise<Client>((resolve) => (resolveClient = resolve));

/** The shell passes in the browser's storage, because this room has no access to localStorage. */
export function keepSessionsIn(sessionStorage: SessionStorage): void {
  storage = sessionStorage;
}

export type AuthOptions = GoTrueClientOptions;

/** Creates a separate client; `auth` decides whose session it keeps, and where. */
export const newClient = (auth: AuthOptions): Promise<Client> =>
  import("./requests").then((file) => file.clientWith(auth));

async function createClient(): Promise<Client> {
  const newSessionClient = await newClient({
    storageKey: SESSION_KEY,
    flowType: "pkce",
    ...(storage && { storage }),
  });
  resolveClient(newSessionClient);
  return newSessionClient;
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
 * The tables, for reading as the user of this browser's session. They are there before the rest of the client, and a
 * session that has not run out needs no more.
 */
export const getTables = (): Promise<Tables> => import("./rest").then((file) => file.tablesToRead());

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

/** Returns true if this browser holds a session, which makes the client necessary at once. */
export const hasStoredSession = (): boolean => storage?.getItem(SESSION_KEY) != null;

/** Returns the session that this browser holds, perhaps long expired, or null if there is none or it cannot be read. */
export function storedSession(): Session | null {
  try {
    const session = JSON.parse(storage!.getItem(SESSION_KEY)!) as Session | null;
    return session?.user.id ? session : null;
  } catch {
    return null;
  }
}

/** True if the account has a second step that this session has not taken; until then the tables refuse it. */
export function needsSecondStep({ user, access_token }: Pick<Session, "user" | "access_token">): boolean {
  if (!user.factors?.some(({ status }) => status === "verified")) return false;
  const claims = access_token.split(".")[1]!.replaceAll("-", "+").replaceAll("_", "/");
  return (JSON.parse(atob(claims)) as { aal?: string }).aal !== "aal2";
}

/** Forgets the figures seen last. They go when the session ends, for any reason, and when another user signs in. */
export const forgetSeen = (exceptUserId?: string): void => storage?.forgetSeen(exceptUserId);

/** Forgets this browser's session, whatever the server says. */
export function forgetSession(): void {
  storage?.removeItem(SESSION_KEY);
  forgetSeen();
}

let deletedUserId: string | undefined;

/** Forgets the session of an account that has been deleted on another device. */
export function forgetDeletedAccount(userId: string): void {
  deletedUserId = userId;
  forgetSession();
}

/** Returns true if this tab's session has ended because its account has been deleted. */
export const isDeletedAccount = (userId: string): boolean =>
  userId === deletedUserId && storedSession()?.user.id !== userId;

/** Calls back when another tab signs in or out. */
export const onStoredSessionChange = (onChange: () => void): (() => void) =>
  storage?.subscribe(SESSION_KEY, onChange) ?? (() => {});
