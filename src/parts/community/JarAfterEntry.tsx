import { useState } from "react";
import type { StoredEntry } from "@/backend/journal/entryRows";
import type { Day } from "@/domain/calendar";
import { FOR_GOAL_DETAIL } from "@/domain/journal/journal";
import { late } from "@/ui/feedback/late";

/** Most entries are not for a goal. The entry is safe without it. */
const JarQuestion = late(() => import("./JarQuestion").then((file) => file.JarQuestion), {
  loading: () => null,
  instead: () => null,
});

interface JarAfterEntryProps {
  userId: string;
  today: Day;
  /** An entry that has arrived. */
  entry: StoredEntry | undefined;
}

/** Asks about the jar of the running goal, once for each entry that was saved for one. */
export function JarAfterEntry({ userId, today, entry }: JarAfterEntryProps) {
  const [askedOf, setAskedOf] = useState<string>();
  if (entry?.detail !== FOR_GOAL_DETAIL || entry.clientId === askedOf) return null;
  return (
    <JarQuestion
      key={entry.clientId}
      userId={userId}
      today={today}
      entry={entry}
      onClosed={() => setAskedOf(entry.clientId)}
    />
  );
}
