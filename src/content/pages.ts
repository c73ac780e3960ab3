/**
 * Every page of the site, with the title and description from its own content file. Only the build
 * and the tests read this list, because it brings in the texts of the whole site.
 */
import { ABOUT_PAGE } from "./info/about";
import { ACCOUNT_PAGE } from "./account/account";
import { ASSESSMENT_PAGE } from "./quadrant/assessment";
import { AUDIOBOOKS_PAGE } from "./audiobooks/audiobooks";
import { AUTH_PAGE } from "./auth/auth";
import { CONFIRM_PAGE, RESET_PASSWORD_PAGE } from "./auth/authEmails";
import { bookPageMeta, BOOKS, BOOKS_PAGE } from "./books/books";
import { CHALLENGE_LANDING } from "./challenge/challengeLanding";
import { JUNIOR_CHALLENGE } from "./challenge/juniorChallenge";
import { FIRST_DAY_PAGE } from "./today/firstDay";
import { CHAPTER_PAGES } from "./resources/chapters/chapters";
import { COMMUNITY_PAGE } from "./community/community";
import { CONTACT_PAGE } from "./info/contact";
import { HOME_PAGE } from "./home/home";
import { DASHBOARD_PAGE } from "./journal/journal";
import { LEVEL_BOOKS } from "./books/levelBooks";
import { ALL_LESSONS } from "./lessons/allLessons";
import type { PageMeta } from "./pageMeta";
import { PRIVACY_PAGE } from "./info/privacy";
import { QUESTIONNAIRE_PAGE } from "./questionnaire/questionnaire";
import { QUESTION_PAGES } from "./questions/questionPages";
import { QUESTIONS_PAGE, QUESTIONS_PATH } from "./questions/questionsTexts";
import { QUIZ_DATA_PAGE, QUIZ_HUB_PAGE, QUIZ_LANDING_PAGE, quizPageMeta } from "./quiz/quizTexts";
import { QUIZZES } from "./quiz/quizzes";
import { PARENTS_PAGE, PARENTS_PATH } from "./resources/grown-ups/forParents";
import { TEACHERS_PAGE, TEACHERS_PATH } from "./resources/grown-ups/forTeachers";
import { RESOURCES_PAGES } from "./resources/resources";
import { SCORECARD_PAGE } from "./scorecard/scorecard";
import { KEEP_PAGE } from "./keep/keep";
import { ALL_PLAYS } from "./play/allPlays";
import { PLAYS_PAGE } from "./play/playTexts";
import { SHELF_PAGE } from "./shelf/shelf";
import { SITE_MAP_PAGE } from "./info/siteMap";
import { SHOW_PAGE } from "./grown-up/showGrownUp";
import { SHORT_STORIES_PAGE } from "./stories/stories";
import { WRITTEN_STORIES } from "./stories/allStories";
import { TERMS_PAGE } from "./info/terms";
import { TOPIC_HEADS } from "./resources/allTopics";
import { TRACKER_PAGE } from "./tracker/tracker";

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
  ...Object.fromEntries(WRITTEN_STORIES.map(({ path, meta }) => [path, meta])),
  ...RESOURCES_PAGES,
  ...CHAPTER_PAGES,
  ...Object.fromEntries(TOPIC_HEADS.map(({ path, meta }) => [path, meta])),
  [PARENTS_PATH]: PARENTS_PAGE,
  [TEACHERS_PATH]: TEACHERS_PAGE,
  ...Object.fromEntries(ALL_LESSONS.map(({ path, meta }) => [path, meta])),
  [QUESTIONS_PATH]: QUESTIONS_PAGE,
  ...Object.fromEntries(Object.values(QUESTION_PAGES).map(({ path, meta }) => [path, meta])),
  "/quiz": QUIZ_LANDING_PAGE,
  "/quiz-hub": QUIZ_HUB_PAGE,
  ...Object.fromEntries(QUIZZES.map((quiz) => [`/quiz/${quiz.id}`, quizPageMeta(quiz)])),
  "/quiz-data": QUIZ_DATA_PAGE,
  "/play": PLAYS_PAGE,
  ...Object.fromEntries(ALL_PLAYS.map(({ id, play }) => [`/play/${id}`, play.meta])),
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
