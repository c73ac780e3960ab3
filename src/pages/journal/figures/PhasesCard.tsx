import { MEANINGS } from "@/content/journal/figures";
import { DASHBOARD_TEXTS, FIGURE_NAMES, FIGURES } from "@/content/journal/journal";
import { KPI_TEXTS, TREND_TEXTS } from "@/content/journal/kpis";
import { shortDayName, weekdayName, type Day } from "@/domain/calendar";
import { phaseSpan, phaseState } from "@/domain/challenge/challenge";
import { PHASES } from "@/domain/challenge/challengeLength";
import { isEmpty, trendWeeks, type KspStats } from "@/domain/journal/stats";
import { joinTexts } from "@/ui/text/joinTexts";
import { Chip } from "@/ui/text/Chip";
import { KpiCard } from "./KpiCard";
import { NoFigures } from "./NoFigures";
import { Trend } from "./Trend";
import { WriteLink } from "@/parts/journal/WriteLink";

interface PhasesCardProps {
  today: Day;
  /** The first day of the challenge; undefined while the user does not take part. */
  start: Day | undefined;
  /** The figures for phases 1 to 6; undefined where they could not be loaded. */
  phases: readonly (KspStats | undefined)[];
  /** True if the week above says what the figures mean. */
  isExplained: boolean;
  onRetry: () => Promise<unknown>;
}

/** Six phases of two weeks: twelve weeks in all. */
export function PhasesCard({ today, start, phases, isExplained, onRetry }: PhasesCardProps) {
  const known = phases.filter((stats) => stats !== undefined);
  const failed = known.length < phases.length;
  // An entry may be of a day to come, so that a phase has figures before it begins.
  const isAhead = (phase: number) =>
    start !== undefined && phaseState(start, phase, today) === "ahead" && isEmpty(known[phase - 1]!);
  const begun = failed ? [] : PHASES.filter((phase) => !isAhead(phase));
  const hasEarlierWeeks = start !== undefined && start > trendWeeks(today)[0]!.first;
  const nameOf = (phase: number) => `${TREND_TEXTS.phase} ${phase}`;
  return (
    <KpiCard
      id="phases-heading"
      heading={KPI_TEXTS.phasesHeading}
      lead={joinTexts(
        KPI_TEXTS.phasesLead,
        hasEarlierWeeks && start <= today && KPI_TEXTS.phasesBegin(shortDayName(start), weekdayName(start)),
      )}
    >
      {failed || known.every(isEmpty) ? (
        <NoFigures face="level-1.svg#money-master" failed={failed} onRetry={onRetry}>
          {DASHBOARD_TEXTS.phasesEmpty}
        </NoFigures>
      ) : (
        <>
          <Trend
            picture={TREND_TEXTS.phasesPicture}
            columns={PHASES.map((phase, index) => ({
              name: nameOf(phase),
              lines: [String(phase)],
              stats: known[index]!,
            }))}
          />
          <ol className="mt-4 grid gap-4">
            {begun.map((phase) => (
              <PhaseItem key={phase} phase={phase} stats={known[phase - 1]!} start={start} today={today} />
            ))}
          </ol>
          {PHASES.some(isAhead) && (
            <p className="text-muted mt-4 text-base">
              {KPI_TEXTS.phasesAhead(PHASES.filter(isAhead).map(nameOf))}
            </p>
          )}
          {!isExplained && <Legend />}
        </>
      )}
    </KpiCard>
  );
}

/** The meanings of the figures above, if no week has said them. */
const Legend = () => (
  <>
    <h3 className="mt-6">{KPI_TEXTS.legend}</h3>
    <dl className="mt-2 grid gap-x-5 gap-y-3 text-base sm:grid-cols-2 lg:grid-cols-3">
      {FIGURES.map(([name]) => (
        <div key={name}>
          <dt className="font-semibold">{FIGURE_NAMES[name]}</dt>
          <dd className="text-muted">{MEANINGS[name]}</dd>
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

/** A row of six figures, so that every phase is as high as the others and no place stays empty. */
function PhaseItem({ phase, stats, start, today }: PhaseItemProps) {
  const span = start === undefined ? undefined : phaseSpan(start, phase);
  const isNow = start !== undefined && phaseState(start, phase, today) === "now";
  return (
    <li className={`rounded-card border-2 p-4 ${isNow ? "border-q3" : "border-line"}`}>
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h3 className="flex flex-wrap items-center gap-x-2">
          <span>{`${TREND_TEXTS.phase} ${phase}`}</span>
          {isNow && (
            <Chip colours="bg-q3-soft text-q3-ink" small>
              {KPI_TEXTS.now}
            </Chip>
          )}
        </h3>
        {span && (
          <p className="text-muted text-base">{`${shortDayName(span.first)} to ${shortDayName(span.last)}`}</p>
        )}
      </div>
      {isEmpty(stats) ? (
        <div className="flex flex-wrap items-center gap-x-4">
          <p className="text-muted text-base">{KPI_TEXTS.phaseEmpty}</p>
          <WriteLink />
        </div>
      ) : (
        <dl className="mt-2 grid gap-x-5 gap-y-1 text-[min(1rem,6.5vw)] tabular-nums sm:grid-cols-3 lg:grid-cols-6">
          {FIGURES.map(([name, text]) => (
            <div key={name} className="flex justify-between gap-x-4 sm:block">
              <dt className="text-muted">{FIGURE_NAMES[name]}</dt>
              <dd className="font-semibold">{text(stats)}</dd>
            </div>
          ))}
        </dl>
      )}
      {isNow && !isEmpty(stats) && <p className="text-muted mt-2 text-base">{KPI_TEXTS.stillOpen}</p>}
    </li>
  );
}
