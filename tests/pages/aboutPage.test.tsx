/** The page about the author, whose texts are in two columns and, if they are about people, in boxes below. */
import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, expect, it } from "vitest";
import { ABOUT } from "@/content/info/about";
import AboutPage from "@/pages/info/AboutPage";

beforeEach(() => {
  render(
    <MemoryRouter>
      <AboutPage />
    </MemoryRouter>,
  );
});

it("has every text once, in its order, after the books", () => {
  const headings = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual([ABOUT.books.heading, ...ABOUT.sections.map(({ title }) => title)]);
});

it("shows the map above the books, and describes it in one text", () => {
  const map = screen.getByRole("img", { name: /^The money map, a square of four tiles\./ });
  const books = screen.getByRole("heading", { name: ABOUT.books.heading });
  expect(map.compareDocumentPosition(books)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(map).toHaveAccessibleName(expect.stringContaining("Learning Grower spends more."));
});
