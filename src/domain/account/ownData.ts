/** "Download my data": the data in the database and in this browser, as one document and as one table. */
import { cellOf, type Cell } from "@/domain/csv";
import type { Drops } from "@/domain/community/jar";
import type { VisitorGoal } from "@/domain/community/visitorGoal";
import type { EntryDraft } from "@/domain/journal/journal";
import { poundsOf } from "@/domain/money";
import type { KeptCards } from "@/domain/challenge/postcards";
import type { Door } from "@/domain/door/door";
import type { Deed } from "@/domain/deeds/deeds";
import type { Outbox } from "@/domain/journal/outbox";
import type { Plan } from "@/domain/plans/plans";
import type { Place } from "@/domain/quadrant/places";
import type { Recall } from "@/domain/resources/recall";
import type { Band, Me } from "@/domain/shelf/portrait";
import type { ReadingPlace } from "@/domain/today/today";
import type { Sheet } from "@/domain/tracker/tracker";

type Row = Readonly<Record<string, unknown>>;
/** Tables by name: their rows, or a single item such as the account. */
export type OwnData = Readonly<Record<string, unknown>>;

interface QuizData {
  completedQuizzes: readonly string[];
  quizScores: Readonly<Record<string, number>>;
  quizAttempts: Readonly<Record<string, number>>;
  userEarnings: { readonly dailyEarnings: readonly object[] };
}

interface MoneyData {
  moneyTracker: Sheet;

  /** The entry that was begun but not added. */
  journalDraft: EntryDraft | null;
  journalOutbox: Outbox;
}

interface CommunityData {
  /** The entries that were dropped into the jar of a goal. */
  droppedIntoJar: Drops;
  /** The texts that were begun but not sent, by field name. */
  begunTexts: Readonly<Record<string, string>>;
}

interface Choices {
  portrait: Me;
  /** The ages that somebody tapped in this browser. */
  band: Band | null;
  readingPlace: ReadingPlace | null;
  /** The places by the address of the text: a sentence's number, or "end". */
  textPlaces: Readonly<Record<string, number | "end">>;
  /** Places on the money map, oldest first. */
  places: readonly Place[];
  plans: readonly Plan[];
  /** The deeds on the string, earliest first. */
  string: readonly Deed[];
  /** The things behind the day's door, with the place of the option that was pressed. */
  door: Door;
  /** The missions whose postcards were seen, by challenge. */
  postcards: readonly KeptCards[];
  /** A visitor's goal; those of an account are in the database. */
  goal: VisitorGoal | null;
  recall: Recall;
  /** How far somebody is in each story to play, and the choices so far. */
  plays: Readonly<Record<string, { chosen: readonly string[]; at: number }>>;
}

type BrowserData = QuizData & MoneyData & CommunityData & Choices;

const BROWSER_DATA = "kept_in_this_browser";

/** The database's document, alongside the data that never left the browser, as it is stored there. */
export const ownDocument = (fromDatabase: OwnData, fromBrowser: BrowserData): OwnData => ({
  ...fromDatabase,
  [BROWSER_DATA]: fromBrowser,
});

/** The browser's values in the shape of tables, with one quiz or one day of coins per row. */
function browserTables(fromBrowser: BrowserData): OwnData {
  const { completedQuizzes, quizScores, quizAttempts, userEarnings, ...unsent } = fromBrowser;
  const { moneyTracker, journalDraft, journalOutbox, begunTexts, portrait, band, readingPlace } = unsent;
  const { textPlaces, places, plans, string, door, postcards, goal, recall, plays, droppedIntoJar } = unsent;
  const { dailyEarnings, ...coins } = userEarnings;
  return {
    completedQuizzes: completedQuizzes.map((quiz) => ({ quiz })),
    quizScores: Object.entries(quizScores).map(([quiz, score]) => ({ quiz, score })),
    quizAttempts: Object.entries(quizAttempts).map(([quiz, attempts]) => ({ quiz, attempts })),
    userEarnings: [coins],
    dailyEarnings,
    moneyTracker: moneyTracker.entries.map(({ day, type, pence, detail }) => ({
      day,
      type,
      amount: poundsOf(pence),
      detail,
    })),
    journalDraft: journalDraft ? [{ ...journalDraft, clock: undefined }] : [],
    journalOutbox: journalOutbox.flatMap<Row>(({ clientId, entry, log, stage }) => {
      if (log) return [{ client_id: clientId, stage, habit_name: log.name, day: log.day }];
      if (!entry) return [];
      const { pence, ...rest } = entry;
      return [{ client_id: clientId, stage, ...rest, amount: poundsOf(pence) }];
    }),
    droppedIntoJar: droppedIntoJar.map(({ entry, goal, amount, state }) => ({
      client_id: entry,
      goal_id: goal,
      amount: poundsOf(amount),
      state,
    })),
    begunTexts: Object.entries(begunTexts).map(([field, text]) => ({ field, text })),
    portrait: [portrait],
    band: band ? [{ band }] : [],
    readingPlace: readingPlace ? [readingPlace] : [],
    textPlaces: Object.entries(textPlaces).map(([text, sentence]) => ({ text, sentence })),
    places,
    plans,
    string,
    door: [...door.opened],
    postcards: [...postcards],
    goal: goal
      ? [
          {
            title: goal.title,
            picture: goal.picture,
            price: poundsOf(goal.price),
            week: poundsOf(goal.week),
            saved: poundsOf(goal.saved),
            put_on: goal.put?.on,
          },
        ]
      : [],
    recall: recall.missed,
    plays: Object.entries(plays).map(([story, { chosen, at }]) => ({ story, chosen: chosen.join(" "), at })),
  };
}

const isRow = (value: unknown): value is Row =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const rowsOf = (name: string, value: unknown): Row[] => {
  if (Array.isArray(value)) return value.filter(isRow);
  return [isRow(value) ? value : { [name]: value }];
};

/**
 * Puts everything in one sheet: the first column names the table, and the columns of the tables follow in order of
 * appearance, with columns of the same name shared. There is one file because a browser asks before it saves several,
 * and it is wide because, filtered by its first column, it gives a journal whose amounts can be added up.
 */
export function ownTable(
  fromDatabase: OwnData,
  fromBrowser: BrowserData,
): { columns: string[]; rows: Cell[][] } {
  const tables = { ...fromDatabase, ...browserTables(fromBrowser) };
  const named = Object.entries(tables).flatMap(([name, value]) =>
    rowsOf(name, value).map((row) => ({ name, row })),
  );
  const columns = [...new Set(named.flatMap(({ row }) => Object.keys(row)))];
  return {
    columns: ["table", ...columns],
    rows: named.map(({ name, row }) => [name, ...columns.map((column) => cellOf(row[column]))]),
  };
}
