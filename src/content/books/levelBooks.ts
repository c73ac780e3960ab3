/** The pages of the three level books (specification part 1, sections 1 and 2). */
import type { ButtonColor } from "./books";
import type { BookId } from "./buying";
import { AUTHOR_IN_SHORT } from "@/content/author";
import type { PageMeta } from "@/content/pageMeta";
import type { Quadrant } from "@/content/quadrant/quadrants";

type LevelBookId = "4MQ-L1" | "4MQ-L2" | "4MQ-L3";

export interface LevelCharacter {
  quadrant: Quadrant;
  /** The quadrant's name at this level, as specified. */
  name: string;
  description: string;
  /** File and symbol under /art/characters/. */
  symbol: string;
  alt: string;
}

export interface LevelBook {
  /** The catalogue's id for this book. */
  bookId: BookId;
  path: string;
  level: string;
  ages: string;
  title: string;
  tagline: string;
  intro: readonly string[];
  cover: string;
  coverAlt: string;
  sampleChapterLink: string;
  sampleChapterLabel: string;
  /** The colour of one tile of the map, which is also that of the cover. */
  tone: ButtonColor;
  /** Level 1 alone: a line and topics. */
  inside?: { lead: string; topics: readonly string[] };
  /** Levels 2 and 3, one for each quadrant. */
  characters?: readonly LevelCharacter[];
  /** Levels 2 and 3. */
  authorBlurb?: { heading: string; text: string };
  meta: PageMeta;
}

export const LEVEL_BOOKS: Record<LevelBookId, LevelBook> = {
  "4MQ-L1": {
    bookId: "money-basics-for-kids",
    path: "/books/4MQ-L1",
    level: "Level 1",
    ages: "8-10",
    title: "Money Basics for Kids",
    tagline: "Four friends, one map and a pocket full of choices.",
    intro: [
      "Four friends go to the market with a few pounds each. One buys popcorn for everyone. One zips the bus money safely into a pocket. One picks a crunchy apple. And one stares at a bright red kite for a very long time.",
      "So who is right? They all are, in a way. This book follows the friends through shops, gardens and rainy Saturdays. It shows you what each of them does well. Then it gives you one small thing to try for yourself.",
    ],
    tone: "q2",
    cover: "/art/covers/level-1.svg",
    coverAlt:
      "Four children under a sun made from a gold coin. They are holding a shopping bag, a stack of coins, a jar of coins and a small plant.",
    sampleChapterLink: "/resources/sample-chapter",
    sampleChapterLabel: "Free Sample Chapter",
    inside: {
      lead: "You can read it on your own or with a grown-\u2060up. The sums are short, and about things you know.",
      topics: [
        "What money is for, and where it comes from",
        "Needs, wants and things that are a bit of both",
        "Small jobs that help someone and earn you a little",
        "How to save up for something you love",
        "How to share, and why it feels good",
        "The four tiles of the money map",
      ],
    },
    meta: {
      title: "Level 1: Money Basics for Kids, ages 8-10 | 4MQ",
      description:
        "Meet four friends with four ways of using money. The Level 1 book for ages 8-10, with key topics, a free chapter and a story.",
    },
  },
  "4MQ-L2": {
    bookId: "teen-money-mastery",
    path: "/books/4MQ-L2",
    level: "Level 2",
    ages: "11-13",
    title: "Teen Money Mastery",
    tagline: "Everyone wants a say in what you buy. This book hands the decision back to you.",
    intro: [
      "On Monday nobody had even heard of that hoodie, but by Thursday nobody could talk about anything else. A game sells you gems to make you forget that you are spending pounds. Someone you have never met offers you a personal discount code.",
      "Falling for it doesn’t make you silly. Clever people are paid to invent these tricks, but you can learn how they do it. In this book, four characters take the tricks apart one by one. They keep the fun, and work out what they really want from their money.",
    ],
    tone: "q1",
    cover: "/art/covers/level-2.svg",
    coverAlt:
      "Four young teens with a game controller, a piggy bank, a paper plane and a checklist. A megaphone, a phone and a heart are floating above them.",
    sampleChapterLink: "/resources/level-2-sample-chapter",
    sampleChapterLabel: "Free Sample Chapter",
    characters: [
      {
        quadrant: "QI",
        name: "Burst Spender",
        description:
          "Burst Spender earns well and spends in a rush, usually on something everybody can share. Life is never dull when Burst Spender is around. The next step is to put a little aside before the weekend begins.",
        symbol: "level-2.svg#burst-spender",
        alt: "A laughing boy with spiky black hair, headphones round his neck and a game controller in his hand.",
      },
      {
        quadrant: "QII",
        name: "Super Saver",
        description:
          "Super Saver always checks the price first, and works out what game gems cost in real pounds. Patience comes easily to Super Saver, and so does planning. The hard part is enjoying the money once the goal is reached.",
        symbol: "level-2.svg#super-saver",
        alt: "A smiling girl in a green headscarf, holding a piggy bank with a coin above it.",
      },
      {
        quadrant: "QIII",
        name: "Budget Boss",
        description:
          "Budget Boss can make a small amount last a whole month, and remembers where every penny went. Awkward questions are a speciality. The next adventure is discovering ways to earn.",
        symbol: "level-2.svg#budget-boss",
        alt: "A girl with a long blonde plait, holding up a clipboard with two green ticks.",
      },
      {
        quadrant: "QIV",
        name: "Dreamer",
        description:
          "Dreamer has ten ideas before breakfast, and most of them cost more than Dreamer has. Some of those ideas are genuinely brilliant, though. Waiting just one night usually shows which ones.",
        symbol: "level-2.svg#dreamer",
        alt: "A boy with a round cloud of dark hair, about to throw a paper plane.",
      },
    ],
    authorBlurb: {
      heading: "About the Author",
      text:
        AUTHOR_IN_SHORT ||
        "The author’s name and story will go here. Until then, judge the book by its words: you can read a whole chapter for free.",
    },
    meta: {
      title: "Level 2: Teen Money Mastery, ages 11-13 | 4MQ",
      description:
        "Hype, adverts, games and friends: the Level 2 book for ages 11-13 helps you make up your own mind. Meet its four characters.",
    },
  },
  "4MQ-L3": {
    bookId: "teen-financial-freedom",
    path: "/books/4MQ-L3",
    level: "Level 3",
    ages: "14-16",
    title: "Teen Financial Freedom",
    tagline: "Real prices, real rules, and decisions that are yours to make.",
    intro: [
      "Somewhere between fourteen and eighteen, money stops being pretend. You get your first wage, your first bank card and, sooner than most people expect, your first offer to pay later.",
      "This book assumes that you can handle the details. It explains how interest grows, what a payslip means and which questions a credit advert would rather you didn’t ask. The calculations are worked through step by step, so you can check them or argue with them.",
    ],
    tone: "q3",
    cover: "/art/covers/level-3.svg",
    coverAlt:
      "Four teens in front of a mountain with a flag on top. They have a skateboard, a tower of blocks, a pair of scales and a compass.",
    sampleChapterLink: "/resources/level-3-sample-chapter",
    sampleChapterLabel: "Free Sample Chapter",
    characters: [
      {
        quadrant: "QI",
        name: "Momentum Spender",
        description:
          "Money moves quickly around Momentum Spender, who works hard, says yes to everything and rarely regrets an evening out. The challenge is to notice the small, harmless-looking payments that quietly eat up next month’s wages.",
        symbol: "level-3.svg#momentum-spender",
        alt: "A teenager with dark bobbed hair and one coral streak, holding a skateboard.",
      },
      {
        quadrant: "QII",
        name: "Wealth Architect",
        description:
          "Wealth Architect opens spreadsheets for fun and treats savings as building material, which is a powerful habit. The only question left is what the finished building is for, and who might live in it.",
        symbol: "level-3.svg#wealth-architect",
        alt: "A teenager in a yellow turban and a green jacket beside a rising row of blocks with a coin on top.",
      },
      {
        quadrant: "QIII",
        name: "Frugal Navigator",
        description:
          "Frugal Navigator can find the cheapest honest route to almost anything and owes nobody a penny. Caution has been an excellent companion so far. The next challenge is to recognise a risk worth taking.",
        symbol: "level-3.svg#frugal-navigator",
        alt: "A teenager with short dark hair, in a wheelchair, holding up a compass.",
      },
      {
        quadrant: "QIV",
        name: "Balance Seeker",
        description:
          "Balance Seeker has enormous ideas, a thin wallet at the moment and the courage to ask for advice early. Paying off small debts, one at a time, gives this character room to breathe again.",
        symbol: "level-3.svg#balance-seeker",
        alt: "A teenager with long curly hair and gold earrings beside a pair of scales holding a coin and a heart.",
      },
    ],
    authorBlurb: {
      heading: "About the Author",
      text:
        AUTHOR_IN_SHORT ||
        "The author’s name and story will go here. In the meantime, the best introduction is the writing itself, and you can read an entire chapter for free.",
    },
    meta: {
      title: "Level 3: Teen Financial Freedom, ages 14-16 | 4MQ",
      description:
        "First wages, interest, debt and thinking ahead: the Level 3 book for ages 14-16. Meet its four characters and read a whole chapter.",
    },
  },
};

export const LEVEL_BOOK_TEXTS = {
  buyNow: "Buy Now",
  atAGlance: "The book at a glance",
  keyTopicsHeading: "What you will find inside",
  charactersHeading: "Four characters, four ways to use money",
} as const;
