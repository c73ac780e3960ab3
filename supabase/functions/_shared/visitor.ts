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

/**
 * The ranges that an address lies in. near: a small network, such as a school's or a large home's (IPv4 /24, IPv6 /48). far: about
 * as much as one company is given at once (IPv4 /16, IPv6 /28).
 */
function rangesOf(home: string): { near: string; far: string } {
  const parts = home.split(/[.:]/);
  if (home.includes(".")) return { near: parts.slice(0, 3).join("."), far: parts.slice(0, 2).join(".") };
  const secondGroup = Number.parseInt(parts[1]!, 16) >> 4;
  return { near: parts.slice(0, 3).join(":"), far: `${parts[0]}:${secondGroup.toString(16)}` };
}

const bytes = (text: string) => new TextEncoder().encode(text);

async function hmac(secret: Uint8Array<ArrayBuffer>, message: string): Promise<Uint8Array<ArrayBuffer>> {
  const key = await crypto.subtle.importKey("raw", secret, { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
  ]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", key, bytes(message)));
}

interface Hashing {
  secret: string;
  purpose: string;
  now: Date;
}

async function codeOf(text: string, { secret, purpose, now }: Hashing): Promise<string> {
  const secretOfPurpose = await hmac(bytes(secret), purpose);
  const hash = await hmac(secretOfPurpose, `${now.toISOString().slice(0, 10)} ${text}`);
  return [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * A code for the visitor that changes every day (UTC). Without the project's secret it cannot be turned back into an
 * address. Each function has its own purpose, so one function's codes cannot be matched with another's.
 * @returns undefined if no trusted address is known.
 */
export async function visitorHash(request: Request, hashing: Hashing): Promise<string | undefined> {
  const home = networkPrefixOf(request.headers.get(ADDRESS_HEADER) ?? "");
  return home && codeOf(home, hashing);
}

export interface NetworkHashes {
  near: string;
  far: string;
}

/** Such codes for the two ranges of the visitor's address. @returns undefined if no trusted address is known. */
export async function networkHashes(request: Request, hashing: Hashing): Promise<NetworkHashes | undefined> {
  const home = networkPrefixOf(request.headers.get(ADDRESS_HEADER) ?? "");
  if (!home) return undefined;
  const { near, far } = rangesOf(home);
  return { near: await codeOf(`near ${near}`, hashing), far: await codeOf(`far ${far}`, hashing) };
}
