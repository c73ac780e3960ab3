/** The session that requests are made with. */
import type { Client } from "./client";
import { storedSession } from "./session";

/**
 * The client's session, renewed if it has run out. If another tab renews it at the same moment, the library discards its
 * own renewal and finds none for once, although the other's is stored.
 */
export async function currentSession({ auth }: Client): ReturnType<Client["auth"]["getSession"]> {
  const found = await auth.getSession();
  const isDiscarded = found.error?.name === "AuthRefreshDiscardedError";
  return isDiscarded && storedSession() ? auth.getSession() : found;
}
