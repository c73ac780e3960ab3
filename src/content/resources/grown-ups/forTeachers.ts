/** /resources/for-teachers: lessons first, then what they are made from. */
import type { PageMeta } from "@/content/pageMeta";

export const TEACHERS_PATH = "/resources/for-teachers";

export const TEACHERS_PAGE: PageMeta = {
  title: "For teachers: lessons about money | 4MQ",
  description:
    "Five lessons about money for ages 8 to 16 with plans, screens and sheets to print, and free texts, tasks and questions.",
};

export const TEACHERS_TEXTS = {
  heading: "For teachers",
  lead: "Five lessons that are ready in ten minutes, and the texts behind them.",
  facts: ["Free", "No accounts needed", "No pupil’s data needed"],
  who: "teacher",
} as const;

export const LESSONS_TEXTS = {
  heading: "Lessons",
  lead: "Each has a plan, screens for the class, and one sheet to print. Open it, and teach.",
  about: (ages: string, minutes: number) => `Ages ${ages} · ${minutes}\u00A0minutes`,
  print: (print: string) => `Print: ${print}`,
  open: "Open the lesson",
  screen: "Big screen",
} as const;

export const OPEN_WITH = {
  heading: "A starter for any lesson",
  text: "Show a scene on the class screen, and let pupils vote by raising a hand. No answer is right or wrong. It takes a few minutes.",
  link: { to: "/find-your-quadrant", label: "Open the five scenes" },
} as const;

export interface ClassText {
  to: `/${string}`;
  ages: string;
  title: string;
  picture: string;
  teaches: string;
  task: { to: `/${string}`; label: string };
}

export const CLASS_TEXTS: readonly ClassText[] = [
  {
    to: "/resources/sample-chapter",
    ages: "Ages 8-10",
    title: "Needs vs Wants",
    picture: "/art/chapters/needs-vs-wants-1.svg",
    teaches: "What a need is, why it depends on the person, and how to find the want inside a need.",
    task: {
      to: "/resources/sample-chapter#your-turn-to-sort",
      label: "Sort nine things into Need, Want and It Depends",
    },
  },
  {
    to: "/resources/level-2-sample-chapter",
    ages: "Ages 11-13",
    title: "Influence Invasion",
    picture: "/art/chapters/influence-invasion-1.svg",
    teaches:
      "How friends, adverts, creators and games try to change your mind, and how to make it up yourself.",
    task: {
      to: "/resources/level-2-sample-chapter#the-pause-rule",
      label: "Take one want through P, A, U, S and E",
    },
  },
  {
    to: "/resources/level-3-sample-chapter",
    ages: "Ages 14-16",
    title: "Debt Trap",
    picture: "/art/chapters/debt-trap-1.svg",
    teaches: "What borrowing really costs, how paying later works, and where to get help with debt.",
    task: {
      to: "/resources/level-3-sample-chapter#four-questions-before-you-borrow",
      label: "Ask four questions before you borrow",
    },
  },
];

export const CHOOSE_TEXT = {
  heading: "Texts to read",
  lead: "Each one ends with five questions. Every answer has its reason, and the facts have a date.",
  teaches: "It teaches",
  task: "The task in it",
  open: "Read it",
  story: {
    before: "Would your class rather have a story?",
    to: "/short-stories/keeper-of-embers",
    label: "The Keeper of the Embers",
    after: "is for ages 8-10. It has seven parts and ten questions.",
  },
} as const;

export const ADD_TOPIC = {
  heading: "Topics",
  lead: "Eleven short pages about money in real life. Nine of them have outcomes at the end.",
} as const;

export const ON_PAPER = {
  heading: "More to print",
  items: [
    {
      title: "Questions with answers, to print",
      text: "Ten questions from Money Brain Battle. The questions come without answers, and the answers on a sheet of their own.",
      link: { to: "/quiz-data", label: "Open the questions" },
    },
    {
      title: "A text with its questions",
      text: "Each text, topic and story prints with its questions, or the questions alone. The buttons say how many sheets they take.",
      link: { to: "#texts", label: "Choose a text" },
    },
    {
      title: "A blank money sheet",
      text: "As long as the tracker is empty, “Print Sheet” gives you lines to fill in by hand. Use made-up figures.",
      link: { to: "/excel-tracker", label: "Open the tracker" },
    },
  ],
} as const;

export const READ_ALOUD =
  "The three texts, the story and nine of the topics have a button, “Read to me”: the device reads aloud.";

export const BEFORE_CLASS = {
  heading: "Keeping pupils safe",
  notes: [
    {
      title: "No accounts, and no pupil’s data",
      text: "Pupils can read, answer and print without an account or a name. An account for a child under 13 is for a parent or carer to make, not for a class. Ms. Sparkle is a computer, so tell her nothing about yourselves.",
    },
    {
      title: "On shared devices",
      text: "Coins, scores, answers and tracker entries stay in that device’s browser, and the next pupil can see them. Use made-up figures. Clear this site’s data in the browser afterwards.",
    },
    {
      title: "If a pupil tells you something",
      text: "Thank them, and follow your school’s safeguarding steps that same day. Any child can call Childline free on 0800\u00A01111, day or night.",
    },
    {
      title: "Every home is different",
      text: "Use the people in the texts, never your pupils’ own homes. Don’t ask what a family has, and don’t compare pocket money.",
    },
  ],
} as const;
