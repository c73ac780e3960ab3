/** The guide's round icon, which covers no control: in the header, or in a margin beside the page (src/app/styles/chat.css). */
import type { Page } from "@playwright/test";
import { expect } from "./fixtures";
import { controlsUnderGuide } from "./inPage";
import { measure } from "./settled";

const SCREENS = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1152, height: 800 },
  { width: 1280, height: 800 },
];

/** At the top of the page and every half screen from there. */
export async function expectGuideCoversNothing(page: Page) {
  await expect(page.getByRole("button", { name: "Ask Ms. Sparkle", exact: true })).toBeVisible();
  for (const size of SCREENS) {
    await page.setViewportSize(size);
    expect(await measure(page.locator("html"), controlsUnderGuide), `at ${size.width}px`).toEqual([]);
  }
}
