/** One real backend for all files of this project: accounts, tables, e-mails and edge functions. */
import type { TestProject } from "vitest/node";
import { serveFunctions } from "#tests/database/functionsServer";

declare module "vitest" {
  interface ProvidedContext {
    backend: { origin: string; secretKey: string };
  }
}

export default async function serveBackend(project: TestProject) {
  const siteUrl = "http://localhost:3000";
  const server = await serveFunctions(siteUrl, { SITE_URL: siteUrl });
  // A function starts with its first request, for which no test should wait.
  await fetch(server.url("forms"), { method: "OPTIONS" });
  // PGlite sets the exit code as a program of its own would, which would report failed tests as passed.
  process.exitCode = undefined;
  // A function starts with its first request, which takes a second or more: no test waits for that.
  await Promise.all(
    ["forms", "ms-sparkle-chat"].map((name) => fetch(server.url(name), { method: "OPTIONS" })),
  );
  project.provide("backend", { origin: server.origin, secretKey: server.backend.keys.secretKey });
  return async () => {
    const { exitCode } = process;
    await server.close();
    process.exitCode = exitCode;
  };
}
