/** The public pages as the specification words and orders them (part 1, section 2). */
import { expect, it } from "vitest";
import { pageDocument } from "./documents";

/** Leaves out anything folded away or hidden, because nobody would read it there. */
const FOLDED = "details:not([open]) > :not(summary), [hidden], script, style";

function wordsOf(page: Document, part: string): string {
  const content = page.querySelector(part)!;
  for (const folded of content.querySelectorAll(FOLDED)) folded.remove();
  return content.textContent.replaceAll(/\s+/g, " ");
}

const WORDS: Record<string, readonly string[]> = {
  "/": [
    "Empowering Kids with Financial Literacy",
    "Explore Books",
    "Free Chapters",
    "Why Choose",
    "Money Basics for Kids",
    "Raising Money-Smart Kids",
    "Free chapters",
    "Worksheets",
    "Parent guides",
    "Parent of a Level 1 reader",
  ],
  "/books": [
    "Buy Now",
    "Not on sale here yet",
    "Download Sample Chapter",
    "View Book Details",
    "Ages 8-10",
    "Ages 11-13",
    "Ages 14-16",
    "Become a Beta Reader",
  ],
  "/books/4MQ-L1": [
    "Buy Now",
    "Not on sale here yet",
    "Free Sample Chapter",
    "Read The Keeper of the Embers",
  ],
  "/books/4MQ-L2": [
    "Free Sample Chapter",
    "Burst Spender",
    "Super Saver",
    "Budget Boss",
    "Dreamer",
    "About the Author",
  ],
  "/books/4MQ-L3": [
    "Free Sample Chapter",
    "Momentum Spender",
    "Wealth Architect",
    "Frugal Navigator",
    "Balance Seeker",
    "About the Author",
  ],
  "/books/raising-money-smart-kids": ["Raising Money-Smart Kids", "Buy Now", "Download Sample Chapter"],
  "/audiobooks": [
    "The Keeper of the Embers",
    "25:30",
    "Ages 8-10",
    "Coming soon",
    "How it works",
    "Listen",
    "Quiz",
    "Earn",
    "85% or higher",
  ],
  "/short-stories": ["Choose", "Read", "Quiz", "Earn", "Read Story", "Take Quiz", "Coming Soon"],
  "/short-stories/keeper-of-embers": [
    "The Keeper of the Embers",
    "Buy Physical Book",
    "Free Sample Chapter",
    "Feeling Small",
    "The Windy Place",
    "The Little Berries Secret",
    "The Careful Hunter",
    "The Broken Pot & The Quiet Fix",
    "Snow Surprise!",
    "Waking Up Proud",
    "10 questions",
    "Score 85% or higher",
    "Up to 2 attempts per day",
    "Take the Quiz Now",
    "About the Author",
  ],
  "/resources": [
    "Free Educational Resources",
    "Free Sample Chapters",
    "Worksheets & Activities",
    "Excel Money Tracker",
    "Parent & Educator Guides",
    "Coming Soon",
  ],
  "/resources/sample-chapter": ["Needs vs Wants", "View All Books", "Back to Resources"],
  "/resources/level-2-sample-chapter": ["Influence Invasion", "View All Books", "Back to Resources"],
  "/resources/level-3-sample-chapter": ["Debt Trap", "View All Books", "Back to Resources"],
  "/resources/raising-money-smart-kids": ["The Four Money Quadrants", "View All Books", "Back to Resources"],
  "/about": ["About the Author", "Contact", "Books"],
  "/contact": ["Contact Us", "Book Inquiry", "Resource Access", "Speaking Request", "Media Inquiry", "Other"],
  "/privacy": ["Privacy"],
  "/terms": ["Terms"],
  "/sitemap": ["Site Map", "/90-days-money-smart-challenge", "/excel-tracker"],
};

it.each(Object.entries(WORDS))("words %s as specified", (path, words) => {
  const text = wordsOf(pageDocument(path), "main");
  expect(words.filter((word) => !text.includes(word))).toEqual([]);
});

it("links from the home page's footer to the pages about the site, and names its social media", () => {
  const text = wordsOf(pageDocument("/"), "footer");
  expect(["Privacy", "Terms", "Instagram"].filter((word) => !text.includes(word))).toEqual([]);
});

const textsOf = (page: Document, selector: string) =>
  [...page.querySelectorAll(selector)].map(({ textContent }) => textContent);
const linksNamed = (page: Document, name: string) =>
  [...page.querySelectorAll("main a")]
    .filter(({ textContent }) => textContent === name)
    .map((link) => link.getAttribute("href"));

it("links from the home page's buttons to the books and the free chapters", () => {
  const page = pageDocument("/");
  expect(linksNamed(page, "Explore Books")).toEqual(["/books"]);
  expect(linksNamed(page, "Free Chapters")).toEqual(["/resources/free-chapters"]);
});

it("has the beta readers' form after the first book", () => {
  const headings = textsOf(pageDocument("/books"), "main h2");
  expect(headings.slice(0, 2)).toEqual(["Money Basics for Kids", "Read it before everyone else"]);
  expect(headings).toHaveLength(5);
});

it("has a details page for level books only, and a sample chapter for every book", () => {
  const page = pageDocument("/books");
  expect(linksNamed(page, "View Book Details")).toEqual(["/books/4MQ-L1", "/books/4MQ-L2", "/books/4MQ-L3"]);
  expect(linksNamed(page, "Download Sample Chapter")).toEqual([
    "/resources/sample-chapter",
    "/resources/level-2-sample-chapter",
    "/resources/level-3-sample-chapter",
    "/resources/raising-money-smart-kids",
  ]);
});

it("has a table of contents for the parent guide only, closed at first", () => {
  const folded = [...pageDocument("/books").querySelectorAll("main details")];
  expect(folded.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining("Chapter 2: The Four Money Quadrants"),
  ]);
  expect(folded[0]!.hasAttribute("open")).toBe(false);
  expect(folded[0]!.querySelector("summary")!.textContent).toContain("Show table of contents");
});

it("starts the page about the author with the author's books", () => {
  const [shelf] = pageDocument("/about").querySelectorAll("main section");
  expect([...shelf!.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual([
    "/books/4MQ-L1",
    "/books/4MQ-L2",
    "/books/4MQ-L3",
    "/books/raising-money-smart-kids",
  ]);
});

it("requires every field of the contact form, and shows five lines for the message", () => {
  const form = pageDocument("/contact").querySelector("main form")!;
  const fields = [...form.querySelectorAll("[required]")];
  expect(fields.map((field) => field.getAttribute("name"))).toEqual(["name", "email", "subject", "message"]);
  expect(form.querySelector("[name=email]")!.getAttribute("type")).toBe("email");
  expect(form.querySelector("[name=message]")!.getAttribute("rows")).toBe("5");
});

it("disables a resource that is still to come, and opens the tracker", () => {
  const page = pageDocument("/resources");
  const buttons = [...page.querySelectorAll("main button")];
  const soon = buttons.filter(({ textContent }) => textContent === "Coming Soon");
  expect(soon).toHaveLength(6);
  for (const button of soon) expect(button.hasAttribute("disabled")).toBe(true);
  expect(linksNamed(page, "Open Tracker")).toEqual(["/excel-tracker"]);
});

it.each([
  "/resources/sample-chapter",
  "/resources/level-2-sample-chapter",
  "/resources/level-3-sample-chapter",
  "/resources/raising-money-smart-kids",
])("offers the PDF of %s at the top and at the bottom", (path) => {
  const page = pageDocument(path);
  expect(textsOf(page, "main form:has([type=email]) [type=submit]")).toEqual([
    "Download Free Chapter",
    "Download Free Chapter",
  ]);
});

it("lists thirteen pages with their paths on the site map", () => {
  const page = pageDocument("/sitemap");
  expect(page.querySelectorAll("main ul:first-of-type li")).toHaveLength(13);
  for (const entry of page.querySelectorAll("main ul:first-of-type li"))
    expect(entry.textContent).toContain(entry.querySelector("a")!.getAttribute("href"));
});
