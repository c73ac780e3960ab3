/** Text enlarged to twice its size on a phone, without loss of content (WCAG 2.2: 1.4.4). */
import type { Page } from "@playwright/test";
import { expect } from "./fixtures";
import { lossesIn } from "./inPage";
import { measure } from "./settled";

/** Changes the letter size, as a browser's own setting for larger text does, and restores it with 100. */
export const setLetterSize = (page: Page, percent: number) =>
  page.evaluate((size) => {
    const letters = () => parseFloat(getComputedStyle(document.body).fontSize);
    document.documentElement.style.fontSize = "";
    const before = letters();
    if (size !== 100) document.documentElement.style.fontSize = `${size}%`;
    if (letters() !== (before * size) / 100) throw new Error("The letters are not larger.");
  }, percent);

/** On a phone. */
export async function expectNoLossWithLargeText(page: Page) {
  await page.setViewportSize({ width: 390, height: 844 });
  // With reduced motion, each change of style still takes a very short time.
  await page.emulateMedia({ reducedMotion: "no-preference" });
  for (const percent of [150, 200]) {
    await setLetterSize(page, percent);
    expect(await measure(page.locator("html"), lossesIn), `with letters of ${percent}%`).toEqual([]);
  }
  await setLetterSize(page, 100);
}
