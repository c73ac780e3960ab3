/** The Supabase command line on a freshly migrated embedded database, without Docker. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import type { PGlite } from "@electric-sql/pglite";
import { PGLiteSocketServer } from "@electric-sql/pglite-socket";
import { createBackend } from "./backend/backend.ts";
import { anyFreePort } from "./ports.ts";

/** 135 MB and rarely needed, so npx fetches it on demand and it is not a dependency. */
const SUPABASE_CLI = "supabase@3.1.0";
const HOST = "127.0.0.1";

async function run(command: readonly string[]) {
  // The call must not block, because the database it uses is in this process.
  const child = spawn("npx", ["--yes", SUPABASE_CLI, ...command], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, DO_NOT_TRACK: "1", SUPABASE_TELEMETRY_DISABLED: "1" },
    shell: process.platform === "win32", // npx is a batch file there
  });
  const [output, complaints, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "close") as Promise<[number | null]>,
  ]);
  return { output, complaints, hasSucceeded: code === 0 };
}

/** Runs `supabase …command` against the migrated database. */
export async function runSupabaseCli(command: readonly string[]) {
  const backend = await createBackend({ database: "memory", siteUrl: "http://localhost" });
  const port = await anyFreePort(HOST);
  const server = new PGLiteSocketServer({
    db: backend.connection.driver as PGlite,
    host: HOST,
    port,
    maxConnections: 20,
  });
  try {
    await server.start();
    const url = `postgresql://postgres:postgres@${HOST}:${port}/postgres?sslmode=disable`;
    return await run([...command, `--remote=${url}`]);
  } finally {
    await server.stop();
    await backend.close();
  }
}
