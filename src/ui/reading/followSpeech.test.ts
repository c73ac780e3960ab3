import { afterEach, expect, it, vi } from "vitest";
import { highlight, sentenceInView, sentencesOf } from "./followSpeech";

/** The texts that are marked, instead of the browser's own highlights. */
function standInForHighlights() {
  const marks = new Map<string, Range>();
  class Highlight {
    constructor(range: Range) {
      return range as unknown as Highlight;
    }
  }
  vi.stubGlobal("Highlight", Highlight);
  vi.stubGlobal("CSS", { highlights: marks });
  return () => [...marks.values()].map(String);
}

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

it.each([
  ["the question while it is in view", 250, "Why?"],
  ["what follows the answer once the question is above", 100, "So."],
])("takes for the reader's place, beside a closed answer, %s", (_, top, place) => {
  document.body.innerHTML = "<p>Why?</p><details><summary>Show</summary><p>Because.</p></details><p>So.</p>";
  vi.stubGlobal("innerHeight", 600);
  const tops: Record<string, number> = { "Why?": top, "So.": top + 150 };
  // A browser may give what is closed no place at all.
  vi.spyOn(Range.prototype, "getBoundingClientRect").mockImplementation(function (this: Range) {
    return { top: tops[String(this)] ?? 0 } as DOMRect;
  });
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue({ top: top + 100 } as DOMRect);
  const sentences = sentencesOf(document.body);
  expect(sentences[sentenceInView(sentences)]?.text).toBe(place);
});

it("marks the sentence, and the whole paragraph once the browser has translated it", () => {
  const marked = standInForHighlights();
  document.body.innerHTML = "<p>Coins are small. Notes are not.</p>";
  const [, second] = sentencesOf(document.body);
  highlight(second!);
  expect(marked()).toEqual(["Notes are not."]);

  document.querySelector("p")!.innerHTML = "<font><font>Klein. Nicht klein.</font></font>";
  highlight(second!);
  expect(marked()).toEqual(["Klein. Nicht klein."]);
});
