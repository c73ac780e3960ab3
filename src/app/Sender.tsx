import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { watchOutbox } from "@/backend/journal/outbox";
import { isDeletedAccount } from "@/backend/session";
import { keepOutboxIn } from "@/backend/journal/outboxStore";
import { DELETED_ACCOUNT } from "@/content/auth/deletedAccount";
import { GUARDED_PAGES } from "@/content/pages";
import { tellOfLog } from "@/parts/community/tellOfLog";
import { outboxOf } from "@/storage/journal/journal";
import { toast } from "@/ui/feedback/toast";

keepOutboxIn(outboxOf);

/** Sends what waits in this browser, and tells what became of it. The signed-in pages have it, and others as WaitingSender says. */
export function Sender({ userId }: { userId: string }) {
  const path = useRef("");
  const { pathname } = useLocation();
  useEffect(() => {
    path.current = pathname;
  }, [pathname]);
  useEffect(() => {
    const stop = watchOutbox(userId, tellOfLog);
    return () => {
      stop();
      // From a page that needs an account, the visitor is led to the sign-in page, which says so.
      const isTold = path.current in GUARDED_PAGES || path.current === "/auth";
      if (isDeletedAccount(userId) && !isTold) toast({ title: DELETED_ACCOUNT, tone: "destructive" });
    };
  }, [userId]);
  return null;
}
