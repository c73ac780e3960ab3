import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useLayoutEffect, useRef, useState } from "react";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router-dom";
import { afterEach, describe, expect, it, test, vi } from "vitest";
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

/** From 4,000 pixels down a long page to a short one, and back, until the effects of the long page have run. */
async function goToShorterPageAndBack() {
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
  await waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith(0, 4000));
  return scrollTo;
}

test("keeps the place on a page although the next page is too short for it", async () => {
  const scrollTo = await goToShorterPageAndBack();
  expect(scrollTo).toHaveBeenLastCalledWith(0, 4000);
});

test("gives the place back as the page grows, until the reader acts", async () => {
  let grow = () => {};
  class Sizes {
    constructor(told: () => void) {
      grow = told;
    }
    observe() {}
    disconnect() {
      grow = () => {};
    }
  }
  vi.stubGlobal("ResizeObserver", Sizes);
  const scrollTo = await goToShorterPageAndBack();
  scrollTo.mockClear();
  grow();
  expect(scrollTo.mock.calls).toEqual([[0, 4000]]);
  fireEvent.wheel(window);
  grow();
  expect(scrollTo).toHaveBeenCalledTimes(1);
});

describe("a link to a part of a page", () => {
  const WORDS = (
    <>
      <h1>Words</h1>
      <h2 id="wealth">Wealth</h2>
      <a href="/">Home</a>
    </>
  );
  const scrolledTo: Element[] = [];

  /** The site at its home page, with a page of words that loads when the test says so. */
  function openSite(at = "/") {
    scrolledTo.length = 0;
    const scrollTo = vi.spyOn(globalThis, "scrollTo").mockReturnValue();
    vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(function (this: Element) {
      scrolledTo.push(this);
    });
    const loads = new Set<() => void>();
    function Words() {
      const [isThere, setIsThere] = useState(false);
      useLayoutEffect(() => {
        const load = () => setIsThere(true);
        loads.add(load);
        return () => void loads.delete(load);
      }, []);
      return isThere ? WORDS : <p>Loading</p>;
    }
    const pages = [
      { path: "/", element: <h1>Home</h1> },
      { path: "/words", element: <Words /> },
    ];
    const router = createMemoryRouter([{ element: <Layout />, children: pages }], { initialEntries: [at] });
    render(<RouterProvider router={router} />);
    const load = () =>
      act(() => {
        for (const loaded of loads) loaded();
      });
    return { router, scrollTo, load };
  }

  it("leads to the part of a page that was still loading, and puts the focus there", async () => {
    const { router, load } = openSite();
    await act(() => router.navigate("/words#wealth"));
    expect(scrolledTo).toEqual([]);
    load();
    const part = await screen.findByRole("heading", { name: "Wealth" });
    await waitFor(() => expect(part).toHaveFocus());
    expect(scrolledTo).toEqual([part]);
  });

  it("leads to a part that comes late on the page that was opened", async () => {
    const { load } = openSite("/words#wealth");
    load();
    await waitFor(() => expect(scrolledTo).toEqual([screen.getByRole("heading", { name: "Wealth" })]));
  });

  it("does not move a reader who has begun to read", async () => {
    const { router, load } = openSite();
    await act(() => router.navigate("/words#wealth"));
    fireEvent.wheel(window);
    load();
    expect(await screen.findByRole("heading", { name: "Words" })).toBeVisible();
    expect(scrolledTo).toEqual([]);
  });

  it("puts the focus on the heading of a page without that part", async () => {
    const { router, load } = openSite();
    await act(() => router.navigate("/words#%E0%A4%A"));
    load();
    await waitFor(() => expect(screen.getByRole("heading", { name: "Words" })).toHaveFocus());
  });

  it("gives back the place that was left, and not the part", async () => {
    const { router, scrollTo, load } = openSite("/words#wealth");
    load();
    await waitFor(() => expect(scrolledTo).toHaveLength(1));
    scrollBy(200);
    await act(() => router.navigate("/"));
    await act(() => router.navigate(-1));
    load();
    await waitFor(() => expect(screen.getByRole("heading", { name: "Words" })).toHaveFocus());
    expect(scrollTo).toHaveBeenLastCalledWith(0, 200);
    expect(scrolledTo).toHaveLength(1);
  });
});
