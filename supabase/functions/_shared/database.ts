/** Calls the project's database with the service role's key. */
import type { Dependencies } from "./dependencies.ts";

/** All of the project's secret keys: the named ones that hosted projects give as JSON, and the older single key. */
export function secretKeys(env: Dependencies["env"]): string[] {
  let named: Record<string, string> = {};
  try {
    named = JSON.parse(env("SUPABASE_SECRET_KEYS") || "{}") as Record<string, string>;
  } catch {
    // The setting is not JSON, but the older key may still be there.
  }
  const { default: first, ...others } = named;
  return [first, ...Object.values(others), env("SUPABASE_SERVICE_ROLE_KEY")].filter((key): key is string =>
    Boolean(key),
  );
}

export const secretKey = (env: Dependencies["env"]): string | undefined => secretKeys(env)[0];

/** Only the older key is a token. A newer key in this header would be refused as a bad token. */
const authorization = (key: string) =>
  key.split(".").length === 3 ? { Authorization: `Bearer ${key}` } : undefined;

interface DatabaseCall {
  /** A function in the schema `public`. */
  name: string;
  args: Readonly<Record<string, unknown>>;
  key: string;
  timeoutMs: number;
}

/** @returns whatever the database answered. Throws if it does not answer. */
export function callDatabase(
  { name, args, key, timeoutMs }: DatabaseCall,
  { env, fetch }: Pick<Dependencies, "env" | "fetch">,
): Promise<Response> {
  return fetch(`${env("SUPABASE_URL")}/rest/v1/rpc/${name}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", apikey: key, ...authorization(key) },
    body: JSON.stringify(args),
    signal: AbortSignal.timeout(timeoutMs),
  });
}
