/** Keeps a submission in the database, with the key of the service role. */
import { OUT_OF_ORDER, TAKEN, TOO_MANY, type Outcome } from "./outcome.ts";
import type { Surroundings } from "./surroundings.ts";
import type { Payload } from "./validate.ts";

const TIMEOUT_MS = 10_000;

/** The project's secret key: one of the named keys that hosted projects hand over as JSON, else the older single one. */
export function secretKey(env: Surroundings["env"]): string | undefined {
  try {
    const named = JSON.parse(env("SUPABASE_SECRET_KEYS") || "{}") as Record<string, string>;
    const key = named.default ?? Object.values(named)[0];
    if (key) return key;
  } catch {
    // Not the JSON that it should be: the older key may still be there.
  }
  return env("SUPABASE_SERVICE_ROLE_KEY") || undefined;
}

/** The older key is a token and goes where tokens go; a key of the newer kind there would be refused as a bad token. */
const authorization = (key: string) =>
  key.split(".").length === 3 ? { Authorization: `Bearer ${key}` } : undefined;

export interface Submission {
  formId: string;
  payload: Payload;
  visitorHash: string | undefined;
}

export async function store(
  { formId, payload, visitorHash }: Submission,
  key: string,
  { env, fetch, log }: Surroundings,
): Promise<Outcome> {
  try {
    const { ok, status } = await fetch(`${env("SUPABASE_URL")}/rest/v1/rpc/submit_form`, {
      method: "POST",
      headers: { "Content-Type": "application/json", apikey: key, ...authorization(key) },
      body: JSON.stringify({
        p_form_id: formId,
        p_payload: payload,
        p_visitor_hash: visitorHash ?? null,
      }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (ok) return TAKEN;
    if (status === 429) return TOO_MANY;
    // Not what the database says: it may quote what it refused.
    log(`forms: the database answered a submission of "${formId}" with status ${status}.`);
  } catch (error) {
    log(`forms: the database did not answer a submission of "${formId}" (${(error as Error).name}).`);
  }
  return OUT_OF_ORDER;
}
