import { forgetBegun, hasUnsent } from "@/storage/unsent";

/** Whether to sign out: straight away when everything is sent, else as its owner says when asked. */
export async function mayLeave(userId: string): Promise<boolean> {
  // Without its file nobody is kept here: what waits stays in this browser all the same.
  const file = hasUnsent(userId) && (await import("./UnsentQuestion").catch(() => undefined));
  const leaves = file ? await file.askBeforeLeaving(userId) : true;
  if (leaves) forgetBegun(userId);
  return leaves;
}
