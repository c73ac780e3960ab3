/** The settings that vite.config.ts gets for a site on this computer. The environment can override each. */
import { existsSync } from "node:fs";
import path from "node:path";
import { loadEnv } from "vite";
import { CliError } from "#scripts/cliError";

/** Vite's mode of a site that runs here. (Not `local`: Vite keeps that word for its .env.local files.) */
export const LOCAL_MODE = "embedded";

interface LocalSite {
  port: number;
  /** Folder of the built site. */
  out: string;
  /** `memory`, `postgres://…` or a folder. */
  database?: string;
}

/** Hands the settings over in the environment, where vite.config.ts reads them. */
export function applySiteSettings({ port, out, database = path.resolve(".local/database") }: LocalSite) {
  process.env.SITE_URL ||= `http://localhost:${port}`;
  process.env.SITE_OUT ||= path.resolve(out);
  process.env.DATABASE ||= database;
  return { url: `http://localhost:${port}`, out: process.env.SITE_OUT, database: process.env.DATABASE };
}

/** The address of a hosted Supabase project, if this site was given one in the environment or an .env file. */
export const hostedProject = () => loadEnv(LOCAL_MODE, process.cwd()).VITE_SUPABASE_URL || undefined;

/**
 * In the environment of a child: the embedded backend and nobody else's service, whatever an .env.local says. Tests must
 * never reach a hosted project, nor send a form to a real one, nor ask the guide's provider.
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
