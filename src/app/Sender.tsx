import { useEffect } from "react";
import { watchOutbox } from "@/backend/journal/outbox";
import { keepOutboxIn } from "@/backend/journal/outboxStore";
import { tellOfLog } from "@/parts/community/tellOfLog";
import { outboxOf } from "@/storage/journal/journal";

keepOutboxIn(outboxOf);

/** Sends what waits in this browser, and tells what became of it. The signed-in pages have it, and others as WaitingSender says. */
export function Sender({ userId }: { userId: string }) {
  useEffect(() => watchOutbox(userId, tellOfLog), [userId]);
  return null;
}
