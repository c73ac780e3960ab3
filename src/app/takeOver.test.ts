import { expect, it } from "vitest";
import { canHydrate } from "./canHydrate";

it.each([
  { html: "its own page", prerendered: "/auth", pathname: "/auth" },
  { html: "its own page, asked for with a slash", prerendered: "/auth", pathname: "/auth/" },
  { html: "the home page", prerendered: "/", pathname: "/" },
  { html: "the 404 page where there is nothing", prerendered: "*", pathname: "/no/such/page" },
])("hydrates $html", ({ prerendered, pathname }) => {
  expect(canHydrate(prerendered, pathname)).toBe(true);
});

it.each([
  { html: "the shell of the signed-in pages", prerendered: undefined, pathname: "/challenge-dashboard" },
  { html: "a page under another address", prerendered: "/auth", pathname: "/auth.html" },
  {
    html: "the 404 page where a page of the site says so itself",
    prerendered: "*",
    pathname: "/books/no-such-book",
  },
])("renders $html again", ({ prerendered, pathname }) => {
  expect(canHydrate(prerendered, pathname)).toBe(false);
});
