/**
 * The sentences of a column, the one that is being looked at, and the mark on the one being read. The mark is a highlight
 * of the browser's own (CSS.highlights): it needs no element around each sentence, which would double the page's HTML and
 * its nodes, and it leaves the text to React and to screen readers. Browsers without it mark the paragraph.
 */
import { splitSentences, type Span } from "./sentences";

export interface Sentence extends Span {
  block: HTMLElement;
  text: string;
}

const SPOKEN = "h1, h2, h3, h4, p, li";
const MARK = "read-aloud";
/** Space for the header and the line of progress above, and for the bar below, in pixels. */
const HEADER_PX = 124;
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

/** The answer that nobody has asked for yet, which is where its question ends. */
const closedAnswer = ({ block }: Sentence) => block.closest("details:not([open])");

/** The first sentence on the way from this one that is not in a closed answer. @param by 1, or -1 for backwards. */
export function shownFrom(sentences: readonly Sentence[], at: number, by: number): number {
  const sentence = sentences[at];
  return sentence && closedAnswer(sentence) ? shownFrom(sentences, at + by, by) : at;
}

const placeOf = (sentence: Sentence) => (closedAnswer(sentence) ?? rangeOf(sentence)).getBoundingClientRect();

/** True if the whole sentence is between the header and the bar. */
export function isInView(sentence: Sentence): boolean {
  const { top, bottom } = placeOf(sentence);
  return top >= HEADER_PX && bottom <= innerHeight - FOOTER_PX;
}

/** Scrolls gently to the sentence if it is not wholly visible. */
export function scrollIntoView(sentence: Sentence): void {
  if (!isInView(sentence)) scrollToSentence(sentence);
}

const isMotionReduced = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Scrolls to a position, not by a distance, which would add to a scroll still in progress. */
export function scrollToSentence(
  sentence: Sentence,
  behavior: ScrollBehavior = isMotionReduced() ? "instant" : "smooth",
): void {
  scrollTo({ top: scrollY + placeOf(sentence).top - innerHeight / 3, behavior });
}

/**
 * The index of the first sentence in the upper third of the screen or below it. Looks at a few sentences only, because it
 * runs while the page scrolls. @returns 0 above the text, and the number of sentences beyond its end.
 */
export function sentenceInView(sentences: readonly Sentence[]): number {
  const line = innerHeight / 3 - 1;
  let [low, high] = [0, sentences.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (placeOf(sentences[middle]!).top >= line) high = middle;
    else low = middle + 1;
  }
  return shownFrom(sentences, low, 1);
}

const canHighlight = () => "Highlight" in globalThis && "highlights" in CSS;

function rangeOf({ block, from, to, text }: Sentence): Range {
  const range = document.createRange();
  // A browser that translates the page has put other sentences into the block.
  if (block.textContent?.slice(from, to) !== text) {
    range.selectNodeContents(block);
    return range;
  }
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
