import { ENTRY_OVER_CAP, ENTRY_WAITS, ENTRY_WAITS_HERE } from "@/content/journal/journalEntries";
import { outboxOf } from "@/storage/journal/journal";

/** The toast for an entry that waits to be sent: on this device, or only on this page. */
export function waitsToast(userId: string, until: "waiting" | "tomorrow") {
  if (!outboxOf(userId).isKept()) return ENTRY_WAITS_HERE;
  return until === "tomorrow" ? ENTRY_OVER_CAP : ENTRY_WAITS;
}
