import { useRef, useState } from "react";
import type { StoredEntry } from "@/backend/journal/entryRows";
import { keepOutboxIn } from "@/backend/journal/outboxStore";
import { LINE_TEXTS } from "@/content/journal/line";
import { FORM_TEXTS } from "@/content/journal/journalEntries";
import type { Day } from "@/domain/calendar";
import { announceChange } from "@/storage/isKnown";
import { outboxOf } from "@/storage/journal/journal";
import { keepFacts } from "@/storage/today/keepFacts";
import { useEntryForm } from "@/parts/journal/useEntryForm";
import { Sheet } from "@/ui/controls/Sheet";
import { SubmitButton } from "@/ui/controls/SubmitButton";
import { Problem } from "@/ui/feedback/Problem";
import { ResumedNote } from "@/ui/feedback/ResumedNote";
import { LineFields } from "./LineFields";

// A public page has no sender of its own.
keepOutboxIn(outboxOf);

/** Today's strip shows the day at once: a public page does not read the journal. */
function tellStrip(userId: string, row: StoredEntry | undefined) {
  // The mission's measure is an older one now, until the dashboard has counted again.
  if (row)
    keepFacts(userId, ({ days }) => ({ days: days && [...new Set([...days, row.day])], measure: null }));
  // The strip counts what waits by itself.
  else announceChange();
}

export interface LineSheetProps {
  userId: string;
  today: Day;
  /** @param row the entry, once the server has it. */
  onClosed: (row: StoredEntry | undefined) => void;
}

/** One line for the journal, over whatever page: the form's entry, draft, toasts and outbox, in four taps. */
export function LineSheet({ userId, today, onClosed }: LineSheetProps) {
  const [open, setOpen] = useState(true);
  const added = useRef<StoredEntry>(undefined);
  const entry = useEntryForm({
    userId,
    today,
    onSent: (_entry, row) => {
      added.current = row;
      tellStrip(userId, row);
      setOpen(false);
    },
  });
  const [day, setDay] = useState<string>(entry.start.day);
  const { round, start, isSending } = entry;
  return (
    <Sheet
      open={open}
      title={day === today ? LINE_TEXTS.today : LINE_TEXTS.otherDay}
      close={LINE_TEXTS.close}
      onClose={() => onClosed(added.current)}
    >
      <form {...entry.form}>
        {entry.isResumed && (
          <ResumedNote
            startAgain={FORM_TEXTS.startAgain}
            onStartAgain={() => {
              entry.startAgain();
              setDay(today);
            }}
          >
            {FORM_TEXTS.kept}
          </ResumedNote>
        )}
        <LineFields
          key={round}
          start={start}
          today={today}
          problem={entry.problem}
          onDay={setDay}
          onMoved={entry.onMoved}
        />
        {/* It stays within reach while the sheet scrolls. */}
        <div className="bg-card sticky bottom-0 z-30 pt-3 pb-4">
          <Problem className="mb-2">{entry.refusal}</Problem>
          <SubmitButton className="min-h-13 w-full" busy={isSending}>
            {isSending ? LINE_TEXTS.busy : LINE_TEXTS.submit}
          </SubmitButton>
        </div>
      </form>
    </Sheet>
  );
}
