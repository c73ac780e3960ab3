/**
 * The promises of the line under the home page's heading, "All free to read. No adverts, no tracking, no account needed.",
 * and of the page about 4MQ, each held to the built site.
 */
import { describe, expect, it } from "vitest";
import { HERO } from "@/content/home/home";
import { ABOUT } from "@/content/info/about";
import { PUBLIC_PAGES } from "@/content/pages";
import type { ReadingSection } from "@/content/reading/reading";
import { CHAPTER_PAGES } from "@/content/resources/chapters/chapters";
import { CHAPTERS } from "@/content/resources/downloads";
import { WRITTEN_TOPICS } from "@/content/resources/allTopics";
import { TOPIC_PATHS } from "@/content/resources/topics/topics";
import { STORY_FILES, STORY_IDS, storyPath } from "@/content/stories/storyFiles";
import { contentSecurityPolicy } from "#scripts/site/headers";
import { headersAt, readHeaderRules } from "#scripts/site/parseHeaders";
import { mainText } from "#scripts/site/pageText";
import { pageDocument } from "./documents";
import { pageHtml, readSite, SITE_ORIGIN } from "./site";

const routes = Object.keys(PUBLIC_PAGES);
const headers = headersAt(readHeaderRules(readSite("_headers").toString()), "/");
const policy = headers["Content-Security-Policy"]!;

/** Elements that fetch by themselves; a recording waits for its visitor. */
const FETCHING = "script[src], img[src], iframe, embed, object, link[rel=stylesheet]";

it("says these words and no others, so that a test stands behind each", () => {
  expect(HERO.trust).toBe("All free to read. No adverts, no tracking, no account needed.");
  const [facts] = pageDocument("/about").querySelectorAll("main ul");
  expect([...facts!.querySelectorAll("strong")].map(({ textContent }) => textContent)).toEqual([
    "Free",
    "No adverts, no tracking",
    "Sums and facts checked",
  ]);
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

it("lets no page ask the browser for a payment", () => {
  expect(headers["Permissions-Policy"]).toContain("payment=()");
});

it("lets the browser fetch and send nothing anywhere but here", () => {
  for (const name of ["connect-src", "script-src", "img-src", "frame-src", "form-action"])
    expect(new RegExp(`(?:^|; )${name} ([^;]*)`).exec(policy)?.[1] ?? "'none'").toMatch(
      /^(?:'self'|'none'|data:|blob:|'sha256-[^']+'|\s)+$/,
    );
  const noOrigins = { script: [], style: [], media: [], connect: [], form: [], frame: [] };
  expect(contentSecurityPolicy({ inlineStyleHashes: [], origins: noOrigins })).not.toMatch(/https?:/u);
});

it("sets no cookie", () => {
  expect(readSite("_headers").toString()).not.toMatch(/set-cookie/i);
});

const plainWords = (sections: readonly ReadingSection[]) =>
  sections.flatMap(({ blocks }) => blocks.filter((block) => typeof block === "string"));

it.each([
  ...[...CHAPTERS, ...WRITTEN_TOPICS].map(({ path, sections }) => [path as string, () => sections] as const),
  ...STORY_IDS.map(
    (id) => [storyPath(id) as string, async () => (await STORY_FILES[id]()).sections] as const,
  ),
])("holds all the words of %s, without an account", async (path, sections) => {
  const text = mainText(pageHtml(path));
  for (const words of plainWords(await sections())) expect(text).toContain(words);
});

it("has a public page for each chapter and each topic", () => {
  for (const path of [...Object.keys(CHAPTER_PAGES), ...TOPIC_PATHS]) expect(routes, path).toContain(path);
});

it.each([
  ...Object.keys(CHAPTER_PAGES),
  ...WRITTEN_TOPICS.map(({ path }) => path),
  "/resources/ways-to-earn",
])("dates the facts of %s", (path) => {
  expect(pageDocument(path).querySelector("main")!.textContent).toMatch(/checked on \d{1,2} \w+ 2\d{3}/iu);
});

it("names the owner's gap, but not first", () => {
  const ids = ABOUT.sections.map(({ id }) => id);
  expect(ids.slice(0, 2)).toEqual(["how-we-check", "what-it-costs"]);
  expect(ids.at(-1)).toBe("who-runs-it");
});
