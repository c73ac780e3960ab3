/** The community's calls as the specification names them, made with the site's own client. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createBackend, type Backend } from "#scripts/backend/backend";
import { ANY_TIMESTAMP, day, signUp, type User } from "./actors";

let backend: Backend;
let ann: User;
let bob: User;

beforeAll(async () => {
  backend = await createBackend({ database: "memory", siteUrl: "http://localhost" });
  ann = await signUp(backend, "Ann");
  bob = await signUp(backend, "Bob");
});
afterAll(() => backend.close());

const AN_ID = expect.any(String) as string;
const goal = (user: User, target_value = 50) => ({
  user_id: user.id,
  challenge_type: "savings_goal",
  target_value,
  end_date: day(30),
});
const idea = (user: User, change: { title?: string; description?: string } = {}) => ({
  user_id: user.id,
  title: "Wash cars",
  description: "£5 for 10 cars",
  image_url: null,
  ...change,
});
const told = ({ error, status }: { error: { code: string } | null; status: number }) => ({
  code: error?.code,
  status,
});

describe("challenges", () => {
  it("creates challenges, reads them, updates them by id and completes them", async () => {
    const created = await ann.client.from("community_challenges").insert(goal(ann)).select().single();
    expect(created.error).toBeNull();
    expect(created.data).toEqual({
      id: AN_ID,
      user_id: ann.id,
      challenge_type: "savings_goal",
      target_value: 50,
      current_progress: 0,
      end_date: day(30),
      status: "active",
      is_deleted: false,
      created_at: ANY_TIMESTAMP,
      updated_at: ANY_TIMESTAMP,
      title: null,
      picture: null,
      needs_help: null,
      is_withheld: false,
    });
    const save = (current_progress: number) =>
      ann.client
        .from("community_challenges")
        .update({ current_progress, updated_at: "2000-01-01T00:00:00.000Z" })
        .eq("id", created.data!.id);
    expect(told(await save(20.5))).toEqual({ code: undefined, status: 204 });
    const read = async () =>
      (
        await ann.client
          .from("community_challenges")
          .select("*")
          .eq("user_id", ann.id)
          .eq("is_deleted", false)
          .throwOnError()
      ).data;
    expect(await read()).toMatchObject([{ current_progress: 20.5, status: "active" }]);
    expect((await read())[0]!.updated_at).not.toMatch(/^2000/);
    expect(told(await ann.client.from("community_challenges").insert(goal(ann)))).toEqual({
      code: "23505",
      status: 409,
    });
    await save(50).throwOnError();
    expect(await read()).toMatchObject([{ current_progress: 50, status: "completed" }]);
    expect(told(await save(10))).toEqual({ code: "challenge_over", status: 409 });
    expect(await read()).toMatchObject([{ current_progress: 50, status: "completed" }]);
  });

  it("ends challenges after their last day, and archives them permanently", async () => {
    const user = await signUp(backend);
    await user.client
      .from("community_challenges")
      .insert({ ...goal(user), end_date: day(0) })
      .throwOnError();
    expect((await user.client.rpc("settle_my_challenges", { p_today: day(0) })).data).toBe(0);
    expect((await user.client.rpc("settle_my_challenges", { p_today: day(1) })).data).toBe(1);
    expect((await user.client.rpc("settle_my_challenges")).data).toBe(0);
    const put = (is_deleted: boolean) =>
      user.client.from("community_challenges").update({ is_deleted }).eq("user_id", user.id).select("status");
    expect((await put(true)).data).toEqual([{ status: "failed" }]);
    expect((await put(false)).data).toEqual([]);
  });

  it("limits challenges to a year, and names the error", async () => {
    const long = { ...goal(bob), end_date: day(400) };
    expect(told(await bob.client.from("community_challenges").insert(long))).toEqual({
      code: "challenge_end_date",
      status: 400,
    });
  });
});

describe("habits and badges", () => {
  it("a habit is created, logged, and logged again without counting twice", async () => {
    const created = await ann.client
      .from("habit_streaks")
      .insert({ user_id: ann.id, habit_name: "Save a coin" })
      .select()
      .single();
    expect(created.data).toEqual({
      id: AN_ID,
      user_id: ann.id,
      habit_name: "Save a coin",
      current_streak: 0,
      best_streak: 0,
      last_logged_date: null,
      status: "active",
      needs_help: null,
      is_withheld: false,
      is_deleted: false,
      created_at: ANY_TIMESTAMP,
      updated_at: ANY_TIMESTAMP,
    });
    const log = (current_streak: number, last_logged_date = day()) =>
      ann.client
        .from("habit_streaks")
        .update({
          current_streak,
          best_streak: current_streak,
          last_logged_date,
          updated_at: new Date().toISOString(),
        })
        .eq("id", created.data!.id);
    expect(told(await log(1))).toEqual({ code: undefined, status: 204 });
    expect(told(await log(1))).toEqual({ code: undefined, status: 204 });
    expect(told(await log(2))).toEqual({ code: "habit_streak", status: 409 });
    expect(told(await log(1, day(2)))).toEqual({ code: "habit_day", status: 409 });
    const { data } = await ann.client.from("habit_streaks").select("*").eq("is_deleted", false);
    expect(data).toMatchObject([{ current_streak: 1, best_streak: 1, last_logged_date: day() }]);
  });

  it("awards the seventh day's badge once", async () => {
    const user = await signUp(backend);
    const badge = {
      user_id: user.id,
      badge_type: "streak_champ",
      badge_level: "bronze",
      source: "habit_streak",
    };
    const claim = async () => told(await user.client.from("badge_events").insert(badge));
    expect(await claim()).toEqual({ code: "badge_not_earned", status: 409 });
    await backend.sql(`
      insert into public.habit_streaks (user_id, habit_name, current_streak, best_streak, last_logged_date)
      values ('${user.id}', 'Save a coin', 6, 6, '${day(-1)}');
    `);
    expect(await claim()).toEqual({ code: "badge_not_earned", status: 409 });
    await user.client
      .from("habit_streaks")
      .update({ current_streak: 7, best_streak: 7, last_logged_date: day() })
      .eq("user_id", user.id)
      .throwOnError();
    expect(await claim()).toEqual({ code: undefined, status: 201 });
    expect(await claim()).toEqual({ code: "23505", status: 409 });
    const { data } = await user.client
      .from("badge_events")
      .select("*")
      .eq("user_id", user.id)
      .eq("is_active", true)
      .order("earned_at", { ascending: false });
    expect(data).toEqual([
      {
        ...badge,
        id: AN_ID,
        earned_at: ANY_TIMESTAMP,
        is_active: true,
        habit_id: AN_ID,
        run_started_on: day(-6),
      },
    ]);
    const forged = { ...badge, badge_type: "mentor_badge", badge_level: "legend" };
    expect(told(await user.client.from("badge_events").insert(forged))).toEqual({
      code: "badge_not_earned",
      status: 409,
    });
  });
});

describe("kindness quests", () => {
  it("keeps quests for review, and answers the eleventh of a day with status 429", async () => {
    const quest = { user_id: ann.id, description: "I read to my brother", image_url: null };
    const created = await ann.client.from("kindness_quests").insert(quest).select().single();
    expect(created.data).toEqual({
      ...quest,
      id: AN_ID,
      status: "pending",
      submitted_at: ANY_TIMESTAMP,
      is_deleted: false,
      needs_help: null,
      is_withheld: false,
    });
    const nine = Array.from({ length: 9 }, () => quest);
    expect((await ann.client.from("kindness_quests").insert(nine)).error).toBeNull();
    expect(told(await ann.client.from("kindness_quests").insert(quest))).toEqual({
      code: "daily_cap",
      status: 429,
    });
    const { data } = await ann.client.from("kindness_quests").select("*").eq("is_deleted", false);
    expect(data).toHaveLength(10);
  });
});

describe("the gig jar", () => {
  it("accepts an idea, shows it to all, counts one vote each, and hides it from the user who reports it", async () => {
    const created = await ann.client.from("gig_jar_submissions").insert(idea(ann)).select().single();
    expect(created.data).toEqual({
      ...idea(ann),
      id: AN_ID,
      status: "active",
      votes: 0,
      created_at: ANY_TIMESTAMP,
      is_deleted: false,
      needs_help: null,
      is_withheld: false,
      held_from: null,
    });
    const gig_id = created.data!.id;
    const vote = async () => told(await bob.client.from("gig_jar_votes").insert({ user_id: bob.id, gig_id }));
    expect(await vote()).toEqual({ code: undefined, status: 201 });
    expect(await vote()).toEqual({ code: "23505", status: 409 });
    const seen = async ({ client }: typeof bob) =>
      (
        await client
          .from("gig_jar_submissions")
          .select("*")
          .in("status", ["active", "featured"])
          .eq("is_deleted", false)
          .order("votes", { ascending: false })
      ).data;
    expect(await seen(bob)).toEqual([{ ...created.data, votes: 1 }]);
    const report = await bob.client.rpc("report_idea", { p_gig_id: gig_id, p_reason: "It is unkind" });
    expect(report.error).toBeNull();
    expect(await seen(bob)).toEqual([]);
    expect(await seen(ann)).toEqual([{ ...created.data, votes: 1 }]);
    expect(told(await bob.client.rpc("report_idea", { p_gig_id: crypto.randomUUID() }))).toEqual({
      code: "idea_not_found",
      status: 404,
    });
  });

  it.each([
    ["its text", { description: "Write to bob (at) example (dot) com" }, "idea_contact"],
    ["its title", { title: "Ring 07700 900123" }, "idea_contact_title"],
  ])("refuses an idea that says how to find somebody in %s, and names the reason", async (_, bad, code) => {
    expect(told(await bob.client.from("gig_jar_submissions").insert(idea(bob, bad)))).toEqual({
      code,
      status: 400,
    });
  });

  it("hides a held idea from everybody but its writer: in selects, embeds, votes, reports and counts", async () => {
    const held = await ann.client
      .from("gig_jar_submissions")
      .insert(idea(ann, { title: "Sell shit cakes" }))
      .select("id, status, needs_help")
      .single();
    expect(held.data).toMatchObject({ status: "held", needs_help: null });
    const id = held.data!.id;
    const { client } = bob;
    expect((await client.from("gig_jar_submissions").select("*").eq("id", id)).data).toEqual([]);
    expect((await client.from("gig_jar_votes").select("gig_jar_submissions(title)")).data).not.toContainEqual(
      { gig_jar_submissions: { title: "Sell shit cakes" } },
    );
    const counted = await client
      .from("gig_jar_submissions")
      .select("id", { count: "exact", head: true })
      .eq("id", id);
    expect(counted.count).toBe(0);
    expect(told(await client.from("gig_jar_votes").insert({ user_id: bob.id, gig_id: id }))).toMatchObject({
      code: "42501",
    });
    expect(told(await client.rpc("report_idea", { p_gig_id: id }))).toMatchObject({ status: 404 });
    expect((await ann.client.from("gig_jar_submissions").select("title").eq("id", id)).data).toHaveLength(1);
  });

  it("answers a child in need with help, and keeps the text private", async () => {
    const asked = await ann.client
      .from("gig_jar_submissions")
      .insert(idea(ann, { description: "i dont want to be alive anymore" }))
      .select("status, needs_help")
      .single();
    expect(asked.data).toEqual({ status: "held", needs_help: "crisis" });
    const told = await bob.client
      .from("kindness_quests")
      .insert({
        user_id: bob.id,
        description: "I was nice to my brother because my dad hits him",
        image_url: null,
      })
      .select("status, needs_help")
      .single();
    expect(told.data).toEqual({ status: "pending", needs_help: "abuse" });
  });
});
