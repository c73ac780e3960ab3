/** Many concurrent requests to the served site, to find errors, lost writes and growing memory. */
import { spawnSync } from "node:child_process";
import { setTimeout } from "node:timers/promises";
import autocannon from "autocannon";
import { median } from "./median.ts";
import type { BenchContext } from "./context.ts";
import type { Figure, Report } from "./report.ts";
import { align } from "./table.ts";
import { sendRequest, headersOf, signUp, type Session } from "./users.ts";
import { NODE, start } from "#scripts/processes";
import { startPostgres, postgresUnavailableReason } from "#scripts/realPostgres";
import { CliError } from "#scripts/cliError";

const REQUESTS = 20_000;
const CONNECTIONS = 10;
/** Enough users that none reaches the cap of 200 entries a day. */
const USERS = 40;
const SAMPLE_EVERY_MS = 500;
const READY_WITHIN_MS = 30_000;
/**
 * A limit for the site's scripts of twice their live memory. Without it they grow to four times as
 * much and shrink unpredictably, which would look like a leak.
 */
const HEAP_MIB = 128;
/** Compares the last quarter of the run with the second, because the first is warming up. */
const MAX_GROWTH = 1.15;

export interface LoadFigures {
  database: "embedded" | "PostgreSQL";
  requests: number;
  perSecond: number;
  medianMs: number;
  p99Ms: number;
  /** Failed connections: broken, timed out, or answered with anything but 2xx. */
  errors: number;
  written: number;
  lost: number;
  /** Resident memory of the site's process in the second and in the last quarter. */
  memoryMiB: readonly [before: number, after: number];
}

const countStored = async (site: string, { access_token }: Session) => {
  const answer = await sendRequest(`${site}/rest/v1/journal_entries?select=id&limit=1`, {
    token: access_token,
  });
  return Number(answer.headers.get("content-range")!.split("/")[1]);
};

/** The requests of a user's page: the page itself, the list, the week, and an entry to store. */
function requestsOf(session: Session, today: string, onWritten: () => void): autocannon.Request[] {
  const { id } = session.user;
  const headers = headersOf(session.access_token);
  const entry = { user_id: id, entry_date: today, entry_type: "E", amount: 1.25, earning_detail: "E-Chore" };
  const week = { p_user_id: id, p_week_start: today, p_week_end: today };
  return [
    { method: "GET", path: "/challenge-dashboard" },
    {
      method: "GET",
      path: "/rest/v1/journal_entries?select=*&order=entry_date.desc,id.desc&limit=100",
      headers,
    },
    { method: "POST", path: "/rest/v1/rpc/calculate_weekly_stats_ksp", headers, body: JSON.stringify(week) },
    {
      method: "POST",
      path: "/rest/v1/journal_entries",
      setupRequest: (request) => ({
        ...request,
        headers,
        body: JSON.stringify({ ...entry, client_id: crypto.randomUUID() }),
      }),
      onResponse: (status) => {
        if (status === 201) onWritten();
      },
    },
  ];
}

const residentMiB = (pid: number) =>
  Number(spawnSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" }).stdout) / 1024;

async function untilReady(site: string) {
  const deadline = Date.now() + READY_WITHIN_MS;
  for (;;) {
    const answer = await fetch(site).catch(() => undefined);
    if (answer?.ok) return;
    if (Date.now() > deadline) throw new CliError(`${site} does not answer.`);
    await setTimeout(100);
  }
}

/** @param databaseUrl `memory`, or a server's address. */
async function run(port: number, databaseUrl: string): Promise<LoadFigures> {
  const site = `http://localhost:${port}`;
  const server = start([NODE, `--max-old-space-size=${HEAP_MIB}`, "scripts/run.mjs", "preview"], {
    env: { PORT: String(port), DATABASE: databaseUrl, CI: "true" },
  });
  // The statistics are read while it runs, because a process that has ended no longer reports any.
  let sampling: NodeJS.Timeout | undefined;
  try {
    await untilReady(site);
    const users: Session[] = [];
    for (let number = 0; number < USERS; number++) users.push(await signUp(site, `load${number}`));
    let accepted = 0;
    const today = new Date().toLocaleDateString("en-CA");
    const load = autocannon({
      url: site,
      connections: CONNECTIONS,
      amount: REQUESTS,
      timeout: 30,
      requests: users.flatMap((user) => requestsOf(user, today, () => (accepted += 1))),
    });
    const samples: number[] = [];
    sampling = setInterval(() => samples.push(residentMiB(server.pid!)), SAMPLE_EVERY_MS);
    const result = await load;
    clearInterval(sampling);
    const kept = await Promise.all(users.map((user) => countStored(site, user)));
    const quarter = (from: number) =>
      median(
        samples.slice(Math.floor((samples.length * from) / 4), Math.ceil((samples.length * (from + 1)) / 4)),
      );
    return {
      database: databaseUrl === "memory" ? "embedded" : "PostgreSQL",
      requests: result["2xx"] + result.non2xx,
      perSecond: result.requests.average,
      medianMs: result.latency.p50,
      p99Ms: result.latency.p99,
      errors: result.errors + result.timeouts + result.non2xx,
      written: accepted,
      lost: accepted - kept.reduce((sum, count) => sum + count, 0),
      memoryMiB: [quarter(1), quarter(3)],
    };
  } finally {
    clearInterval(sampling);
    server.kill("SIGINT");
    await server;
  }
}

/** Runs on both databases, or only on the embedded one if there is no PostgreSQL. */
export async function benchLoad({ builtSite, log }: BenchContext): Promise<Report> {
  const { port } = await builtSite();
  log(`Sending ${REQUESTS.toLocaleString("en-GB")} requests…`);
  const runs = [await run(port, "memory")];
  const why = postgresUnavailableReason();
  if (why) log(`No load on PostgreSQL: ${why}.`);
  else {
    const postgres = await startPostgres();
    try {
      runs.push(await run(port, postgres.url));
    } finally {
      await postgres.stop();
    }
  }
  return loadReport(runs);
}

const figuresOf = ({
  database,
  requests,
  perSecond,
  p99Ms,
  errors,
  lost,
  memoryMiB: [before, after],
}: LoadFigures): Figure[] =>
  (
    [
      { name: "answered", value: requests, goal: { least: REQUESTS } },
      { name: "answered a second", value: Math.round(perSecond) },
      { name: "99 % answered within", value: p99Ms, unit: "ms" },
      { name: "errors", value: errors, goal: { most: 0 } },
      { name: "lost writes", value: lost, goal: { most: 0 } },
      { name: "growth of memory", value: after / before, unit: "x", goal: { most: MAX_GROWTH } },
    ] satisfies Figure[]
  ).map((figure) => ({ ...figure, name: `${database}, ${figure.name}` }));

export const loadReport = (runs: readonly LoadFigures[]): Report => ({
  figures: runs.flatMap(figuresOf),
  details: align([
    [
      "load on",
      "requests",
      "per second",
      "median",
      "99 %",
      "errors",
      "written",
      "lost",
      "memory, 2nd → last quarter",
    ],
    ...runs.map(
      ({ database, requests, perSecond, medianMs, p99Ms, errors, written: kept, lost, memoryMiB }) => [
        database,
        String(requests),
        perSecond.toFixed(0),
        `${medianMs} ms`,
        `${p99Ms} ms`,
        String(errors),
        String(kept),
        String(lost),
        memoryMiB.map((size) => `${size.toFixed(0)} MiB`).join(" → "),
      ],
    ),
  ]),
});
