/** The home page's texts (specification part 1, section 2). They are short, because the page has a byte budget. */
import type { PageMeta } from "@/content/pageMeta";

export const HOME_PAGE: PageMeta = {
  title: "4MQ: Empowering Kids with Financial Literacy",
  description:
    "Books, stories, quizzes and a 90-day challenge to help children aged 8 to 16 understand money, with four quadrants as their map.",
};

export const HERO = {
  heading: "Empowering Kids with Financial Literacy",
  text: "Four Money Quadrants: a story, four chapters and eleven short guides, for ages 8-16.",
  links: { books: "Explore Books", chapters: "Free Chapters" },
  /** Each word is held by a test (promises.test.ts): if one stops being true, the line goes. */
  trust: "All free to read. No adverts, no tracking, no account needed.",
  scenes: "Which tile are you in today?",
  quiz: { to: "/quiz/money-brain-battle", label: "Play ten questions for a coin" },
} as const;

export const DOORS = {
  heading: "I am a…",
  iAmA: "I am a",
  places: [
    {
      to: "/find-your-quadrant",
      who: "child or teenager",
      what: "Five scenes, three minutes",
      faces: ["fun-spender", "careful-keeper"],
    },
    { to: "/resources/for-parents", who: "parent", what: "Ten minutes tonight", faces: ["parent"] },
    {
      to: "/resources/for-teachers",
      who: "teacher",
      what: "Five lessons, ready to teach",
      faces: ["teacher"],
    },
  ],
} as const;

/** One part for each age, of texts that exist; the test of the home page compares titles and minutes with them. */
export const READ_TODAY = {
  heading: "Read today",
  parts: [
    {
      to: "/short-stories/keeper-of-embers#feeling-small",
      ages: "8-10",
      minutes: 3,
      title: "Feeling Small",
      from: "The Keeper of the Embers",
      picture: "/art/stories/keeper-of-embers/1.svg",
      colours: "text-q2-ink",
    },
    {
      to: "/resources/scams-and-games#a-message-from-a-friend",
      ages: "11-13",
      minutes: 4,
      title: "A message from a friend",
      from: "From Scams and Games",
      picture: "/art/topics/scams-and-games.svg",
      colours: "text-q1-ink",
    },
    {
      to: "/resources/first-pay-first-account#a-payslip-line-by-line",
      ages: "14-16",
      minutes: 2,
      title: "A payslip, line by line",
      from: "From First Pay, First Account",
      picture: "/art/topics/first-pay-first-account.svg",
      colours: "text-q3-ink",
    },
  ],
  /** A story in which the visitor chooses. */
  play: {
    heading: "Or play a story",
    stories: [
      { to: "/play/asha", label: "Asha’s jars, ages 8-10" },
      { to: "/play/femi", label: "Femi’s week, ages 11-13" },
      { to: "/play/erin", label: "Erin’s month, ages 14-16" },
    ],
  },
  /** The day of the page or figure that was checked longest ago, which a test compares. */
  checked: "Facts checked on 21 November 2026, with sources.",
  how: { to: "/about", label: "How we check" },
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
      // The word joiner keeps a range on one line.
      text: "Levels for ages 8-\u206010, 11-\u206013 and 14-\u206016, and a guide for parents.",
    },
    {
      icon: "play",
      title: "You learn by doing",
      text: "Stories, quizzes and 90 days of small steps.",
    },
    {
      icon: "safe",
      title: "Safe and calm",
      text: "No adverts and no tracking. Nobody else on the site can see your figures.",
    },
  ],
};

export const HOME_BOOKS_HEADING = "Four books, one map";

export const FREE_RESOURCES_HEADING = "Free for every family";
export const FREE_RESOURCES = [
  {
    title: "Free chapters",
    text: "Four whole chapters to read here or keep as PDFs.",
    to: "/resources/free-chapters",
    link: "Read a Chapter",
    picture: "/art/chapters/needs-vs-wants-1.svg",
  },
  {
    title: "Worksheets",
    text: "A money tracker for screen and paper. More are on their way.",
    to: "/resources/worksheets",
    link: "See Worksheets",
    picture: "/art/topics/a-budget-you-can-keep.svg",
  },
  {
    title: "Parent guides",
    text: "Read the first chapter now. More guides are on their way.",
    to: "/resources/parent-guides",
    link: "See Guides",
    picture: "/art/chapters/four-quadrants-1.svg",
  },
] as const;

/** The owner replaces the quotes with real ones and sets this to false. As long as it is true, the lead says what they are. */
export const TESTIMONIALS_ARE_SAMPLES = true as boolean;
export const TESTIMONIALS_HEADING = "What readers might say";
export const TESTIMONIALS_LEAD = "Sample quotes, until readers write to us.";
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
  text: "Five short scenes, about three minutes.",
  buttons: [
    { to: "/find-your-quadrant", label: "Find Your Quadrant" },
    { to: "/short-stories", label: "Read a Story" },
  ],
} as const;
