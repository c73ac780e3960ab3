/** One submission of a form, wherever it was kept. */
export interface Submission {
  id: string;
  /** ISO 8601 in UTC. */
  createdAt: string;
  payload: Readonly<Record<string, unknown>>;
}

/** As the database gives it: its own way of writing a moment. */
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
