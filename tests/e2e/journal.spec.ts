/** The journal and its figures, on the real database (specification part 2). */
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { asUser, userIdOf } from "./database";
import {
  addButton,
  addEntry,
  entries,
  expect,
  expectToast,
  fillEntry,
  forgetLastSeen,
  held,
  signIn,
  signUp,
  test,
} from "./fixtures";

const THREE = [
  { type: "Earn", amount: "12.50", detail: "E-Chore" },
  { type: "Save", amount: "5", detail: "S-For Goal" },
  { type: "Spend", amount: "4", detail: "P-KS Needs" },
] as const;

const DETAILS = {
  E: { earning_detail: "E-Others" },
  S: { saving_detail: "S-Others" },
  P: { spending_detail: "P-Others" },
} as const;

/** Entries of as many different amounts over nine months, at most the 200 of a day. */
async function fillJournal(page: Page, count: number) {
  const user_id = await userIdOf(page);
  const rows = Array.from({ length: count }, (_, index) => {
    const type = (["E", "S", "P"] as const)[index % 3]!;
    return {
      user_id,
      entry_date: `2026-0${1 + (index % 9)}-${10 + (index % 19)}`,
      entry_type: type,
      amount: (index + 1) / 100,
      earning_detail: null,
      saving_detail: null,
      spending_detail: null,
      ...DETAILS[type],
    };
  });
  await asUser(page, "POST", "journal_entries", rows);
}

test(
  "three entries make the week's figures, and they are still there after a reload",
  { tag: "@phone" },
  async ({ page, axe }) => {
    await signUp(page);
    await expect(page.getByRole("heading", { name: "Hi Amara!" })).toBeVisible();
    await expect(page.getByText("Your journal is still empty.", { exact: false })).toBeVisible();
    for (const entry of THREE) await addEntry(page, entry);
    await expectToast(page, "Entry Added! 💰", "Your journal entry has been recorded successfully.");
    await addEntry(page, { type: "Spend", amount: "2.20", detail: "P-Wants" });
    await axe();

    await page.getByRole("tab", { name: "My KPIs" }).click();
    const week = page.getByRole("region", { name: "This Week's Performance" });
    for (const text of ["£12.50", "£5.00", "£6.20", "£4.00", "40%", "64.5%"])
      await expect(week.getByText(text, { exact: true })).toBeVisible();
    const phases = page
      .getByRole("region", { name: "Phase Performance Summary" })
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name: /^Phase \d/ }) });
    await expect(phases).toHaveCount(6);
    await expect(phases.first()).toContainText("£12.50");
    await expect(page.getByText(/^Day 1 of 90 · phase 1 of 6/)).toBeVisible();
    await axe();

    await page.reload();
    await expect(week.getByText("£12.50", { exact: true })).toBeVisible();
    await page.getByRole("tab", { name: "Progress" }).click();
    await expect(page.getByText("Coming Soon")).toBeVisible();
    await page.getByRole("tab", { name: "Journal Entry" }).click();
    await expect(entries(page)).toHaveCount(4);
  },
);

test("opening My KPIs enrols once, and says so until the server has answered", async ({ page }) => {
  await signUp(page);
  const answer = held();
  const payloads: unknown[] = [];
  await page.route("**/rest/v1/challenge_participants**", async (route) => {
    if (route.request().method() === "POST") {
      payloads.push(route.request().postDataJSON());
      await answer.released;
    }
    await route.continue();
  });
  await page.getByRole("tab", { name: "My KPIs" }).click();
  await expect(page.getByText(/^You've been automatically enrolled/)).toBeVisible();
  answer.release();
  await expect(page.getByText(/^Day 1 of 90/)).toBeVisible();
  await expect(page.getByText(/^You've been automatically enrolled/)).toBeHidden();
  await page.reload();
  await expect(page.getByText(/^Day 1 of 90/)).toBeVisible();
  expect(payloads).toEqual([
    expect.objectContaining({
      current_phase: 1,
      is_active: true,
      challenge_start_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    }),
  ]);
});

test("a new user's figures are the specified empty texts", async ({ page }) => {
  await signUp(page);
  await page.getByRole("tab", { name: "My KPIs" }).click();
  await expect(page.getByText("No data for this week yet. Start adding journal entries!")).toBeVisible();
  await expect(
    page.getByText("No phase data available yet. Complete your first phase to see results!"),
  ).toBeVisible();
});

test("the figures are loading, then Refresh Data brings what another tab wrote", async ({
  page,
  context,
}) => {
  await signUp(page);
  const answer = held();
  await page.route("**/rest/v1/rpc/calculate_weekly_stats_ksp**", async (route) => {
    await answer.released;
    await route.continue();
  });
  await page.getByRole("tab", { name: "My KPIs" }).click();
  await expect(page.getByText("Loading your KPIs...")).toBeVisible();
  answer.release();
  await expect(page.getByText(/^No data for this week yet/)).toBeVisible();

  const other = await context.newPage();
  await other.goto("/challenge-dashboard?tab=journal");
  await addEntry(other, THREE[0]);
  await page.getByRole("button", { name: "Refresh Data" }).click();
  await expect(
    page.getByRole("region", { name: "This Week's Performance" }).getByText("£12.50"),
  ).toBeVisible();
});

test("another user on the same computer sees nothing of it, not by going back either", async ({ page }) => {
  await signUp(page);
  await addEntry(page, THREE[0]);
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL("/auth");
  await page.goBack();
  await expect(page).not.toHaveURL(/challenge-dashboard$/);
  await expect(page.getByText("E-Chore")).toBeHidden();
  await signUp(page, { firstName: "Ben" });
  await expect(page.getByRole("heading", { name: "Hi Ben!" })).toBeVisible();
  await expect(page.getByText("Your journal is still empty.", { exact: false })).toBeVisible();
});

test("an incomplete entry is told by the specified toast and sends nothing", async ({ page }) => {
  await signUp(page);
  let sent = 0;
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes("journal_entries")) sent += 1;
  });
  await addButton(page).click();
  await expectToast(page, "Missing Information", "Please fill in all fields");
  await page.getByLabel("Amount").fill("3");
  await addButton(page).click();
  await expectToast(page, "Missing Information", "Please fill in all fields");
  await expect(page.getByLabel("Amount")).toHaveValue("3");
  expect(sent).toBe(0);
});

test("another type has other details, and the choice starts empty again", async ({ page }) => {
  await signUp(page);
  await page.getByRole("radio", { name: "E-Chore" }).check({ force: true });
  await page.getByRole("radio", { name: "Spend", exact: true }).check({ force: true });
  for (const detail of ["P-KS Needs", "P-Non-KS Needs", "P-Wants", "P-Others"])
    await expect(page.getByRole("radio", { name: detail, exact: true })).not.toBeChecked();
  await page.getByRole("radio", { name: "Save", exact: true }).check({ force: true });
  for (const detail of ["S-For Goal", "S-Without Goal", "S-Others"])
    await expect(page.getByRole("radio", { name: detail, exact: true })).not.toBeChecked();
  await page.getByRole("radio", { name: "Earn", exact: true }).check({ force: true });
  for (const detail of ["E-Chore", "E-Allowance", "E-Others"])
    await expect(page.getByRole("radio", { name: detail, exact: true })).not.toBeChecked();
});

test("an amount the journal cannot hold is told beside its field", async ({ page }) => {
  await signUp(page);
  for (const amount of ["10000000", "-1", "1.005"]) {
    await fillEntry(page, { type: "Earn", amount, detail: "E-Chore" });
    await addButton(page).click();
    await expect(page.getByRole("alert").filter({ hasText: "from 0 to 9,999,999.99" })).toBeVisible();
  }
  await addEntry(page, { type: "Earn", amount: "9999999.99", detail: "E-Chore" });
  await expect(entries(page)).toContainText("£9,999,999.99");
});

test("entries stand by week and day, with what was earned, saved and spent told apart", async ({
  page,
  axe,
}) => {
  await page.clock.setFixedTime("2026-11-21T12:00:00Z");
  await signUp(page);
  for (const entry of THREE) await addEntry(page, entry);
  await page.getByLabel("Date").fill("2026-11-12");
  await addEntry(page, { type: "Earn", amount: "3", detail: "E-Allowance" });
  const list = page.getByRole("region", { name: "Your entries" });
  await expect(list.getByRole("heading", { level: 3 })).toHaveText(["This week", "Last week"]);
  await expect(list.getByRole("heading", { level: 4 })).toHaveText(["Today", "Thursday 12 November"]);
  await expect(list.getByText("Total of the day:").first().locator("..")).toHaveText(
    "Total of the day:Earned £12.50Saved £5.00Spent £4.00",
  );
  await expect(list.getByText("Total of the week:").nth(1).locator("..")).toHaveText(
    "Total of the week:Earned £3.00",
  );

  await page.getByRole("radio", { name: "Spent" }).click({ force: true });
  await expect(page).toHaveURL("/challenge-dashboard?type=P");
  await expect(entries(page)).toHaveCount(1);
  await page.reload();
  await expect(entries(page)).toHaveCount(1);
  await expect(entries(page)).toContainText("P-KS Needs");
  await axe();
  await page.getByRole("radio", { name: "All", exact: true }).click({ force: true });
  await expect(entries(page)).toHaveCount(4);
});

test(
  "an entry is corrected, removed and brought back, by keyboard alone",
  { tag: "@phone" },
  async ({ page, axe }) => {
    await signUp(page);
    for (const entry of THREE) await addEntry(page, entry);
    await page.getByRole("button", { name: /^Change: Spent £4.00, P-KS Needs, Today/ }).press("Enter");
    const dialog = page.getByRole("dialog", { name: "Change this entry" });
    await expect(dialog.getByLabel("Amount")).toHaveValue("4.00");
    await expect(dialog.getByRole("radio", { name: "P-KS Needs" })).toBeChecked();
    await axe();
    await dialog.getByLabel("Amount").fill("4.005");
    await dialog.getByLabel("Amount").press("Enter");
    await expect(dialog.getByRole("alert")).toContainText("from 0 to 9,999,999.99");
    await expect(dialog.getByLabel("Amount")).toBeFocused();
    await dialog.getByLabel("Amount").fill("4.50");
    await dialog.getByLabel("Date").fill("2026-02-03");
    await dialog.getByLabel("Date").press("Enter");
    await expect(dialog).toBeHidden();
    // In another day now, and the focus went with it.
    const corrected = page.getByRole("button", { name: /^Change: Spent £4.50, P-KS Needs, Tuesday 3 Feb/ });
    await expect(corrected).toBeFocused();
    await expect(entries(page)).toHaveCount(3);

    await corrected.press("Enter");
    await dialog.getByRole("button", { name: "Remove entry" }).press("Enter");
    const undo = page.getByRole("button", { name: "Undo" });
    await expect(undo).toBeFocused();
    await expect(entries(page).filter({ hasText: "Removed: Spent £4.50" })).toBeVisible();
    await expect(page.getByText("Spent £4.50", { exact: true })).toHaveCount(0);
    await undo.press("Enter");
    await expect(corrected).toBeFocused();
    await page.reload();
    await expect(entries(page)).toHaveCount(3);

    await corrected.click();
    await dialog.getByRole("button", { name: "Remove entry" }).click();
    await expect(undo).toBeVisible();
    await page.reload();
    await expect(entries(page)).toHaveCount(2);
  },
);

test("a long journal comes page by page, and its file has them all", async ({ page }) => {
  await signUp(page);
  await fillJournal(page, 200);
  await page.reload();
  await expect(entries(page)).toHaveCount(100);
  await page.getByRole("button", { name: "Show older entries" }).click();
  await expect(entries(page)).toHaveCount(200);
  await expect(page.getByRole("button", { name: "Show older entries" })).toBeHidden();
  await expect(page.getByRole("button", { name: /^Change:/ }).nth(100)).toBeFocused();
  // Newest day first, and none twice.
  const amounts = await entries(page).locator(".tabular-nums").allTextContents();
  expect(new Set(amounts).size).toBe(200);

  await page.getByRole("radio", { name: "Earned" }).click({ force: true });
  await expect(entries(page)).toHaveCount(67);
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download (CSV)" }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe("4mq-journal.csv");
  const lines = readFileSync(await file.path(), "utf8")
    .trimEnd()
    .split("\r\n");
  expect(lines[0]).toBe("\uFEFFDate,Type,Amount (£),Detail");
  expect(new Set(lines.slice(1).map((line) => line.split(",")[2])).size).toBe(200);
  expect(lines).toHaveLength(201);
});

test.describe("a backend in trouble", () => {
  test.use({ expectedErrors: [/ERR_FAILED|Failed to fetch|status of [45]\d\d|error|Error/] });

  test("a failed save gives the specified toast, keeps what was typed, and can be sent again", async ({
    page,
  }) => {
    await signUp(page);
    await page.route("**/rest/v1/journal_entries**", (route) =>
      route.request().method() === "POST"
        ? route.fulfill({ status: 500, json: { message: "No" } })
        : route.continue(),
    );
    await fillEntry(page, THREE[0]);
    await addButton(page).click();
    await expectToast(page, "Error", "Failed to add journal entry. Please try again.");
    await expect(page.getByLabel("Amount")).toHaveValue("12.50");
    await expect(page.getByRole("radio", { name: "E-Chore" })).toBeChecked();
    await page.unroute("**/rest/v1/journal_entries**");
    await addButton(page).click();
    await expect(entries(page)).toHaveCount(1);
  });

  test("a slow save that is sent twice makes one row", async ({ page }) => {
    await signUp(page);
    const answer = held();
    await page.route("**/rest/v1/journal_entries**", async (route) => {
      if (route.request().method() === "POST") await answer.released;
      await route.continue();
    });
    await fillEntry(page, THREE[0]);
    await page.getByLabel("Amount").press("Enter");
    await page.getByLabel("Amount").press("Enter");
    answer.release();
    await expectToast(page, "Entry Added! 💰");
    await page.reload();
    await expect(entries(page)).toHaveCount(1);
  });

  test("the day's cap is told kindly", async ({ page }) => {
    await signUp(page);
    await page.route("**/rest/v1/journal_entries**", (route) =>
      route.request().method() === "POST"
        ? route.fulfill({ status: 429, json: { code: "daily_cap", message: "No more than 200 a day" } })
        : route.continue(),
    );
    await fillEntry(page, THREE[0]);
    await addButton(page).click();
    await expect(page.getByText(/That was 200 entries today/)).toBeVisible();
    await expect(page.getByLabel("Amount")).toHaveValue("12.50");
  });

  test("a correction that comes to nothing after its dialog was closed says so", async ({ page }) => {
    await signUp(page);
    await addEntry(page, THREE[0]);
    const answer = held();
    await page.route("**/rest/v1/journal_entries**", async (route) => {
      if (route.request().method() !== "PATCH") return route.continue();
      await answer.released;
      await route.abort();
    });
    await page.getByRole("button", { name: /^Change: Earned £12.50/ }).click();
    const dialog = page.getByRole("dialog", { name: "Change this entry" });
    await dialog.getByLabel("Amount").fill("13");
    await dialog.getByRole("button", { name: "Save changes" }).click();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(dialog).toBeHidden();
    answer.release();
    await expectToast(page, "Your entry was not changed");
    await expect(entries(page)).toContainText("£12.50");
  });

  test("an entry that could not be removed is there again, and so is the focus", async ({ page }) => {
    await signUp(page);
    await addEntry(page, THREE[0]);
    await page.route("**/rest/v1/journal_entries**", (route) =>
      route.request().method() === "DELETE" ? route.abort() : route.continue(),
    );
    const change = page.getByRole("button", { name: /^Change: Earned £12.50/ });
    await change.click();
    await page.getByRole("button", { name: "Remove entry" }).click();
    await expectToast(page, "We could not remove it");
    await expect(change).toBeFocused();
    await page.reload();
    await expect(entries(page)).toHaveCount(1);
  });

  test("figures that cannot be loaded show the empty text, say so, and can be asked for again", async ({
    page,
  }) => {
    await signUp(page);
    await addEntry(page, THREE[0]);
    await page.route("**/rest/v1/rpc/**", (route) => route.fulfill({ status: 500, json: { message: "No" } }));
    await page.reload();
    await page.getByRole("tab", { name: "My KPIs" }).click();
    const week = page.getByRole("region", { name: "This Week's Performance" });
    await expect(week.getByText("No data for this week yet. Start adding journal entries!")).toBeVisible();
    await expect(week.getByText("We could not load this.")).toBeVisible();
    await page.unroute("**/rest/v1/rpc/**");
    await week.getByRole("button", { name: "Try again" }).click();
    await expect(week.getByText("£12.50")).toBeVisible();
  });

  test("a list that cannot be loaded says so and can be asked for again", async ({ page }) => {
    await signUp(page);
    await addEntry(page, THREE[0]);
    await forgetLastSeen(page);
    await page.route("**/rest/v1/journal_entries**", (route) => route.abort());
    await page.reload();
    await expect(page.getByText("We could not load this.")).toBeVisible();
    await page.unroute("**/rest/v1/journal_entries**");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(entries(page)).toHaveCount(1);
  });

  test("a failed enrolment is only logged: the figures stand", async ({ page }) => {
    await signUp(page);
    await page.route("**/rest/v1/challenge_participants**", (route) =>
      route.request().method() === "POST"
        ? route.fulfill({ status: 500, json: { message: "No" } })
        : route.continue(),
    );
    await page.getByRole("tab", { name: "My KPIs" }).click();
    await expect(page.getByText(/^No data for this week yet/)).toBeVisible();
    await expect(page.getByText(/^You've been automatically enrolled/)).toBeHidden();
  });
});

test("without a first name the greeting is the part of the e-mail before the @", async ({ page }) => {
  const address = await signUp(page, { firstName: "   x" });
  await page.getByRole("button", { name: "Sign Out" }).click();
  await page.route("**/rest/v1/profiles**", (route) => route.fulfill({ json: [] }));
  await signIn(page, address);
  await expect(page).toHaveURL("/challenge-dashboard");
  await expect(page.getByRole("heading", { name: `Hi ${address.split("@")[0]}!` })).toBeVisible();
});
