import { storedSession, type Client } from "@/backend/client";

type SessionAnswer = Awaited<ReturnType<Client["auth"]["getSession"]>>;

/**
 * The session of this browser, renewed if it has run out. If another tab renews it at the same moment, the library
 * discards its own renewal and finds none for once, although the other's is stored: then it is asked once more.
 */
export async function currentSession(auth: Client["auth"]): Promise<SessionAnswer> {
  const found = await auth.getSession();
  return found.error?.name === "AuthRefreshDiscardedError" && storedSession() ? auth.getSession() : found;
}
