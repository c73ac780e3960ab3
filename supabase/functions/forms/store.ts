/** Stores a submission in the database with the service role's key. */
import { callDatabase } from "../_shared/database.ts";
import type { Dependencies } from "../_shared/dependencies.ts";
import { SERVICE_UNAVAILABLE, ACCEPTED, TOO_MANY, type Outcome } from "./outcome.ts";
import type { Payload } from "./validate.ts";

const TIMEOUT_MS = 10_000;

interface Submission {
  formId: string;
  payload: Payload;
  visitorHash: string | undefined;
}

export async function store(
  { formId, payload, visitorHash }: Submission,
  key: string,
  dependencies: Dependencies,
): Promise<Outcome> {
  try {
    const args = { p_form_id: formId, p_payload: payload, p_visitor_hash: visitorHash ?? null };
    const { ok, status } = await callDatabase(
      { name: "submit_form", args, key, timeoutMs: TIMEOUT_MS },
      dependencies,
    );
    if (ok) return ACCEPTED;
    if (status === 429) return TOO_MANY;
    // The database's own message is not logged, because it may quote what it refused.
    dependencies.log(`forms: the database answered a submission of "${formId}" with status ${status}.`);
  } catch (error) {
    dependencies.log(
      `forms: the database did not answer a submission of "${formId}" (${(error as Error).name}).`,
    );
  }
  return SERVICE_UNAVAILABLE;
}
