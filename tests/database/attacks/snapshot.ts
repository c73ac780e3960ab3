/**
 * The whole content of the database, read by its owner: an attack must leave it unchanged, and it
 * is restored after each one.
 */
import type { PGlite } from "@electric-sql/pglite";
import type { Backend } from "#scripts/backend/backend";
import { ANN_ROWS, BOB_ROWS, SECRET } from "./victim";
import type { Family, Row, Traces } from "./attack";

export type Snapshotable = Record<string, Row[]>;

const query = async <Result>(backend: Backend, sql: string) =>
  (await (backend.connection.driver as PGlite).query<Result>(sql)).rows;

/** Only a push of the rules writes these thousands of rows: they are compared once, after all attacks. */
const RULES = /^private\.(?:text_(?:signs|steps|words|rules|rules_version)|taught_signs)$/u;

/** Every table of the site and of the accounts, with its writable columns. */
const tablesOf = (backend: Backend) =>
  query<{ name: string; columns: string[] }>(
    backend,
    `select format('%I.%I', nspname, relname) as name, array_agg(quote_ident(attname)) as columns
     from pg_class join pg_namespace on pg_namespace.oid = relnamespace join pg_attribute on attrelid = pg_class.oid
     where nspname in ('public', 'private', 'auth') and relkind in ('r', 'p') and attnum > 0 and not attisdropped
       and attgenerated = ''
     group by 1 order by 1`,
  );

/**
 * Every right of a role on the tables, views, sequences and functions of the site and of the accounts, of whichever kind and
 * also through PUBLIC: "update public.profiles". The functions of `auth` are the auth server's, and everybody's.
 */
export const rightsOf = async (backend: Backend, role: "anon" | "authenticated") =>
  (
    await query<{ held: string }>(
      backend,
      `select lower(kind) || ' ' || nspname || '.' || relname as held
       from pg_class join pg_namespace on pg_namespace.oid = relnamespace
         cross join unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER']) as kind
       where nspname in ('public', 'private', 'auth') and relkind in ('r', 'p', 'v', 'm', 'f')
         and (has_table_privilege('${role}', pg_class.oid, kind)
           or (kind in ('SELECT', 'INSERT', 'UPDATE', 'REFERENCES')
             and has_any_column_privilege('${role}', pg_class.oid, kind)))
       union all
       select lower(kind) || ' ' || nspname || '.' || relname
       from pg_class join pg_namespace on pg_namespace.oid = relnamespace
         cross join unnest(array['USAGE', 'SELECT', 'UPDATE']) as kind
       where nspname in ('public', 'private', 'auth') and relkind = 'S'
         and has_sequence_privilege('${role}', pg_class.oid, kind)
       union all
       select 'execute ' || nspname || '.' || proname
       from pg_proc join pg_namespace on pg_namespace.oid = pronamespace
       where nspname in ('public', 'private') and has_function_privilege('${role}', pg_proc.oid, 'execute')
       union all
       select 'usage private' where has_schema_privilege('${role}', 'private', 'usage')
       order by held`,
    )
  ).map(({ held }) => held);

/** The catalogue's contents: public relations with their columns, public functions, and users' grants. */
export const catalogueOf = async (backend: Backend) => ({
  columns: await query<{ table: string; columns: string[] }>(
    backend,
    `select relname as table, array_agg(attname::text order by attname) as columns
     from pg_class join pg_attribute on attrelid = pg_class.oid
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')
       and attnum > 0 and not attisdropped
     group by relname order by relname`,
  ),
  functions: await query<{ name: string; isOpen: boolean }>(
    backend,
    `select proname as name, bool_or(has_function_privilege('authenticated', oid, 'execute')) as "isOpen"
     from pg_proc where pronamespace = 'public'::regnamespace group by proname order by proname`,
  ),
  grants: (
    await query<{ grant: string }>(
      backend,
      `select relname || ' ' || verb as grant
       from pg_class cross join unnest(array['select', 'insert', 'update', 'delete']) as verb
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')
         and case when verb = 'delete' then has_table_privilege('authenticated', pg_class.oid, verb)
             else has_any_column_privilege('authenticated', pg_class.oid, verb) end
       order by 1`,
    )
  ).map(({ grant }) => grant),
});

/** The rows at one moment; comparing their text is a quick way to see that nothing has changed. */
interface Moment {
  text: string;
  rows: Snapshotable;
}

export async function watch(backend: Backend) {
  const all = await tablesOf(backend);
  const tables = all.filter(({ name }) => !RULES.test(name));
  const reading = `select jsonb_build_object(${tables
    .map(
      ({ name }) =>
        `'${name}', (select coalesce(jsonb_agg(to_jsonb(t) order by to_jsonb(t)::text), '[]') from ${name} as t)`,
    )
    .join(", ")})::text as text`;
  // The statement is prepared because planning it takes longer than running it.
  await backend.sql(`prepare everything as ${reading}`);
  const read = async (): Promise<Moment> => {
    const { text } = (await query<{ text: string }>(backend, "execute everything"))[0]!;
    return { text, rows: JSON.parse(text) as Snapshotable };
  };
  const start = await read();
  let last: Moment = start;
  let lastWriter = "";

  /** Returns the current rows, or the starting snapshot itself if nothing differs. */
  async function look() {
    // Every write takes the next number, so if none was taken, nothing can have changed.
    const [{ writer }] = (await query<{ writer: string }>(
      backend,
      "select pg_snapshot_xmax(pg_current_snapshot())::text as writer",
    )) as [{ writer: string }];
    if (writer === lastWriter) return last;
    const now = await read();
    lastWriter = writer;
    return (last = now.text === start.text ? start : now);
  }

  /** Restores every row that differs from the start, bypassing all triggers. */
  async function putBack(now: Moment) {
    const statements = tables
      .filter(({ name }) => JSON.stringify(start.rows[name]) !== JSON.stringify(now.rows[name]))
      .map(({ name, columns }) => {
        const list = columns.join(", ");
        const rows = JSON.stringify(start.rows[name]).replaceAll("'", "''");
        return `delete from ${name};
          insert into ${name} (${list}) overriding system value select ${list} from jsonb_populate_recordset(null::${name}, '${rows}');`;
      });
    if (statements.length)
      await backend.sql(
        `set session_replication_role = replica; ${statements.join("")} set session_replication_role = origin;`,
      );
  }
  const rules = all.filter(({ name }) => RULES.test(name));
  /** The number of each table's rows and their last writer, which show any change. */
  const readRules = () =>
    query(
      backend,
      rules
        .map(({ name }) => `select '${name}' as name, count(*), max(xmin::text::bigint) as last from ${name}`)
        .join(" union all "),
    );
  return { start: start.rows, look, putBack, rules: await readRules(), readRules };
}

const HIS_IDEAS: ReadonlySet<unknown> = new Set(Object.values(BOB_ROWS));

/**
 * Separates Bob's own rows from all others, leaving out those that count his requests and the reports about his ideas.
 */
export function split(everything: Snapshotable, { bob }: Family) {
  const others: Snapshotable = {};
  const own: Snapshotable = {};
  for (const [table, rows] of Object.entries(everything)) {
    others[table] = rows.filter(
      (row) => row.user_id !== bob.id && !(table === "public.kept_reports" && HIS_IDEAS.has(row.gig_id)),
    );
    if (table !== "private.daily_usage") own[table] = rows.filter((row) => row.user_id === bob.id);
  }
  return { own, others };
}

/** The rows that one person has gained, changed and lost; tables without a difference are left out. */
export function tracesBetween(before: Snapshotable, after: Snapshotable, keys: Record<string, string>) {
  const traces: Record<string, Required<Traces>> = {};
  for (const [name, rows] of Object.entries(after)) {
    const table = name.replace("public.", "");
    const key = keys[table] ?? "id";
    const old = new Map(before[name]!.map((row) => [row[key], row]));
    const added = rows.filter((row) => !old.has(row[key]));
    const changed = rows.filter(
      (row) => old.has(row[key]) && JSON.stringify(old.get(row[key])) !== JSON.stringify(row),
    );
    const removed = old.size - (rows.length - added.length);
    if (added.length || changed.length || removed) traces[table] = { added, changed, removed };
  }
  return traces;
}

/** The ideas that all users may see, and the one that Bob knows because he reported it. */
const SHOWN: ReadonlySet<unknown> = new Set([ANN_ROWS.idea, ANN_ROWS.featured, ANN_ROWS.reported]);

/** Ann's values in an answer that other users may not read. */
export function leaksIn(answer: unknown, { ann }: Family) {
  const text = JSON.stringify(answer) ?? "";
  const secrets = [SECRET, ann.email, ...Object.values(ANN_ROWS).filter((id) => !SHOWN.has(id))];
  const leaks: unknown[] = secrets.filter((secret) => text.includes(secret));
  JSON.parse(text || "null", (_, value: unknown) => {
    const row = value as Row | null;
    if (row?.user_id === ann.id && !SHOWN.has(row.id)) leaks.push(row);
    return value;
  });
  return leaks;
}
