import { actionsOfPlan } from "@/content/plans/actions";
import { RESULT_TEXTS } from "@/content/quadrant/assessment";
import { QUADRANT_RESULTS } from "@/content/quadrant/quadrantResults";
import type { Quadrant } from "@/content/quadrant/quadrants";
import { DoItNow } from "@/parts/plans/DoItNow";
import { LevelNames } from "./LevelNames";

/** The three steps of the plan, one of them to choose for this week, and the character at the other levels. */
export const ResultEnd = ({ quadrant }: { quadrant: Quadrant }) => (
  <>
    <DoItNow
      actions={actionsOfPlan(quadrant)}
      heading={RESULT_TEXTS.planHeading}
      steps={
        <ol className="mt-6 grid gap-4 lg:grid-cols-3">
          {QUADRANT_RESULTS[quadrant].plan.map(({ title, text }) => (
            <li key={title} className="rounded-button bg-card text-ink p-4">
              <h3>{title}</h3>
              <p className="mt-1">{text}</p>
            </li>
          ))}
        </ol>
      }
    />
    <LevelNames quadrant={quadrant} />
  </>
);
