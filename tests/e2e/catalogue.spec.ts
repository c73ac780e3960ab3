/** The catalogue of parts, which is only on the site of this computer. */
import { expect, expectToast, test } from "./fixtures";
import { sidewaysScroll } from "./settled";

test.use({ expectedErrors: [/The catalogue shows what this looks like/] });

// A page with every part, and axe reads it as many times as it changes.
test.setTimeout(120_000);

test(
  "shows every part without findings, light on a desktop and dark on a phone",
  { tag: "@phone" },
  async ({ page, axe, isMobile }) => {
    await page.goto("/_ui");
    await page.getByRole("radio", { name: isMobile ? "Dark" : "Light", exact: true }).check();
    await expect(page.getByRole("region", { name: "ui/Failure" }).getByRole("alert").first()).toBeVisible();
    await axe();
    expect(await sidewaysScroll(page)).toBe(0);
    for (const state of ["waitingForUser", "passed", "failed", "expired"]) {
      await page.getByRole("button", { name: state }).click();
      await axe("[aria-label='parts/CaptchaBox']");
    }
    await page.getByRole("button", { name: "Open the dialog" }).click();
    await expect(page.getByRole("dialog", { name: "Change this entry" })).toBeVisible();
    await axe("dialog");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Open the sheet" }).click();
    await axe("dialog[open]");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Show a failure" }).click();
    await expectToast(page, "Error", "Failed to add journal entry. Please try again.");
    await axe("[role=region][aria-label^=Notifications]");
  },
);
