/**
 * Every page of the site, with the title and description from its own content file. Only the build
 * and the tests read this list, because it brings in the texts of the whole site.
 */
import { ABOUT_PAGE } from "./about";
import { ACCOUNT_PAGE } from "./account";
import { ASSESSMENT_PAGE } from "./assessment";
import { AUDIOBOOKS_PAGE } from "./audiobooks";
import { AUTH_PAGE } from "./auth";
import { CONFIRM_PAGE, RESET_PASSWORD_PAGE } from "./authEmails";
import { bookPageMeta, BOOKS, BOOKS_PAGE } from "./books";
import { CHALLENGE_LANDING } from "./challengeLanding";
import { JUNIOR_CHALLENGE } from "./juniorChallenge";
import { FIRST_DAY_PAGE } from "./firstDay";
import { CHAPTER_PAGES } from "./chapters";
import { COMMUNITY_PAGE } from "./community";
import { CONTACT_PAGE } from "./contact";
import { HOME_PAGE } from "./home";
import { DASHBOARD_PAGE } from "./journal";
import { LEVEL_BOOKS } from "./levelBooks";
import type { PageMeta } from "./pageMeta";
import { PRIVACY_PAGE } from "./privacy";
import { QUESTIONNAIRE_PAGE } from "./questionnaire";
import { QUIZ_DATA_PAGE, QUIZ_HUB_PAGE, QUIZ_LANDING_PAGE, quizPageMeta } from "./quizTexts";
import { QUIZZES } from "./quizzes";
import { RESOURCES_PAGES } from "./resources";
import { SCORECARD_PAGE } from "./scorecard";
import { KEEP_PAGE } from "./keep";
import { SHELF_PAGE } from "./shelf";
import { SITE_MAP_PAGE } from "./siteMap";
import { SHOW_PAGE } from "./showGrownUp";
import { SHORT_STORIES_PAGE, STORY_PAGE } from "./stories";
import { TERMS_PAGE } from "./terms";
import { TOPIC_HEADS } from "./allTopics";
import { TRACKER_PAGE } from "./tracker";

type Pages = Readonly<Record<`/${string}`, PageMeta>>;

/** Public pages, which the build writes as real HTML. */
export const PUBLIC_PAGES: Pages = {
  "/": HOME_PAGE,
  "/auth": AUTH_PAGE,
  "/auth/confirm": CONFIRM_PAGE,
  "/auth/reset-password": RESET_PASSWORD_PAGE,
  "/books": BOOKS_PAGE,
  ...Object.fromEntries(Object.values(LEVEL_BOOKS).map(({ path, meta }) => [path, meta])),
  ...Object.fromEntries(BOOKS.map((book) => [`/books/${book.id}`, bookPageMeta(book)])),
  "/audiobooks": AUDIOBOOKS_PAGE,
  "/short-stories": SHORT_STORIES_PAGE,
  "/short-stories/keeper-of-embers": STORY_PAGE,
  ...RESOURCES_PAGES,
  ...CHAPTER_PAGES,
  ...Object.fromEntries(TOPIC_HEADS.map(({ path, meta }) => [path, meta])),
  "/quiz": QUIZ_LANDING_PAGE,
  "/quiz-hub": QUIZ_HUB_PAGE,
  ...Object.fromEntries(QUIZZES.map((quiz) => [`/quiz/${quiz.id}`, quizPageMeta(quiz)])),
  "/quiz-data": QUIZ_DATA_PAGE,
  "/find-your-quadrant": ASSESSMENT_PAGE,
  "/90-days-money-smart-challenge": CHALLENGE_LANDING.meta,
  "/90-days-money-smart-challenge-uk": JUNIOR_CHALLENGE.meta,
  "/research-questionnaire": QUESTIONNAIRE_PAGE,
  "/excel-tracker": TRACKER_PAGE,
  "/shelf": SHELF_PAGE,
  "/about": ABOUT_PAGE,
  "/contact": CONTACT_PAGE,
  "/privacy": PRIVACY_PAGE,
  "/terms": TERMS_PAGE,
  "/sitemap": SITE_MAP_PAGE,
};

/** Pages for signed-in visitors, served as an empty shell and kept out of search engines. */
export const GUARDED_PAGES: Pages = {
  "/account": ACCOUNT_PAGE,
  "/keep": KEEP_PAGE,
  "/first-day": FIRST_DAY_PAGE,
  "/show-a-grown-up": SHOW_PAGE,
  "/challenge-dashboard": DASHBOARD_PAGE,
  "/kpi-scorecard": SCORECARD_PAGE,
  "/community": COMMUNITY_PAGE,
};
