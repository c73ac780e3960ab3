/** A browser without scripts, in the look of the site. The sentences of each page: tests/build/withoutScripts.test.ts. */
import { ASSESSMENT_TEXTS } from "@/content/quadrant/assessment";
import { AUDIOBOOKS_TEXTS } from "@/content/audiobooks/audiobooks";
import { WITHOUT_SCRIPTS } from "@/content/quiz/quizTexts";
import { TRACKER_TEXTS } from "@/content/tracker/tracker";
import { PAGE_WITHOUT_SCRIPTS, PART_WITHOUT_SCRIPTS } from "@/content/withoutScripts";
import { expect, test } from "./fixtures";

test.use({ javaScriptEnabled: false });

test("says on a signed-in page that it needs scripts, in the site's look, and links home", async ({
  page,
}) => {
  await page.goto("/challenge-dashboard");
  const main = page.locator("noscript > div");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(PAGE_WITHOUT_SCRIPTS.heading);
  await expect(main.getByText(PAGE_WITHOUT_SCRIPTS.text)).toBeVisible();
  await expect(main).toHaveCSS("padding-top", "48px");
  await main.getByRole("link", { name: PAGE_WITHOUT_SCRIPTS.home }).click();
  await expect(page).toHaveURL("/");
});

test("shows sentences in place of the controls that need scripts on public pages", async ({ page }) => {
  for (const [path, sentence] of [
    ["/contact", PART_WITHOUT_SCRIPTS],
    ["/resources/sample-chapter", PART_WITHOUT_SCRIPTS],
    ["/auth/confirm", PART_WITHOUT_SCRIPTS],
    ["/find-your-quadrant", ASSESSMENT_TEXTS.withoutScripts],
    ["/excel-tracker", TRACKER_TEXTS.withoutScripts],
    ["/audiobooks", AUDIOBOOKS_TEXTS.withoutScripts],
    ["/quiz-hub", WITHOUT_SCRIPTS.text],
    ["/quiz/money-brain-battle", WITHOUT_SCRIPTS.text],
  ] as const)
    await test.step(path, async () => {
      await page.goto(path);
      const sentences = page.locator("main noscript p", { hasText: sentence });
      expect(await sentences.count()).toBeGreaterThan(0);
      for (const each of await sentences.all()) await expect(each).toBeVisible();
      const needScripts = page.locator(".noscript\\:hidden");
      expect(await needScripts.count()).toBeGreaterThan(0);
      for (const each of await needScripts.all()) await expect(each).toBeHidden();
    });
  // The way on from a quiz that cannot be played.
  await page.getByRole("link", { name: WITHOUT_SCRIPTS.link }).click();
  await expect(page).toHaveURL(WITHOUT_SCRIPTS.path);
});
