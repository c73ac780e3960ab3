/** The same migrations and API on a real PostgreSQL, with more than one connection. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createBackend, type Backend } from "#scripts/backend/backend";
import { ANY_TIMESTAMP, runJob, anonymousClient, signUp, type User } from "./actors";
import {
  postgresServers,
  postgresUnavailableReason,
  startPostgres,
  type RealPostgres,
} from "#scripts/realPostgres";

const missing = postgresUnavailableReason();
if (missing) it.skip(`on a real PostgreSQL: skipped, because ${missing}`, () => {});

describe.each(postgresServers())("on $name", ({ bin }) => {
  let server: RealPostgres;
  let backend: Backend;
  let user: User;

  beforeAll(async () => {
    server = await startPostgres(undefined, bin);
    backend = await createBackend({ database: server.url, siteUrl: "http://localhost" });
    user = await signUp(backend, "Ann");
  });
  afterAll(async () => {
    await backend?.close();
    await server?.stop();
  });

  it("signing up makes a profile", async () => {
    const { data } = await user.client.from("profiles").select("first_name").throwOnError();
    expect(data).toEqual([{ first_name: "Ann" }]);
  });

  it("an entry comes back as on the embedded one: a number, and times in ISO 8601", async () => {
    const { data } = await user.client
      .from("journal_entries")
      .insert(runJob(user, { amount: 12.5 }))
      .select()
      .single()
      .throwOnError();
    expect(data).toMatchObject({
      amount: 12.5,
      entry_date: "2026-11-16",
      created_at: ANY_TIMESTAMP,
    });
  });

  it("the figures are those of the entry", async () => {
    const { data } = await user.client
      .rpc("calculate_weekly_stats_ksp", {
        p_user_id: user.id,
        p_week_start: "2026-11-16",
        p_week_end: "2026-11-22",
      })
      .throwOnError();
    expect(data).toEqual([
      {
        total_earning: 12.5,
        total_saving: 0,
        total_spending: 0,
        total_ks_spending: 0,
        se_ratio: 0,
        ks_ratio: 0,
      },
    ]);
  });

  it("another user sees none of it, and a signed-out visitor is refused, also after several requests", async () => {
    const other = await signUp(backend, "Bob");
    const { data } = await other.client.from("journal_entries").select();
    expect(data).toEqual([]);
    const { error } = await anonymousClient(backend).from("journal_entries").select();
    expect(error?.code).toBe("42501");
  });

  it("twenty tabs that enrol at once leave one enrolment", async () => {
    const payload = {
      user_id: user.id,
      challenge_start_date: "2026-11-21",
      challenge_end_date: "2027-02-19",
    };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => user.client.from("challenge_participants").insert(payload)),
    );
    expect(answers.filter(({ error }) => !error)).toHaveLength(1);
    expect(new Set(answers.flatMap(({ error }) => error?.code ?? []))).toEqual(new Set(["23505"]));
  });

  it("requests side by side do not slip over the cap of a day", async () => {
    const busy = await signUp(backend, "Carl");
    await busy.client
      .from("journal_entries")
      .insert(Array.from({ length: 190 }, () => runJob(busy)))
      .throwOnError();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => busy.client.from("journal_entries").insert(runJob(busy))),
    );
    expect(answers.filter(({ error }) => !error)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  });

  it("starting again on a migrated database changes nothing", async () => {
    const again = await createBackend({ database: server.url, siteUrl: "http://localhost" });
    try {
      const { data } = await anonymousClient(again).auth.signInWithPassword({
        email: user.email,
        password: user.password,
      });
      expect(data.user?.id).toBe(user.id);
      const { error } = await anonymousClient(again).from("profiles").select();
      expect(error?.code).toBe("42501");
    } finally {
      await again.close();
    }
  });
});
