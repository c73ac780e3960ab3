/** Every page as built: it exists, it is complete, and its links lead somewhere. */
import { describe, expect, it } from "vitest";
import { GUARDED_LOADERS, PUBLIC_LOADERS } from "@/app/pageLoaders";
import { routeOf } from "@/app/preload";
import { GUARDED_PAGES, PUBLIC_PAGES } from "@/content/pages";
import { LESSON_FILES } from "@/content/resources/downloads";
import { fileDocument, pageDocument } from "./documents";
import { pageHtml, readSite } from "./site";
import { htmlFile } from "#scripts/site/prerender";

const publicPaths = Object.keys(PUBLIC_PAGES);
const guardedPaths = Object.keys(GUARDED_PAGES);

/** The main pages (specification part 1, section 2). */
const NAVIGATION = [
  "/",
  "/books",
  "/books/4MQ-L1",
  "/books/4MQ-L2",
  "/books/4MQ-L3",
  "/audiobooks",
  "/short-stories",
  "/resources",
  "/resources/sample-chapter",
  "/quiz",
  "/find-your-quadrant",
  "/kpi-scorecard",
  "/90-days-money-smart-challenge",
  "/90-days-money-smart-challenge-uk",
  "/challenge-dashboard",
  "/community",
  "/research-questionnaire",
  "/excel-tracker",
  "/about",
  "/contact",
  "/auth",
  "/privacy",
  "/terms",
];

/** React's markers of a part that was not ready, which only a script would fill in. */
const UNFINISHED = /<!--\$[?!]-->|<template id="B:|<div hidden="" id="S:/;

describe.each(Object.entries(PUBLIC_PAGES))("the page %s", (route, { title, description }) => {
  const page = pageDocument(route);

  it("has its title and its description, each once", () => {
    expect([...page.querySelectorAll("title")].map((tag) => tag.textContent)).toEqual([title]);
    const descriptions = [...page.querySelectorAll('meta[name="description"]')];
    expect(descriptions.map((tag) => tag.getAttribute("content"))).toEqual([description]);
  });

  it("has its content under one heading, complete without any script", () => {
    expect(page.getElementById("root")!.dataset.path).toBe(route);
    const [main, ...others] = page.querySelectorAll("main");
    expect(others).toEqual([]);
    const headings = [...page.querySelectorAll("h1")].map((heading) => heading.textContent);
    expect(headings).toEqual([expect.stringMatching(/\w/)]);
    expect(headings).not.toEqual(["Oops! Page not found"]);
    expect(main!.textContent.length).toBeGreaterThan(headings[0]!.length + 100);
    expect(pageHtml(route)).not.toMatch(UNFINISHED);
  });

  it("links to the main pages from its navigation bar, and home from its logo", () => {
    const hrefs = [...page.querySelectorAll('nav[aria-label="Main"] a')].map((link) =>
      link.getAttribute("href"),
    );
    expect(hrefs).toEqual(expect.arrayContaining(NAVIGATION));
    const logo = page.querySelector("header a")!;
    expect(logo.getAttribute("aria-label")).toBe("4MQ, home");
    expect(logo.getAttribute("href")).toBe("/");
  });
});

it("says on the not-found page that there is no such page, and links home", () => {
  const page = fileDocument("404.html");
  expect(page.querySelector("h1")!.textContent).toBe("Oops! Page not found");
  const home = [...page.querySelectorAll("main a")].find((link) => link.textContent === "Return to Home");
  expect(home!.getAttribute("href")).toBe("/");
});

it("links only to existing pages and parts of pages", () => {
  const files = new Map(publicPaths.map((path) => [path, pageDocument(path)] as const));
  const others = ["404.html", ...guardedPaths.map(htmlFile)].map(
    (file) => [file, fileDocument(file)] as const,
  );
  const known = new Set([
    ...publicPaths,
    ...guardedPaths,
    ...LESSON_FILES.map(({ localPath }) => localPath).filter((file) => readSite(file).length),
  ]);
  const broken: string[] = [];
  let count = 0;
  for (const [from, page] of [...files, ...others])
    for (const link of page.querySelectorAll("a[href]")) {
      const href = link.getAttribute("href")!;
      if (!/^[/#]/.test(href)) continue;
      count += 1;
      const { pathname, hash } = new URL(href, `https://site.example${files.has(from) ? from : "/"}`);
      const target = href.startsWith("#") ? page : files.get(pathname);
      const isMissing = hash && target && !target.getElementById(hash.slice(1));
      if (!known.has(pathname) || isMissing) broken.push(`${from}: ${href}`);
    }
  expect(broken).toEqual([]);
  expect(count).toBeGreaterThan(1000);
});

it("links every page from another, except those opened from e-mails", () => {
  const linked = new Set(
    publicPaths.flatMap((path) =>
      [...pageDocument(path).querySelectorAll('a[href^="/"]')]
        .map((link) => new URL(link.getAttribute("href")!, "https://site.example").pathname)
        .filter((target) => target !== path),
    ),
  );
  const listed = publicPaths.filter((path) => !PUBLIC_PAGES[path as keyof typeof PUBLIC_PAGES]!.isUnlisted);
  expect(listed.filter((path) => !linked.has(path))).toEqual([]);
});

describe("the routes", () => {
  it("builds every route without a parameter", () => {
    const withoutParameter = Object.keys(PUBLIC_LOADERS).filter((path) => !path.includes(":"));
    expect(publicPaths).toEqual(expect.arrayContaining(withoutParameter));
    expect(guardedPaths.toSorted()).toEqual(Object.keys(GUARDED_LOADERS).toSorted());
  });

  it.each(publicPaths)("knows %s", (path) => {
    expect(Object.keys(PUBLIC_LOADERS)).toContain(routeOf(path));
  });
});

describe("the frame of a signed-in page", () => {
  it.each(guardedPaths)("%s has a heading, cannot be used, and needs no script to be left out", (path) => {
    const page = pageDocument(path);
    const frame = page.querySelector("#root > [inert]")!;
    expect(frame.querySelectorAll("main h1")).toHaveLength(1);
    expect(page.querySelector("#root")!.children).toHaveLength(1);
    expect(page.querySelector("#root")!.hasAttribute("data-path")).toBe(false);
    // The sheet hides it, and only the script before it takes that back for somebody with a session.
    expect(pageHtml(path)).toContain("html:not([data-frame]) #root>[inert]");
    expect(pageHtml(path).split("<body")[0]).toContain('<script defer blocking="render" src="/frame.js">');
    // Applied together with the page that replaces the frame.
    expect(pageHtml(path)).toMatch(/<link id="styles"[^>]* media="not all" fetchpriority="high" disabled>/);
    expect(pageHtml(path)).not.toContain('src="/theme.js"');
  });

  it.each(guardedPaths)("%s holds no day and nothing of a person", (path) => {
    const text = pageDocument(path).querySelector("#root main")!.outerHTML.replaceAll("2020-01-01", "");
    expect(text).not.toMatch(/\b20\d\d\b|@|user_id/);
  });
});
