/** The pages that the guide may name, with their own titles (a test compares them with the site). */
export const SITE_PAGES: Readonly<Record<string, string>> = {
  "/": "4MQ: Empowering Kids with Financial Literacy",
  "/auth": "Sign in or join",
  "/books": "Books about money for ages 8 to 16",
  "/books/4MQ-L1": "Level 1: Money Basics for Kids, ages 8-10",
  "/books/4MQ-L2": "Level 2: Teen Money Mastery, ages 11-13",
  "/books/4MQ-L3": "Level 3: Teen Financial Freedom, ages 14-16",
  "/books/money-basics-for-kids": "Money Basics for Kids",
  "/books/teen-money-mastery": "Teen Money Mastery",
  "/books/teen-financial-freedom": "Teen Financial Freedom",
  "/books/raising-money-smart-kids": "Raising Money-Smart Kids",
  "/audiobooks": "Audiobooks: listen, then take the quiz",
  "/short-stories": "Short stories about money",
  "/short-stories/keeper-of-embers": "The Keeper of the Embers, a story for ages 8-10",
  "/resources": "Free educational resources",
  "/resources/free-chapters": "Free sample chapters",
  "/resources/worksheets": "Worksheets and activities",
  "/resources/parent-guides": "Guides for parents and educators",
  "/resources/sample-chapter": "Needs vs Wants: free chapter for ages 8-10",
  "/resources/level-2-sample-chapter": "Influence Invasion: free chapter, ages 11-13",
  "/resources/level-3-sample-chapter": "Debt Trap: free chapter for ages 14-16",
  "/resources/raising-money-smart-kids": "The Four Money Quadrants for parents",
  "/quiz": "Quizzes by level",
  "/quiz-hub": "Quiz Hub",
  "/quiz/money-brain-battle": "Money Brain Battle Quiz",
  "/quiz/keeper-of-embers": "The Keeper of the Embers - Quiz",
  "/quiz-data": "Money Brain Battle: questions and answers",
  "/find-your-quadrant": "Find Your Quadrant: your place on the money map",
  "/90-days-money-smart-challenge": "90 Days Money Smart Challenge for ages 8-16",
  "/90-days-money-smart-challenge-uk": "90 Days Money Smart Challenge, ages 8-10",
  "/research-questionnaire": "Research questionnaire: families and money",
  "/excel-tracker": "Excel Money Tracker for families",
  "/about": "About the author and the idea",
  "/contact": "Contact us",
  "/privacy": "Privacy, for children and for parents",
  "/terms": "Terms of use",
  "/sitemap": "Site map",
  "/account": "Your account",
  "/challenge-dashboard": "90-Day Challenge dashboard",
  "/kpi-scorecard": "KPI scorecard",
  "/community": "Community",
};

export const titleOf = (path: string): string | undefined =>
  Object.hasOwn(SITE_PAGES, path) ? SITE_PAGES[path] : undefined;

/** The form that the chat page turns into a link. */
export const namePage = (path: string, title: string): string => `“${title}” (${path})`;
