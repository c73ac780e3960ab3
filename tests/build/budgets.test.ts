/** What a visitor's phone has to fetch: brotli KiB, held against SPEED's budgets. */
import { describe, expect, it } from "vitest";
import { PUBLIC_PAGES } from "@/content/pages";
import { brotliKib, keyOf, mainText, pageHtml, readSite, scriptsOf, SITE, weight } from "./site";
import { readdirSync } from "node:fs";

const union = (...sets: Set<string>[]) => new Set(sets.flatMap((set) => [...set]));

const shell = scriptsOf(keyOf(/^_entry-.*\.js$/), keyOf(/^_shell-/));
const tabs = scriptsOf(keyOf(/^_tabs-/));
/** Fields, steps and other small parts of many pages; what is stored, and its parser; days. */
const parts = scriptsOf(
  keyOf(/^_kit-/),
  keyOf(/^_sending-/),
  keyOf(/^_valibot-/),
  keyOf(/^_stored-/),
  keyOf(/^_days-/),
);
const signedIn = scriptsOf("node_modules/@supabase/supabase-js/dist/index.mjs", "src/app/SignedInArea.tsx");
/** Counted once, outside the budgets of the pages that use them. */
const LAZY_CHUNKS = [
  // Toaster 11, Tabs 8.5 (they share most of Radix), date formatting 6.
  {
    name: "what pages share: Toaster, Tabs, days and small parts",
    scripts: union(tabs, parts, scriptsOf("src/ui/Toaster.tsx")),
    already: shell,
    budget: 25.5,
  },
  // Comes when the text is there already.
  { name: "Read to me", scripts: scriptsOf("src/ui/ReadAloud.tsx"), already: shell, budget: 4.5 },
  { name: "signed-in shell", scripts: signedIn, already: shell, budget: 65 },
  // Comes to every page when that is there; and its box when it is opened, or about to be.
  {
    name: "the money guide's icon",
    scripts: scriptsOf("src/app/chat/Chat.tsx"),
    already: shell,
    budget: 1.5,
  },
  {
    name: "the money guide's box",
    scripts: scriptsOf("src/app/chat/ChatBox.tsx"),
    already: union(shell, parts, scriptsOf("src/app/chat/Chat.tsx")),
    budget: 8,
  },
];

const journal = union(
  shell,
  signedIn,
  tabs,
  parts,
  scriptsOf("src/pages/journal/ChallengeDashboardPage.tsx"),
);
const community = union(shell, signedIn, tabs, parts, scriptsOf("src/pages/community/CommunityPage.tsx"));

/** What a page adds to what its visitor has already. */
const PAGES = [
  { name: "auth", source: "src/pages/auth/AuthPage.tsx", already: shell, budget: 8 },
  // Both pages that links in letters lead to are one.
  { name: "link", source: "src/pages/auth/ResetPasswordPage.tsx", already: shell, budget: 8 },
  {
    name: "journal",
    source: "src/pages/journal/ChallengeDashboardPage.tsx",
    already: union(shell, signedIn, tabs, parts),
    budget: 12,
  },
  // Come after the form, before they are asked for.
  { name: "figures", source: "src/pages/journal/KpisTab.tsx", already: journal, budget: 5 },
  // Comes when the figures are there already.
  {
    name: "chart",
    source: "src/pages/journal/TrendChart.tsx",
    already: union(journal, scriptsOf("src/pages/journal/KpisTab.tsx")),
    budget: 22,
  },
  {
    name: "KPI scorecard",
    source: "src/pages/scorecard/KpiScorecardPage.tsx",
    already: union(shell, signedIn, parts),
    budget: 12,
  },
  {
    name: "community",
    source: "src/pages/community/CommunityPage.tsx",
    already: union(shell, signedIn, tabs, parts),
    budget: 12,
  },
  // Parts of the community that come when they are opened.
  { name: "gig jar", source: "src/pages/community/GigJarTab.tsx", already: community, budget: 7 },
  { name: "kindness", source: "src/pages/community/KindnessTab.tsx", already: community, budget: 4 },
  { name: "badges", source: "src/pages/community/BadgesTab.tsx", already: community, budget: 3 },
  {
    name: "account",
    source: "src/pages/account/AccountPage.tsx",
    already: union(shell, signedIn, tabs, parts),
    budget: 8,
  },
  { name: "404", source: "src/pages/info/NotFoundPage.tsx", already: shell, budget: 6 },
  {
    name: "quiz player",
    source: "src/pages/quiz/QuizPlayerPage.tsx",
    already: union(shell, parts),
    budget: 10,
  },
  {
    name: "assessment",
    source: "src/pages/quadrant/FindYourQuadrantPage.tsx",
    already: union(shell, parts),
    budget: 14,
  },
  {
    name: "story quiz",
    source: "src/pages/stories/StoryQuiz.tsx",
    already: union(shell, parts),
    budget: 10,
  },
  {
    name: "questionnaire",
    source: "src/pages/questionnaire/QuestionnairePage.tsx",
    already: union(shell, parts),
    budget: 14,
  },
  { name: "tracker", source: "src/pages/tracker/TrackerPage.tsx", already: union(shell, parts), budget: 14 },
];

/** Pages that are content: beside their own text, which their script has to bring along, at most 6 KiB each. */
const CONTENT_PAGES = {
  "/books": "books/BooksPage",
  "/books/4MQ-L1": "books/Level1BookPage",
  "/books/4MQ-L2": "books/Level2BookPage",
  "/books/raising-money-smart-kids": "books/BookPage",
  "/audiobooks": "audiobooks/AudiobooksPage",
  "/short-stories": "stories/ShortStoriesPage",
  "/short-stories/keeper-of-embers": "stories/KeeperOfEmbersPage",
  "/resources": "resources/ResourcesPage",
  "/resources/sample-chapter": "resources/Level1ChapterPage",
  "/resources/level-2-sample-chapter": "resources/Level2ChapterPage",
  "/resources/level-3-sample-chapter": "resources/Level3ChapterPage",
  "/resources/raising-money-smart-kids": "resources/ParentGuideChapterPage",
  "/quiz": "quiz/QuizLandingPage",
  "/quiz-hub": "quiz/QuizHubPage",
  "/quiz-data": "quiz/QuizDataPage",
  "/90-days-money-smart-challenge": "challenge/ChallengeLandingPage",
  "/90-days-money-smart-challenge-uk": "challenge/ChallengeLandingUkPage",
  "/about": "info/AboutPage",
  "/contact": "info/ContactPage",
  "/privacy": "info/PrivacyPage",
  "/terms": "info/TermsPage",
  "/sitemap": "info/SiteMapPage",
} as const;

describe("JavaScript", () => {
  it("of the landing page is at most 81 KiB with everything that runs there", () => {
    const landing = union(shell, scriptsOf("src/pages/home/HomePage.tsx"));
    expect(weight(landing) + brotliKib(readSite("theme.js"))).toBeLessThanOrEqual(81);
  });

  it.each(LAZY_CHUNKS)("of $name is at most $budget KiB", ({ scripts, already, budget }) => {
    expect(weight(scripts, already)).toBeLessThanOrEqual(budget);
  });

  it.each(PAGES)("of the $name page adds at most $budget KiB", ({ source, already, budget }) => {
    expect(weight(scriptsOf(source), already)).toBeLessThanOrEqual(budget);
  });

  it.each(Object.entries(CONTENT_PAGES))("of %s adds at most 6 KiB beside its text", (route, page) => {
    const added = weight(scriptsOf(`src/pages/${page}.tsx`), union(shell, tabs, parts));
    expect(added - brotliKib(mainText(pageHtml(route)))).toBeLessThanOrEqual(6);
  });

  it("that every visitor gets holds neither Supabase nor the query cache nor Radix", () => {
    const code = [...shell].map((file) => readSite(file).toString()).join();
    const found = ["GoTrueClient", "QueryClient", "RovingFocus"].filter((sign) => code.includes(sign));
    expect(found).toEqual([]);
  });
});

/** Pages that are there to be read: their text is what the visitor came for, and counts beside the budget. */
const TEXTS = [
  "/resources/sample-chapter",
  "/resources/level-2-sample-chapter",
  "/resources/level-3-sample-chapter",
  "/resources/raising-money-smart-kids",
  "/short-stories/keeper-of-embers",
  "/privacy",
  "/terms",
];

const STYLE = /<style>([\s\S]*?)<\/style>/;

describe.each(Object.keys(PUBLIC_PAGES))("the page %s", (route) => {
  const html = pageHtml(route);

  it("has at most 8 KiB of HTML beside a long text, and 12 KiB of styles", () => {
    const text = TEXTS.includes(route) ? brotliKib(mainText(html)) : 0;
    expect(brotliKib(html.replace(STYLE, "")) - text).toBeLessThanOrEqual(8);
    expect(brotliKib(STYLE.exec(html)![1]!)).toBeLessThanOrEqual(12);
  });

  it("waits for no style sheet and preloads its two fonts", () => {
    expect(html).not.toContain('rel="stylesheet"');
    expect(html.match(/rel="preload"[^>]*as="font"/g)).toHaveLength(2);
  });

  it("has no inline script, no style attribute and nothing from elsewhere", () => {
    // But data blocks, which no browser runs.
    expect(html).not.toMatch(/<script(?![^>]*\ssrc=)(?! type="application\/ld\+json">)/);
    expect(html).not.toMatch(/<[^>]+\sstyle=/);
    // Its canonical address is written in full, and nothing is fetched from there.
    const rest = html.replace(/<link rel="canonical"[^>]*>/, "");
    expect(rest).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
  });
});

it("the first screen comes to at most 175 KiB in at most 10 requests", () => {
  const html = pageHtml("/");
  const scripts = union(shell, scriptsOf("src/pages/home/HomePage.tsx"));
  const fonts = readdirSync(`${SITE}/assets`).filter((file) => file.endsWith(".woff2"));
  const pictures = [...new Set([...html.matchAll(/href="(\/art\/[^"#]+)/g)].map((match) => match[1]!))];
  const files = [...scripts, "theme.js", ...pictures, ...fonts.map((file) => `assets/${file}`)];
  const total = files.reduce((sum, file) => sum + brotliKib(readSite(file)), brotliKib(html));
  expect(total).toBeLessThanOrEqual(175);
  expect(files.length + 1).toBeLessThanOrEqual(10);
});

it("the theme script, which blocks the page, is under 300 bytes", () => {
  expect(readSite("theme.js").length).toBeLessThan(300);
});
