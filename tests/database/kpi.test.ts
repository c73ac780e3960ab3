/** The scorecard's and the assessment's calls, with figures checked against src/domain/scorecard/scorecard.cases.ts. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addDays, weekOf } from "@/domain/calendar";
import { DETAILS } from "@/domain/journal/journal";
import { SCORECARD_CASES, type ScorecardCase } from "@/domain/scorecard/scorecard.cases";
import { createBackend, type Backend } from "#scripts/backend/backend";
import { ANY_TIMESTAMP, runJob, day, signUp, type User } from "./actors";

let backend: Backend;
let user: User;

beforeAll(async () => {
  backend = await createBackend({ database: "memory", siteUrl: "http://localhost" });
});
afterAll(() => backend.close());
beforeEach(async () => {
  user = await signUp(backend);
});

const kpiOf = ({ client, id }: User) => client.from("kpi_data").select().eq("user_id", id);
const refresh = ({ client }: User, today = day()) => client.rpc("refresh_my_kpi", { p_today: today });

function entriesOf({ entries }: ScorecardCase) {
  const monday = weekOf(day()).first;
  return entries.map(([when, type, pounds]) => ({
    user_id: user.id,
    entry_date: "ago" in when ? day(-when.ago) : addDays(monday, when.fromMonday),
    entry_type: type,
    amount: pounds,
    earning_detail: type === "E" ? DETAILS.E[0] : null,
    saving_detail: type === "S" ? DETAILS.S[0] : null,
    spending_detail: type === "P" ? DETAILS.P[0] : null,
  }));
}

/** The owner of the database does this, because users cannot claim a finished goal. */
const writeGoals = ({ goals = [] }: ScorecardCase) =>
  backend.sql(
    goals
      .map(
        ({ status, isPutAway }, place) =>
          `insert into public.community_challenges
             (user_id, challenge_type, target_value, current_progress, end_date, status, is_deleted)
           values ('${user.id}', '${place ? "habit_streak" : "savings_goal"}', 10,
             ${status === "completed" ? 10 : 0}, current_date + 30, '${status}', ${isPutAway});`,
      )
      .join("\n"),
  );

const rowOf = ({ expected }: ScorecardCase) =>
  Object.fromEntries(
    Object.entries(expected).map(([name, value]) => [
      name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  );

describe("the figures of the scorecard", () => {
  it.each(SCORECARD_CASES)("$name", async (scorecardCase) => {
    const entries = entriesOf(scorecardCase);
    if (entries.length) await user.client.from("journal_entries").insert(entries).throwOnError();
    await writeGoals(scorecardCase);
    if (scorecardCase.assessment)
      await user.client
        .from("profiles")
        .update({
          earning_score: scorecardCase.assessment.earningScore,
          spending_score: scorecardCase.assessment.spendingScore,
        })
        .eq("user_id", user.id)
        .throwOnError();

    // The database keeps it up to date by itself, and the page's request gives the same result.
    expect((await kpiOf(user).single()).data).toMatchObject(rowOf(scorecardCase));
    await refresh(user).throwOnError();
    expect((await kpiOf(user).single()).data).toMatchObject(rowOf(scorecardCase));
  });
});

describe("the row of the scorecard", () => {
  it("creates no scorecard row for a user who has done nothing, not even on request", async () => {
    await refresh(user).throwOnError();
    const { data, error } = await kpiOf(user).maybeSingle();
    expect({ data, error }).toEqual({ data: null, error: null });
    expect((await kpiOf(user).single()).error?.code).toBe("PGRST116");
  });

  it("returns the specified columns, with numbers as numbers", async () => {
    await user.client
      .from("journal_entries")
      .insert(runJob(user, { amount: 12.5, entry_date: day() }))
      .throwOnError();
    const { data } = await kpiOf(user).single();
    expect(data).toEqual({
      user_id: user.id,
      earning_score: 50,
      spending_score: 50,
      savings_rate: 0,
      weekly_earnings: 12.5,
      weekly_spending: 0,
      streak_days: 1,
      goals_completed: 0,
      total_goals: 0,
      knowledge_points: 0,
      updated_at: ANY_TIMESTAMP,
    });
  });

  it("updates the row with each entry", async () => {
    const days = [0, 1, 2].map((ago) => day(-ago));
    for (const entry_date of days)
      await user.client.from("journal_entries").insert(runJob(user, { entry_date })).throwOnError();
    const thisWeek = days.filter((one) => one >= weekOf(day()).first);
    expect((await kpiOf(user).single()).data).toMatchObject({
      streak_days: 3,
      weekly_earnings: thisWeek.length,
    });
  });

  it("updates the row after a correction and a removal", async () => {
    const { data: entry } = await user.client
      .from("journal_entries")
      .insert(runJob(user, { amount: 5, entry_date: day() }))
      .select("id")
      .single()
      .throwOnError();
    await user.client.from("journal_entries").update({ amount: 8 }).eq("id", entry.id).throwOnError();
    expect((await kpiOf(user).single()).data).toMatchObject({ weekly_earnings: 8, streak_days: 1 });
    await user.client.from("journal_entries").delete().eq("id", entry.id).throwOnError();
    expect((await kpiOf(user).single()).data).toMatchObject({ weekly_earnings: 0, streak_days: 0 });
  });

  it("an update that carries every figure changes the knowledge points alone and returns the row", async () => {
    await user.client
      .from("journal_entries")
      .insert(runJob(user, { amount: 3, entry_date: day() }))
      .throwOnError();
    const { data, error, status } = await user.client
      .from("kpi_data")
      .update({
        earning_score: 100,
        spending_score: 0,
        savings_rate: 99,
        weekly_earnings: 60,
        weekly_spending: 1,
        streak_days: 365,
        goals_completed: 9,
        total_goals: 9,
        knowledge_points: 20,
      })
      .eq("user_id", user.id)
      .select()
      .single();
    expect({ error, status }).toEqual({ error: null, status: 200 });
    expect(data).toMatchObject({
      earning_score: 50,
      spending_score: 50,
      savings_rate: 0,
      weekly_earnings: 3,
      weekly_spending: 0,
      streak_days: 1,
      goals_completed: 0,
      total_goals: 0,
      knowledge_points: 20,
    });
  });

  it("never lowers the knowledge points, and returns the current number", async () => {
    await user.client.from("journal_entries").insert(runJob(user)).throwOnError();
    const write = (knowledge_points: number) =>
      user.client.from("kpi_data").update({ knowledge_points }).eq("user_id", user.id).select().single();
    await write(20).throwOnError();
    for (const lower of [0, 10, 20]) {
      const { data, status } = await write(lower);
      expect({ status, points: data?.knowledge_points }).toEqual({ status: 200, points: 20 });
    }
    expect((await write(30)).data).toMatchObject({ knowledge_points: 30 });
  });

  it.each([-1, 100_001])("refuses knowledge points of %i", async (points) => {
    await user.client.from("journal_entries").insert(runJob(user)).throwOnError();
    const { error } = await user.client
      .from("kpi_data")
      .update({ knowledge_points: points })
      .eq("user_id", user.id)
      .select();
    expect(error).not.toBeNull();
    expect((await kpiOf(user).single()).data).toMatchObject({ knowledge_points: 0 });
  });
});

describe("asking for the figures of a day", () => {
  it("moves on with the weeks and days: yesterday's streak is gone tomorrow", async () => {
    await user.client
      .from("journal_entries")
      .insert(runJob(user, { entry_date: day(-1) }))
      .throwOnError();
    await refresh(user, day()).throwOnError();
    expect((await kpiOf(user).single()).data).toMatchObject({ streak_days: 1 });
    await refresh(user, day(1)).throwOnError();
    expect((await kpiOf(user).single()).data).toMatchObject({ streak_days: 0 });
    await refresh(user, day(-1)).throwOnError();
    expect((await kpiOf(user).single()).data).toMatchObject({ streak_days: 1 });
  });

  it.each([-2, 2, 365, -365])("refuses %i days from the server's day, and changes nothing", async (days) => {
    await user.client
      .from("journal_entries")
      .insert(runJob(user, { entry_date: day() }))
      .throwOnError();
    const before = (await kpiOf(user).single()).data;
    const { error, status } = await refresh(user, day(days));
    expect({ code: error?.code, status }).toEqual({ code: "not_today", status: 400 });
    expect((await kpiOf(user).single()).data).toEqual(before);
  });
});

describe("a saved assessment", () => {
  const save = (change: object) =>
    user.client.from("profiles").update(change).eq("user_id", user.id).select().single();

  it.each([
    [50, 50, "QI"],
    [50, 49, "QII"],
    [49, 49, "QIII"],
    [49, 50, "QIV"],
    [100, 0, "QII"],
    [0, 100, "QIV"],
  ])(
    "stores an assessment of %i and %i as %s, whatever quadrant the request names",
    async (earning, spending, quadrant) => {
      const forged = quadrant === "QI" ? "QIII" : "QI";
      const { data, error } = await save({
        earning_score: earning,
        spending_score: spending,
        current_quadrant: forged,
      });
      expect(error).toBeNull();
      expect(data).toEqual({
        user_id: user.id,
        first_name: "Ann",
        last_name: null,
        earning_score: earning,
        spending_score: spending,
        current_quadrant: quadrant,
        created_at: ANY_TIMESTAMP,
        updated_at: ANY_TIMESTAMP,
      });
    },
  );

  it("stores no quadrant without scores, and ignores the name sent with it", async () => {
    const { data } = await save({ first_name: "Anna", current_quadrant: "QII" });
    expect(data).toMatchObject({ first_name: "Anna", current_quadrant: null, earning_score: null });
  });

  it.each([
    { earning_score: 101, spending_score: 50 },
    { earning_score: 50, spending_score: -1 },
    { earning_score: 50 },
  ])("refuses %j", async (scores) => {
    const { error } = await save(scores);
    expect(error).not.toBeNull();
    const { data } = await user.client.from("profiles").select("earning_score, spending_score").single();
    expect(data).toEqual({ earning_score: null, spending_score: null });
  });
});
