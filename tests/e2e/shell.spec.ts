/** The frame of every page: menus, focus, scrolling, theme, and the ways back when something breaks. */
import { devices, type Page } from "@playwright/test";
import { expect, deferred, test } from "./fixtures";
import { looksOf } from "./inPage";
import { boxesOf } from "./settled";

const { defaultBrowserType: _, ...phone } = devices["Pixel 7"]!;

const mainNav = (page: Page) => page.getByRole("navigation", { name: "Main" });

test("opens the menus by click and by keyboard, one at a time, and closes them by Escape", async ({
  page,
}) => {
  await page.goto("/");
  const books = mainNav(page).locator("summary", { hasText: "Books" });
  const dashboard = mainNav(page).getByRole("link", { name: "Challenge Dashboard" });
  await books.click();
  await expect(mainNav(page).getByRole("link", { name: "All Books" })).toBeVisible();
  const challenge = mainNav(page).locator("summary", { hasText: "90-Day Challenge" });
  await challenge.focus();
  await page.keyboard.press("Enter");
  await expect(dashboard).toBeVisible();
  await expect(mainNav(page).getByRole("link", { name: "All Books" })).toBeHidden();
  await page.keyboard.press("Tab");
  await expect(mainNav(page).getByRole("link", { name: "About the Challenge" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dashboard).toBeHidden();
  await expect(challenge).toBeFocused();
  await challenge.click();
  await page.getByRole("heading", { level: 1 }).click();
  await expect(dashboard).toBeHidden();
});

test("opens a menu before any script has loaded", async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL! });
  await page.goto("/", { waitUntil: "load" });
  await mainNav(page).locator("summary", { hasText: "Resources" }).click();
  await expect(mainNav(page).getByRole("link", { name: "Free Resources" })).toBeVisible();
  await page.close();
});

test.describe("on a phone", () => {
  test.use({ ...phone });

  test("opens and closes the menu sheet, leads on, and returns the focus", async ({ page, axe }) => {
    await page.goto("/auth");
    const menu = page.getByRole("button", { name: "Menu", exact: true });
    await menu.click();
    await expect(mainNav(page).getByRole("link", { name: "Sign In" })).toBeVisible();
    await axe();
    await page.getByRole("button", { name: "Close menu" }).click();
    await expect(mainNav(page)).toBeHidden();
    await expect(menu).toBeFocused();
    await menu.click();
    // A tablet that is turned has the row of the desktop.
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(mainNav(page).getByRole("button", { name: "Close menu" })).toBeHidden();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(mainNav(page)).toBeHidden();
    await menu.click();
    await mainNav(page).locator("summary", { hasText: "Books" }).click();
    await expect(mainNav(page).getByRole("link", { name: "All Books" })).toBeVisible();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await expect(mainNav(page)).toBeHidden();
    await menu.click();
    await mainNav(page).getByRole("link", { name: "4MQ, home" }).click();
    await expect(page.getByRole("heading", { level: 1, name: /Empowering Kids/ })).toBeFocused();
    await expect(mainNav(page)).toBeHidden();
    // On that page it leads nowhere new, and still closes the sheet.
    await menu.click();
    await mainNav(page).getByRole("link", { name: "4MQ, home" }).click();
    await expect(mainNav(page)).toBeHidden();
  });
});

test("has the first thing to press on a phone's first screen", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [path, name] of [
    ["/", "I am a child or teenager"],
    ["/short-stories", "Read Story"],
    ["/books/4MQ-L1", "Free Sample Chapter"],
    ["/books/4MQ-L2", "Free Sample Chapter"],
    ["/books/4MQ-L3", "Free Sample Chapter"],
  ] as const) {
    await page.goto(path);
    const link = page.getByRole("main").getByRole("link", { name, exact: true }).first();
    await expect.soft(link, `${name} on ${path}`).toBeInViewport({ ratio: 1 });
  }
});

test("prefetches the pages of the text with their styles, then the header's, then those of a menu that opens", async ({
  page,
}) => {
  const requested: string[] = [];
  page.on("request", (request) => void requested.push(request.url()));
  const place = (file: RegExp) => requested.findIndex((url) => file.test(url));
  const inHeader = page.waitForRequest("**/assets/AuthPage-*.js");
  await page.goto("/books/4MQ-L2");
  await inHeader;
  for (const file of [/Level2ChapterPage-/, /reading-.*\.css/])
    expect(place(file), String(file)).toBeGreaterThan(place(/CharacterLevelBook-/));
  expect(place(/AuthPage-/)).toBeGreaterThan(place(/Level2ChapterPage-/));
  const inMenu = page.waitForRequest("**/assets/AudiobooksPage-*.js");
  await mainNav(page).locator("summary", { hasText: "Stories & Audio" }).click();
  await inMenu;
});

test("skips the header by the skip link", async ({ page }) => {
  await page.goto("/auth");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("starts a new page at its top with the focus on its heading, and returns to the place on going back", async ({
  page,
}) => {
  await page.setViewportSize({ width: 900, height: 500 });
  await page.goto("/");
  await page.evaluate(() => scrollTo(0, 400));
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('footer a[href="/about"]')!.focus({ preventScroll: true }),
  );
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(200);
  await page.evaluate(() => document.querySelector<HTMLElement>('header a[href="/auth"]')!.click());
  await expect(page.getByRole("heading", { name: "Welcome Back" })).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page).toHaveTitle("Sign in or join | 4MQ");
  await page.goBack();
  // The focus comes after the place, and must not move the page.
  await expect(page.getByRole("heading", { level: 1, name: /Empowering Kids/ })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(left);
});

test("returns to the place on a long page also after a reload in between", async ({ page }) => {
  await page.goto("/short-stories/keeper-of-embers");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.evaluate(() => scrollTo(0, 4000));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(4000);
  await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/about"]')!.click());
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toBeFocused();
  await page.reload();
  await page.goBack();
  await expect(heading).toHaveText("The Keeper of the Embers");
  await expect(heading).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(4000);
});

test("applies the chosen theme before the first paint, and keeps it", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/");
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await background();
  await page.getByRole("radio", { name: "Dark" }).check();
  const dark = await background();
  expect(dark).not.toBe(light);
  // No script but the blocking one: what stands now stood in the first paint.
  await page.route("**/assets/*.js", (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
  await page.reload({ waitUntil: "load" });
  await expect.poll(() => background()).toBe(dark);
  await page.unroute("**/assets/*.js");
  await page.goto("/auth");
  await expect(page.getByRole("radio", { name: "Dark" })).toBeChecked();
  await page.getByRole("radio", { name: "Same as this device" }).check();
  await expect.poll(() => background()).toBe(light);
});

test.describe("with a screen that can be touched", () => {
  test.use({ hasTouch: true });

  test("explains each tile of the money map by pointing, by keyboard and by tapping", async ({ page }) => {
    await page.goto("/");
    const map = page.getByRole("region", { name: "The money map" });
    // A tile speaks inside itself, in its own name.
    const speaks = (name: string) => map.getByRole("button", { name: new RegExp(`^${name}.*Next: `) });
    await expect(speaks(".*")).toHaveCount(0);
    const keeper = map.getByRole("button", { name: /Careful Keeper/ });
    await keeper.hover();
    await expect(speaks("Careful Keeper")).toBeVisible();
    await expect(keeper).toHaveAttribute("aria-pressed", "true");
    await map.getByRole("button", { name: /Learning Grower/ }).focus();
    await expect(speaks("Learning Grower")).toBeVisible();
    const spender = map.getByRole("button", { name: /Fun Spender/ });
    await spender.tap();
    await expect(speaks("Fun Spender")).toBeVisible();
    await expect(speaks(".*")).toHaveCount(1);
    await expect(spender).toHaveAttribute("aria-pressed", "true");

    await page.setViewportSize({ width: 390, height: 844 });
    const before = await boxesOf([map.getByRole("button").nth(0), map.getByRole("button").nth(3)]);
    await map.getByRole("button").nth(0).tap();
    const after = await boxesOf([map.getByRole("button").nth(0), map.getByRole("button").nth(3)]);
    const sizes = (boxes: typeof before) => boxes.map(({ width, height }) => [width, height]);
    expect(sizes(after), "a tile that speaks keeps its size").toEqual(sizes(before));
  });
});

test.describe("when something breaks", () => {
  test.use({ expectedErrors: [/./] });

  test("reloads a page whose file is gone after a deployment once, and then offers two ways on", async ({
    page,
  }) => {
    let loads = 0;
    page.on("request", (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    const answer = deferred();
    await page.route("**/assets/AuthPage-*.js", async (route) => {
      await answer.released;
      await route.fulfill({ status: 404 });
    });
    await page.goto("/");
    await mainNav(page).getByRole("link", { name: "Sign In" }).click();
    // Within sight, the footer would jump when the page comes.
    await expect(page.getByText("Opening your page")).toBeVisible();
    await expect(page.getByRole("contentinfo")).not.toBeInViewport();
    answer.release();
    await expect.poll(() => loads).toBe(2);
    await expect(page.getByRole("heading", { name: "This page has a problem" })).toBeVisible();
    await expect(page).toHaveURL("/auth");
    await expect(mainNav(page)).toBeVisible();
    await page.getByRole("link", { name: "Go to the home page" }).click();
    await expect(page.getByRole("heading", { name: /Empowering Kids/ })).toBeVisible();
    expect(loads).toBe(2);
    await page.goBack();
    await expect(page.getByRole("heading", { name: "This page has a problem" })).toBeVisible();
    // The site that is reloaded is the new version, which has its files.
    await page.unroute("**/assets/AuthPage-*.js");
    await page.getByRole("button", { name: "Reload the page" }).click();
    await expect(page.getByLabel("Password", { exact: true })).toBeEnabled();
    await expect(page).toHaveURL("/auth");
    expect(loads).toBe(3);
  });

  test("says that styles or scripts have not loaded, on a page to read and on one that needs them", async ({
    page,
  }) => {
    for (const missing of ["**/assets/style-*.css", "**/assets/react-*.js", "**/assets/entry-*.js"]) {
      await page.route(missing, (route) => route.fulfill({ status: 404 }));
      for (const path of ["/contact", "/challenge-dashboard"]) {
        await page.goto(path, { waitUntil: "load" });
        await expect(page.getByRole("alert")).toHaveText(/^\s*Part of this page did not load/);
      }
      await page.unroute(missing);
    }
    await page.getByRole("link", { name: "Load it again" }).click();
    await expect(page).toHaveURL(/\/auth/);
    await expect(page.getByLabel("Password", { exact: true })).toBeEnabled();
    await expect(page.getByText("Part of this page")).toBeHidden();
  });

  test("opens a form although a font hangs, and changes nothing when all styles come", async ({ page }) => {
    await page.route("**/*.woff2", () => {});
    await page.goto("/contact", { waitUntil: "commit" });
    await expect(page.getByLabel("Name", { exact: true })).toBeEnabled();

    const look = () => page.locator("html").evaluate(looksOf);
    await page.route(/\/assets\/.*\.(js|woff2)$/, (route) => route.abort());
    for (const path of ["/", "/contact", "/resources/sample-chapter", "/quiz-data", "/auth"]) {
      await page.goto(path, { waitUntil: "load" });
      const before = await look();
      await page.locator("#styles").evaluate(
        (sheet: HTMLLinkElement) =>
          new Promise((resolve) => {
            sheet.onload = resolve;
            sheet.disabled = false;
          }),
      );
      expect(await look(), path).toEqual(before);
    }
  });
});
