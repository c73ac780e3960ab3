/**
 * Sends new rows that carry no key of their own (specification part 2, section 7). If no answer
 * comes, the row may be stored anyway, so the user's rows are read at once, and again before the
 * same words are resent. Changes, and rows that can exist only once, may also be stored without an
 * answer. Resending those is harmless, so the check at once is enough.
 */
import { getClient, type Client } from "./client";
import { throwIfRefused } from "./dailyCap";
import { isUnanswered } from "./unanswered";

type Table = "community_challenges" | "gig_jar_submissions" | "habit_streaks" | "kindness_quests";
type ChangedTable = Table | "gig_jar_reports" | "gig_jar_votes";

interface NewRow {
  table: Table;
  values: Readonly<Record<string, string | number | null>> & { user_id: string };
  /** The user's rows as this page knows them, without archived ones; undefined if the page could not read them. */
  known: readonly { id: string }[] | undefined;
}

interface Answer {
  error: { message: string; code?: string } | null;
  status: number;
}

/** An id before all others, because an id begins with the moment at which the database made it. */
const FIRST_ID = "00000000-0000-0000-0000-000000000000";

/** The rows whose arrival is uncertain, each with the newest id that was known before it was sent. */
const unconfirmed = new Map<string, string>();

/** @throws if this cannot be determined. */
async function isStored(
  client: Client,
  { table, values }: NewRow,
  unconfirmedSince: string,
): Promise<boolean> {
  const { data } = await client
    .from(table)
    .select("*")
    .eq("user_id", values.user_id)
    .eq("is_deleted", false)
    .gt("id", unconfirmedSince)
    .throwOnError();
  const columns = Object.entries(values);
  return (data as Record<string, unknown>[]).some((row) =>
    columns.every(([name, value]) => row[name] === value),
  );
}

/**
 * Sends the row, unless an earlier attempt has arrived, which counts as success.
 * @throws if the outcome of an earlier attempt cannot be determined; in that case nothing is sent.
 */
export async function insertOnce(
  row: NewRow,
  insert: (client: Client) => PromiseLike<Answer>,
): Promise<Answer> {
  const client = await getClient();
  const name = row.table + JSON.stringify(row.values);
  const unconfirmedSince = unconfirmed.get(name);
  if (unconfirmedSince && (await isStored(client, row, unconfirmedSince))) return confirmed(name);
  const answer = await insert(client);
  if (!isUnanswered(answer.status)) return confirmed(name, answer);
  const before =
    unconfirmedSince ?? row.known?.reduce((newest, { id }) => (id > newest ? id : newest), FIRST_ID);
  if (!before) return answer;
  unconfirmed.set(name, before);
  // Without a connection the arrival cannot be determined yet either.
  const arrived = await isStored(client, row, before).catch(() => false);
  return arrived ? confirmed(name) : answer;
}

/** Clears the doubt about a row. */
function confirmed(name: string, answer: Answer = { error: null, status: 201 }): Answer {
  unconfirmed.delete(name);
  return answer;
}

/**
 * Accepts a change, or a row that can exist only once, if it was done, with or without an answer.
 *
 * @param row the values that the user finds in the table if, and only if, it was done.
 * @returns the row, if no answer contained it.
 * @throws DailyCapError, or any other error.
 */
export async function throwUnlessDone(
  answer: Answer,
  table: ChangedTable,
  row: Readonly<Record<string, string | number | boolean | null>>,
): Promise<object | undefined> {
  if (isUnanswered(answer.status)) {
    const client = await getClient();
    // Without a connection the outcome cannot be determined either.
    const { data } = await client.from(table).select("*").match(row);
    if (data?.[0]) return data[0];
  }
  throwIfRefused(answer);
}
