import { SCORE_TEXTS, SCORECARD_TEXTS } from "@/content/scorecard";
import { overallScore, type Kpi } from "@/domain/scorecard";
import { Progress } from "@/ui/Progress";

/** The overall score, big, and the two that it is made of. */
export function Scores({ kpi, isSample }: { kpi: Kpi; isSample: boolean }) {
  return (
    <section aria-labelledby="scores" className="surface flex flex-col p-5 sm:p-7">
      <h2 id="scores">{isSample ? SCORECARD_TEXTS.sampleScoresHeading : SCORECARD_TEXTS.scoresHeading}</h2>
      <div className="mt-5 flex grow flex-col gap-6">
        <dl className="rounded-card bg-action text-action-on flex grow flex-wrap items-center justify-center gap-x-9 gap-y-4 p-5 sm:p-7">
          <dt className="order-2 text-lg sm:max-w-56">
            <span className="font-display block text-2xl font-semibold">{SCORE_TEXTS.overall.label}</span>
            {SCORE_TEXTS.overall.meaning}
          </dt>
          <dd className="relative grid size-44 place-content-center text-center sm:size-56">
            <Ring score={overallScore(kpi)} />
            <span className="font-display block text-[4.5rem] leading-none font-semibold tabular-nums sm:text-[5.5rem]">
              {overallScore(kpi)}
            </span>{" "}
            <span className="block text-base">{SCORECARD_TEXTS.ofHundred}</span>
          </dd>
        </dl>
        <dl className="grid gap-6 sm:grid-cols-2">
          <Score {...SCORE_TEXTS.earning} score={kpi.earningScore} />
          <Score {...SCORE_TEXTS.spending} score={kpi.spendingScore} />
        </dl>
      </div>
    </section>
  );
}

const Score = ({ label, meaning, score }: { label: string; meaning: string; score: number }) => (
  <div>
    <dt className="text-muted text-base">{label}</dt>
    <dd>
      <span className="font-display text-[2.6rem] leading-tight font-semibold tabular-nums">{score}</span>{" "}
      <span className="text-muted text-base">{SCORECARD_TEXTS.ofHundred}</span>
      <Progress label={label} value={score} max={100} className="my-1.5 w-full" />
      <span className="text-muted block text-base leading-snug">{meaning}</span>
    </dd>
  </div>
);

/** So much of the way round as the score is of a hundred. */
const Ring = ({ score }: { score: number }) => (
  <svg aria-hidden="true" viewBox="0 0 100 100" className="absolute inset-0 -rotate-90" fill="none">
    <circle cx="50" cy="50" r="45" strokeWidth="8" className="stroke-action-deep" />
    {score > 0 && (
      <circle
        cx="50"
        cy="50"
        r="45"
        strokeWidth="8"
        pathLength="100"
        strokeDasharray={`${score} 100`}
        className="stroke-action-on"
      />
    )}
  </svg>
);
