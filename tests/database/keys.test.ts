/** Which keys and tokens open the API, and that forged ones open nothing. */
import { createHmac } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createBackend, LOCAL_PUBLISHABLE_KEY, type Backend } from "#scripts/backend/backend";
import { chore, signUp, type User } from "./actors";

let backend: Backend;
let ann: User;

beforeAll(async () => {
  backend = await createBackend({ database: "memory", siteUrl: "http://localhost" });
  ann = await signUp(backend, "Ann");
});
afterAll(() => backend.close());

describe("keys and tokens", () => {
  const answer = async (headers: Record<string, string>) => {
    const url = `${backend.siteUrl}/rest/v1/journal_entries?select=id`;
    const response = await backend.fetch(new Request(url, { headers }));
    const body: unknown = await response.json();
    return { status: response.status, rows: Array.isArray(body) ? body.length : 0 };
  };

  beforeAll(async () => {
    await ann.client.from("journal_entries").insert(chore(ann)).throwOnError();
  });

  it.each([
    ["no key", {}],
    ["an empty key", { apikey: "" }],
    ["a wrong key", { apikey: "sb_publishable_other" }],
    ["a wrong secret key", { apikey: "sb_secret_guess" }],
    ["the word service_role", { apikey: "service_role" }],
    ["a key as a token only", { authorization: `Bearer ${LOCAL_PUBLISHABLE_KEY}` }],
  ])("%s opens nothing", async (_, headers) => {
    expect(await answer(headers)).toEqual({ status: 401, rows: 0 });
  });

  it("the secret key is the service role, and is not one that could be guessed", async () => {
    const { status, rows } = await answer({ apikey: backend.keys.secretKey });
    expect(status).toBe(200);
    expect(rows).toBeGreaterThan(0);
    expect(backend.keys.secretKey).toMatch(/^sb_secret_[0-9a-f]{64}$/);
  });

  const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const sign = (header: object, claims: object, secret: string) => {
    const content = `${base64(header)}.${base64(claims)}`;
    return `${content}.${createHmac("sha256", secret).update(content).digest("base64url")}`;
  };
  const HS256 = { alg: "HS256", typ: "JWT" };
  const withToken = (token: string) =>
    answer({ apikey: LOCAL_PUBLISHABLE_KEY, authorization: `Bearer ${token}` });
  const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;
  /** The claims of Ann's own, real token. */
  const claims = () => JSON.parse(Buffer.from(ann.token.split(".")[1]!, "base64url").toString()) as object;

  it("a token signed with the right secret is taken, so that the forgeries below are refused for what is wrong in them", async () => {
    expect((await withToken(ann.token)).rows).toBeGreaterThan(0);
    const again = sign(HS256, { ...claims(), exp: inAnHour() }, backend.keys.jwtSecret);
    expect((await withToken(again)).rows).toBeGreaterThan(0);
  });

  it.each([
    [
      "signed with another secret",
      () => sign(HS256, claims(), "super-secret-jwt-token-with-at-least-32-characters-long"),
    ],
    ["signed with no secret", () => sign(HS256, claims(), "")],
    ["that ran out", () => sign(HS256, { ...claims(), exp: inAnHour() - 7200 }, backend.keys.jwtSecret)],
    ["without a signature", () => `${base64({ alg: "none", typ: "JWT" })}.${base64(claims())}.`],
    ["without a signature, in capitals", () => `${base64({ alg: "NONE", typ: "JWT" })}.${base64(claims())}.`],
    ["that claims the service role", () => sign(HS256, { ...claims(), role: "service_role" }, "guess")],
    [
      "with other claims under a real signature",
      () => {
        const [header, , signature] = ann.token.split(".");
        return `${header}.${base64({ ...claims(), role: "service_role" })}.${signature}`;
      },
    ],
    ["that is no token", () => "not.a.token"],
  ])("a token %s reads nothing", async (_, forge) => {
    expect(await withToken(forge())).toEqual({ status: 401, rows: 0 });
  });
});
