/** Every route of the site and the file of its page. A page loads when it is opened, or a moment before. */
import type { ComponentType } from "react";
import { late } from "@/ui/feedback/late";
import { WHOLE_PAGE } from "./wholePage";

type LoadPage = (path?: string) => Promise<{ default: ComponentType }>;

export const PUBLIC_LOADERS = {
  "/": () => import("@/pages/home/HomePage"),
  "/auth": () => import("@/pages/auth/AuthPage"),
  "/auth/confirm": () => import("@/pages/auth/ConfirmPage"),
  "/auth/reset-password": () => import("@/pages/auth/ResetPasswordPage"),

  "/books": () => import("@/pages/books/BooksPage"),
  "/books/4MQ-L1": () => import("@/pages/books/Level1BookPage"),
  "/books/4MQ-L2": () => import("@/pages/books/Level2BookPage"),
  "/books/4MQ-L3": () => import("@/pages/books/Level3BookPage"),
  "/books/:bookId": () => import("@/pages/books/BookPage"),

  "/audiobooks": () => import("@/pages/audiobooks/AudiobooksPage"),
  "/short-stories": () => import("@/pages/stories/ShortStoriesPage"),
  "/short-stories/:storyId": (path?: string) =>
    import("@/pages/stories/addresses").then((file) => file.storyPage(path)),

  "/resources/sample-chapter": () => import("@/pages/resources/Level1ChapterPage"),
  "/resources/level-2-sample-chapter": () => import("@/pages/resources/Level2ChapterPage"),
  "/resources/level-3-sample-chapter": () => import("@/pages/resources/Level3ChapterPage"),
  "/resources/raising-money-smart-kids": () => import("@/pages/resources/ParentGuideChapterPage"),
  // The list of resources at each of its addresses, the topics (src/content/resources/topics/topics.ts), and the pages for
  // parents and teachers.
  "/resources/:topic?": (path?: string) =>
    import("@/pages/resources/addresses").then((file) => file.addressPage(path)),
  "/resources/lessons/:lesson?": (path?: string) =>
    import("@/pages/lessons/addresses").then((file) => file.addressPage(path)),
  "/resources/questions/:subject?": (path?: string) =>
    import("@/pages/questions/addresses").then((file) => file.addressPage(path)),

  "/quiz": () => import("@/pages/quiz/QuizLandingPage"),
  "/quiz-hub": () => import("@/pages/quiz/QuizHubPage"),
  "/quiz/:quizId": () => import("@/pages/quiz/QuizPlayerPage"),
  "/quiz-data": () => import("@/pages/quiz/QuizDataPage"),

  "/play/:story?": (path?: string) => import("@/pages/play/addresses").then((file) => file.addressPage(path)),

  "/find-your-quadrant": () => import("@/pages/quadrant/FindYourQuadrantPage"),
  "/90-days-money-smart-challenge": () => import("@/pages/challenge/ChallengePage"),
  "/90-days-money-smart-challenge-uk": () => import("@/pages/challenge/JuniorChallengePage"),
  "/research-questionnaire": () => import("@/pages/questionnaire/QuestionnairePage"),
  "/excel-tracker": () => import("@/pages/tracker/TrackerPage"),

  "/shelf": () => import("@/pages/shelf/ShelfPage"),

  "/about": () => import("@/pages/info/AboutPage"),
  "/contact": () => import("@/pages/info/ContactPage"),
  "/privacy": () => import("@/pages/info/PrivacyPage"),
  "/terms": () => import("@/pages/info/TermsPage"),
  "/sitemap": () => import("@/pages/info/SiteMapPage"),
} satisfies Record<string, LoadPage>;

/** Routes for signed-in visitors only. */
export const GUARDED_LOADERS = {
  "/account": () => import("@/pages/account/AccountPage"),
  "/show-a-grown-up": () => import("@/pages/grown-up/ShowGrownUpPage"),
  "/keep": () => import("@/pages/keep/KeepPage"),
  "/first-day": () => import("@/pages/today/FirstDayPage"),
  "/challenge-dashboard": () => import("@/pages/journal/ChallengeDashboardPage"),
  "/kpi-scorecard": () => import("@/pages/scorecard/KpiScorecardPage"),
  "/community": () => import("@/pages/community/CommunityPage"),
} satisfies Record<string, LoadPage>;

const PAGE_LOADERS = {
  ...PUBLIC_LOADERS,
  ...GUARDED_LOADERS,
  "*": () => import("@/parts/NotFoundPage"),
} satisfies Record<string, LoadPage>;

export type RoutePath = keyof typeof PAGE_LOADERS;

export const ROUTE_PATHS = Object.keys(PAGE_LOADERS) as RoutePath[];

export const PAGES = Object.fromEntries(
  ROUTE_PATHS.map((path) => [
    path,
    late((pathname) => (PAGE_LOADERS[path] as LoadPage)(pathname).then((file) => file.default), WHOLE_PAGE),
  ]),
) as Record<RoutePath, ReturnType<typeof late<object>>>;
