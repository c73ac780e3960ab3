/** The column that stories and chapters are read in. */
import { render, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { explainer } from "@/ui/reading/explainFirstUse";
import { Reading } from "@/ui/reading/Reading";

const picture = (name: string) => ({ src: `/art/${name}.svg`, alt: `A picture of ${name}` });
const SECTIONS = [
  { id: "one", title: "One", picture: picture("a coin"), blocks: ["A paragraph."] },
  {
    id: "two",
    title: "Two",
    picture: { ...picture("a jar"), width: 300, height: 200 },
    blocks: [{ list: ["First", "Second"] }, { box: { title: "Try it", lines: ["Count.", "Again."] } }],
  },
];

it("gives each section a heading that an address can point to", () => {
  render(<Reading sections={SECTIONS} />);
  const headings = screen.getAllByRole("heading", { level: 2 });
  expect(headings.map(({ id, textContent }) => [id, textContent])).toEqual([
    ["one", "One"],
    ["two", "Two"],
  ]);
});

it("gives pictures their size and description, and fetches only the first at once", () => {
  render(<Reading sections={SECTIONS} />);
  const first = screen.getByRole("img", { name: "A picture of a coin" });
  expect(first).toHaveAttribute("width", "640");
  expect(first).toHaveAttribute("height", "400");
  expect(first).not.toHaveAttribute("loading");
  const second = screen.getByRole("img", { name: "A picture of a jar" });
  expect(second).toHaveAttribute("width", "300");
  expect(second).toHaveAttribute("height", "200");
  expect(second).toHaveAttribute("loading", "lazy");
});

it("renders lists as lists, and gives a box its own heading", () => {
  render(<Reading sections={SECTIONS} />);
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["First", "Second"]);
  const box = screen.getByRole("note");
  expect(within(box).getByRole("heading", { level: 3, name: "Try it" })).toBeVisible();
  expect(within(box).getByText("Again.")).toBeVisible();
  expect(screen.queryByRole("complementary")).toBeNull();
});

it("numbers the lines of a box that has steps", () => {
  const box = {
    title: "The first ten minutes",
    isNumbered: true as const,
    lines: ["Stop.", "Tell somebody."],
  };
  render(<Reading sections={[{ id: "one", title: "One", blocks: [{ box }] }]} />);
  const steps = within(screen.getByRole("note")).getByRole("list");
  expect(steps.tagName).toBe("OL");
  expect(within(steps).getAllByRole("listitem")).toHaveLength(2);
});

it("renders a paragraph as one element with one text, without a class or a style", () => {
  const { container } = render(<Reading sections={SECTIONS} />);
  expect(container.querySelector("p")!.outerHTML).toBe("<p>A paragraph.</p>");
  expect(container.querySelector("[style]")).toBeNull();
});

it("keeps explained words and boxes in the text, and their meanings out of it, for reading views and copies", () => {
  const sections = [
    {
      id: "goats",
      title: "Goats",
      blocks: ["Two goats for a swap, she said.", { box: { title: "Try it", lines: ["Count."] } }],
    },
  ];
  const explain = explainer(sections, [{ word: "swap", title: "Swap", meaning: "To give and to get." }]);
  const { container } = render(<Reading sections={sections} explain={explain} />);
  expect(screen.getByRole("button", { name: "swap" })).toHaveAttribute("popovertarget", "word-swap");
  // Firefox copies no text of buttons, and reading views drop buttons and asides.
  for (const dropped of container.querySelectorAll("button, aside")) dropped.remove();
  expect(container).toHaveTextContent(/^GoatsTwo goats for a swap, she said\.Try itCount\.$/);
});
