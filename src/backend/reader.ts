/** The tables, for reading: they are there before the rest of the client, and a session that has not run out needs no more. */
import { PostgrestClient } from "@supabase/postgrest-js";
import { getClient } from "./client";
import { currentSession } from "./currentSession";
import type { Database } from "./database.types";
import { fetchAsUser } from "./fetchAsUser";
import { apiAddress, apiKey } from "./fetchOwn";
import { storedSession } from "./session";

/** The library renews a session that has less than this left, and so do we. */
const EXPIRY_MARGIN_MS = 90_000;

/** A token that is still good needs no help of the client, which renews it. */
async function tokenOfReader(): Promise<string> {
  const session = storedSession();
  if (session && (session.expires_at ?? 0) * 1000 - Date.now() > EXPIRY_MARGIN_MS)
    return session.access_token;
  const { data } = await currentSession(await getClient());
  return data.session?.access_token ?? apiKey();
}

const ask = fetchAsUser(async () => (await getClient()).auth);

const askWithToken: typeof fetch = async (input, init) => {
  const headers = new Headers(init?.headers);
  headers.set("apikey", apiKey());
  headers.set("Authorization", `Bearer ${await tokenOfReader()}`);
  return ask(input, { ...init, headers });
};

let reader: PostgrestClient<Database> | undefined;

/** For reading only: whoever writes asks the client, which first makes sure of the session. */
export const getReader = (): PostgrestClient<Database> =>
  (reader ??= new PostgrestClient(`${apiAddress()}/rest/v1`, {
    schema: "public",
    fetch: askWithToken,
    // TanStack Query repeats a failed read once; the library by itself would repeat it three times more.
    retry: false,
  }));
