/** A browser without scripts: what does nothing there says so, with a way on, and in the look of the site. */
import { ASSESSMENT_TEXTS } from "@/content/assessment";
import { AUDIOBOOKS_TEXTS } from "@/content/audiobooks";
import { CHALLENGE_FORM } from "@/content/challengeLanding";
import { GUARDED_PAGES, PUBLIC_PAGES } from "@/content/pages";
import { QUESTIONNAIRE_TEXTS } from "@/content/questionnaire";
import { WITHOUT_SCRIPTS } from "@/content/quizTexts";
import { SHORT_STORIES_TEXTS } from "@/content/stories";
import { TRACKER_TEXTS } from "@/content/tracker";
import { PAGE_WITHOUT_SCRIPTS, PART_WITHOUT_SCRIPTS } from "@/content/withoutScripts";
import { expect, test } from "./fixtures";

test.use({ javaScriptEnabled: false });

for (const path of Object.keys(GUARDED_PAGES))
  test(`${path} is no blank page`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(PAGE_WITHOUT_SCRIPTS.heading);
    await expect(main.getByText(PAGE_WITHOUT_SCRIPTS.text)).toBeVisible();
    // The style sheet is there, too.
    await expect(main).toHaveCSS("padding-top", "48px");
    await main.getByRole("link", { name: PAGE_WITHOUT_SCRIPTS.home }).click();
    await expect(page).toHaveURL("/");
  });

for (const [path, sentences] of [
  ["/contact", 1],
  ["/books", 1],
  ["/resources/sample-chapter", 2],
  ["/resources/level-2-sample-chapter", 2],
  ["/resources/level-3-sample-chapter", 2],
  ["/resources/raising-money-smart-kids", 2],
  ["/auth", 1],
  ["/auth/confirm", 1],
  ["/auth/reset-password", 1],
] as const)
  test(`${path} says that its form needs scripts, and the menu leads on`, async ({ page }) => {
    await page.goto(path);
    const said = page.locator("main noscript p", { hasText: PART_WITHOUT_SCRIPTS });
    await expect(said).toHaveCount(sentences);
    for (const each of await said.all()) await expect(each).toBeVisible();
    await page.getByRole("banner").getByRole("link").first().click();
    await expect(page).toHaveURL("/");
  });

for (const [path, text] of [
  ["/research-questionnaire", QUESTIONNAIRE_TEXTS.withoutScripts],
  ["/90-days-money-smart-challenge", CHALLENGE_FORM.withoutScripts],
  ["/find-your-quadrant", ASSESSMENT_TEXTS.withoutScripts],
  ["/excel-tracker", TRACKER_TEXTS.withoutScripts],
  ["/audiobooks", AUDIOBOOKS_TEXTS.withoutScripts],
  ["/quiz", WITHOUT_SCRIPTS.text],
  ["/quiz-hub", WITHOUT_SCRIPTS.text],
  ["/quiz/money-brain-battle", WITHOUT_SCRIPTS.text],
] as const)
  test(`${path} says what needs scripts there`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator("main noscript p", { hasText: text })).toBeVisible();
  });

for (const [path, link] of [
  ["/quiz/money-brain-battle", WITHOUT_SCRIPTS.link],
  ["/short-stories", SHORT_STORIES_TEXTS.takeQuiz],
] as const)
  test(`the quiz of ${path} leads on to its questions`, async ({ page }) => {
    await page.goto(path);
    await page.getByRole("link", { name: link }).click();
    await expect(page).toHaveURL(WITHOUT_SCRIPTS.path);
  });

/** Forms say so themselves; the menu needs no scripts; beside what is not on sale yet stands that; tiles are read, too. */
const EXPLAINED =
  "form *, fieldset:disabled *, [popovertarget], [aria-describedby], [aria-label='The money map'] button";

for (const path of Object.keys(PUBLIC_PAGES))
  test(`${path} shows no control that does nothing`, async ({ page }) => {
    await page.goto(path);
    const controls = page.locator("button, input, select, textarea, label, [role=tab]");
    const live = await controls.evaluateAll(
      (all, explained) =>
        all
          .filter((element) => element.checkVisibility() && !element.matches(explained))
          .map((element) => element.textContent),
      EXPLAINED,
    );
    // By the specification they do nothing, and that is their name.
    expect(live.filter((name) => name !== "Coming Soon")).toEqual([]);
  });
