import { useEffect } from "react";
import { isDeletedAccount } from "@/backend/session";
import { watchOutbox } from "@/backend/journal/outbox";
import { keepOutboxIn } from "@/backend/journal/outboxStore";
import { MESSAGES } from "@/content/messages";
import { tellOfLog } from "@/parts/community/tellOfLog";
import { outboxOf } from "@/storage/journal/journal";
import { toast } from "@/ui/feedback/toast";

keepOutboxIn(outboxOf);

/**
 * Sends what waits in this browser, and tells what became of it. The signed-in pages have it, and others as WaitingSender says.
 * @param pathname of a public page: nothing there leads to the sign-in page, which says that an account has been deleted.
 */
export function Sender({ userId, pathname }: { userId: string; pathname?: string }) {
  const isPublic = pathname !== undefined;
  useEffect(() => {
    const stop = watchOutbox(userId, tellOfLog);
    return () => {
      stop();
      if (isPublic && isDeletedAccount(userId)) toast({ ...MESSAGES.accountDeleted, tone: "destructive" });
    };
  }, [userId, isPublic]);
  return null;
}
