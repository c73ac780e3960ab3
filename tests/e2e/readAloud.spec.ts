/**
 * "Read to me" on the real pages, with a voice that tells nothing but its beginning and its end. Its rules, and leaving
 * the page, are tested in tests/pages/readAloud.test.tsx, a chapter in tests/pages/chapterAloud.test.tsx.
 */
import type { Page } from "@playwright/test";
import { KEEPER_OF_THE_EMBERS } from "@/content/stories/keeper-of-embers";
import { expect, test } from "./fixtures";
import { installSpeechDouble, type SpeechDoubleOptions } from "./speechDouble";

const STORY = "/short-stories/keeper-of-embers";
const bar = (page: Page) => page.getByRole("region", { name: "Read to me" });
const spoken = (page: Page) => page.evaluate(() => window.speechDouble.spoken.map(({ text }) => text));

async function open(page: Page, path: string, options: SpeechDoubleOptions = {}) {
  await page.addInitScript(installSpeechDouble, options);
  await page.goto(path);
}

test("reads the story from its first heading, sentence by sentence, by keyboard", async ({ page, axe }) => {
  // Slow enough to be still at it when the test comes to the pause, on the slowest computer.
  await open(page, STORY, { sentenceMs: 100 });
  const play = bar(page).getByRole("button", { name: "Read to me" });
  await expect(play).toBeEnabled();
  await play.focus();
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await spoken(page)).length).toBeGreaterThan(4);
  await expect
    .poll(async () => (await spoken(page)).slice(0, 3))
    .toEqual([
      KEEPER_OF_THE_EMBERS.sections[0].title,
      "Nila was the smallest person on the canal.",
      "She had checked.",
    ]);
  await bar(page).getByRole("button", { name: "Pause" }).press("Enter");
  await expect(bar(page)).toContainText("Paused");
  const before = (await spoken(page)).length;
  await axe();
  await expect.poll(async () => (await spoken(page)).length).toBe(before);
});

test("remembers its place and its speed over a reload", async ({ page }) => {
  await open(page, STORY, { sentenceMs: 100 });
  await bar(page).getByLabel("Speed").selectOption("1.5");
  await bar(page).getByRole("button", { name: "Read to me" }).click();
  await expect.poll(async () => (await spoken(page)).length).toBeGreaterThan(5);
  await bar(page).getByRole("button", { name: "Pause" }).click();
  const last = (await spoken(page)).at(-1)!;
  await page.reload();
  await expect(bar(page).getByLabel("Speed")).toHaveValue("1.5");
  await bar(page)
    .getByRole("button", { name: /^Carry on/ })
    .click();
  await expect.poll(() => spoken(page)).toContain(last);
  await expect.poll(async () => (await spoken(page))[0]).toBe(last);
});

test("says on request that the device has no voice", async ({ page, axe }) => {
  await page.clock.install();
  await open(page, "/resources/sample-chapter", { voices: [] });
  await page.clock.runFor(10_000);
  await bar(page).getByRole("button", { name: "Read to me" }).click();
  await expect(bar(page)).toContainText("This device has no English voice.");
  await page.clock.resume();
  await axe();
});
