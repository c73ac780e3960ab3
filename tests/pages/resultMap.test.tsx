/** The visitor's point on the money map (specification part 2, section 2). */
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { quadrantOf } from "@/domain/quadrant";
import { ResultMap } from "@/pages/quadrant/ResultMap";

const SCORES = [0, 2, 34, 42, 49, 50, 51, 58, 66, 98, 100];

/** The half of the map, of 100, that a line from `from` to `to` lies in. */
const halfOf = (from: number, to: number) => (to < 49 ? "low" : from > 51 ? "high" : "both");

it.each(SCORES.flatMap((earning) => SCORES.map((spending) => [earning, spending] as const)))(
  "at earning %i and spending %i the point, called You, lies inside its own tile",
  (earningScore, spendingScore) => {
    const scores = { earningScore, spendingScore };
    const { container } = render(<ResultMap quadrant={quadrantOf(scores)} scores={scores} />);
    const ring = container.querySelector("circle")!;
    const [x, y, r] = ["cx", "cy", "r"].map((name) => Number(ring.getAttribute(name))) as [
      number,
      number,
      number,
    ];
    expect(x - r).toBeGreaterThan(0);
    expect(x + r).toBeLessThan(100);
    expect(halfOf(x - r, x + r)).toBe(spendingScore >= 50 ? "high" : "low");
    expect(halfOf(y - r, y + r)).toBe(earningScore >= 50 ? "low" : "high");
    expect(screen.getByText("You")).toBeVisible();
  },
);
