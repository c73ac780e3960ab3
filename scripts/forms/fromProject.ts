/** Submissions from a hosted Supabase project, with its secret key. */
import { submissionOf, type Submission, type SubmissionRow } from "./submission.ts";
import { callProject, type Project } from "#scripts/database/project";

/** A project returns at most this many rows at once, or fewer if its owner has set a lower limit. */
const PAGE_ROWS = 1000;
/** An id lower than any other. */
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

/**
 * Reads page by page in the order of ids, so that rows added or removed meanwhile make no other row
 * appear twice or be missed.
 */
export async function readProject(project: Project, formId: string): Promise<Submission[]> {
  const rows: SubmissionRow[] = [];
  let page: SubmissionRow[];
  do {
    page = await readPage(project, formId, rows.at(-1)?.id ?? FIRST);
    rows.push(...page);
  } while (page.length);
  // A stable sort: submissions of the same millisecond stay in the order of their ids.
  return rows.map(submissionOf).toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
}
