import { useEffect } from "react";
import type { User } from "@/backend/auth";
import type { Day } from "@/domain/calendar";
import { EntryChange } from "./EntryChange";
import { EntryForm } from "./EntryForm";
import { EntryList } from "./EntryList";
import { Outbox } from "./Outbox";

export function JournalTab({ user, today }: { user: User; today: Day }) {
  useEffect(() => void EntryChange.preload(), []);
  return (
    <div className="grid grid-cols-1 items-start gap-7 lg:grid-cols-[400px_minmax(0,1fr)]">
      <EntryForm userId={user.id} today={today} />
      <div>
        <Outbox userId={user.id} today={today} />
        <EntryList userId={user.id} today={today} />
      </div>
    </div>
  );
}
