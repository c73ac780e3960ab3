import { CHAPTER_TEXTS } from "@/content/chapters";
import { outcomesByStandard, type StandardOutcome } from "@/content/reading";

/** The outcomes are closed at first, because they are for teachers and not for children. */
export function Outcomes({ outcomes }: { outcomes: readonly StandardOutcome[] }) {
  return (
    <details className="mt-8">
      <summary className="text-link flex min-h-11 w-fit cursor-pointer items-center font-semibold">
        {CHAPTER_TEXTS.outcomes}
      </summary>
      {outcomesByStandard(outcomes).map(({ standard, outcomes }) => (
        <section key={standard} className="mt-3">
          <h2 className="text-base">{standard}</h2>
          <ul className="mt-1 list-disc pl-5">
            {outcomes.map((outcome) => (
              <li key={outcome}>{outcome}</li>
            ))}
          </ul>
        </section>
      ))}
    </details>
  );
}
