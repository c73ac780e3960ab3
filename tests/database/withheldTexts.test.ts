/** Archived texts about somebody at home: their writer's own session asks for them in every request there is. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createBackend, type Backend } from "#scripts/backend/backend";
import { queryRows } from "#scripts/backend/connections";
import { postgresServers, startPostgres } from "#scripts/realPostgres";
import { day, service, signUp, type User } from "./actors";

const WORDS = "my dad hits me every night";
const IDEA = { title: "my dad hits me", description: WORDS };

const TABLES = ["gig_jar_submissions", "kindness_quests", "habit_streaks", "community_challenges"] as const;

/** The arguments of the functions that need some; Ann's id is added. */
const ARGUMENTS: Record<string, object> = {
  refresh_my_kpi: { p_today: day() },
  calculate_weekly_stats_ksp: { p_week_start: day(-7), p_week_end: day() },
  calculate_phase_stats_ksp: { p_phase_number: 1 },
  calculate_week_trend_ksp: { p_first_day: day(-7), p_weeks: 2 },
};

const engines = [
  { name: "PGlite", start: () => Promise.resolve(undefined) },
  ...postgresServers().map(({ name, bin }) => ({ name, start: () => startPostgres(undefined, bin) })),
];

describe.each(engines)("on $name", ({ start }) => {
  let server: Awaited<ReturnType<typeof start>>;
  let backend: Backend;
  let ann: User;
  let ids: Record<(typeof TABLES)[number], string>;

  beforeAll(async () => {
    server = await start();
    backend = await createBackend({ database: server?.url ?? "memory", siteUrl: "http://localhost" });
  });
  afterAll(async () => {
    await backend?.close();
    await server?.stop();
  });

  beforeEach(async () => {
    ann = await signUp(backend, "Ann");
    const user_id = ann.id;
    const insert = async (table: (typeof TABLES)[number], row: object) => {
      const { data } = await ann.client
        .from(table)
        .insert({ user_id, ...row } as never)
        .select("id")
        .single()
        .throwOnError();
      return data.id;
    };
    ids = {
      gig_jar_submissions: await insert("gig_jar_submissions", IDEA),
      kindness_quests: await insert("kindness_quests", { description: WORDS }),
      habit_streaks: await insert("habit_streaks", { habit_name: WORDS }),
      community_challenges: await insert("community_challenges", {
        challenge_type: "savings_goal",
        target_value: 45,
      }),
    };
    await ann.client
      .from("community_challenges")
      .update({ title: WORDS })
      .eq("user_id", user_id)
      .throwOnError();
  });

  const names = async (query: string) =>
    (await queryRows<{ name: string }>(backend.connection, query)).map(({ name }) => name);

  /** Everything that Ann's session is answered with: each table, view and function of the catalogue. */
  async function everyAnswer(): Promise<Record<string, string>> {
    const tables = await names(`
      select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')`);
    const functions = await names(`
      select distinct proname as name from pg_proc
      where pronamespace = 'public'::regnamespace and proname <> 'delete_my_account'`);
    const answers: Record<string, string> = {};
    for (const name of tables)
      answers[name] = JSON.stringify(await ann.client.from(name as (typeof TABLES)[number]).select("*"));
    for (const name of functions)
      answers[`${name}()`] = JSON.stringify(
        await ann.client.rpc(
          name as "export_my_data",
          {
            ...(name.endsWith("_ksp") && { p_user_id: ann.id }),
            ...(name === "report_idea" && { p_gig_id: ids.gig_jar_submissions }),
            ...ARGUMENTS[name],
          } as never,
        ),
      );
    return answers;
  }
  const having = (answers: Record<string, string>, words: string) =>
    Object.keys(answers).filter((name) => answers[name]!.includes(words));

  it("answers no request of the account with an archived text or its verdict", async () => {
    const before = await everyAnswer();
    expect(having(before, "my dad hits me").toSorted()).toEqual([...TABLES, "export_my_data()"].toSorted());
    expect(having(before, '"abuse"').toSorted()).toEqual([...TABLES].toSorted());
    expect(having(before, "needs_help").toSorted()).toEqual([...TABLES].toSorted());
    for (const table of TABLES) {
      const archived = await ann.client
        .from(table)
        .update({ is_deleted: true })
        .eq("id", ids[table])
        .select();
      expect(archived.error).toBeNull();
      expect(archived.data).toEqual([]);
      const again = await ann.client.from(table).update({ is_deleted: true }).eq("id", ids[table]).select();
      expect(again).toMatchObject({ error: null, data: [] });
    }
    const after = await everyAnswer();
    expect(having(after, "my dad hits me")).toEqual([]);
    expect(having(after, '"abuse"')).toEqual([]);
    for (const id of Object.values(ids)) expect(having(after, id)).toEqual([]);
    const document = (await ann.client.rpc("export_my_data")).data as Record<string, unknown>;
    for (const table of TABLES) expect(document[table]).toEqual([]);
  });

  it("keeps it for the moderator, who settles it and takes that back", async () => {
    for (const table of TABLES)
      await ann.client.from(table).update({ is_deleted: true }).eq("id", ids[table]).throwOnError();
    const moderator = service(backend);
    const queue = async () =>
      (await moderator.rpc("moderation_queue").throwOnError()).data
        .filter(({ id }) => Object.values(ids).includes(id))
        .map(({ kind, description, heard }) => ({ kind, description, heard }));
    const both = [
      { kind: "idea", description: WORDS, heard: "abuse" },
      { kind: "quest", description: WORDS, heard: "abuse" },
    ];
    expect(await queue()).toEqual(both);
    for (const id of [ids.gig_jar_submissions, ids.kindness_quests])
      expect((await moderator.rpc("settle_disclosure", { p_id: id })).data).toBe(true);
    expect(await queue()).toEqual([]);
    for (const id of [ids.gig_jar_submissions, ids.kindness_quests])
      expect((await moderator.rpc("undo_decision", { p_id: id })).data).toBe(true);
    expect(await queue()).toEqual(both);
    for (const table of TABLES) {
      const { data } = await moderator.from(table).select("*").eq("id", ids[table]).single().throwOnError();
      expect(data).toMatchObject({ is_deleted: true, needs_help: "abuse" });
    }
  });

  it("leaves a text that tells of no need in the download of its writer, archived or not", async () => {
    await ann.client
      .from("kindness_quests")
      .insert({ user_id: ann.id, description: "I carried bags" })
      .throwOnError();
    const archived = await ann.client
      .from("kindness_quests")
      .update({ is_deleted: true })
      .eq("description", "I carried bags")
      .select("description, is_deleted");
    expect(archived.data).toEqual([{ description: "I carried bags", is_deleted: true }]);
    const { data } = await ann.client.rpc("export_my_data");
    expect(JSON.stringify(data)).toContain("I carried bags");
  });
});
