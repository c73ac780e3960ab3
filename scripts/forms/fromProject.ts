/** Submissions from a hosted Supabase project, with its secret key. */
import { submissionOf, type Submission, type SubmissionRow } from "#scripts/forms/submission";
import { Stop } from "#scripts/stop";

/** A project answers at most this many rows at once, or fewer if its owner has decided so. */
const PAGE_ROWS = 1000;
const TIMEOUT_MS = 30_000;
/** Before every other id. */
const FIRST = "00000000-0000-0000-0000-000000000000";

export interface Project {
  url: string;
  secretKey: string;
  fetch?: typeof fetch;
}

/** The older keys are tokens as well, and sent as such. */
const headersFor = (key: string) => ({
  apikey: key,
  ...(key.split(".").length === 3 && { Authorization: `Bearer ${key}` }),
});

async function readPage(project: Project, formId: string, after: string): Promise<SubmissionRow[]> {
  const query = new URLSearchParams({
    select: "id,created_at,payload",
    form_id: `eq.${formId}`,
    id: `gt.${after}`,
    order: "id",
    limit: String(PAGE_ROWS),
  });
  const url = `${project.url.replace(/\/+$/, "")}/rest/v1/form_submissions?${query}`;
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await (project.fetch ?? fetch)(url, {
    headers: headersFor(project.secretKey),
    signal,
  }).catch(() => undefined);
  if (!response) throw new Stop(`The project ${project.url} did not answer.`);
  if (response.status === 401 || response.status === 403)
    throw new Stop(`The project ${project.url} refused the key of SUPABASE_SECRET_KEY.`);
  if (!response.ok) throw new Stop(`The project ${project.url} answered with status ${response.status}.`);
  return (await response.json()) as SubmissionRow[];
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
