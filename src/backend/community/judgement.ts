/** The database's judgement of a text that a child has sent for others to read; it comes with the answer to the insert. */
import { queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import { NEEDS, type Need } from "@/domain/community/needs";
import { throwIfRefused } from "@/backend/dailyCap";
import { findUnconfirmed, type InsertAnswer, type NewRow } from "@/backend/insertOnce";
import { isUnanswered } from "@/backend/unanswered";

/** The columns of a new row that tell its fate. */
export const JUDGED_COLUMNS = "id, status, needs_help";

/** A text is stored where it belongs, waits for a moderator, or is answered with help. `arrived`: it is stored, no more is known. */
export type Verdict = "stored" | "held" | "arrived" | Need;

/** The columns of a new row with a name that is judged for need alone. */
export const NAMED_COLUMNS = "id, needs_help";

/** The fate of a text, with the id of its row, by which its writer can archive it. */
export interface Fate {
  verdict: Verdict;
  id: string | undefined;
}

/** The need in a name, with the id of its habit or goal. */
export interface NamedNeed {
  need: Need;
  id: string | undefined;
}

/** Need in a list: a kind of a later version of the site is need as well. */
export const ListedNeed = v.fallback(v.nullable(v.picklist(NEEDS)), "worry");

const Identified = v.object({ id: v.string() });
const Named = v.object({ needs_help: v.nullable(v.picklist(NEEDS)) });
const Judgement = v.object({ ...Named.entries, status: v.string() });

/** @returns the id of a row that the database has told. */
export function idIn(row: object | null | undefined): string | undefined {
  const identified = v.safeParse(Identified, row);
  return identified.success ? identified.output.id : undefined;
}

/** @returns the need for which the child is offered help, if any, for what they named a habit or a goal. */
export function needIn(row: object | null | undefined): NamedNeed | undefined {
  const named = v.safeParse(Named, row);
  const need = named.success && named.output.needs_help;
  return need ? { need, id: idIn(row) } : undefined;
}

function fateIn(row: object | undefined): Fate {
  const judged = v.safeParse(Judgement, row);
  const id = idIn(row);
  if (!judged.success) return { verdict: "arrived", id };
  const { needs_help, status } = judged.output;
  return { verdict: needs_help ?? (status === "held" ? "held" : "stored"), id };
}

/** @returns the need for which the child is offered help, if any; a verdict that nobody could read may be one of need. */
export const needFrom = (verdict: Verdict): Need | undefined =>
  verdict === "arrived" ? "worry" : NEEDS.find((need) => need === verdict);

/** True if help stands in place of the thanks. */
export const isPlainNeed = (verdict: Verdict): boolean =>
  verdict === "emergency" || verdict === "crisis" || verdict === "abuse";

/** Nothing tells whether the text is stored. */
export class UnknownFateError extends Error {
  /** Hidden from the console, because it has the child's words. */
  readonly #sent: NewRow;

  constructor(message: string, sent: NewRow) {
    super(message);
    this.#sent = sent;
  }

  get sent(): NewRow {
    return this.#sent;
  }
}

/**
 * Returns the fate of a text that has been sent.
 * @throws UnknownFateError, ContactInfoError, DailyCapError, or any other error.
 */
export function fateFrom(answer: InsertAnswer, sent: NewRow): Fate {
  throwContactInfo(answer.error);
  if (answer.error && isUnanswered(answer.status)) throw new UnknownFateError(answer.error.message, sent);
  throwIfRefused(answer);
  return fateIn(answer.row);
}

const LOOK_AGAIN_MS = 5000;

/** Looks again and again for a text with an unknown fate, until it is found. @returns null while it is not. */
export const laterFateQuery = (sent: NewRow) =>
  queryOptions({
    queryKey: ["later fate", sent.values.user_id, sent.table, sent.values],
    queryFn: async (): Promise<Fate | null> => {
      const row = await findUnconfirmed(sent);
      return row ? fateIn(row) : null;
    },
    refetchInterval: ({ state }) => (state.data ? false : LOOK_AGAIN_MS),
    refetchOnWindowFocus: "always",
    refetchOnReconnect: "always",
    retry: false,
    gcTime: 0,
  });

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
