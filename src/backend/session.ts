/** The session as this browser keeps it: read at once, without the client that signs in and renews it. */
import type { Session } from "@supabase/supabase-js";

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

/** The shell passes in the browser's storage, because this room has no access to localStorage. */
export function keepSessionsIn(browserStorage: SessionStorage): void {
  storage = browserStorage;
}

/** Where the library keeps its session; undefined while prerendering. */
export const storageOfSession = (): SessionStorage | undefined => storage;

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

/** The server's own words in a token. @throws if it is none. */
export const claimsIn = (token: string): { aal?: string; iat?: number } =>
  JSON.parse(atob(token.split(".")[1]!.replaceAll("-", "+").replaceAll("_", "/"))) as { aal?: string };

/** True if the account has a second step that this session has not taken; until then the tables refuse it. */
export function needsSecondStep({ user, access_token }: Pick<Session, "user" | "access_token">): boolean {
  if (!user.factors?.some(({ status }) => status === "verified")) return false;
  return claimsIn(access_token).aal !== "aal2";
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
