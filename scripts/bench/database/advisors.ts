/** Supabase's own linter of databases: its security and performance rules. */
import { askSupabaseCli } from "#scripts/supabaseCli";

/** @returns what it complains about, from warnings on; undefined when it is content. */
export async function adviceOfSupabase(): Promise<string | undefined> {
  const { output, complaints, well } = await askSupabaseCli(["db", "advisors", "--fail-on", "warn"]);
  return well ? undefined : `${output}${complaints}`.trim();
}
