/**
 * A full storage: the page says so, carries on, and saves everything once there is room. Invalid
 * values, and a quiz without room, are in tests/site/badDay.test.tsx.
 */
import type { Page } from "@playwright/test";
import { asUser } from "./database";
import {
  addButton,
  entries,
  expect,
  expectToast,
  fillEntry,
  fillStorage,
  loadToasts,
  freeStorage,
  pressSendNow,
  signUp,
  test,
} from "./fixtures";

const CHORE = { type: "Earn", amount: "12.50", detail: "E-Chore" } as const;
const SWEETS = { type: "Spend", amount: "2.20", detail: "P-Wants" } as const;

test.describe("a journal in a browser whose storage", () => {
  // 409: when its turn comes, a tab may notice too late that another has sent the entry; the database already has it.
  test.use({ expectedErrors: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch|rror|status of 409/] });

  const outbox = (page: Page) => page.getByRole("region", { name: "Waiting to be sent" });

  test("is full keeps what is typed and what waits as long as the page is open, says so, and stores it once there is room", async ({
    page,
    context,
    axe,
  }) => {
    await signUp(page);
    await expect(page.getByText("Your journal is still empty.", { exact: false })).toBeVisible();
    await fillStorage(page);
    await fillEntry(page, SWEETS);
    // The visitor looks at another tab and comes back.
    await page.getByRole("tab", { name: "Progress" }).click();
    await page.getByRole("tab", { name: "Journal Entry" }).click();
    await expect(page.getByLabel("Amount")).toHaveValue("2.20");
    await expect(page.getByRole("radio", { name: "P-Wants" })).toBeChecked();

    await context.route("**/rest/v1/**", (route) => route.abort());
    await addButton(page).click();
    await expectToast(page, "Not sent yet");
    await expect(outbox(page)).toContainText("This browser cannot save these entries.");
    await expect(outbox(page)).not.toContainText("safe in this browser");
    await axe();
    await freeStorage(page);
    await fillEntry(page, CHORE);
    await addButton(page).click();
    await expect(outbox(page).getByRole("listitem")).toHaveCount(2);
    await expect(outbox(page)).not.toContainText("This browser cannot save these entries.");
    await page.reload();
    await expect(outbox(page).getByRole("listitem")).toHaveCount(2);
    await context.unroute("**/rest/v1/**");
    await pressSendNow(page);
    await expect(entries(page)).toHaveCount(2);
    await expect(outbox(page)).toBeHidden();
  });

  test("is full in two tabs keeps what waits in either, and sends all of it once there is room", async ({
    page,
    context,
  }) => {
    await signUp(page);
    const other = await context.newPage();
    await other.goto("/challenge-dashboard");
    for (const tab of [page, other]) {
      await expect(tab.getByText("Your journal is still empty.", { exact: false })).toBeVisible();
      await loadToasts(tab, tab.getByLabel("Amount"));
    }
    await fillStorage(page);
    await context.route("**/rest/v1/**", (route) => route.abort());
    const add = async (tab: Page, amount: string) => {
      await fillEntry(tab, { ...CHORE, amount });
      await addButton(tab).click();
      await expect(
        outbox(tab)
          .getByRole("listitem")
          .filter({ hasText: `£${amount}` }),
      ).toBeVisible();
    };
    await add(page, "1.10");
    await add(other, "2.20");
    await freeStorage(page);
    await add(page, "3.30");
    await add(other, "4.40");
    await expect(outbox(page).getByRole("listitem")).toHaveCount(4);
    await context.unroute("**/rest/v1/**");
    await pressSendNow(page);
    await expect(outbox(page)).toBeHidden();
    await page.reload();
    await expect(entries(page)).toHaveCount(4);
    const amounts = await asUser(page, "GET", "journal_entries?select=amount&order=amount");
    expect(amounts.map(({ amount }) => amount)).toEqual([1.1, 2.2, 3.3, 4.4]);
  });
});
