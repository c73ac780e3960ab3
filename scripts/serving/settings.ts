/** The settings that vite.config.ts receives for a site on this computer. The environment can override each. */
import { existsSync } from "node:fs";
import path from "node:path";
import { loadEnv } from "vite";
import { CliError } from "#scripts/cliError";

/** Vite's mode for a site that runs here. (Not `local`: Vite reserves that word for its .env.local files.) */
export const LOCAL_MODE = "embedded";

interface LocalSite {
  port: number;
  /** Folder of the built site. */
  out: string;
  /** `memory`, `postgres://…` or a folder. */
  database?: string;
}

/** Puts the settings into the environment, where vite.config.ts reads them. */
export function applySiteSettings({ port, out, database = path.resolve(".local/database") }: LocalSite) {
  process.env.SITE_URL ||= `http://localhost:${port}`;
  process.env.SITE_OUT ||= path.resolve(out);
  process.env.DATABASE ||= database;
  return { url: `http://localhost:${port}`, out: process.env.SITE_OUT, database: process.env.DATABASE };
}

/** The address of a hosted Supabase project, if the environment or an .env file gives this site one. */
export const hostedProject = () => loadEnv(LOCAL_MODE, process.cwd()).VITE_SUPABASE_URL || undefined;

/**
 * In a child's environment: the embedded backend and no external service, whatever an .env.local says. Tests must never
 * reach a hosted project, send a form to a real one, or call the guide's provider.
 */
export const LOCAL_ONLY_ENV: Readonly<Record<string, string>> = Object.fromEntries(
  ["VITE_SUPABASE_URL", "VITE_SUPABASE_PUBLISHABLE_KEY", "GUIDE_API_KEY", ...namesInEnvFiles()].map(
    (name) => [name, ""],
  ),
);

function namesInEnvFiles(): string[] {
  return [LOCAL_MODE, "test", "production"].flatMap((mode) => Object.keys(loadEnv(mode, process.cwd())));
}

export function requireBuiltSite(out: string) {
  if (!existsSync(path.join(out, "index.html")))
    throw new CliError(`There is no built site in ${out}. Build it first: npm test -- --only build`);
}
