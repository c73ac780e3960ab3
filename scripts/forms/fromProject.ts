/** Submissions from a hosted Supabase project, with its secret key. */
import { submissionOf, type Submission, type SubmissionRow } from "./submission.ts";
import { callProject, type Project } from "#scripts/database/project";

/** A project answers at most this many rows at once, or fewer if its owner has decided so. */
const PAGE_ROWS = 1000;
/** Before every other id. */
const FIRST = "00000000-0000-0000-0000-000000000000";

function readPage(project: Project, formId: string, after: string): Promise<SubmissionRow[]> {
  const query = new URLSearchParams({
    select: "id,created_at,payload",
    form_id: `eq.${formId}`,
    id: `gt.${after}`,
    order: "id",
    limit: String(PAGE_ROWS),
  });
  return callProject(project, `form_submissions?${query}`);
}

/** From id to id, so that what comes and goes while reading makes nothing else appear twice or be left out. */
export async function readProject(project: Project, formId: string): Promise<Submission[]> {
  const rows: SubmissionRow[] = [];
  let page: SubmissionRow[];
  do {
    page = await readPage(project, formId, rows.at(-1)?.id ?? FIRST);
    rows.push(...page);
  } while (page.length);
  // Stable: what arrived in the same millisecond stays in the order of its ids.
  return rows.map(submissionOf).toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
}
