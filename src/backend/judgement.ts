/**
 * The database's judgement of a text that a child has sent for others to read (migration
 * "judged_texts").
 */
import * as v from "valibot";
import { NEEDS, type Need } from "@/domain/needs";
import { getClient } from "./client";

/** A text is stored where it belongs, waits for a moderator, or is answered with help. */
export type Fate = "stored" | "held" | Need;

const Judgement = v.object({ status: v.string(), needs_help: v.nullable(v.picklist(NEEDS)) });

/** @returns the need for which the child is offered help, if any; an unreadable fate may be one of need. */
export const needOf = (fate: Fate | undefined): Need | undefined =>
  fate === undefined ? "worry" : NEEDS.find((need) => need === fate);

type Table = "gig_jar_submissions" | "kindness_quests";

/**
 * A child in need waits for this answer, so two attempts take less time than one request may take
 * elsewhere.
 */
const ATTEMPT_TIMEOUT_MS = 5000;
const PAUSE_MS = 1000;

async function readFate(table: Table, userId: string): Promise<Fate | undefined> {
  const client = await getClient();
  const { data } = await client
    .from(table)
    .select("status, needs_help")
    .eq("user_id", userId)
    .order("id", { ascending: false })
    .limit(1)
    .abortSignal(AbortSignal.timeout(ATTEMPT_TIMEOUT_MS))
    .retry(false);
  const row = v.safeParse(Judgement, data?.[0]);
  return row.success
    ? (row.output.needs_help ?? (row.output.status === "held" ? "held" : "stored"))
    : undefined;
}

/**
 * Reads the fate of the text that the user sent last.
 * @returns undefined if the fate cannot be read, even at the second attempt.
 */
export async function fateOf(table: Table, userId: string): Promise<Fate | undefined> {
  const fate = await readFate(table, userId);
  if (fate !== undefined) return fate;
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  return readFate(table, userId);
}

/** The database detected in the text how to contact somebody, or where to find them. */
export class ContactInfoError extends Error {
  readonly field: "title" | "description";

  constructor({ code, message }: { code?: string; message: string }) {
    super(message);
    this.field = code === "idea_contact_title" ? "title" : "description";
  }
}

/** @throws ContactInfoError */
export function throwContactInfo(error: { code?: string; message: string } | null): void {
  if (error?.code && /^(?:idea|quest)_contact/.test(error.code)) throw new ContactInfoError(error);
}
