import { forgetDrafts, hasUnsent } from "@/storage/unsent";

/** Asks before signing out if entries are unsent, and forgets the drafts. @returns whether to sign out. */
export async function confirmSignOut(userId: string): Promise<boolean> {
  if (hasUnsent(userId)) {
    // A dialog that fails to load does not block signing out: the unsent entries stay in this browser anyway.
    const file = await import("./UnsentDialog").catch(() => undefined);
    if (file && !(await file.askAboutUnsent(userId))) return false;
  }
  forgetDrafts(userId);
  return true;
}
