/** What a signed-out visitor and another user get out of the API: nothing, and they change nothing. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createBackend, LOCAL_PUBLISHABLE_KEY, type Backend } from "#scripts/backend/backend";
import { chore, nobody, signUp, type User } from "./actors";

let backend: Backend;
let ann: User;
let bob: User;

beforeAll(async () => {
  backend = await createBackend({ database: "memory", siteUrl: "http://localhost" });
  ann = await signUp(backend, "Ann");
  bob = await signUp(backend, "Bob");
});
afterAll(() => backend.close());

const TABLES = ["profiles", "journal_entries", "challenge_participants"] as const;

describe("a signed-out visitor", () => {
  it.each(TABLES)("is refused %s, first and after several requests of others", async (table) => {
    for (let turn = 0; turn < 3; turn++) {
      const { data, error, status } = await nobody(backend).from(table).select();
      expect({ data, code: error?.code, status }).toEqual({ data: null, code: "42501", status: 401 });
      await ann.client.from(table).select();
    }
  });

  it("is refused writing", async () => {
    const visitor = nobody(backend);
    const insert = await visitor.from("journal_entries").insert(chore(ann));
    const update = await visitor.from("profiles").update({ first_name: "x" }).eq("user_id", ann.id);
    const remove = await visitor.from("journal_entries").delete().eq("user_id", ann.id);
    for (const { error } of [insert, update, remove]) expect(error?.code).toBe("42501");
  });

  it("is refused both functions", async () => {
    const visitor = nobody(backend);
    const weekly = await visitor.rpc("calculate_weekly_stats_ksp", {
      p_user_id: ann.id,
      p_week_start: "2026-11-16",
      p_week_end: "2026-11-22",
    });
    const phase = await visitor.rpc("calculate_phase_stats_ksp", { p_user_id: ann.id, p_phase_number: 1 });
    for (const { error, status } of [weekly, phase])
      expect({ code: error?.code, status }).toEqual({ code: "42501", status: 401 });
  });

  const get = (path: string, headers: Record<string, string> = {}) =>
    backend.fetch(
      new Request(`${backend.siteUrl}${path}`, { headers: { apikey: LOCAL_PUBLISHABLE_KEY, ...headers } }),
    );

  it("finds nothing of the private schema", async () => {
    for (const path of [
      "/rest/v1/daily_usage",
      "/rest/v1/rpc/name_from_metadata",
      "/rest/v1/rpc/make_profile",
    ])
      expect((await get(path)).status, path).toBe(404);
    const asked = await get("/rest/v1/daily_usage", {
      apikey: LOCAL_PUBLISHABLE_KEY,
      "accept-profile": "private",
    });
    expect(asked.status).toBe(406);
  });
});

describe("another user's rows", () => {
  const snapshot = async () => {
    const [entries, enrolments, profile] = await Promise.all([
      ann.client.from("journal_entries").select().order("id"),
      ann.client.from("challenge_participants").select(),
      ann.client.from("profiles").select(),
    ]);
    return { entries: entries.data, enrolments: enrolments.data, profile: profile.data };
  };
  let before: Awaited<ReturnType<typeof snapshot>>;

  beforeAll(async () => {
    await ann.client
      .from("journal_entries")
      .insert(chore(ann, { amount: 40 }))
      .throwOnError();
    await ann.client
      .from("challenge_participants")
      .insert({ user_id: ann.id, challenge_start_date: "2026-11-21", challenge_end_date: "2027-02-19" })
      .throwOnError();
    before = await snapshot();
    expect(before.entries!.length).toBeGreaterThan(0);
  });
  const unchanged = async () => expect(await snapshot()).toEqual(before);

  it("are not seen, by list or by a guessed id", async () => {
    for (const table of TABLES) {
      const list = await bob.client.from(table).select("user_id").eq("user_id", ann.id);
      expect(list.data, table).toEqual([]);
    }
    const { data } = await bob.client.from("journal_entries").select().eq("id", before.entries![0]!.id);
    expect(data).toEqual([]);
  });

  it("are not changed or removed by a guessed id", async () => {
    const { id } = before.entries![0]!;
    const update = await bob.client.from("journal_entries").update({ amount: 0 }).eq("id", id).select();
    const remove = await bob.client.from("journal_entries").delete().eq("id", id).select();
    const rename = await bob.client
      .from("profiles")
      .update({ first_name: "x" })
      .eq("user_id", ann.id)
      .select();
    for (const { data } of [update, remove, rename]) expect(data).toEqual([]);
    await unchanged();
  });

  it("are not added to", async () => {
    const entry = await bob.client.from("journal_entries").insert(chore(ann));
    const enrolment = await bob.client
      .from("challenge_participants")
      .insert({ user_id: ann.id, challenge_start_date: "2026-11-21", challenge_end_date: "2027-02-19" });
    for (const { error, status } of [entry, enrolment])
      expect({ code: error?.code, status }).toEqual({ code: "42501", status: 403 });
    await unchanged();
  });

  it("are not taken over by an upsert with their id", async () => {
    const { error } = await bob.client
      .from("journal_entries")
      .upsert({ ...chore(bob), id: before.entries![0]!.id } as ReturnType<typeof chore>);
    expect(error?.code).toBe("42501");
    await unchanged();
  });

  it("are not handed over to another user", async () => {
    const { error } = await bob.client
      .from("journal_entries")
      .update({ user_id: ann.id })
      .eq("user_id", bob.id);
    expect(error?.code).toBe("42501");
    await unchanged();
  });

  it("count in no figure", async () => {
    const weekly = await bob.client.rpc("calculate_weekly_stats_ksp", {
      p_user_id: ann.id,
      p_week_start: "2026-11-16",
      p_week_end: "2026-11-22",
    });
    const phase = await bob.client.rpc("calculate_phase_stats_ksp", { p_user_id: ann.id, p_phase_number: 1 });
    for (const { data } of [weekly, phase])
      expect(data).toEqual([
        expect.objectContaining({ total_earning: 0, total_saving: 0, total_spending: 0 }),
      ]);
    await unchanged();
  });
});
