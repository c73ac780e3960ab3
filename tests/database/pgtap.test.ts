import { readdirSync } from "node:fs";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { openTap, type TapRun } from "./runTap";

const FOLDER = "supabase/tests";
const files = readdirSync(FOLDER).filter((file) => file.endsWith(".sql"));

const tap = await openTap();
afterAll(tap.close);
const runs = new Map<string, TapRun>();
for (const file of files) runs.set(file, await tap.runFile(path.join(FOLDER, file)));

describe.each(files)("%s", (file) => {
  const { tests, plan, error } = runs.get(file)!;

  it("runs to its end", () => expect(error).toBeUndefined());

  it("runs as many tests as the file announced", () => {
    expect(plan).toBeGreaterThan(0);
    expect(tests.length).toBe(plan);
  });

  for (const { ok, name, diagnostics } of tests) it(name, () => expect(ok, diagnostics).toBe(true));
});

describe("the runner itself", () => {
  it("reports a failing test with pgTAP's explanation", async () => {
    const { tests, plan, error } = await tap.runSql(`
      begin;
      create extension pgtap with schema extensions;
      select plan(2);
      select is(1, 1, 'holds');
      select is(1, 2, 'does not hold');
      select * from finish();
      rollback;
    `);
    expect(error).toBeUndefined();
    expect(plan).toBe(2);
    expect(tests.map(({ ok, name }) => ({ ok, name }))).toEqual([
      { ok: true, name: "holds" },
      { ok: false, name: "does not hold" },
    ]);
    expect(tests[1]!.diagnostics).toMatch(/have: 1\n#\s+want: 2/);
  });

  it("reports a file that ends too early, with the tests before it", async () => {
    const { tests, plan, error } = await tap.runSql(`
      begin;
      create extension pgtap with schema extensions;
      select plan(2);
      select ok(true, 'holds');
      select * from no_such_table;
      select ok(true, 'is never reached');
      rollback;
    `);
    expect(error).toBe('relation "no_such_table" does not exist');
    expect(tests).toHaveLength(1);
    expect(plan).toBe(2);
  });
});
