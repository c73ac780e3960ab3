/** A copy of the catalogue's titles and covers, so that a page with the shelf need not load the catalogue. */
export const BOOK_SHELF = [
  {
    to: "/books/4MQ-L1",
    title: "Money Basics for Kids",
    ages: "Ages 8-10",
    cover: "/art/covers/level-1.svg",
  },
  {
    to: "/books/4MQ-L2",
    title: "Teen Money Mastery",
    ages: "Ages 11-13",
    cover: "/art/covers/level-2.svg",
  },
  {
    to: "/books/4MQ-L3",
    title: "Teen Financial Freedom",
    ages: "Ages 14-16",
    cover: "/art/covers/level-3.svg",
  },
  {
    to: "/books/raising-money-smart-kids",
    title: "Raising Money-Smart Kids",
    ages: "For parents",
    cover: "/art/covers/parent-guide.svg",
  },
] as const;
