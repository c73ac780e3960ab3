/** Somebody with an account on the real auth server, through the library that the site uses. */
import { createHmac, randomUUID } from "node:crypto";
import { AuthClient, type Session } from "@supabase/supabase-js";
import type { AuthServer } from "./authServer";
import { linkIn } from "./mailCatcher";

export const newAddress = () => `person-${randomUUID()}@example.com`;
export const PASSWORD = "a good password";

/** A browser of its own, with the settings of src/backend/client.ts. */
export function newBrowser({ url }: Pick<AuthServer, "url">, headers: Record<string, string> = {}) {
  const kept = new Map<string, string>();
  return new AuthClient({
    url,
    headers,
    flowType: "pkce",
    autoRefreshToken: false,
    detectSessionInUrl: false,
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
  });
}

export type Browser = ReturnType<typeof newBrowser>;

/** The link's token, which the page behind it sends on (src/app/emailLink.ts). */
export const tokenIn = (link: URL) => ({
  token_hash: link.searchParams.get("token_hash")!,
  type: link.searchParams.get("type") as
    | "email"
    | "recovery"
    | "email_change"
    | "magiclink"
    | "signup"
    | "invite",
});

export interface Person {
  browser: Browser;
  id: string;
  email: string;
  session: Session;
}

/** Signs up as the site's form does, and follows the letter's link. */
export async function newPerson(server: AuthServer, firstName = "Ann"): Promise<Person> {
  const browser = newBrowser(server);
  const email = newAddress();
  const options = {
    data: { first_name: firstName, last_name: "Lee" },
    emailRedirectTo: `${server.siteUrl}/`,
  };
  const { error } = await browser.signUp({ email, password: PASSWORD, options });
  if (error) throw error;
  const [letter] = await server.mail.lettersTo(email);
  const verified = await browser.verifyOtp(tokenIn(linkIn(letter!)));
  if (verified.error) throw verified.error;
  const session = verified.data.session!;
  return { browser, email, id: session.user.id, session };
}

/** Signs in on another device. */
export async function signInElsewhere(server: AuthServer, { email }: Person): Promise<Browser> {
  const browser = newBrowser(server);
  const { error } = await browser.signInWithPassword({ email, password: PASSWORD });
  if (error) throw error;
  return browser;
}

interface Claims {
  sub: string;
  role: string;
  aal: string;
  session_id: string;
}

export const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split(".")[1]!, "base64url").toString()) as Claims;

/** Runs a query with the token's claims, as PostgREST does once it has verified the token. */
export async function askAs(server: AuthServer, token: string, query: string) {
  const claims = claimsOf(token);
  return server.sql.begin(async (sql) => {
    await sql`select set_config('request.jwt.claims', ${JSON.stringify(claims)}, true)`;
    await sql.unsafe(`set local role ${claims.role === "authenticated" ? "authenticated" : "anon"}`);
    return sql.unsafe(query);
  });
}

/** A chore of one pound in the journal of this user. */
export const entryOf = (userId: string) =>
  `insert into journal_entries (user_id, entry_date, entry_type, amount, earning_detail)
   values ('${userId}', '2026-11-16', 'E', 1, 'E-Chore')`;

const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const STEP_MS = 30_000;

/** The code of an authenticator app (RFC 6238, with SHA-1 and six digits). */
export function codeFrom(secret: string, now: number): string {
  const bits = Array.from(secret, (char) => BASE32.indexOf(char).toString(2).padStart(5, "0")).join("");
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(now / STEP_MS)));
  const hash = createHmac("sha1", key).update(counter).digest();
  const number = hash.readUInt32BE(hash.at(-1)! & 15) & 0x7f_ff_ff_ff;
  return String(number % 1_000_000).padStart(6, "0");
}
