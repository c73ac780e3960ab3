import { CHAPTER_TEXTS } from "@/content/resources/chapters/chapterTexts";
import type { StandardOutcomes } from "@/content/reading/reading";

/** Learning outcomes, closed at first, and not on a pupil’s sheet: a child reads past them, a teacher opens them. */
export function Outcomes({ outcomes: standards }: { outcomes: readonly StandardOutcomes[] }) {
  return (
    <details className="mt-8" data-print="no">
      <summary className="text-link flex min-h-11 w-fit cursor-pointer items-center font-semibold">
        {CHAPTER_TEXTS.outcomes}
      </summary>
      {standards.map(({ standard, outcomes }) => (
        <section key={standard} className="mt-3">
          <h2 className="text-lg">{standard}</h2>
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
