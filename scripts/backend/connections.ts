/**
 * Connections that answer as hosted PostgREST does: JSON numbers for numeric ("12.50" -> 12.5) and
 * ISO 8601 for timestamps, which the embedded backend returns as strings in PostgreSQL's own form.
 */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import type { Extensions } from "@electric-sql/pglite";
import { createPgliteConnection, type PgliteConnection } from "@supabase/lite/pglite";
import { createPostgresConnection, type PostgresConnection } from "@supabase/lite/postgres";

export type Connection = PgliteConnection | PostgresConnection;

/** PostgreSQL's type numbers. */
const OID = { json: 114, jsonb: 3802, numeric: 1700, timestamp: 1114, timestamptz: 1184 };

const toIsoText = (text: string) => text.replace(" ", "T").replace(/([+-]\d\d)$/, "$1:00");
const toJson = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));

export const isPostgres = (connection: Connection): connection is PostgresConnection =>
  !("clone" in connection.driver);

interface PgliteSource {
  /** A folder that survives restarts; by default the database is in memory. */
  folder?: string;
  /** A dumped database to start from. */
  dump?: File;
  extensions?: Extensions;
}

/** PostgreSQL as compiled code, once for all databases of this process: compiling takes longer than starting. */
let compiled: Promise<WebAssembly.Module> | undefined;
async function compilePostgres() {
  const folder = path.dirname(createRequire(import.meta.url).resolve("@electric-sql/pglite"));
  return WebAssembly.compile(await readFile(path.join(folder, "pglite.wasm")));
}

export const connectPglite = async ({ folder, dump, extensions }: PgliteSource) =>
  createPgliteConnection({
    ...(folder && { url: folder }),
    pgliteOptions: {
      pgliteWasmModule: await (compiled ??= compilePostgres()),
      ...(dump && { loadDataDir: dump }),
      ...(extensions && { extensions }),
      // A folder holds somebody's journal, so it is written to disk before the answer is sent.
      relaxedDurability: !folder,
      parsers: { [OID.numeric]: Number, [OID.timestamp]: toIsoText, [OID.timestamptz]: toIsoText },
    },
  });

/**
 * Closes a connection. PGlite keeps its 300 MB of memory for as long as anybody holds the closed database, and a test file holds
 * it until the last file has run.
 */
export async function closeConnection(connection: Connection): Promise<void> {
  await connection.close();
  if (!isPostgres(connection)) (connection.driver as unknown as { mod?: unknown }).mod = undefined;
}

export const connectPostgres = (url: string, max: number) =>
  createPostgresConnection({
    url,
    postgresOptions: {
      max,
      onnotice: () => {},
      connection: { search_path: '"$user", public, extensions' },
      types: {
        // The backend supplies finished JSON text; the driver's serializer would store a JSON string inside jsonb.
        json: { to: OID.json, from: [OID.json], serialize: toJson, parse: JSON.parse },
        jsonb: { to: OID.jsonb, from: [OID.jsonb], serialize: toJson, parse: JSON.parse },
        numeric: { to: OID.numeric, from: [OID.numeric], serialize: String, parse: Number },
        timestamp: { to: OID.timestamp, from: [OID.timestamp], serialize: String, parse: toIsoText },
        timestamptz: { to: OID.timestamptz, from: [OID.timestamptz], serialize: String, parse: toIsoText },
      },
    },
  });

/** Runs one statement with its values as $1, $2 … @returns its rows. */
export const queryRows = async <Row extends object>(
  connection: Connection,
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> =>
  isPostgres(connection)
    ? [...(await connection.driver.unsafe<Row[]>(sql, values as never[]))]
    : (await connection.driver.query<Row>(sql, values)).rows;

/** Runs a script of several statements. */
export async function execScript(connection: Connection, sql: string) {
  if (isPostgres(connection)) await connection.driver.unsafe(sql).simple();
  else await connection.driver.exec(sql);
}
