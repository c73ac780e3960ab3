/** Screens that most people never see: colours of the system, as for high contrast, and little height. */
import { expect, test } from "./fixtures";

test.describe("with the system's own colours", () => {
  test.use({ contextOptions: { forcedColors: "active" } });

  test("shows the progress and the number of the chosen answer in the system's own colours", async ({
    page,
    axe,
  }) => {
    await page.goto("/quiz/money-brain-battle");
    await page.getByRole("main").getByRole("radio").nth(1).check();
    const bar = page.getByRole("progressbar", { name: "How far through the quiz you are" });
    await expect(bar).toHaveCSS("border-top-width", "1px");
    const chosen = page.getByRole("main").locator("label:has(:checked)");
    const colourOf = (text: string) =>
      chosen.getByText(text, { exact: true }).evaluate((element) => getComputedStyle(element).color);
    const around = await chosen.evaluate((element) => getComputedStyle(element).color);
    await expect.poll(() => colourOf("2")).toBe(around);
    await axe();
  });

  test("gives a tinted box an edge in the system's own colours", async ({ page }) => {
    await page.goto("/resources/sample-chapter");
    await expect(page.getByRole("note").first()).toHaveCSS("outline-width", "1px");
  });
});

test.describe("on a low screen", () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test("leaves a low screen to the text until it is read aloud", async ({ page }) => {
    await page.goto("/short-stories/keeper-of-embers");
    const bar = page.getByRole("region", { name: "Read to me" });
    await expect(bar.getByRole("button", { name: "Read to me" })).toBeAttached();
    await page.getByText("She had checked.", { exact: false }).first().scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollBy(0, innerHeight));
    await expect(bar).not.toBeInViewport();
    await expect(page.getByRole("banner")).not.toBeInViewport();
  });
});
