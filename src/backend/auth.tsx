/** The sign-in state of this browser (specification part 1, sections 4, 6, 7 and 8). */
import type { Session } from "@supabase/supabase-js";
import { createContext, startTransition, useContext, useEffect, useState, type ReactElement } from "react";
import { endSession, getClient, onAuthChange } from "./client";
import {
  forgetSeen,
  forgetSession,
  hasStoredSession,
  isDeletedAccount,
  needsSecondStep,
  onStoredSessionChange,
  SESSION_KEY,
  storedSession,
} from "./session";

export interface User {
  id: string;
  email: string;
  /** True if the account has a second step that this session has not taken; until then no signed-in page opens. */
  needsSecondStep: boolean;
}

/** `checking` lasts until the stored session, if there is one, has been checked. */
type AuthState =
  | { status: "checking"; user: null }
  /**
   * `ended` means that the server or another tab ended the session; nobody in this tab asked for it. `isDeleted` adds
   * that its account is gone.
   */
  | { status: "signedOut"; user: null; ended: boolean; isDeleted: boolean }
  | { status: "signedIn"; user: User };

/** The wait for an answer is limited. After this time the stored session counts, and pages show what they know. */
const SESSION_TIMEOUT_MS = 3000;

const LOADING_STATE: AuthState = { status: "checking", user: null };

/** True while this tab signs out at its visitor's request. */
let signOutInProgress = false;

function signedIn(session: Session): AuthState & { status: "signedIn" } {
  const { id, email = "" } = session.user;
  return { status: "signedIn", user: { id, email, needsSecondStep: needsSecondStep(session) } };
}

function signedOut(before: AuthState, isUnexpected: boolean): AuthState {
  const ended = isUnexpected && before.status === "signedIn";
  return { status: "signedOut", user: null, ended, isDeleted: ended && isDeletedAccount(before.user.id) };
}

export const AuthContext = createContext<AuthState | null>(null);

export function AuthProvider({ children }: { children: ReactElement }) {
  const [state, setState] = useState<AuthState>(LOADING_STATE);

  useEffect(() => {
    const show = (found: Session | null) => {
      const isUnexpected = !signOutInProgress;
      let after: AuthState | undefined;
      try {
        // An expired session cannot be renewed without a connection. It remains this person's until its server ends it.
        const session = found ?? storedSession();
        if (session) {
          after = signedIn(session);
          forgetSeen(session.user.id);
        }
      } catch {
        // The stored value is not a session.
        forgetSession();
      }
      setState((before) => keepIfEqual(before, after ?? signedOut(before, isUnexpected)));
    };
    const stopFollowing = onAuthChange((_event, session) => show(session));
    const look = () => {
      if (hasStoredSession()) preloadAuth();
      else show(null);
    };
    // Without a transition, a change above a page that is still hydrating would make React hydrate all of it at once.
    startTransition(look);
    const timer = setTimeout(() => show(null), navigator.onLine ? SESSION_TIMEOUT_MS : 0);
    const stopListening = onStoredSessionChange(look);
    return () => {
      clearTimeout(timer);
      stopListening();
      stopFollowing();
    };
  }, []);

  return <AuthContext value={state}>{children}</AuthContext>;
}

/** Keeps the state after a token refresh: the person is the same, so nothing below has to render again. */
const keepIfEqual = (before: AuthState, after: AuthState) =>
  before.status === after.status && JSON.stringify(before.user) === JSON.stringify(after.user)
    ? before
    : after;

/** @throws outside an AuthProvider (specification part 1, section 8). */
export function useAuth(): AuthState {
  const state = useContext(AuthContext);
  if (!state) throw new Error("useAuth must be used within an AuthProvider");
  return state;
}

/**
 * The person whose session this browser holds, even before it has been checked. Only for what is already in this
 * browser: the server decides about everything else.
 */
export function useLikelyUser(): User | null {
  const { status, user } = useAuth();
  if (status !== "checking") return user;
  try {
    const session = storedSession();
    return session && signedIn(session).user;
  } catch {
    return null;
  }
}

/** The signed-in user, for pages behind RequireAuth, and for nothing else. */
export const useUser = (): User => useAuth().user!;

/** Loads the client before the form is sent. If the load fails, sending the form tries it again. */
export function preloadAuth(): void {
  getClient().catch(() => {});
}

/** Signs out this device at once; the server is notified when it can be reached. */
export const signOut = (): void => signOutLocally(storedSession()?.access_token);

/** Forgets this browser's session, whether or not the client loads. The server is notified only if there is a token. */
export function signOutLocally(token?: string): void {
  forgetSession();
  signOutInProgress = true;
  // The browser itself sends this event only to the other tabs.
  dispatchEvent(new StorageEvent("storage", { key: SESSION_KEY }));
  signOutInProgress = false;
  endSession(token).catch(() => {});
}
