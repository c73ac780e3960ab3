/** Imports begin as CONTRIBUTING.md says: `./` within a folder, the name of the place across folders. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

/** The prefixes before the slash, and their folders (package.json and tsconfig.json). */
const PLACES: Record<string, string> = {
  "@": "src",
  "#scripts": "scripts",
  "#functions": "supabase/functions",
  "#tests": "tests",
};
const IMPORTED = /(?:from|import|import\() ?"([^"\n]+)"/g;

const imports = Object.values(PLACES).flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(tsx?|mjs)$/.test(name))
    .flatMap((name) => {
      const file = path.join(folder, name);
      const found = readFileSync(file, "utf8").matchAll(IMPORTED);
      return [...found].map(([, module]) => ({ file, module: module! }));
    }),
);

it("a module of the same folder, or of one below, is imported by ./", () => {
  const byItsPlace = imports.filter(({ file, module }) => {
    const [place = "", ...rest] = module.split("/");
    const folder = PLACES[place];
    return folder && !path.relative(path.dirname(file), path.join(folder, ...rest)).startsWith("..");
  });
  expect(byItsPlace).toEqual([]);
});

it("scripts import files by ./ with their ending, as Node needs to load Vite's configuration one day", () => {
  const near = imports.filter(({ file, module }) => file.startsWith("scripts") && module.startsWith("./"));
  expect(near).not.toEqual([]);
  expect(near.filter(({ file, module }) => !existsSync(path.join(path.dirname(file), module)))).toEqual([]);
});
