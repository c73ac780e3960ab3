/** Who is signed in (specification part 1, sections 4, 6, 7 and 8). */
import type { Session } from "@supabase/supabase-js";
import { createContext, startTransition, useContext, useEffect, useState, type ReactNode } from "react";
import {
  forgetSeen,
  forgetSession,
  getClient,
  hasStoredSession,
  onAuthChange,
  onStoredSessionChange,
  SESSION_KEY,
  storedSession,
} from "./client";

export interface User {
  id: string;
  email: string;
  /** The account has a second step that this session has not taken: no signed-in page opens before it is. */
  needsSecondStep: boolean;
}

/** `checking` until the stored session, if there is one, has been looked at. */
type AuthState =
  | { status: "checking"; user: null }
  /** `ended`: nobody here asked for it; the server, or another tab, has ended the session. */
  | { status: "signedOut"; user: null; ended: boolean }
  | { status: "signedIn"; user: User };

/** The door never stays shut for want of an answer: by then the stored session counts, and pages show what they know. */
const SESSION_TIMEOUT_MS = 3000;

const CHECKING: AuthState = { status: "checking", user: null };

/** Whether this tab is signing out just now because its visitor wants it to. */
let signOutInProgress = false;

function signedIn(session: Session): AuthState {
  const { id, email = "" } = session.user;
  return { status: "signedIn", user: { id, email, needsSecondStep: needsSecondStep(session) } };
}

const signedOut = (before: AuthState, byItself: boolean): AuthState => ({
  status: "signedOut",
  user: null,
  ended: byItself && before.status === "signedIn",
});

export function needsSecondStep({ user, access_token }: Pick<Session, "user" | "access_token">): boolean {
  if (!user.factors?.some(({ status }) => status === "verified")) return false;
  const claims = access_token.split(".")[1]!.replaceAll("-", "+").replaceAll("_", "/");
  return (JSON.parse(atob(claims)) as { aal?: string }).aal !== "aal2";
}

const AuthContext = createContext<AuthState | null>(null);

export function AuthProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<AuthState>(CHECKING);

  useEffect(() => {
    let wasSignedIn = false;
    const show = (found: Session | null) => {
      const byItself = !signOutInProgress;
      let after: AuthState | undefined;
      try {
        // One that has run out cannot be renewed without a connection; until its server ends it, it is this person's.
        const session = found ?? storedSession();
        if (session) {
          after = signedIn(session);
          forgetSeen(session.user.id);
        }
      } catch {
        // What stands there is no session.
        forgetSession();
      }
      wasSignedIn = after !== undefined;
      setState((before) => keepSame(before, after ?? signedOut(before, byItself)));
    };
    const stopFollowing = onAuthChange((_event, session) => show(session));
    const look = () => {
      if (hasStoredSession()) preloadAuth();
      else show(null);
    };
    // A change above a page that is still being hydrated would have React hydrate all of it at once.
    startTransition(look);
    const timer = setTimeout(() => show(null), navigator.onLine ? SESSION_TIMEOUT_MS : 0);
    const stopListening = onStoredSessionChange(look);
    // A page that was put away whole may show what belonged to somebody who has signed out since.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted && wasSignedIn) location.reload();
    };
    addEventListener("pageshow", onShow);
    return () => {
      clearTimeout(timer);
      removeEventListener("pageshow", onShow);
      stopListening();
      stopFollowing();
    };
  }, []);

  return <AuthContext value={state}>{children}</AuthContext>;
}

/** A refreshed token is the same person: nothing below has to render again. */
const keepSame = (before: AuthState, after: AuthState) =>
  before.status === after.status && JSON.stringify(before.user) === JSON.stringify(after.user)
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

/** Signs out this device, at once; the server is told when it can be reached. */
export const signOut = (): void => signOutLocally(storedSession()?.access_token);

/** Forgets this browser's session, whether or not the client comes. Only with a token is the server told, too. */
export function signOutLocally(token?: string): void {
  forgetSession();
  signOutInProgress = true;
  // As the browser itself tells the other tabs.
  dispatchEvent(new StorageEvent("storage", { key: SESSION_KEY }));
  signOutInProgress = false;
  import("./requests").then(({ endSession }) => endSession(token)).catch(() => {});
}
