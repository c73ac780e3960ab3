/** One line from the home page, and the jar of a goal: places, taps, focus and two tabs in a real browser. */
import { addDays, dayOf } from "@/domain/calendar";
import { asUser, changeRows, storedRows, userIdOf } from "./database";
import { entries, expect, expectToast, signUp, stored, test } from "./fixtures";
import { expectNoLossWithLargeText } from "./largeText";
import { boxesOf, boxOf } from "./settled";
import type { APIRequestContext, Page } from "@playwright/test";

const strip = (page: Page) => page.getByRole("region", { name: "Your day" });
const write = (page: Page) => strip(page).getByRole("button", { name: "Write today’s line" });
const sheet = (page: Page) => page.getByRole("dialog", { name: "What happened today?" });
const jar = (page: Page) => page.getByRole("dialog", { name: /^Drop it into “/ });
const key = (page: Page, name: string) => sheet(page).getByRole("button", { name, exact: true });
const chip = (page: Page, name: string) => sheet(page).locator("label", { hasText: name });

/** Headphones for 29.00, with 9.60 in the jar. */
async function setGoal(page: Page, request: APIRequestContext) {
  const user_id = await userIdOf(page);
  const [goal] = await asUser(page, "POST", "community_challenges", {
    user_id,
    challenge_type: "savings_goal",
    target_value: 29,
    end_date: addDays(dayOf(new Date()), 30),
  });
  const filter = `id=eq.${String(goal!.id)}`;
  await changeRows(request, "community_challenges", filter, {
    current_progress: 9.6,
    title: "Headphones",
    picture: "headphones",
  });
  return async () => (await storedRows(request, "community_challenges", filter))[0]!.current_progress;
}

/** Somebody in their 90 days, who wrote a line the day before yesterday. */
async function comeBack(page: Page) {
  await signUp(page);
  await asUser(page, "POST", "journal_entries", {
    user_id: await userIdOf(page),
    entry_date: addDays(dayOf(new Date()), -2),
    entry_type: "E",
    amount: 3,
    earning_detail: "E-Chore",
  });
  await page.getByRole("tab", { name: "My KPIs" }).click();
  await expect(page.getByRole("heading", { name: "Phase Performance Summary" })).toBeVisible();
  await page.goto("/challenge-dashboard?tab=journal");
  // The card of Day 1 waits above the form until it is put away.
  await page.getByRole("button", { name: /^Your postcard is here/ }).click();
  await page.getByRole("region", { name: "Day 1", exact: true }).getByRole("button").last().click();
  await expect(entries(page)).toHaveCount(1);
}

test(
  "takes a line in five taps from the home page, drops it into the jar once, and leaves the form in the first screen",
  { tag: "@phone" },
  async ({ page, context, request, axeInBothThemes }) => {
    test.setTimeout(120_000);
    await comeBack(page);
    const inJar = await setGoal(page, request);

    for (const [width, height] of [
      [390, 844],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.reload();
      const types = page.locator("form label", { hasText: /^(Earn|Save|Spend)$/ });
      await expect(page.getByRole("heading", { name: "Today’s five minutes" })).toBeVisible();
      await page.evaluate(() => scrollTo(0, 0));
      const { y, height: tall } = await boxOf(types.last());
      expect(y + tall, `the types at ${width}`).toBeLessThanOrEqual(height);
    }

    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/");
    await write(page).click();
    await expect(sheet(page)).toBeVisible();
    const [whole, add] = await boxesOf([sheet(page), key(page, "Add")]);
    expect(whole.y + whole.height).toBeCloseTo(844, 0);
    expect(add.y + add.height).toBeLessThan(844);
    expect((await boxOf(key(page, "5"))).height).toBeGreaterThanOrEqual(44);
    await chip(page, "Save").click();
    await key(page, "2").click();
    await chip(page, "For my goal").click();
    await axeInBothThemes("dialog");
    await page.emulateMedia({ colorScheme: "light" });
    await expectNoLossWithLargeText(page);
    // On a low screen the sheet scrolls, and the last tap stays in reach.
    await page.setViewportSize({ width: 390, height: 667 });
    await expect(key(page, "Add")).toBeInViewport({ ratio: 1 });

    await key(page, "Add").click();
    await expectToast(page, "Entry Added! 💰");
    await expect(jar(page)).toBeVisible();
    await axeInBothThemes("dialog");
    await jar(page).getByRole("button", { name: "Drop it in" }).dblclick();
    await expect(jar(page)).toBeHidden();
    expect(await inJar()).toBe(11.6);
    await expect(strip(page)).toContainText("Headphones: 40% there");
    await expect(strip(page).getByRole("link").last()).toBeFocused();
    expect(await stored(page, `4mq_dropped_${await userIdOf(page)}`)).toMatchObject([
      { amount: 200, state: "in" },
    ]);

    // Its removal, in another tab, asks about the jar.
    const other = await context.newPage();
    await other.goto("/challenge-dashboard?tab=journal");
    await other.getByRole("button", { name: /^Change: Saved £2.00/ }).click();
    await other.getByRole("button", { name: "Remove entry" }).click();
    await other.getByRole("button", { name: "Take it out" }).click();
    await expectToast(other, "Progress updated successfully!");
    expect(await inJar()).toBe(9.6);
    await expect(other.getByRole("button", { name: "Undo" })).toBeFocused();
  },
);
