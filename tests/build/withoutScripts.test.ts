/** Pages in a browser without scripts: a control that needs them is hidden, or a sentence explains. */
import { describe, expect, it } from "vitest";
import { WRITTEN_TOPICS } from "@/content/resources/allTopics";
import { ASSESSMENT_TEXTS } from "@/content/quadrant/assessment";
import { AUDIOBOOKS_TEXTS } from "@/content/audiobooks/audiobooks";
import { CHALLENGE_FORM } from "@/content/challenge/challengeLanding";
import { CHAPTERS } from "@/content/resources/downloads";
import { WRITTEN_STORIES } from "@/content/stories/allStories";
import { GUARDED_PAGES, PUBLIC_PAGES } from "@/content/pages";
import { QUESTIONNAIRE_TEXTS } from "@/content/questionnaire/questionnaire";
import { WITHOUT_SCRIPTS } from "@/content/quiz/quizTexts";
import { linesOf, type ReadingSection } from "@/content/reading/reading";
import { SHORT_STORIES_TEXTS } from "@/content/stories/stories";
import { TRACKER_TEXTS } from "@/content/tracker/tracker";
import { PAGE_WITHOUT_SCRIPTS, PART_WITHOUT_SCRIPTS } from "@/content/withoutScripts";
import { pageDocument } from "./documents";
import { pageHtml } from "./site";

const sentencesOf = (route: string) =>
  [...pageDocument(route).querySelectorAll("main noscript p")].map((sentence) => sentence.textContent);

it.each(Object.keys(GUARDED_PAGES))("says on %s that scripts are needed, and links home", (path) => {
  const main = pageDocument(path).querySelector("noscript > div")!;
  expect(main.querySelector("h1")!.textContent).toBe(PAGE_WITHOUT_SCRIPTS.heading);
  expect(main.querySelector("p")!.textContent).toContain(PAGE_WITHOUT_SCRIPTS.text);
  const link = main.querySelector("a")!;
  expect([link.textContent, link.getAttribute("href")]).toEqual([PAGE_WITHOUT_SCRIPTS.home, "/"]);
});

it.each([
  { path: "/contact", times: 1 },
  { path: "/books", times: 1 },
  { path: "/resources/sample-chapter", times: 2 },
  { path: "/resources/level-2-sample-chapter", times: 2 },
  { path: "/resources/level-3-sample-chapter", times: 2 },
  { path: "/resources/raising-money-smart-kids", times: 2 },
  { path: "/auth", times: 1 },
  { path: "/auth/confirm", times: 1 },
  { path: "/auth/reset-password", times: 1 },
])("$path says beside each form that it needs scripts ($times)", ({ path, times }) => {
  expect(sentencesOf(path).filter((sentence) => sentence.includes(PART_WITHOUT_SCRIPTS))).toHaveLength(times);
});

it.each([
  ["/research-questionnaire", QUESTIONNAIRE_TEXTS.withoutScripts],
  ["/90-days-money-smart-challenge", CHALLENGE_FORM.withoutScripts],
  ["/find-your-quadrant", ASSESSMENT_TEXTS.withoutScripts],
  ["/excel-tracker", TRACKER_TEXTS.withoutScripts],
  ["/audiobooks", AUDIOBOOKS_TEXTS.withoutScripts],
  ["/quiz", WITHOUT_SCRIPTS.text],
  ["/quiz-hub", WITHOUT_SCRIPTS.text],
  ["/quiz/money-brain-battle", WITHOUT_SCRIPTS.text],
])("says on %s that scripts are needed", (path, sentence) => {
  expect(sentencesOf(path).join(" ")).toContain(sentence);
});

it.each([
  ["/quiz/money-brain-battle", WITHOUT_SCRIPTS.link],
  ["/short-stories", SHORT_STORIES_TEXTS.takeQuiz],
])("links from the quiz %s to its questions", (path, text) => {
  const links = [...pageDocument(path).querySelectorAll("main noscript a")];
  const found = links.filter((link) => link.textContent.includes(text));
  expect(new Set(found.map((link) => link.getAttribute("href")))).toEqual(new Set([WITHOUT_SCRIPTS.path]));
  expect(PUBLIC_PAGES).toHaveProperty([WITHOUT_SCRIPTS.path]);
});

/**
 * Exceptions: forms explain themselves; the menu needs no scripts; a sentence describes items not
 * yet on sale; tiles are for reading.
 */
const EXPLAINED =
  "form *, fieldset[disabled] *, [popovertarget], [aria-describedby], [aria-label='The money map'] button";
const HIDDEN = '[class~="noscript:hidden"]';

describe.each(Object.keys(PUBLIC_PAGES))("the page %s", (route) => {
  const page = pageDocument(route);

  it("shows no control that does nothing", () => {
    const controls = [...page.querySelectorAll("button, input, select, textarea, label, [role=tab]")];
    expect(controls.length).toBeGreaterThan(5);
    const live = controls.filter((control) => !control.matches(EXPLAINED) && !control.closest(HIDDEN));
    // By specification these buttons do nothing, and their names say so.
    const names = live.map((control) => control.textContent).filter((name) => name !== "Coming Soon");
    expect(names).toEqual([]);
  });

  it("explains each form that a browser cannot submit by itself", () => {
    const forms = [...page.querySelectorAll("main form:not([action])")];
    const shown = forms.filter((form) => !form.closest(HIDDEN));
    expect(page.querySelectorAll("main noscript p").length).toBeGreaterThanOrEqual(shown.length);
  });

  it("has the style that hides controls needing scripts", () => {
    expect(pageHtml(route)).toContain(String.raw`@media (scripting:none){.noscript\:hidden{display:none}}`);
  });
});

const TEXTS = [...WRITTEN_STORIES, ...CHAPTERS, ...WRITTEN_TOPICS].map(
  ({ path, sections }): [string, readonly ReadingSection[]] => [path, sections],
);

it.each(TEXTS)("shows the text of %s whole, with a link to each part", (path, sections) => {
  const main = pageDocument(path).querySelector("main")!;
  const texts = [...main.querySelectorAll(".reading :is(h2, h3, p, li)")].map(
    ({ textContent }) => textContent,
  );
  const links = [...main.querySelectorAll("nav a")].map((link) => link.getAttribute("href"));
  for (const { id, title, blocks } of sections) {
    expect(links).toContain(`#${id}`);
    expect(texts).toEqual(expect.arrayContaining([title, ...blocks.flatMap(linesOf)]));
  }
});
