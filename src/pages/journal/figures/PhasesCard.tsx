import { Fragment } from "react";
import { DASHBOARD_TEXTS, FIGURE_TEXTS, FIGURES, KPI_TEXTS, TREND_TEXTS } from "@/content/journal/journal";
import { shortDayName, type Day } from "@/domain/calendar";
import { phaseSpan, phaseState } from "@/domain/challenge/challenge";
import { PHASES } from "@/domain/challenge/challengeLength";
import { isEmpty, type KspStats } from "@/domain/journal/stats";
import { KpiCard } from "./KpiCard";
import { NoFigures } from "./NoFigures";
import { Trend } from "./Trend";
import { Chip } from "@/ui/text/Chip";

interface PhasesCardProps {
  today: Day;
  /** The first day of the challenge; undefined while the user does not take part. */
  start: Day | undefined;
  /** The figures for phases 1 to 6; undefined where they could not be loaded. */
  phases: readonly (KspStats | undefined)[];
  onRetry: () => Promise<unknown>;
}

/** Six phases of two weeks: twelve weeks in all. */
export function PhasesCard({ today, start, phases, onRetry }: PhasesCardProps) {
  const known = phases.filter((stats) => stats !== undefined);
  const failed = known.length < phases.length;
  return (
    <KpiCard id="phases-heading" heading={KPI_TEXTS.phasesHeading} lead={KPI_TEXTS.phasesLead}>
      {failed || known.every(isEmpty) ? (
        <NoFigures failed={failed} onRetry={onRetry}>
          {DASHBOARD_TEXTS.phasesEmpty}
        </NoFigures>
      ) : (
        <>
          <Trend
            picture={TREND_TEXTS.phasesPicture}
            columns={PHASES.map((phase, index) => ({
              name: `${TREND_TEXTS.phase} ${phase}`,
              lines: [TREND_TEXTS.phase, String(phase)],
              stats: known[index]!,
            }))}
          />
          <ol className="mt-6 grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {PHASES.map((phase, index) => (
              <PhaseItem key={phase} phase={phase} stats={known[index]!} start={start} today={today} />
            ))}
          </ol>
          <Legend />
        </>
      )}
    </KpiCard>
  );
}

/** The meanings of the figures, shown once for all six phases. */
const MEANINGS = Object.values(FIGURE_TEXTS).map((text) => ({
  label: text.label,
  meaning: "inGeneral" in text ? text.inGeneral : text.meaning,
}));

const Legend = () => (
  <>
    <h3 className="mt-6">{KPI_TEXTS.legend}</h3>
    <dl className="mt-2 grid gap-x-5 gap-y-3 text-base sm:grid-cols-2 lg:grid-cols-3">
      {MEANINGS.map(({ label, meaning }) => (
        <div key={label}>
          <dt className="font-semibold">{label}</dt>
          <dd className="text-muted">{meaning}</dd>
        </div>
      ))}
    </dl>
  </>
);

interface PhaseItemProps {
  phase: number;
  stats: KspStats;
  start: Day | undefined;
  today: Day;
}

function PhaseItem({ phase, stats, start, today }: PhaseItemProps) {
  const span = start === undefined ? undefined : phaseSpan(start, phase);
  const state = start === undefined ? undefined : phaseState(start, phase, today);
  return (
    <li className={`rounded-card border-2 p-4.5 ${state === "now" ? "border-q3" : "border-line"}`}>
      <h3 className="flex flex-wrap items-center gap-x-2">
        <span>{`${TREND_TEXTS.phase} ${phase}`}</span>
        {state === "now" && (
          <Chip colours="bg-q3-soft text-q3-ink" small>
            {KPI_TEXTS.now}
          </Chip>
        )}
      </h3>
      {span && (
        <p className="text-muted text-base">{`${shortDayName(span.first)} to ${shortDayName(span.last)}`}</p>
      )}
      {isEmpty(stats) ? (
        <p className="text-muted mt-3 text-base">
          {state === "ahead" ? KPI_TEXTS.phaseAhead : KPI_TEXTS.phaseEmpty}
        </p>
      ) : (
        <dl className="mt-3 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-[min(1rem,6.5vw)] tabular-nums [&>dd]:text-right [&>dd]:font-semibold">
          {FIGURES.map(([label, text]) => (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd>{text(stats)}</dd>
            </Fragment>
          ))}
        </dl>
      )}
    </li>
  );
}
