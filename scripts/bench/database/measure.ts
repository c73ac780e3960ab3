/** The database part of the bench: a throwaway PostgreSQL with the site's migrations, filled and queried. */
import { loadavg, totalmem } from "node:os";
import postgres, { type Sql } from "postgres";
import { createBackend } from "#scripts/backend/backend";
import { timeRequest, type Timing } from "./clients.ts";
import type { DatabaseFigures } from "./goals.ts";
import { fill, type Size } from "./fill.ts";
import { median } from "#scripts/bench/median";
import { measureJudging } from "./judging.ts";
import type { Figure } from "#scripts/bench/report";
import { HUGE_IDEA, insertRequest, readRequests, type Cursor, type Request } from "./requests.ts";
import { startPostgres } from "#scripts/realPostgres";

/** The number of rounds. The requests take turns, so that a busy moment of this machine affects all of them. */
const ROUNDS = 5;
const READS_PER_CLIENT = 1000;
/** A number below the daily cap of every user, however unlucky the draw. */
const INSERTS_PER_USER = 4;
const MAX_INSERTS_PER_CLIENT = 1000;

const GIB = 2 ** 30;
const megabytes = (bytes: number) => `${Math.floor(bytes / 2 ** 20)}MB`;
/** Settings for a server with a quarter of this machine's memory. */
const settings = () => ({
  shared_buffers: megabytes(Math.min(totalmem() / 4, 4 * GIB)),
  maintenance_work_mem: megabytes(Math.min(totalmem() / 16, GIB)),
  max_wal_size: "8GB",
  autovacuum: "off", // its timing would decide the figures
});

/** The trigger of the kpi figures alone; caps, ids and times stay. */
const STATS_TRIGGER = "kpi_after_insert";

export interface DatabaseRun {
  size: Size;
  /** The machine's other work: the processes that waited for a processor in the last minute. */
  loadBefore: number;
  loadSeconds: number;
  timings: Record<string, Timing>;
  rounds: DatabaseFigures[];
  judging: Figure[];
}

/** Each request's figures, one for each round. */
type Rounds = Record<string, Timing[]>;

const middleTiming = (timings: readonly Timing[]): Timing => ({
  meanMs: median(timings.map(({ meanMs }) => meanMs)),
  perSecond: median(timings.map(({ perSecond }) => perSecond)),
});

/** An idea in the middle of the list. */
async function deepCursor(sql: Sql): Promise<Cursor> {
  const [cursor] = await sql<Cursor[]>`
    select votes::integer, id::text from public.gig_jar_submissions order by votes desc, id
    offset (select count(*) / 2 from public.gig_jar_submissions) limit 1`;
  return cursor!;
}

async function readsOf(url: string, requests: readonly Request[]): Promise<Rounds> {
  const rounds: Rounds = {};
  for (let round = 0; round < ROUNDS; round++)
    for (const request of requests)
      (rounds[request.name] ??= []).push(
        await timeRequest(url, request, request.perClient ?? READS_PER_CLIENT),
      );
  return rounds;
}

async function insertsOf(url: string, sql: Sql, size: Size): Promise<Rounds> {
  const perClient = Math.max(1, Math.min(MAX_INSERTS_PER_CLIENT, (size.users * INSERTS_PER_USER) / 8));
  const timings: Record<"enable" | "disable", Timing[]> = { enable: [], disable: [] };
  for (let round = 0; round < ROUNDS; round++)
    for (const state of ["disable", "enable"] as const) {
      await sql.unsafe(`alter table public.journal_entries ${state} trigger ${STATS_TRIGGER}`);
      await sql.unsafe("checkpoint");
      timings[state].push(await timeRequest(url, insertRequest(size), Math.floor(perClient)));
    }
  return { insert: timings.enable, "insert without stats trigger": timings.disable };
}

function figuresOf(rounds: Rounds, round: number): DatabaseFigures {
  const mean = (name: string) => rounds[name]![round]!.meanMs;
  const perSecond = (name: string) => rounds[name]![round]!.perSecond;
  return {
    selectOneMs: mean("select 1"),
    weekMs: mean("week"),
    sixPhasesMs: mean("six phases"),
    ideasFirstMs: mean("ideas, first page"),
    ideasDeepMs: Math.max(mean("ideas, deep, equal votes"), mean("ideas, deep, fewer votes")),
    insertsPerSecond: perSecond("insert"),
    insertsWithoutStatsPerSecond: perSecond("insert without stats trigger"),
  };
}

/** @param log reports progress to the person at the terminal. */
export async function measureDatabase(size: Size, log: (line: string) => void): Promise<DatabaseRun> {
  const loadBefore = loadavg()[0]!;
  const server = await startPostgres(settings());
  try {
    await (await createBackend({ database: server.url, siteUrl: "http://localhost" })).close();
    const sql = postgres(server.url, { max: 4, onnotice: () => {} });
    log(`Writing ${size.entries.toLocaleString("en-GB")} entries…`);
    const started = performance.now();
    await fill(sql, size);
    const loadSeconds = (performance.now() - started) / 1000;
    log(`Written in ${loadSeconds.toFixed(0)} s. Asking…`);

    const reads = await readsOf(server.url, [...readRequests(size, await deepCursor(sql)), HUGE_IDEA]);
    const judging = await measureJudging(server.url, sql);
    const inserts = await insertsOf(server.url, sql, size);
    await sql.end();
    const rounds = { ...reads, ...inserts };
    return {
      size,
      loadBefore,
      loadSeconds,
      timings: Object.fromEntries(
        Object.entries(rounds).map(([name, timings]) => [name, middleTiming(timings)]),
      ),
      judging,
      rounds: Array.from({ length: ROUNDS }, (_, round) => figuresOf(rounds, round)),
    };
  } finally {
    await server.stop();
  }
}
