/** A shared text's way: the child who writes it, other children, and the moderator's page by keyboard alone. */
import { readFileSync } from "node:fs";
import { projectModeration } from "#scripts/moderation/client";
import { serveModeratorsPage } from "#scripts/moderation/page";
import { card, uniqueText, addIdea, visitorIn } from "./communityParts";
import { expect, expectToast, startSession, test } from "./fixtures";
import { SERVICE_KEY_FILE } from "./playwright.config";

test.describe("a child", () => {
  // The refused idea causes this error.
  test.use({ expectedErrors: [/status of 400/] });

  test(
    "lets a child write a clean idea, one that is held, one that is refused, and one in need",
    { tag: "@phone" },
    async ({ page, axe }) => {
      await startSession(page);
      await page.goto("/community?tab=gigs");
      const title = uniqueText("Wash cars");
      await addIdea(page, title, "A bucket and a sponge");
      await expectToast(page, "Gig idea submitted!");
      await expect(card(page, title)).toBeVisible();

      const heldTitle = uniqueText("Cakes");
      await addIdea(page, heldTitle, "Better than your shit cakes");
      await expectToast(page, "A grown-up looks at it first");
      const mine = page.getByRole("region", { name: "Your ideas" });
      await expect(mine).toContainText("It is not in the jar until a grown-up has looked at it.");
      await expect(card(page, heldTitle)).toHaveCount(0);

      await addIdea(page, uniqueText("Lemonade"), "Come to 12 Rose Lane at 4 and ring 07700 900123");
      const text = page.getByRole("textbox", { name: "How does it work?" });
      await expect(text).toBeFocused();
      await expect(text).toHaveValue("Come to 12 Rose Lane at 4 and ring 07700 900123");
      await expect(
        page.getByRole("alert").filter({ hasText: "Please don’t say where you or anyone else is" }),
      ).toBeVisible();
      await axe();

      await addIdea(page, uniqueText("Help"), "i dont want to be alive anymore");
      const help = page.getByRole("region", { name: "Ms. Sparkle is glad you told us" });
      await expect(help.getByRole("heading")).toBeFocused();
      await expect(help.getByRole("link", { name: "0800 1111" })).toHaveAttribute("href", "tel:08001111");
      await expect(page.getByText("Gig idea submitted!")).toHaveCount(0);
      await axe();

      await help.getByRole("button", { name: "Put away" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Put away" }).click();
      await expect(help).toContainText("You have put it away.");
      await expect(help.getByRole("heading")).toBeFocused();
      await expect(mine).not.toContainText("Need help now?");
      expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(
        "want to be alive",
      );
      await axe();
    },
  );
});

test.describe("the moderator", () => {
  test.use({ answeredHere: ["http://127.0.0.1:"] });

  test("works through the queue by keyboard alone, and undoes a decision", async ({
    page,
    browser,
    baseURL,
    axe,
  }) => {
    test.slow();
    const title = uniqueText("Cakes");
    const other = uniqueText("Buns");
    const ben = await visitorIn(browser, "Ben", "gigs");
    await addIdea(ben, title, "Better than your shit cakes");
    await expectToast(ben, "A grown-up looks at it first");
    await addIdea(ben, other, "Better than your shit buns");
    await expect(ben.getByRole("region", { name: "Your ideas" })).toContainText(other);
    const told = uniqueText("Help");
    await addIdea(ben, told, "i dont want to be alive anymore");
    await expect(ben.getByRole("heading", { name: "Ms. Sparkle is glad you told us" })).toBeFocused();
    const desk = projectModeration({ url: baseURL!, secretKey: readFileSync(SERVICE_KEY_FILE, "utf8") });
    const served = await serveModeratorsPage(desk, () => new Date());
    try {
      await page.goto(served.address);
      const itemOf = (text: string) => page.getByRole("article").filter({ hasText: text });
      const goTo = async (text: string) => {
        const isCurrent = () => itemOf(text).evaluate((one) => one === document.activeElement);
        for (let step = 0; step < 60 && !(await isCurrent()); step++) await page.keyboard.press("j");
        expect(await isCurrent()).toBe(true);
      };
      /** The page ignores decisions in its first half second. */
      const decide = async (key: string) => {
        const age = () =>
          page.evaluate(() => {
            const [opened] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
            return performance.now() - (opened!.domContentLoadedEventEnd || Infinity);
          });
        await expect.poll(age).toBeGreaterThan(500);
        await page.keyboard.press(key);
      };
      const tab = async (label: string) => {
        const control = () => page.evaluate(() => document.activeElement!.textContent);
        for (let step = 0; step < 9 && !(await control()).startsWith(label); step++)
          await page.keyboard.press("Tab");
        expect(await control()).toContain(label);
      };
      const item = itemOf(title);
      await axe();
      await goTo(told);
      await expect(itemOf(told)).toContainText("Needs help now: idea, held: mentions self-harm");
      // No key press shows a child in need's text to others.
      await decide("a");
      await expect(itemOf(told)).toBeFocused();
      // The others of the same writer are on the same card, closed at first.
      await expect(item).toBeHidden();
      await page.keyboard.press("m");
      await expect(item).toBeFocused();
      await expect(item).toContainText("idea, held: swearing");
      await axe();
      await page.keyboard.press("m");
      await expect(itemOf(told)).toBeFocused();
      await decide("d");
      await expect(page.getByRole("status")).toContainText("Settled, and kept private.");
      await expect(itemOf(told)).toHaveCount(0);
      // It goes on with the same writer, whose other texts are decided about together.
      await expect(item).toBeFocused();
      await page.keyboard.press("m");
      await expect(itemOf(other)).toBeFocused();
      await tab("Take all 2 down");
      await decide("Enter");
      await expect(page.getByRole("status")).toContainText("2 removed.");
      await expect(item).toHaveCount(0);
      await decide("u");
      await expect(page.getByRole("status")).toContainText("2 undone.");
      await goTo(title);
      // No key and no first choice publishes what was held for harm.
      await decide("a");
      await expect(item).toBeFocused();
      await page.keyboard.press("l");
      await expect(item).not.toBeFocused();
      await page.keyboard.press("k");
      await goTo(title);
      await tab("Let everyone see it");
      await decide("Enter");
      await expect(page.getByRole("status")).toContainText("Everyone can see it now.");
      await expect(page).toHaveTitle(/^Everyone can see it now\./);
      await expect(item).toHaveCount(0);
      await ben.reload();
      await expect(card(ben, title)).toBeVisible();
      await decide("u");
      await expect(item).toBeFocused();
      await expect(item).toHaveAccessibleDescription("Undone.");

      // The keys can be switched off, so that only buttons decide.
      await page.getByRole("checkbox", { name: "Use keyboard shortcuts" }).focus();
      await page.keyboard.press("Space");
      await item.getByRole("button", { name: "Take it down" }).focus();
      await page.keyboard.press("a");
      await expect(item).toBeVisible();
      await decide("Enter");
      await expect(page.getByRole("status")).toContainText("Taken down.");
      await ben.reload();
      await expect(ben.getByText("Not in the jar. A moderator has taken it out.")).toBeVisible();
    } finally {
      await served.close();
      await ben.context().close();
    }
  });
});
