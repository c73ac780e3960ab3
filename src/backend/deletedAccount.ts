/**
 * The end of a session whose account has been deleted on another device. Its token stays good for up to an hour, and the
 * database answers with refusals and empty lists. Only the accounts server says that the user has gone.
 */
import type { Client } from "./client";
import { forgetDeletedAccount, storedSession } from "./session";

export type Auth = Client["auth"];

/** GoTrue's code for a token whose user has gone. */
export const USER_NOT_FOUND = "user_not_found";

let asking: Promise<void> | undefined;

async function ask(auth: Auth): Promise<void> {
  const userId = storedSession()?.user.id;
  if (!userId) return;
  const { error } = await auth.getUser();
  // Another person may have signed in meanwhile.
  if (error?.code !== USER_NOT_FOUND || storedSession()?.user.id !== userId) return;
  forgetDeletedAccount(userId);
  await auth.signOut({ scope: "local" });
}

/**
 * Ends this browser's session if its account has gone. If nobody can tell, the session stays. All that ask at once share one
 * question, which the answer to that question asks too.
 */
export const endIfDeleted = (auth: Auth): Promise<void> =>
  (asking ??= ask(auth).finally(() => (asking = undefined)));
