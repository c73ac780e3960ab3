/** About the author and the idea (specification part 1, section 2). */
import { AUTHOR_BIOGRAPHY, AUTHOR_NAME } from "@/content/author";
import { SHOP_LINKS } from "@/content/books/buying";
import type { PageMeta } from "@/content/pageMeta";
import type { ReadingSection } from "@/content/reading/reading";
import { CONTROLLER_NAME } from "./owner";

export const ABOUT_PAGE: PageMeta = {
  title: "About the author and the idea | 4MQ",
  description:
    "Find out what the four money quadrants are, who 4MQ is for and how the books are written. " +
    (AUTHOR_NAME ? `The author is ${AUTHOR_NAME}.` : "The author’s story is still to come."),
};

const AUTHOR_PLACEHOLDER = [
  "The author’s name and story will go here. We would rather leave a gap than fill it with something made up.",
  "For now, the books can speak for themselves. Read a chapter or a story, and see what you think.",
];

const THE_AUTHOR: ReadingSection = {
  id: "the-author",
  title: AUTHOR_NAME || "Who writes these books",
  blocks: AUTHOR_BIOGRAPHY ? AUTHOR_BIOGRAPHY.split(/\n\s*\n/) : AUTHOR_PLACEHOLDER,
};

interface About {
  heading: string;
  lead: string;
  /** The drawing of the map, for those who do not see it. */
  map: string;
  /** Promises that anybody can check; tests/build/promises.test.ts holds each to the built site. */
  facts: readonly { title: string; text: string }[];
  books: { heading: string; lead: string };
  sections: readonly ReadingSection[];
}

export const ABOUT: About = {
  heading: "About the Author",
  lead: "And an idea that fits on the back of an envelope.",
  map: "The money map, a square of four tiles. The two upper ones earn more: Money Master spends less, Fun Spender spends more. The two lower ones earn less: Careful Keeper spends less, Learning Grower spends more.",
  facts: [
    { title: "Free", text: "Read, listen and take the quizzes. You don’t need an account." },
    {
      title: "No adverts, no tracking",
      text: "The site sets no cookies, and loads nothing from advertisers.",
    },
    {
      title: "Sums and facts checked",
      text: "Pages whose facts can change show the day when we checked them.",
    },
  ],
  books: {
    heading: "Four books",
    lead: "Three of them grow up with the reader, and one is for the grown-ups. All four use the same map.",
  },
  sections: [
    ...(AUTHOR_NAME ? [THE_AUTHOR] : []),
    {
      id: "how-we-check",
      title: "How we check sums and facts",
      blocks: [
        "Whenever we change the site, a program works out the sums of our topics again. If one is wrong, we find out before you do.",
        "Laws and prices change. Each chapter shows the day when we last checked it, and so does each topic whose facts can change. Where a topic has a figure that changes, it names a page where you can look it up. From the day when we have to check it again, the page tells you so.",
        "If you find a mistake, please tell us: “Contact” is at the end of this page.",
      ],
    },
    {
      id: "what-it-costs",
      title: "What it costs",
      blocks: [
        "Nothing. The chapters, the story, the topics, the quizzes and the Money Tracker are free, and you don’t need an account. The journal and the community need one, and that is free as well.",
        "There are no adverts, and nobody follows what you read. No page asks for a bank card.",
        ...(Object.values(SHOP_LINKS).some(Boolean) ? [] : ["The printed books are not on sale here yet."]),
      ],
    },
    {
      id: "what-we-believe",
      title: "What we believe",
      blocks: [
        {
          list: [
            "Money is easier to talk about when nobody is being judged.",
            "Every child can learn to choose, with a little money or with a lot.",
            "Wants are welcome. They just need to wait their turn.",
            "The sums should be right, even in a story.",
            "A missed day is not a failure. Just start again today.",
          ],
        },
      ],
    },
    {
      id: "one-square-four-tiles",
      title: "One square, four tiles",
      blocks: [
        "4MQ is short for Four Money Quadrants. Draw a square and divide it into four. The more you earn, the higher up you are. The more you spend, the further to the right you are. That is the whole map.",
        "Each tile is a way of using money. You have probably met all four, perhaps in your own family:",
        {
          list: [
            "The Fun Spender earns more and spends more, and is often the one who treats a friend.",
            "The Money Master earns more and spends less, and knows what the money is for.",
            "The Careful Keeper earns less and spends less, and wastes nothing.",
            "The Learning Grower earns less and spends more, and has more ideas than money.",
          ],
        },
        "There is no right or wrong tile. People move around the map all their lives, and so will you. It helps to see where you are, and to choose your next small step.",
      ],
    },
    {
      id: "how-it-is-made",
      title: "How the books are made",
      blocks: [
        "There are three books, for ages 8-10, 11-13 and 14-16, and a guide for parents. The words grow up with the reader, and so do the sums.",
        "You can find the learning outcomes on each chapter’s page. They come from public standards for money education, so teachers can see where a chapter fits.",
        "Everything here is for learning. It is not advice about what to buy, when to borrow or where to invest.",
      ],
    },
    // The idea comes first as long as the author's section is a placeholder.
    ...(AUTHOR_NAME ? [] : [THE_AUTHOR]),
    {
      id: "who-runs-it",
      title: "Who is behind the site",
      blocks: [
        `Responsible for it in law: ${CONTROLLER_NAME}.`,
        "“Privacy” says how to reach them, and what they do with data.",
      ],
    },
  ],
};

export const ABOUT_BUTTONS = [
  { to: "/contact", label: "Contact" },
  { to: "/books", label: "Books" },
  { to: "/privacy", label: "Privacy" },
] as const;
