import { storedSession } from "@/backend/session";
import { claimTab } from "@/storage/account/clearTab";

/** A page that was opened for another nickname is opened again for the one who plays now. */
export function claimForUser(isStart?: unknown): void {
  if (claimTab(storedSession()?.user.id, isStart === true)) location.reload();
}
