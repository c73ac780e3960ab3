/** Buying a book, once its shop link is known: on the catalogue, its own pages and the story's. */
import { AuthProvider } from "@/backend/auth";
import { render, screen, within } from "@testing-library/react";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { afterEach, describe, expect, it } from "vitest";
import { SHOP_LINKS, type BookId } from "@/content/books/buying";
import BookPage from "@/pages/books/BookPage";
import BooksPage from "@/pages/books/BooksPage";
import Level1BookPage from "@/pages/books/Level1BookPage";
import Level2BookPage from "@/pages/books/Level2BookPage";
import Level3BookPage from "@/pages/books/Level3BookPage";
import { KEEPER_OF_THE_EMBERS } from "@/content/stories/keeper-of-embers";
import { StoryPage } from "@/pages/stories/StoryPage";

const SHOP = "https://shop.example/book";
const NOTE = "Not on sale here yet";

const BEFORE = { ...SHOP_LINKS };
afterEach(() => void Object.assign(SHOP_LINKS, BEFORE));

function open(path: string) {
  render(
    <AuthProvider>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path="/books" element={<BooksPage />} />
          <Route path="/books/4MQ-L1" element={<Level1BookPage />} />
          <Route path="/books/4MQ-L2" element={<Level2BookPage />} />
          <Route path="/books/4MQ-L3" element={<Level3BookPage />} />
          <Route path="/books/:bookId" element={<BookPage />} />
          <Route
            path="/short-stories/keeper-of-embers"
            element={<StoryPage id="keeper-of-embers" story={KEEPER_OF_THE_EMBERS} />}
          />
        </Routes>
      </MemoryRouter>
    </AuthProvider>,
  );
}

interface Place {
  path: string;
  id: BookId;
  label: string;
  title: string;
}
const PLACES: Place[] = [
  { path: "/books/4MQ-L1", id: "money-basics-for-kids", label: "Buy Now", title: "Money Basics for Kids" },
  { path: "/books/4MQ-L2", id: "teen-money-mastery", label: "Buy Now", title: "Teen Money Mastery" },
  { path: "/books/4MQ-L3", id: "teen-financial-freedom", label: "Buy Now", title: "Teen Financial Freedom" },
  {
    path: "/books/raising-money-smart-kids",
    id: "raising-money-smart-kids",
    label: "Buy Now",
    title: "Raising Money-Smart Kids",
  },
  {
    path: "/short-stories/keeper-of-embers",
    id: "money-basics-for-kids",
    label: "Buy Physical Book",
    title: "Money Basics for Kids",
  },
];

describe.each(PLACES)("the buying button of $path", ({ path, id, label, title }) => {
  it("says that the book is not on sale while no shop is known", () => {
    for (const other of Object.keys(SHOP_LINKS) as BookId[]) SHOP_LINKS[other] = other === id ? "" : SHOP;
    open(path);
    expect(screen.getByRole("button", { name: label })).toHaveAccessibleDescription(NOTE);
    expect(screen.queryByRole("link", { name: new RegExp(label) })).toBeNull();
  });

  it("links to the book's shop, and names the book and the new tab", () => {
    SHOP_LINKS[id] = SHOP;
    open(path);
    const link = screen.getByRole("link", { name: `${label}: ${title} (opens in a new tab)` });
    expect(link).toHaveTextContent(label);
    expect(link).toHaveAttribute("href", SHOP);
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAttribute("rel", "noopener");
    expect(screen.queryByRole("button", { name: label })).toBeNull();
    expect(screen.queryByText(NOTE)).toBeNull();
  });
});

it("links the catalogue's book with a shop, and has buttons for the others", () => {
  SHOP_LINKS["teen-money-mastery"] = SHOP;
  open("/books");
  const card = within(screen.getByRole("article", { name: "Teen Money Mastery" }));
  expect(card.getByRole("link", { name: /^Buy Now: Teen Money Mastery/ })).toHaveAttribute("href", SHOP);
  expect(screen.getAllByRole("button", { name: "Buy Now" })).toHaveLength(3);
  expect(screen.getAllByText(NOTE)).toHaveLength(3);
});
