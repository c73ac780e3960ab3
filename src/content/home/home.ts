/** The home page's texts (specification part 1, section 2). They are short, because the page has a byte budget. */
import type { PageMeta } from "@/content/pageMeta";

export const HOME_PAGE: PageMeta = {
  title: "4MQ: Empowering Kids with Financial Literacy",
  description:
    "Books, stories, quizzes and a 90-day challenge to help children aged 8 to 16 understand money, with four quadrants as their map.",
};

export const HERO = {
  label: "Books, stories and a 90-day challenge for ages 8-16",
  heading: "Empowering Kids with Financial Literacy",
  text: "See how you use money now, and build habits you will want to keep.",
  links: { books: "Explore Books", chapters: "Free Chapters", quadrant: "Find Your Quadrant" },
} as const;

export type BenefitIcon = "map" | "ages" | "play" | "safe";

export const WHY_CHOOSE: {
  heading: string;
  benefits: readonly { title: string; text: string; icon: BenefitIcon }[];
} = {
  heading: "Why Choose 4MQ?",
  benefits: [
    {
      icon: "map",
      title: "One map for money",
      text: "Earn more and you move up. Spend more and you move right. No tile is wrong.",
    },
    {
      icon: "ages",
      title: "It grows with you",
      text: "Three levels for ages 8-10, 11-13 and 14-16, and a guide for parents.",
    },
    {
      icon: "play",
      title: "You learn by doing",
      text: "Stories, quizzes and 90 days of small steps turn ideas into habits.",
    },
    {
      icon: "safe",
      title: "Safe and calm",
      text: "No adverts and no tracking. Nobody else on the site can see your figures.",
    },
  ],
};

export const HOME_BOOKS = {
  heading: "Four books, one map",
  lead: "One for each age group, and one for the grown-ups.",
} as const;

export const FREE_RESOURCES_HEADING = "Free for every family";
export const FREE_RESOURCES = [
  {
    title: "Free chapters",
    text: "Four whole chapters to read here or keep as PDFs.",
    to: "/resources/free-chapters",
    button: "Read a Chapter",
  },
  {
    title: "Worksheets",
    text: "A money tracker that works on screen and on paper.",
    to: "/resources/worksheets",
    button: "See Worksheets",
  },
  {
    title: "Parent guides",
    text: "For the kitchen table and the classroom. Coming soon.",
    to: "/resources/parent-guides",
    button: "See Guides",
  },
] as const;

/**
 * The owner replaces the quotes with real ones and sets this to false. As long as it is true, each
 * quote carries the label.
 */
export const TESTIMONIALS_ARE_SAMPLES = true as boolean;
export const TESTIMONIAL_SAMPLE_LABEL = "Sample quote";
export const TESTIMONIALS_HEADING = "What readers might say";
export const TESTIMONIALS = [
  {
    quote: "“Do you need it now?” my son asked me in the shop. He meant my new coat.",
    role: "Parent of a Level 1 reader",
  },
  {
    quote: "One chapter, and my whole form argued about hoodies. In a good way.",
    role: "Teacher of Level 2 readers",
  },
  {
    quote: "I thought it would tell me off. It showed me the sums instead.",
    role: "Level 3 reader",
  },
] as const;

export const CLOSING = {
  heading: "Which tile are you in today?",
  text: "Choose what you would do in five short scenes, and see where you land on the map. It takes about three minutes.",
  buttons: [
    { to: "/find-your-quadrant", label: "Find Your Quadrant" },
    { to: "/short-stories", label: "Read a Story" },
  ],
} as const;
