/**
 * The research questionnaire (specification part 2, sections 2, 3, 5, 7 and 8). Each question asks one thing, does not
 * lead, and has an answer for everybody; its name is the payload's. `npm run forms:export` makes its codebook from this
 * file: an answer that people have already given keeps its letter and its meaning.
 */
import type { QuestionnaireAnswers } from "@/domain/formPayloads";
import { CONSENT } from "./consent";
import type { PageMeta } from "@/content/pageMeta";

export const QUESTIONNAIRE_PAGE: PageMeta = {
  title: "Research questionnaire: families and money | 4MQ",
  description:
    "Six short questions about money at home, for ages 10-16 with a parent or carer. You get a free chapter as a thank-you.",
};

export type QuestionName = keyof QuestionnaireAnswers;

export interface Question {
  name: QuestionName;
  question: string;
  options: readonly { letter: string; text: string }[];
}

const letters = (...texts: string[]) =>
  texts.map((text, index) => ({ letter: String.fromCodePoint(65 + index), text }));

export const QUESTIONS: readonly Question[] = [
  {
    name: "q1_child_money_habits",
    question: "When you get some money, what do you usually do with it?",
    options: letters(
      "I spend most of it",
      "I save most of it",
      "I save some and spend some",
      "Something else: I give it away, or I don’t get any",
    ),
  },
  {
    name: "q2_purchase_motivation",
    question: "Think of the last thing you chose to buy. What was your main reason?",
    options: letters(
      "My friends or family liked theirs",
      "I thought I would enjoy it",
      "I needed it",
      "Another reason, or I can’t remember",
    ),
  },
  {
    name: "q3_spending_preference",
    question: "If you got £10 today, which of these would you rather do?",
    options: letters("Buy something now", "Save it for something later"),
  },
  {
    name: "q4_parent_child_money_style",
    question: "How alike are you and your parent or carer in the way you use money?",
    options: letters("Mostly different", "About half and half", "Mostly alike", "I don’t know"),
  },
  {
    name: "q5_spending_influences",
    question: "Where do your ideas for things to buy usually come from?",
    options: letters(
      "From people I know, in person or in messages",
      "From videos, games or adverts",
      "From things I see in shops",
      "From somewhere else, or I’m not sure",
    ),
  },
  {
    name: "q6_family_money_conversations",
    question: "In the last month, how often have you and your family talked about money?",
    options: letters("Not at all", "Once or twice", "Three or four times", "Five or more times"),
  },
];

/** The level books, and the form of the gift's chapter (chapters.ts). */
export const BOOK_CHOICES = [
  {
    value: "level1",
    level: "Level 1",
    ages: "ages 8-10",
    title: "Money Basics for Kids",
    cover: "/art/covers/level-1.svg",
    chapter: "chapterLevel1",
  },
  {
    value: "level2",
    level: "Level 2",
    ages: "ages 11-13",
    title: "Teen Money Mastery",
    cover: "/art/covers/level-2.svg",
    chapter: "chapterLevel2",
  },
  {
    value: "level3",
    level: "Level 3",
    ages: "ages 14-16",
    title: "Teen Financial Freedom",
    cover: "/art/covers/level-3.svg",
    chapter: "chapterLevel3",
  },
] as const;
export type BookChoice = (typeof BOOK_CHOICES)[number];

/** A part of every submission that never changes. */
export const SUBMISSION = {
  subject: "Research Questionnaire",
  source: "4MQ Research Questionnaire",
} as const;

export const QUESTIONNAIRE_TEXTS = {
  heading: "Research Questionnaire",
  lead: "Six questions about money at home, for ages 10-16. It takes about three minutes.",
  howTo: [
    "Answer for yourself. A parent or carer can help you with the reading.",
    "There are no right or wrong answers. Pick the answer that fits you best.",
  ],
  gift: [
    "A free PDF for the first 100 participants: a chapter, by e-mail.",
    "Everyone who answers can also get it here.",
  ],
  number: (index: number, all: number) => `Question ${index} of ${all}`,
  unanswered: "Please choose an answer.",
  progressLabel: "Questions answered",
  progress: (done: number, all: number) => `${done} of ${all} questions answered`,

  thanksHeading: "Your thank-you gift",
  thanksLead: "You can leave both of these blank.",
  email: "E-mail address for the gift (optional)",
  emailHint:
    "We will e-mail the gift to the first 100 addresses. We use yours for that, and to find your answers if you ask us to delete them. If you are under 13, use a grown-\u2060up’s e-mail address.",
  book: "Which book would you like a chapter from? (optional)",
  noBook: "No preference",

  beforeHeading: "Before you begin",
  before: CONSENT.before,
  withoutScripts: "The questions need JavaScript. Please turn it on in your browser.",

  consentHeading: "Before you send it",
  consent: CONSENT.bySending,
  recipients: "Your answers go to the 4MQ team, along with your e-mail address if you give one.",
  kept: "Your answers stay in this tab until you send them.",
  submit: "Submit Responses",
  submitting: "Submitting...",
} as const;

export const GIFT_TEXTS = {
  heading: "Thank you for taking part!",
  lead: "We have your answers. They will help us write better books.",
  gift: (ages: string, title: string) => `Here is your gift: “${title}”, a whole chapter for ${ages}.`,
  choose: "Here is your gift: a whole chapter. Which one would you like?",
  download: "Download the PDF",
  downloadOf: (level: string, title: string) => `${level}: ${title}`,
  downloading: "Preparing...",
  started: "Your download has started. Look in your downloads folder.",
  missing: "We could not load the PDF. Please try again.",
  again: "Answer for another child",
  home: { to: "/", label: "Back to the home page" },
} as const;
