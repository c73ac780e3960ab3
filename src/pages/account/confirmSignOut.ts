import { forgetDrafts, hasUnsent } from "@/storage/unsent";

/** Whether to sign out: straight away when everything is sent, else as its owner says when asked. */
export async function confirmSignOut(userId: string): Promise<boolean> {
  if (hasUnsent(userId)) {
    // Without its file nobody is kept here: what waits stays in this browser all the same.
    const file = await import("./UnsentDialog").catch(() => undefined);
    if (file && !(await file.askAboutUnsent(userId))) return false;
  }
  forgetDrafts(userId);
  return true;
}
