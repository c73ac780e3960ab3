/** The site's forms: the last part of the address that each one posts to, and the fields it may send. */
import { plainEmail, plainNumber } from "../_shared/plainText.ts";

export interface Field {
  /** The unit is UTF-16 code units, as for a text field's `maxlength`, where a line break is one of them. */
  maxLength: number;
  /** A blank value is refused. */
  required?: true;
  /** A check on values that are not empty. */
  accepts?: (value: string) => boolean;
  /** The one form of an answer that may be written in several; it is checked and stored in this one. */
  plain?: (value: string) => string;
}

export interface Form {
  /** The page that a browser without scripts returns to if it does not say where it came from. */
  page: string;
  fields: Readonly<Record<string, Field>>;
}

/**
 * One address, on one line: whoever writes a letter to what is stored here must not write to others as well. The page has the
 * same rule (src/domain/email.ts), because a form that passes there must not be refused here.
 */
const isEmail = (value: string) =>
  /^[^\s,;:?%<>@，；＜＞＠]*@[^\s,;:?%<>@，；＜＞＠]*$/u.test(value.trim()) && isLine(value);
/** In a letter, a name stands before an address. */
const isName = (value: string) => !/[\n,;<>，；＜＞]/u.test(value);
const isLine = (value: string) => !value.includes("\n");
const oneOf =
  (...values: string[]) =>
  (value: string) =>
    values.includes(value);

const EMAIL: Field = { maxLength: 254, accepts: isEmail, plain: plainEmail };
const NAME: Field = { maxLength: 200, accepts: isName };
const LINE: Field = { maxLength: 200, accepts: isLine };
const TEXT: Field = { maxLength: 5000 };
const required = (field: Field): Field => ({ ...field, required: true });
const choice = (...values: string[]): Field => ({ maxLength: 50, accepts: oneOf(...values) });

const EMAIL_WITH_MESSAGE = { email: required(EMAIL), source: required(LINE), message: TEXT };

const CONTACT_SUBJECTS = ["Book Inquiry", "Resource Access", "Speaking Request", "Media Inquiry", "Other"];
const A_TO_D = required(choice("A", "B", "C", "D"));
const NOT_PROVIDED = "Not provided";

const FORMS: Readonly<Record<string, Form>> = {
  beta: { page: "/books", fields: EMAIL_WITH_MESSAGE },
  contact: {
    page: "/contact",
    fields: {
      name: required(NAME),
      email: required(EMAIL),
      subject: required(choice(...CONTACT_SUBJECTS)),
      message: required(TEXT),
      source: LINE,
    },
  },
  "chapter-level-1": { page: "/resources/sample-chapter", fields: EMAIL_WITH_MESSAGE },
  "chapter-level-2": { page: "/resources/level-2-sample-chapter", fields: EMAIL_WITH_MESSAGE },
  "chapter-level-3": { page: "/resources/level-3-sample-chapter", fields: EMAIL_WITH_MESSAGE },
  "parent-guide": { page: "/resources/raising-money-smart-kids", fields: EMAIL_WITH_MESSAGE },
  questionnaire: {
    page: "/research-questionnaire",
    fields: {
      subject: required(LINE),
      source: required(LINE),
      q1_child_money_habits: A_TO_D,
      q2_purchase_motivation: A_TO_D,
      q3_spending_preference: required(choice("A", "B")),
      q4_parent_child_money_style: A_TO_D,
      q5_spending_influences: A_TO_D,
      q6_family_money_conversations: A_TO_D,
      email_for_gift: { ...EMAIL, accepts: (value) => isEmail(value) || value === NOT_PROVIDED },
      book_choice: choice("level1", "level2", "level3", "Not selected"),
      timestamp: { ...LINE, maxLength: 50 },
    },
  },
  "challenge-application": {
    page: "/90-days-money-smart-challenge",
    fields: { name: required(NAME), email: required(EMAIL), message: TEXT },
  },
  "challenge-application-uk": {
    page: "/90-days-money-smart-challenge-uk",
    fields: {
      name: required(NAME),
      age: { ...required(choice("8", "9", "10")), plain: plainNumber },
      parentEmail: required(EMAIL),
      why: required(TEXT),
    },
  },
  "guide-report": {
    page: "/",
    fields: {
      answer: required(TEXT),
      reason: required(choice("wrong", "unkind", "unsuitable", "unclear", "other")),
    },
  },
};

export const FORM_IDS: readonly string[] = Object.keys(FORMS);

export const findForm = (id: string): Form | undefined => (Object.hasOwn(FORMS, id) ? FORMS[id] : undefined);
