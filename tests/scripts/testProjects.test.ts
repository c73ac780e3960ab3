/** A test file outside every project is never run, and nobody is told. */
import { readdirSync } from "node:fs";
import path from "node:path";
import { createFilter } from "vite";
import { expect, it } from "vitest";
import config from "#tests/vitest.config";

const root = path.resolve(import.meta.dirname, "../..");

it("runs every test file in a project", () => {
  const patterns = config.test!.projects!.flatMap(
    (project) => (project as { test: { include: string[] } }).test.include,
  );
  const isRun = createFilter(patterns, [], { resolve: root });
  const files = ["src", "tests", "scripts", "supabase"].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
      // Deno runs its own (scripts/testing/steps.ts).
      .filter((file) => /\.test\.tsx?$/.test(file) && !file.startsWith("deno/"))
      .map((file) => path.join(folder, file)),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => !isRun(path.join(root, file)))).toEqual([]);
});
