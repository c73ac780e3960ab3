/** The map remembers: earlier places as a dotted walk, for each user and for visitors apart, and the look that one wears. */
import { render, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { OwnMap } from "@/parts/quadrant/OwnMap";
import { keepMe } from "@/storage/known";
import { keepPlace } from "@/storage/quadrant/places";
import { userEarnings } from "@/storage/quiz/quizProgress";

const HERE = { earningScore: 82, spendingScore: 27 };

const show = (userId?: string) =>
  render(<OwnMap userId={userId} scores={HERE} label="The map" name="You" />).container;

const dots = (map: HTMLElement) => [
  ...(map.querySelector("polyline")?.parentElement!.querySelectorAll("circle") ?? []),
];

it("draws no walk before there is an earlier place", () => {
  keepPlace(undefined, HERE, "2026-10-01");
  const map = show();
  expect(screen.getByText("You")).toBeVisible();
  expect(map.querySelector("polyline")).toBeNull();
  expect(screen.queryByText("Where you have been")).toBeNull();
});

it("leads over the earlier places to the coin, and names them in words with their days", () => {
  keepPlace("ann", { earningScore: 20, spendingScore: 80 }, "2026-09-01");
  keepPlace("ann", { earningScore: 50, spendingScore: 50 }, "2026-10-01");
  keepPlace("ann", HERE, "2026-11-01");
  const map = show("ann");
  expect(dots(map)).toHaveLength(2);
  expect(map.querySelector("polyline")!.getAttribute("points")!.split(" ")).toHaveLength(3);
  const list = within(screen.getByText("Where you have been").closest("details")!);
  expect(list.getAllByRole("listitem", { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    "1 September 2026: Learning Grower",
    "1 October 2026: Fun Spender",
  ]);
});

it("keeps siblings' walks and looks apart, and shows a look only once its coins are there", () => {
  keepPlace("ann", { earningScore: 20, spendingScore: 80 }, "2026-09-01");
  keepMe("ann", { portrait: "dreamer", look: "coral" });
  const frame = (map: HTMLElement) =>
    [...map.querySelectorAll("use")]
      .map((use) => use.getAttribute("href"))
      .find((at) => at?.includes("looks"));
  expect(dots(show("bob"))).toHaveLength(0);
  expect(frame(show("ann"))).toBe("/art/looks.svg#sun");
  userEarnings.write({ totalCoins: 3, weeklyEarnings: 3, monthlyEarnings: 3, dailyEarnings: [] });
  expect(frame(show("ann"))).toBe("/art/looks.svg#coral");
  expect(frame(show("bob"))).toBe("/art/looks.svg#sun");
});
