import type { Day } from "@/domain/calendar";
import type { JournalEntry } from "@/domain/journal/journal";
import type { SheetStore } from "@/storage/tracker/trackerSheet";
import { PhaseFigures } from "./PhaseFigures";
import { WeekFigures } from "./WeekFigures";

interface SheetFiguresProps {
  sheet: SheetStore;
  entries: readonly JournalEntry[];
  start: Day;
  today: Day;
}

/** The figures of the sheet for each week and phase. */
export const SheetFigures = ({ sheet, entries, start, today }: SheetFiguresProps) => (
  <div className="flex flex-col gap-8">
    <WeekFigures entries={entries} today={today} />
    <PhaseFigures sheet={sheet} entries={entries} start={start} today={today} />
  </div>
);
