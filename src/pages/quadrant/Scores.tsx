import { RESULT_TEXTS } from "@/content/quadrant/assessment";
import { MIDDLE_SCORE } from "@/domain/quadrant/quadrant";
import type { Assessment } from "@/domain/scorecard/scorecard";
import { Progress } from "@/ui/feedback/Progress";

const { scores: TEXTS } = RESULT_TEXTS;

/** Both scores in large type, each with its meaning. */
export const Scores = ({ earningScore, spendingScore }: Assessment) => (
  <section aria-label={TEXTS.heading}>
    <h2>{TEXTS.heading}</h2>
    <div className="mt-6 grid gap-4 sm:grid-cols-2 sm:gap-6">
      <Score score={earningScore} texts={TEXTS.earning} />
      <Score score={spendingScore} texts={TEXTS.spending} />
    </div>
    <p className="text-muted mt-4">{TEXTS.hint}</p>
  </section>
);

interface ScoreProps {
  score: number;
  texts: { label: string; more: string; less: string };
}

const Score = ({ score, texts: { label, more, less } }: ScoreProps) => (
  <div className="surface p-5 sm:p-6">
    <h3 className="text-muted">{label}</h3>
    <p className="mt-1 flex items-baseline gap-2">
      <strong className="font-display text-5xl font-semibold tabular-nums">{score}</strong>
      <span className="text-muted">{TEXTS.outOf}</span>
    </p>
    <Progress label={label} value={score} max={100} className="mt-3 block w-full" />
    <p className="mt-3">{score >= MIDDLE_SCORE ? more : less}</p>
  </div>
);
