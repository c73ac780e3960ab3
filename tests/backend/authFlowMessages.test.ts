/**
 * The auth-flow messages of the catalogue (specification part 1, section 8) come from supabase-js:
 * it raises them when it inspects the address, which this site never lets it do, and when it checks
 * a signature. The catalogue's other messages are masked by these, or belonged to an older release.
 */
import { AuthClient } from "@supabase/supabase-js";
import { afterEach, describe, expect, it, vi } from "vitest";

afterEach(() => vi.unstubAllGlobals());

const KEY = "session";
/** The storage of a browser that has begun a flow. */
const kept: Record<string, string> = { [`${KEY}-code-verifier`]: '"verifier"' };

const client = (flowType: "pkce" | "implicit") =>
  new AuthClient({
    url: "https://project.example",
    flowType,
    storageKey: KEY,
    storage: { getItem: (key) => kept[key] ?? null, setItem: () => {}, removeItem: () => {} },
    detectSessionInUrl: true,
    autoRefreshToken: false,
    fetch: () => Promise.reject(new TypeError("no network")),
  });

/** Returns the library's reaction when it inspects an address. */
async function messageFor(flowType: "pkce" | "implicit", address: string) {
  const location = new URL(address, "https://site.example");
  const deaf = { addEventListener: () => {} };
  vi.stubGlobal("window", { location, history: { replaceState: () => {} }, ...deaf });
  vi.stubGlobal("document", { visibilityState: "visible", ...deaf });
  vi.spyOn(console, "warn").mockImplementation(() => {});
  return (await client(flowType).initialize()).error?.message;
}

describe("supabase-js", () => {
  it.each([
    ["pkce", "/#access_token=a.b.c&refresh_token=r", "Not a valid PKCE flow url."],
    ["implicit", "/?code=c0de", "Not a valid implicit grant flow url."],
    ["implicit", "/#access_token=a.b.c", "No session defined in URL"],
  ] as const)("in the %s flow says of %s: %s", async (flow, address, message) => {
    expect(await messageFor(flow, address)).toBe(message);
  });

  it("says of a forged token: Invalid JWT signature", async () => {
    const curve = { name: "ECDSA", namedCurve: "P-256" };
    const { publicKey } = await crypto.subtle.generateKey(curve, true, ["sign", "verify"]);
    const key = await crypto.subtle.exportKey("jwk", publicKey);
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const forged = `${part({ alg: "ES256", kid: "1", typ: "JWT" })}.${part({ sub: "u1", exp: 9e9 })}`;
    const signature = Buffer.alloc(64, 1).toString("base64url");
    const jwks = { keys: [{ ...key, kid: "1", alg: "ES256", kty: "EC", key_ops: ["verify"] }] };
    const { error } = await client("pkce").getClaims(`${forged}.${signature}`, { jwks });
    expect(error?.message).toBe("Invalid JWT signature");
  });
});
