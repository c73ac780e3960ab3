/** The budgets for a visitor's phone: `npm test` asserts them, and the bench reports them. */
import { readdirSync } from "node:fs";
import path from "node:path";
import type { LessonPath } from "@/content/lessons/lessons";
import { QUESTION_PAGES } from "@/content/questions/questionPages";
import { QUESTIONS_PATH } from "@/content/questions/questionsTexts";
import type { StoryId } from "@/content/stories/stories";
import { STORY_IDS, storyPath } from "@/content/stories/storyFiles";
import { mainText } from "./pageText.ts";
import { htmlFile } from "./prerender.ts";
import { brotliKib, weightsOf } from "./weights.ts";

export interface Budget {
  name: string;
  /** The size after brotli, in KiB. */
  kib: number;
  max: number;
}

const union = (...sets: Set<string>[]) => new Set(sets.flatMap((set) => [...set]));

/**
 * Pages made for reading: at most 7.1 KiB each besides their own text, which their script contains. The words of a check at a
 * chapter’s end, which come with a script of their own, were once taken for that text.
 */
const CONTENT_PAGES = {
  "/books": "books/BooksPage",
  "/books/4MQ-L1": "books/Level1BookPage",
  "/books/4MQ-L2": "books/Level2BookPage",
  "/books/raising-money-smart-kids": "books/BookPage",
  "/audiobooks": "audiobooks/AudiobooksPage",
  "/short-stories": "stories/ShortStoriesPage",
  "/resources/sample-chapter": "resources/Level1ChapterPage",
  "/resources/level-2-sample-chapter": "resources/Level2ChapterPage",
  "/resources/level-3-sample-chapter": "resources/Level3ChapterPage",
  "/resources/raising-money-smart-kids": "resources/ParentGuideChapterPage",
  "/quiz": "quiz/QuizLandingPage",
  "/quiz-hub": "quiz/QuizHubPage",
  "/quiz-data": "quiz/QuizDataPage",
  "/90-days-money-smart-challenge": "challenge/ChallengePage",
  "/90-days-money-smart-challenge-uk": "challenge/JuniorChallengePage",
  "/about": "info/AboutPage",
  "/contact": "info/ContactPage",
  "/privacy": "info/PrivacyPage",
  "/terms": "info/TermsPage",
  "/sitemap": "info/SiteMapPage",
} as const;
const CONTENT_KIB = 7.13;
/** The search’s field on each page of questions, the help that needs no other file, and the folds of the answers. */
const SEARCH_KIB = 1.42;

/** The pages behind one route: the scripts of the address. A topic also needs the frame that all topics share. */
const RESOURCES_ROUTE = "src/pages/resources/addresses.tsx";
const RESOURCE_PAGES = {
  "/resources": "pages/resources/ResourcesPage.tsx",
  "/resources/for-parents": "pages/resources/ForParentsPage.tsx",
  "/resources/for-teachers": "pages/resources/ForTeachersPage.tsx",
  "/resources/money-words": "pages/resources/MoneyWordsPage.tsx",
  "/resources/ways-to-earn": "pages/resources/WaysToEarnPage.tsx",
  "/resources/coins-and-banks": "content/resources/topics/topicCoinsAndBanks.ts",
  "/resources/scams-and-games": "content/resources/topics/topicScamsAndGames.ts",
  "/resources/a-budget-you-can-keep": "content/resources/topics/topicBudget.ts",
  "/resources/first-pay-first-account": "content/resources/topics/topicFirstPay.ts",
  "/resources/money-that-grows": "content/resources/topics/topicMoneyThatGrows.ts",
  "/resources/giving": "content/resources/topics/topicGiving.ts",
  "/resources/prices-and-tax": "content/resources/topics/topicPricesAndTax.ts",
  "/resources/refunds-and-subscriptions": "content/resources/topics/topicRefunds.ts",
  "/resources/insurance": "content/resources/topics/topicInsurance.ts",
} as const;

/** A lesson needs the page that all lessons share, and its own text. */
const lessonSources = ([, file]: readonly [string, string]) =>
  ["pages/lessons/addresses.tsx", "pages/lessons/LessonPage.tsx", `content/lessons/${file}.ts`].map(
    (source) => `src/${source}`,
  );
const LESSON_FILES = {
  "/resources/lessons/needs-and-wants": "needsAndWants",
  "/resources/lessons/lunch-and-bus": "lunchAndBus",
  "/resources/lessons/scams": "scams",
  "/resources/lessons/wait-or-buy": "waitOrBuy",
  "/resources/lessons/payslip": "payslip",
} satisfies Record<LessonPath, string>;

/** All stories to play share their player. The text of a story is in its script, because its first scene alone is in the HTML. */
const PLAYER_SOURCES = ["src/pages/play/addresses.tsx", "src/pages/play/PlayPage.tsx"];

/** The pages of questions: the scripts of their addresses, and of one subject. */
const QUESTIONS_ROUTE = "src/pages/questions/addresses.tsx";

/** A story needs the page that all stories share, and its own text. */
const storySources = (id: StoryId) =>
  ["pages/stories/addresses.tsx", "pages/stories/StoryPage.tsx", `content/stories/${id}.ts`].map(
    (file) => `src/${file}`,
  );

/** @param site folder of the built site. */
export function scriptBudgets(site: string): Budget[] {
  const { read, kibOf, scriptsOf, weight, manifestKeys } = weightsOf(site);
  const shell = scriptsOf("src/app/entry.ts", "src/app/main.tsx");
  const tabs = scriptsOf("src/ui/controls/Tabs.tsx");
  /** Fields, steps and other small parts of many pages; stored values and their parser; days. */
  const parts = scriptsOf(
    "src/ui/controls/Field.tsx",
    "src/backend/forms.ts",
    "src/domain/money.ts",
    "src/storage/useStored.ts",
    "src/ui/behaviour/useNow.ts",
  );
  const supabase = scriptsOf("src/backend/supabase.ts", "src/app/SignedInArea.tsx");
  const open = union(shell, parts);
  const signedIn = union(open, supabase);
  const withTabs = union(signedIn, tabs);
  const journal = union(withTabs, scriptsOf("src/pages/journal/ChallengeDashboardPage.tsx"));
  const figures = union(journal, scriptsOf("src/pages/journal/figures/KpisTab.tsx"));
  const community = union(withTabs, scriptsOf("src/pages/community/CommunityPage.tsx"));
  const topicFrame = "src/pages/resources/TopicPage.tsx";
  const frameOf = (source: string) => (source.startsWith("content/") ? [topicFrame] : []);
  const lesson = union(open, scriptsOf("src/pages/lessons/LessonPage.tsx"));
  const chatIcon = scriptsOf("src/app/chat/Chat.tsx");

  const added = (name: string, scripts: Set<string>, already: Set<string>, max: number): Budget => ({
    name,
    kib: weight(scripts, already),
    max,
  });
  const page = (name: string, source: string, already: Set<string>, max: number) =>
    added(`the ${name} page`, scriptsOf(`src/pages/${source}.tsx`), already, max);

  return [
    {
      name: "the landing page with everything that runs there",
      kib: weight(union(shell, scriptsOf("src/pages/home/HomePage.tsx"))) + kibOf("theme.js"),
      // 81, what shows somebody who is known their day, what keeps a place and early words, leads to a part of a page, clears
      // what another child has left in a tab, and tells of a browser that is too old; 1 for the doors and what to read today; 1.5 for who has the coins’ keys, which every tab
      // asks before it reads or writes one, so that a switch in another tab gives no child another’s.
      max: 87.28,
    },
    // Loads beside the page for somebody who is known, and for nobody else: 4, what it asks, the server's clock, a visitor's
    // goal, the way to the sheet for one line, and whose sheet’s days it shows; 2, the string, its words and the place of the door.
    added("today's strip", scriptsOf("src/parts/today/TodayStrip.tsx"), union(shell, parts), 8.42),
    // These count once, outside the budgets of the pages that use them: Toaster 11, Tabs 8.5 (they
    // share most of Radix); the rest are small parts of forms and lists, which tell what
    // was typed from what a phone composed, and the answers of others from the API\'s own; the last half, a day by a clock that
    // may be wrong, and an address without marks that show nothing; another half here, in the signed-in shell and in both pages
    // of sign-in for the field that counts a text instead of cutting it, and the codes of a session that is really over; the tenth, to
    // whose sheet a stored value belongs.
    added("what pages share", union(tabs, parts, scriptsOf("src/ui/feedback/Toaster.tsx")), shell, 29.9),
    // The script loads once the text is there.
    added("Read to me, and the reader's place", scriptsOf("src/parts/reading/RoomReader.tsx"), shell, 6.2),
    added("the signed-in shell", supabase, shell, 68.1),
    // The icon loads after every page, and the box when it is opened or about to be.
    added("the guide's icon", chatIcon, shell, 1.5),
    added("the guide's box", scriptsOf("src/app/chat/ChatBox.tsx"), union(open, chatIcon), 8.05),
    // 9.75, the line for a request that nobody answers, the tiles of the ages, and the words of a link that opens in a new tab.
    page("auth", "auth/AuthPage", shell, 11.2),
    // The pages that links in e-mails lead to are one page.
    page("link", "auth/ResetPasswordPage", shell, 9.77),
    // 13.25, and what the field of money says of a sign inside a number, and of a comma before three digits; 1.75 for the form's
    // rules in a file that the sheet for one line shares, the way to that sheet, and which entries are in a goal's jar; 5 for the
    // portrait on the trail, which lies in the strip's file.
    page("journal", "journal/ChallengeDashboardPage", withTabs, 22.25),
    // These load after the form, before they are needed.
    page("figures", "journal/figures/KpisTab", journal, 5),
    // The script loads once the figures are there.
    page("chart", "journal/figures/TrendChart", figures, 22),
    page("KPI scorecard", "scorecard/KpiScorecardPage", signedIn, 7.65),
    // 9.75, a new end for a goal that was missed, and help and “Put away” in files that the shelf and /keep share.
    page("community", "community/CommunityPage", withTabs, 10.4),
    // Parts of the community that load when they are opened; help for a child in need is among them, with its “Put away” and what is
    // said while a text waits for another,
    // and waits for no file.
    page("gig jar", "community/GigJarTab", community, 8.5),
    page("kindness", "community/KindnessTab", community, 5.75),
    page("habits", "community/HabitsTab", community, 5),
    // Both need the streak badges and their medals.
    page("badges", "community/BadgesTab", community, 4.2),
    // 8.5, and who sees what in the words for a parent, which the page for parents has from the same list; the ages tapped.
    page("account", "account/AccountPage", withTabs, 8.95),
    added("the 404 page", scriptsOf("src/parts/NotFoundPage.tsx"), shell, 6),
    // 10, the line about the last answer, and what keeps the missed questions for another day.
    page("quiz player", "quiz/QuizPlayerPage", open, 12.15),
    page("assessment", "quadrant/FindYourQuadrantPage", open, 14),
    // Comes when the field is reached: the list of questions (20), and the library that searches it.
    page("search of questions", "questions/Results", open, 32.5),
    // Both come after the lesson that they belong to.
    page("big screen", "lessons/BigScreen", lesson, 6),
    page("before and after", "lessons/BeforeAfter", lesson, 2.8),
    page("story quiz", "stories/StoryQuiz", open, 9.5),
    added("the player of stories", scriptsOf(...PLAYER_SOURCES), union(open, tabs), CONTENT_KIB + 0.3),
    page("questionnaire", "questionnaire/QuestionnairePage", open, 14),
    // 14, the field of money, which reads what is pasted, what takes an import back on a later visit, and the file of
    // all that is there only on paper; 1.6 for the list of names, whose sheet is open, and whose rows a file has. The choice
    // itself and the dialog come late.
    page("tracker", "tracker/TrackerPage", open, 18.05),
    ...[
      ...Object.entries(CONTENT_PAGES).map(
        ([route, source]) => [route, [`src/pages/${source}.tsx`]] as const,
      ),
      [QUESTIONS_PATH, [QUESTIONS_ROUTE, "src/pages/questions/QuestionsPage.tsx"]] as const,
      ...Object.entries(QUESTION_PAGES).map(
        ([name, { path: route }]) =>
          [
            route,
            [
              QUESTIONS_ROUTE,
              "src/pages/questions/SubjectPage.tsx",
              manifestKeys().find((key) => key.endsWith(`/${name}.ts?page`))!,
            ],
          ] as const,
      ),
      ...STORY_IDS.map((id) => [storyPath(id), storySources(id)] as const),
      ...Object.entries(LESSON_FILES).map((lesson) => [lesson[0], lessonSources(lesson)] as const),
      ...Object.entries(RESOURCE_PAGES).map(
        ([route, source]) => [route, [RESOURCES_ROUTE, `src/${source}`, ...frameOf(source)]] as const,
      ),
    ].map(([route, sources]) => {
      const scripts = weight(scriptsOf(...sources), union(open, tabs));
      const text = brotliKib(mainText(read(htmlFile(route)).toString()));
      const max = CONTENT_KIB + (route.startsWith(QUESTIONS_PATH) ? SEARCH_KIB : 0);
      return { name: `${route} beside its text`, kib: scripts - text, max };
    }),
  ];
}

export interface FirstScreen {
  kib: number;
  requests: number;
}

/** Everything that the landing page's first screen is made of. The whole sheet is for what comes after it. */
export function firstScreen(site: string): FirstScreen {
  const { read, kibOf, scriptsOf } = weightsOf(site);
  const html = read("index.html").toString();
  const scripts = scriptsOf("src/app/entry.ts", "src/app/main.tsx", "src/pages/home/HomePage.tsx");
  const fonts = readdirSync(path.join(site, "assets")).filter((file) => file.endsWith(".woff2"));
  const pictures = new Set([...html.matchAll(/href="(\/art\/[^"#]+)/g)].map((match) => match[1]!));
  const files = ["index.html", "theme.js", ...scripts, ...pictures, ...fonts.map((file) => `assets/${file}`)];
  return { kib: files.reduce((sum, file) => sum + kibOf(file), 0), requests: files.length };
}
