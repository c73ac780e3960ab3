/** The requests that the worker answers, and those that it leaves alone. */
import { describe, expect, it } from "vitest";
import { planFor, type PageRequest } from "./planRequest";
import type { Site } from "./site";

const ORIGIN = "https://4mq.example";
const SITE: Site = {
  build: "one",
  files: ["/assets/entry-abc.js", "/theme.js", "/art/scenarios.svg"],
  bundle: "/assets/pages-abc.json",
  pages: ["/", "/books", "/auth", "/challenge-dashboard"],
  notFound: "/404.html",
};

const plan = (path: string, asked: Partial<PageRequest> = {}) =>
  planFor(
    { method: "GET", url: new URL(path, ORIGIN).href, mode: "cors", isPart: false, ...asked },
    ORIGIN,
    SITE,
  );
const open = (path: string, asked: Partial<PageRequest> = {}) => plan(path, { mode: "navigate", ...asked });

describe("a page that is opened", () => {
  it.each([
    ["/", "/"],
    ["/books", "/books"],
    ["/books/", "/books"],
    ["/books?tab=2&x", "/books"],
    ["/auth?from=/books#top", "/auth"],
    ["/challenge-dashboard", "/challenge-dashboard"],
    ["/challenge-dashboard/?tab=kpis", "/challenge-dashboard"],
  ])("answers %s with %s from the cache", (path, kept) => {
    expect(open(path)).toEqual({ from: "cache", path: kept, kind: "page" });
  });

  it.each(["/no-such-page", "/quiz/unknown", "/books/unknown?x=1"])(
    "leaves %s to the server, and answers with the fallback page without a connection",
    (path) => expect(open(path)).toEqual({ from: "network", path: "/404.html" }),
  );

  it.each([
    "/_mail",
    "/_mail?to=a@example.com",
    "/auth/v1/authorize?provider=x",
    "/functions/v1/forms/contact",
    "/downloads/chapter.pdf",
    "/share/home.png",
    "/sitemap.xml",
  ])("does not treat %s as a page", (path) => expect(open(path)).toBeUndefined());
});

describe("a file", () => {
  it.each(["/assets/entry-abc.js", "/theme.js", "/art/scenarios.svg"])("answers %s from the cache", (path) =>
    expect(plan(path)).toEqual({ from: "cache", path, kind: "file" }),
  );

  it("answers the drawing of a story from the cache, once it has been opened", () => {
    const path = "/art/plays/femi/monday.svg";
    expect(plan(path)).toEqual({ from: "cache", path, kind: "file" });
  });

  it("looks in every cache for a file of another build", () => {
    expect(plan("/assets/entry-old.js")).toEqual({ from: "anyCache", path: "/assets/entry-old.js" });
  });

  it.each(["/theme.js?x=1", "/unknown.js", "/books", "/sw.js", "/share/home.png"])(
    "leaves %s alone",
    (path) => expect(plan(path)).toBeUndefined(),
  );
});

it.each([
  ["a call of the database", "/rest/v1/journal_entries?select=*", {}],
  ["a call of the sign-in service", "/auth/v1/token?grant_type=refresh_token", {}],
  ["a function", "/functions/v1/ms-sparkle-chat", {}],
  ["a form that is sent", "/books", { method: "POST", mode: "navigate" }],
  ["a part of a file", "/assets/entry-abc.js", { isPart: true }],
  ["a question about a file", "/theme.js", { method: "HEAD" }],
  ["another site", "https://other.example/theme.js", {}],
  ["another site's page", "https://other.example/books", { mode: "navigate" }],
] satisfies [string, string, Partial<PageRequest>][])("leaves %s to the network", (_, url, asked) => {
  expect(plan(url, asked)).toBeUndefined();
});
