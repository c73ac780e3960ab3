/** The site map (specification part 2, section 2): thirteen pages, each with a description, and pages of our own. */
import type { PageMeta } from "@/content/pageMeta";

export const SITE_MAP_PAGE: PageMeta = {
  title: "Site map | 4MQ",
  description:
    "The main pages of 4MQ at a glance: books, stories, quizzes, free resources and the 90-day challenge.",
};

export const SITE_MAP_TEXTS = {
  heading: "Site Map",
  lead: "What there is on 4MQ, and where to find it.",
  main: "Main pages",
} as const;

export interface SiteMapEntry {
  path: string;
  label: string;
  description: string;
  /** Its drawing under /art/. */
  picture: string;
}

/** The readers of our own pages, in the order in which these stand. */
export const MORE_READERS = {
  children: "More for children and teens",
  grownUps: "More for parents and teachers",
} as const;

export const SITE_MAP: readonly SiteMapEntry[] = [
  {
    path: "/",
    label: "Home",
    description: "The money map, the books and a good place to start.",
    picture: "chapters/four-quadrants-1.svg",
  },
  {
    path: "/books",
    label: "Books",
    description: "A book for each of the three levels, and a guide for parents.",
    picture: "chapters/needs-vs-wants-1.svg",
  },
  {
    path: "/books/4MQ-L1",
    label: "Level 1 book",
    description: "Money Basics for Kids, for ages\u00a08-\u206010.",
    picture: "covers/level-1.svg",
  },
  {
    path: "/books/4MQ-L2",
    label: "Level 2 book",
    description: "Teen Money Mastery, for ages\u00a011-\u206013.",
    picture: "covers/level-2.svg",
  },
  {
    path: "/books/4MQ-L3",
    label: "Level 3 book",
    description: "Teen Financial Freedom, for ages\u00a014-\u206016.",
    picture: "covers/level-3.svg",
  },
  {
    path: "/audiobooks",
    label: "Audiobooks",
    description: "Stories to listen to, with a quiz at the end.",
    picture: "stories/keeper-of-embers/3.svg",
  },
  {
    path: "/short-stories",
    label: "Short stories",
    description: "Stories to read, each with its own quiz.",
    picture: "stories/keeper-of-embers/1.svg",
  },
  {
    path: "/resources",
    label: "Free resources",
    description: "Whole chapters, worksheets, and guides for adults.",
    picture: "topics/coins-and-banks.svg",
  },
  {
    path: "/quiz",
    label: "Quizzes",
    description: "Quizzes for each level, with coins to earn.",
    picture: "covers/money-brain-battle.svg",
  },
  {
    path: "/find-your-quadrant",
    label: "Find your quadrant",
    description: "Five short scenes that find your place on the map.",
    picture: "chapters/four-quadrants-2.svg",
  },
  {
    path: "/90-days-money-smart-challenge",
    label: "90-day challenge",
    description: "Small steps, with a new mission every two weeks.",
    picture: "topics/money-that-grows.svg",
  },
  {
    path: "/excel-tracker",
    label: "Money tracker",
    description: "A sheet for your money, to print or open in Excel.",
    picture: "topics/a-budget-you-can-keep.svg",
  },
  {
    path: "/about",
    label: "About",
    description: "What 4MQ is, what it costs and how we check facts.",
    picture: "chapters/four-quadrants-3.svg",
  },
];

/** Pages that came after the thirteen. */
export const MORE_PAGES: readonly (SiteMapEntry & { readers: keyof typeof MORE_READERS })[] = [
  {
    path: "/play",
    label: "Stories to play",
    description: "Three stories about money in which you choose, and what you chose comes back.",
    picture: "topics/scams-and-games.svg",
    readers: "children",
  },
  {
    path: "/resources/questions",
    label: "Questions about money",
    description: "Hundreds of questions with answers, by subject, and a search that finds yours.",
    picture: "chapters/influence-invasion-1.svg",
    readers: "children",
  },
  {
    path: "/resources/money-words",
    label: "Money words",
    description: "Words about money from A to Z, each with its meaning and an example.",
    picture: "topics/money-words.svg",
    readers: "children",
  },
  {
    path: "/resources/for-parents",
    label: "For parents",
    description: "Ten minutes to spend together tonight, and a guide to read yourself.",
    picture: "chapters/influence-invasion-3.svg",
    readers: "grownUps",
  },
  {
    path: "/resources/for-teachers",
    label: "For teachers",
    description: "Five lessons that are ready in ten minutes, and texts and sheets for a class.",
    picture: "chapters/needs-vs-wants-2.svg",
    readers: "grownUps",
  },
  {
    path: "/resources/raising-money-smart-kids",
    label: "Parent guide",
    description: "The first chapter of the guide for parents, to read here.",
    picture: "covers/parent-guide.svg",
    readers: "grownUps",
  },
  {
    path: "/shelf",
    label: "Your shelf",
    description: "What you are saving for, your portrait and looks, and what you have earned.",
    picture: "topics/giving.svg",
    readers: "children",
  },
  {
    path: "/quiz-data",
    label: "Questions with answers, to print",
    description: "Ten questions with their answers and reasons, for a class or a kitchen table.",
    picture: "chapters/needs-vs-wants-3.svg",
    readers: "grownUps",
  },
];
