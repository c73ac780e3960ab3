/** The money map: one drawing for the home page, the result and the scorecard (specification part 2, section 2). */
import { render, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { MemoryRouter } from "react-router-dom";
import { MONEY_MAP } from "@/content/quadrant/quadrants";
import { quadrantOf } from "@/domain/quadrant/quadrant";
import { MoneyMap } from "@/pages/home/MoneyMap";
import { PointMap } from "@/ui/text/PointMap";

const SCORES = [0, 2, 34, 42, 49, 50, 51, 58, 66, 98, 100];

/** The half of the map, of 100, that a line from `from` to `to` lies in. */
const halfOf = (from: number, to: number) => (to < 49 ? "low" : from > 51 ? "high" : "both");

it.each(SCORES.flatMap((earning) => SCORES.map((spending) => [earning, spending] as const)))(
  "at earning %i and spending %i the coin, called You, lies inside its own tile and carries its face",
  (up, right) => {
    render(<PointMap {...MONEY_MAP} label="The map" point={{ up, right }} name="You" />);
    const coin = screen.getByText("You").closest("svg")!;
    const [x, y, width, height] = ["x", "y", "width", "height"].map((name) =>
      Number.parseFloat(coin.getAttribute(name)!),
    ) as [number, number, number, number];
    expect(x).toBeGreaterThan(0);
    expect(x + width).toBeLessThan(100);
    expect(halfOf(x, x + width)).toBe(right >= 50 ? "high" : "low");
    expect(halfOf(y, y + height)).toBe(up >= 50 ? "low" : "high");
    const quadrant = quadrantOf({ earningScore: up, spendingScore: right });
    const { face } = MONEY_MAP.tiles.find((tile) => tile.quadrant === quadrant)!;
    expect(coin.querySelector("use")).toHaveAttribute("href", `/art/characters/${face}`);
  },
);

const facesIn = (map: HTMLElement) =>
  [...map.querySelectorAll("use")].map((use) => use.getAttribute("href")!).toSorted();

it("shows the four faces and the four names with a point as without one", () => {
  const faces = MONEY_MAP.tiles.map(({ face }) => `/art/characters/${face}`).toSorted();
  for (const map of [
    <MemoryRouter key="home">
      <MoneyMap />
    </MemoryRouter>,
    <PointMap key="point" {...MONEY_MAP} label="The map" point={{ up: 82, right: 27 }} />,
  ]) {
    const { container, unmount } = render(map);
    expect(facesIn(container)).toEqual(faces);
    for (const { name } of MONEY_MAP.tiles) expect(within(container).getByText(name)).toBeVisible();
    unmount();
  }
});
