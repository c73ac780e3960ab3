import { createBuilder } from "vite";

/** Builds everything that vite.config.ts describes for the mode: the client, the prerendered pages, and their files. */
export async function buildSite(mode: string) {
  // The caller has set NODE_ENV to development, which Vite would follow.
  process.env.NODE_ENV = "production";
  const builder = await createBuilder({ mode, logLevel: "warn" });
  await builder.buildApp();
}
