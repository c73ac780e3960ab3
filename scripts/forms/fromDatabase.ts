/** Submissions from the data folder of this computer, or from a PostgreSQL server. Read-only. */
import { submissionOf, type Submission, type SubmissionRow } from "./submission.ts";
import { withDataFolder, withPostgres, type RunQuery } from "#scripts/database/direct";

const QUERY = `select id::text, created_at, payload from public.form_submissions where form_id = $1
  order by created_at, id`;

const read =
  (formId: string) =>
  async (ask: RunQuery): Promise<Submission[]> =>
    (await ask<SubmissionRow>(QUERY, [formId])).map(submissionOf);

export const readFolder = (folder: string, formId: string): Promise<Submission[]> =>
  withDataFolder(folder, "nobody has sent a form here.", read(formId));

export const readPostgres = (url: string, formId: string): Promise<Submission[]> =>
  withPostgres(url, read(formId));
