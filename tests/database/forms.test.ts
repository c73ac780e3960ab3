/** The rights of the `forms` edge function with the service role's key. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createBackend, type Backend } from "#scripts/backend/backend";
import { service as serviceOf } from "./actors";

let backend: Backend;

beforeAll(async () => {
  backend = await createBackend({ database: "memory", siteUrl: "http://localhost" });
});
afterAll(() => backend.close());

/** The call as the edge function makes it. */
const service = () => serviceOf(backend);

let visitors = 0;
let messages = 0;
const newVisitor = () => String(++visitors).padStart(64, "0");
const submit = (change: { p_form_id?: string; p_payload?: object; p_visitor_hash?: string | null } = {}) =>
  service().rpc("submit_form", {
    p_form_id: "contact",
    // Each submission is different, because an identical one would count as the same.
    p_payload: { email: "ann@example.com", message: `Hello ${++messages}` } as never,
    p_visitor_hash: newVisitor(),
    ...change,
  } as never);

describe("a submission", () => {
  it("stores a submission as it was sent, and answers with its id", async () => {
    const payload = { subject: "Four Money Quadrants", q3_spending_preference: "B", emoji: "💰", empty: "" };
    const { data, error } = await submit({ p_form_id: "questionnaire", p_payload: payload });
    expect(error).toBeNull();
    const { data: kept } = await service().from("form_submissions").select().eq("id", data!).single();
    expect(kept).toEqual({
      id: data,
      form_id: "questionnaire",
      payload,
      visitor_hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      created_at: expect.any(String) as string,
    });
  });

  it.each([
    ["a form id with a slash", { p_form_id: "a/b" }],
    ["an empty form id", { p_form_id: "" }],
    ["a form id of 65 letters", { p_form_id: "x".repeat(65) }],
    ["a form id that begins with a dash", { p_form_id: "-x" }],
    ["a payload that is a list", { p_payload: [1] }],
    ["a payload of more than 24 KB", { p_payload: { message: "x".repeat(24_576) } }],
    ["a visitor who is not hashed", { p_visitor_hash: "192.0.2.1" }],
    ["a visitor's hash with something behind it", { p_visitor_hash: `${"0".repeat(64)} 192.0.2.1` }],
    ["a visitor's hash with something before it", { p_visitor_hash: `192.0.2.1 ${"0".repeat(64)}` }],
  ])("refuses %s", async (_, change) => {
    const { error } = await submit(change);
    expect(error).not.toBeNull();
  });

  it("stores a payload just below 24 KB", async () => {
    expect((await submit({ p_payload: { message: "x".repeat(24_500) } })).error).toBeNull();
  });
});

describe("the same once more", () => {
  const payload = { why: "I want to save", timestamp: "2026-11-21T10:00:00.123Z" };
  const kept = async (visitor: string) =>
    (await service().from("form_submissions").select("form_id, payload").eq("visitor_hash", visitor)).data;

  it("answers the same submission of the same visitor like the first, and stores it once", async () => {
    const sent = { p_visitor_hash: newVisitor(), p_payload: payload };
    const { data: first } = await submit(sent);
    // The order of the fields carries no meaning.
    const { timestamp, why } = payload;
    expect(await submit({ ...sent, p_payload: { timestamp, why } })).toMatchObject({
      data: first,
      error: null,
    });
    expect(await kept(sent.p_visitor_hash)).toEqual([{ form_id: "contact", payload }]);
  });

  it.each([
    ["a moment later", { p_payload: { ...payload, timestamp: "2026-11-21T10:00:00.124Z" } }],
    ["with another form", { p_form_id: "beta" }],
  ])("stores %s as another submission", async (_, change) => {
    const sent = { p_visitor_hash: newVisitor(), p_payload: payload };
    await submit(sent);
    await submit({ ...sent, ...change });
    expect(await kept(sent.p_visitor_hash)).toHaveLength(2);
  });

  it("stores the same submission of another visitor, or an unknown one, separately", async () => {
    const count = async () =>
      (await service().from("form_submissions").select("id").eq("form_id", "anybody")).data!.length;
    const sent = { p_form_id: "anybody", p_payload: payload };
    await submit(sent);
    await submit(sent);
    expect(await count()).toBe(2);
    await submit({ ...sent, p_visitor_hash: null });
    await submit({ ...sent, p_visitor_hash: null });
    expect(await count()).toBe(4);
  });

  it("stores the same submission separately after ten minutes", async () => {
    const sent = { p_visitor_hash: newVisitor(), p_payload: payload };
    await submit(sent);
    await backend.sql(`
      update public.form_submissions set created_at = now() - interval '11 minutes'
      where visitor_hash = '${sent.p_visitor_hash}'`);
    await submit(sent);
    expect(await kept(sent.p_visitor_hash)).toHaveLength(2);
  });

  it("limits repeated submissions like any other when the first was the last one accepted", async () => {
    const visitor = newVisitor();
    await backend.sql(`
      insert into public.form_submissions (form_id, payload, visitor_hash)
      select 'contact', '{}', '${visitor}' from generate_series(1, 39)`);
    const last = { p_visitor_hash: visitor, p_payload: payload };
    const { data: first } = await submit(last);
    expect((await submit({ p_visitor_hash: visitor })).status).toBe(429);
    expect(await submit(last)).toMatchObject({ data: first, error: null });
  });
});

describe("the rate of one visitor", () => {
  it("accepts 40 in ten minutes, for a school class behind one address, and answers the 41st with status 429", async () => {
    const visitor = newVisitor();
    const answers: Awaited<ReturnType<typeof submit>>[] = [];
    for (let turn = 0; turn < 45; turn++) answers.push(await submit({ p_visitor_hash: visitor }));
    expect(answers.filter(({ error }) => !error)).toHaveLength(40);
    const refused = answers.filter(({ error }) => error);
    expect(refused.map(({ status, error }) => ({ status, code: error?.code }))).toEqual(
      Array.from({ length: 5 }, () => ({ status: 429, code: "too_many_submissions" })),
    );
    expect((await submit()).error).toBeNull();
  });

  it.each([
    ["9 minutes", 429],
    ["11 minutes", 200],
  ])("answers the next after 40 that were sent %s ago with status %i", async (age, status) => {
    const visitor = newVisitor();
    await backend.sql(`
      insert into public.form_submissions (form_id, payload, visitor_hash, created_at)
      select 'contact', '{}', '${visitor}', now() - interval '${age}' from generate_series(1, 40)`);
    expect((await submit({ p_visitor_hash: visitor })).status).toBe(status);
  });

  it("accepts at most 200 a day", async () => {
    const visitor = newVisitor();
    await backend.sql(`
      insert into public.form_submissions (form_id, payload, visitor_hash, created_at)
      select 'contact', '{}', '${visitor}', now() - interval '1 hour' from generate_series(1, 199)`);
    expect((await submit({ p_visitor_hash: visitor })).error).toBeNull();
    expect((await submit({ p_visitor_hash: visitor })).status).toBe(429);
    await backend.sql(`
      update public.form_submissions set created_at = now() - interval '25 hours'
      where visitor_hash = '${visitor}'`);
    expect((await submit({ p_visitor_hash: visitor })).error).toBeNull();
  });

  describe("that nobody knows", () => {
    const takenLately = (count: number, age: string) =>
      backend.sql(`
        delete from public.form_submissions where visitor_hash is null;
        insert into public.form_submissions (form_id, payload, created_at)
        select 'contact', '{}', now() - interval '${age}' from generate_series(1, ${count})`);
    const status = async (p_visitor_hash: string | null) => (await submit({ p_visitor_hash })).status;

    it.each([
      [40, "9 minutes"],
      [200, "23 hours"],
    ])(
      "limits unknown visitors together: refuses the next after %i that were sent %s ago",
      async (count, age) => {
        await takenLately(count - 1, age);
        expect([await status(null), await status(null)]).toEqual([200, 429]);
        expect(await status(newVisitor())).toBe(200);
      },
    );

    it("counts a visitor with a code separately from unknown visitors", async () => {
      await takenLately(39, "9 minutes");
      expect([await status(newVisitor()), await status(null)]).toEqual([200, 200]);
    });
  });

  it("removes the hash after two days, with anybody's next submission, and keeps the submission", async () => {
    const { data: id } = await submit();
    const { data: younger } = await submit();
    await backend.sql(`
      update public.form_submissions set created_at = now() - interval '47 hours' where id = '${younger}';
      insert into public.form_submissions (form_id, payload, created_at)
      select 'forgotten-before', '{}', now() - interval '3 days' from generate_series(1, 150)`);
    await backend.sql(
      `update public.form_submissions set created_at = now() - interval '49 hours' where id = '${id}'`,
    );
    await submit();
    const { data } = await service()
      .from("form_submissions")
      .select("visitor_hash, form_id")
      .eq("id", id!)
      .single();
    expect(data).toEqual({ visitor_hash: null, form_id: "contact" });
    const { data: kept } = await service()
      .from("form_submissions")
      .select("visitor_hash")
      .eq("id", younger!)
      .single();
    expect(kept?.visitor_hash).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe("retention", () => {
  it("deletes submissions older than two years, or than requested, and returns the number", async () => {
    await backend.sql(`
      insert into public.form_submissions (form_id, payload, created_at)
      values ('old', '{}', now() - interval '25 months'), ('kept', '{}', now() - interval '23 months')`);
    const { data } = await service().rpc("delete_old_form_submissions", { p_keep: "2 years" });
    expect(data).toBe(1);
    const { data: left } = await service()
      .from("form_submissions")
      .select("form_id")
      .in("form_id", ["old", "kept"]);
    expect(left).toEqual([{ form_id: "kept" }]);
  });
});
