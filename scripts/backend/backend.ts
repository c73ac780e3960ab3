/**
 * The embedded Supabase of dev, `npm start` and the tests: the API of a hosted project, with
 * PostgreSQL inside this process.
 */
import { AsyncLocalStorage } from "node:async_hooks";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Extensions, PGlite } from "@electric-sql/pglite";
import { App } from "@supabase/lite";
import { applyPendingMigrations } from "@supabase/lite/cli";
import { readSupabaseConfig } from "./config.ts";
import {
  closeConnection,
  connectPglite,
  connectPostgres,
  execScript,
  isPostgres,
  queryRows,
  type Connection,
} from "./connections.ts";
import { databaseFolder, isServerUrl, lockFolder, randomSecret, sessionSecret } from "./dataFolder.ts";
import { repeatJobs, runJobs } from "./jobs.ts";
import { MailStore } from "./mailStore.ts";
import { migratedDump, migrationVersions, readTextRules } from "./snapshot.ts";
import { CliError } from "#scripts/cliError";

/** This key is public: it names the role of a visitor and allows nothing that row security does not. */
export const LOCAL_PUBLISHABLE_KEY = "sb_publishable_local";

interface BackendOptions {
  /** `memory`, `postgres://…`, or a folder that keeps its data across restarts. */
  database: string;
  /** The site's origin, which links in e-mails lead to. */
  siteUrl: string;
  root?: string;
  /** Loads the demo family of supabase/seed.sql. */
  demo?: boolean;
  /** Further PGlite extensions, for example pgtap in tests; memory only. */
  extensions?: Extensions;
}

/**
 * The backend prints each refused request to the console with its values. Inside a request this is
 * shortened to one line without the values, because they are somebody's diary.
 */
const insideRequest = new AsyncLocalStorage<true>();
const printError = console.error;
console.error = (...args: unknown[]) => {
  if (!insideRequest.getStore()) return printError(...args);
  if (process.env.DEBUG_BACKEND) printError(...args.map((arg) => (arg instanceof Error ? arg.message : arg)));
};

/** A hosted project refuses in JSON, also what it does not know; the embedded one has a line of text for that. */
const inJson = (answer: Response): Response =>
  answer.status === 404 && answer.headers.get("Content-Type")?.startsWith("text/plain")
    ? Response.json({ code: 404, error_code: "not_found", msg: "There is no such call" }, { status: 404 })
    : answer;

type Work<Result> = () => Promise<Result>;

/**
 * PGlite has one connection: concurrent requests would share a transaction, and one request's error
 * would abort the others.
 */
function oneAtATime() {
  let turn: Promise<unknown> = Promise.resolve();
  return <Result>(work: Work<Result>): Promise<Result> => {
    const done = turn.then(work);
    turn = done.catch(() => {});
    return done;
  };
}
const sideBySide = <Result>(work: Work<Result>) => work();

interface Keys {
  jwtSecret: string;
  secretKey: string;
}

export type Backend = Awaited<ReturnType<typeof createBackend>>;

export async function createBackend({
  database,
  siteUrl,
  extensions,
  demo = false,
  root = process.cwd(),
}: BackendOptions) {
  process.env.DO_NOT_TRACK = "1"; // the embedded backend's telemetry stays off
  const config = readSupabaseConfig(root);
  const mail = new MailStore({ maxKeepCount: 200 });

  async function start(connection: Connection, keys: Keys) {
    const options = {
      api: config.api,
      auth: {
        ...config.auth,
        jwt_secret: keys.jwtSecret,
        publishable_key: LOCAL_PUBLISHABLE_KEY,
        secret_key: keys.secretKey,
        site_url: siteUrl,
        additional_redirect_urls: [`${siteUrl}/**`],
      },
      connection,
      // Admin mode would answer keyless requests as the service role.
      options: { drivers: { email: mail }, server: { admin: false } },
    };
    const app = (await new App(options as unknown as ConstructorParameters<typeof App>[0]).init()) as App;
    // Otherwise the first request grants every role everything on every table and undoes the migrations' revokes.
    (connection as unknown as { rlsState: string }).rlsState = "active";
    if (!isPostgres(connection))
      await execScript(connection, 'set search_path to "$user", public, extensions');
    return { app, connection };
  }

  /** @throws CliError if the database has migrations that this version does not know, because it cannot be brought up to date. */
  async function checkVersion(connection: Connection) {
    const known = new Set(migrationVersions(root));
    const applied = await queryRows<{ version: string }>(
      connection,
      "select version from supabase_migrations.schema_migrations",
    );
    if (applied.some(({ version }) => !known.has(version)))
      throw new CliError(
        `The data in ${database} belongs to another version of 4MQ. ` +
          "Move that folder away, or set DATABASE to another one, and start again.",
      );
  }

  async function migrate({ app, connection }: Awaited<ReturnType<typeof start>>) {
    const bootstrap = readFileSync(path.join(root, "scripts/backend/bootstrap.sql"), "utf8");
    await app.ensureSystemSchema();
    await checkVersion(connection);
    await execScript(connection, bootstrap);
    await applyPendingMigrations(app);
    await execScript(connection, bootstrap);
    await execScript(connection, readTextRules(root));
  }

  async function open(): Promise<{ app: App; connection: Connection; keys: Keys; releaseLock?: () => void }> {
    const keys: Keys = { jwtSecret: randomSecret(), secretKey: `sb_secret_${randomSecret()}` };
    if (isServerUrl(database)) {
      // Migrations arrive as BEGIN … COMMIT in separate statements: one connection while migrating, then a pool.
      const single = await start(connectPostgres(database, 1), keys);
      await migrate(single);
      await single.connection.close();
      return { ...(await start(connectPostgres(database, 10), keys)), keys };
    }
    const dump = () =>
      migratedDump(root, async () => {
        const fresh = await start(await connectPglite({}), keys);
        await migrate(fresh);
        const blob = await (fresh.connection.driver as PGlite).dumpDataDir("none");
        await closeConnection(fresh.connection);
        return blob;
      });
    if (database !== "memory") {
      const releaseLock = lockFolder(database);
      keys.jwtSecret = sessionSecret(database);
      const folder = databaseFolder(database);
      const isNew = !existsSync(path.join(folder, "PG_VERSION"));
      const kept = await start(await connectPglite({ folder, ...(isNew && { dump: await dump() }) }), keys);
      try {
        await migrate(kept);
      } catch (error) {
        await kept.connection.close();
        releaseLock();
        throw error;
      }
      return { ...kept, keys, releaseLock };
    }
    return {
      ...(await start(await connectPglite({ dump: await dump(), ...(extensions && { extensions }) }), keys)),
      keys,
    };
  }

  const { app, connection, keys, releaseLock } = await open();
  const runQueued = isPostgres(connection) ? sideBySide : oneAtATime();
  const answer = async (request: Request) =>
    inJson(await insideRequest.run(true, async () => app.fetch(request)));
  const runQuery = <Row extends object>(query: string) => runQueued(() => queryRows<Row>(connection, query));
  const loadDemo = () => execScript(connection, readFileSync(path.join(root, "supabase/seed.sql"), "utf8"));
  // A database in memory is always new.
  if (database !== "memory") await runJobs(runQuery);
  if (demo) await loadDemo();
  const endJobs = repeatJobs(runQuery);
  let closing: Promise<void> | undefined;
  return {
    connection,
    keys,
    siteUrl,
    mail,
    /** Answers /auth/v1 and /rest/v1. */
    fetch: (request: Request) => runQueued(() => answer(request)),
    /** Runs SQL as the owner of the database, for tests and migrations, never for a request. */
    sql: (script: string) => execScript(connection, script),
    loadDemo,
    /** PGlite keeps node alive until it is closed. Closing again is harmless. */
    close: () =>
      (closing ??= endJobs()
        .then(() => closeConnection(connection))
        .then(() => releaseLock?.())),
  };
}
