import { render } from "@testing-library/react";
import { useLayoutEffect, useRef } from "react";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import { useScrollOnNavigation } from "./useScrollOnNavigation";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const scrollBy = (position: number) => {
  vi.stubGlobal("scrollY", position);
  window.dispatchEvent(new Event("scroll"));
};

function Layout() {
  const main = useRef<HTMLElement>(null);
  useScrollOnNavigation(main);
  return (
    <main ref={main}>
      <Outlet />
    </main>
  );
}

/** A browser moves the visitor up in a page that has become shorter, before React has run the effects of the new page. */
function ShorterPage() {
  useLayoutEffect(() => scrollBy(528), []);
  return <h1>Short</h1>;
}

test("keeps the place on a page although the next page is too short for it", async () => {
  const scrollTo = vi.spyOn(globalThis, "scrollTo").mockReturnValue();
  const router = createMemoryRouter([
    {
      element: <Layout />,
      children: [
        { path: "/", element: <h1>Long</h1> },
        { path: "/short", element: <ShorterPage /> },
      ],
    },
  ]);
  const { findByRole } = render(<RouterProvider router={router} />);
  scrollBy(4000);
  await router.navigate("/short");
  await findByRole("heading", { name: "Short" });
  await router.navigate(-1);
  await findByRole("heading", { name: "Long" });
  expect(scrollTo).toHaveBeenLastCalledWith(0, 4000);
});
