/** “For now”, under what is still to come: what it leads to is built. */
import { expect, it } from "vitest";
import { FOR_AGES, FOR_NOW_LABEL, QUIZ_FOR_ALL } from "@/content/forNow";
import { LEVELS } from "@/content/levels";
import { pageDocument } from "./documents";

const addresses = (part: Element) =>
  [...part.querySelectorAll("a")].map((link) => link.getAttribute("href")!);
const linesOf = (part: ParentNode) =>
  [...part.querySelectorAll("p")].filter((line) => line.textContent.startsWith(FOR_NOW_LABEL));
/** @returns what is wrong with an address. */
function missing(address: string): string[] {
  const [path, part] = address.split("#");
  const page = pageDocument(path!);
  return part && !page.getElementById(part) ? [address] : [];
}

const BY_LEVEL = ["/quiz", "/short-stories", "/audiobooks"];

it.each([...BY_LEVEL, "/resources"])("leads from %s to pages and parts that exist", (path) => {
  const lines = linesOf(pageDocument(path));
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.flatMap(addresses).flatMap(missing)).toEqual([]);
});

it.each(BY_LEVEL)(
  "offers on %s the text and the questions of each age that has nothing yet, and the quiz for all beside no card of it",
  (path) => {
    const page = pageDocument(path);
    for (const { level, ages } of LEVELS) {
      const part = page.getElementById(level.replace(" ", "-"))!.closest("section")!;
      const hasCard = part.querySelector("h3") !== null;
      const { text, questions } = FOR_AGES[ages];
      expect(linesOf(part).map(addresses), level).toEqual(
        hasCard ? [] : [[text.to, questions.to, ...(path === "/quiz" ? [] : [QUIZ_FOR_ALL.to])]],
      );
    }
    expect(linesOf(page).length).toBeGreaterThan(0);
  },
);
