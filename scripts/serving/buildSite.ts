import { createBuilder } from "vite";

/** Builds what vite.config.ts describes for the mode: the client, the prerendered pages, and what belongs to them. */
export async function buildSite(mode: string) {
  // The caller has set NODE_ENV to development, and Vite would believe it.
  process.env.NODE_ENV = "production";
  const builder = await createBuilder({ mode, logLevel: "warn" });
  await builder.buildApp();
}
