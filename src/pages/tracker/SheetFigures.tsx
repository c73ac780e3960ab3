import type { Day } from "@/domain/calendar";
import type { JournalEntry } from "@/domain/journal/journal";
import { PhaseFigures } from "./PhaseFigures";
import { WeekFigures } from "./WeekFigures";

interface SheetFiguresProps {
  entries: readonly JournalEntry[];
  start: Day;
  today: Day;
}

/** The figures of the sheet for each week and phase. */
export const SheetFigures = ({ entries, start, today }: SheetFiguresProps) => (
  <div className="flex flex-col gap-10">
    <WeekFigures entries={entries} today={today} />
    <PhaseFigures entries={entries} start={start} today={today} />
  </div>
);
