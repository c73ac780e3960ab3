/** One submission of a form, wherever it is stored. */
export interface Submission {
  id: string;
  /** ISO 8601 in UTC. */
  createdAt: string;
  payload: Readonly<Record<string, unknown>>;
}

/** The database's own format for times. */
export interface SubmissionRow {
  id: string;
  created_at: string;
  payload: Record<string, unknown>;
}

export const submissionOf = ({ id, created_at, payload }: SubmissionRow): Submission => ({
  id,
  createdAt: new Date(created_at).toISOString(),
  payload,
});

/** Reads all submissions of one form, the earliest first. @throws CliError with a sentence. */
export type ReadSubmissions = (formId: string) => Promise<Submission[]>;
