/** The rows of journal_entries (specification part 2, sections 3 and 7), and the functions that send one. */
import * as v from "valibot";
import { isDay } from "@/domain/calendar";
import { DETAILS, ENTRY_TYPES, type JournalEntry } from "@/domain/journal/journal";
import { penceOf, poundsOf } from "@/domain/money";
import { getClient, type Client } from "@/backend/client";
import { currentSession } from "@/backend/currentSession";
import { isDeletedAccount, needsSecondStep, storedSession } from "@/backend/session";
import { isDailyCap, UNIQUE_VIOLATION } from "@/backend/postgresErrors";
import { isUnanswered } from "@/backend/unanswered";

const Detail = v.picklist([...DETAILS.E, ...DETAILS.S, ...DETAILS.P]);
const AnyDetail = v.nullable(Detail);

export const StoredEntry = v.object({
  id: v.string(),
  /** The id chosen by the page that made the entry, the same for every attempt to send it. */
  clientId: v.string(),
  day: v.pipe(v.string(), v.check(isDay)),
  type: v.picklist(ENTRY_TYPES),
  pence: v.number(),
  detail: Detail,
});
export type StoredEntry = v.InferOutput<typeof StoredEntry>;

export const EntryRow = v.pipe(
  v.object({
    id: v.string(),
    client_id: v.string(),
    entry_date: v.string(),
    entry_type: v.picklist(ENTRY_TYPES),
    amount: v.number(),
    earning_detail: AnyDetail,
    saving_detail: AnyDetail,
    spending_detail: AnyDetail,
  }),
  v.transform((row): StoredEntry => ({
    id: row.id,
    clientId: row.client_id,
    day: row.entry_date,
    type: row.entry_type,
    pence: penceOf(row.amount),
    // The database guarantees exactly one detail.
    detail: (row.earning_detail ?? row.saving_detail ?? row.spending_detail)!,
  })),
);
export const ENTRY_COLUMNS =
  "id, client_id, entry_date, entry_type, amount, earning_detail, saving_detail, spending_detail";

/**
 * Returns the columns with one detail, that of the entry's type. A change empties the details of
 * the other types, which the entry may have had.
 */
export const columnsOf = (entry: JournalEntry, others?: null) => ({
  entry_date: entry.day,
  entry_type: entry.type,
  amount: poundsOf(entry.pence),
  earning_detail: entry.type === "E" ? entry.detail : others,
  saving_detail: entry.type === "S" ? entry.detail : others,
  spending_detail: entry.type === "P" ? entry.detail : others,
});

/** The query key of everything that changes with an entry. */
export const journalKey = (userId: string) => ["journal", userId] as const;

/**
 * The reason why an entry, or the log of a habit, was not stored: nothing answered (`unreachable`), its owner is no longer
 * signed in (`signedOut`) or has no account any more (`accountDeleted`), the server had a problem (`trouble`), or the
 * server does not accept the entry (`refused`, `tooMany` for today, `gone` if a habit has been put away elsewhere,
 * `overtaken` if a later day of it has been logged elsewhere, or `wrongDate` if this device's date is far from the server's).
 */
export type SaveErrorReason =
  | "unreachable"
  | "signedOut"
  | "accountDeleted"
  | "trouble"
  | "refused"
  | "tooMany"
  | "gone"
  | "overtaken"
  | "wrongDate";

export class SaveError extends Error {
  readonly reason: SaveErrorReason;
  /** True if another attempt after a while is worthwhile. */
  readonly again: boolean;

  constructor(reason: SaveErrorReason, cause?: unknown, what = "Journal entry") {
    super(`${what} not stored: ${reason}`, { cause });
    this.name = "SaveError";
    this.reason = reason;
    this.again = reason === "unreachable" || reason === "trouble";
  }
}

/** @throws SaveError if it is no row: then something else than the database has answered. */
function entryIn(data: unknown): StoredEntry {
  const { success, output, issues } = v.safeParse(EntryRow, data);
  if (!success) throw new SaveError("unreachable", issues);
  return output;
}

interface Answer {
  status: number;
  error: { code?: string; message?: string } | null;
}

/** The database's check on the days of entries (migration "journal_entries"). */
const DAY_CHECK = "journal_entries_entry_date_check";

/**
 * True if the database refused the day. The form allows no day that is too far ahead by this device's date, so that
 * date is wrong.
 */
export const isDayRefused = (error: unknown): boolean =>
  error instanceof Object && "message" in error && String(error.message).includes(DAY_CHECK);

const UNAUTHORIZED = 401;
const FORBIDDEN = 403;
const TOO_MANY_REQUESTS = 429;

export async function reasonOf(client: Client, userId: string, answer: Answer): Promise<SaveErrorReason> {
  const { status, error } = answer;
  if (isDailyCap(error)) return "tooMany";
  // A gateway that has too much to do has not passed the request on.
  if (isUnanswered(status) || status === TOO_MANY_REQUESTS) return "unreachable";
  if (isDeletedAccount(userId)) return "accountDeleted";
  if (status === UNAUTHORIZED) return "signedOut";
  if (status === FORBIDDEN) return reasonOfForbidden(client, userId);
  return status >= 500 ? "trouble" : "refused";
}

/**
 * The session has ended, is another person's by now, or awaits its second step, perhaps set up on
 * another device; otherwise the entry is at fault.
 */
async function reasonOfForbidden(client: Client, userId: string): Promise<SaveErrorReason> {
  const { data, error } = await client.auth.getUser();
  if (error?.name === "AuthRetryableFetchError") return "unreachable";
  const { session } = (await currentSession(client)).data;
  if (error || !session || session.user.id !== userId || data.user.id !== userId) return "signedOut";
  return needsSecondStep({ ...session, user: data.user }) ? "signedOut" : "refused";
}

const saveErrorOf = async (client: Client, userId: string, answer: Answer): Promise<SaveError> =>
  new SaveError(
    isDayRefused(answer.error) ? "wrongDate" : await reasonOf(client, userId, answer),
    answer.error,
  );

async function throwUnlessSaved(client: Client, userId: string, answer: Answer): Promise<void> {
  if (answer.error) throw await saveErrorOf(client, userId, answer);
}

/** @throws SaveError if the client does not load without a connection. */
export const loadClient = (): Promise<Client> =>
  getClient().catch((cause: unknown) => {
    throw new SaveError("unreachable", cause);
  });

/** Returns the client if this user is signed in, because nothing is ever sent under another person's name. */
export async function clientOf(userId: string): Promise<Client> {
  const client = await loadClient();
  const { data, error } = await currentSession(client);
  if (data.session?.user.id === userId) return client;
  // As long as this browser holds the user's session, nothing has ended it, and another attempt may renew it.
  const mayBeRenewed = !data.session && storedSession()?.user.id === userId;
  throw new SaveError(mayBeRenewed ? "unreachable" : "signedOut", error);
}

/**
 * Asks the tables anything at all, because their answer tells the time.
 * @throws SaveError
 */
export async function askTime(userId: string): Promise<void> {
  const client = await clientOf(userId);
  await throwUnlessSaved(client, userId, await client.from("journal_entries").select("id").limit(1));
}

/**
 * Stores the entry once, however often it is sent.
 * @throws SaveError
 */
export async function storeEntry(
  userId: string,
  clientId: string,
  entry: JournalEntry,
): Promise<StoredEntry> {
  const client = await clientOf(userId);
  const inserted = await client
    .from("journal_entries")
    .insert({ ...columnsOf(entry), user_id: userId, client_id: clientId })
    .select(ENTRY_COLUMNS)
    .single();
  if (!inserted.error) return entryIn(inserted.data);
  if (isDailyCap(inserted.error) || inserted.error.code === UNIQUE_VIOLATION) {
    // An earlier attempt may have arrived although its answer was lost. The text typed since then counts.
    const updated = await client
      .from("journal_entries")
      .update(columnsOf(entry, null))
      .eq("user_id", userId)
      .eq("client_id", clientId)
      .select(ENTRY_COLUMNS)
      .maybeSingle();
    await throwUnlessSaved(client, userId, updated);
    if (updated.data) return entryIn(updated.data);
  }
  throw await saveErrorOf(client, userId, inserted);
}

/**
 * Removes an entry; only its own page knows if it has arrived.
 * @throws SaveError
 */
export async function withdrawEntry(userId: string, clientId: string): Promise<void> {
  const client = await clientOf(userId);
  const deleted = await client
    .from("journal_entries")
    .delete()
    .eq("user_id", userId)
    .eq("client_id", clientId)
    // Rows tell the tables' own answer from an empty one of anybody else; it may not have arrived, so there may be none.
    .select("id");
  await throwUnlessSaved(client, userId, deleted);
}
