/** “For now”, under what is still to come: what it leads to is built. */
import { expect, it } from "vitest";
import { FOR_AGES, FOR_NOW_LABEL, QUIZ_FOR_ALL } from "@/content/forNow";
import { LEVELS } from "@/content/levels";
import { pageDocument } from "./documents";

const addresses = (part: Element) =>
  [...part.querySelectorAll("a")].map((link) => link.getAttribute("href")!);
const linesOf = (part: ParentNode) =>
  [...part.querySelectorAll("main p")].filter((line) => line.textContent.startsWith(FOR_NOW_LABEL));
/** @returns what is wrong with an address. */
function missing(address: string): string[] {
  const [path, part] = address.split("#");
  const page = pageDocument(path!);
  return part && !page.getElementById(part) ? [address] : [];
}

const PAGES = ["/quiz", "/short-stories", "/audiobooks", "/resources"];

it.each(PAGES)("leads from %s to pages and parts that exist", (path) => {
  const lines = linesOf(pageDocument(path));
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.flatMap(addresses).flatMap(missing)).toEqual([]);
});

it.each(["/quiz", "/short-stories", "/audiobooks"])(
  "offers on %s the text and the questions of each age that has nothing yet, and the quiz for all",
  (path) => {
    const lines = linesOf(pageDocument(path));
    const [, ...later] = LEVELS;
    expect(lines.map(addresses)).toEqual(
      later.map(({ ages }) => [FOR_AGES[ages].text.to, FOR_AGES[ages].questions.to, QUIZ_FOR_ALL.to]),
    );
  },
);
