/** The catalogue (specification part 1, sections 2 and 3). */
import type { BookId } from "./buying";
import type { PageMeta } from "@/content/pageMeta";

/** The accent colour of a book's button: the colour of one tile of the money map. */
export type ButtonColor = "q1" | "q2" | "q3" | "q4";

export interface ContentsEntry {
  title: string;
  /** False for the introduction and the appendix. */
  isChapter: boolean;
  sections: readonly string[];
}

export interface Book {
  id: BookId;
  title: string;
  subtitle: string;
  ageRange: string;
  description: string;
  keyTopics: readonly string[];
  tableOfContents: readonly ContentsEntry[];
  coverImage: string;
  buttonColor: ButtonColor;
  sampleChapterLink: string;
  bookPageLink?: string;
}

export const BOOKS: readonly Book[] = [
  {
    id: "money-basics-for-kids",
    title: "Money Basics for Kids",
    subtitle: "Level 1: four friends and one money map",
    ageRange: "Ages 8-10",
    description:
      "Meet Fun Spender, Money Master, Careful Keeper and Learning Grower. Each of them uses money in a different way. Follow them to the market, the shoe shop and the kite stall. Every chapter ends with one small thing to try at home.",
    keyTopics: [
      "What money is for",
      "Needs and wants",
      "Ways to earn a little",
      "Saving for something you love",
      "Giving and sharing",
    ],
    tableOfContents: [],
    coverImage: "/art/covers/level-1.svg",
    buttonColor: "q2",
    sampleChapterLink: "/resources/sample-chapter",
    bookPageLink: "/books/4MQ-L1",
  },
  {
    id: "teen-money-mastery",
    title: "Teen Money Mastery",
    subtitle: "Level 2: make up your own mind",
    ageRange: "Ages 11-13",
    description:
      "Adverts, friends, games and limited editions all want a say in what you buy. Burst Spender, Super Saver, Budget Boss and Dreamer learn to spot the tricks, do the sums and still enjoy their money.",
    keyTopics: [
      "Influence, adverts and hype",
      "A budget you can keep",
      "Money online and in games",
      "Earning from your own ideas",
      "Goals worth waiting for",
    ],
    tableOfContents: [],
    coverImage: "/art/covers/level-2.svg",
    buttonColor: "q1",
    sampleChapterLink: "/resources/level-2-sample-chapter",
    bookPageLink: "/books/4MQ-L2",
  },
  {
    id: "teen-financial-freedom",
    title: "Teen Financial Freedom",
    subtitle: "Level 3: ready for a wage and a bank account",
    ageRange: "Ages 14-16",
    description:
      "First job, first bank account, first offer of a loan: money is getting real. Momentum Spender, Wealth Architect, Frugal Navigator and Balance Seeker work through real prices, real rules and the choices that come with them.",
    keyTopics: [
      "First jobs and payslips",
      "Banks, cards and interest",
      "Debt and buy now, pay later",
      "Scams and staying safe",
      "Saving and thinking ahead",
    ],
    tableOfContents: [],
    coverImage: "/art/covers/level-3.svg",
    buttonColor: "q3",
    sampleChapterLink: "/resources/level-3-sample-chapter",
    bookPageLink: "/books/4MQ-L3",
  },
  {
    id: "raising-money-smart-kids",
    title: "Raising Money-Smart Kids",
    subtitle: "The guide for parents and carers",
    ageRange: "For parents of children aged 8-16",
    description:
      "You do not have to be good with money to raise a child who is. This guide gives you one map, ideas for short, friendly chats and small things to do together. It works however much you have left at the end of the month.",
    keyTopics: [
      "The four money quadrants at home",
      "Pocket money and first wages",
      "Calm talks about difficult things",
      "Screens, adverts and spending",
      "When money is tight",
    ],
    tableOfContents: [
      {
        title: "Introduction: You do not have to be good with money",
        isChapter: false,
        sections: ["Who this guide is for", "How to read it in ten minutes a week"],
      },
      {
        title: "Chapter 1: What children learn before we teach them",
        isChapter: true,
        sections: ["What they see", "What they hear", "Your own money story"],
      },
      {
        title: "Chapter 2: The Four Money Quadrants",
        isChapter: true,
        sections: [
          "A map for the kitchen table",
          "Four tiles, four kinds of strength",
          "How a child moves around the map",
          "Three conversations that need not turn into rows",
        ],
      },
      {
        title: "Chapter 3: Pocket money that teaches",
        isChapter: true,
        sections: ["How much, how often and what for", "Chores or no chores", "When it’s all gone"],
      },
      {
        title: "Chapter 4: Earning, from washing cars to a Saturday job",
        isChapter: true,
        sections: ["First jobs at home", "Ideas of their own", "Work and the law for under-16s"],
      },
      {
        title: "Chapter 5: Saving for something real",
        isChapter: true,
        sections: ["Goals a child can see", "Jars, banks and apps", "Waiting without a fight"],
      },
      {
        title: "Chapter 6: Spending in a world of adverts",
        isChapter: true,
        sections: ["Needs and wants", "Games, gems and influencers", "Letting small mistakes happen"],
      },
      {
        title: "Chapter 7: Borrowing, owing and putting it right",
        isChapter: true,
        sections: ["Debts between friends", "Buy now, pay later", "Where to find free help"],
      },
      {
        title: "Chapter 8: When money is tight",
        isChapter: true,
        sections: ["What to tell a child", "Help with school costs", "Looking after yourself"],
      },
      {
        title: "Appendix: Tools for the fridge door",
        isChapter: false,
        sections: ["A blank money map", "The 90 days at a glance", "Words worth knowing"],
      },
    ],
    coverImage: "/art/covers/parent-guide.svg",
    buttonColor: "q4",
    sampleChapterLink: "/resources/raising-money-smart-kids",
  },
];

export const bookById = (id: string): Book | undefined => BOOKS.find((book) => book.id === id);

/** Alt texts of the covers. The title is not part of the picture. */
const COVER_ALTS: Record<string, string> = {
  "/art/covers/level-1.svg":
    "Four children under a sun made from a gold coin. They are holding a shopping bag, a stack of coins, a jar of coins and a small plant.",
  "/art/covers/level-2.svg":
    "Four young teens with a game controller, a piggy bank, a paper plane and a checklist. A megaphone, a phone and a heart are floating above them.",
  "/art/covers/level-3.svg":
    "Four teens in front of a mountain with a flag on top. They have a skateboard, a tower of blocks, a pair of scales and a compass.",
  "/art/covers/parent-guide.svg":
    "A grandmother and a father, each with a child. Above them are a square of four coloured tiles and a speech bubble with three coins in it.",
};
export const coverAlt = (book: Pick<Book, "coverImage">): string => COVER_ALTS[book.coverImage] ?? "";

export const BOOKS_PAGE: PageMeta = {
  title: "Books about money for ages 8 to 16 | 4MQ",
  description:
    "Three books for ages 8-10, 11-13 and 14-16, and a guide for parents. See what’s inside, and read a whole chapter of each.",
};

export const BOOKS_TEXTS = {
  heading: "The 4MQ books",
  /** On the covers, whose ages are beside them. */
  series: "4MQ",
  lead: "Pick the book for your age, or the guide for your family. You can read a whole chapter of each one for free.",
  buyNow: "Buy Now",
  downloadSample: "Download Sample Chapter",
  viewDetails: "View Book Details",
  keyTopics: "Key topics",
  showContents: "Show table of contents",
  hideContents: "Hide table of contents",
} as const;

const BOOK_META_DESCRIPTIONS: Record<string, string> = {
  "money-basics-for-kids":
    "Four friends with four ways of using money: the Level 1 book for ages 8-10. See the key topics and read a whole chapter for free.",
  "teen-money-mastery":
    "How to spot hype, make a budget and make up your own mind: the Level 2 book for ages 11-13, with a free sample chapter.",
  "teen-financial-freedom":
    "First wages, bank accounts, debt and thinking ahead: the Level 3 book for ages 14-16, with a whole sample chapter to read for free.",
  "raising-money-smart-kids":
    "A guide for parents of children aged 8 to 16: one money map, ideas for short, friendly chats and small things to do together.",
};
export const bookPageMeta = (book: Book): PageMeta => ({
  title: `${book.title} | 4MQ`,
  description: BOOK_META_DESCRIPTIONS[book.id] ?? book.subtitle,
});

export const BOOK_NOT_FOUND_PAGE: PageMeta = {
  title: "Book not found | 4MQ",
  description: "There is no book at this address. You can find all four 4MQ books on the Books page.",
};
export const BOOK_NOT_FOUND = {
  picture: "/art/book-not-found.svg",
  heading: "Book not found",
  text: "There is no book at this address. You can find all four books on the Books page.",
  link: "All books",
} as const;

/** The beta-reader sign-up after the first book (specification part 1, sections 4, 5, 7 and 8). */
export const BETA = {
  heading: "Read it before everyone else",
  lead: "We are looking for families to try out the Level 1 book and tell us what works. It costs nothing, and you can stop whenever you like.",
  label: "E-mail address",
  hint: "Under 13? Please use a grown-\u2060up’s e-\u2060mail address.",
  button: "Become a Beta Reader",
  submitting: "Sending...",
  confirmationHeading: "Application Submitted!",
  confirmationText: "We'll be in touch soon about your beta reader application.",
  recipients:
    "Your e-\u2060mail address goes to the 4MQ team, who will use it to write to you about being a beta reader.",
  /** Fields of the payload {email, source, message}. */
  source: "Beta Reader - Level 1",
  message: "I would like to be a beta reader for the Level 1 book.",
} as const;
