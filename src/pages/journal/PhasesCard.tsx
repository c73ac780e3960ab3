import { DASHBOARD_TEXTS, FIGURE_TEXTS } from "@/content/journal";
import { isWithin, shortDayName, type Day } from "@/domain/calendar";
import { formatPence, formatPercent } from "@/domain/money";
import { isEmpty, PHASES, phaseSpan, type KspStats } from "@/domain/stats";
import { NoFigures } from "./NoFigures";

interface PhasesCardProps {
  today: Day;
  /** First day of the challenge; undefined while the user takes no part. */
  start: Day | undefined;
  /** Figures of phases 1 to 6, undefined where they could not be loaded. */
  phases: readonly (KspStats | undefined)[];
  onRetry: () => void;
}

/** Six phases of two weeks: twelve weeks in all. */
export function PhasesCard({ today, start, phases, onRetry }: PhasesCardProps) {
  const failed = phases.some((stats) => !stats);
  return (
    <section aria-labelledby="phases-heading" className="surface p-5 sm:p-7">
      <h2 id="phases-heading">Phase Performance Summary</h2>
      <p className="text-muted mt-1 mb-5 text-base">Six phases, two weeks each: twelve weeks in all.</p>
      {failed || phases.every((stats) => !stats || isEmpty(stats)) ? (
        <NoFigures failed={failed} onRetry={onRetry}>
          {DASHBOARD_TEXTS.phasesEmpty}
        </NoFigures>
      ) : (
        <ol className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {PHASES.map((phase, index) => (
            <PhaseItem key={phase} phase={phase} stats={phases[index]!} start={start} today={today} />
          ))}
        </ol>
      )}
    </section>
  );
}

interface PhaseItemProps {
  phase: number;
  stats: KspStats;
  start: Day | undefined;
  today: Day;
}

function PhaseItem({ phase, stats, start, today }: PhaseItemProps) {
  const span = start === undefined ? undefined : phaseSpan(start, phase);
  const isNow = span !== undefined && isWithin(today, span);
  return (
    <li className={`rounded-card border-2 p-4.5 ${isNow ? "border-q3" : "border-line"}`}>
      <h3 className="flex flex-wrap items-center gap-x-2">
        Phase {phase}
        {isNow && (
          <span className="bg-q3-soft text-q3-ink rounded-full px-2.5 py-0.5 text-sm font-semibold">Now</span>
        )}
      </h3>
      {span && (
        <p className="text-muted text-base">
          {shortDayName(span.first)} to {shortDayName(span.last)}
        </p>
      )}
      {isEmpty(stats) ? (
        <p className="text-muted mt-3 text-base">Nothing written down here yet.</p>
      ) : (
        <dl className="mt-3 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-base tabular-nums [&>dd]:text-right [&>dd]:font-semibold">
          <dt>{FIGURE_TEXTS.earning.label}</dt>
          <dd>{formatPence(stats.earning)}</dd>
          <dt>{FIGURE_TEXTS.saving.label}</dt>
          <dd>{formatPence(stats.saving)}</dd>
          <dt>{FIGURE_TEXTS.spending.label}</dt>
          <dd>{formatPence(stats.spending)}</dd>
          <dt>{FIGURE_TEXTS.ksSpending.label}</dt>
          <dd>{formatPence(stats.ksSpending)}</dd>
          <dt>{FIGURE_TEXTS.seRatio.label}</dt>
          <dd>{formatPercent(stats.seRatio)}</dd>
          <dt>{FIGURE_TEXTS.ksRatio.label}</dt>
          <dd>{formatPercent(stats.ksRatio)}</dd>
        </dl>
      )}
    </li>
  );
}
