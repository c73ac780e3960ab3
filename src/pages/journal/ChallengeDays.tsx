import { useId } from "react";
import { DAYS_TEXTS } from "@/content/journal";
import { fullDayName, type Day } from "@/domain/calendar";
import { challengeDay, challengePhase, phaseState } from "@/domain/challenge";
import { CHALLENGE_DAYS, DAYS_AFTER_PHASES, DAYS_PER_PHASE, PHASES } from "@/domain/challengeLength";
import { TodaysPrompt } from "./TodaysPrompt";

interface ChallengeDaysProps {
  /** The first day, or null before the user takes part. */
  start: Day | null;
  today: Day;
  /** The text for a user who does not take part yet. */
  invitation: string;
}

/** The user's place in the 90 days, in words and on a strip of the six phases with today marked, and the day's prompt. */
export function ChallengeDays({ start, today, invitation }: ChallengeDaysProps) {
  const day = start ? challengeDay(start, today) : 0;
  return (
    <div className="flex max-w-3xl flex-col gap-2">
      <p className="text-muted text-base tabular-nums">
        {start ? positionInWords(start, today) : invitation}
      </p>
      <div className="relative">
        <Strip day={day} />
        <ol
          aria-label={DAYS_TEXTS.label}
          className="font-display absolute inset-0 grid grid-cols-[repeat(6,14fr)_6fr] items-center text-center text-sm font-semibold"
        >
          {PHASES.map((each) => {
            const state = start ? phaseState(start, each, today) : "ahead";
            return (
              <li
                key={each}
                aria-current={state === "now" ? "step" : undefined}
                className={state === "done" ? "text-q2-ink" : "text-muted"}
              >
                <span className="sr-only">Phase </span>
                {each}
                <span className="sr-only">, {DAYS_TEXTS.state[state]}</span>
              </li>
            );
          })}
        </ol>
      </div>
      <TodaysPrompt day={day} />
    </div>
  );
}

function positionInWords(start: Day, today: Day): string {
  const day = challengeDay(start, today);
  if (day === 0) return DAYS_TEXTS.startsOn(fullDayName(start));
  const phase = challengePhase(start, today);
  const where = phase ? `phase ${phase} of ${PHASES.length}` : DAYS_TEXTS.phasesDone;
  return `Day ${day} of ${CHALLENGE_DAYS} · ${where} · started on ${fullDayName(start)}`;
}

const percent = (days: number) => `${(days / CHALLENGE_DAYS) * 100}%`;
/** The gap between two phases, in days. */
const GAP = 1.4;

/** Six phases and the days after them, to scale. The days so far are filled, and a flag marks today. */
function Strip({ day }: { day: number }) {
  const id = useId();
  const parts = [...PHASES.map(() => DAYS_PER_PHASE), DAYS_AFTER_PHASES];
  return (
    <svg aria-hidden="true" className="block h-9 w-full overflow-visible">
      {parts.map((days, place) => {
        const first = DAYS_PER_PHASE * place;
        const box = { x: percent(first), y: "11%", width: percent(days - GAP), height: "78%" };
        const reached = Math.min(Math.max(day - first, 0), days - GAP);
        return (
          <g key={first} strokeWidth="2">
            <clipPath id={`${id}${place}`}>
              <rect {...box} rx="10" />
            </clipPath>
            <rect {...box} rx="10" className="fill-card" />
            <rect
              {...box}
              width={percent(reached)}
              clipPath={`url(#${id}${place})`}
              className="fill-q2-soft"
            />
            <rect {...box} rx="10" fill="none" className={reached > 0 ? "stroke-q2" : "stroke-edge"} />
          </g>
        );
      })}
      {day > 0 && <Flag x={percent(day - 0.5)} />}
    </svg>
  );
}

const Flag = ({ x }: { x: string }) => (
  <>
    <line x1={x} x2={x} y1="0" y2="100%" className="stroke-ink" strokeWidth="3" />
    <circle cx={x} cy="2" r="5" className="fill-coin stroke-ink" strokeWidth="2.5" />
  </>
);
