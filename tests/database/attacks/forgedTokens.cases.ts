/** Tokens that Bob or an outsider could make; none gives access. */
import { createHmac, generateKeyPairSync, sign as signWithKey } from "node:crypto";
import type { Family } from "./attack";

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
const HS256 = { alg: "HS256", typ: "JWT" };

export function sign(claims: object, secret: string, header: object = HS256) {
  const content = `${base64(header)}.${base64(claims)}`;
  return `${content}.${createHmac("sha256", secret).update(content).digest("base64url")}`;
}
export const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split(".")[1]!, "base64url").toString()) as object;
export const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;

/** Bob's real signature on different claims. */
function resigned({ bob }: Family, change: object) {
  const [header, , signature] = bob.token.split(".");
  return `${header}.${base64({ ...claimsOf(bob.token), ...change })}.${signature}`;
}

/** The token's own header contains the matching key. */
function withItsOwnKey(claims: object) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const header = { alg: "ES256", typ: "JWT", kid: "mine", jwk: publicKey.export({ format: "jwk" }) };
  const content = `${base64(header)}.${base64(claims)}`;
  const signature = signWithKey("sha256", Buffer.from(content), {
    key: privateKey,
    dsaEncoding: "ieee-p1363",
  });
  return `${content}.${signature.toString("base64url")}`;
}

type Forge = (family: Family, secret: string) => string;
export const FORGED_TOKENS: readonly [string, Forge][] = [
  [
    "signed with another secret",
    ({ ann }) => sign(claimsOf(ann.token), "super-secret-jwt-token-with-at-least-32-characters-long"),
  ],
  ["signed with no secret", ({ ann }) => sign(claimsOf(ann.token), "")],
  ["signed with the public key", ({ ann }) => sign(claimsOf(ann.token), "sb_publishable_local")],
  ["that ran out", ({ ann }, secret) => sign({ ...claimsOf(ann.token), exp: inAnHour() - 7200 }, secret)],
  [
    "without a signature",
    ({ ann }) => `${base64({ alg: "none", typ: "JWT" })}.${base64(claimsOf(ann.token))}.`,
  ],
  [
    "without a signature, in capitals",
    ({ ann }) => `${base64({ alg: "NONE", typ: "JWT" })}.${base64(claimsOf(ann.token))}.`,
  ],
  ["whose signature was cut off", ({ ann }) => ann.token.slice(0, ann.token.lastIndexOf(".") + 1)],
  [
    "that claims the service role",
    ({ bob }) => sign({ ...claimsOf(bob.token), role: "service_role" }, "guess"),
  ],
  ["of his whose role was changed", (family) => resigned(family, { role: "service_role" })],
  ["of his whose owner was changed", (family) => resigned(family, { sub: family.ann.id })],
  ["of his that was to last longer", (family) => resigned(family, { exp: inAnHour() * 2 })],
  ["that brings its own key", ({ ann }) => withItsOwnKey(claimsOf(ann.token))],
  ["that is no token", () => "not.a.token"],
];
