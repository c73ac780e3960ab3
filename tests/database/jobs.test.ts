/** The scheduled jobs on this computer, where there is no pg_cron to run them. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createBackend, type Backend } from "#scripts/backend/backend";
import { queryRows } from "#scripts/backend/connections";
import { signUp } from "./actors";

const DAY_MS = 24 * 60 * 60 * 1000;
const SITE = { siteUrl: "http://localhost" };

let backend: Backend | undefined;
let folder = "";
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  folder = mkdtempSync(path.join(tmpdir(), "4mq-jobs-"));
});
afterEach(async () => {
  await backend?.close();
  vi.useRealTimers();
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

describe("a day after the start", () => {
  it("removes an ended account from the sign-in log after a day, without a restart", async () => {
    backend = await createBackend({ database: "memory", ...SITE });
    const ann = await signUp(backend, "Ann");
    await ann.client.rpc("delete_my_account").throwOnError();
    const entries = `auth.audit_log_entries where payload::text like '%${ann.email}%'`;
    expect(await count(entries)).toBeGreaterThan(0);

    await vi.advanceTimersByTimeAsync(DAY_MS - 1);
    expect(await count(entries)).toBeGreaterThan(0);
    await vi.advanceTimersByTimeAsync(1);
    await vi.waitFor(async () => expect(await count(entries)).toBe(0));
  });

  it("runs the jobs a day later, and again the day after", async () => {
    backend = await createBackend({ database: folder, ...SITE });
    for (const day of [1, 2]) {
      await addOldForm();
      expect(await count("public.form_submissions"), `day ${day}`).toBe(1);
      await vi.advanceTimersByTimeAsync(DAY_MS);
      await vi.waitFor(async () => expect(await count("public.form_submissions")).toBe(0));
    }
  });
});

it("keeps no process alive for the jobs, and runs none once the backend is closed", async () => {
  const intervals = vi.spyOn(globalThis, "setInterval");
  backend = await createBackend({ database: "memory", ...SITE });
  const daily = intervals.mock.results.filter((_, index) => intervals.mock.calls[index]![1] === DAY_MS);
  expect(daily.map(({ value }) => (value as NodeJS.Timeout).hasRef())).toEqual([false]);
  expect(vi.getTimerCount()).toBe(1);
  await backend.close();
  expect(vi.getTimerCount()).toBe(0);
});

describe("a job that fails", () => {
  it("names a failed job in a warning, starts the site and runs the other jobs", async () => {
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
  it("warns about pg_cron tables that cannot be read, and runs every job", async () => {
    backend = await createBackend({ database: folder, ...SITE });
    await addOldForm();
    await backend.sql("create schema cron; create table cron.job (unreadable text)");
    await backend.close();
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    backend = await createBackend({ database: folder, ...SITE });
    expect(warn.mock.calls).toEqual([[expect.stringContaining("private.scheduled_jobs()")]]);
    expect(await count("public.form_submissions")).toBe(0);
  });

  it("starts the site even if neither they nor the list of jobs can be read", async () => {
    backend = await createBackend({ database: folder, ...SITE });
    await backend.sql("drop function private.jobs() cascade");
    await backend.close();
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    backend = await createBackend({ database: folder, ...SITE });
    expect(warn).toHaveBeenCalledTimes(2);
    await signUp(backend, "Ann");
  });
});

it("accepts a missing sign-in log, because the service can be told to keep none", async () => {
  backend = await createBackend({ database: "memory", ...SITE });
  await backend.sql("drop table auth.audit_log_entries");
  expect(await count("private.forget_old_sign_ins() as deleted where deleted = 0")).toBe(1);
});
