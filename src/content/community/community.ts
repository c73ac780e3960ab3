/** Texts of the community area outside its five parts; each part has a file of its own. */
import type { PageMeta } from "@/content/pageMeta";

export const COMMUNITY_PAGE: PageMeta = {
  title: "Community | 4MQ",
  description:
    "Your savings challenges, habits, kindness quests and badges, and a jar full of ideas for earning money.",
};

export const COMMUNITY_TEXTS = {
  nameFallback: "Money Hero",
  welcome: "Welcome",
  tabsLabel: "Community",
  loading: "Loading...",
} as const;

export const COMMUNITY_TABS = {
  challenges: "Challenges",
  habits: "Habits",
  kindness: "Kindness",
  gigs: "Gig Jar",
  badges: "Badges",
} as const;

/** Specification part 2, section 9: fixed sample values. */
export const IMPACT = {
  heading: "Community Impact",
  sample: "Sample figures",
  figures: [
    { name: "Heroes", count: 1247 },
    { name: "Help requests", count: 89 },
    { name: "Mentor matches", count: 342 },
    { name: "Active challenges", count: 12 },
    { name: "Badges", count: 567 },
    { name: "Kindness quests", count: 23 },
  ],
} as const;

export const ARCHIVE_TEXTS = {
  label: "Put away",
  busy: "Putting away…",
  question: "Put this away?",
  keep: "Keep it",
  failed: "We could not put that away. Please try again.",
} as const;
