import { LESSON_TEXTS } from "@/content/lessons/lessonTexts";
import { NATIONS_MATCHED } from "@/content/lessons/curriculum";
import type { CurriculumLine } from "@/content/lessons/lesson";

/** The lines of official curricula that the lesson serves, only those that were read. */
export const Curriculum = ({ lines }: { lines: readonly CurriculumLine[] }) => (
  <section aria-labelledby="curriculum" className="pt-12">
    <h2 id="curriculum">{LESSON_TEXTS.curriculum}</h2>
    <dl className={`mt-3 grid gap-3 ${lines.length === 3 ? "md:grid-cols-3" : "md:grid-cols-2"}`}>
      {lines.map(({ nation, source, url, words }) => (
        <div key={nation + words} className="surface p-4">
          <dt className="font-semibold">{nation}</dt>
          <dd className="mt-1">
            <p>{`“${words}”`}</p>
            <p className="text-muted mt-1 text-base">
              <a href={url} className="text-link">
                {source}
              </a>
            </p>
          </dd>
        </div>
      ))}
    </dl>
    <p className="mt-3">{NATIONS_MATCHED}</p>
  </section>
);
