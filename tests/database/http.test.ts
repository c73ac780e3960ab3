/** The calls that the specification names, with the site's own client: their shapes are those of hosted Supabase. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createBackend, type Backend } from "#scripts/backend/backend";
import { ANY_TIMESTAMP, runJob, signUp, type User } from "./actors";

let backend: Backend;
let ann: User;
let bob: User;

beforeAll(async () => {
  backend = await createBackend({ database: "memory", siteUrl: "http://localhost" });
  ann = await signUp(backend, "Ann");
  bob = await signUp(backend, "Bob");
});
afterAll(() => backend.close());

describe("a user's own journal", () => {
  it("an entry comes back as it was created, with its amount as a number and its times in ISO 8601", async () => {
    const { data, error } = await ann.client
      .from("journal_entries")
      .insert(runJob(ann, { amount: 12.5 }))
      .select()
      .single();
    expect(error).toBeNull();
    expect(data).toEqual({
      id: expect.any(String),
      user_id: ann.id,
      entry_date: "2026-11-16",
      entry_type: "E",
      amount: 12.5,
      earning_detail: "E-Chore",
      saving_detail: null,
      spending_detail: null,
      client_id: expect.any(String),
      created_at: ANY_TIMESTAMP,
      updated_at: ANY_TIMESTAMP,
    });
  });

  it("stores the largest and the smallest amount to the penny", async () => {
    for (const amount of [9_999_999.99, 0.01, 0]) {
      const { data } = await ann.client
        .from("journal_entries")
        .insert(runJob(ann, { amount }))
        .select("amount")
        .single();
      expect(data).toEqual({ amount });
    }
  });

  it("returns the figures as one row of numbers", async () => {
    const user = await signUp(backend);
    await user.client.from("journal_entries").insert(runJob(user, { amount: 20 }));
    const weekly = await user.client.rpc("calculate_weekly_stats_ksp", {
      p_user_id: user.id,
      p_week_start: "2026-11-16",
      p_week_end: "2026-11-22",
    });
    const figures = {
      total_earning: 20,
      total_saving: 0,
      total_spending: 0,
      total_ks_spending: 0,
      se_ratio: 0,
      ks_ratio: 0,
    };
    expect(weekly.data).toEqual([figures]);
    const phase = await user.client.rpc("calculate_phase_stats_ksp", {
      p_user_id: user.id,
      p_phase_number: 1,
    });
    expect(phase.data).toEqual([{ ...figures, total_earning: 0, phase_number: 1 }]);
  });

  it("answers the same entry sent again with a conflict, not a second entry", async () => {
    const entry = runJob(ann, { amount: 77, client_id: crypto.randomUUID() });
    await ann.client.from("journal_entries").insert(entry);
    const { error, status } = await ann.client.from("journal_entries").insert(entry);
    expect({ code: error?.code, status }).toEqual({ code: "23505", status: 409 });
    const { data } = await ann.client.from("journal_entries").select("id").eq("amount", 77);
    expect(data).toHaveLength(1);
  });

  it("refuses an entry that breaks a rule, and does not store it", async () => {
    const { error } = await ann.client.from("journal_entries").insert(runJob(ann, { amount: 55.555 }));
    expect(error).not.toBeNull();
    const { data } = await ann.client.from("journal_entries").select("id").eq("amount", 55.555);
    expect(data).toEqual([]);
  });

  it("answers the 201st entry of a day with status 429", async () => {
    const user = await signUp(backend);
    const many = await user.client
      .from("journal_entries")
      .insert(Array.from({ length: 200 }, () => runJob(user)));
    expect(many.error).toBeNull();
    const { error, status } = await user.client.from("journal_entries").insert(runJob(user));
    expect({ code: error?.code, status }).toEqual({ code: "daily_cap", status: 429 });
  });
});

describe("no row", () => {
  it("answers single() without a row with PGRST116, which the specification tolerates", async () => {
    const { data, error, status } = await bob.client
      .from("challenge_participants")
      .select()
      .eq("user_id", bob.id)
      .eq("is_active", true)
      .single();
    expect({ data, code: error?.code, status }).toEqual({ data: null, code: "PGRST116", status: 406 });
  });

  it("answers maybeSingle() without a row with null", async () => {
    const { data, error } = await bob.client.from("challenge_participants").select().maybeSingle();
    expect({ data, error }).toEqual({ data: null, error: null });
  });
});

describe("enrolling", () => {
  it("leaves one enrolment when two tabs enrol at once, and answers one with a conflict", async () => {
    const user = await signUp(backend);
    const payload = {
      user_id: user.id,
      challenge_start_date: "2026-11-21",
      challenge_end_date: "2027-02-19",
      current_phase: 1,
      is_active: true,
    };
    const answers = await Promise.all(
      [1, 2].map(() => user.client.from("challenge_participants").insert(payload)),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect(answers.find(({ error }) => error)?.error?.code).toBe("23505");
    const { data } = await user.client.from("challenge_participants").select("is_active, current_phase");
    expect(data).toEqual([{ is_active: true, current_phase: 1 }]);
  });
});

describe("a profile", () => {
  it("stores the names from sign-up, which can be changed", async () => {
    const { data } = await bob.client
      .from("profiles")
      .select("first_name")
      .eq("user_id", bob.id)
      .maybeSingle();
    expect(data).toEqual({ first_name: "Bob" });
    const changed = await bob.client
      .from("profiles")
      .update({ first_name: "Bobby" })
      .eq("user_id", bob.id)
      .select("first_name")
      .single();
    expect(changed.data).toEqual({ first_name: "Bobby" });
  });

  it("accepts a sign-up whose name hides something", async () => {
    const user = await signUp(backend, "\u202e\u200b");
    const { data } = await user.client.from("profiles").select("first_name, last_name");
    expect(data).toEqual([{ first_name: null, last_name: null }]);
  });
});

describe("a long journal", () => {
  it("returns the first thousand rows without a range", async () => {
    const user = await signUp(backend);
    await backend.sql(`
      insert into public.journal_entries (user_id, entry_date, entry_type, amount, earning_detail)
      select '${user.id}', '2026-01-01', 'E', 1, 'E-Chore' from generate_series(1, 1001);
    `);
    const { data } = await user.client.from("journal_entries").select("id");
    expect(data).toHaveLength(1000);
  });
});
