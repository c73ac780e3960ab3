/** Concurrent requests, which only a real PostgreSQL has, with more than one connection. */
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createBackend, type Backend } from "#scripts/backend/backend";
import { runJob, day, service, signUp, trust, type User } from "./actors";
import {
  postgresServers,
  postgresUnavailableReason,
  startPostgres,
  type RealPostgres,
} from "#scripts/realPostgres";

/** A judgement takes some hundredths of a second: there are a hundred rounds with `npm test -- --all`. */
const ROUNDS = process.env.TEST_ALL ? 100 : 15;

const missing = postgresUnavailableReason();
if (missing) it.skip(`races on a real PostgreSQL: skipped, because ${missing}`, () => {});

describe.each(postgresServers())("races on $name", ({ bin }) => {
  let server: RealPostgres;
  let backend: Backend;
  let owner: User;

  beforeAll(async () => {
    server = await startPostgres(undefined, bin);
    backend = await createBackend({ database: server.url, siteUrl: "http://localhost" });
    owner = await signUp(backend, "Ann");
  });
  afterAll(async () => {
    await backend?.close();
    await server?.stop();
  });

  const idea = (user: User) => ({ user_id: user.id, title: "Wash cars", description: "With a sponge" });
  const submit = async (count: number) =>
    (
      await owner.client
        .from("gig_jar_submissions")
        .insert(Array.from({ length: count }, () => idea(owner)))
        .select("id")
        .order("id")
        .throwOnError()
    ).data.map(({ id }) => id);
  const votesOf = async (ids: string[]) =>
    (
      await owner.client
        .from("gig_jar_submissions")
        .select("id, votes")
        .in("id", ids)
        .order("id")
        .throwOnError()
    ).data.map(({ votes }) => votes);
  const crowd = async (count: number) => {
    const users: User[] = [];
    while (users.length < count) users.push(await signUp(backend, "Voter"));
    return users;
  };
  /** The outcomes of requests: the number of each code, "ok" for success. */
  const tally = (answers: { error: { code: string } | null }[]) => {
    const counts: Record<string, number> = {};
    for (const { error } of answers) counts[error?.code ?? "ok"] = (counts[error?.code ?? "ok"] ?? 0) + 1;
    return counts;
  };

  it("60 votes at once count 60, votes for many ideas in opposite order end, and a leaving voter takes theirs along", async () => {
    const [one, two, three] = (await submit(3)) as [string, string, string];
    const voters = await crowd(60);
    const answers = await Promise.all(
      voters.map(({ client, id }) => client.from("gig_jar_votes").insert({ user_id: id, gig_id: one })),
    );
    expect(tally(answers)).toEqual({ ok: 60 });
    expect(await votesOf([one])).toEqual([60]);

    const both = await Promise.all(
      voters.map(({ client, id }, n) =>
        client
          .from("gig_jar_votes")
          .insert((n % 2 ? [two, three] : [three, two]).map((gig_id) => ({ user_id: id, gig_id }))),
      ),
    );
    expect(tally(both)).toEqual({ ok: 60 });
    expect(await votesOf([two, three])).toEqual([60, 60]);

    await backend.sql(`delete from auth.users where id = '${voters[0]!.id}'`);
    expect(await votesOf([one, two, three])).toEqual([59, 59, 59]);
  });

  it("answers each of two tabs with the verdict of its own text, again and again", async () => {
    const send = (title: string, description: string) =>
      owner.client
        .from("gig_jar_submissions")
        .insert({ user_id: owner.id, title, description })
        .select("status, needs_help")
        .single();
    const wrong: unknown[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      // oxlint-disable-next-line no-await-in-loop -- the caps of a day are not the subject
      if (round % 5 === 0) await backend.sql("delete from private.daily_usage");
      const texts = [
        ["Nothing", "I want to kill myself", "held crisis"],
        ["Wash cars", "With a sponge", "active null"],
      ] as const;
      // oxlint-disable-next-line no-await-in-loop -- two at a time
      const both = await Promise.all(
        (round % 2 ? texts.toReversed() : texts).map(async ([title, description, expected]) => {
          const { data, error } = await send(title, description);
          return [error ?? `${data?.status} ${data?.needs_help}`, expected];
        }),
      );
      wrong.push(...both.filter(([is, expected]) => is !== expected));
    }
    await backend.sql("delete from private.daily_usage");
    expect(wrong).toEqual([]);
  });

  it("20 votes of one user at once count one", async () => {
    const [gig_id] = (await submit(1)) as [string];
    const user = await signUp(backend, "Bob");
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        user.client.from("gig_jar_votes").insert({ user_id: user.id, gig_id }),
      ),
    );
    expect(tally(answers)).toEqual({ ok: 1, "23505": 19 });
    expect(await votesOf([gig_id])).toEqual([1]);
  });

  /** Ten ideas of the owner, and a reader's list of those among them that can be seen. */
  const ideasToReport = async (title: string) => {
    await backend.sql(`
      insert into public.gig_jar_submissions (user_id, title, description)
      select '${owner.id}', '${title} ' || n, 'Reported' from generate_series(1, 10) as n;
    `);
    const reader = await signUp(backend, "Dan");
    const seen = async () => {
      const ideas = reader.client.from("gig_jar_submissions").select("id").like("title", `${title}%`);
      return (await ideas.throwOnError()).data.map(({ id }) => id);
    };
    return { ids: await seen(), seen };
  };
  const report = ({ client }: User, id: string) =>
    client.rpc("report_idea", { p_gig_id: id, p_reason: "It is rude" });

  it("two who report at the same moment hide an idea from all", async () => {
    const { ids, seen } = await ideasToReport("Twice");
    const users = await crowd(8);
    await trust(backend, users);
    // The first three reports of each count: two or three ideas for each pair.
    const reports = ids.flatMap((id, place) => {
      const pair = (place % 4) * 2;
      return users.slice(pair, pair + 2).map((user) => report(user, id));
    });
    expect(tally(await Promise.all(reports))).toEqual({ ok: 20 });
    expect(await seen()).toEqual([]);
  });

  it("ten reports of one user at once count three", async () => {
    const { ids, seen } = await ideasToReport("At once");
    const users = await crowd(2);
    await trust(backend, users);
    for (const user of users)
      // oxlint-disable-next-line no-await-in-loop -- one user after another, each with ten at once
      expect(tally(await Promise.all(ids.map((id) => report(user, id))))).toEqual({ ok: 10 });
    const counted = await service(backend)
      .from("gig_jar_reports")
      .select("user_id")
      .eq("can_hide", true)
      .in("gig_id", ids);
    expect(users.map(({ id }) => counted.data!.filter(({ user_id }) => user_id === id).length)).toEqual([
      3, 3,
    ]);
    expect((await seen()).length).toBeGreaterThanOrEqual(7);
  });

  const habits = (user: User, streak: number, count: number) =>
    backend.sql(`
      insert into public.habit_streaks (user_id, habit_name, current_streak, best_streak, last_logged_date)
      select '${user.id}', 'Habit ' || n, ${streak}, ${streak}, '${day()}' from generate_series(1, ${count}) as n;
    `);
  const claims = (user: User, count: number) =>
    Promise.all(
      Array.from({ length: count }, () =>
        user.client.from("badge_events").insert({
          user_id: user.id,
          badge_type: "streak_champ",
          badge_level: "bronze",
          source: "habit_streak",
        }),
      ),
    );

  it("20 claims of one badge at once give one", async () => {
    const user = await signUp(backend, "Carl");
    await habits(user, 7, 1);
    expect(tally(await claims(user, 20))).toEqual({ ok: 1, "23505": 19 });
  });

  it("two habits that reach seven days together get a badge each", async () => {
    const user = await signUp(backend, "Dan");
    await habits(user, 7, 2);
    expect(tally(await claims(user, 2))).toEqual({ ok: 2 });
  });

  it("20 logs of one habit at once count one day", async () => {
    const user = await signUp(backend, "Eva");
    await habits(user, 6, 1);
    await backend.sql(
      `update public.habit_streaks set last_logged_date = last_logged_date - 1 where user_id = '${user.id}'`,
    );
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        user.client
          .from("habit_streaks")
          .update({ current_streak: 7, best_streak: 7, last_logged_date: day() })
          .eq("user_id", user.id),
      ),
    );
    expect(tally(answers)).toEqual({ ok: 20 });
    const { data } = await user.client.from("habit_streaks").select("current_streak").throwOnError();
    expect(data).toEqual([{ current_streak: 7 }]);
  });

  it("two enrolments at once leave one, and so do two savings goals", async () => {
    const user = await signUp(backend, "Fay");
    const enrolments = await Promise.all(
      [1, 2].map(() =>
        user.client
          .from("challenge_participants")
          .insert({ user_id: user.id, challenge_start_date: day(), challenge_end_date: day() }),
      ),
    );
    expect(tally(enrolments)).toEqual({ ok: 1, "23505": 1 });
    const goals = await Promise.all(
      [1, 2].map(() =>
        user.client
          .from("community_challenges")
          .insert({ user_id: user.id, challenge_type: "savings_goal", target_value: 50 }),
      ),
    );
    expect(tally(goals)).toEqual({ ok: 1, "23505": 1 });
  });

  it("20 entries at once are all in the figures", async () => {
    const user = await signUp(backend, "Hal");
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        user.client.from("journal_entries").insert(runJob(user, { entry_date: day() })),
      ),
    );
    expect(tally(answers)).toEqual({ ok: 20 });
    const { data } = await user.client.from("kpi_data").select("weekly_earnings, streak_days").throwOnError();
    expect(data).toEqual([{ weekly_earnings: 20, streak_days: 1 }]);
  });

  it("30 submissions of one visitor at once do not slip over the cap of 40 in ten minutes", async () => {
    const connections = postgres(server.url, { max: 30, onnotice: () => {} });
    let sent = 0;
    const submissions = (count: number, visitor: string) =>
      Promise.all(
        Array.from({ length: count }, () =>
          connections`select public.submit_form('contact', ${connections.json({ name: ++sent })}, ${visitor})`.then(
            () => ({ error: null }),
            (error: { code: string }) => ({ error }),
          ),
        ),
      );
    try {
      const [busy, other] = ["a".repeat(64), "b".repeat(64)];
      expect(tally(await submissions(25, busy))).toEqual({ ok: 25 });
      const [more, others] = await Promise.all([submissions(30, busy), submissions(30, other)]);
      expect(tally(more)).toEqual({ ok: 15, PGRST: 15 });
      expect(tally(others)).toEqual({ ok: 30 });
      const kept = await connections`
        select count(*)::integer from public.form_submissions where visitor_hash = ${busy}`;
      expect(kept).toEqual([{ count: 40 }]);
    } finally {
      await connections.end();
    }
  });

  it("the same submission of one visitor, 30 times at once, stands once", async () => {
    const connections = postgres(server.url, { max: 30, onnotice: () => {} });
    const visitor = "c".repeat(64);
    try {
      const answers = await Promise.all(
        Array.from(
          { length: 30 },
          () => connections`select public.submit_form('contact', '{"name": "Ann"}', ${visitor}) as id`,
        ),
      );
      expect(new Set(answers.map(([answer]) => answer!.id as string)).size).toBe(1);
      const kept = await connections`
        select count(*)::integer from public.form_submissions where visitor_hash = ${visitor}`;
      expect(kept).toEqual([{ count: 1 }]);
    } finally {
      await connections.end();
    }
  });

  it("sixty simultaneous questions to the guide are cut to exactly ten, and 40 paid calls to exactly the limit", async () => {
    const connections = postgres(server.url, { max: 30 });
    const visitor = "d".repeat(64);
    try {
      const messages = await Promise.all(
        Array.from({ length: 60 }, () =>
          connections`select public.count_guide_message('model', ${visitor})`.then(
            () => ({ error: null }),
            (error: { code: string }) => ({ error }),
          ),
        ),
      );
      expect(tally(messages)).toEqual({ ok: 10, PGRST: 50 });
      const calls = await Promise.all(
        Array.from(
          { length: 40 },
          () => connections<{ taken: boolean }[]>`select public.count_guide_call(25) as taken`,
        ),
      );
      expect(calls.filter(([row]) => row!.taken)).toHaveLength(25);
    } finally {
      await connections.end();
    }
  });

  it("an eleventh question waits for the tenth, which is still being counted, and is refused", async () => {
    const connections = postgres(server.url, { max: 3 });
    const visitor = "e".repeat(64);
    const ask = (sql: postgres.Sql | postgres.TransactionSql) =>
      sql`select public.count_guide_message('model', ${visitor})`;
    let eleventh: Promise<{ error: { code: string } | null }> = Promise.resolve({ error: null });
    try {
      for (let turn = 0; turn < 9; turn++) await ask(connections);
      await connections.begin(async (tenth) => {
        await ask(tenth);
        let isAnswered = false;
        eleventh = ask(connections).then(
          () => ({ error: null }),
          (error: { code: string }) => ({ error }),
        );
        void eleventh.finally(() => (isAnswered = true));
        const isWaiting = async () =>
          (await connections`select from pg_locks where locktype = 'advisory' and not granted`).length > 0;
        // The tenth is not visible as counted to others before the eleventh waits, or is accepted.
        while (!isAnswered && !(await isWaiting()));
      });
      expect(await eleventh).toMatchObject({ error: { code: "PGRST" } });
    } finally {
      await connections.end();
    }
  });

  it("30 challenges at once do not slip over the cap of 20", async () => {
    const user = await signUp(backend, "Gus");
    const goal = { user_id: user.id, challenge_type: "kindness_quest", target_value: 3 };
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => user.client.from("community_challenges").insert(goal)),
    );
    expect(tally(answers)).toEqual({ ok: 20, daily_cap: 10 });
  });

  it("20 ideas at once are judged in turn or sent back, and none slips over the cap of 10", async () => {
    const user = await signUp(backend, "Hal");
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => user.client.from("gig_jar_submissions").insert(idea(user))),
    );
    const { ok = 0, daily_cap = 0, judging_busy = 0 } = tally(answers);
    expect(ok).toBeGreaterThan(0);
    expect(ok).toBeLessThanOrEqual(10);
    expect(ok + daily_cap + judging_busy).toBe(20);
  });
});
