/** The free educational resources (specification part 1, sections 2 and 3). */
import type { PageMeta } from "@/content/pageMeta";

export type ResourceIcon =
  | "book"
  | "family"
  | "sheet"
  | "jar"
  | "target"
  | "calendar"
  | "guide"
  | "school"
  | "talk";
type ResourceSectionId = "free-chapters" | "worksheets" | "parent-guides";

export interface ResourceCard {
  title: string;
  description: string;
  icon: ResourceIcon;
  /** Empty while the resource is still to come. */
  link: string;
  buttonText: string;
  category: ResourceSectionId;
  ageRange: string;
  comingSoon: boolean;
}

interface ResourceSection {
  /** The part of the address after #. */
  id: ResourceSectionId;
  title: string;
  lead: string;
  cards: readonly ResourceCard[];
}

const comingSoon = (
  category: ResourceSectionId,
  icon: ResourceIcon,
  title: string,
  ageRange: string,
  description: string,
): ResourceCard => ({
  title,
  description,
  icon,
  link: "",
  buttonText: "Coming Soon",
  category,
  ageRange,
  comingSoon: true,
});

export const RESOURCE_SECTIONS: readonly ResourceSection[] = [
  {
    id: "free-chapters",
    title: "Free Sample Chapters",
    lead: "Whole chapters, not just a few pages. Read them here, let your device read them to you, or download them as PDFs.",
    cards: [
      {
        title: "Needs vs Wants",
        description: "Four friends, a rainy market and one question that will always help you choose.",
        icon: "book",
        link: "/resources/sample-chapter",
        buttonText: "Read Chapter",
        category: "free-chapters",
        ageRange: "Ages 8-10",
        comingSoon: false,
      },
      {
        title: "Influence Invasion",
        description: "Friends, adverts, creators and games: who is trying to change your mind?",
        icon: "book",
        link: "/resources/level-2-sample-chapter",
        buttonText: "Read Chapter",
        category: "free-chapters",
        ageRange: "Ages 11-13",
        comingSoon: false,
      },
      {
        title: "Debt Trap",
        description: "What borrowing really costs, and how to get out of debt.",
        icon: "book",
        link: "/resources/level-3-sample-chapter",
        buttonText: "Read Chapter",
        category: "free-chapters",
        ageRange: "Ages 14-16",
        comingSoon: false,
      },
      {
        title: "The Four Money Quadrants",
        description: "A chapter from the parent guide: one map for friendly chats about money.",
        icon: "family",
        link: "/resources/raising-money-smart-kids",
        buttonText: "Read Chapter",
        category: "free-chapters",
        ageRange: "For parents",
        comingSoon: false,
      },
    ],
  },
  {
    id: "worksheets",
    title: "Worksheets & Activities",
    lead: "Things to fill in, print out or stick on the fridge.",
    cards: [
      {
        title: "Excel Money Tracker",
        description:
          "Write down what you earn, save and spend. The tracker adds up each week for you. You can print it, or open your entries in Excel.",
        icon: "sheet",
        link: "/excel-tracker",
        buttonText: "Open Tracker",
        category: "worksheets",
        ageRange: "Ages 8-16",
        comingSoon: false,
      },
      comingSoon(
        "worksheets",
        "jar",
        "Three Jars Savings Chart",
        "Ages 8-10",
        "Colour in your jars as they fill up: one for spending, one for saving and one for sharing.",
      ),
      comingSoon(
        "worksheets",
        "target",
        "Advert Detective Sheet",
        "Ages 11-13",
        "Collect the tricks you spot in one day, and work out who gains from each one.",
      ),
      comingSoon(
        "worksheets",
        "calendar",
        "First Wage Planner",
        "Ages 14-16",
        "Plan a month of real money, from bus fares to a goal of your own.",
      ),
    ],
  },
  {
    id: "parent-guides",
    title: "Parent & Educator Guides",
    lead: "For the kitchen table and for the classroom.",
    cards: [
      comingSoon(
        "parent-guides",
        "talk",
        "Money Talks at Home",
        "For parents",
        "Ten short chats to have in the car, over the washing-up or on the walk to school.",
      ),
      comingSoon(
        "parent-guides",
        "school",
        "Classroom Lesson Plans",
        "For educators",
        "Six lessons on the four quadrants, with timings, handouts and answers.",
      ),
      comingSoon(
        "parent-guides",
        "guide",
        "90-Day Challenge Companion",
        "For parents and educators",
        "How to support a child through each of the six phases.",
      ),
    ],
  },
];

/** One page has four addresses. Each describes the section that it opens at. */
const RESOURCES_PAGE: PageMeta = {
  title: "Free educational resources | 4MQ",
  description:
    "Free chapters to read and a money tracker to print: money education for ages 8 to 16, at home and at school.",
};
const FREE_CHAPTERS_PAGE: PageMeta = {
  title: "Free sample chapters | 4MQ",
  description:
    "Read four whole chapters for free, here or as PDFs: one each for ages 8-10, 11-13 and 14-16, and one for parents.",
};
const WORKSHEETS_PAGE: PageMeta = {
  title: "Worksheets and activities | 4MQ",
  description:
    "A free money tracker that you can fill in and print. It does the adding up for you. More worksheets for ages 8 to 16 are on their way.",
};
const PARENT_GUIDES_PAGE: PageMeta = {
  title: "Guides for parents and educators | 4MQ",
  description:
    "Guides for the kitchen table and the classroom are on their way. For now, read a whole chapter of the parent guide.",
};

export type ResourcesPath = "/resources" | `/resources/${ResourceSectionId}`;

export const RESOURCES_PAGES: Record<ResourcesPath, PageMeta> = {
  "/resources": RESOURCES_PAGE,
  "/resources/free-chapters": FREE_CHAPTERS_PAGE,
  "/resources/worksheets": WORKSHEETS_PAGE,
  "/resources/parent-guides": PARENT_GUIDES_PAGE,
};

export const RESOURCES_TEXTS = {
  heading: "Free Educational Resources",
  lead: "Everything here is free. Start with whatever suits your age.",
  /** Under the guides that are still to come. */
  forNow: {
    before: "For now:",
    links: [
      { to: "/resources/for-parents", label: "For parents" },
      { to: "/resources/for-teachers", label: "For teachers" },
      { to: "/quiz-data", label: "Questions with answers, to print" },
    ],
  },
} as const;
