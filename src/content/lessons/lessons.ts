/** The lessons' cards for lists. Each lesson is heavy, so it is in a file of its own. */

export interface LessonCard {
  title: string;
  ages: string;
  minutes: 50 | 20;
  /** One sentence: what pupils do. */
  lead: string;
  picture: `/art/${string}`;
  /** "1 sheet for each pupil" */
  print: string;
  /** The beginning of its files' names. */
  file: string;
  /** One-sided sheets of each PDF, which a test counts. */
  sheets: Record<LessonPdfKind, number>;
}

/** The handout alone, or all that a teacher prints. */
export type LessonPdfKind = "handout" | "everything";

export const LESSONS = {
  "/resources/lessons/needs-and-wants": {
    title: "Needs and Wants",
    ages: "8-10",
    minutes: 50,
    lead: "Pupils sort nine things, find the want inside a need, and learn why it can depend.",
    picture: "/art/chapters/needs-vs-wants-2.svg",
    print: "1 sheet for each pupil",
    file: "4mq-lesson-needs-and-wants",
    sheets: { handout: 1, everything: 6 },
  },
  "/resources/lessons/lunch-and-bus": {
    title: "Femi’s Week",
    ages: "11-13",
    minutes: 50,
    lead: "Pupils find out where £25 for five bus rides and five lunches went, and plan the week again.",
    picture: "/art/topics/a-budget-you-can-keep.svg",
    print: "1 sheet for each pair",
    file: "4mq-lesson-lunch-and-bus",
    sheets: { handout: 1, everything: 5 },
  },
  "/resources/lessons/scams": {
    title: "The First Ten Minutes",
    ages: "11-16",
    minutes: 50,
    lead: "Pupils spot the signs of a scam, and put in order what to do in the first ten minutes after one.",
    picture: "/art/topics/scams-and-games.svg",
    print: "1 sheet for each pair",
    file: "4mq-lesson-scams",
    sheets: { handout: 1, everything: 6 },
  },
  "/resources/lessons/wait-or-buy": {
    title: "Wait or Buy?",
    ages: "8-10",
    minutes: 20,
    lead: "Pupils meet a wish list and three sleeps, and work out what waiting leaves in the purse.",
    picture: "/art/chapters/needs-vs-wants-3.svg",
    print: "1 sheet for each pupil",
    file: "4mq-lesson-wait-or-buy",
    sheets: { handout: 1, everything: 6 },
  },
  "/resources/lessons/payslip": {
    title: "Read a Payslip",
    ages: "14-16",
    minutes: 20,
    lead: "Pupils read a first payslip line by line, and find the mistake in another.",
    picture: "/art/topics/first-pay-first-account.svg",
    print: "1 sheet for each pair",
    file: "4mq-lesson-payslip",
    sheets: { handout: 1, everything: 5 },
  },
} as const satisfies Record<`/resources/lessons/${string}`, LessonCard>;

export type LessonPath = keyof typeof LESSONS;

/** The PDF's path on the site. */
export const lessonPdfPath = ({ file }: LessonCard, kind: LessonPdfKind) =>
  `/downloads/${file}${kind === "handout" ? "-handout" : ""}.pdf`;

export const LESSON_PATHS = Object.keys(LESSONS) as LessonPath[];
