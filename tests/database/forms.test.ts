/** What the `forms` edge function may do with the service role's key, and that nobody else can. */
import { createClient } from "@supabase/supabase-js";
import WebSocket from "ws";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "@/backend/database.types";
import { createBackend, type Backend } from "#scripts/backend/backend";
import { nobody, signUp, type User } from "./actors";

let backend: Backend;
let ann: User;

beforeAll(async () => {
  backend = await createBackend({ database: "memory", siteUrl: "http://localhost" });
  ann = await signUp(backend);
});
afterAll(() => backend.close());

/** As the edge function asks. */
const service = () =>
  createClient<Database>(backend.siteUrl, backend.keys.secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: (input, init) => backend.fetch(new Request(input, init)) },
    realtime: { transport: WebSocket as unknown as typeof globalThis.WebSocket },
  });

let visitors = 0;
const newVisitor = () => String(++visitors).padStart(64, "0");
const submit = (change: { p_form_id?: string; p_payload?: object; p_visitor_hash?: string } = {}) =>
  service().rpc("submit_form", {
    p_form_id: "contact",
    p_payload: { email: "ann@example.com", message: "Hello" } as never,
    p_visitor_hash: newVisitor(),
    ...change,
  } as never);

describe("a submission", () => {
  it("is kept as it was sent, and answered with its id", async () => {
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
    ["a payload that is a list", { p_payload: [1] }],
    ["a payload of more than 16 KB", { p_payload: { message: "x".repeat(16_384) } }],
    ["a visitor who is not hashed", { p_visitor_hash: "192.0.2.1" }],
  ])("%s is refused", async (_, change) => {
    const { error } = await submit(change);
    expect(error).not.toBeNull();
  });

  it("a payload just below 16 KB is kept", async () => {
    expect((await submit({ p_payload: { message: "x".repeat(16_000) } })).error).toBeNull();
  });
});

describe("the rate of one visitor", () => {
  it("40 in ten minutes are taken, a school class behind one address; the 41st is answered with status 429", async () => {
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

  it("no more than 200 a day are taken", async () => {
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

  it("the hash is forgotten after two days, by the next submission of anybody; the submission stays", async () => {
    const { data: id } = await submit();
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
  });
});

describe("retention", () => {
  it("deletes what is older than two years, or than asked for, and says how many", async () => {
    await backend.sql(`
      insert into public.form_submissions (form_id, payload, created_at)
      values ('old', '{}', now() - interval '25 months'), ('kept', '{}', now() - interval '23 months')`);
    const { data } = await service().rpc("delete_old_form_submissions");
    expect(data).toBe(1);
    const { data: left } = await service()
      .from("form_submissions")
      .select("form_id")
      .in("form_id", ["old", "kept"]);
    expect(left).toEqual([{ form_id: "kept" }]);
  });
});

describe.each([
  ["a signed-out visitor", () => nobody(backend), 401],
  ["a user", () => ann.client, 403],
] as const)("%s", (_, who, status) => {
  it("reads, writes, changes and deletes no submission", async () => {
    const before = await service().from("form_submissions").select().order("id");
    const table = () => who().from("form_submissions");
    const answers = [
      await table().select(),
      await table().insert({ form_id: "x", payload: {} }),
      await table().update({ form_id: "x" }).neq("form_id", ""),
      await table().delete().neq("form_id", ""),
      await who().rpc("submit_form", { p_form_id: "x", p_payload: {} }),
      await who().rpc("delete_old_form_submissions", { p_keep: "0" }),
    ];
    for (const answer of answers)
      expect({ code: answer.error?.code, status: answer.status }).toEqual({ code: "42501", status });
    expect((await service().from("form_submissions").select().order("id")).data).toEqual(before.data);
  });
});
