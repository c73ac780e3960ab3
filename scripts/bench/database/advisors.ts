/** Supabase's own linter of databases: its security and performance rules. */
import { runSupabaseCli } from "#scripts/supabaseCli";

/** @returns what it complains about, from warnings on; undefined when it is content. */
export async function runSupabaseAdvisors(): Promise<string | undefined> {
  const { output, complaints, hasSucceeded } = await runSupabaseCli(["db", "advisors", "--fail-on", "warn"]);
  return hasSucceeded ? undefined : `${output}${complaints}`.trim();
}
