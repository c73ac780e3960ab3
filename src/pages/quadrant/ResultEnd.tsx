import { actionsOfPlan } from "@/content/actions";
import type { Quadrant } from "@/content/quadrants";
import { DoItNow } from "@/parts/DoItNow";
import { LevelNames } from "./LevelNames";

/** The three steps of the plan as something to do this week, and the character at the other levels. */
export const ResultEnd = ({ quadrant }: { quadrant: Quadrant }) => (
  <>
    <DoItNow actions={actionsOfPlan(quadrant)} />
    <LevelNames quadrant={quadrant} />
  </>
);
