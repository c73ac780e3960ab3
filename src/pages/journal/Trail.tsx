import { DAYS_TEXTS } from "@/content/journal";
import { MISSION_TITLES } from "@/content/missionTitles";
import type { Day } from "@/domain/calendar";
import { challengeDay, phaseState } from "@/domain/challenge";
import { CHALLENGE_DAYS, PHASES } from "@/domain/challengeLength";
import { Portrait } from "@/parts/Portrait";
import { portraitOf } from "@/parts/usePerson";

/** The places of the stones and of the flag, in hundredths of the width and of the height. */
const STONES = [
  [8.5, 74],
  [23, 62],
  [38, 72],
  [53, 57],
  [67.5, 69],
  [80.5, 54],
] as const;
const FLAG = [88.5, 34] as const;
const PATH = `M${[...STONES, FLAG].map((place) => place.join(" ")).join("L")}`;

interface TrailProps {
  userId: string;
  /** The first day, or null before the user takes part. */
  start: Day | null;
  today: Day;
}

/** The six phases as a walk to the flag: a stamp for what is done, and one's own face where one is. */
export function Trail({ userId, start, today }: TrailProps) {
  const { portrait, look } = portraitOf(userId);
  const states = PHASES.map((phase) => (start ? phaseState(start, phase, today) : "ahead"));
  const day = start ? challengeDay(start, today) : 0;
  const now = states.indexOf("now");
  const face = now >= 0 ? STONES[now]! : day ? FLAG : undefined;
  return (
    <div className="bg-q3-soft rounded-tile relative" style={{ height: 168 }}>
      <svg
        aria-hidden="true"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="absolute inset-0 size-full"
        fill="none"
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        <path d={PATH} stroke="var(--card)" strokeWidth="20" vectorEffect="non-scaling-stroke" />
        <path
          d={PATH}
          stroke="var(--edge)"
          strokeWidth="3"
          strokeDasharray="0.1 9"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <At place={FLAG}>
        <svg
          aria-hidden="true"
          viewBox="0 0 44 60"
          width="44"
          height="60"
          style={{ position: "absolute", top: -56, left: -6 }}
        >
          <path d="M6 4v52" stroke="var(--ink)" strokeWidth="5" strokeLinecap="round" />
          <circle cx="6" cy="56" r="4" fill="var(--ink)" />
          <path d="M9 5c9-5 16 5 30 0v20c-14 5-21-5-30 0Z" fill="var(--coin)" />
        </svg>
      </At>
      <ol aria-label={DAYS_TEXTS.label}>
        {PHASES.map((phase, nth) => {
          const state = states[nth]!;
          return (
            <li key={phase} aria-current={state === "now" ? "step" : undefined}>
              <At place={STONES[nth]!}>
                <Stone phase={phase} state={state} />
                <span className="sr-only">
                  Phase {phase}, {DAYS_TEXTS.state[state]}:{" "}
                </span>
                <span className="max-lg:sr-only">
                  <span
                    className={`absolute text-center text-base leading-tight ${state === "now" ? "font-bold" : "text-muted"}`}
                    style={{ top: 24, left: -72, width: 144 }}
                  >
                    {MISSION_TITLES[nth]}
                  </span>
                </span>
              </At>
            </li>
          );
        })}
      </ol>
      {face && (
        <At place={face}>
          <span
            style={{ position: "absolute", top: -78, left: -28 }}
            title={`Day ${day} of ${CHALLENGE_DAYS}`}
          >
            <Portrait portrait={portrait} look={look} size={56} />
          </span>
        </At>
      )}
    </div>
  );
}

/** Children hang from one point of the trail. */
const At = ({ place: [x, y], children }: { place: readonly [number, number]; children: React.ReactNode }) => (
  <span className="absolute" style={{ left: `${x}%`, top: `${y}%` }}>
    {children}
  </span>
);

/** A stamp for a finished phase, which sits a little askew; a number for the others. */
const Stone = ({ phase, state }: { phase: number; state: "done" | "now" | "ahead" }) => (
  <svg
    aria-hidden="true"
    viewBox="-22 -22 44 44"
    width="44"
    height="44"
    style={{ position: "absolute", top: -22, left: -22 }}
  >
    {state === "done" ? (
      <g stroke="var(--q2-ink)" fill="none" strokeLinecap="round" strokeLinejoin="round">
        <circle r="18" fill="var(--q2-soft)" strokeWidth="2.5" strokeDasharray="5.2 2.3" />
        <path d="M-8 1-2 7 9-6" strokeWidth="3.5" />
      </g>
    ) : (
      <>
        <circle
          r={state === "now" ? 19 : 16}
          fill="var(--card)"
          stroke={`var(--${state === "now" ? "q1-ink" : "edge"})`}
          strokeWidth={state === "now" ? 3.5 : 2}
        />
        <text
          y="6"
          textAnchor="middle"
          fontSize="17"
          fontWeight="700"
          className="font-display"
          fill={`var(--${state === "now" ? "q1-ink" : "muted"})`}
        >
          {phase}
        </text>
      </>
    )}
  </svg>
);
