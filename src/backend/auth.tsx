/** Who is signed in (specification part 1, sections 4, 6, 7 and 8). */
import type { Session } from "@supabase/supabase-js";
import { createContext, useContext, useEffect, useState, type ReactNode } from "react";
import { forgetSession, getClient, hasStoredSession, onClient, onStoredSessionChange } from "./client";

export interface User {
  id: string;
  email: string;
}

/** `checking` until the stored session, if there is one, has been looked at. */
export type AuthState =
  | { status: "checking"; user: null }
  | { status: "signedOut"; user: null }
  | { status: "signedIn"; user: User };

const CHECKING: AuthState = { status: "checking", user: null };
const SIGNED_OUT: AuthState = { status: "signedOut", user: null };

const stateOf = (session: Session | null): AuthState =>
  session
    ? { status: "signedIn", user: { id: session.user.id, email: session.user.email ?? "" } }
    : SIGNED_OUT;

const AuthContext = createContext<AuthState | null>(null);

export function AuthProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<AuthState>(CHECKING);

  useEffect(() => {
    let unsubscribe = () => {};
    const stopWaiting = onClient((client) => {
      unsubscribe();
      // Nothing may be awaited inside this callback: the client holds its lock meanwhile.
      const { data } = client.auth.onAuthStateChange((_event, session) => {
        setState((before) => keepSame(before, stateOf(session)));
      });
      unsubscribe = () => data.subscription.unsubscribe();
    });
    const look = () => {
      if (hasStoredSession()) preloadAuth();
      else setState((before) => keepSame(before, SIGNED_OUT));
    };
    look();
    const stopListening = onStoredSessionChange(look);
    return () => {
      stopListening();
      stopWaiting();
      unsubscribe();
    };
  }, []);

  return <AuthContext value={state}>{children}</AuthContext>;
}

/** A refreshed token is the same person: nothing below has to render again. */
const keepSame = (before: AuthState, after: AuthState) =>
  before.status === after.status &&
  before.user?.id === after.user?.id &&
  before.user?.email === after.user?.email
    ? before
    : after;

export function useAuth(): AuthState {
  const state = useContext(AuthContext);
  if (!state) throw new Error("useAuth must be used within an AuthProvider");
  return state;
}

/** The signed-in user, for pages behind RequireAuth. */
export function useUser(): User {
  const { user } = useAuth();
  if (!user) throw new Error("useUser must be used behind RequireAuth");
  return user;
}

/** Loads the client before the form is sent; a load that fails is tried again then. */
export function preloadAuth(): void {
  getClient().catch(() => {});
}

/** Signs out this device; offline or refused by the server, this device forgets the session all the same. */
export async function signOut(): Promise<void> {
  const { auth } = await getClient();
  const { error } = await auth.signOut({ scope: "local" });
  if (error) await leaveThisBrowser();
}

/** Forgets this browser's session without a word to the server. */
export async function leaveThisBrowser(): Promise<void> {
  forgetSession();
  const { auth } = await getClient();
  // With nothing stored the client finds nobody, says so to its listeners, and asks the server nothing.
  await auth.signOut({ scope: "local" });
}
