/** What the database made of a text that a child has sent for others to read (migration "judged_texts"). */
import * as v from "valibot";
import { NEEDS, type Need } from "@/domain/needs";
import { getClient } from "./client";

/** It stands where it belongs, waits for a moderator, or is answered with help. */
export type Fate = "stored" | "held" | Need;

const Judged = v.object({ status: v.string(), needs_help: v.nullable(v.picklist(NEEDS)) });

/** @returns what the child is to be offered help for, if anything. */
export const needIn = (fate: Fate | undefined): Need | undefined => NEEDS.find((need) => need === fate);

/** Of the text that the user has sent last. @returns undefined where that cannot be read just now. */
export async function fateOf(
  table: "gig_jar_submissions" | "kindness_quests",
  userId: string,
): Promise<Fate | undefined> {
  const client = await getClient();
  const { data } = await client
    .from(table)
    .select("status, needs_help")
    .eq("user_id", userId)
    .order("id", { ascending: false })
    .limit(1)
    .retry(false);
  const row = v.safeParse(Judged, data?.[0]);
  return row.success
    ? (row.output.needs_help ?? (row.output.status === "held" ? "held" : "stored"))
    : undefined;
}

/** The database heard in it how or where somebody is to be found. */
export class TellsAWay extends Error {
  readonly field: "title" | "description";

  constructor({ code, message }: { code?: string; message: string }) {
    super(message);
    this.field = code === "idea_contact_title" ? "title" : "description";
  }
}

/** @throws TellsAWay */
export function throwContact(error: { code?: string; message: string } | null): void {
  if (error?.code && /^(?:idea|quest)_contact/.test(error.code)) throw new TellsAWay(error);
}
