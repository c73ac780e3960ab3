/** The data kept about an account, such as the names given at sign-up: kept no longer than the account is used. */
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createBackend } from "#scripts/backend/backend";
import accounts from "#scripts/commands/accounts";

let folder: string;
const said = vi.spyOn(console, "log");
const lines = () => said.mock.calls.map(([line]) => line as string);

async function withBackend<Result>(
  work: (backend: Awaited<ReturnType<typeof createBackend>>) => Promise<Result>,
) {
  const backend = await createBackend({ database: folder, siteUrl: "http://localhost" });
  const result = await work(backend);
  await backend.close();
  return result;
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "4mq-accounts-"));
  vi.stubEnv("DATABASE", folder);
  vi.stubEnv("SUPABASE_URL", "");
  vi.stubEnv("SUPABASE_SECRET_KEY", "");
  await withBackend(async (backend) => {
    for (const name of ["old", "kept", "new"]) {
      const answer = await backend.fetch(
        new Request("http://localhost/auth/v1/signup", {
          method: "POST",
          headers: { apikey: "sb_publishable_local", "content-type": "application/json" },
          body: JSON.stringify({
            email: `${name}@example.com`,
            password: "secret12",
            data: { first_name: "Ann", last_name: "L", school: "St Mary's", age: 9, is_admin: true },
          }),
        }),
      );
      const { user } = (await answer.json()) as { user: { user_metadata: object } };
      if (name === "new")
        expect(
          Object.keys(user.user_metadata)
            .filter((key) => !/^(?:sub|email|email_verified|phone_verified)$/.test(key))
            .toSorted(),
        ).toEqual(["first_name", "last_name"]);
    }
    await backend.sql(`
      update auth.users set created_at = now() - interval '30 months', last_sign_in_at = now() - interval '25 months'
      where email in ('old@example.com', 'kept@example.com');
      delete from auth.sessions where user_id = (select id from auth.users where email = 'old@example.com');
    `);
  });
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => void said.mockReset().mockImplementation(() => {}));

it("calls no user inactive who has a signed-in device, and names users by id alone", async () => {
  await accounts(["inactive"]);
  expect(lines()).toHaveLength(2);
  expect(lines()[0]).toMatch(/^[0-9a-f-]{36} {2}last used \d{4}-\d\d-\d\d$/);
  expect(lines()[1]).toMatch(/^Found 1 account not used for 24 months\./);
});

it("deletes inactive accounts, once", async () => {
  await accounts(["inactive", "delete"]);
  expect(lines()).toEqual(["Deleted 1 account that had not been used for 24 months."]);
  said.mockClear();
  await accounts(["inactive"]);
  expect(lines()).toEqual(["Every account has been used in the last 24 months."]);
});

it.each([[["idle"]], [["inactive", "remove"]]])("explains the error in %j", async (args) => {
  await expect(accounts(args)).rejects.toThrow(/npm run accounts -- inactive lists/);
});
