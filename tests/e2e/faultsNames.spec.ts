/** Unusual names and addresses, on every page that shows them. */
import type { Locator, Page } from "@playwright/test";
import { changeRows, userIdOf } from "./database";
import { expect, newEmail, startSession, test } from "./fixtures";
import { isCovered, startsOf } from "./inPage";
import { boxesOf, measure, measureAll, sidewaysScroll } from "./settled";

/** As long as the database allows, in the widest letters. */
const LONGEST = 100;
const NAMES = {
  "of a hundred wide letters": "W".repeat(LONGEST),
  "of nothing but emoji": "👩‍👩‍👧‍👦".repeat(14),
  "in Arabic": "عبد الرحمن بن محمد بن عبد الله الطويل",
  "with marks of direction": "\u200Fلينا\u200E (Lina) 123\u200F",
};
/** 254 characters, the longest possible address. */
const longAddress = () => {
  const [name] = newEmail().split("@");
  const domain = `${"m".repeat(60)}.${"n".repeat(60)}.${"o".repeat(55)}.example.com`;
  return `${name!.padEnd(64, "w").slice(0, 64)}@${domain}`;
};

const mainNav = (page: Page) => page.getByRole("navigation", { name: "Main" });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

async function expectTidy(page: Page, where: string, shown: readonly [Locator, ...Locator[]]) {
  expect(await sidewaysScroll(page), where).toBe(0);
  const covered = await measureAll(shown, isCovered);
  expect(shown.filter((_, place) => covered[place]).map(String), `${where}: what is covered`).toEqual([]);
}

/** On a small screen, the header's greeting and sign-out are in the menu. */
async function expectTidyHeader(page: Page, where: string, email: string) {
  const menu = page.getByRole("button", { name: "Menu", exact: true });
  const isSmall = await menu.isVisible();
  if (isSmall) await menu.click();
  const greeting = mainNav(page).getByRole("link", { name: email });
  const leave = mainNav(page).getByRole("button", { name: "Sign Out" });
  await expect(greeting, where).toBeVisible();
  const [link, button] = await boxesOf([greeting, leave]);
  expect(link.x + link.width <= button.x || link.y + link.height <= button.y, `${where}: overlap`).toBe(true);
  expect(button.x + button.width, where).toBeLessThanOrEqual(page.viewportSize()!.width);
  expect(await measure(leave, isCovered), where).toBe(false);
  if (isSmall) await page.getByRole("button", { name: "Close menu" }).click();
}

test.describe("a bad line", () => {
  test.use({ expectedErrors: [/ERR_FAILED|Failed to fetch|rror/] });

  test("shows every name whole, with nothing over it, on every page and on cached ones", async ({
    page,
    request,
    axe,
  }) => {
    test.slow();
    const email = longAddress();
    await startSession(page, { email });
    const mine = `user_id=eq.${await userIdOf(page)}`;
    const openPages = async (name: string, kind: string) => {
      for (const [path, words] of [
        ["/challenge-dashboard", `Hi ${name}!`],
        ["/kpi-scorecard", `Hi ${name}!`],
        ["/community", `Welcome, ${name}!`],
        ["/account", "Your account"],
      ] as const) {
        await page.goto(path);
        await expect(heading(page)).toHaveText(words);
        const shown: [Locator, ...Locator[]] = [heading(page)];
        if (path === "/account") {
          await expect(page.getByLabel("First name")).toHaveValue(name);
          shown.push(page.getByText(`You sign in with ${email}.`, { exact: true }));
          shown.push(page.getByLabel("First name"), page.getByLabel("Last name"));
        }
        for (const width of [320, 390, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          const where = `${kind}, ${path}, ${width}`;
          await expectTidy(page, where, shown);
          await expectTidyHeader(page, where, email);
          // Whatever its direction, the name does not reorder the text around it.
          const [hello, who] = await measure(heading(page), startsOf);
          if (hello && who?.top === hello.top) expect(hello.left, where).toBeLessThan(who.left);
        }
      }
    };
    for (const [kind, name] of Object.entries(NAMES)) {
      await changeRows(request, "profiles", mine, { first_name: name });
      await openPages(name.trim(), kind);
    }
    await axe();
    // The cached figures, with their notice.
    await page.goto("/challenge-dashboard");
    await expect(heading(page)).toContainText("Lina");
    await page.route("**/rest/v1/**", (route) => route.abort());
    await page.reload();
    await expect(page.getByText(/We cannot reach 4MQ right now/)).toBeVisible();
    await expect(heading(page)).toContainText("Lina");
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expectTidy(page, `bar, ${width}`, [
        heading(page),
        page.getByText(/We cannot reach 4MQ right now/),
      ]);
    }
  });
});
