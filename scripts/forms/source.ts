/** Where this site's submissions are, as the environment tells. */
import { readFolder, readPostgres } from "./fromDatabase.ts";
import { readProject } from "./fromProject.ts";
import type { ReadSubmissions } from "./submission.ts";
import { chooseTarget, type Settings } from "#scripts/database/target";

const EXPORTING = { dataClause: "This site's forms are sent to", verb: "export", done: "exported" };

/** @throws CliError when the settings contradict each other or lack a part. */
export function chooseSource(settings: Settings): ReadSubmissions {
  const place = chooseTarget(settings, EXPORTING);
  if (place.kind === "project") return (formId) => readProject(place, formId);
  if (place.kind === "postgres") return (formId) => readPostgres(place.url, formId);
  return (formId) => readFolder(place.folder, formId);
}
