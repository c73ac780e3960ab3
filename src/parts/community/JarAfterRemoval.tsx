import { useMemo, useState } from "react";
import type { StoredEntry } from "@/backend/journal/entryRows";
import type { Day } from "@/domain/calendar";
import { dropOf } from "@/domain/community/jar";
import { droppedOf } from "@/storage/community/dropped";
import { late } from "@/ui/feedback/late";

/** The entry is gone in any case, and the goal's own page takes another total. */
const JarRemoval = late(() => import("./JarRemoval").then((file) => file.JarRemoval), {
  loading: () => null,
  instead: () => null,
});

interface JarAfterRemovalProps {
  userId: string;
  today: Day;
  /** An entry that the server has removed. */
  entry: StoredEntry | undefined;
}

/** Asks about the jar, if the money of the entry is in it. */
export function JarAfterRemoval({ userId, today, entry }: JarAfterRemovalProps) {
  const [askedOf, setAskedOf] = useState<string>();
  // As it was at the removal: the answer may forget it.
  const drop = useMemo(() => entry && dropOf(droppedOf(userId).read(), entry.clientId), [userId, entry]);
  if (!entry || !drop || entry.clientId === askedOf) return null;
  return (
    <JarRemoval
      key={entry.clientId}
      userId={userId}
      today={today}
      drop={drop}
      onClosed={() => setAskedOf(entry.clientId)}
    />
  );
}
