import { ChevronLeft, ChevronRight } from "lucide";
import { useState } from "react";
import { Link } from "react-router-dom";
import { DASHBOARD_TEXTS } from "@/content/journal/journal";
import { TRACKER_TEXTS, WHO } from "@/content/tracker/tracker";
import { addDays, weekOf, type Day } from "@/domain/calendar";
import type { JournalEntry } from "@/domain/journal/journal";
import { isEmpty, statsOf } from "@/domain/journal/stats";
import { KspFigures } from "@/parts/journal/KspFigures";
import { Button } from "@/ui/controls/Button";
import { Icon } from "@/ui/text/Icon";

interface WeekFiguresProps {
  entries: readonly JournalEntry[];
  today: Day;
}

/** The figures for one week, Monday to Sunday, with buttons for the weeks before and after. */
export function WeekFigures({ entries, today }: WeekFiguresProps) {
  const [weeksAway, setWeeksAway] = useState(0);
  const week = weekOf(addDays(today, 7 * weeksAway));
  const stats = statsOf(entries, week);
  return (
    <section aria-labelledby="week-heading">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id="week-heading">{TRACKER_TEXTS.weekHeading}</h2>
          <p role="status" className="text-muted mt-1">
            {TRACKER_TEXTS.week(week)}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button variant="quiet" onClick={() => setWeeksAway(weeksAway - 1)}>
            <Icon of={ChevronLeft} size={20} />
            {TRACKER_TEXTS.earlierWeek}
          </Button>
          <Button variant="quiet" onClick={() => setWeeksAway(weeksAway + 1)}>
            {TRACKER_TEXTS.laterWeek}
            <Icon of={ChevronRight} size={20} />
          </Button>
          {weeksAway !== 0 && (
            <Button variant="plain" onClick={() => setWeeksAway(0)}>
              {TRACKER_TEXTS.thisWeek}
            </Button>
          )}
        </div>
      </div>
      {isEmpty(stats) ? (
        // The empty sheet above it has the picture.
        <div className="surface flex flex-wrap justify-between gap-x-6 gap-y-2 p-5 sm:p-6">
          <p>{DASHBOARD_TEXTS.weekEmpty}</p>
          <ToForm />
        </div>
      ) : (
        <div className="surface p-5 sm:p-6">
          <KspFigures stats={stats} who={WHO} wayOn={<ToForm />} />
        </div>
      )}
    </section>
  );
}

const ToForm = () => (
  <Link to="#entry-heading" className="text-link">
    {TRACKER_TEXTS.entryHeading}
  </Link>
);
