/**
 * Sends new rows that carry no key of their own (specification part 2, section 7). If no answer
 * comes, the row may be stored anyway, so the user's rows are read at once, and again before the
 * same words are resent. Changes, and rows that can exist only once, may also be stored without an
 * answer. Resending those is harmless, so the check at once is enough.
 */
import { getClient, type Client } from "./client";
import { throwIfRefused } from "./dailyCap";
import { getTables } from "./tables";
import { isUnanswered } from "./unanswered";

type Table = "community_challenges" | "gig_jar_submissions" | "habit_streaks" | "kindness_quests";
type ChangedTable = Table | "gig_jar_reports" | "gig_jar_votes";

export interface NewRow {
  table: Table;
  values: Readonly<Record<string, string | number | null>> & { user_id: string };
  /** The user's rows as this page knows them, without archived ones; undefined if the page could not read them. */
  known: readonly { id: string }[] | undefined;
}

interface Answer {
  error: { message: string; code?: string } | null;
  status: number;
}

/** The answer, with the row as the database stored it. */
export interface InsertAnswer extends Answer {
  row?: object;
}

/** The columns that a new row's own page is told. They are named, because somebody else's list may have rows of any kind. */
const TOLD: Record<Table, readonly string[]> = {
  community_challenges: ["id", "needs_help"],
  gig_jar_submissions: ["id", "status", "needs_help"],
  habit_streaks: ["id", "needs_help"],
  kindness_quests: ["id", "status", "needs_help"],
};

/** An id before all others, because an id begins with the moment at which the database made it. */
const FIRST_ID = "00000000-0000-0000-0000-000000000000";

/** The rows whose arrival is uncertain, each with the newest id that was known before it was sent. */
const unconfirmed = new Map<string, string>();

const nameOf = ({ table, values }: NewRow) => table + JSON.stringify(values);

/**
 * Looks for a row whose arrival is uncertain.
 * @returns the stored row; undefined if it has not arrived, or is in no doubt.
 * @throws if this cannot be determined.
 */
export async function findUnconfirmed(row: NewRow): Promise<object | undefined> {
  const { table, values } = row;
  const unconfirmedSince = unconfirmed.get(nameOf(row));
  if (!unconfirmedSince) return undefined;
  const client = await getTables();
  const { data } = await client
    .from(table)
    .select([...TOLD[table], ...Object.keys(values)].join(","))
    .eq("user_id", values.user_id)
    .eq("is_deleted", false)
    .gt("id", unconfirmedSince)
    .throwOnError();
  const columns = Object.entries(values);
  const found = (data as unknown as Record<string, unknown>[]).find((stored) =>
    columns.every(([name, value]) => stored[name] === value),
  );
  if (found) unconfirmed.delete(nameOf(row));
  return found;
}

const stored = (row: object): InsertAnswer => ({ error: null, status: 201, row });

/**
 * Sends the row, unless an earlier attempt has arrived, which counts as success. Nothing is sent while the outcome of
 * an earlier attempt cannot be determined.
 * @param insert asks for columns of the new row. If its answer comes without them, the row is read.
 */
export async function insertOnce(
  row: NewRow,
  insert: (client: Client) => PromiseLike<Answer & { data: readonly object[] | null }>,
): Promise<InsertAnswer> {
  const name = nameOf(row);
  try {
    const earlier = await findUnconfirmed(row);
    if (earlier) return stored(earlier);
  } catch (error) {
    return { error: error as Error, status: 0 };
  }
  const { data, error, status } = await insert(await getClient());
  const sent = data?.[0];
  const isAnswered = !isUnanswered(status);
  const before =
    unconfirmed.get(name) ?? row.known?.reduce((newest, { id }) => (id > newest ? id : newest), FIRST_ID);
  unconfirmed.delete(name);
  if (sent) return stored(sent);
  if (isAnswered && error) return { error, status };
  if (before) unconfirmed.set(name, before);
  // Without a connection the arrival cannot be determined yet either.
  const arrived = await findUnconfirmed(row).catch(() => undefined);
  if (arrived) return stored(arrived);
  return error ? { error, status } : { error: new Error("The answer came without the new row"), status: 0 };
}

/**
 * Accepts a change, or a row that can exist only once, if it was done, with or without an answer.
 *
 * @param row the values that the user finds in the table if, and only if, it was done.
 * @param columns those that are wanted of that row.
 * @returns the row, if no answer contained it.
 * @throws DailyCapError, or any other error.
 */
export async function throwUnlessDone(
  answer: Answer,
  table: ChangedTable,
  row: Readonly<Record<string, string | number | boolean | null>>,
  columns = "",
): Promise<object | undefined> {
  if (isUnanswered(answer.status)) {
    const client = await getTables();
    // Without a connection the outcome cannot be determined either.
    const { data } = await client
      .from(table)
      .select([...new Set([...columns.split(/[, ]+/), ...Object.keys(row)])].filter(Boolean).join(","))
      .match(row);
    if (data?.[0]) return data[0] as unknown as object;
  }
  throwIfRefused(answer);
}
