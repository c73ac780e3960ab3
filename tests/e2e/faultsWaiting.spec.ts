/** An answer that never comes, in a browser whose clock the test advances. */
import { expect, test } from "./fixtures";

test.use({ expectedErrors: [/ERR_|Failed to|status of|rror|signal/] });

test("gives up within a minute on a form whose answer never comes, says so and keeps every word", async ({
  page,
}) => {
  await page.clock.install();
  await page.route(/\/functions\/v1\/forms\//, () => {});
  await page.goto("/contact");
  await page.getByLabel("Name").fill("Sam");
  await page.getByLabel("Email").fill("sam@example.com");
  await page.getByLabel("Subject").selectOption("Other");
  await page.getByRole("textbox", { name: "Message" }).fill("Hello?");
  const asked = page.waitForRequest(/\/functions\/v1\/forms\//);
  await page.getByRole("button", { name: "Send Message" }).click();
  await asked;
  await expect(page.getByRole("button", { name: "Sending..." })).toBeVisible();
  await page.clock.fastForward(60_000);
  await expect(
    page.getByRole("status").filter({ hasText: "Failed to send message. Please try again." }).first(),
  ).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("Hello?");
  await expect(page.getByRole("button", { name: "Send Message" })).toBeEnabled();
});
