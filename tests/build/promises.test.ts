/** The promises of the page about 4MQ, each held to the built site. */
import { expect, it } from "vitest";
import { PUBLIC_PAGES } from "@/content/pages";
import { ABOUT } from "@/content/info/about";
import { CHAPTER_PAGES } from "@/content/resources/chapters/chapters";
import { WRITTEN_TOPICS } from "@/content/resources/allTopics";
import { contentSecurityPolicy, securityHeaders } from "#scripts/site/headers";
import { pageDocument } from "./documents";
import { pageHtml } from "./site";

const PAGES = Object.keys(PUBLIC_PAGES);
const NO_ORIGINS = { script: [], style: [], media: [], connect: [], form: [], frame: [] };

it("makes three promises, before anything else on the page", () => {
  const [facts] = pageDocument("/about").querySelectorAll("main ul");
  expect([...facts!.querySelectorAll("strong")].map(({ textContent }) => textContent)).toEqual([
    "Free",
    "No adverts, no tracking",
    "Sums and facts checked",
  ]);
});

it("is free: no page has a field for a card, and no page may ask the browser for a payment", () => {
  for (const path of PAGES) expect(pageHtml(path), path).not.toMatch(/autocomplete="cc-/iu);
  const options = { inlineStyleHashes: [], origins: NO_ORIGINS };
  expect(securityHeaders(options)["Permissions-Policy"]).toContain("payment=()");
});

it("has no adverts and no tracking: pages load scripts, frames and pictures from this site alone", () => {
  const policy = contentSecurityPolicy({ inlineStyleHashes: [], origins: NO_ORIGINS });
  expect(policy).not.toMatch(/https?:/u);
  for (const path of PAGES) {
    const page = pageDocument(path);
    const loaded = [...page.querySelectorAll("script[src], iframe, img[src]")].map(
      (element) => element.getAttribute("src") ?? "",
    );
    expect(
      loaded.filter((src) => !/^(?:\/(?!\/)|data:)/u.test(src)),
      path,
    ).toEqual([]);
  }
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
