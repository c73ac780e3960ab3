import { ENTRY_WAITS, ENTRY_WAITS_HERE } from "@/content/journal/journalEntries";
import { outboxOf } from "@/storage/journal/journal";

/** The toast for an entry that waits to be sent: on this device, or only on this page. */
export const waitsToast = (userId: string) => (outboxOf(userId).isKept() ? ENTRY_WAITS : ENTRY_WAITS_HERE);
