import { createBuilder } from "vite";

/** Builds what vite.config.ts describes for the mode: the client, the prerendered pages, and what belongs to them. */
export async function buildSite(mode: string) {
  const builder = await createBuilder({ mode, logLevel: "warn" });
  await builder.buildApp();
}
