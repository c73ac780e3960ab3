/** /resources/for-parents: something to do tonight, a sheet to fill in, questions, and who can see what. */
import type { PageMeta } from "@/content/pageMeta";

export const PARENTS_PATH = "/resources/for-parents";

export const PARENTS_PAGE: PageMeta = {
  title: "For parents: ten minutes tonight | 4MQ",
  description:
    "Four small things to do with your child tonight, a pocket-money agreement to print, thirteen questions to talk about, and who can see what.",
};

export const PARENTS_TEXTS = {
  heading: "For parents",
  lead: "You don’t need to be good with money. Ten minutes are enough.",
  who: "parent",
} as const;

export const TEN_MINUTES = {
  heading: "Ten minutes tonight",
  lead: "Four small things to do side by side.",
  minutes: (minutes: number) => `${minutes} minutes`,
  scenes: {
    minutes: 3,
    title: "Five scenes",
    text: "Each of you chooses what to do. No answer is wrong.",
    to: "/find-your-quadrant",
  },
  story: {
    minutes: 3,
    title: "One part of the story",
    text: "“Feeling Small”. Read it aloud, or let the device read it to you.",
    to: "/short-stories/keeper-of-embers#feeling-small",
    picture: "/art/stories/keeper-of-embers/1.svg",
  },
  jar: {
    minutes: 2,
    title: "The jar question",
    text: "“What would you put in a JUST IN CASE jar?” Ask it, then read part 4 together.",
    to: "/short-stories/keeper-of-embers#the-careful-hunter",
    picture: "/art/topics/a-budget-you-can-keep.svg",
  },
  week: {
    minutes: 2,
    title: "Print a blank week",
    text: "Write one thing from today, then put it on the fridge.",
    failed: "We could not load the sheet for printing. Please try again.",
  },
  screen: {
    before: "Would you rather use a screen?",
    to: "/excel-tracker",
    label: "Open the money tracker",
    after: "It adds up for you.",
  },
  older: {
    before: "Is your child older? Read a part of one of these:",
    links: [
      {
        to: "/resources/level-2-sample-chapter#the-hoodie-that-walked-in",
        label: "Influence Invasion, ages 11-13",
      },
      { to: "/resources/level-3-sample-chapter#four-small-taps", label: "Debt Trap, ages 14-16" },
    ],
  },
} as const;

export const AGREEMENT_TEXTS = {
  heading: "A pocket-money agreement",
  text: "One page that you fill in together, by hand. It says how much, on which day, and what the money has to cover. Sign it, try it for four weeks, and then change one thing.",
  noMoney:
    "Is there no money to spare right now? Hand over a decision instead. Let your child plan one family tea.",
  print: "Print the agreement",
} as const;

/** The words on the sheet, which has lines to write on and nothing to type into. */
export const AGREEMENT = {
  title: "Our pocket-money agreement",
  between: "Between",
  and: "and",
  howMuch: "How much each week: £",
  startingOn: "starting on",
  payDay: "Pay day:",
  days: ["Friday", "Saturday", "Sunday", "another day"],
  itIsFor: "It is for",
  stillPaid: "The grown-ups still pay for",
  split: "When the money comes, we split it like this",
  shares: ["Spend £", "Save £", "Share £"],
  promise: "What we both promise",
  promises: [
    "The money is paid on the day. If we forget, we say so and make it up.",
    "No top-up for a want before the next pay day.",
    "Nobody says “I told you so”.",
    "Jobs that everyone shares are not paid.",
  ],
  jobs: "Extra jobs with a price",
  pound: "£",
  again: "We look at this together again on",
  signed: ["Signed, the child", "Signed, the grown-up"],
  foot: "Change one thing at a time. Any amount you can pay every week is the right amount.",
  name: "4MQ",
} as const;

export const TALK_TEXTS = {
  heading: "Talk about it",
  another: "Another question",
  print: "Print all thirteen",
  all: "Read all thirteen",
  sheet: "Thirteen questions to talk about",
} as const;

export const PARENT_CHAPTER = {
  heading: "From the parent guide",
  to: "/resources/raising-money-smart-kids",
  title: "The Four Money Quadrants",
  text: "Chapter 2, free: one map, three hard conversations, and pocket money without the lecture.",
  picture: "/art/chapters/four-quadrants-1.svg",
} as const;

export const PARENTS_WHO_SEES = {
  lead: "Nothing on this page needs an account. If your child has one, you see what your child shows you.",
  /** She needs no account, so she is beside the list of an account's things. */
  guide: [
    "Questions to Ms. Sparkle",
    "A computer answers. We do not keep the words, but a company that helps us may run them through its computers.",
  ],
  link: { to: "/privacy", label: "Privacy, in full" },
} as const;
