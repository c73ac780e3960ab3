import { Ellipsis } from "lucide";
import { useEffect, useRef } from "react";
import { DETAIL_WORDS, ENTRY_TYPE_TEXTS, entryWords } from "@/content/journal/journal";
import { LIST_TEXTS, REMOVE_TEXTS } from "@/content/journal/journalEntries";
import { dayName, type Day } from "@/domain/calendar";
import type { JournalEntry } from "@/domain/journal/journal";
import { formatPence } from "@/domain/money";
import { Button } from "@/ui/controls/Button";
import { Icon } from "@/ui/text/Icon";
import { ENTRY_COLOURS, ENTRY_ICONS } from "@/parts/journal/entryLooks";
import type { Elements } from "@/ui/elements";

const ROW = "flex flex-wrap items-center gap-x-2 py-2 pr-1.5 pl-3.5";

/** Gives the button the focus each time `takeFocus` becomes true. */
function useFocusWhenGiven(takeFocus: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takeFocus) button.current?.focus();
  }, [takeFocus]);
  return button;
}

interface EntryRowProps {
  entry: JournalEntry;
  today: Day;
  onChange: () => void;
  takeFocus?: boolean;
  /** Shows the day, for lists without a heading for each day. */
  showDay?: boolean;
  /** A note below the entry. */
  note?: Elements;
}

export function EntryRow({
  entry,
  today,
  onChange,
  takeFocus = false,
  showDay = false,
  note,
}: EntryRowProps) {
  const button = useFocusWhenGiven(takeFocus);
  const day = dayName(entry.day, today);
  return (
    <li className={ROW}>
      <span className={`rounded-field grid size-11 shrink-0 place-items-center ${ENTRY_COLOURS[entry.type]}`}>
        <Icon of={ENTRY_ICONS[entry.type]} />
      </span>
      <span className="min-w-0 flex-[1_1_5rem] leading-snug text-balance">
        <span className="font-semibold">{DETAIL_WORDS[entry.detail]}</span>
        <span className="text-muted block text-sm">
          {`${ENTRY_TYPE_TEXTS[entry.type].done} · ${entry.detail}${showDay ? ` · ${day}` : ""}`}
        </span>
      </span>
      <span translate="no" className="font-display ml-auto text-lg font-semibold tabular-nums">
        {formatPence(entry.pence)}
      </span>
      <button
        ref={button}
        type="button"
        aria-label={`${LIST_TEXTS.change} ${entryWords(entry)}, ${day}`}
        onClick={onChange}
        className="rounded-field text-muted hover:bg-q3-soft hover:text-q3-ink grid size-11 place-items-center"
      >
        <Icon of={Ellipsis} />
      </button>
      {note && <div className="basis-full pb-1 pl-14 text-base">{note}</div>}
    </li>
  );
}

interface RemovedRowProps {
  entry: JournalEntry;
  takeFocus: boolean;
  undoing: boolean;
  onUndo: () => void;
}

/** A removed entry's row, in the same place. Its "Undo" takes the focus that the entry's button had. */
export function RemovedRow({ entry, takeFocus, undoing, onUndo }: RemovedRowProps) {
  const button = useFocusWhenGiven(takeFocus);
  return (
    <li className="flex items-center justify-between gap-x-2 py-2 pr-1.5 pl-3.5">
      <span className="text-muted text-base">{`${REMOVE_TEXTS.removed} ${entryWords(entry)}`}</span>
      <Button ref={button} variant="quiet" aria-disabled={undoing} onClick={onUndo}>
        {undoing ? REMOVE_TEXTS.undoing : REMOVE_TEXTS.undo}
      </Button>
    </li>
  );
}
