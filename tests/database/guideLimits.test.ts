/** The counts of the `ms-sparkle-chat` edge function with the service role's key. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createBackend, type Backend } from "#scripts/backend/backend";
import { day, service as serviceOf } from "./actors";

let backend: Backend;

beforeAll(async () => {
  backend = await createBackend({ database: "memory", siteUrl: "http://localhost" });
});
afterAll(() => backend.close());
beforeEach(() => backend.sql("delete from public.guide_messages; delete from public.guide_spending"));

/** The call as the edge function makes it. */
const service = () => serviceOf(backend);
const ANN = "a".repeat(64);
const BOB = "b".repeat(64);
const ask = async (visitor: string | null = ANN, kind = "model") =>
  (await service().rpc("count_guide_message", { p_kind: kind, p_visitor_hash: visitor as string })).status;
const asked = (visitor: string | null, count: number, age: string, kind = "model") =>
  backend.sql(`
    insert into public.guide_messages (kind, visitor_hash, created_at)
    select '${kind}', ${visitor ? `'${visitor}'` : "null"}, now() - interval '${age}' from generate_series(1, ${count})`);
const messages = async () =>
  (await service().from("guide_messages").select("visitor_hash").throwOnError()).data;

describe("messages of one visitor", () => {
  it("counts ten messages a minute; answers the eleventh with status 429, but not another visitor's", async () => {
    const statuses: number[] = [];
    for (let turn = 0; turn < 12; turn++) statuses.push(await ask());
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 204), 429, 429]);
    expect(await ask(BOB)).toBe(204);
    expect(await messages()).toHaveLength(11);
  });

  it.each([
    ["59 seconds", 429],
    ["61 seconds", 204],
  ])("answers the next after ten that were sent %s ago with status %i", async (age, status) => {
    await asked(ANN, 10, age);
    expect(await ask()).toBe(status);
  });

  it("allows at most sixty messages a day", async () => {
    await asked(ANN, 59, "23 hours");
    expect([await ask(), await ask()]).toEqual([204, 429]);
    expect(await ask(BOB)).toBe(204);
    await backend.sql("update public.guide_messages set created_at = now() - interval '25 hours'");
    expect(await ask()).toBe(204);
  });

  it("allows thirty times as many answers of the library, which count apart from the model's", async () => {
    await asked(ANN, 10, "1 second");
    expect([await ask(ANN), await ask(ANN, "library")]).toEqual([429, 204]);
    await asked(ANN, 298, "1 second", "library");
    expect([await ask(ANN, "library"), await ask(ANN, "library")]).toEqual([204, 429]);
    await backend.sql("update public.guide_messages set created_at = now() - interval '2 hours'");
    await asked(ANN, 1499, "3 hours", "library");
    expect([await ask(ANN, "library"), await ask(ANN, "library")]).toEqual([204, 429]);
  });

  it("counts no other kind of answer", async () => {
    expect((await service().rpc("count_guide_message", { p_kind: "free" })).error).not.toBeNull();
    expect(await messages()).toEqual([]);
  });

  it("limits visitors without an address together", async () => {
    await asked(null, 10, "1 second");
    expect([await ask(null), await ask(ANN)]).toEqual([429, 204]);
  });

  it("removes the counts after two days, when anybody asks", async () => {
    await asked(ANN, 1, "49 hours");
    await asked(BOB, 1, "47 hours");
    await ask(null);
    expect(new Set((await messages()).map(({ visitor_hash }) => visitor_hash))).toEqual(new Set([BOB, null]));
    await asked(ANN, 3, "49 hours");
    expect((await service().rpc("forget_guide_messages")).data).toBe(3);
  });

  it.each(["192.0.2.1", `${ANN} 192.0.2.1`, ""])("counts by a code, never by %j", async (visitor) => {
    expect(
      (await service().rpc("count_guide_message", { p_kind: "model", p_visitor_hash: visitor })).error,
    ).not.toBeNull();
    expect(await messages()).toEqual([]);
  });
});

describe("calls of the provider", () => {
  const call = async (most: number) =>
    (await service().rpc("count_guide_call", { p_most: most }).throwOnError()).data;
  const spending = async () =>
    (await service().from("guide_spending").select().order("day").throwOnError()).data;
  const today = day();

  it("counts calls of the provider up to the site's daily number", async () => {
    expect([await call(2), await call(2), await call(2)]).toEqual([true, true, false]);
    expect(await spending()).toEqual([{ day: today, calls: 2, tokens: 0 }]);
    expect(await call(3)).toBe(true);
  });

  it("starts counting again the next day (UTC)", async () => {
    await backend.sql(
      `insert into public.guide_spending (day, calls) values ((now() at time zone 'utc')::date - 1, 2)`,
    );
    expect([await call(1), await call(1)]).toEqual([true, false]);
  });

  it.each([0, -1])("allows no calls with a limit of %i", async (most) => {
    expect(await call(most)).toBe(false);
    expect(await spending()).toEqual([]);
  });

  it("never exceeds the limit with concurrent calls", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => call(7)));
    expect(answers.filter(Boolean)).toHaveLength(7);
  });

  it("stores the provider's token counts, and no negative ones", async () => {
    await call(5);
    for (const p_tokens of [120, 30, -9])
      await service().rpc("add_guide_tokens", { p_tokens }).throwOnError();
    expect(await spending()).toEqual([{ day: today, calls: 1, tokens: 150 }]);
  });
});
