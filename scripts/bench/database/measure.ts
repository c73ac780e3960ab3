/** The database part of the bench: a throwaway PostgreSQL with the site's migrations, filled, and asked. */
import { totalmem } from "node:os";
import postgres, { type Sql } from "postgres";
import { createBackend } from "#scripts/backend/backend";
import { ask, type Timing } from "#scripts/bench/database/clients";
import type { DatabaseFigures } from "#scripts/bench/database/goals";
import { load, type Size } from "#scripts/bench/database/load";
import { insertRequest, readRequests, type Place, type Request } from "#scripts/bench/database/requests";
import { startPostgres } from "#scripts/realPostgres";

/** Each is measured so often, by turns with the others, so that a busy moment of this machine meets all. */
const ROUNDS = 3;
const READS_PER_CLIENT = 500;
/** Below the cap of a day for every user, however unlucky the draw. */
const INSERTS_PER_USER = 8;
const MOST_INSERTS_PER_CLIENT = 1000;

const GIB = 2 ** 30;
const megabytes = (bytes: number) => `${Math.floor(bytes / 2 ** 20)}MB`;
/** Of a server that has a quarter of this machine's memory, and is set up for it. */
const settings = () => ({
  shared_buffers: megabytes(Math.min(totalmem() / 4, 4 * GIB)),
  maintenance_work_mem: megabytes(Math.min(totalmem() / 16, GIB)),
  max_wal_size: "8GB",
  autovacuum: "off", // its moment would decide the figures
});

/** Of the kpi triggers alone: caps, ids and times stay. */
const STATS_TRIGGER = "kpi_after_insert";

export interface DatabaseRun {
  size: Size;
  loadSeconds: number;
  timings: Record<string, Timing>;
  figures: DatabaseFigures;
}

const middle = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

const middleTiming = (timings: readonly Timing[]): Timing => ({
  meanMs: middle(timings.map(({ meanMs }) => meanMs)),
  perSecond: middle(timings.map(({ perSecond }) => perSecond)),
});

/** An idea in the middle of the list. */
async function deepPlace(sql: Sql): Promise<Place> {
  const [place] = await sql<Place[]>`
    select votes::integer, id::text from public.gig_jar_submissions order by votes desc, id
    offset (select count(*) / 2 from public.gig_jar_submissions) limit 1`;
  return place!;
}

async function readsOf(url: string, requests: readonly Request[]) {
  const rounds: Record<string, Timing[]> = {};
  for (let round = 0; round < ROUNDS; round++)
    for (const request of requests)
      (rounds[request.name] ??= []).push(await ask(url, request, READS_PER_CLIENT));
  return Object.fromEntries(Object.entries(rounds).map(([name, timings]) => [name, middleTiming(timings)]));
}

async function insertsOf(url: string, sql: Sql, size: Size) {
  const perClient = Math.max(1, Math.min(MOST_INSERTS_PER_CLIENT, (size.users * INSERTS_PER_USER) / 8));
  const timings: Record<"enable" | "disable", Timing[]> = { enable: [], disable: [] };
  for (let round = 0; round < ROUNDS; round++)
    for (const state of ["disable", "enable"] as const) {
      await sql.unsafe(`alter table public.journal_entries ${state} trigger ${STATS_TRIGGER}`);
      await sql.unsafe("checkpoint");
      timings[state].push(await ask(url, insertRequest(size), Math.floor(perClient)));
    }
  return {
    insert: middleTiming(timings.enable),
    "insert without stats trigger": middleTiming(timings.disable),
  };
}

/** @param say tells the person at the terminal how far it is. */
export async function measureDatabase(size: Size, say: (line: string) => void): Promise<DatabaseRun> {
  const server = await startPostgres(settings());
  try {
    await (await createBackend({ database: server.url, siteUrl: "http://localhost" })).close();
    const sql = postgres(server.url, { max: 4, onnotice: () => {} });
    say(`Writing ${size.entries.toLocaleString("en-GB")} entries…`);
    const started = performance.now();
    await load(sql, size);
    const loadSeconds = (performance.now() - started) / 1000;
    say(`Written in ${loadSeconds.toFixed(0)} s. Asking…`);

    const reads = await readsOf(server.url, readRequests(size, await deepPlace(sql)));
    const inserts = await insertsOf(server.url, sql, size);
    await sql.end();
    const mean = (name: string) => reads[name]!.meanMs;
    return {
      size,
      loadSeconds,
      timings: { ...reads, ...inserts },
      figures: {
        selectOneMs: mean("select 1"),
        weekMs: mean("week"),
        sixPhasesMs: mean("six phases"),
        ideasFirstMs: mean("ideas, first page"),
        ideasDeepMs: Math.max(mean("ideas, deep, equal votes"), mean("ideas, deep, fewer votes")),
        insertsPerSecond: inserts.insert.perSecond,
        insertsWithoutStatsPerSecond: inserts["insert without stats trigger"].perSecond,
      },
    };
  } finally {
    await server.stop();
  }
}
