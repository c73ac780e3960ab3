import { SCOREBOARD_TEXTS } from "@/content/quiz/quizTexts";
import { dayOf } from "@/domain/calendar";
import { scoreboardOf } from "@/domain/quiz/earnings";
import { userEarnings } from "@/storage/quiz/quizProgress";
import { useStored } from "@/storage/useStored";
import { Chip } from "@/ui/text/Chip";
import { Progress } from "@/ui/feedback/Progress";
import { useNow } from "@/ui/behaviour/useNow";
import { CoinCounter } from "./CoinCounter";

/** Today, week, month, streak and the next level (specification part 1, section 9). */
export function ScoreboardCard() {
  const board = scoreboardOf(useStored(userEarnings), dayOf(useNow()));
  const nextLevel = SCOREBOARD_TEXTS.nextLevel(board.nextLevel);
  const figures = [
    [SCOREBOARD_TEXTS.today, String(board.today)],
    [SCOREBOARD_TEXTS.week, String(board.week)],
    [SCOREBOARD_TEXTS.month, String(board.month)],
    [SCOREBOARD_TEXTS.streak, SCOREBOARD_TEXTS.days(board.streak)],
  ] as const;
  return (
    <section aria-labelledby="scoreboard" className="rounded-card bg-q4-soft text-q4-ink p-6 sm:p-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="scoreboard">{SCOREBOARD_TEXTS.heading}</h2>
        {board.weekChampion && (
          <p>
            <Chip colours="bg-coin text-coin-on">{SCOREBOARD_TEXTS.champion}</Chip>
          </p>
        )}
      </div>
      <p className="mt-2 flex items-baseline gap-3">
        <CoinCounter key={board.total} total={board.total} />
        {SCOREBOARD_TEXTS.total}
      </p>
      <dl className="my-5 grid grid-cols-2 gap-4 sm:grid-cols-4">
        {figures.map(([name, value]) => (
          <div key={name} className="flex flex-col-reverse">
            <dt className="text-base">{name}</dt>
            <dd className="font-display text-2xl font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <Progress label={nextLevel} value={board.progress} max={100} className="w-full" />
      <p className="mt-1 flex justify-between text-base tabular-nums">
        <span>{nextLevel}</span>
        <span>{`${board.progress}%`}</span>
      </p>
    </section>
  );
}
