/** Tells one day's visitors apart without knowing who they are. */

/**
 * The client's address. Hosted Supabase is behind Cloudflare, which overwrites this header on every request.
 * X-Forwarded-For begins with whatever the client claims, so it is ignored even if this header is missing.
 */
export const ADDRESS_HEADER = "cf-connecting-ip";

/**
 * Cuts an IPv6 address to its /64, because one home has a whole /64 and may use a new address for each request.
 * @returns undefined if the text is not an address.
 */
export function networkPrefixOf(address: string): string | undefined {
  const plain = address
    .trim()
    .toLowerCase()
    .replace(/%.*$/, "")
    .replace(/^::ffff:(?=\d+\.)/, "");
  if (/^\d{1,3}(?:\.\d{1,3}){3}$/.test(plain)) return plain;
  const [head = "", tail, ...more] = plain.split("::");
  const groups = (text = "") => text.split(":").filter(Boolean);
  const [first, last] = [groups(head), groups(tail)];
  const zeros = tail === undefined ? 0 : 8 - first.length - last.length;
  if (more.length || zeros < 0) return undefined;
  const all = [...first, ...Array.from({ length: zeros }, () => "0"), ...last];
  if (all.length !== 8 || !all.every((group) => /^[0-9a-f]{1,4}$/.test(group))) return undefined;
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}

const bytes = (text: string) => new TextEncoder().encode(text);

async function hmac(secret: Uint8Array<ArrayBuffer>, message: string): Promise<Uint8Array<ArrayBuffer>> {
  const key = await crypto.subtle.importKey("raw", secret, { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
  ]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", key, bytes(message)));
}

/**
 * A code for the visitor that changes every day (UTC). Without the project's secret it cannot be turned back into an
 * address. Each function has its own purpose, so one function's codes cannot be matched with another's.
 * @returns undefined if no trusted address is known.
 */
export async function visitorHash(
  request: Request,
  { secret, purpose, now }: { secret: string; purpose: string; now: Date },
): Promise<string | undefined> {
  const home = networkPrefixOf(request.headers.get(ADDRESS_HEADER) ?? "");
  if (!home) return undefined;
  const secretOfPurpose = await hmac(bytes(secret), purpose);
  const hash = await hmac(secretOfPurpose, `${now.toISOString().slice(0, 10)} ${home}`);
  return [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
