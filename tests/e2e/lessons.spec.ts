/** A lesson from the home page in two presses, its sheets, its screens by keyboard alone, and without a connection. */
import type { Page } from "@playwright/test";
import { expect, test, untilServed } from "./fixtures";
import { measure, overflowOf } from "./settled";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Big screen: Needs and Wants" });

/** Texts in letters that are too small for a class. */
const tooSmall = (page: Page) =>
  dialog(page).evaluate((screen) =>
    [...screen.querySelectorAll("*")]
      .filter(
        (element) =>
          element.checkVisibility() &&
          !element.closest(".sr-only") &&
          [...element.childNodes].some(
            (node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim(),
          ) &&
          Number.parseFloat(getComputedStyle(element).fontSize) < 24,
      )
      .map(({ textContent }) => textContent),
  );

async function expectWholeAndLarge(page: Page) {
  const hidden = await measure(dialog(page), (screen) => screen.scrollHeight - screen.clientHeight);
  expect(hidden, page.url()).toBe(0);
  expect(await overflowOf(dialog(page)), page.url()).toBe(0);
  expect(await tooSmall(page), page.url()).toEqual([]);
}

test("is two presses from the home page, and prints without an account", async ({ page }) => {
  await page.goto("/");
  await page
    .getByRole("main")
    .getByRole("link", { name: /teacher/ })
    .click();
  await page.getByRole("link", { name: /^Open the lesson ?: Needs and Wants$/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Needs and Wants" })).toBeVisible();
  for (const name of [/^Handout, 1 sheet$/, /^Everything, \d sheets$/]) {
    const file = await page.getByRole("link", { name }).getAttribute("href");
    const answer = await page.request.get(file!);
    expect(answer.headers()["content-type"]).toBe("application/pdf");
  }
});

/** Walks to the last screen by the arrow key alone. @param check is called on each screen, and again once its answer is shown. */
async function walk(page: Page, check: () => Promise<void>) {
  await page.goto("/resources/lessons/needs-and-wants");
  const way = page.getByRole("link", { name: "Open the big screen" });
  await way.focus();
  await page.keyboard.press("Enter");
  const last = dialog(page).getByText("This is the last screen.");
  const seen = new Set<string>();
  while (!(await last.isVisible())) {
    await expect(dialog(page)).toBeVisible();
    const shown = () => dialog(page).innerText();
    await expect.poll(async () => seen.has(await shown()), "the arrow leads on").toBe(false);
    seen.add(await shown());
    await check();
    await page.keyboard.press("ArrowRight");
  }
  await check();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(way).toBeFocused();
  return seen.size;
}

test.describe("on the projector of a classroom", () => {
  test.use({ viewport: { width: 1280, height: 720 } });

  test("shows every screen whole and large, by the keyboard alone, each kind of it accessible", async ({
    page,
    axeInBothThemes,
  }) => {
    const kinds = new Set<string>();
    const screens = await walk(page, async () => {
      await expectWholeAndLarge(page);
      const kind = await dialog(page).evaluate((screen) =>
        ["input", "img", "table", "progress"].map((part) => screen.querySelectorAll(part).length > 0).join(),
      );
      if (kinds.has(kind)) return;
      kinds.add(kind);
      await axeInBothThemes("dialog");
    });
    expect(screens).toBeGreaterThan(30);
    expect(kinds.size).toBeGreaterThan(2);
  });
});

test.describe("on a large screen", () => {
  test.use({ viewport: { width: 1920, height: 1080 } });

  test("shows every screen whole", async ({ page }) => {
    await walk(page, () => expectWholeAndLarge(page));
  });
});

test.describe("without a connection", () => {
  test.use({
    serviceWorkers: "allow",
    expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 404|Failed to fetch/],
  });

  test("opens a lesson that has been opened, and its big screen", async ({ page, context }) => {
    await page.goto("/resources/lessons/needs-and-wants");
    await untilServed(page);
    const isKept = () =>
      page.evaluate(() =>
        caches.keys().then(async (names) => {
          for (const name of names)
            for (const { url } of await (await caches.open(name)).keys())
              if (url.includes("/assets/opened/BigScreen-")) return true;
          return false;
        }),
      );
    await expect.poll(isKept).toBe(true);
    await context.setOffline(true);
    await page.reload();
    await page.getByRole("link", { name: "Open the big screen" }).click();
    await expect(dialog(page)).toBeVisible();
  });
});
