/** The catalogue of parts, which is only on the site of this computer. */
import { expect, expectToast, test } from "./fixtures";

test.use({ expectedErrors: [/The catalogue shows what this looks like/] });

test("shows every part in both themes without findings", { tag: "@phone" }, async ({ page, axe }) => {
  // Both themes of a page with every part.
  test.setTimeout(120_000);
  await page.goto("/_ui");
  for (const theme of ["Light", "Dark"]) {
    await page.getByRole("radio", { name: theme, exact: true }).check();
    await expect(page.getByRole("region", { name: "ui/Failure" }).getByRole("alert").first()).toBeVisible();
    await axe();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  }
  for (const state of ["waitingForUser", "passed", "failed", "expired"]) {
    await page.getByRole("button", { name: state }).click();
    await axe();
  }
  await page.getByRole("button", { name: "Open the dialog" }).click();
  await expect(page.getByRole("dialog", { name: "Change this entry" })).toBeVisible();
  await axe();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Show a failure" }).click();
  await expectToast(page, "Error", "Failed to add journal entry. Please try again.");
  await axe();
});
