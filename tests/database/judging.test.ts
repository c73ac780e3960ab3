/** Judgements of one user's texts on a real PostgreSQL, where requests are side by side, and on the embedded one. */
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createBackend, type Backend } from "#scripts/backend/backend";
import {
  postgresServers,
  postgresUnavailableReason,
  startPostgres,
  type RealPostgres,
} from "#scripts/realPostgres";
import { signUp, type User } from "./actors";

const missing = postgresUnavailableReason();
if (missing) it.skip(`judgements on a real PostgreSQL: skipped, because ${missing}`, () => {});

interface Outcome {
  error: { code?: string; details?: string | null } | null;
  status: number;
}
const outcomeOf = ({ error, status }: Outcome) => `${status} ${error?.code ?? "stored"}`;
const quest = (user: User, description: string) => ({ user_id: user.id, description });
const send = (user: User, description: string) =>
  user.client.from("kindness_quests").insert(quest(user, description));
const needsOf = async (user: User) =>
  (await user.client.from("kindness_quests").select("needs_help").throwOnError()).data.map(
    ({ needs_help }) => needs_help,
  );
/** As if so many texts of the user had been judged today. */
const setTries = (backend: Backend, { id }: User, tries: number) =>
  backend.sql(`select setval(slot, start + ${tries}) from private.tries_slot('${id}')`);

/** Refused alone, so that nothing of them is stored and every count of a table is rolled back. */
async function refusedUntil429(user: User) {
  const outcomes: string[] = [];
  while (outcomes.length < 200 && !outcomes.at(-1)?.startsWith("429"))
    // oxlint-disable-next-line no-await-in-loop -- one after another, as a person tries
    outcomes.push(outcomeOf(await send(user, "Mail x@y.co")));
  return outcomes;
}

function tellsOfTries(backendOf: () => Backend) {
  it("refuses texts until the day's tries are used up, and then answers 429 without a judgement", async () => {
    const user = await signUp(backendOf());
    await setTries(backendOf(), user, 140);
    const outcomes = await refusedUntil429(user);
    expect(outcomes).toEqual([...Array<string>(10).fill("400 quest_contact"), "429 too_many_tries"]);
  });

  it("counts the renaming of a goal", async () => {
    const backend = backendOf();
    const user = await signUp(backend);
    const goal = { user_id: user.id, challenge_type: "savings_goal", target_value: 45 };
    await user.client.from("community_challenges").insert(goal).throwOnError();
    await setTries(backend, user, 149);
    const rename = (title: string) =>
      user.client
        .from("community_challenges")
        .update({ title })
        .eq("user_id", user.id)
        .select("title, needs_help");
    expect(outcomeOf(await rename("A bike"))).toBe("200 stored");
    expect(outcomeOf(await rename("A boat"))).toBe("429 too_many_tries");
    expect((await rename("I want to die")).data).toEqual([{ title: "I want to die", needs_help: "crisis" }]);
  });

  it("stores a text of plain need when tries and caps are used up", async () => {
    const backend = backendOf();
    const user = await signUp(backend);
    await user.client
      .from("kindness_quests")
      .insert(Array.from({ length: 10 }, () => quest(user, "I read to my brother")))
      .throwOnError();
    expect(outcomeOf(await send(user, "One more"))).toBe("429 daily_cap");
    await setTries(backend, user, 150);
    expect(outcomeOf(await send(user, "One more"))).toBe("429 too_many_tries");
    expect(outcomeOf(await send(user, "I want to die"))).toBe("201 stored");
    expect((await needsOf(user)).filter(Boolean)).toEqual(["crisis"]);
  });
}

describe("tries on the embedded engine", () => {
  let backend: Backend;
  beforeAll(async () => {
    backend = await createBackend({ database: "memory", siteUrl: "http://localhost" });
  });
  afterAll(() => backend.close());

  tellsOfTries(() => backend);
});

describe.each(postgresServers())("on $name", ({ bin }) => {
  let server: RealPostgres;
  let backend: Backend;
  let other: postgres.Sql;

  beforeAll(async () => {
    server = await startPostgres(undefined, bin);
    backend = await createBackend({ database: server.url, siteUrl: "http://localhost" });
    other = postgres(server.url, { max: 3 });
  });
  afterAll(async () => {
    await other?.end();
    await backend?.close();
    await server?.stop();
  });

  tellsOfTries(() => backend);

  /** Runs while another request of the user is judging. */
  const whileJudging = <Result>({ id }: User, run: () => Promise<Result>) =>
    other.begin(async (judging) => {
      await judging`select private.wait_in_turn(${id})`;
      return { result: await run() };
    });
  const waiting = async () =>
    (await other`select from pg_locks where locktype = 'advisory' and not granted`).length;

  it("a text waits for the one before it, and is judged then", async () => {
    const user = await signUp(backend);
    const next = await whileJudging(user, async () => {
      const answer = Promise.resolve(send(user, "I helped"));
      while (!(await waiting()));
      return { answer };
    });
    expect(outcomeOf(await next.result.answer)).toBe("201 stored");
  });

  it("waits two seconds at most, and the connection waits for other locks as it did before", async () => {
    const user = await signUp(backend);
    const before = performance.now();
    const { result } = await whileJudging(user, async () => outcomeOf(await send(user, "I helped")));
    expect(result).toBe("429 judging_busy");
    expect(performance.now() - before).toBeGreaterThan(1900);
    const [limit] = await other.begin(async (judging) => {
      await judging`select private.wait_in_turn(${user.id})`;
      return judging`show lock_timeout`;
    });
    expect(limit).toEqual({ lock_timeout: "0" });
  });

  it("two wait, a third is answered at once, and other users wait for nobody", async () => {
    const [user, somebody] = [await signUp(backend), await signUp(backend, "Bob")];
    const { result } = await whileJudging(user, async () => {
      const two = Promise.all([send(user, "One"), send(user, "Two")]);
      while ((await waiting()) < 2);
      const third = outcomeOf(await send(user, "Three"));
      const theirs = outcomeOf(await send(somebody, "Mine"));
      return { two, third, theirs };
    });
    expect([result.third, result.theirs]).toEqual(["429 judging_busy", "201 stored"]);
    expect((await result.two).map(outcomeOf)).toEqual(["201 stored", "201 stored"]);
  });

  it("ten names for one goal at once wait for their turn, not for the row with a connection each", async () => {
    const user = await signUp(backend);
    const goal = { user_id: user.id, challenge_type: "savings_goal", target_value: 45 };
    await user.client.from("community_challenges").insert(goal).throwOnError();
    const { result } = await whileJudging(user, async () => {
      const names = Array.from({ length: 10 }, (_, n) =>
        user.client
          .from("community_challenges")
          .update({ title: `Name ${n}` })
          .eq("user_id", user.id),
      ).map((name) => name.then(outcomeOf));
      while ((await waiting()) < 2);
      const somebody = await signUp(backend, "Bob");
      return { names, theirs: outcomeOf(await send(somebody, "Mine")) };
    });
    expect(result.theirs).toBe("201 stored");
    const outcomes = await Promise.all(result.names);
    expect(outcomes.toSorted()).toEqual([
      ...Array<string>(2).fill("204 stored"),
      ...Array<string>(8).fill("429 judging_busy"),
    ]);
  });

  it("“I want to die” as the name of a goal gets its help where two texts of the user wait already", async () => {
    const user = await signUp(backend);
    const goal = { user_id: user.id, challenge_type: "savings_goal", target_value: 45 };
    await user.client.from("community_challenges").insert(goal).throwOnError();
    const rename = (title: string) =>
      user.client.from("community_challenges").update({ title }).eq("user_id", user.id).select("needs_help");
    const { result } = await whileJudging(user, async () => {
      const two = Promise.all([send(user, "One"), send(user, "Two")]);
      while ((await waiting()) < 2);
      const boat = outcomeOf(await rename("A boat"));
      return { two, boat, inNeed: (await rename("I want to die")).data };
    });
    expect(result.boat).toBe("429 judging_busy");
    expect(result.inNeed).toEqual([{ needs_help: "crisis" }]);
    expect((await result.two).map(outcomeOf)).toEqual(["201 stored", "201 stored"]);
  });

  it("“I want to die” beside nine other long texts gets its help", async () => {
    const user = await signUp(backend);
    const long = (n: number) => `${n} ${"marmelated blorps wibbling ".repeat(18)}`;
    const help = Array.from({ length: 10 }, (_, n) => send(user, n === 5 ? "I want to die" : long(n)));
    const answers = (await Promise.all(help)).map(outcomeOf);
    expect(answers[5]).toBe("201 stored");
    expect((await needsOf(user)).filter((need) => need === "crisis")).toEqual(["crisis"]);
    expect(new Set(answers)).toEqual(new Set(["201 stored", "429 judging_busy"]));
  });

  it("a judgement reads no table of words or weights from end to end, after analyze", async () => {
    await other`analyze`;
    const read = await other.begin(async (judging) => {
      await judging`select private.heard_in(${"I wash cars with a sponge and warm water ".repeat(12)})`;
      return judging`
        select relname from pg_stat_xact_user_tables
        where schemaname = 'private' and relname in ('taught_signs', 'text_words') and seq_scan > 0`;
    });
    expect([...read]).toEqual([]);
  });
});
