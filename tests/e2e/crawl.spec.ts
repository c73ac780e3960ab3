/** Every page, as a search engine, a screen reader and a small phone see it. */
import type { Page } from "@playwright/test";
import { GUARDED_PAGES, PUBLIC_PAGES } from "@/content/pages";
import { expect, startSession, test } from "./fixtures";
import { expectGuideCoversNothing } from "./guideIcon";
import { expectNoLossWithLargeText } from "./largeText";
import { headers } from "./siteFiles";
import { coversOutOfShape, cutTexts, needlessScrollbars, offScale } from "./inPage";
import { boxOf, measure, sidewaysScroll } from "./settled";

/** The pages of questions share their parts, so the one with the most figures stands for all; of the lessons the longest does, and of the stories to play one. */
const isLikeAnother = (path: string) =>
  /^\/(?:resources\/(?:questions\/(?!tax$)|lessons\/(?!lunch-and-bus$))|play\/(?!femi$))/.test(path);
const publicPaths = (Object.keys(PUBLIC_PAGES) as (keyof typeof PUBLIC_PAGES)[]).filter(
  (path) => !isLikeAnother(path),
);
const guardedPaths = Object.keys(GUARDED_PAGES) as (keyof typeof GUARDED_PAGES)[];

/** The size and the theme of a screen on which each page is checked. */
interface Screen {
  size: { width: number; height: number };
  colorScheme: "dark" | "light";
}
const PHONE: Screen = { size: { width: 390, height: 844 }, colorScheme: "dark" };
const DESKTOP: Screen = { size: { width: 1280, height: 800 }, colorScheme: "light" };

/** On a phone: two rows of lists with five links each, the same signed in and out. */
const FOOTER_MOST_PX = 570;

async function show(page: Page, { size, colorScheme }: Screen) {
  await page.setViewportSize(size);
  await page.emulateMedia({ reducedMotion: "reduce", colorScheme });
}

async function open(page: Page, path: string) {
  await show(page, PHONE);
  const response = await page.goto(path);
  expect(response?.status()).toBe(200);
}

/** The page is also checked with everything it fetches after it has opened. */
const untilLoaded = (page: Page) =>
  expect(page.getByText(/^(?:Opening|Loading|Looking up|Fetching|The answers are on their way)/)).toHaveCount(
    0,
  );

async function expectNoSidewaysScroll(page: Page) {
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await sidewaysScroll(page)).toBe(0);
}

async function expectBoxesInShape(page: Page) {
  const html = page.locator("html");
  expect(await measure(html, coversOutOfShape)).toEqual([]);
  expect(await measure(html, needlessScrollbars)).toEqual([]);
  expect(await measure(html, offScale)).toEqual([]);
}

/** On the phone, where the page was opened, there is room for large letters, and for the end of the page above the bar. */
async function expectSoundOnBothScreens(page: Page, axe: () => Promise<void>) {
  await axe();
  await expectBoxesInShape(page);
  await expectNoLossWithLargeText(page);
  const { height } = await boxOf(page.getByRole("contentinfo"));
  expect(height).toBeLessThanOrEqual(FOOTER_MOST_PX);
  await expectNoSidewaysScroll(page);
  await expectGuideCoversNothing(page);
  await show(page, DESKTOP);
  await axe();
  await expectBoxesInShape(page);
  expect(await measure(page.getByRole("banner"), cutTexts)).toEqual([]);
}

for (const path of publicPaths)
  test(`${path} hydrates the HTML that was there, and is accessible`, async ({ page, axe }) => {
    await page.addInitScript(() => {
      addEventListener("DOMContentLoaded", () => {
        Object.assign(globalThis, { firstHeading: document.querySelector("h1") });
      });
    });
    await open(page, path);
    await untilLoaded(page);
    await expect(page).toHaveTitle(PUBLIC_PAGES[path]!.title);
    await expect(page.locator("title")).toHaveCount(1);
    await expect(page.locator('meta[name="description"]')).toHaveCount(1);
    await expectSoundOnBothScreens(page, axe);
    // The check runs only now, because React marks elements before it has finished hydrating.
    const kept = await page.evaluate(
      () => (globalThis as { firstHeading?: Element }).firstHeading === document.querySelector("h1"),
    );
    expect(kept).toBe(true);
  });

for (const path of guardedPaths)
  test(`${path} is accessible to whoever is signed in`, async ({ page, axe }) => {
    await startSession(page);
    await open(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await untilLoaded(page);
    await expectSoundOnBothScreens(page, axe);
  });

test.describe("a path that does not exist", () => {
  test.use({ expectedErrors: [/status of 404/] });

  test("answers 404 with the specified page and names the path in the console", async ({ page, axe }) => {
    const warnings: string[] = [];
    page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
    const response = await page.goto("/no/such/page");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
    await expect.poll(() => warnings.join()).toContain("/no/such/page");
    await axe();
    // The scale's measure finds a planted heading.
    await page.getByRole("heading", { level: 1 }).evaluate((heading) => {
      heading.style.fontSize = "17px";
    });
    expect(await measure(page.locator("html"), offScale)).toEqual([expect.stringContaining("17px")]);
    await page.getByRole("link", { name: "Return to Home" }).click();
    await expect(page).toHaveURL("/");
  });
});

test("the answers carry the headers that the host will be given", async ({ request }) => {
  const html = await (await request.get("/auth")).text();
  const asset = /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1];
  for (const [path, age] of [
    ["/auth", "public, max-age=0, must-revalidate"],
    ["/challenge-dashboard", "public, max-age=0, must-revalidate"],
    ["/sw.js", "no-cache"],
    [asset!, "public, max-age=31536000, immutable"],
  ] as const) {
    const answered = (await request.get(path)).headers();
    const written = headers(path);
    expect(Object.keys(written).length).toBeGreaterThan(7);
    for (const [name, value] of Object.entries(written))
      expect(answered[name.toLowerCase()], `${name} of ${path}`).toBe(value);
    expect(written["Cache-Control"], path).toBe(age);
    expect(written["Content-Security-Policy"]).toContain("default-src 'none'");
    expect(written["Content-Security-Policy"]).not.toContain("unsafe");
  }
});
