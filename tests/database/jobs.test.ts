/** The scheduled jobs on this computer, where there is no pg_cron to run them. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createBackend, type Backend } from "#scripts/backend/backend";
import { queryRows } from "#scripts/backend/connections";
import { signUp } from "./actors";

const SITE = { siteUrl: "http://localhost" };

let backend: Backend | undefined;
let folder = "";
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "4mq-jobs-"));
});
afterEach(async () => {
  await backend?.close();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

const count = async (from: string) => {
  const [row] = await queryRows<{ count: number }>(
    backend!.connection,
    `select count(*)::integer as count from ${from}`,
  );
  return row!.count;
};
const addOldForm = () =>
  backend!.sql(`
    insert into public.form_submissions (form_id, payload, created_at)
    values ('contact', '{}', now() - interval '25 months')`);
const breakSettling = () =>
  backend!.sql(`
    create or replace function private.settle_all_challenges() returns integer
    language plpgsql as $$ begin raise exception 'no money left'; end $$`);

describe("a job that fails", () => {
  it("is named in a warning, and the site starts and runs the other jobs", async () => {
    backend = await createBackend({ database: folder, ...SITE });
    await breakSettling();
    await addOldForm();
    await backend.close();
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    backend = await createBackend({ database: folder, ...SITE });
    expect(warn.mock.calls).toEqual([["The job settle-challenges failed: no money left"]]);
    expect(await count("public.form_submissions")).toBe(0);
  });
});

describe("tables of pg_cron that cannot be read", () => {
  it("are told of in a warning, and every job runs", async () => {
    backend = await createBackend({ database: folder, ...SITE });
    await addOldForm();
    await backend.sql("create schema cron; create table cron.job (unreadable text)");
    await backend.close();
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    backend = await createBackend({ database: folder, ...SITE });
    expect(warn.mock.calls).toEqual([[expect.stringContaining("private.scheduled_jobs()")]]);
    expect(await count("public.form_submissions")).toBe(0);
  });

  it("neither they nor the list of jobs keep the site from starting", async () => {
    backend = await createBackend({ database: folder, ...SITE });
    await backend.sql("drop function private.jobs() cascade");
    await backend.close();
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    backend = await createBackend({ database: folder, ...SITE });
    expect(warn).toHaveBeenCalledTimes(2);
    await signUp(backend, "Ann");
  });
});

it("the log of sign-ins may be missing: the service can be told to keep none", async () => {
  backend = await createBackend({ database: "memory", ...SITE });
  await backend.sql("drop table auth.audit_log_entries");
  expect(await count("private.forget_old_sign_ins() as deleted where deleted = 0")).toBe(1);
});
