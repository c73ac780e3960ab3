/** Sign-in with an account of another company (specification part 1, section 7), if the project allows it. */
import type { Provider } from "@supabase/supabase-js";
import * as v from "valibot";
import { getClient } from "@/backend/client";
import { SOCIAL_TIMEOUT_MS, withTimeout } from "@/backend/timeouts";
import { refusal, type Refused } from "./refusal";

const Settings = v.object({ external: v.record(v.string(), v.unknown()) });

/**
 * Returns the providers that the server has switched on, or none if it does not answer. Nobody waits for the result.
 */
export async function socialProviders(): Promise<string[]> {
  const url = `${import.meta.env.VITE_SUPABASE_URL || location.origin}/auth/v1/settings`;
  const headers = { apikey: import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY };
  try {
    return await withTimeout(SOCIAL_TIMEOUT_MS, async (signal) => {
      const answer = await fetch(url, { headers, signal });
      const { external } = v.parse(Settings, await answer.json());
      return Object.keys(external).filter((name) => external[name] === true);
    });
  } catch {
    return [];
  }
}

/**
 * Leaves the site for the provider's page, which sends the visitor back to /auth/confirm.
 * @param next the address that the visitor wanted.
 * @throws if the client cannot be loaded.
 */
export async function signInWith(provider: string, next: string): Promise<Refused | { outcome: "leaving" }> {
  const { auth } = await getClient();
  const redirectTo = `${location.origin}/auth/confirm?${new URLSearchParams({ next })}`;
  const { error } = await auth.signInWithOAuth({ provider: provider as Provider, options: { redirectTo } });
  return error ? refusal(error) : { outcome: "leaving" };
}
