/** The account page in a real browser; its forms are tested in tests/site/account.test.tsx. */
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, deferred, newEmail, PASSWORD, startSession, signUp, test } from "./fixtures";

const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** Signs up, and opens the page through the greeting. */
async function openAccount(page: Page) {
  const email = await signUp(page);
  await expect(page.getByRole("heading", { level: 1, name: /^Hi .+!$/ })).toBeVisible();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: email }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your account" })).toBeVisible();
  return email;
}

test.describe("without a connection", () => {
  test.use({ expectedErrors: [/./] });

  test("keeps the other parts when files of some do not load without a connection", async ({
    page,
    context,
  }) => {
    const file = deferred();
    await page.route(/assets\/(LinkedSignIns|NoPassword)-.*\.js$/, async (route) => {
      await file.released;
      await route.abort();
    });
    await openAccount(page);
    await expect(page.getByLabel("First name")).toHaveValue("Amara");
    await context.setOffline(true);
    file.release();
    await expect(section(page, "How you sign in").getByRole("alert")).toContainText(
      "We could not open this part",
    );
    await expect(page.getByLabel("First name")).toHaveValue("Amara");
  });
});

test("saves the user's data to the disk, as JSON and as a table that Excel reads", async ({ page }) => {
  const email = await openAccount(page);
  const fileOf = async (button: string, name: string) => {
    const [download] = await Promise.all([page.waitForEvent("download"), press(page, button)]);
    expect(download.suggestedFilename()).toBe(name);
    return readFile(await download.path(), "utf8");
  };
  const json = await fileOf("Download as JSON", "4mq-my-data.json");
  expect(JSON.parse(json)).toMatchObject({ account: { email }, profiles: [{ first_name: "Amara" }] });
  const csv = await fileOf("Download as a table (CSV)", "4mq-my-data.csv");
  expect(csv).toMatch(/^\uFEFFtable,/);
  expect(csv).toContain(email);
});

test.describe("what it tells", () => {
  // The embedded backend supports neither second steps nor other companies' sign-in.
  test.use({ expectedErrors: [/status of 404/] });

  test(
    "is accessible with all its messages, in both themes",
    { tag: "@phone" },
    async ({ page, axeInBothThemes }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await startSession(page);
      await page.goto("/account");
      await expect(page.getByLabel("First name")).toHaveValue("Amara");
      await press(page, "Save name");
      await expect(page.getByText("Your name has been saved.")).toBeVisible();
      await section(page, "Your e-mail address").getByLabel("New e-mail address").fill(newEmail());
      await press(page, "Change e-mail address");
      await expect(page.getByText(/Check both inboxes/)).toBeVisible();
      await page.getByLabel(/^Type DELETE/).fill("no");
      await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
      await press(page, "Delete my account");
      await expect(page.getByText(/in capital letters/)).toBeVisible();
      // The embedded backend has no second step, so none is offered.
      await expect(page.getByText("Two-step verification is not available here yet.")).toBeVisible();
      await expect(page.getByRole("button", { name: "Set up an app" })).toHaveCount(0);
      await expect(page.getByText("There is no other way to sign in here yet.")).toBeVisible();
      await axeInBothThemes();
    },
  );
});
