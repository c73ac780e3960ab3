/** The pages of questions as built: every answer is on one, whole and findable, and none is heavier than the list of money words. */
import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { QUESTION_PAGES, type QuestionPageName } from "@/content/questions/questionPages";
import { searchList } from "@/content/questions/searchList";
import { TAUGHT_ANSWERS, TAUGHT_BY_PAGE } from "@/content/questions/taughtAnswers";
import { asksByName } from "#scripts/guide/asks";
import { brotliKib } from "#scripts/site/weights";
import { pageDocument } from "./documents";
import { pageHtml, readSite, SITE } from "./site";

const PAGES = (Object.keys(QUESTION_PAGES) as QuestionPageName[]).map((name) => ({
  name,
  ...QUESTION_PAGES[name],
  document: pageDocument(QUESTION_PAGES[name].path),
}));
const textOf = (element: { textContent: string | null } | null | undefined) =>
  (element?.textContent ?? "").replaceAll(/\s+/gu, " ").trim();

it("shows every taught answer on exactly one page, under its title", () => {
  const found = PAGES.flatMap(({ document }) =>
    [...document.querySelectorAll("article h2[id]")].map((heading) => `${heading.id} ${textOf(heading)}`),
  );
  expect(found.toSorted()).toEqual(TAUGHT_ANSWERS.map(({ id, title }) => `${id} ${title}`).toSorted());
});

describe.each(PAGES)("the page “$title”", ({ name, path, document }) => {
  it("has each whole answer below its question, the first one open", () => {
    const folds = [...document.querySelectorAll("article > details")];
    expect(folds.map((fold) => fold.hasAttribute("open"))).toEqual(folds.map((_, nth) => nth === 0));
    for (const { id, answer, example, plan, pitfall } of TAUGHT_BY_PAGE[name]) {
      const heading = document.getElementById(id)!;
      expect(heading.parentElement!.localName, id).toBe("summary");
      const opened = textOf(heading.closest("details"));
      const [first] = answer.split(/(?<=[.!?]) /u);
      for (const text of [first, example, plan, pitfall]) expect(opened, id).toContain(text);
    }
  });

  it("asks nothing that nobody hears", () => {
    const answers = [...document.querySelectorAll("article summary + div > p:nth-child(2)")].map(textOf);
    expect(answers.filter((text) => text.endsWith("?"))).toEqual([]);
  });

  it("is at most as heavy as the money words were", () => {
    expect(brotliKib(pageHtml(path))).toBeLessThanOrEqual(26.32);
  });

  it("names its questions to search engines", () => {
    const data = JSON.parse(document.querySelector('script[type="application/ld+json"]')!.textContent!) as {
      "@graph": { "@type": string; hasPart?: { name: string; url: string }[] }[];
    };
    const parts = data["@graph"].find((thing) => thing["@type"] === "CollectionPage")!.hasPart!;
    expect(parts.map(({ name: title }) => title)).toEqual(TAUGHT_BY_PAGE[name].map(({ title }) => title));
    expect(parts.map(({ url }) => url)).toEqual(TAUGHT_BY_PAGE[name].map(({ id }) => `#${id}`));
  });
});

it("searches a list of at most 20 KiB, with every answer in it", () => {
  const list = searchList(asksByName());
  expect(brotliKib(list)).toBeLessThanOrEqual(20);
  for (const { id, title } of TAUGHT_ANSWERS)
    expect(
      list.includes(`\n${id} ${title}`) ||
        list.includes(`\n${id}*p ${title}`) ||
        list.includes(`\n${id}*t ${title}`),
      id,
    ).toBe(true);
});

it("leaves the long lists to whoever opens them: the service worker brings none along", () => {
  const files = readdirSync(`${SITE}/assets/opened`);
  expect(files.length).toBeGreaterThan(PAGES.length);
  const worker = readSite("sw.js").toString();
  expect(files.filter((file) => worker.includes(file))).toEqual([]);
  expect(worker).not.toContain("/resources/questions/saving-up");
});
