/** The location of this site's submissions, from the environment. */
import { readFolder, readPostgres } from "./fromDatabase.ts";
import { readProject } from "./fromProject.ts";
import type { ReadSubmissions } from "./submission.ts";
import { chooseTarget, type DatabaseSettings } from "#scripts/database/target";

const EXPORT_WORDING = { dataClause: "This site's forms are sent to", verb: "export", done: "exported" };

/** @throws CliError if the settings contradict each other or are incomplete. */
export function chooseSource(settings: DatabaseSettings): ReadSubmissions {
  const target = chooseTarget(settings, EXPORT_WORDING);
  if (target.kind === "project") return (formId) => readProject(target, formId);
  if (target.kind === "postgres") return (formId) => readPostgres(target.url, formId);
  return (formId) => readFolder(target.folder, formId);
}
