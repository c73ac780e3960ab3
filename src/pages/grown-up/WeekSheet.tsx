import { measureWords } from "@/content/challenge/missionMeasures";
import { MISSION_TITLES } from "@/content/challenge/missionTitles";
import { SHOW_TEXTS } from "@/content/grown-up/showGrownUp";
import { TALK_QUESTIONS } from "@/content/grown-up/talkQuestions";
import { LEFT_BELOW_ZERO, MEANINGS, toldFigures } from "@/content/journal/figures";
import { FIGURE_NAMES } from "@/content/journal/journal";
import { dateName, daysBetween, type Day, type Span } from "@/domain/calendar";
import { challengePhase, phaseSpan } from "@/domain/challenge/challenge";
import { isEmpty, leftOver, type KspStats } from "@/domain/journal/stats";
import { MISSION_COLOURS } from "@/parts/challenge/missionColours";
import { WriteLink } from "@/parts/journal/WriteLink";
import { Portrait } from "@/parts/shelf/Portrait";
import { useMissionMeasure } from "@/parts/challenge/useMissionMeasure";
import { portraitOf } from "@/parts/usePerson";
import { ForThePencil } from "./ForThePencil";

interface WeekSheetProps {
  userId: string;
  /** "" if there is none. */
  name: string;
  week: Span;
  stats: KspStats;
  hasAmounts: boolean;
  /** The first of the 90 days, or null. */
  start: Day | null;
  today: Day;
}

const DAYS_PER_WEEK = 7;
/** Any Monday before the first user: the question changes with the week, and is the same for the whole of it. */
const FIRST_MONDAY = "2026-01-05";
const questionOf = (monday: Day) =>
  TALK_QUESTIONS[
    Math.abs(Math.floor(daysBetween(FIRST_MONDAY, monday) / DAYS_PER_WEEK)) % TALK_QUESTIONS.length
  ]!;

/** In the chart's colours (TrendChart), and the fourth for what is left. */
const COLOURS = ["q2", "q4", "q1", "q3"];

/** The week on one page: the figures of My KPIs with or without their amounts, the mission, and one question. */
export function WeekSheet({ userId, name, week, stats, hasAmounts, start, today }: WeekSheetProps) {
  const { portrait, look } = portraitOf(userId);
  const phase = start ? challengePhase(start, today) : undefined;
  return (
    <section aria-labelledby="week" className="surface p-5 sm:p-8">
      <div className="flex items-center gap-4">
        <Portrait portrait={portrait} look={look} size={68} />
        <div className="min-w-0">
          <h2 id="week" className="wrap-anywhere">
            <bdi>{SHOW_TEXTS.week(name)}</bdi>
          </h2>
          <p className="text-muted text-base">{SHOW_TEXTS.span(week.first, week.last)}</p>
        </div>
      </div>
      {isEmpty(stats) ? (
        <>
          <p className="mt-5">{SHOW_TEXTS.empty}</p>
          <p data-print="no">
            <WriteLink />
          </p>
        </>
      ) : (
        <Figures stats={stats} hasAmounts={hasAmounts} />
      )}
      {phase && start && <Mission userId={userId} phase={phase} start={start} hasAmounts={hasAmounts} />}
      <div className="bg-q3-soft text-q3-ink rounded-card mt-5 p-5">
        <p className="text-base font-semibold">{SHOW_TEXTS.talk}</p>
        <p className="font-display mt-1 text-xl leading-snug font-semibold">{questionOf(week.first)}</p>
      </div>
      <ForThePencil />
      <p data-print="no" className="text-muted mt-5 text-center text-sm">
        {SHOW_TEXTS.made}
      </p>
    </section>
  );
}

/** Earnings, savings, spending and the rest, as bars. */
function Figures({ stats, hasAmounts }: Pick<WeekSheetProps, "stats" | "hasAmounts">) {
  const left = leftOver(stats);
  const amounts = [stats.earning, stats.saving, stats.spending, left];
  const largest = Math.max(...amounts.map(Math.abs));
  return (
    <dl className="mt-5 grid gap-x-8 gap-y-4 sm:grid-cols-2">
      {toldFigures(stats)
        .slice(0, amounts.length)
        .map(({ name, figure, sentence }, nth) => (
          <div key={name} className="flex flex-wrap items-end justify-between gap-x-4">
            <dt>{FIGURE_NAMES[name]}</dt>
            {hasAmounts && (
              <dd translate="no" className="font-display text-2xl font-semibold tabular-nums">
                {figure}
              </dd>
            )}
            <dd className="w-full">
              <Bar share={amounts[nth]! / largest} colour={COLOURS[nth]!} />
              <span className="text-muted block text-base leading-snug">
                {hasAmounts ? sentence : name === "left" && left < 0 ? LEFT_BELOW_ZERO : MEANINGS[name]}
              </span>
            </dd>
          </div>
        ))}
    </dl>
  );
}

/** A bar from -1 to 1: below zero it is hollow. Its words are beside it, so the colour adds nothing that cannot be read. */
const Bar = ({ share, colour }: { share: number; colour: string }) => (
  <svg aria-hidden="true" className="mt-1 block w-full" height="20">
    <rect width="100%" height="20" rx="10" fill="var(--line)" />
    {share !== 0 && (
      <rect
        x="1"
        y="1"
        width={`${Math.max(Math.abs(share) * 100 - 0.5, 0)}%`}
        height="18"
        rx="9"
        fill={share > 0 ? `var(--${colour})` : "var(--card)"}
        stroke={`var(--${colour}-ink)`}
        strokeWidth="2"
        strokeDasharray={share > 0 ? undefined : "5 4"}
      />
    )}
  </svg>
);

interface MissionProps {
  userId: string;
  phase: number;
  start: Day;
  hasAmounts: boolean;
}

function Mission({ userId, phase, start, hasAmounts }: MissionProps) {
  const measure = useMissionMeasure(userId, phase, start);
  // A share of what came in also says something about the amounts.
  const isTold = measure && (hasAmounts || measure.kind !== "share");
  return (
    <div className={`rounded-card mt-5 flex items-center gap-3 p-4 ${MISSION_COLOURS[phase - 1]}`}>
      <span className="bg-card text-ink font-display grid size-10 shrink-0 place-items-center rounded-full text-xl font-bold">
        {phase}
      </span>
      <div>
        <p className="font-display text-lg leading-tight font-semibold">{MISSION_TITLES[phase - 1]}</p>
        {isTold && (
          <p className="text-base">{measureWords(measure, dateName(phaseSpan(start, phase)!.last))}</p>
        )}
      </div>
    </div>
  );
}
