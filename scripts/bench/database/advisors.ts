/** Supabase's own database linter, with its security and performance rules. */
import { runSupabaseCli } from "#scripts/supabaseCli";

/** @returns its findings, from warnings up; undefined if there are none. */
export async function runSupabaseAdvisors(): Promise<string | undefined> {
  const { output, complaints, hasSucceeded } = await runSupabaseCli(["db", "advisors", "--fail-on", "warn"]);
  return hasSucceeded ? undefined : `${output}${complaints}`.trim();
}
