/** An attack: its user, the table or function, the attempt, and the expected reply. */
import type { SupabaseClient } from "@supabase/supabase-js";

/** The site's own client without its types, because an attacker can send any value. */
export type AnyClient = SupabaseClient;
export type Row = Record<string, unknown>;

export interface Person {
  id: string;
  email: string;
  token: string;
}
/** Ann is the victim; Bob is signed in and hostile, with rows of his own. */
export interface Family {
  ann: Person;
  bob: Person;
}

export const TABLES = [
  "badge_events",
  "challenge_participants",
  "community_challenges",
  "form_submissions",
  "gig_jar_reports",
  "gig_jar_submissions",
  "gig_jar_votes",
  "guide_messages",
  "guide_spending",
  "habit_streaks",
  "journal_entries",
  "kept_reports",
  "kindness_quests",
  "kpi_data",
  "moderation_decisions",
  "profiles",
  "text_judgements",
] as const;
export type Table = (typeof TABLES)[number];

/** Tables for the service role alone. Their rows belong to no user. */
const SERVICE_TABLES: readonly Table[] = [
  "form_submissions",
  "guide_messages",
  "guide_spending",
  "kept_reports",
  "moderation_decisions",
];
export const hasOwner = (table: Table) => !SERVICE_TABLES.includes(table);

export const TABLE_VERBS = ["read", "insert", "upsert", "update", "delete"] as const;
export type Verb = (typeof TABLE_VERBS)[number] | "call";

export interface Reply {
  status: number;
  data: unknown;
  error: { code?: string } | null;
  count?: number | null;
}

export interface Refusal {
  status: number;
  code: string;
}
/** Expects these rows in any order. Text must match exactly. */
export interface SuccessfulReply {
  status: number;
  data: unknown;
  count?: number;
}
export type Expected = Refusal | SuccessfulReply;

/** The attacker's own rows that an attack may leave behind in a table; by default none. */
export interface Traces {
  added?: Row[];
  changed?: Row[];
  /** The number of rows removed. */
  removed?: number;
}

export interface Attack {
  on: string;
  verb: Verb;
  name: string;
  tries: (client: AnyClient, family: Family) => PromiseLike<Reply>;
  /** The reply to a signed-in user. */
  user: Expected | ((family: Family) => Expected);
  /** The reply to an anonymous visitor, if it differs from `revealedNothing`. */
  visitor?: Expected;
  /** The changes that Bob's own rows keep. His scorecard and daily usage may follow. */
  leaves?: Partial<Record<Table, Traces>>;
  /** A call of a function on behalf of somebody else, or about somebody else's data. */
  aimsAtAnn?: true;
  /** An attempt outside the tables and functions of the public schema. */
  elsewhere?: true;
}

/** A missing grant and row security both give 42501. */
export const REFUSED: Refusal = { status: 403, code: "42501" };
export const NOT_SIGNED_IN: Refusal = { status: 401, code: "42501" };
/** The embedded backend turns a violated check into HTTP 500 (a hosted one says 400, code 23514). */
export const CHECK_VIOLATED: Refusal = { status: 500, code: "SUP" };
export const TOO_LONG: Refusal = { status: 400, code: "text_too_long" };
export const NO_SUCH_FUNCTION: Refusal = { status: 404, code: "PGRST202" };
export const NO_SUCH_TABLE: Refusal = { status: 404, code: "PGRST205" };
export const NO_SUCH_SCHEMA: Refusal = { status: 406, code: "PGRST106" };
export const NOT_PARSED: Refusal = { status: 400, code: "PGRST100" };
/** A malformed request is refused before any right is checked, whoever sends it. */
const ANSWERED_FIRST = /^(PGRST(1(0.|2.)|20[0245])|22P02|22003|42703)$/;
export function revealedNothing({ visitor, user }: Attack): Expected {
  if (visitor) return visitor;
  return typeof user === "object" && "code" in user && ANSWERED_FIRST.test(user.code) ? user : NOT_SIGNED_IN;
}
/** Attacks that no grant could make possible. */
export const isAboutRights = (attack: Attack) => revealedNothing(attack).status === NOT_SIGNED_IN.status;

export const NO_ROWS: SuccessfulReply = { status: 200, data: [] };
