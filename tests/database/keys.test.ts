/** Which keys open the API. (Forged tokens: `attacks.test.ts`.) */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createBackend, LOCAL_PUBLISHABLE_KEY, type Backend } from "#scripts/backend/backend";
import { runJob, signUp, type User } from "./actors";

let backend: Backend;
let ann: User;

beforeAll(async () => {
  backend = await createBackend({ database: "memory", siteUrl: "http://localhost" });
  ann = await signUp(backend, "Ann");
});
afterAll(() => backend.close());

describe("keys", () => {
  const answer = async (headers: Record<string, string>) => {
    const url = `${backend.siteUrl}/rest/v1/journal_entries?select=id`;
    const response = await backend.fetch(new Request(url, { headers }));
    const body: unknown = await response.json();
    return { status: response.status, rows: Array.isArray(body) ? body.length : 0 };
  };

  beforeAll(async () => {
    await ann.client.from("journal_entries").insert(runJob(ann)).throwOnError();
  });

  it.each([
    ["no key", {}],
    ["an empty key", { apikey: "" }],
    ["a wrong key", { apikey: "sb_publishable_other" }],
    ["a wrong secret key", { apikey: "sb_secret_guess" }],
    ["the word service_role", { apikey: "service_role" }],
    ["a key as a token only", { authorization: `Bearer ${LOCAL_PUBLISHABLE_KEY}` }],
  ])("opens nothing with %s", async (_, headers) => {
    expect(await answer(headers)).toEqual({ status: 401, rows: 0 });
  });

  it("uses a secret key of the service role that cannot be guessed", async () => {
    const { status, rows } = await answer({ apikey: backend.keys.secretKey });
    expect(status).toBe(200);
    expect(rows).toBeGreaterThan(0);
    expect(backend.keys.secretKey).toMatch(/^sb_secret_[0-9a-f]{64}$/);
  });
});
