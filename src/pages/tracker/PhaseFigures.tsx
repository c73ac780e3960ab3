import { DASHBOARD_TEXTS, FIGURE_NAMES, FIGURES } from "@/content/journal/journal";
import { TRACKER_TEXTS } from "@/content/tracker/tracker";
import { fullDayName, isWithin, type Day } from "@/domain/calendar";
import { PHASES } from "@/domain/challenge/challengeLength";
import type { JournalEntry } from "@/domain/journal/journal";
import { phaseSpan } from "@/domain/challenge/challenge";
import { isEmpty, statsOf } from "@/domain/journal/stats";
import { oldestFirst } from "@/domain/tracker/tracker";
import { chooseStart, type SheetStore } from "@/storage/tracker/trackerSheet";
import { Button } from "@/ui/controls/Button";
import { Chip } from "@/ui/text/Chip";
import { StartField } from "./StartField";

interface PhaseFiguresProps {
  sheet: SheetStore;
  entries: readonly JournalEntry[];
  start: Day;
  today: Day;
}

/** Six phases of 14 days, counted from the sheet's first day. */
export function PhaseFigures({ sheet, entries, start, today }: PhaseFiguresProps) {
  const phases = PHASES.map((phase) => {
    const span = phaseSpan(start, phase)!;
    return { phase, span, isNow: isWithin(today, span), stats: statsOf(entries, span) };
  });
  const firstDay = oldestFirst(entries)[0]?.day;
  return (
    <section aria-labelledby="phases-heading">
      <div className="mb-5 flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div style={{ flex: "1 1 20rem" }}>
          <h2 id="phases-heading">{TRACKER_TEXTS.phasesHeading}</h2>
          <p className="text-muted mt-1">{TRACKER_TEXTS.phasesLead}</p>
        </div>
        <StartField sheet={sheet} start={start} today={today} />
      </div>
      {phases.every(({ stats }) => isEmpty(stats)) ? (
        <div className="surface grid justify-items-start gap-4 p-5 sm:p-6">
          <p>{DASHBOARD_TEXTS.phasesEmpty}</p>
          {firstDay && (
            <Button variant="quiet" onClick={() => void chooseStart(sheet, firstDay)}>
              {TRACKER_TEXTS.startWithFirst(fullDayName(firstDay))}
            </Button>
          )}
        </div>
      ) : (
        <table className="surface block w-full border-separate [border-spacing:0] overflow-clip text-base tabular-nums lg:table">
          <thead className="bg-q3-soft text-q3-ink sr-only lg:not-sr-only lg:table-header-group">
            <tr>
              <th scope="col" className={`${CELL} text-left`}>
                {TRACKER_TEXTS.phaseColumn}
              </th>
              {FIGURES.map(([name]) => (
                <th key={name} scope="col" className={`${CELL} text-right`}>
                  {FIGURE_NAMES[name]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="block lg:table-row-group">
            {phases.map(({ phase, span, isNow, stats }) => (
              <tr
                key={phase}
                className="border-line block border-b py-2 last:border-b-0 lg:table-row lg:py-0 [&:last-child>*]:lg:border-b-0"
              >
                <th scope="row" className={`${CELL} block text-left lg:table-cell`}>
                  {isNow && <span className="sr-only">{TRACKER_TEXTS.phaseNow(phase)}</span>}
                  <span aria-hidden={isNow || undefined} className="font-display text-lg font-semibold">
                    {TRACKER_TEXTS.phase(phase)}
                  </span>
                  {isNow && (
                    <span aria-hidden="true" className="ml-2">
                      <Chip colours="bg-q3-soft text-q3-ink" small>
                        {TRACKER_TEXTS.now}
                      </Chip>
                    </span>
                  )}
                  <span className="text-muted block text-base font-normal lg:whitespace-nowrap">
                    {TRACKER_TEXTS.phaseDays(span)}
                  </span>
                </th>
                {FIGURES.map(([name, text]) => (
                  <td
                    key={name}
                    className={`${CELL} flex justify-between gap-4 py-0.5! text-right lg:table-cell`}
                  >
                    {/* The column's heading, because a small screen hides the table's head. */}
                    <span aria-hidden="true" className="text-muted text-left lg:hidden">
                      {FIGURE_NAMES[name]}
                    </span>
                    <span className={isEmpty(stats) ? "text-muted" : "font-semibold"}>{text(stats)}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

const CELL = "px-4 py-2 lg:border-b lg:border-line";
