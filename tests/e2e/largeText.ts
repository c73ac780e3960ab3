/** Text enlarged to twice its size on a phone, without loss of content (WCAG 2.2: 1.4.4). */
import type { Page } from "@playwright/test";
import { expect } from "./fixtures";

/**
 * Changes the letter size, as a browser's own setting for larger text does, and restores it afterwards.
 *
 * @returns by how much the page is wider than the screen, the parts cut off at a side, and the short words that are
 * torn.
 */
const lostWith = (page: Page, percent: number) =>
  page.evaluate((size) => {
    const root = document.documentElement;
    const letters = () => parseFloat(getComputedStyle(document.body).fontSize);
    const before = letters();
    root.style.fontSize = `${size}%`;
    if (letters() !== (before * size) / 100) throw new Error("The letters are not larger.");
    const lost: string[] = [];
    if (root.scrollWidth > root.clientWidth) lost.push(`${root.scrollWidth - root.clientWidth} px too wide`);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, width } = range.getBoundingClientRect();
      let [start, end] = [0, root.clientWidth];
      for (let box = text.parentElement; box && box !== root; box = box.parentElement) {
        const { overflowX, textOverflow } = getComputedStyle(box);
        if (overflowX === "visible") continue;
        const edges = box.getBoundingClientRect();
        // Content that scrolls is not lost, nor is text with an ellipsis or text for screen readers alone.
        if (["auto", "scroll"].includes(overflowX) || textOverflow === "ellipsis" || edges.width <= 1) {
          [start, end] = [-Infinity, Infinity];
          break;
        }
        [start, end] = [Math.max(start, edges.left), Math.min(end, edges.right)];
      }
      if (width > 1 && (left < start - 1 || right > end + 1)) lost.push(text.nodeValue!.trim());
      if (!(text.parentElement instanceof HTMLElement)) continue;
      // Addresses and the like are excluded, because they are longer than a line may be.
      for (const { 0: whole, index } of text.nodeValue!.matchAll(/(?<!\S)\S{1,14}(?!\S)/gu))
        for (const part of whole.matchAll(/[\p{L}\p{N}]+/gu)) {
          range.setStart(text, index + part.index);
          range.setEnd(text, index + part.index + part[0].length);
          // A line with an ellipsis counts its words twice, on the same line.
          const lines = new Set(Array.from(range.getClientRects(), ({ top: line }) => line));
          if (lines.size > 1) lost.push(`torn: ${part[0]}`);
        }
    }
    root.style.fontSize = "";
    return lost;
  }, percent);

/** On a phone. */
export async function expectNoLossWithLargeText(page: Page) {
  await page.setViewportSize({ width: 390, height: 844 });
  // With reduced motion, each change of style still takes a very short time.
  await page.emulateMedia({ reducedMotion: "no-preference" });
  for (const percent of [150, 200])
    await expect.poll(() => lostWith(page, percent), `with letters of ${percent}%`).toEqual([]);
}
