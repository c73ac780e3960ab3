/** What researchers and the owner get of the questionnaire: a codebook, counts, and who a gift is for. */
import type { Submission } from "#scripts/forms/submission";
import type { Table } from "#scripts/forms/table";
import { BOOK_CHOICES, QUESTIONS } from "@/content/questionnaire";

export const QUESTIONNAIRE = "questionnaire";
export const EMAIL_COLUMN = "email_for_gift";
/** The first hundred participants (specification part 2, section 9). */
export const MOST_GIFTS = 100;

const NO_EMAIL = "Not provided";
const NO_BOOK = "Not selected";
/** Nobody can leave a question out: an empty cell is none of the questionnaire's answers. */
const NO_ANSWER = "";

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** The same table without one of its columns. */
export function withoutColumn({ columns, rows }: Table, name: string): Table {
  const keep = columns.map((column) => column !== name);
  return {
    columns: columns.filter((_, at) => keep[at]),
    rows: rows.map((row) => row.filter((_, at) => keep[at])),
  };
}

const OTHER_COLUMNS: Record<string, string> = {
  created_at: "When the answers arrived, ISO 8601 in UTC",
  subject: "The same in every row",
  source: "The same in every row",
  [EMAIL_COLUMN]: "E-mail address for the gift",
  timestamp: "When the answers were sent, by the visitor’s own clock, ISO 8601 in UTC",
};

/** One row a value that a column can have; columns of free text have one row, and one for what is missing. */
export function codebook(columns: readonly string[]): Table {
  const rows = columns.flatMap((column) => {
    const question = QUESTIONS.find(({ name }) => name === column);
    if (question)
      return [
        ...question.options.map(({ letter, text }) => [column, question.question, letter, text, "no"]),
        [column, question.question, NO_ANSWER, "No answer", "yes"],
      ];
    if (column === "book_choice") {
      const what = "Book that the gift is from";
      return [
        ...BOOK_CHOICES.map(({ value, level, ages, title }) => [
          column,
          what,
          value,
          `${level}, ${ages}: ${title}`,
          "no",
        ]),
        [column, what, NO_BOOK, "No book was chosen", "yes"],
      ];
    }
    const row = [column, OTHER_COLUMNS[column] ?? "", "", "Free text", "no"];
    return column === EMAIL_COLUMN
      ? [row, [column, OTHER_COLUMNS[column]!, NO_EMAIL, "No address was given", "yes"]]
      : [row];
  });
  return { columns: ["column", "question", "code", "meaning", "missing_value"], rows };
}

/** How often each answer was given, as lines to read. */
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
 * Who a gift goes to: the first hundred addresses, each once however it is spelt, in the order of their first arrival,
 * with the first book that was chosen with it.
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
    columns: ["place", "email", "book_choice", "created_at"],
    rows: [...gifts.values()]
      .slice(0, MOST_GIFTS)
      .map(({ email, book, createdAt }, index) => [index + 1, email, book, createdAt]),
  };
}
