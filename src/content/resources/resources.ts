/** The free educational resources (specification part 1, sections 2 and 3). */
import { FOR_AGES, FOR_GROWN_UPS, type ForNowLink } from "@/content/forNow";
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

/** A chapter's card has a picture. */
export interface ChapterCard extends ResourceCard {
  picture: string;
  minutes: number;
}

/** Something still to come, and what there is in its place today. */
export interface SoonCard extends ResourceCard {
  forNow: ForNowLink;
}

export interface ResourceSection {
  /** The part of the address after #. */
  id: ResourceSectionId;
  title: string;
  lead: string;
  cards: readonly (ResourceCard | ChapterCard | SoonCard)[];
}

const comingSoon = (
  category: ResourceSectionId,
  icon: ResourceIcon,
  title: string,
  ageRange: string,
  description: string,
  forNow: ForNowLink,
): SoonCard => ({
  title,
  description,
  icon,
  link: "",
  buttonText: "Coming Soon",
  category,
  ageRange,
  comingSoon: true,
  forNow,
});

export const RESOURCE_SECTIONS: readonly [ResourceSection, ...ResourceSection[]] = [
  {
    id: "free-chapters",
    title: "Free Sample Chapters",
    lead: "Whole chapters. Read them here, listen to them, or download them as PDFs.",
    cards: [
      {
        title: "Needs vs Wants",
        description: "Four friends, a rainy market and one question that will always help you choose.",
        icon: "book",
        link: "/resources/sample-chapter",
        picture: "/art/chapters/needs-vs-wants-1.svg",
        minutes: 10,
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
        picture: "/art/chapters/influence-invasion-1.svg",
        minutes: 10,
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
        picture: "/art/chapters/debt-trap-1.svg",
        minutes: 13,
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
        picture: "/art/chapters/four-quadrants-1.svg",
        minutes: 10,
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
        FOR_AGES["8-10"].task,
      ),
      comingSoon(
        "worksheets",
        "target",
        "Advert Detective Sheet",
        "Ages 11-13",
        "Collect the tricks you spot in one day, and work out who gains from each one.",
        FOR_AGES["11-13"].task,
      ),
      comingSoon(
        "worksheets",
        "calendar",
        "First Wage Planner",
        "Ages 14-16",
        "Plan a month of real money, from bus fares to a goal of your own.",
        FOR_AGES["14-16"].task,
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
        FOR_GROWN_UPS.talks,
      ),
      comingSoon(
        "parent-guides",
        "school",
        "Classroom Lesson Plans",
        "For educators",
        "Six lessons on the four quadrants, with timings, handouts and answers.",
        FOR_GROWN_UPS.lessons,
      ),
      comingSoon(
        "parent-guides",
        "guide",
        "90-Day Challenge Companion",
        "For parents and educators",
        "How to support a child through each of the six phases.",
        FOR_GROWN_UPS.challenge,
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
    "Ten minutes for parents tonight, a page for teachers and questions to print. More guides for the kitchen table and the classroom are on their way.",
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
  ages: { label: "Show what is for", all: "All ages", grownUps: "For grown-ups" },
  minutes: (minutes: number) => `${minutes} minutes`,
} as const;

export const QUESTIONS_DOOR = {
  to: "/resources/questions",
  label: "Hundreds of questions about money, answered",
} as const;

/** Pages for grown-ups that are ready, before the guides that are still to come. */
export const READY_FOR_GROWN_UPS = [
  {
    to: "/resources/for-parents",
    title: "For parents",
    text: "A pocket-money agreement, and ten minutes for tonight.",
    face: "parent",
  },
  {
    to: "/resources/for-teachers",
    title: "For teachers",
    text: "Five lessons that are ready to teach, and sheets for a class.",
    face: "teacher",
  },
  {
    to: "/quiz-data",
    title: "Questions to print",
    text: "Ten from Money Brain Battle, with a sheet of answers.",
    face: "careful-keeper",
  },
] as const;
