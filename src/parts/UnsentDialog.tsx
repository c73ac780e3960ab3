import { useState } from "react";
import { createRoot } from "react-dom/client";
import { entryWords } from "@/content/journal/journal";
import { UNSENT_TEXTS } from "@/content/journal/journalEntries";
import { shortDayName } from "@/domain/calendar";
import { waitingLogs } from "@/domain/journal/outbox";
import { outboxOf } from "@/storage/journal/journal";
import { keepsForAWeek } from "@/storage/lifetime";
import { useStored } from "@/storage/useStored";
import { Button } from "@/ui/controls/Button";
import { Dialog } from "@/ui/controls/Dialog";

const MAX_NAMED = 5;

interface UnsentDialogProps {
  userId: string;
  onStay: () => void;
  onLeave: () => void;
}

/** Lists what is unsent before the user signs out, and offers to stay. */
function UnsentDialog({ userId, onStay, onLeave }: UnsentDialogProps) {
  const [open, setOpen] = useState(true);
  const outbox = useStored(outboxOf(userId));
  const unsent = outbox.flatMap(({ clientId, entry, log }) => {
    if (log) return [{ clientId, words: UNSENT_TEXTS.log(log.name, shortDayName(log.day)) }];
    return entry ? [{ clientId, words: `${entryWords(entry)}, ${shortDayName(entry.day)}` }] : [];
  });
  const logs = waitingLogs(outbox).length;
  return (
    <Dialog open={open} title={UNSENT_TEXTS.heading} onClose={onStay}>
      <p className="mb-3">{UNSENT_TEXTS.lead(unsent.length - logs, logs)}</p>
      <ul className="mb-5 list-disc pl-6">
        {unsent.slice(0, MAX_NAMED).map(({ clientId, words }) => (
          <li key={clientId}>{words}</li>
        ))}
        {unsent.length > MAX_NAMED && <li>{UNSENT_TEXTS.more(unsent.length - MAX_NAMED)}</li>}
      </ul>
      {keepsForAWeek() && <p className="mb-5">{UNSENT_TEXTS.forAWeek}</p>}
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setOpen(false)}>{UNSENT_TEXTS.stay}</Button>
        <Button variant="quiet" onClick={onLeave}>
          {UNSENT_TEXTS.leave}
        </Button>
      </div>
    </Dialog>
  );
}

/** Opens the dialog in a root of its own, because the menu that asks for it closes. @returns whether to sign out. */
export function askAboutUnsent(userId: string): Promise<boolean> {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  return new Promise((resolve) => {
    const answer = (shouldSignOut: boolean) => {
      root.unmount();
      place.remove();
      resolve(shouldSignOut);
    };
    root.render(<UnsentDialog userId={userId} onStay={() => answer(false)} onLeave={() => answer(true)} />);
  });
}
