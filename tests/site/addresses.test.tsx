/** Addresses that are written in another way than the site's own. */
import { render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, it } from "vitest";
import { Providers } from "@/app/Providers";
import { AppRoutes } from "@/app/router";
import { expectLogged, loadPages } from "./site";

loadPages("/books", "/short-stories/:storyId", "/resources/:topic?", "*");

/** @returns the router, whose state says where the visitor is. */
function openAt(address: string) {
  const router = createMemoryRouter([{ path: "*", element: <AppRoutes /> }], { initialEntries: [address] });
  render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  );
  return router;
}

it.each([
  ["/Books?from=poster#level-1", "/books?from=poster#level-1", "The 4MQ books"],
  ["/RESOURCES/Giving", "/resources/giving", "Giving"],
  ["/Short-Stories/Keeper-of-Embers/", "/short-stories/keeper-of-embers", "The Keeper of the Embers"],
])("leads from %s to the page under its own address", async (address, own, heading) => {
  const router = openAt(address);
  expect(await screen.findByRole("heading", { level: 1, name: new RegExp(heading) })).toBeVisible();
  const { pathname, search, hash } = router.state.location;
  expect(pathname + search + hash).toBe(own);
});

it("leaves an address without a page as it is", async () => {
  const router = openAt("/No-Such-Page");
  expect(await screen.findByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
  expect(router.state.location.pathname).toBe("/No-Such-Page");
  expectLogged(/404: no page at \/No-Such-Page/);
});

it.each(["/short-stories/no-such-story", "/resources/no-such-topic"])(
  "has no page at %s",
  async (address) => {
    openAt(address);
    expect(await screen.findByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
    expectLogged(new RegExp(`404: no page at ${address}`));
  },
);
