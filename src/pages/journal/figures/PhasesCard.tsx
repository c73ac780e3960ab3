import { Fragment } from "react";
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
              lines: [TREND_TEXTS.phase, String(phase)],
              stats: known[index]!,
            }))}
          />
          <ol className="mt-6 flex flex-wrap gap-4">
            {begun.map((phase) => (
              <PhaseItem
                key={phase}
                phase={phase}
                stats={known[phase - 1]!}
                start={start}
                today={today}
                // Rows are full: two and two, three and two, three and three.
                basis={begun.length === 4 ? "40%" : "30%"}
              />
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
  /** The least share of the row. */
  basis: string;
}

function PhaseItem({ phase, stats, start, today, basis }: PhaseItemProps) {
  const span = start === undefined ? undefined : phaseSpan(start, phase);
  const state = start === undefined ? undefined : phaseState(start, phase, today);
  return (
    <li
      className={`rounded-card border-2 p-4 ${state === "now" ? "border-q3" : "border-line"}`}
      style={{ flex: `1 1 min(100%, max(14rem, ${basis}))` }}
    >
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
        <>
          <p className="text-muted mt-3 text-base">{KPI_TEXTS.phaseEmpty}</p>
          <WriteLink />
        </>
      ) : (
        <dl className="mt-3 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-[min(1rem,6.5vw)] tabular-nums [&>dd]:text-right [&>dd]:font-semibold">
          {FIGURES.map(([name, text]) => (
            <Fragment key={name}>
              <dt>{FIGURE_NAMES[name]}</dt>
              <dd>{text(stats)}</dd>
            </Fragment>
          ))}
        </dl>
      )}
      {state === "now" && !isEmpty(stats) && (
        <p className="text-muted mt-3 text-base">{KPI_TEXTS.stillOpen}</p>
      )}
    </li>
  );
}
