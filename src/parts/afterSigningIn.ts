import { KEEP_PATH } from "@/content/keepPath";
import { hasSomethingToKeep } from "@/storage/visitor";

/**
 * The page after signing in or up: the one that was wanted, unless something was done here before that the user has not
 * been asked about. @returns the props of a `Navigate`.
 */
export const afterSigningIn = (next: string, userId: string) =>
  next === KEEP_PATH || !hasSomethingToKeep(userId) ? { to: next } : { to: KEEP_PATH, state: { from: next } };
