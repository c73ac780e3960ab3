import { RESULT_TEXTS } from "@/content/quadrant/assessment";
import { LEVEL_NAMES } from "@/content/quadrant/levelNames";
import { portraitOf, type Quadrant } from "@/content/quadrant/quadrants";

/** The quadrant's character at each of the three levels. */
export const LevelNames = ({ quadrant }: { quadrant: Quadrant }) => (
  <section aria-label={RESULT_TEXTS.levelsHeading} className="surface mt-12 p-6 sm:p-8">
    <h2>{RESULT_TEXTS.levelsHeading}</h2>
    <ul className="mt-6 grid gap-4 sm:grid-cols-3">
      {LEVEL_NAMES[quadrant].map((name, level) => (
        <li key={name} className="flex items-center gap-4">
          <svg aria-hidden="true" viewBox="0 0 100 100" className="size-16 shrink-0">
            <use href={`/art/characters/${portraitOf(name, level)}`} />
          </svg>
          <div>
            <h3>{name}</h3>
            <p className="text-muted text-base">{RESULT_TEXTS.levels[level]}</p>
          </div>
        </li>
      ))}
    </ul>
  </section>
);
