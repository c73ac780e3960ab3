import { SCORE_TEXTS, SCORECARD_TEXTS } from "@/content/scorecard/scorecard";
import { overallScore, type Kpi } from "@/domain/scorecard/scorecard";
import type { Elements } from "@/ui/elements";
import { Progress } from "@/ui/feedback/Progress";

/** The overall score and its two parts, in the same size as the other figures. */
export function Scores({ kpi, isSample }: { kpi: Kpi; isSample: boolean }) {
  const overall = overallScore(kpi);
  const told = (name: keyof typeof SCORE_TEXTS) => ({
    label: SCORE_TEXTS[name].label,
    meaning: isSample ? SCORE_TEXTS[name].meaning : SCORE_TEXTS[name].own(kpi),
  });
  return (
    <section aria-labelledby="scores" className="surface flex flex-col p-5 sm:p-7">
      <h2 id="scores">{isSample ? SCORECARD_TEXTS.sampleScoresHeading : SCORECARD_TEXTS.scoresHeading}</h2>
      <dl className="mt-5 grid gap-6">
        <Score {...told("overall")} score={overall} sign={<Ring score={overall} />} />
        <Score {...told("earning")} score={kpi.earningScore} />
        <Score {...told("spending")} score={kpi.spendingScore} />
      </dl>
    </section>
  );
}

interface ScoreProps {
  label: string;
  meaning: string;
  score: number;
  /** A picture beside the label; without it a bar is shown under the figure. */
  sign?: Elements;
}

const Score = ({ label, meaning, score, sign }: ScoreProps) => (
  <div>
    <dt className="flex items-center gap-3 text-base font-semibold">
      {sign}
      <span>{label}</span>
    </dt>
    <dd>
      <span className="font-display text-[2.4rem] leading-tight font-semibold tabular-nums">{score}</span>{" "}
      <span className="text-muted text-base">{SCORECARD_TEXTS.ofHundred}</span>
      {!sign && <Progress label={label} value={score} max={100} className="my-1 block w-full" />}
      <span className="text-muted block text-base leading-snug">{meaning}</span>
    </dd>
  </div>
);

/** A ring that is filled to the score, in per cent. */
const Ring = ({ score }: { score: number }) => (
  <svg aria-hidden="true" viewBox="0 0 44 44" className="size-11 -rotate-90" fill="none" strokeWidth="7">
    <circle cx="22" cy="22" r="18" className="stroke-line" />
    {score > 0 && (
      <circle
        cx="22"
        cy="22"
        r="18"
        pathLength="100"
        strokeDasharray={`${score} 100`}
        className="stroke-action"
      />
    )}
  </svg>
);
