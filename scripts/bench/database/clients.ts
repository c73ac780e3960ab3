/** Eight concurrent clients: pgbench if PostgreSQL's installation includes it, otherwise the site's own driver. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import postgres from "postgres";
import { FIRST_USER } from "./fill.ts";
import type { Request } from "./requests.ts";
import { findBinaries } from "#scripts/realPostgres";
import { CliError } from "#scripts/cliError";

const CLIENTS = 8;

export interface Timing {
  /**
   * A client's average waiting time. (pgbench's log of single requests gives no median, because it
   * reads the clock so seldom that a quick request seems to take no time.)
   */
  meanMs: number;
  perSecond: number;
}

const timingOf = (perSecond: number): Timing => ({ meanMs: (CLIENTS * 1000) / perSecond, perSecond });

/** The session of a signed-in user, as the API sets it: user 1, unless a request draws another. */
const SESSION = {
  role: "authenticated",
  search_path: "public",
  "request.jwt.claim.sub": FIRST_USER,
};
const OPTIONS = Object.entries(SESSION).map(([name, value]) => `-c ${name}=${value}`);

async function withPgbench(pgbench: string, url: string, request: Request, perClient: number) {
  const folder = mkdtempSync(path.join(tmpdir(), "4mq-pgbench-"));
  try {
    const script = [
      ...Object.entries(request.draws).map(([name, most]) => `\\set ${name} random(1, ${most})`),
      ...request.statements.map((statement) => `${statement.replaceAll(/\s+/g, " ")};`),
    ];
    const file = path.join(folder, "request.sql");
    writeFileSync(file, `${script.join("\n")}\n`);
    const args = ["-n", "-M", "prepared", "-c", String(CLIENTS), "-j", "2", "-t", String(perClient)];
    const child = spawn(pgbench, [...args, "-f", file, url], {
      env: { ...process.env, PGOPTIONS: OPTIONS.join(" ") },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const [output, complaints, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, "close") as Promise<[number | null]>,
    ]);
    if (code !== 0) throw new CliError(`pgbench could not measure "${request.name}":\n${complaints}`);
    return timingOf(Number(/tps = ([\d.]+)/.exec(output)?.[1]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function withDriver(url: string, request: Request, perClient: number) {
  const sql = postgres(url, {
    max: CLIENTS,
    onnotice: () => {},
    connection: SESSION as Record<string, string>,
  });
  const draw = (statement: string) =>
    statement.replaceAll(/(?<!:):([a-z]+)/g, (_, name: string) =>
      String(1 + Math.floor(Math.random() * request.draws[name]!)),
    );
  const client = async () => {
    const connection = await sql.reserve();
    for (let turn = 0; turn < perClient; turn++) {
      for (const statement of request.statements) await connection.unsafe(draw(statement));
    }
    connection.release();
  };
  const started = performance.now();
  try {
    await Promise.all(Array.from({ length: CLIENTS }, client));
    return timingOf((CLIENTS * perClient * 1000) / (performance.now() - started));
  } finally {
    await sql.end();
  }
}

/** @param perClient the number of requests that each client makes. */
export function timeRequest(url: string, request: Request, perClient: number): Promise<Timing> {
  const bin = findBinaries();
  const pgbench = bin && path.join(bin, "pgbench");
  return pgbench && existsSync(pgbench)
    ? withPgbench(pgbench, url, request, perClient)
    : withDriver(url, request, perClient);
}
