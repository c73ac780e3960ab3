import { SCORE_TEXTS, SCORECARD_TEXTS } from "@/content/scorecard/scorecard";
import { overallScore, type Kpi } from "@/domain/scorecard/scorecard";
import { Progress } from "@/ui/feedback/Progress";

/** The overall score and its two parts, in the same size as the other figures. */
export function Scores({ kpi, isSample, hasBars }: { kpi: Kpi; isSample: boolean; hasBars: boolean }) {
  const overall = overallScore(kpi);
  const told = (name: keyof typeof SCORE_TEXTS) => ({
    label: SCORE_TEXTS[name].label,
    meaning: isSample ? SCORE_TEXTS[name].meaning : SCORE_TEXTS[name].own(kpi),
  });
  return (
    <section aria-labelledby="scores">
      <h2 id="scores">{isSample ? SCORECARD_TEXTS.sampleScoresHeading : SCORECARD_TEXTS.scoresHeading}</h2>
      <dl className="mt-5 grid gap-6">
        <Score {...told("overall")} score={overall} />
        <Score {...told("earning")} score={kpi.earningScore} hasBar={hasBars} />
        <Score {...told("spending")} score={kpi.spendingScore} hasBar={hasBars} />
      </dl>
    </section>
  );
}

interface ScoreProps {
  label: string;
  meaning: string;
  score: number;
  /** The overall score is no mark, so it fills nothing; neither do those before the first answer. */
  hasBar?: boolean;
}

const Score = ({ label, meaning, score, hasBar }: ScoreProps) => (
  <div>
    <dt className="text-base font-semibold">{label}</dt>
    <dd>
      <span className="font-display text-[2.4rem] leading-tight font-semibold tabular-nums">{score}</span>{" "}
      <span className="text-muted text-base">{SCORECARD_TEXTS.ofHundred}</span>
      {hasBar && <Progress label={label} value={score} max={100} className="my-1 block w-full" />}
      <span className="text-muted block text-base leading-snug text-balance">{meaning}</span>
    </dd>
  </div>
);
