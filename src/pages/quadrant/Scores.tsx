import { RESULT_TEXTS } from "@/content/quadrant/assessment";
import { MIDDLE_SCORE } from "@/domain/quadrant/quadrant";
import type { Assessment } from "@/domain/scorecard/scorecard";
import { Progress } from "@/ui/feedback/Progress";

const { scores: TEXTS } = RESULT_TEXTS;

/** Both scores as bars, each with its meaning. The figures are small, because they are no marks. */
export const Scores = ({ earningScore, spendingScore }: Assessment) => (
  <section aria-label={TEXTS.heading} className="mt-6 grid gap-4">
    <Score score={earningScore} texts={TEXTS.earning} />
    <Score score={spendingScore} texts={TEXTS.spending} />
    <p className="text-muted text-base">{TEXTS.hint}</p>
  </section>
);

interface ScoreProps {
  score: number;
  texts: { label: string; more: string; less: string };
}

const Score = ({ score, texts: { label, more, less } }: ScoreProps) => (
  <div>
    <p className="flex flex-wrap justify-between gap-x-4">
      <span className="font-semibold">{label}</span>
      <span className="text-muted tabular-nums">{TEXTS.outOf(score)}</span>
    </p>
    <Progress label={label} value={score} max={100} className="block w-full" />
    <p className="mt-1 text-base">{score >= MIDDLE_SCORE ? more : less}</p>
  </div>
);
