/** Where this site's submissions are, as the environment tells. */
import path from "node:path";
import { readFolder, readPostgres } from "#scripts/forms/fromDatabase";
import { readProject } from "#scripts/forms/fromProject";
import type { ReadSubmissions } from "#scripts/forms/submission";
import { Stop } from "#scripts/stop";

export interface Settings {
  SUPABASE_URL?: string | undefined;
  SUPABASE_SECRET_KEY?: string | undefined;
  /** A `postgres://…` address or a folder. */
  DATABASE?: string | undefined;
  /** The project that the site itself is set up for. */
  hostedProject?: string | undefined;
}

/** @throws Stop when the settings contradict each other or lack a part. */
export function chooseSource(settings: Settings): ReadSubmissions {
  const { SUPABASE_URL: url, SUPABASE_SECRET_KEY: secretKey, DATABASE: database, hostedProject } = settings;
  if (url && database) throw new Stop("SUPABASE_URL and DATABASE are both set: which of the two is meant?");
  if (url) {
    if (!URL.canParse(url)) throw new Stop("SUPABASE_URL is no address.");
    if (!secretKey) throw new Stop("SUPABASE_URL is set, but SUPABASE_SECRET_KEY is not.");
    return (formId) => readProject({ url, secretKey }, formId);
  }
  // Else somebody would export what they typed while trying the site, and take it for what visitors sent.
  if (!database && (hostedProject || secretKey))
    throw new Stop(
      `This site's forms are sent to ${hostedProject ?? "a hosted project"}. To export them, set SUPABASE_URL and ` +
        "SUPABASE_SECRET_KEY in the environment; to export those of this computer, set DATABASE=.local/database.",
    );
  if (database === "memory") throw new Stop("DATABASE=memory keeps nothing that could be exported.");
  if (database && /^postgres(ql)?:/.test(database)) return (formId) => readPostgres(database, formId);
  return (formId) => readFolder(path.resolve(database || ".local/database"), formId);
}
