import { afterAll, expect, it, vi } from "vitest";

vi.mock("./author", () => ({
  AUTHOR_NAME: "Ada Writer",
  AUTHOR_BIOGRAPHY: "Ada writes at night.\n\nShe has a dog.",
  AUTHOR_IN_SHORT: "Ada writes books.",
}));

// Other files of this project have loaded the same modules before, or will.
vi.resetModules();
afterAll(() => {
  vi.doUnmock("./author");
  vi.resetModules();
});

it("shows the author wherever one was still to come, from a single file", async () => {
  const { ABOUT, ABOUT_PAGE } = await import("./info/about");
  const { LEVEL_BOOKS } = await import("./books/levelBooks");
  const stories = await import("./stories/stories");
  const { LIBRARY_PAGES } = await import("./chat/libraryPages");
  expect(ABOUT.sections[0]).toMatchObject({
    title: "Ada Writer",
    blocks: ["Ada writes at night.", "She has a dog."],
  });
  expect(LEVEL_BOOKS["4MQ-L2"].authorBlurb?.text).toBe("Ada writes books.");
  expect(LEVEL_BOOKS["4MQ-L3"].authorBlurb?.text).toBe("Ada writes books.");
  const everything = JSON.stringify([ABOUT, ABOUT_PAGE, LEVEL_BOOKS, { ...stories }, LIBRARY_PAGES]);
  expect(everything).not.toMatch(/author’s (?:name|story)/u);
  expect(everything.match(/The author is Ada Writer\./gu)).toHaveLength(2);
});
