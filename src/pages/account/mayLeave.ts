import { forgetBegun, hasUnsent } from "@/storage/unsent";

/** Whether to sign out: straight away when everything is sent, else as its owner says when asked. */
export async function mayLeave(userId: string): Promise<boolean> {
  if (hasUnsent(userId)) {
    // Without its file nobody is kept here: what waits stays in this browser all the same.
    const file = await import("./UnsentQuestion").catch(() => undefined);
    if (file && !(await file.askBeforeLeaving(userId))) return false;
  }
  forgetBegun(userId);
  return true;
}
