/** The axis of the journal's chart. */
import { render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { TrendChart } from "@/pages/journal/figures/TrendChart";

beforeEach(() =>
  vi.stubGlobal(
    "ResizeObserver",
    class {
      readonly tell: (entries: { contentRect: { width: number } }[]) => void;
      constructor(tell: typeof this.tell) {
        this.tell = tell;
      }
      observe() {
        this.tell([{ contentRect: { width: 640 } }]);
      }
      disconnect() {}
    },
  ),
);

/** The labels of the axis from the foot of a chart whose highest bar has so many pence. */
function axisOf(pence: number) {
  const stats = { earning: pence, saving: 0, spending: 0 } as never;
  render(<TrendChart picture="A chart" columns={[{ name: "Now", lines: ["Now"], stats }]} />);
  const texts = [...screen.getByRole("img", { name: "A chart" }).querySelectorAll("text")];
  return texts.map(({ textContent }) => textContent).filter((text) => text.startsWith("£"));
}

it.each([
  [1, ["£0", "£0.01"]],
  [2, ["£0", "£0.01", "£0.02"]],
  [3, ["£0", "£0.01", "£0.02", "£0.03"]],
  [450, ["£0", "£1", "£2", "£3", "£4", "£5"]],
])("draws its lines at whole pence: %i", (pence, labels) => {
  expect(axisOf(pence)).toEqual(labels);
});

it.each([4, 5, 7, 9, 11, 99, 101, 99_999, 100_000, 100_001, 250_000, 99_999_999, 999_999_999])(
  "gives each line a label of its own: %i",
  (pence) => {
    const labels = axisOf(pence);
    expect(labels.length).toBeGreaterThan(2);
    expect(new Set(labels).size).toBe(labels.length);
  },
);
