/** A reading room: the place in a text, its parts, and its words. Needs a real page, because places are heights on a screen. */
import type { Page } from "@playwright/test";
import { KEEPER_OF_THE_EMBERS } from "@/content/stories/keeper-of-embers";
import { expect, stored, test } from "./fixtures";
import { expectNoLossWithLargeText } from "./largeText";
import { scrollToReadingLine } from "./inPage";
import { installSpeechDouble } from "./speechDouble";

const STORY = "/short-stories/keeper-of-embers";
/** In part three. */
const SECRET = "“Every day,” whispered Pim, “I eat five and I keep two.”";
const placeOf = async (page: Page) =>
  (await stored<{ places: Record<string, unknown> } | null>(page, "4mq_reading"))?.places[STORY];
const goOn = (page: Page) => page.getByRole("button", { name: "Go on reading" });
const start = (page: Page) => page.getByRole("link", { name: /^(Start reading|Read it again)$/ });

const lookAt = (page: Page, text: string) => page.getByText(text).evaluate(scrollToReadingLine);

test("keeps the place by its sentence over a reload, another size, large letters and the voice", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript(installSpeechDouble, { sentenceMs: 400 });
  await page.goto(STORY);
  await expect(start(page)).toHaveText("Start reading");
  await lookAt(page, SECRET);
  await expect.poll(() => placeOf(page)).toBeGreaterThan(100);
  const place = await placeOf(page);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(page.getByText("You are in part 3 of 7")).toBeVisible();
  await expect(page.getByRole("paragraph").filter({ hasText: SECRET }).first()).toBeVisible();
  await goOn(page).click();
  await expect(page.getByText(SECRET).last()).toBeFocused();
  await expect(page.getByText(SECRET).last()).toBeInViewport();
  expect(await placeOf(page)).toBe(place);

  // Letters of twice the size, as a browser's setting makes them.
  await page.addInitScript(() =>
    addEventListener("DOMContentLoaded", () => (document.documentElement.style.fontSize = "200%")),
  );
  await page.reload();
  await goOn(page).click();
  await expect(page.getByText(SECRET).last()).toBeInViewport();
  expect(await placeOf(page)).toBe(place);

  await page.getByRole("button", { name: "Read to me" }).click();
  await expect.poll(() => page.evaluate(() => window.speechDouble.spoken[0]?.text)).toBe(SECRET);
  await expect.poll(() => placeOf(page)).toBe(Number(place) + 2);
  await page.getByRole("button", { name: "Pause" }).click();
  await page.reload();
  await expect(page.getByText("You are in part 3 of 7")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Carry on/ })).toBeVisible();
  expect(await placeOf(page)).toBeGreaterThan(Number(place));
});

test(
  "leads to each part, ticks what was read, and begins again after the end",
  { tag: "@phone" },
  async ({ page, axe }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(STORY);
    const parts = page.getByRole("navigation", { name: "Seven parts" });
    // The last leads to the sheets to print.
    await expect(parts.getByRole("link")).toHaveCount(8);
    for (const { title } of KEEPER_OF_THE_EMBERS.sections)
      await expect(page.getByRole("heading", { name: title })).toBeVisible();
    await parts.getByRole("link", { name: /^Snow Surprise!/ }).click();
    await expect(page.getByRole("heading", { name: "Snow Surprise!" })).toBeInViewport();
    await expect(page.getByText("6 of 7", { exact: true })).toBeVisible();
    await expect(parts.getByRole("link", { name: /^Snow Surprise!/ })).toHaveAttribute(
      "aria-current",
      "location",
    );
    await expect(parts.getByText("Read", { exact: true })).toHaveCount(5);
    await expect.poll(() => placeOf(page)).toBeGreaterThan(100);
    await axe();

    // A look at an earlier part on a later day does not lose the place; choosing one does.
    await page.reload();
    await lookAt(page, "Nila woke up because somebody was standing on her tummy.");
    await expect(page.getByText("You are in part 6 of 7")).toBeAttached();
    await parts.getByRole("link", { name: /^The Windy Place/ }).click();
    await expect(parts.getByRole("link", { name: /^The Windy Place/ })).toHaveAttribute(
      "aria-current",
      "location",
    );

    await expect(page.getByText("The end", { exact: true })).toBeAttached();
    await parts.getByRole("link", { name: /^Waking Up Proud/ }).click();
    await lookAt(page, "She was still the smallest person on the canal.");
    await expect.poll(() => placeOf(page)).toBe("end");
    await expect(start(page)).toHaveText("Read it again");
    await expect(parts.getByText("Read", { exact: true })).toHaveCount(7);
    await expect(page.getByText("You read all seven parts")).toBeVisible();
    // Looking back is not beginning again.
    await lookAt(page, SECRET);
    await expect(page.getByText("7 of 7", { exact: true })).toBeVisible();
    await start(page).click();
    await lookAt(page, SECRET);
    await expect(page.getByText("3 of 7", { exact: true })).toBeVisible();
    await expectNoLossWithLargeText(page);
  },
);

test("explains a word in its place, by a press or by the keyboard, and reads it aloud", async ({
  page,
  axe,
}) => {
  await page.addInitScript(installSpeechDouble, {});
  await page.goto(STORY);
  const word = page.getByRole("button", { name: "swap", exact: true });
  const note = page.getByRole("note", { name: "swap" });
  await word.click();
  await expect(note).toBeVisible();
  await expect(note).toContainText("without using any money");
  await expect(note.getByRole("button", { name: "Close" })).toBeInViewport({ ratio: 1 });
  await axe();
  await note.getByRole("button", { name: "Listen: swap" }).click();
  await expect.poll(() => page.evaluate(() => window.speechDouble.spoken[0]?.text)).toMatch(/^Swap .*money/);
  await note.getByRole("button", { name: "Close" }).click();
  await expect(note).toBeHidden();

  // To the word before it, and back through the two buttons of its note.
  await word.focus();
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("note", { name: "earned" })).toBeVisible();
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press("Tab");
  await expect(word).toBeFocused();
  await expect(page.getByRole("note", { name: "earned" })).toBeHidden();
  await expect(note).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(note.getByRole("button", { name: "Listen: swap" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(note).toBeHidden();
  await expect(word).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(note).toBeVisible();
  await page.mouse.click(5, 400);
  await expect(note).toBeHidden();
});

test("closes the answer in a box until it is asked for, and opens it on paper", async ({ page, axe }) => {
  await page.goto("/resources/first-pay-first-account");
  const box = page.getByRole("note").filter({ hasText: "Find the mistake" });
  const answer = box.getByText(/^Ruby is under 16/);
  await expect(answer).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(answer).toBeVisible();
  await expect(box.getByText("Show the answer")).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await expect(answer).toBeHidden();
  await box.getByText("Show the answer").click();
  await expect(answer).toBeVisible();
  await axe();
});
