/**
 * New rows that carry no key of their own (specification part 2, section 7). Where no answer comes, the row may stand all
 * the same: so the user's rows are looked at, at once and before the same words are sent again. So it is with changes, and
 * with rows of which there is but one: sent again they are harmless, and so it is enough to look at once.
 */
import { getClient, type Client } from "./client";
import { throwIfRefused } from "./dailyCap";
import { isUnanswered } from "./unanswered";

type Table = "community_challenges" | "gig_jar_submissions" | "habit_streaks" | "kindness_quests";
type ChangedTable = Table | "gig_jar_reports" | "gig_jar_votes";

interface NewRow {
  table: Table;
  values: Readonly<Record<string, string | number | null>> & { user_id: string };
  /** The user's rows as this page knows them, without those put away; undefined when it could not read them. */
  known: readonly { id: string }[] | undefined;
}

interface Answer {
  error: { message: string; code?: string } | null;
  status: number;
}

/** Before every id: an id begins with the moment at which the database made it. */
const FIRST_ID = "00000000-0000-0000-0000-000000000000";

/** Rows of which nobody knows whether they have arrived, and the newest id that was known before they were sent. */
const unconfirmed = new Map<string, string>();

/** @throws when it cannot be told. */
async function isStored(client: Client, { table, values }: NewRow, since: string): Promise<boolean> {
  const { data } = await client
    .from(table)
    .select("*")
    .eq("user_id", values.user_id)
    .eq("is_deleted", false)
    .gt("id", since)
    .retry(false)
    .throwOnError();
  const columns = Object.entries(values);
  return (data as Record<string, unknown>[]).some((row) =>
    columns.every(([name, value]) => row[name] === value),
  );
}

/**
 * Sends the row, unless an earlier attempt at it has arrived, which is as good.
 * @throws when nobody can tell what became of an earlier attempt: then nothing is sent.
 */
export async function insertOnce(
  row: NewRow,
  insert: (client: Client) => PromiseLike<Answer>,
): Promise<Answer> {
  const client = await getClient();
  const name = row.table + JSON.stringify(row.values);
  const since = unconfirmed.get(name);
  if (since && (await isStored(client, row, since))) return confirmed(name);
  const answer = await insert(client);
  if (!isUnanswered(answer.status)) return confirmed(name, answer);
  const before = since ?? row.known?.reduce((newest, { id }) => (id > newest ? id : newest), FIRST_ID);
  if (!before) return answer;
  unconfirmed.set(name, before);
  // Without a connection that is not to be told yet, either.
  const arrived = await isStored(client, row, before).catch(() => false);
  return arrived ? confirmed(name) : answer;
}

/** Nothing is left to doubt. */
function confirmed(name: string, answer: Answer = { error: null, status: 201 }): Answer {
  unconfirmed.delete(name);
  return answer;
}

/**
 * Of a change, or of a row of which there is but one, lets pass what was done, answered or not.
 *
 * @param row what the user finds in the table when it is done, and only then.
 * @returns the row, where no answer told of it. @throws DailyCapError, or whatever went wrong.
 */
export async function throwUnlessDone(
  answer: Answer,
  table: ChangedTable,
  row: Readonly<Record<string, string | number | boolean | null>>,
): Promise<object | undefined> {
  if (isUnanswered(answer.status)) {
    const client = await getClient();
    // Without a connection that is not to be told, either.
    const { data } = await client.from(table).select("*").match(row).retry(false);
    if (data?.[0]) return data[0];
  }
  throwIfRefused(answer);
}
