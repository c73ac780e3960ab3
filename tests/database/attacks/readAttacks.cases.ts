/** Attempts to read other people's data; only rows that the reader may see come back. */
import {
  NOT_PARSED,
  NO_ROWS,
  REFUSED,
  TABLES,
  hasOwner,
  type AnyClient,
  type Attack,
  type Expected,
  type Family,
  type Reply,
  type Table,
} from "./attack";
import { ANN_ROWS, BOB_ROWS, SECRET, SHAPES } from "./victim";

/** The keys of all rows that Bob may see in a table. */
const seenOf = (table: Table) => (family: Family) => {
  const { key, seen } = SHAPES[table];
  return seen ? { status: 200, data: seen(family).map((value) => ({ [key]: value })) } : REFUSED;
};
const orRefused = (table: Table, expected: Expected): Expected => (SHAPES[table].seen ? expected : REFUSED);
/** The rows of Ann's that everybody may see: ideas. */
const shownOf = (table: Table) =>
  orRefused(table, {
    status: 200,
    data: table === "gig_jar_submissions" ? [{ id: ANN_ROWS.idea }, { id: ANN_ROWS.featured }] : [],
  });

const READ_ATTEMPTS: readonly [
  string,
  (client: AnyClient, table: Table, family: Family) => PromiseLike<Reply>,
  (table: Table) => Attack["user"],
][] = [
  ["asking for all", (client, table) => client.from(table).select(), seenOf],
  [
    "asking for hers by the guessed id",
    (client, table, family) => client.from(table).select().eq(SHAPES[table].key, SHAPES[table].hers(family)),
    (table) => orRefused(table, NO_ROWS),
  ],
  [
    "a pattern that every row matches",
    (client, table) => client.from(table).select().not(SHAPES[table].key, "is", null),
    seenOf,
  ],
  [
    "asking for the number alone",
    (client, table) => client.from(table).select("*", { count: "exact", head: true }),
    (table) => (family) => {
      const { seen } = SHAPES[table];
      // The answer to a HEAD request has no body that could contain a code.
      return seen
        ? { status: 200, data: null, count: seen(family).length }
        : { status: REFUSED.status, data: null };
    },
  ],
  [
    "ordering backwards from row 0 to 999",
    (client, table) =>
      client.from(table).select().order(SHAPES[table].key, { ascending: false }).range(0, 999),
    seenOf,
  ],
];

const OWNED = TABLES.filter(hasOwner);
const WAYS_BY_OWNER: typeof READ_ATTEMPTS = [
  [
    "asking for hers by her id",
    (client, table, { ann }) => client.from(table).select().eq("user_id", ann.id),
    (table) => shownOf(table),
  ],
  [
    "asking for hers or all others",
    (client, table, { ann }) => client.from(table).select().or(`user_id.eq.${ann.id},user_id.neq.${ann.id}`),
    seenOf,
  ],
  [
    "the same column twice, once hers and once not",
    (client, table, { ann }) => client.from(table).select().eq("user_id", ann.id).neq("user_id", ann.id),
    (table) => orRefused(table, NO_ROWS),
  ],
  [
    "a list of both owners",
    (client, table, { ann, bob }) => client.from(table).select().in("user_id", [ann.id, bob.id]),
    seenOf,
  ],
  [
    "hers, nested in and, or and not",
    (client, table, { ann }) =>
      client
        .from(table)
        .select()
        .or(`and(user_id.eq.${ann.id},not.and(user_id.neq.${ann.id})),and(user_id.eq.${ann.id})`),
    (table) => shownOf(table),
  ],
];

const inEveryTable = (ways: typeof READ_ATTEMPTS, tables: readonly Table[]) =>
  ways.flatMap(([name, tries, user]) =>
    tables.map((table): Attack => ({
      on: table,
      verb: "read",
      name,
      tries: (client, family) => tries(client, table, family),
      user: user(table),
      ...(name === "asking for the number alone" && { visitor: { status: 401, data: null } }),
    })),
  );

type Special = [on: Table, name: string, tries: Attack["tries"], user: Attack["user"]];
const NO_RELATION = { status: 400, code: "PGRST200" };

const SPECIAL: Special[] = [
  [
    "gig_jar_submissions",
    "the votes and reports embedded in an idea",
    (client) =>
      client
        .from("gig_jar_submissions")
        .select("id, gig_jar_votes(user_id), gig_jar_reports(user_id, reason)")
        .in("id", [ANN_ROWS.idea, ANN_ROWS.featured, BOB_ROWS.idea]),
    ({ bob }) => ({
      status: 200,
      data: [
        { id: ANN_ROWS.idea, gig_jar_votes: [], gig_jar_reports: [] },
        {
          id: ANN_ROWS.featured,
          gig_jar_votes: [{ user_id: bob.id }],
          gig_jar_reports: [],
        },
        { id: BOB_ROWS.idea, gig_jar_votes: [], gig_jar_reports: [] },
      ],
    }),
  ],
  [
    "gig_jar_votes",
    "the number of votes embedded in an idea",
    (client) => client.from("gig_jar_submissions").select("id, gig_jar_votes(count)").eq("id", ANN_ROWS.idea),
    { status: 200, data: [{ id: ANN_ROWS.idea, gig_jar_votes: [{ count: 0 }] }] },
  ],
  [
    "gig_jar_reports",
    "ideas filtered by what their reports say",
    (client) =>
      client
        .from("gig_jar_submissions")
        .select("id, gig_jar_reports!inner(reason)")
        .eq("gig_jar_reports.reason", SECRET),
    NO_ROWS,
  ],
  [
    "gig_jar_submissions",
    "a hidden idea through a vote for it",
    (client) =>
      client
        .from("gig_jar_votes")
        .select("gig_id, gig_jar_submissions!inner(*)")
        .eq("gig_id", ANN_ROWS.hidden),
    NO_ROWS,
  ],
  [
    "habit_streaks",
    "a habit through the badges that it earned",
    (client) => client.from("badge_events").select("id, habit_streaks!inner(habit_name)"),
    { status: 200, data: [{ id: BOB_ROWS.badge, habit_streaks: { habit_name: "Save a coin" } }] },
  ],
  [
    "badge_events",
    "badges through the habits that earned them, put-away ones too",
    (client) => client.from("habit_streaks").select("id, badge_events(id)").eq("id", ANN_ROWS.habit),
    NO_ROWS,
  ],
  [
    "profiles",
    "names embedded in ideas",
    (client) => client.from("gig_jar_submissions").select("id, profiles(*)"),
    NO_RELATION,
  ],
  [
    "profiles",
    "accounts embedded in ideas",
    (client) =>
      client.from("gig_jar_submissions").select("id, users!gig_jar_submissions_user_id_fkey(email)"),
    // The embedded backend knows the foreign key and looks for the table in the public schema, where it is not.
    { status: 404, code: "PGRST205" },
  ],
  [
    "profiles",
    "how much each has written today, embedded in profiles",
    (client) => client.from("profiles").select("*, daily_usage(*)"),
    NO_RELATION,
  ],
  [
    "journal_entries",
    "the sum of all amounts",
    (client) => client.from("journal_entries").select("amount.sum()"),
    { status: 400, code: "PGRST123" },
  ],
  [
    "journal_entries",
    "as a table of commas",
    (client) => client.from("journal_entries").select("id").csv(),
    { status: 200, data: `id\n${BOB_ROWS.entry}` },
  ],
  [
    "journal_entries",
    "as a single object",
    (client) => client.from("journal_entries").select().eq("id", ANN_ROWS.entry).single(),
    { status: 406, code: "PGRST116" },
  ],
  [
    "journal_entries",
    "the plan of a query, with its rows counted",
    (client) =>
      client.from("journal_entries").select().explain({ analyze: true }) as unknown as PromiseLike<Reply>,
    { status: 406, code: "PGRST107" },
  ],
  [
    "kpi_data",
    "a column under another name and type",
    (client) => client.from("kpi_data").select("who:user_id::text"),
    ({ bob }) => ({ status: 200, data: [{ who: bob.id }] }),
  ],
  [
    "kindness_quests",
    "a regular expression that matches any text",
    (client) => client.from("kindness_quests").select("id").filter("description", "imatch", ".*"),
    { status: 200, data: [{ id: BOB_ROWS.quest }, { id: BOB_ROWS.archivedQuest }] },
  ],
  [
    "kindness_quests",
    "a search for words that only she wrote",
    (client) => client.from("kindness_quests").select().textSearch("description", "Ann"),
    NO_ROWS,
  ],
  [
    "challenge_participants",
    "a value that would end its quotes",
    (client) => client.from("challenge_participants").select().eq("id", "x' or '1'='1"),
    { status: 400, code: "22P02" },
  ],
  [
    "habit_streaks",
    "a value that would end its quotes, in a text",
    (client) => client.from("habit_streaks").select().eq("habit_name", "x' or '1'='1"),
    NO_ROWS,
  ],
  [
    "profiles",
    "a column name that would go on with a condition",
    (client) => client.from("profiles").select().filter('user_id" is not null or "user_id', "eq", "x"),
    { status: 400, code: "42703" },
  ],
  [
    "profiles",
    "a select that would hold another one",
    (client) => client.from("profiles").select("*,(select email from auth.users)"),
    NOT_PARSED,
  ],
  [
    "profiles",
    "an order that would be another statement",
    (client) => client.from("profiles").select().order("user_id;drop table public.profiles"),
    NOT_PARSED,
  ],
  [
    "profiles",
    "an operator that there is not",
    (client) => client.from("profiles").select().filter("user_id", "anything", "x"),
    NOT_PARSED,
  ],
  [
    "profiles",
    "a filter on a system column",
    (client) => client.from("profiles").select("user_id, xmin").not("ctid", "is", null),
    ({ bob }) => ({ status: 200, data: [{ user_id: bob.id }] }),
  ],
  [
    "gig_jar_submissions",
    "ideas whose writers are in need",
    (client) => client.from("gig_jar_submissions").select("id").not("needs_help", "is", null),
    { status: 200, data: [{ id: BOB_ROWS.held }] },
  ],
  [
    "text_judgements",
    "what was heard, embedded in ideas",
    (client) => client.from("gig_jar_submissions").select("id, text_judgements(heard)"),
    REFUSED,
  ],
  [
    "moderation_decisions",
    "what was decided, embedded in ideas",
    (client) => client.from("gig_jar_submissions").select("id, moderation_decisions(replaced)"),
    REFUSED,
  ],
  [
    "kept_reports",
    "what is kept, through the decisions about it",
    (client) => client.from("moderation_decisions").select("kept_reports!inner(reasons)"),
    REFUSED,
  ],
  [
    "form_submissions",
    "one field of a payload",
    (client) => client.from("form_submissions").select("payload->>email"),
    REFUSED,
  ],
];

export const READ_ATTACKS: Attack[] = [
  ...inEveryTable(READ_ATTEMPTS, TABLES),
  ...inEveryTable(WAYS_BY_OWNER, OWNED),
  ...SPECIAL.map(([on, name, tries, user]): Attack => ({
    on,
    verb: "read",
    name,
    tries,
    user,
  })),
];
