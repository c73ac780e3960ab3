/** One real backend for all files of this project: accounts, tables, e-mails and edge functions. */
import type { TestProject } from "vitest/node";
import { LOCAL_PUBLISHABLE_KEY } from "#scripts/backend/backend";
import { serveFunctions } from "#tests/database/functionsServer";

declare module "vitest" {
  interface ProvidedContext {
    backend: { origin: string; secretKey: string };
  }
}

/** PGlite leaves it after each statement that the database refuses. */
const EXIT_CODE_OF_REFUSALS = 100;

export default async function serveBackend(project: TestProject) {
  const siteUrl = "http://localhost:3000";
  const server = await serveFunctions(siteUrl, { SITE_URL: siteUrl });
  // PGlite sets the exit code as a program of its own would, which would report failed tests as passed.
  process.exitCode = undefined;
  // The first request of each kind takes seconds on a busy machine: no test waits for that.
  const headers = { apikey: LOCAL_PUBLISHABLE_KEY };
  await Promise.all([
    ...["forms", "ms-sparkle-chat"].map((name) => fetch(server.url(name), { method: "OPTIONS" })),
    ...["rest/v1/profiles", "auth/v1/settings"].map((path) => fetch(`${server.origin}/${path}`, { headers })),
  ]);
  project.provide("backend", { origin: server.origin, secretKey: server.backend.keys.secretKey });
  return async () => {
    const { exitCode } = process;
    await server.close();
    // Vitest's own is another one, and it is set after the last test.
    process.exitCode = exitCode === EXIT_CODE_OF_REFUSALS ? undefined : exitCode;
  };
}
