import type { StoredEntry } from "@/backend/journal/entryRows";
import { LIST_TEXTS } from "@/content/journal/journalEntries";
import { dayName, isWithin, type Day, type Span } from "@/domain/calendar";
import { weekName, type WeekGroup } from "@/domain/journal/entryGroups";
import { EntryRow, RemovedRow } from "./EntryRow";
import { Totals } from "./Totals";
import type { RemovedEntry } from "./useEntryRemoval";

interface WeekSectionProps {
  group: WeekGroup<StoredEntry>;
  today: Day;
  /** Days whose entries count in no phase. */
  beforeStart?: Span | undefined;
  /** Removed entries by id; each keeps its place. */
  gone: ReadonlyMap<string, RemovedEntry>;
  /** The id of the entry whose button takes the focus. */
  focusOn: string | undefined;
  onChange: (entry: StoredEntry) => void;
  onUndo: (removed: RemovedEntry) => void;
}

export function WeekSection({
  group,
  today,
  beforeStart,
  gone,
  focusOn,
  onChange,
  onUndo,
}: WeekSectionProps) {
  return (
    // content-visibility skips weeks that are far from the screen. It also clips at the box's edge, so the padding is wide.
    <div className="-mx-4 px-4 pb-6 [contain-intrinsic-height:auto_24rem] [content-visibility:auto]">
      <div className="border-line mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b-2 px-1 pb-2">
        <h3>{weekName(group.week, today)}</h3>
        {group.totals && <Totals label={LIST_TEXTS.weekTotal} totals={group.totals} strong />}
      </div>
      <div className="grid gap-x-4 gap-y-5 xl:grid-cols-2">
        {group.days.map(({ day, entries, totals }, nth) => (
          // A day that has no other beside it takes the whole row.
          <div key={day} className={`flex flex-col ${nth % 2 || group.days[nth + 1] ? "" : "col-span-full"}`}>
            <div className="flex flex-wrap items-center justify-between gap-x-4 px-1 pb-1">
              <h4 className="text-lg">{dayName(day, today)}</h4>
              {totals && <Totals label={LIST_TEXTS.dayTotal} totals={totals} />}
              {beforeStart && isWithin(day, beforeStart) && (
                <p className="text-muted basis-full text-base">{LIST_TEXTS.beforeStart}</p>
              )}
            </div>
            <ul className="surface divide-line grid grow divide-y">
              {entries.map((entry) => {
                const removed = gone.get(entry.id);
                return removed ? (
                  <RemovedRow
                    key={entry.id}
                    entry={entry}
                    takeFocus={entry.id === focusOn}
                    undoing={removed.undoing}
                    onUndo={() => onUndo(removed)}
                  />
                ) : (
                  <EntryRow
                    key={entry.id}
                    entry={entry}
                    today={today}
                    takeFocus={entry.id === focusOn}
                    onChange={() => onChange(entry)}
                  />
                );
              })}
            </ul>
          </div>
        ))}
      </div>
    </div>
  );
}
