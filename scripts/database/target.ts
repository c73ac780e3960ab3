/** The location of this site's data, from the environment. */
import path from "node:path";
import { isServerUrl } from "#scripts/backend/dataFolder";
import { CliError } from "#scripts/cliError";
import { refuseUnencrypted } from "./project.ts";

export interface DatabaseSettings {
  SUPABASE_URL?: string | undefined;
  SUPABASE_SECRET_KEY?: string | undefined;
  /** A `postgres://…` address or a folder. */
  DATABASE?: string | undefined;
  /** The project that the site itself is configured for. */
  hostedProject?: string | undefined;
}

/** A hosted project, a PostgreSQL server, or the data folder of a computer. */
type DatabaseTarget =
  | { kind: "project"; url: string; secretKey: string }
  | { kind: "postgres"; url: string }
  | { kind: "folder"; folder: string };

/** A command's verb for the target, used in its sentences. */
interface TargetTexts {
  /** "This site's forms are sent to". */
  dataClause: string;
  /** "export". */
  verb: string;
  /** "exported". */
  done: string;
}

/** @throws CliError if the settings contradict each other or are incomplete. */
export function chooseTarget(
  settings: DatabaseSettings,
  { dataClause, verb, done }: TargetTexts,
): DatabaseTarget {
  const { SUPABASE_URL: url, SUPABASE_SECRET_KEY: secretKey, DATABASE: database, hostedProject } = settings;
  if (url && database)
    throw new CliError("SUPABASE_URL and DATABASE are both set. Which of the two do you mean?");
  if (url) {
    if (!URL.canParse(url)) throw new CliError("SUPABASE_URL is not a web address.");
    if (!secretKey) throw new CliError("SUPABASE_URL is set, but SUPABASE_SECRET_KEY is not.");
    refuseUnencrypted(url);
    return { kind: "project", url, secretKey };
  }
  // Otherwise test entries on this computer could be mistaken for visitors' submissions.
  if (!database && (hostedProject || secretKey))
    throw new CliError(
      `${dataClause} ${hostedProject ?? "a hosted project"}. To ${verb} them, set SUPABASE_URL and ` +
        `SUPABASE_SECRET_KEY in the environment; to ${verb} those on this computer, set DATABASE=.local/database.`,
    );
  if (database === "memory") throw new CliError(`DATABASE=memory keeps nothing that can be ${done}.`);
  if (database && isServerUrl(database)) return { kind: "postgres", url: database };
  return { kind: "folder", folder: path.resolve(database || ".local/database") };
}
