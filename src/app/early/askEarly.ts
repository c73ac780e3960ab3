import "./keepSessions";
import { beginWithLastSeen, keepLastSeenIn } from "@/backend/beginWithLastSeen";
import { needsSecondStep, storedSession } from "@/backend/session";
import { keepOutboxIn } from "@/backend/journal/outboxStore";
import { dayOf, type Day } from "@/domain/calendar";
import { outboxOf } from "@/storage/journal/journal";
import { seenOf } from "@/storage/seen";

/**
 * Asks for what a page begins with, beside the scripts that will draw it. The page finds the answers, or waits for the
 * same ones; and without a session nobody asks.
 * @param ask puts the page's questions to the queries that the page itself uses.
 */
export function askEarly(ask: (userId: string, today: Day) => void): void {
  try {
    const session = storedSession();
    if (!session || needsSecondStep(session)) return;
    keepLastSeenIn(seenOf);
    keepOutboxIn(outboxOf);
    beginWithLastSeen(session.user.id);
    ask(session.user.id, dayOf(new Date()));
  } catch (error) {
    // The page asks for itself.
    console.warn(error);
  }
}
