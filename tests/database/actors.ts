/** The clients of the HTTP tests: a new user or a signed-out visitor, each with the client that the site uses. */
import { createClient } from "@supabase/supabase-js";
import { expect } from "vitest";
import WebSocket from "ws";
import type { Database } from "@/backend/database.types";
import { addDays, type Day } from "@/domain/calendar";
import { LOCAL_PUBLISHABLE_KEY, type Backend } from "#scripts/backend/backend";

export type Client = ReturnType<typeof anonymousClient>;
export type User = Awaited<ReturnType<typeof signUp>>;

let users = 0;

/** A client that reaches the backend without a network in between. */
export function anonymousClient(backend: Backend, headers: Record<string, string> = {}) {
  return createClient<Database>(backend.siteUrl, LOCAL_PUBLISHABLE_KEY, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { headers, fetch: (input, init) => backend.fetch(new Request(input, init)) },
    // Node 20 has no WebSocket of its own.
    realtime: { transport: WebSocket as unknown as typeof globalThis.WebSocket },
  });
}

/** The client with the secret key, which edge functions and moderators use. Row security does not restrict it. */
export const service = (backend: Backend) =>
  createClient<Database>(backend.siteUrl, backend.keys.secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: (input, init) => backend.fetch(new Request(input, init)) },
    realtime: { transport: WebSocket as unknown as typeof globalThis.WebSocket },
  });

export async function signUp(backend: Backend, name = "Ann") {
  const client = anonymousClient(backend);
  const email = `user-${++users}@example.com`;
  const password = "a good password";
  const { data, error } = await client.auth.signUp({
    email,
    password,
    options: { data: { first_name: name } },
  });
  if (error) throw error;
  return { client, id: data.user!.id, token: data.session!.access_token, email, password };
}

/**
 * Their reports hide ideas from others: they have followed the link to their mailbox, and joined four days ago. (This backend
 * confirms every address without a link.)
 */
export const trust = (backend: Backend, users: readonly { id: string }[]) => {
  const ids = users.map(({ id }) => `'${id}'`).join();
  return backend.sql(`
    update auth.identities set identity_data = identity_data || '{"email_verified": true}' where user_id in (${ids});
    update auth.users set created_at = now() - interval '4 days' where id in (${ids})`);
};

/** A chore of one pound, as the page sends it. */
export const runJob = (
  user: { id: string },
  change: { amount?: number; client_id?: string; entry_date?: string } = {},
) => ({
  user_id: user.id,
  entry_date: "2026-11-16",
  entry_type: "E",
  amount: 1,
  earning_detail: "E-Chore",
  ...change,
});

/** The e-mails sent to this address, the newest last. */
export const mailsTo = (backend: Backend, address: string) =>
  [...backend.mail.messages.values()].flat().filter((mail) => mail.to === address);

/** Returns the server's day (in UTC), shifted by some days. */
export const day = (plus = 0): Day => addDays(new Date().toISOString().slice(0, 10), plus);

/** Formats a moment as the API does. */
export const ANY_TIMESTAMP = expect.stringMatching(
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/,
) as string;
