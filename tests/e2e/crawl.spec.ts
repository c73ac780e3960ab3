/** Every page, as a search engine, a screen reader and a small phone meet it. */
import type { Page } from "@playwright/test";
import { GUARDED_PAGES, PUBLIC_PAGES } from "@/content/pages";
import { expect, signUp, test, untilHydrated } from "./fixtures";
import { headers } from "./siteFiles";

const publicPaths = Object.keys(PUBLIC_PAGES) as (keyof typeof PUBLIC_PAGES)[];
const guardedPaths = Object.keys(GUARDED_PAGES) as (keyof typeof GUARDED_PAGES)[];

const internalLinks = (page: Page) =>
  page.evaluate(() =>
    [...document.links].filter((link) => link.origin === location.origin).map((link) => link.pathname),
  );

/** Changes the theme; without motion, too, colours arrive with the next frame. */
async function showColours(page: Page, colorScheme: "light" | "dark") {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );
}

async function expectNoSidewaysScroll(page: Page) {
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
}

test("the nav bar's links all stand in the prerendered HTML", async ({ request }) => {
  const html = await (await request.get("/")).text();
  const nav = /<nav[^>]*aria-label="Main"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? "";
  const inNav = [...nav.matchAll(/href="([^"]+)"/g)].map((match) => match[1]);
  expect(inNav).toEqual(
    expect.arrayContaining([
      "/books",
      "/books/4MQ-L1",
      "/books/4MQ-L2",
      "/books/4MQ-L3",
      "/audiobooks",
      "/short-stories",
      "/resources",
      "/resources/sample-chapter",
      "/quiz",
      "/find-your-quadrant",
      "/kpi-scorecard",
      "/90-days-money-smart-challenge",
      "/90-days-money-smart-challenge-uk",
      "/challenge-dashboard",
      "/community",
      "/research-questionnaire",
      "/about",
      "/contact",
      "/auth",
      "/privacy",
      "/terms",
    ]),
  );
  expect(html).toMatch(/<a (?=[^>]*href="\/")[^>]*aria-label="4MQ, home"/);
});

test("every link leads to a page that stands", async ({ page, request }) => {
  const linked = new Set<string>();
  for (const path of publicPaths) {
    await page.goto(path);
    for (const link of await internalLinks(page)) linked.add(link);
  }
  const standing = new Set<string>([...publicPaths, ...guardedPaths]);
  expect([...linked].filter((link) => !standing.has(link)).toSorted()).toEqual([]);
  for (const link of standing) expect((await request.get(link)).status(), link).toBe(200);
});

for (const path of publicPaths) {
  const { title, description } = PUBLIC_PAGES[path]!;

  test(`${path} can be read without scripts`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    expect(html).toContain(`<title>${title}</title>`);
    expect(html).toContain(`<meta name="description" content="${description}"`);
    expect(html).toMatch(/<h1[\s>]/);
    // But data blocks, which no browser runs.
    expect(html).not.toMatch(/<script(?![^>]*\ssrc=)(?! type="application\/ld\+json">)/);
  });

  test(
    `${path} hydrates the HTML that was there, and is accessible`,
    { tag: "@phone" },
    async ({ page, axe }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.addInitScript(() => {
        addEventListener("DOMContentLoaded", () => {
          Object.assign(globalThis, { firstHeading: document.querySelector("h1") });
        });
      });
      await page.goto(path);
      await untilHydrated(page);
      const kept = await page.evaluate(
        () => (globalThis as { firstHeading?: Element }).firstHeading === document.querySelector("h1"),
      );
      expect(kept).toBe(true);
      await expect(page).toHaveTitle(title);
      await expect(page.locator("title")).toHaveCount(1);
      await expect(page.locator('meta[name="description"]')).toHaveCount(1);
      for (const colorScheme of ["light", "dark"] as const) {
        await showColours(page, colorScheme);
        await axe();
      }
      await expectNoSidewaysScroll(page);
    },
  );
}

for (const path of guardedPaths)
  test(`${path} is accessible to whoever is signed in`, { tag: "@phone" }, async ({ page, axe }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await signUp(page);
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    for (const colorScheme of ["light", "dark"] as const) {
      await showColours(page, colorScheme);
      await axe();
    }
    await expectNoSidewaysScroll(page);
  });

test.describe("a path that does not exist", () => {
  test.use({ expectedErrors: [/status of 404/] });

  test("answers 404 with the specified page and names the path in the console", async ({ page, axe }) => {
    const warnings: string[] = [];
    page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
    const response = await page.goto("/no/such/page");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
    await untilHydrated(page);
    expect(warnings.join()).toContain("/no/such/page");
    await axe();
    await page.getByRole("link", { name: "Return to Home" }).click();
    await expect(page).toHaveURL("/");
  });
});

test("the answers carry the headers that the host will be given", async ({ page, request }) => {
  await page.goto("/auth");
  const asset = await page.locator('script[type="module"]').first().getAttribute("src");
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
