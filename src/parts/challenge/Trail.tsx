import { DAYS_TEXTS } from "@/content/journal/journal";
import { MISSION_TITLES } from "@/content/challenge/missionTitles";
import type { Day } from "@/domain/calendar";
import { challengeDay, phaseState } from "@/domain/challenge/challenge";
import { CHALLENGE_DAYS, PHASES } from "@/domain/challenge/challengeLength";
import { Portrait } from "@/parts/shelf/Portrait";
import { portraitOf } from "@/parts/usePerson";
import { dropIn } from "@/ui/behaviour/move";
import { FLAG, STONES, TrailGround } from "./TrailGround";

interface TrailProps {
  userId: string;
  /** The first day, or null before the user takes part. */
  start: Day | null;
  today: Day;
  /** The phase that has just ended, whose stamp drops into its place. */
  stamped?: number | undefined;
}

/** The six phases as a walk to the flag: a stamp for what is done, and one's own face where one is. */
export function Trail({ userId, start, today, stamped }: TrailProps) {
  const { portrait, look } = portraitOf(userId);
  const states = PHASES.map((phase) => (start ? phaseState(start, phase, today) : "ahead"));
  const day = start ? challengeDay(start, today) : 0;
  const now = states.indexOf("now");
  const face = now >= 0 ? STONES[now]! : day ? FLAG : undefined;
  return (
    <TrailGround>
      <ol aria-label={DAYS_TEXTS.label}>
        {PHASES.map((phase, nth) => {
          const state = states[nth]!;
          return (
            <li key={phase} aria-current={state === "now" ? "step" : undefined}>
              <At place={STONES[nth]!}>
                <Stone phase={phase} state={state} isNew={phase === stamped} />
                <span className="sr-only">{`Phase ${phase}, ${DAYS_TEXTS.state[state]}: `}</span>
                <span className="max-lg:sr-only">
                  <span
                    className={`absolute text-center text-base leading-tight ${state === "now" ? "font-bold" : "text-muted"}`}
                    style={{ top: 24, left: -80, width: 160 }}
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
            className="absolute"
            style={{ bottom: 22, translate: "-50%" }}
            title={`Day ${day} of ${CHALLENGE_DAYS}`}
          >
            <Portrait portrait={portrait} look={look} className="size-11 sm:size-14" />
          </span>
        </At>
      )}
    </TrailGround>
  );
}

/** Children hang from one point of the trail. */
const At = ({ place: [x, y], children }: { place: readonly [number, number]; children: React.ReactNode }) => (
  <span className="absolute" style={{ left: `${x}%`, top: `${y}%` }}>
    {children}
  </span>
);

interface StoneProps {
  phase: number;
  state: "done" | "now" | "ahead";
  isNew: boolean;
}

/** A stamp for a finished phase, which sits a little askew; a number for the others. */
const Stone = ({ phase, state, isNew }: StoneProps) => (
  <svg
    ref={isNew ? dropIn : undefined}
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
