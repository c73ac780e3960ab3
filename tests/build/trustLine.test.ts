/** Each word of the line under the home page's heading: "All free to read. No adverts, no tracking, no account needed." */
import { describe, expect, it } from "vitest";
import { HERO } from "@/content/home/home";
import { PUBLIC_PAGES } from "@/content/pages";
import { CHAPTER_LINKS } from "@/content/resources/chapters/chapters";
import { TOPIC_PATHS } from "@/content/resources/topics/topics";
import { STORY_FILES, STORY_IDS, storyPath } from "@/content/stories/storyFiles";
import { headersAt, readHeaderRules } from "#scripts/site/parseHeaders";
import { mainText } from "#scripts/site/pageText";
import { pageDocument } from "./documents";
import { pageHtml, readSite, SITE_ORIGIN } from "./site";

const routes = Object.keys(PUBLIC_PAGES);
const policy = headersAt(readHeaderRules(readSite("_headers").toString()), "/")["Content-Security-Policy"]!;

/** Elements that fetch by themselves; a recording waits for its visitor. */
const FETCHING = "script[src], img[src], iframe, embed, object, link[rel=stylesheet]";

it("says these words and no others, so that a test stands behind each", () => {
  expect(HERO.trust).toBe("All free to read. No adverts, no tracking, no account needed.");
});

describe.each(routes)("the page %s", (route) => {
  const page = pageDocument(route);

  it("brings nothing from anybody else, in which an advert or a tracker could be", () => {
    const from = [...page.querySelectorAll(FETCHING)].map(
      (element) =>
        new URL(element.getAttribute("src") ?? element.getAttribute("href") ?? "", SITE_ORIGIN).origin,
    );
    expect(new Set(from)).toEqual(new Set([SITE_ORIGIN]));
  });

  it("asks for no payment: no field for a card, and no form that goes to a shop", () => {
    expect(page.querySelectorAll('[autocomplete^="cc-"], input[name*="card"]')).toHaveLength(0);
    for (const form of page.querySelectorAll("form[action]"))
      expect(form.getAttribute("action")).toMatch(/^\/functions\/v1\/forms\//);
  });
});

it("lets the browser fetch and send nothing anywhere but here", () => {
  for (const name of ["connect-src", "script-src", "img-src", "frame-src", "form-action"])
    expect(new RegExp(`(?:^|; )${name} ([^;]*)`).exec(policy)?.[1] ?? "'none'").toMatch(
      /^(?:'self'|'none'|data:|blob:|'sha256-[^']+'|\s)+$/,
    );
});

it("sets no cookie, and keeps no name for advertising", () => {
  expect(readSite("_headers").toString()).not.toMatch(/set-cookie/i);
});

it("holds the whole of the story, each chapter and each topic, without an account", async () => {
  for (const path of [...CHAPTER_LINKS.map((chapter) => chapter.path), ...TOPIC_PATHS])
    expect(routes, path).toContain(path);
  for (const id of STORY_IDS) {
    const text = mainText(pageHtml(storyPath(id)));
    // oxlint-disable-next-line no-await-in-loop
    for (const { blocks } of (await STORY_FILES[id]()).sections)
      for (const block of blocks) if (typeof block === "string") expect(text).toContain(block);
  }
});
