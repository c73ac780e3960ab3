/** The exact content that each form sends (specification part 1, section 7; part 2, section 7). */
import { dayOf, fullDayName, timeName } from "./calendar";
import { plainNumber } from "./visibleText";

interface BetaApplication {
  email: string;
  /** The place of the form on the site. */
  source: string;
  message: string;
}

interface ContactMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
  source: string;
}

interface ChapterDownload {
  email: string;
  /** The name of the chapter. */
  source: string;
  message: string;
}

/** The letter of the chosen answer to each question. */
export interface QuestionnaireAnswers {
  q1_child_money_habits: string;
  q2_purchase_motivation: string;
  q3_spending_preference: string;
  q4_parent_child_money_style: string;
  q5_spending_influences: string;
  q6_family_money_conversations: string;
}

export interface Questionnaire extends QuestionnaireAnswers {
  subject: string;
  source: string;
  email_for_gift: string;
  book_choice: string;
  /** ISO 8601. */
  timestamp: string;
}

export interface ChallengeApplication {
  name: string;
  email: string;
  message: string;
}

/** The application for ages 8 to 10: every value is text, as in a form field. */
interface JuniorApplication {
  name: string;
  age: string;
  parentEmail: string;
  why: string;
}

/** The reasons for reporting an answer of the money guide. */
export const REPORT_REASONS = ["wrong", "unkind", "unsuitable", "unclear", "other"] as const;

/** A report about an answer of the money guide: the answer and the reason, nothing else. */
interface GuideReport {
  answer: string;
  reason: (typeof REPORT_REASONS)[number];
}

/** The payload of each form, by the form's key. */
export interface FormPayloads {
  beta: BetaApplication;
  contact: ContactMessage;
  chapterLevel1: ChapterDownload;
  chapterLevel2: ChapterDownload;
  chapterLevel3: ChapterDownload;
  parentGuide: ChapterDownload;
  questionnaire: Questionnaire;
  challengeApplication: ChallengeApplication;
  challengeApplicationUk: JuniorApplication;
  guideReport: GuideReport;
}

export type FormKey = keyof FormPayloads;

/** The four forms in front of a sample chapter. */
export type ChapterFormKey = "chapterLevel1" | "chapterLevel2" | "chapterLevel3" | "parentGuide";

export const contactMessage = ({
  name,
  email,
  subject,
  message,
}: Omit<ContactMessage, "source">): ContactMessage => ({
  name,
  email,
  subject,
  message,
  source: "Contact Us Form",
});

export const challengeApplicationUk = ({
  name,
  age,
  parentEmail,
  why,
}: JuniorApplication): JuniorApplication => ({ name, age: plainNumber(age), parentEmail, why });

/** @param now the visitor's clock; the message gives the time in its time zone. */
export const chapterDownload = (
  { email, source }: Omit<ChapterDownload, "message">,
  now: Date,
): ChapterDownload => ({
  email,
  source,
  message: `${email} asked for "${source}" on ${fullDayName(dayOf(now))} at ${timeName(now)}, local time.`,
});

export interface QuestionnaireForm {
  subject: string;
  source: string;
  answers: QuestionnaireAnswers;
  /** Empty if the visitor gave none. */
  email: string;
  /** `level1`, `level2`, `level3`, or empty. */
  bookChoice: string;
}

export const questionnaire = (
  { subject, source, answers, email, bookChoice }: QuestionnaireForm,
  now: Date,
): Questionnaire => ({
  subject,
  source,
  ...answers,
  email_for_gift: email || "Not provided",
  book_choice: bookChoice || "Not selected",
  timestamp: now.toISOString(),
});
