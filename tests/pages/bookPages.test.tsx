/** The frame of a book's pages: where its buttons are, and what comes after its words (specification part 1, section 2). */
import { AuthProvider } from "@/backend/auth";
import { render, screen, within } from "@testing-library/react";
import type { ReactElement } from "react";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { expect, it } from "vitest";
import { BOOKS } from "@/content/books/books";
import { LEVEL_BOOKS } from "@/content/books/levelBooks";
import { NEXT_STEPS } from "@/content/books/nextSteps";
import { CHAPTER_LINKS } from "@/content/resources/chapters/chapters";
import { PLAYS } from "@/content/play/plays";
import BookPage from "@/pages/books/BookPage";
import Level1BookPage from "@/pages/books/Level1BookPage";
import Level2BookPage from "@/pages/books/Level2BookPage";
import Level3BookPage from "@/pages/books/Level3BookPage";

const PAGES: readonly (readonly [string, ReactElement])[] = [
  ["/books/4MQ-L1", <Level1BookPage key="1" />],
  ["/books/4MQ-L2", <Level2BookPage key="2" />],
  ["/books/4MQ-L3", <Level3BookPage key="3" />],
  ["/books/raising-money-smart-kids", <BookPage key="4" />],
];

const open = (path: string, page: ReactElement) =>
  render(
    <AuthProvider>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path={path.replace("raising-money-smart-kids", ":bookId")} element={page} />
        </Routes>
      </MemoryRouter>
    </AuthProvider>,
  );

it.each(PAGES)("ends %s with three things to read or play today, the chapter first", (path, page) => {
  open(path, page);
  const end = screen.getByRole("region", { name: "Start today, for free" });
  expect(end.compareDocumentPosition(screen.getAllByRole("heading", { level: 2 }).at(-1)!)).toBe(
    Node.DOCUMENT_POSITION_CONTAINED_BY | Node.DOCUMENT_POSITION_FOLLOWING,
  );
  const links = within(end)
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));
  const book = BOOKS.find(({ bookPageLink, id }) => path === (bookPageLink ?? `/books/${id}`))!;
  expect(links).toHaveLength(3);
  expect(links[0]).toBe(book.sampleChapterLink);
  expect(links[2]).toBe("/find-your-quadrant");
});

it("leads from Level 1 to the story", () => {
  open(...PAGES[0]!);
  expect(screen.getByRole("link", { name: "Read The Keeper of the Embers" })).toHaveAttribute(
    "href",
    "/short-stories/keeper-of-embers",
  );
});

it("names each chapter and each story to play as its own page does", () => {
  const titles = new Map<string, string>([
    ...CHAPTER_LINKS.map(({ path, title }) => [path, title] as const),
    ...Object.entries(PLAYS).map(([path, { title }]) => [path, title] as const),
  ]);
  const steps = Object.values(NEXT_STEPS).flat();
  const named = steps.filter(({ to }) => titles.has(to));
  expect(named).toHaveLength(CHAPTER_LINKS.length + 2);
  expect(named.map(({ title }) => title)).toEqual(named.map(({ to }) => titles.get(to)));
});

it("gives a level's page the colour of its book in the catalogue", () => {
  expect(Object.values(LEVEL_BOOKS).map(({ tone }) => tone)).toEqual(
    BOOKS.slice(0, 3).map(({ buttonColor }) => buttonColor),
  );
});
