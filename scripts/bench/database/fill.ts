/** Fills a migrated database with believable journals: each user's last 100 days, two entries a day on average. */
import type { Sql } from "postgres";

const ENTRIES_PER_USER = 200;
const DAYS = 100;
const IDEAS = 100_000;
/** Concurrent statements while filling. */
const PARALLEL_INSERTS = 2;

export interface Size {
  entries: number;
  users: number;
}

export const sizeOf = (entries: number): Size => ({
  entries,
  users: Math.max(1, Math.ceil(entries / ENTRIES_PER_USER)),
});

/** The id that `userId` gives to user 1. */
export const FIRST_USER = "00000000-0000-4000-8000-000000000001";

/** The same id for the same number, in SQL: users 1 to n. The requests compute it too. */
export const userId = (number: string) => `('00000000-0000-4000-8000-' || lpad(to_hex(${number}), 12, '0'))`;

/** Indexes and constraints that are quicker to create afterwards; checks then only look at new rows. */
async function withoutIndexes(sql: Sql, table: string, fill: () => Promise<void>) {
  const constraints = await sql<{ name: string; definition: string }[]>`
    select conname as name,
      pg_get_constraintdef(oid) || case contype when 'c' then ' not valid' else '' end as definition from pg_constraint
    where conrelid = ${table}::regclass and contype in ('p', 'u', 'f', 'c') order by contype desc`;
  const indexes = await sql<{ name: string; definition: string }[]>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
    where indrelid = ${table}::regclass
      and not exists (select from pg_constraint where conindid = indexrelid and conrelid = indrelid)`;
  for (const { name } of indexes) await sql.unsafe(`drop index ${name}`);
  for (const { name } of constraints)
    await sql.unsafe(`alter table ${table} drop constraint "${name}" cascade`);
  await fill();
  const again = [
    ...constraints.map(
      ({ name, definition }) => `alter table ${table} add constraint "${name}" ${definition}`,
    ),
    ...indexes.map(({ definition }) => definition),
  ];
  for (const statement of again) await sql.unsafe(statement);
}

async function fillUsers(sql: Sql, { users }: Size) {
  await sql.unsafe(`
    insert into auth.users (id, email, raw_user_meta_data)
    select ${userId("n")}::uuid, n || '@example.com', '{"first_name": "Ann"}' from generate_series(1, ${users}) as n`);
  await sql.unsafe(`
    insert into public.challenge_participants (user_id, challenge_start_date, challenge_end_date)
    select id, current_date - 80, current_date + 10 from auth.users`);
}

/** In chronological order, as real journals grow, so one user's entries are far apart. */
async function fillEntries(sql: Sql, { entries, users }: Size) {
  const slice = (part: number) => `
    insert into public.journal_entries
      (id, user_id, entry_date, entry_type, amount, earning_detail, saving_detail, spending_detail)
    select
      ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid,
      ${userId(`1 + floor(random() * ${users})::integer`)}::uuid,
      current_date - ${DAYS - 1} + (n * ${DAYS} / ${entries + 1})::integer,
      type,
      (1 + floor(random() * 2000)) / 100,
      case type when 'E' then 'E-Chore' end,
      case type when 'S' then 'S-For Goal' end,
      case type when 'P' then (array['P-KS Needs', 'P-Wants'])[1 + n % 2] end
    from (
      select n, (array['E', 'S', 'P'])[1 + floor(random() * 3)::integer] as type
      from generate_series(${part + 1}::bigint, ${entries}, ${PARALLEL_INSERTS}) as n
    ) as numbered`;
  await withoutIndexes(sql, "public.journal_entries", async () => {
    // The triggers are off, so no caps or figures apply, as if the rows had been written on their own days.
    await sql.unsafe("alter table public.journal_entries disable trigger user");
    await Promise.all(Array.from({ length: PARALLEL_INSERTS }, (_, part) => sql.unsafe(slice(part))));
    await sql.unsafe("alter table public.journal_entries enable trigger user");
  });
}

/** One vote on most ideas and many on a few, which gives whole pages of equal votes, as in a real jar. */
async function fillIdeas(sql: Sql) {
  await withoutIndexes(sql, "public.gig_jar_submissions", async () => {
    await sql.unsafe("alter table public.gig_jar_submissions disable trigger user");
    await sql.unsafe(`
      insert into public.gig_jar_submissions (user_id, title, description, votes)
      select id, 'Walk dogs', 'For neighbours, after school.', floor(1 / (0.001 + random()))::integer
      from auth.users, generate_series(1, 1 + ${IDEAS} / (select count(*)::integer from auth.users))
      limit ${IDEAS}`);
    await sql.unsafe("alter table public.gig_jar_submissions enable trigger user");
  });
}

export async function fill(sql: Sql, size: Size) {
  await fillUsers(sql, size);
  await fillEntries(sql, size);
  await fillIdeas(sql);
  await sql.unsafe("insert into public.kpi_data (user_id) select id from auth.users on conflict do nothing");
  await sql.unsafe("vacuum analyze");
  await sql.unsafe("checkpoint");
}
