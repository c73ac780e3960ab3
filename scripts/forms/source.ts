/** Where this site's submissions are, as the environment tells. */
import { readFolder, readPostgres } from "./fromDatabase.ts";
import { readProject } from "./fromProject.ts";
import type { ReadSubmissions } from "./submission.ts";
import { choosePlace, type Settings } from "#scripts/place/choose";

const EXPORTING = { itsDataIs: "This site's forms are sent to", verb: "export", done: "exported" };

/** @throws Stop when the settings contradict each other or lack a part. */
export function chooseSource(settings: Settings): ReadSubmissions {
  const place = choosePlace(settings, EXPORTING);
  if (place.kind === "project") return (formId) => readProject(place, formId);
  if (place.kind === "postgres") return (formId) => readPostgres(place.url, formId);
  return (formId) => readFolder(place.folder, formId);
}
