import { beforeEach, expect, it, vi } from "vitest";

const asked = vi.hoisted(() => [] as string[]);
vi.mock("./pageLoaders", () => ({
  ROUTE_PATHS: ["/books", "/quiz", "/about", "/contact", "*"],
  PAGES: new Proxy(
    {},
    {
      get: () => ({ preload: async (path: string) => void asked.push(path) }),
    },
  ),
}));
vi.mock("@/ui/behaviour/whenIdle", () => ({ whenIdle: (work: () => unknown) => void work() }));

const link = (path: string, top: number) => {
  const element = document.createElement("a");
  element.href = path;
  element.getBoundingClientRect = () => ({ top, bottom: top + 44 }) as DOMRect;
  return element;
};
/** The page's main part with links at these heights. */
function show(links: [path: string, top: number][]) {
  const main = document.createElement("main");
  main.append(...links.map(([path, top]) => link(path, top)));
  document.body.replaceChildren(main);
}

beforeEach(() => {
  asked.length = 0;
});

it("fetches the pages behind links on the screen first, each once, and those of the next page after it took the focus", async () => {
  const { preloadLinkedPages } = await import("./preload");
  show([
    ["/about", -500],
    ["/contact", 5000],
    ["/books", 100],
    ["/books", 200],
  ]);
  preloadLinkedPages();
  await vi.waitFor(() => expect(asked).toHaveLength(3));
  expect(asked[0]).toBe("/books");
  expect(asked.toSorted()).toEqual(["/about", "/books", "/contact"]);
  show([
    ["/books", 100],
    ["/quiz", 100],
  ]);
  document.body.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  await vi.waitFor(() => expect(asked).toHaveLength(4));
  expect(asked[3]).toBe("/quiz");
});
