/** The questionnaire for researchers and the owner: a codebook, counts, and the list of gifts. */
import type { Submission } from "./submission.ts";
import type { Table } from "./table.ts";
import { CONSENTS } from "@/content/questionnaire/consent";
import { BOOK_CHOICES, QUESTIONNAIRE_TEXTS, QUESTIONS } from "@/content/questionnaire/questionnaire";

export const QUESTIONNAIRE = "questionnaire";
const EMAIL_COLUMN = "email_for_gift";
/** The first hundred participants (specification part 2, section 9). */
const MAX_GIFTS = 100;

const NO_EMAIL = "Not provided";
const NO_BOOK = "Not selected";
/** Every question is required, so an empty cell is not an answer from the form. */
const NO_ANSWER = "";

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

const DAY_COLUMN = "day";
/** The day, in UTC, of a time in ISO 8601. */
const dayOfMoment = (moment: string) => moment.slice(0, 10);

/**
 * The same table, whose addresses are left out already, with days instead of times. The rows of one day are sorted by
 * their answers. Times and the order of arrival would match those of the addresses in the list of gifts.
 */
export function withoutArrivals({ columns, rows }: Table): Table {
  const kept = columns.flatMap((column, at) =>
    column === "created_at" || column === "timestamp" ? [] : [{ column, at }],
  );
  const arrived = columns.indexOf("created_at");
  const anonymous = rows.map((row) => [
    dayOfMoment(String(row[arrived])),
    ...kept.map(({ at }) => row[at] ?? null),
  ]);
  return {
    columns: [DAY_COLUMN, ...kept.map(({ column }) => column)],
    rows: anonymous.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)),
  };
}

interface OtherColumn {
  what: string;
  type: "constant" | "day" | "datetime" | "e-mail";
  meaning: string;
}
const CONSTANT: OtherColumn = {
  what: "The same value in every row",
  type: "constant",
  meaning: "Which form was sent",
};
const OTHER_COLUMNS: Record<string, OtherColumn> = {
  [DAY_COLUMN]: { what: "The day on which the answers arrived", type: "day", meaning: "yyyy-MM-dd, in UTC" },
  created_at: { what: "When the answers arrived", type: "datetime", meaning: "ISO 8601, in UTC" },
  subject: CONSTANT,
  source: CONSTANT,
  [EMAIL_COLUMN]: { what: "E-mail address for the gift", type: "e-mail", meaning: "An e-mail address" },
  timestamp: {
    what: "When the answers were sent, according to the visitor’s own clock",
    type: "datetime",
    meaning: "ISO 8601, in UTC",
  },
};
/** A field of an earlier version of the form. */
const UNKNOWN_COLUMN = { what: "Not in the current questionnaire", type: "text", meaning: "As it was sent" };

/** The table has no column for consent, because nobody can send the form without it. */
const consentRows = () =>
  CONSENTS.flatMap(({ since, before, bySending }) => {
    const row = (what: string, words: string) => [
      "consent",
      what,
      "wording since that day",
      since,
      words,
      "no",
    ];
    return [
      row("Given by sending the form: the words above the button", bySending),
      row(`The list “${QUESTIONNAIRE_TEXTS.beforeHeading}” that these words name`, before.join(" ")),
    ];
  });

/**
 * One row for each value that a column can have; any other column has one row, and one for missing values. The wordings of
 * the consent follow.
 */
export function codebook(columns: readonly string[]): Table {
  const rows = columns.flatMap((column) => {
    const question = QUESTIONS.find(({ name }) => name === column);
    if (question)
      return [
        ...question.options.map(({ letter, text }) => [
          column,
          question.question,
          "choice",
          letter,
          text,
          "no",
        ]),
        [column, question.question, "choice", NO_ANSWER, "No answer", "yes"],
      ];
    if (column === "book_choice") {
      const what = "Book chosen for the gift";
      return [
        ...BOOK_CHOICES.map(({ value, level, ages, title }) => [
          column,
          what,
          "choice",
          value,
          `${level}, ${ages}: ${title}`,
          "no",
        ]),
        [column, what, "choice", NO_BOOK, "No book was chosen", "yes"],
      ];
    }
    const { what, type, meaning } = OTHER_COLUMNS[column] ?? UNKNOWN_COLUMN;
    const row = [column, what, type, "", meaning, "no"];
    return column === EMAIL_COLUMN
      ? [row, [column, what, type, NO_EMAIL, "No address was given", "yes"]]
      : [row];
  });
  return {
    columns: ["column", "question", "type", "code", "meaning", "missing_value"],
    rows: [...rows, ...consentRows()],
  };
}

/** The number of times each answer was given, as lines of text. */
export function countsOf(submissions: readonly Submission[]): string[] {
  const countOf = (name: string, code: string) =>
    submissions.filter(({ payload }) => textOf(payload[name]) === code).length;
  return QUESTIONS.flatMap(({ name, question, options }) => {
    const counted = options.map(({ letter, text }) => ({ letter, text, count: countOf(name, letter) }));
    const others = submissions.length - counted.reduce((sum, { count }) => sum + count, 0);
    return [
      `${name}: ${question}`,
      ...counted.map(({ letter, text, count }) => `  ${letter}  ${String(count).padStart(5)}  ${text}`),
      ...(others ? [`     ${String(others).padStart(5)}  No answer`] : []),
    ];
  });
}

/**
 * Lists the recipients of the gift: the first hundred addresses, each once however it is spelt, in
 * the order of their first arrival, with the first book chosen. It gives only the day, because an
 * exact time would link a recipient to their answers.
 */
export function giftsTable(submissions: readonly Submission[]): Table {
  const gifts = new Map<string, { email: string; book: string; createdAt: string }>();
  for (const { payload, createdAt } of submissions) {
    const email = textOf(payload[EMAIL_COLUMN]).trim();
    if (!email || email === NO_EMAIL) continue;
    const book = textOf(payload.book_choice) || NO_BOOK;
    const known = gifts.get(email.toLowerCase());
    if (!known) gifts.set(email.toLowerCase(), { email, book, createdAt });
    else if (known.book === NO_BOOK) known.book = book;
  }
  return {
    columns: ["place", "email", "book_choice", DAY_COLUMN],
    rows: [...gifts.values()]
      .slice(0, MAX_GIFTS)
      .map(({ email, book, createdAt }, index) => [index + 1, email, book, dayOfMoment(createdAt)]),
  };
}
