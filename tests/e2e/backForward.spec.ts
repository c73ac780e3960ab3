/** Pages that the browser keeps whole when one goes on, and shows again as they were when one goes back. */
import { addEntry, expect, signUp, test } from "./fixtures";
import { LAUNCH } from "./playwright.config";

// Playwright switches this memory of the browser off.
test.use({ launchOptions: { ...LAUNCH, ignoreDefaultArgs: ["--disable-back-forward-cache"] } });

test("going back to a page that the browser may have kept, after signing out elsewhere, shows nothing of it", async ({
  page,
  context,
}) => {
  await signUp(page);
  await addEntry(page, { type: "Earn", amount: "7.77", detail: "E-Chore" });
  // Another document, not another route of this one.
  await page.goto("/robots.txt");
  const other = await context.newPage();
  await other.goto("/challenge-dashboard");
  await other.getByRole("button", { name: "Sign Out" }).click();
  await expect(other).toHaveURL("/auth");
  await page.goBack({ waitUntil: "commit" });
  await expect(page).toHaveURL("/auth");
  await expect(page.getByText("£7.77")).toBeHidden();
});
