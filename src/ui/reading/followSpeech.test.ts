import { afterEach, expect, it, vi } from "vitest";
import { highlight, sentencesOf } from "./followSpeech";

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

afterEach(() => document.body.replaceChildren());

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
