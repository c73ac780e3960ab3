/** /resources/for-teachers: what there is for a class, in the order of use. */
import type { PageMeta } from "@/content/pageMeta";
import type { StandardOutcomes } from "@/content/reading/reading";
import {
  DEBT_TRAP_OUTCOMES,
  INFLUENCE_INVASION_OUTCOMES,
  NEEDS_VS_WANTS_OUTCOMES,
} from "@/content/resources/chapters/chapterOutcomes";

export const TEACHERS_PATH = "/resources/for-teachers";

export const TEACHERS_PAGE: PageMeta = {
  title: "For teachers: texts, tasks and questions | 4MQ",
  description:
    "Free texts about money for ages 8 to 16, with tasks, questions, outcomes and sheets to print.",
};

export const TEACHERS_TEXTS = {
  heading: "For teachers",
  lead: "Texts, tasks and questions for ages 8-16, in the order of use.",
  facts: ["Free", "No accounts needed", "No pupil’s data needed"],
  who: "teacher",
} as const;

export const OPEN_WITH = {
  heading: "1. Open with five scenes",
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
  outcomes: readonly StandardOutcomes[];
}

export const CLASS_TEXTS: readonly ClassText[] = [
  {
    to: "/resources/sample-chapter",
    ages: "Ages 8-10",
    title: "Needs vs Wants",
    picture: "/art/chapters/needs-vs-wants-2.svg",
    teaches: "What a need is, why it depends on the person, and how to find the want inside a need.",
    task: {
      to: "/resources/sample-chapter#your-turn-to-sort",
      label: "Sort nine things into Need, Want and It Depends",
    },
    outcomes: NEEDS_VS_WANTS_OUTCOMES,
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
    outcomes: INFLUENCE_INVASION_OUTCOMES,
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
    outcomes: DEBT_TRAP_OUTCOMES,
  },
];

export const CHOOSE_TEXT = {
  heading: "2. Choose a text",
  lead: "Each one ends with five questions. Every answer has its reason, and the facts have a date.",
  teaches: "It teaches",
  task: "The task in it",
  outcomes: "Outcomes",
  open: "Read it",
  story: {
    before: "Would your class rather have a story?",
    to: "/short-stories/keeper-of-embers",
    label: "The Keeper of the Embers",
    after: "is for ages 8-10. It has seven parts and ten questions.",
  },
} as const;

export const ADD_TOPIC = {
  heading: "3. Add a topic",
  lead: "Eleven short pages about money in real life. Nine of them have outcomes at the end.",
} as const;

export const ON_PAPER = {
  heading: "4. Print it",
  items: [
    {
      title: "Questions with answers, to print",
      text: "Ten questions from Money Brain Battle. The questions come without answers, and the answers on a sheet of their own.",
      link: { to: "/quiz-data", label: "Open the questions" },
    },
    {
      title: "A text with its questions",
      text: "Each text and the story have a button at the end, “Print it to hand out”. A whole text takes many sheets. To save paper, choose only the last pages in the print window.",
      link: { to: "#texts", label: "Choose a text" },
    },
    {
      title: "A blank money sheet",
      text: "As long as the tracker is empty, “Print Sheet” gives you lines to fill in by hand. Use made-up figures.",
      link: { to: "/excel-tracker", label: "Open the tracker" },
    },
  ],
  terms: {
    text: "You may use the free chapters and worksheets in lessons, as long as the name 4MQ stays on them.",
    link: { to: "/terms", label: "Terms of use" },
  },
} as const;

export const READ_ALOUD = {
  heading: "5. Let the device read aloud",
  text: "The three texts, the story and nine of the topics have a button, “Read to me”.",
} as const;

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
      text: "Thank them, and follow your school’s safeguarding steps that same day. Any child can call Childline free on 0800 1111, day or night.",
    },
    {
      title: "Every home is different",
      text: "Use the people in the texts, never your pupils’ own homes. Don’t ask what a family has, and don’t compare pocket money.",
    },
  ],
} as const;
