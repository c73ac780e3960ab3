/** The database's judgement of a text that a child has sent for others to read (migration "judge_text"). */
import * as v from "valibot";
import { NEEDS, type Need } from "@/domain/community/needs";
import { getClient } from "@/backend/client";

/** A text is stored where it belongs, waits for a moderator, or is answered with help. */
export type Verdict = "stored" | "held" | Need;

const Judgement = v.object({ status: v.string(), needs_help: v.nullable(v.picklist(NEEDS)) });

/** @returns the need for which the child is offered help, if any; an unreadable fate may be one of need. */
export const needFrom = (verdict: Verdict | undefined): Need | undefined =>
  verdict === undefined ? "worry" : NEEDS.find((need) => need === verdict);

type Table = "gig_jar_submissions" | "kindness_quests";

/** A child in need waits for this answer, so two attempts take less time than one request may take elsewhere. */
const ATTEMPT_TIMEOUT_MS = 5000;
const POLL_INTERVAL_MS = 1000;

async function readVerdict(table: Table, userId: string): Promise<Verdict | undefined> {
  const client = await getClient();
  const { data } = await client
    .from(table)
    .select("status, needs_help")
    .eq("user_id", userId)
    .order("id", { ascending: false })
    .limit(1)
    .abortSignal(AbortSignal.timeout(ATTEMPT_TIMEOUT_MS));
  const row = v.safeParse(Judgement, data?.[0]);
  return row.success
    ? (row.output.needs_help ?? (row.output.status === "held" ? "held" : "stored"))
    : undefined;
}

/**
 * Reads the fate of the text that the user sent last.
 * @returns undefined if the fate cannot be read, even at the second attempt.
 */
export async function verdictFrom(table: Table, userId: string): Promise<Verdict | undefined> {
  const verdict = await readVerdict(table, userId);
  if (verdict !== undefined) return verdict;
  await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
  return readVerdict(table, userId);
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
  if (error?.code && /^(?:idea|quest|goal)_contact/.test(error.code)) throw new ContactInfoError(error);
}
