/** Checks the bytes that a visitor's phone fetches, in brotli KiB, against the budgets. */
import { describe, expect, it } from "vitest";
import { firstScreen, scriptBudgets } from "#scripts/site/budgets";
import { mainText } from "#scripts/site/pageText";
import { brotliKib, KIB, weightsOf } from "#scripts/site/weights";
import { TEST_RECORDING } from "#scripts/testing/recording";
import { PUBLIC_PAGES } from "@/content/pages";
import { LESSON_PATHS } from "@/content/lessons/lessons";
import { QUESTION_PAGES } from "@/content/questions/questionPages";
import { STORY_IDS, storyPath } from "@/content/stories/storyFiles";
import { TOPIC_PATHS } from "@/content/resources/topics/topics";
import { pageHtml, readSite, scriptsOf, SITE } from "./site";

describe("JavaScript", () => {
  it.each(scriptBudgets(SITE))("the JavaScript of $name is at most $max KiB", ({ kib, max }) => {
    expect(kib).toBeLessThanOrEqual(max);
  });

  it("the JavaScript that every visitor gets holds neither Supabase nor the query cache nor Radix", () => {
    const shell = scriptsOf("src/app/entry.ts", "src/app/main.tsx");
    const code = [...shell].map((file) => readSite(file).toString()).join();
    const found = ["GoTrueClient", "QueryClient", "RovingFocus"].filter((sign) => code.includes(sign));
    expect(found).toEqual([]);
  });
});

/** Pages made for reading: their text is the reason for the visit, so it is counted apart from the budget. */
const TEXTS: readonly string[] = [
  "/resources/sample-chapter",
  "/resources/level-2-sample-chapter",
  "/resources/level-3-sample-chapter",
  "/resources/raising-money-smart-kids",
  ...STORY_IDS.map(storyPath),
  "/privacy",
  "/terms",
  ...TOPIC_PATHS,
  ...LESSON_PATHS,
  ...Object.values(QUESTION_PAGES).map(({ path }) => path),
];

const { kibOf } = weightsOf(SITE);
const STYLE = /<style id="first">([\s\S]*?)<\/style>/;
/** The bytes that a server may send before it hears from the browser again: ten packets. */
const FIRST_PACKETS = 10 * 1460;
/** Headers of an answer, as the site's own servers send them. */
const HEADERS = 1400;
/** None of these bytes is fetched before somebody presses Play. */
const RECORDING = `<audio src="${TEST_RECORDING}" preload="none">`;

describe.each(Object.keys(PUBLIC_PAGES))("the page %s", (route) => {
  const html = pageHtml(route);

  it("has at most 8 KiB of HTML besides a long text, and comes in the first packets unless it has one", () => {
    const text = TEXTS.includes(route) ? brotliKib(mainText(html)) : 0;
    expect(brotliKib(html.replace(STYLE, "")) - text).toBeLessThanOrEqual(8);
    if (!text) expect(brotliKib(html) * KIB + HEADERS).toBeLessThanOrEqual(FIRST_PACKETS);
  });

  it("waits for no style sheet and no font", () => {
    const forScripts = html.replace(/<noscript>.*?<\/noscript>/g, "");
    expect(forScripts).not.toMatch(/rel="stylesheet"(?! href="[^"]+" disabled)/);
    expect(html).not.toMatch(/rel="preload"[^>]*as="font"/);
    expect(STYLE.exec(html)![1]).not.toContain(".woff2");
  });

  it("has no inline script, no style attribute and nothing from other origins", () => {
    // Data blocks are excluded, because no browser runs them.
    expect(html).not.toMatch(/<script(?![^>]*\ssrc=)(?! type="application\/ld\+json">)/);
    expect(html).not.toMatch(/<[^>]+\sstyle=/);
    // The canonical address is written in full, and nothing is fetched from it, nor from a link before it is opened.
    const rest = html.replace(/<link rel="canonical"[^>]*>|<a [^>]*>/g, "").replace(RECORDING, "");
    expect(rest).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
  });
});

it("the site's styles are at most 12.9 KiB, of which every page brings at most 8", () => {
  const html = pageHtml("/");
  expect(kibOf(/id="styles"[^>]* href="\/([^"]+)"/.exec(html)![1]!)).toBeLessThanOrEqual(12.9);
  expect(brotliKib(STYLE.exec(html)![1]!)).toBeLessThanOrEqual(8);
});

it("the first screen comes to at most 175 KiB in at most 10 requests", () => {
  const { kib, requests } = firstScreen(SITE);
  expect(kib).toBeLessThanOrEqual(175);
  expect(requests).toBeLessThanOrEqual(10);
});

it("names everything a signed-in page needs in its frame, and nothing on a public page", () => {
  const named = (html: string, rel: string) =>
    [...html.matchAll(/<link rel="(\w+)" href="\/([^"]+)" fetchpriority="low">/g)]
      .filter((match) => match[1] === rel)
      .map((match) => match[2]!);
  const html = pageHtml("/challenge-dashboard");
  const atOnce = named(html, "modulepreload");
  // Those that ask for its data come first.
  const asking = scriptsOf("src/app/early/dashboard.ts", "src/backend/reader.ts");
  expect(atOnce).toEqual([...new Set([...asking, ...scriptsOf("src/app/mount.ts")])]);
  const needed = scriptsOf(
    "src/app/main.tsx",
    "src/app/SignedInArea.tsx",
    "src/parts/today/TodayStrip.tsx",
    "src/pages/journal/ChallengeDashboardPage.tsx",
    "src/pages/journal/MissionPrompt.tsx",
    "src/backend/supabase.ts",
  );
  expect(new Set([...atOnce, ...named(html, "later")])).toEqual(new Set([...atOnce, ...needed]));
  for (const route of Object.keys(PUBLIC_PAGES)) {
    expect(named(pageHtml(route), "modulepreload"), route).toEqual([]);
    expect(named(pageHtml(route), "later"), route).toEqual([]);
  }
});

it("the theme script, which blocks the page, is under 500 bytes", () => {
  expect(readSite("theme.js").length).toBeLessThan(500);
});
