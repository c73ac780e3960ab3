import { actionsOfPlan } from "@/content/actions";
import type { Quadrant } from "@/content/quadrants";
import { DoItNow } from "@/parts/DoItNow";

/** The three steps of the plan, as something to do on a day of this week. */
export const PlanDoItNow = ({ quadrant }: { quadrant: Quadrant }) => (
  <DoItNow actions={actionsOfPlan(quadrant)} />
);
