import { isDeletedAccount } from "@/backend/session";
import { toast, type Toast } from "@/ui/feedback/toast";

/** Tells that something of this user's failed, unless the account has gone: the sign-in page, which comes next, says so. */
export function toastFailure(userId: string, message: Omit<Toast, "id" | "tone">): void {
  if (!isDeletedAccount(userId)) toast({ ...message, tone: "destructive" });
}
