/** Every page, as a search engine, a screen reader and a small phone see it. */
import type { Page } from "@playwright/test";
import { GUARDED_PAGES, PUBLIC_PAGES } from "@/content/pages";
import { expect, startSession, test } from "./fixtures";
import { expectNoLossWithLargeText } from "./largeText";
import { headers } from "./siteFiles";
import { coversOutOfShape, needlessScrollbars } from "./inPage";
import { boxOf, measure, sidewaysScroll } from "./settled";

const publicPaths = Object.keys(PUBLIC_PAGES) as (keyof typeof PUBLIC_PAGES)[];
const guardedPaths = Object.keys(GUARDED_PAGES) as (keyof typeof GUARDED_PAGES)[];

/** Light on the desktop and dark on the phone, so that each page is checked in both themes and on both screens. */
async function open(page: Page, path: string, isMobile: boolean) {
  await page.emulateMedia({ reducedMotion: "reduce", colorScheme: isMobile ? "dark" : "light" });
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
  expect(await measure(page.locator("html"), coversOutOfShape)).toEqual([]);
  expect(await measure(page.locator("html"), needlessScrollbars)).toEqual([]);
}

/** On a phone there is room for large letters, and for the end of the page above the bar. */
async function expectPhoneLayout(page: Page, footerMostPx: number) {
  await expectNoLossWithLargeText(page);
  const { height } = await boxOf(page.getByRole("contentinfo"));
  expect(height).toBeLessThanOrEqual(footerMostPx);
}

for (const path of publicPaths)
  test(
    `${path} hydrates the HTML that was there, and is accessible`,
    { tag: "@phone" },
    async ({ page, axe, isMobile }) => {
      await page.addInitScript(() => {
        addEventListener("DOMContentLoaded", () => {
          Object.assign(globalThis, { firstHeading: document.querySelector("h1") });
        });
      });
      await open(page, path, isMobile);
      await untilLoaded(page);
      await axe();
      await expect(page).toHaveTitle(PUBLIC_PAGES[path]!.title);
      await expect(page.locator("title")).toHaveCount(1);
      await expect(page.locator('meta[name="description"]')).toHaveCount(1);
      await expectBoxesInShape(page);
      if (isMobile) await expectPhoneLayout(page, 420);
      await expectNoSidewaysScroll(page);
      // The check runs only now, because React marks elements before it has finished hydrating.
      const kept = await page.evaluate(
        () => (globalThis as { firstHeading?: Element }).firstHeading === document.querySelector("h1"),
      );
      expect(kept).toBe(true);
    },
  );

for (const path of guardedPaths)
  test(
    `${path} is accessible to whoever is signed in`,
    { tag: "@phone" },
    async ({ page, axe, isMobile }) => {
      await startSession(page);
      await open(page, path, isMobile);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await untilLoaded(page);
      await axe();
      await expectBoxesInShape(page);
      if (isMobile) await expectPhoneLayout(page, 340);
      await expectNoSidewaysScroll(page);
    },
  );

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
