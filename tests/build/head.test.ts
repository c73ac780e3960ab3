/** Each page's head, as search engines and link previews read it. */
import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { GUARDED_PAGES, PUBLIC_PAGES } from "@/content/pages";
import { QUIZ_MONEY_BRAIN_BATTLE } from "@/content/quiz/quizMoneyBrainBattle";
import { SHARE_PICTURES, shareNameOf } from "@/content/sharing";
import { STORIES } from "@/content/stories/stories";
import { htmlFile } from "#scripts/site/prerender";
import { attribute, canonicalOf, metaOf, pageHtml, pngSize, readSite, SITE, SITE_ORIGIN } from "./site";

interface Thing {
  "@type": string;
  [key: string]: unknown;
}
interface Crumbs {
  itemListElement: { position: number; name: string; item: string }[];
}

const BLOCK = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g;

/** The items that the page's one data block describes. */
function graphOf(route: string): Thing[] {
  const blocks = [...pageHtml(route).matchAll(BLOCK)];
  expect(blocks).toHaveLength(1);
  const data = JSON.parse(blocks[0]![1]!) as { "@context": string; "@graph": Thing[] };
  expect(data["@context"]).toBe("https://schema.org");
  return data["@graph"];
}

const thing = (route: string, type: string) => graphOf(route).find((one) => one["@type"] === type);

/** Returns every address in the data, however deep. */
function addressesIn(data: unknown): string[] {
  if (typeof data === "string") return /^https?:/.test(data) ? [data] : [];
  return data && typeof data === "object" ? Object.values(data).flatMap(addressesIn) : [];
}

const SHARED_CANONICAL: Record<string, string> = {
  "/resources/free-chapters": "/resources",
  "/resources/worksheets": "/resources",
  "/resources/parent-guides": "/resources",
};

describe.each(Object.keys(PUBLIC_PAGES))("the head of %s", (route) => {
  const html = pageHtml(route);

  it("names one canonical address, with the site's own origin", () => {
    expect(html.match(/rel="canonical"/g)).toHaveLength(1);
    expect(canonicalOf(html)).toBe(`${SITE_ORIGIN}${SHARED_CANONICAL[route] ?? route}`);
    const fromALetter = ["/auth/confirm", "/auth/reset-password"].includes(route);
    expect(metaOf(html, "robots")).toBe(fromALetter ? "noindex" : undefined);
  });

  it("describes a shared link", () => {
    const { title, description } = PUBLIC_PAGES[route as `/${string}`]!;
    expect(metaOf(html, "og:title")).toBe(title.split(" | ")[0]);
    expect(metaOf(html, "og:description")).toBe(description);
    expect(metaOf(html, "og:url")).toBe(canonicalOf(html));
    expect(metaOf(html, "og:site_name")).toBe("4MQ");
    expect(metaOf(html, "og:locale")).toBe("en_GB");
    expect(["website", "book", "article"]).toContain(metaOf(html, "og:type"));
    expect(metaOf(html, "twitter:card")).toBe("summary_large_image");
    expect(metaOf(html, "og:image:alt")!.length).toBeGreaterThan(20);
  });

  it("has a share picture of 1200 by 630 under 100 KiB at the stated address", () => {
    const image = metaOf(html, "og:image")!;
    expect(image.startsWith(`${SITE_ORIGIN}/share/`)).toBe(true);
    const file = readSite(image.slice(SITE_ORIGIN.length));
    expect(pngSize(file)).toEqual({ width: 1200, height: 630 });
    expect(file.length).toBeLessThan(100 * 1024);
    expect([metaOf(html, "og:image:width"), metaOf(html, "og:image:height")]).toEqual(["1200", "630"]);
  });

  it("has structured data with absolute addresses and no invented facts", () => {
    const graph = graphOf(route);
    const addresses = addressesIn(graph).filter((address) => address !== "https://schema.org");
    expect(addresses.length).toBeGreaterThan(0);
    for (const address of addresses) expect(address.startsWith(`${SITE_ORIGIN}/`), address).toBe(true);
    expect(JSON.stringify(graph)).not.toMatch(
      /"(?:author|aggregateRating|review|offers|price|datePublished)"/,
    );
  });
});

describe("structured data", () => {
  it("structured data on the home page names the organisation and the site", () => {
    expect(thing("/", "Organization")).toMatchObject({ name: "4MQ", url: `${SITE_ORIGIN}/` });
    expect(thing("/", "WebSite")).toMatchObject({ inLanguage: "en-GB" });
    const logo = String(thing("/", "Organization")!.logo);
    expect(pngSize(readSite(logo.slice(SITE_ORIGIN.length)))).toEqual({ width: 512, height: 512 });
  });

  it.each(Object.keys(PUBLIC_PAGES).filter((route) => route !== "/"))(
    "structured data for %s gives the path from the home page",
    (route) => {
      const crumbs = (thing(route, "BreadcrumbList") as unknown as Crumbs).itemListElement;
      expect(crumbs[0]).toMatchObject({ position: 1, name: "Home", item: `${SITE_ORIGIN}/` });
      expect(crumbs.at(-1)).toMatchObject({ position: crumbs.length, item: `${SITE_ORIGIN}${route}` });
      for (const { item } of crumbs) expect(PUBLIC_PAGES).toHaveProperty([item.slice(SITE_ORIGIN.length)]);
    },
  );

  it.each([
    { route: "/books/4MQ-L1", name: "Money Basics for Kids", more: { typicalAgeRange: "8-10" } },
    { route: "/books/4MQ-L2", name: "Teen Money Mastery", more: { typicalAgeRange: "11-13" } },
    { route: "/books/4MQ-L3", name: "Teen Financial Freedom", more: { typicalAgeRange: "14-16" } },
    {
      route: "/books/raising-money-smart-kids",
      name: "Raising Money-Smart Kids",
      more: { audience: { "@type": "ParentAudience", childMinAge: 8, childMaxAge: 16 } },
    },
  ])("structured data on $route describes a book", ({ route, name, more }) => {
    expect(thing(route, "Book")).toMatchObject({ name, inLanguage: "en-GB", ...more });
  });

  it("knows the catalogue's page and the level's page as the same book", () => {
    expect(thing("/books/money-basics-for-kids", "Book")!["@id"]).toBe(
      thing("/books/4MQ-L1", "Book")!["@id"],
    );
  });

  it.each([
    ["/resources/sample-chapter", "Needs vs Wants"],
    ["/resources/level-2-sample-chapter", "Influence Invasion"],
    ["/resources/level-3-sample-chapter", "Debt Trap"],
    ["/resources/raising-money-smart-kids", "The Four Money Quadrants"],
  ])("structured data for %s describes an article that can be downloaded as a PDF", (route, headline) => {
    const article = thing(route, "Article") as Thing & { encoding: { contentUrl: string } };
    expect(article).toMatchObject({ headline, isAccessibleForFree: true });
    expect(readSite(article.encoding.contentUrl.slice(SITE_ORIGIN.length)).subarray(0, 5).toString()).toBe(
      "%PDF-",
    );
  });

  it.each(STORIES)("structured data for $route describes a short story", ({ route, title, description }) => {
    expect(thing(route, "ShortStory")).toMatchObject({ name: title, description });
  });

  it.each(STORIES)("shares $route with the story's own cover", ({ id, route, title }) => {
    expect(shareNameOf(route)).toBe(id);
    expect(SHARE_PICTURES[shareNameOf(route)].motif).toMatchObject([{ title }]);
  });

  it("structured data on the data page describes the whole quiz, with each right answer and its reason", () => {
    const quiz = thing("/quiz-data", "Quiz") as Thing & { hasPart: Record<string, unknown>[] };
    expect(quiz).toMatchObject({ name: "Money Brain Battle Quiz", timeRequired: "PT15M" });
    expect(quiz.hasPart).toHaveLength(10);
    for (const [
      index,
      { question, options, correctAnswer, explanation },
    ] of QUIZ_MONEY_BRAIN_BATTLE.questions.entries()) {
      const { text, suggestedAnswer, acceptedAnswer } = quiz.hasPart[index] as {
        text: string;
        suggestedAnswer: { text: string }[];
        acceptedAnswer: { text: string; answerExplanation: { text: string } };
      };
      expect(text).toBe(question);
      expect([...suggestedAnswer.map((answer) => answer.text), acceptedAnswer.text].toSorted()).toEqual(
        [...options].toSorted(),
      );
      expect(acceptedAnswer.text).toBe(correctAnswer);
      expect(acceptedAnswer.answerExplanation.text).toBe(explanation);
    }
  });

  it("keeps structured data out of the browser's scripts", () => {
    const scripts = readdirSync(`${SITE}/assets`).filter((file) => file.endsWith(".js"));
    expect(scripts.length).toBeGreaterThan(10);
    for (const file of scripts)
      expect(readSite(`assets/${file}`).toString(), file).not.toMatch(/schema\.org|og:image|\/share\//);
  });
});

it.each(["404.html", ...Object.keys(GUARDED_PAGES).map(htmlFile)])(
  "keeps %s out of search engines and names no address for it",
  (file) => {
    const html = readSite(file).toString();
    expect(metaOf(html, "robots")).toBe("noindex");
    expect(html).not.toMatch(/rel="canonical"|og:|ld\+json/);
  },
);

it.each([
  ["apple-touch-icon.png", 180],
  ["icon-192.png", 192],
  ["icon-512.png", 512],
])("has %s as a square of %i pixels", (file, size) => {
  expect(pngSize(readSite(file))).toEqual({ width: size, height: size });
});

it("favicon.ico holds a picture of 32 pixels, and the pages link it and the icon for telephones", () => {
  const ico = readSite("favicon.ico");
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  const [length, offset] = [ico.readUInt32LE(14), ico.readUInt32LE(18)];
  expect(ico.length).toBe(offset + length);
  expect(pngSize(ico.subarray(offset))).toEqual({ width: 32, height: 32 });
  const icons = [...pageHtml("/").matchAll(/<link[^>]*rel="(?:icon|apple-touch-icon)"[^>]*>/g)];
  const hrefs = icons.map(([tag]) => attribute(tag, "href")!);
  expect(hrefs.toSorted()).toEqual(["/apple-touch-icon.png", "/favicon.ico", "/favicon.svg"]);
  for (const href of hrefs) expect(readSite(href).length).toBeGreaterThan(100);
});
