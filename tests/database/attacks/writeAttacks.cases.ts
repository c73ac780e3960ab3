/** Attempts to add to, change, take over, hand over and remove other people's data, on every table. */
import {
  NO_ROWS,
  REFUSED,
  TABLES,
  hasOwner,
  type AnyClient,
  type Attack,
  type Family,
  type Reply,
  type Row,
  type Table,
  type TABLE_VERBS,
  type Traces,
} from "./attack";
import { FORGED_ID, ANN_ROWS, SHAPES } from "./victim";

/** The writes that users may make to their own rows. Any other is refused before a row is read. */
const MAY: Record<Table, readonly ("insert" | "update" | "delete")[]> = {
  badge_events: ["insert"],
  challenge_participants: ["insert"],
  community_challenges: ["insert", "update"],
  form_submissions: [],
  kept_reports: [],
  moderation_decisions: [],
  text_judgements: [],
  gig_jar_reports: [],
  gig_jar_submissions: ["insert", "update"],
  gig_jar_votes: ["insert"],
  guide_messages: [],
  guide_spending: [],
  habit_streaks: ["insert", "update"],
  journal_entries: ["insert", "update", "delete"],
  kindness_quests: ["insert", "update"],
  kpi_data: ["update"],
  profiles: ["update"],
};

/** Ann's row, as sent by somebody who knows its key. */
const herRow = (table: Table, family: Family): Row => ({
  ...SHAPES[table].row(family.ann.id),
  [SHAPES[table].key]: SHAPES[table].hers(family),
});
/** A change to try where no change is allowed. */
const changeOf = (table: Table): Row =>
  SHAPES[table].change ?? (hasOwner(table) ? { user_id: FORGED_ID } : SHAPES[table].row(FORGED_ID));

interface WriteAttempt {
  verb: (typeof TABLE_VERBS)[number];
  name: string;
  tables?: (table: Table) => boolean;
  tries: (client: AnyClient, table: Table, family: Family) => PromiseLike<Reply>;
  /** The answer when a user has the right in general: row security filters out everything that is not theirs. */
  answer?: (table: Table) => Attack["user"];
  leaves?: (table: Table) => Traces;
}

const ofBob = (table: Table) => ({
  status: 200,
  data: Array.from({ length: SHAPES[table].answered ?? SHAPES[table].reached }, () => ({})),
});
const changesHis = (table: Table): Traces => ({
  changed: Array.from({ length: SHAPES[table].reached }, () => SHAPES[table].change!),
});

const WRITE_ATTEMPTS: WriteAttempt[] = [
  {
    verb: "insert",
    name: "adding a row in her name",
    tries: (client, table, { ann }) => client.from(table).insert(SHAPES[table].row(ann.id)),
  },
  {
    verb: "insert",
    name: "adding a row in her name and asking for it back",
    tries: (client, table, { ann }) => client.from(table).insert(SHAPES[table].row(ann.id)).select(),
  },
  {
    verb: "insert",
    name: "adding a row in the name of nobody",
    tables: hasOwner,
    tries: (client, table) => {
      const { user_id: _, ...row } = SHAPES[table].row("");
      return client.from(table).insert(row);
    },
  },
  {
    verb: "insert",
    name: "adding a row of his own together with one in her name",
    tables: hasOwner,
    tries: (client, table, { ann, bob }) =>
      client.from(table).insert([SHAPES[table].row(bob.id), SHAPES[table].row(ann.id)]),
  },
  {
    verb: "insert",
    name: "adding a row with her row's key",
    tries: (client, table, family) => client.from(table).insert(herRow(table, family)),
  },
  {
    verb: "upsert",
    name: "writing over her row, in her name",
    tries: (client, table, family) => client.from(table).upsert(herRow(table, family)),
  },
  {
    verb: "upsert",
    name: "taking over her row, in his name",
    tables: (table) => SHAPES[table].key === "id",
    tries: (client, table, family) =>
      client.from(table).upsert({ ...SHAPES[table].row(family.bob.id), id: SHAPES[table].hers(family) }),
  },
  {
    verb: "upsert",
    name: "adding a row in her name unless it is there",
    tries: (client, table, family) =>
      client.from(table).upsert(herRow(table, family), { ignoreDuplicates: true }),
  },
  {
    verb: "upsert",
    name: "writing over several rows, one of them hers",
    tables: hasOwner,
    tries: (client, table, family) =>
      client
        .from(table)
        .upsert([
          { ...herRow(table, family), ...SHAPES[table].row(family.bob.id), [SHAPES[table].key]: FORGED_ID },
          herRow(table, family),
        ]),
  },
  {
    verb: "update",
    name: "changing her row by the guessed id",
    tries: (client, table, family) =>
      client.from(table).update(changeOf(table)).eq(SHAPES[table].key, SHAPES[table].hers(family)).select(),
    answer: () => NO_ROWS,
  },
  {
    verb: "update",
    name: "changing her rows by her id",
    tables: hasOwner,
    tries: (client, table, { ann }) =>
      client.from(table).update(changeOf(table)).eq("user_id", ann.id).select(),
    answer: () => NO_ROWS,
  },
  {
    verb: "update",
    name: "changing all rows",
    tries: (client, table) => client.from(table).update(changeOf(table)).select(SHAPES[table].key),
    answer: ofBob,
    leaves: changesHis,
  },
  {
    // A statement that reads no column is stopped only by the policy for updates.
    verb: "update",
    name: "changing all rows and asking for none back",
    tries: (client, table) => client.from(table).update(changeOf(table)),
    answer: () => ({ status: 204, data: null }),
    leaves: changesHis,
  },
  {
    verb: "update",
    name: "changing hers or all others",
    tables: hasOwner,
    tries: (client, table, { ann }) =>
      client
        .from(table)
        .update(changeOf(table))
        .or(`user_id.eq.${ann.id},user_id.neq.${ann.id}`)
        .select(SHAPES[table].key),
    answer: ofBob,
    leaves: changesHis,
  },
  {
    verb: "update",
    name: "moving her rows to him",
    tables: hasOwner,
    tries: (client, table, { ann, bob }) =>
      client.from(table).update({ user_id: bob.id }).eq("user_id", ann.id),
    answer: () => REFUSED,
  },
  {
    verb: "update",
    name: "moving his rows to her",
    tables: hasOwner,
    tries: (client, table, { ann, bob }) =>
      client.from(table).update({ user_id: ann.id }).eq("user_id", bob.id),
    answer: () => REFUSED,
  },
  {
    verb: "update",
    name: "moving his rows to her beside a change that is allowed",
    tables: (table) => hasOwner(table) && SHAPES[table].change !== null,
    tries: (client, table, { ann }) =>
      client
        .from(table)
        .update({ ...SHAPES[table].change, user_id: ann.id })
        .not("user_id", "is", null)
        .select(),
    answer: () => REFUSED,
  },
  {
    verb: "delete",
    name: "removing her row by the guessed id",
    tries: (client, table, family) =>
      client.from(table).delete().eq(SHAPES[table].key, SHAPES[table].hers(family)).select(),
    answer: () => NO_ROWS,
  },
  {
    verb: "delete",
    name: "removing her rows by her id",
    tables: hasOwner,
    tries: (client, table, { ann }) => client.from(table).delete().eq("user_id", ann.id).select(),
    answer: () => NO_ROWS,
  },
  {
    verb: "delete",
    name: "removing all rows",
    tries: (client, table) => client.from(table).delete().select(SHAPES[table].key),
    answer: ofBob,
    leaves: (table) => ({ removed: SHAPES[table].reached }),
  },
  {
    verb: "delete",
    name: "removing all rows and asking for none back",
    tries: (client, table) => client.from(table).delete(),
    answer: () => ({ status: 204, data: null }),
    leaves: (table) => ({ removed: SHAPES[table].reached }),
  },
  {
    verb: "delete",
    name: "removing all rows, whichever filter it takes",
    tries: (client, table) =>
      client.from(table).delete().not(SHAPES[table].key, "is", null).select(SHAPES[table].key),
    answer: ofBob,
    leaves: (table) => ({ removed: SHAPES[table].reached }),
  },
];

/**
 * In short: without the right, the write is refused; with it, row security leaves the rest. An upsert takes two rights.
 */
function attackOf(way: WriteAttempt, table: Table): Attack {
  const { verb, name, tries, answer, leaves } = way;
  const may = verb !== "read" && verb !== "upsert" && MAY[table].includes(verb);
  return {
    on: table,
    verb,
    name,
    tries: (client, family) => tries(client, table, family),
    user: may && answer ? answer(table) : REFUSED,
    ...(may && leaves && { leaves: { [table]: leaves(table) } }),
  };
}

const SPECIAL: Attack[] = [
  {
    on: "text_judgements",
    verb: "upsert",
    name: "making what was heard in her idea harmless",
    tries: (client, { ann }) =>
      client
        .from("text_judgements")
        .upsert({ user_id: ann.id, gig_id: ANN_ROWS.held, heard: "swearing" }, { onConflict: "gig_id" }),
    user: REFUSED,
  },
  {
    on: "journal_entries",
    verb: "upsert",
    name: "sending her entry again, by the number that her page gave it",
    tries: (client, { ann }) =>
      client
        .from("journal_entries")
        .upsert(
          { ...SHAPES.journal_entries.row(ann.id), client_id: ANN_ROWS.entryKey },
          { onConflict: "user_id,client_id" },
        ),
    user: REFUSED,
  },
  {
    on: "journal_entries",
    verb: "upsert",
    name: "a conflict on a column that is not unique",
    tries: (client, { bob }) =>
      client
        .from("journal_entries")
        .upsert(
          { ...SHAPES.journal_entries.row(bob.id), client_id: ANN_ROWS.entryKey },
          { onConflict: "client_id" },
        ),
    user: { status: 400, code: "42P10" },
  },
  {
    on: "profiles",
    verb: "update",
    name: "columns that there are not, one of them the prototype's",
    tries: (client, { ann }) =>
      client
        .from("profiles")
        .update(JSON.parse('{"__proto__": {"user_id": 1}, "constructor": 1}') as Row)
        .eq("user_id", ann.id),
    user: { status: 400, code: "PGRST204" },
  },
  {
    on: "kpi_data",
    verb: "update",
    name: "an expression in place of a value",
    tries: (client) =>
      client.from("kpi_data").update({ knowledge_points: "knowledge_points + 1" }).gte("streak_days", 0),
    user: { status: 400, code: "22P02" },
  },
];

export const WRITE_ATTACKS: Attack[] = [
  ...WRITE_ATTEMPTS.flatMap((way) =>
    TABLES.filter(way.tables ?? (() => true)).map((table) => attackOf(way, table)),
  ),
  ...SPECIAL,
];
