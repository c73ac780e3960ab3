import { actionsOfPlan } from "@/content/plans/actions";
import type { Quadrant } from "@/content/quadrant/quadrants";
import { DoItNow } from "@/parts/plans/DoItNow";
import { LevelNames } from "./LevelNames";

/** The three steps of the plan as something to do this week, and the character at the other levels. */
export const ResultEnd = ({ quadrant }: { quadrant: Quadrant }) => (
  <>
    <DoItNow actions={actionsOfPlan(quadrant)} />
    <LevelNames quadrant={quadrant} />
  </>
);
