/** Pages that exist today, for places where the specification announces something that is still to come. */
import type { Ages } from "./levels";

export interface ForNowLink {
  to: `/${string}`;
  /** Follows “For now:”. */
  label: string;
}

interface ForAnAge {
  text: ForNowLink;
  /** The questions at the end of the text. */
  questions: ForNowLink;
  /** In place of a worksheet. */
  task: ForNowLink;
}

export const FOR_NOW_LABEL = "For now:";

const fiveQuestions = "answer its five questions";

export const FOR_AGES: Readonly<Record<Ages, ForAnAge>> = {
  "8-10": {
    text: { to: "/resources/sample-chapter", label: "read “Needs vs Wants”" },
    questions: { to: "/resources/sample-chapter#check", label: fiveQuestions },
    task: { to: "/resources/a-budget-you-can-keep#three-jars", label: "fill three jars like Asha’s" },
  },
  "11-13": {
    text: { to: "/resources/level-2-sample-chapter", label: "read “Influence Invasion”" },
    questions: { to: "/resources/level-2-sample-chapter#check", label: fiveQuestions },
    task: {
      to: "/resources/level-2-sample-chapter#this-week",
      label: "be an influence spotter this week",
    },
  },
  "14-16": {
    text: { to: "/resources/level-3-sample-chapter", label: "read “Debt Trap”" },
    questions: { to: "/resources/level-3-sample-chapter#check", label: fiveQuestions },
    task: {
      to: "/resources/a-budget-you-can-keep#a-month-of-your-own",
      label: "copy Erin’s plan for a month",
    },
  },
};

export const FOR_GROWN_UPS = {
  talks: { to: "/resources/for-parents#talk", label: "thirteen questions to talk about" },
  lessons: { to: "/resources/for-teachers#lessons", label: "five lessons for a class" },
  challenge: { to: "/90-days-money-smart-challenge#method", label: "what the six missions ask" },
} as const satisfies Record<string, ForNowLink>;

/** A quiz for every level. */
export const QUIZ_FOR_ALL: ForNowLink = {
  to: "/quiz/money-brain-battle",
  label: "play Money Brain Battle",
};
