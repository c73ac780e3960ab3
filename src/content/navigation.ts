/** The links of the navigation bar (specification part 1, section 2), in groups. */
export interface NavLink {
  to: string;
  label: string;
}

export interface NavGroup {
  label: string;
  links: readonly NavLink[];
}

/** For parents and teachers: in the Resources menu, and a column of the footer. Each is also on the site map. */
export const GROWN_UP_LINKS: readonly NavLink[] = [
  { to: "/resources/for-parents", label: "For parents" },
  { to: "/resources/for-teachers", label: "For teachers" },
  { to: "/resources/raising-money-smart-kids", label: "Parent Guide" },
];

export const NAV_GROUPS: readonly NavGroup[] = [
  {
    label: "Books",
    links: [
      { to: "/books", label: "All Books" },
      { to: "/books/4MQ-L1", label: "Level 1, ages 8-10" },
      { to: "/books/4MQ-L2", label: "Level 2, ages 11-13" },
      { to: "/books/4MQ-L3", label: "Level 3, ages 14-16" },
    ],
  },
  {
    label: "Stories & Audio",
    links: [
      { to: "/short-stories", label: "Short Stories" },
      { to: "/audiobooks", label: "Audiobooks" },
    ],
  },
  {
    label: "Quizzes",
    links: [
      { to: "/quiz", label: "Quizzes" },
      { to: "/find-your-quadrant", label: "Find Your Quadrant" },
    ],
  },
  {
    label: "90-Day Challenge",
    links: [
      { to: "/90-days-money-smart-challenge", label: "About the Challenge" },
      { to: "/90-days-money-smart-challenge-uk", label: "Challenge for Ages 8-10" },
      { to: "/challenge-dashboard", label: "Challenge Dashboard" },
      { to: "/community", label: "Community" },
      { to: "/kpi-scorecard", label: "KPI Scorecard" },
    ],
  },
  {
    label: "Resources",
    links: [
      { to: "/resources", label: "Free Resources" },
      { to: "/resources/sample-chapter", label: "Sample Chapter" },
      { to: "/resources/questions", label: "Questions Answered" },
      { to: "/excel-tracker", label: "Money Tracker" },
      { to: "/shelf#goal", label: "Save for Something" },
      ...GROWN_UP_LINKS,
      { to: "/research-questionnaire", label: "Research Questionnaire" },
      { to: "/contact", label: "Contact" },
      { to: "/privacy", label: "Privacy" },
      { to: "/terms", label: "Terms" },
    ],
  },
];

export const ABOUT_LINK: NavLink = { to: "/about", label: "About" };
/** The link of the header's greeting. */
export const ACCOUNT_LINK: NavLink = { to: "/account", label: "Your account" };
export const SIGN_IN_LINK: NavLink = { to: "/auth", label: "Sign In" };

/** The main links again, at the foot of every page. */
export const FOOTER_GROUPS: readonly NavGroup[] = [
  {
    label: "Books",
    links: [
      { to: "/books", label: "All Books" },
      { to: "/audiobooks", label: "Audiobooks" },
      { to: "/short-stories", label: "Short Stories" },
    ],
  },
  {
    label: "Resources",
    links: [
      { to: "/resources", label: "Free Resources" },
      { to: "/resources/questions", label: "Questions Answered" },
      { to: "/quiz", label: "Quizzes" },
      { to: "/excel-tracker", label: "Money Tracker" },
      { to: "/90-days-money-smart-challenge", label: "90-Day Challenge" },
    ],
  },
  {
    label: "For grown-ups",
    links: [...GROWN_UP_LINKS, { to: "/quiz-data", label: "Questions to print" }],
  },
  {
    label: "4MQ",
    links: [
      { to: "/about", label: "About" },
      { to: "/contact", label: "Contact" },
      { to: "/privacy", label: "Privacy" },
      { to: "/terms", label: "Terms" },
      { to: "/sitemap", label: "Site Map" },
    ],
  },
];

/** Placeholders until the owner names the accounts (README, "Before you launch"). */
export const SOCIAL_PLACEHOLDERS = ["Instagram", "YouTube", "Facebook"] as const;
