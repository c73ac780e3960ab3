import { fullDayName, type Day } from "@/domain/calendar";
import { CHALLENGE_DAYS, challengeDay, challengePhase } from "@/domain/challenge";
import { PHASES } from "@/domain/stats";
import { Progress } from "@/ui/Progress";

/** Where the user is in the 90 days. */
export function ChallengeDays({ start, today }: { start: Day; today: Day }) {
  const day = challengeDay(start, today);
  const phase = challengePhase(start, today);
  return (
    <div className="text-muted flex flex-wrap items-center gap-x-4 gap-y-1 text-base">
      <Progress label="Days of the challenge" value={day} max={CHALLENGE_DAYS} className="w-full max-w-105" />
      <p className="tabular-nums">
        Day {day} of {CHALLENGE_DAYS}
        {phase ? ` · phase ${phase} of ${PHASES.length}` : " · the six phases are done"}
        {` · started on ${fullDayName(start)}`}
      </p>
    </div>
  );
}
