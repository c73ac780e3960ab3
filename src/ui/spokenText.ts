/**
 * The sentences of a column and the mark on the one being read. The mark is a highlight of the browser's own
 * (CSS.highlights): it needs no element around each sentence, which would double the page's HTML and its nodes, and it
 * leaves the text to React and to screen readers. Browsers without it mark the paragraph.
 */
import { splitSentences, type Span } from "./sentences";

export interface Sentence extends Span {
  block: HTMLElement;
  text: string;
}

const SPOKEN = "h1, h2, h3, h4, p, li";
const MARK = "read-aloud";
/** Space for the header above and the bar below, in pixels. */
const HEADER_PX = 96;
const FOOTER_PX = 150;

/** Sentences in reading order. Elements that are not printed are controls, so they are not read. */
export function sentencesOf(column: HTMLElement): Sentence[] {
  return [...column.querySelectorAll<HTMLElement>(SPOKEN)]
    .filter((block) => !block.closest('[data-print="no"]') && !block.querySelector(SPOKEN))
    .flatMap((block) => {
      const text = block.textContent ?? "";
      return splitSentences(text).map(({ from, to }) => ({ block, from, to, text: text.slice(from, to) }));
    });
}

let marked: HTMLElement | undefined;

export function removeHighlight(): void {
  if (marked) delete marked.dataset.reading;
  marked = undefined;
  if (canHighlight()) CSS.highlights.delete(MARK);
}

export function highlight(sentence: Sentence): void {
  removeHighlight();
  if (canHighlight()) CSS.highlights.set(MARK, new Highlight(rangeOf(sentence)));
  else {
    marked = sentence.block;
    marked.dataset.reading = "";
  }
}

/** Scrolls gently to the sentence if it is not wholly visible. */
export function scrollIntoView(sentence: Sentence): void {
  const { top, bottom } = rangeOf(sentence).getBoundingClientRect();
  if (top >= HEADER_PX && bottom <= innerHeight - FOOTER_PX) return;
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  // Scrolls to a position, not by a distance, which would add to a scroll still in progress.
  scrollTo({ top: scrollY + top - innerHeight / 3, behavior: still ? "instant" : "smooth" });
}

const canHighlight = () => "Highlight" in globalThis && "highlights" in CSS;

function rangeOf({ block, from, to }: Sentence): Range {
  const range = document.createRange();
  const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  let before = 0;
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const length = node.nodeValue?.length ?? 0;
    if (from >= before && from < before + length) range.setStart(node, from - before);
    if (to > before && to <= before + length) range.setEnd(node, to - before);
    before += length;
  }
  return range;
}
