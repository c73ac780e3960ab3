/** The rules of who may import whom hold: each planted violation fails the linter, with the sentence that explains it. */
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const OXLINT = path.resolve("node_modules/oxlint/bin/oxlint");
let project = "";

beforeAll(() => {
  project = mkdtempSync(path.join(tmpdir(), "4mq-rooms-"));
  copyFileSync(".oxlintrc.json", path.join(project, ".oxlintrc.json"));
});
afterAll(() => rmSync(project, { recursive: true, force: true }));

/** The linter's report for a project that holds only this file. */
function complaintsAbout(file: string, code: string): string {
  const target = path.join(project, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, code);
  try {
    execFileSync(process.execPath, [OXLINT, file], { cwd: project, encoding: "utf8" });
    return "";
  } catch (error) {
    return (error as { stdout: string }).stdout;
  } finally {
    rmSync(target);
  }
}

const using = (what: string) => `import { thing } from "${what}";\nexport const used = thing;\n`;

const FORBIDDEN_IMPORTS: [room: string, forbidden: string[]][] = [
  ["domain", ["app", "pages", "parts", "ui", "content", "storage", "backend", "domain", "worker"]],
  ["content", ["app", "pages", "parts", "ui", "content", "storage", "backend", "worker"]],
  ["storage", ["app", "pages", "parts", "ui", "content", "storage", "backend", "worker"]],
  ["backend", ["app", "pages", "parts", "ui", "content", "storage", "backend", "worker"]],
  ["ui", ["app", "pages", "parts", "ui", "content", "storage", "backend", "domain", "worker"]],
  ["parts", ["app", "pages", "parts", "worker"]],
  ["pages", ["app", "pages", "worker"]],
  ["app", ["pages"]],
  ["worker", ["app", "pages", "parts", "ui", "content", "storage", "backend", "domain"]],
];
const ALLOWED_IMPORTS: [room: string, allowed: string[]][] = [
  ["content", ["domain"]],
  ["storage", ["domain"]],
  ["backend", ["domain"]],
  ["parts", ["ui", "content", "storage", "backend", "domain"]],
  ["pages", ["parts", "ui", "content", "storage", "backend", "domain"]],
  ["app", ["parts", "ui", "content", "storage", "backend", "domain"]],
];
const ROOMS = ["app", "pages", "parts", "ui", "content", "storage", "backend", "domain"];

describe.each(FORBIDDEN_IMPORTS)("the %s room", (room, forbidden) => {
  it.each(forbidden)("refuses an import of the %s room", (other) => {
    expect(complaintsAbout(`src/${room}/planted.ts`, using(`@/${other}/other`))).toContain(
      "no-restricted-imports",
    );
  });
});

describe.each(ALLOWED_IMPORTS)("the %s room", (room, allowed) => {
  it.each(allowed)("accepts an import of the %s room", (other) => {
    expect(complaintsAbout(`src/${room}/planted.ts`, using(`@/${other}/other`))).toBe("");
  });
});

it("forbids an area of the pages to import another", () => {
  expect(complaintsAbout("src/pages/journal/planted.ts", using("@/pages/auth/AuthForm"))).toContain(
    "own area",
  );
  expect(complaintsAbout("src/pages/journal/planted.ts", using("./EntryForm"))).toBe("");
});

describe.each(ROOMS)("the %s room", (room) => {
  const plant = (code: string) => complaintsAbout(`src/${room}/planted.ts`, code);

  it("accepts imports from outside its folder by @/ only", () => {
    expect(plant(using("../elsewhere"))).toContain("to leave a folder");
  });

  it.each(["node:fs", "#scripts/ports", "#functions/forms/registry", "#tests/e2e/fixtures"])(
    "knows nothing of %s",
    (elsewhere) => {
      expect(plant(using(elsewhere))).toContain("runs in a browser");
    },
  );

  it("forbids files that only re-export others", () => {
    mkdirSync(path.join(project, "src", room), { recursive: true });
    writeFileSync(path.join(project, "src", room, "one.ts"), "export const one = 1;\n");
    expect(plant('export * from "./one";\n')).toContain("no-barrel-file");
  });

  it("requires named exports, except for pages", () => {
    expect(plant("export default 1;\n")).toContain("no-default-export");
  });

  const others = (owner: string) => (room === owner ? "does" : "does not");

  it(`${others("backend")} know Supabase and the network`, () => {
    const said = [
      plant(using("@supabase/supabase-js")),
      plant('export const answer = fetch("/x");\n'),
      plant('export const answer = window.fetch("/x");\n'),
      plant("export const request = new XMLHttpRequest();\n"),
    ];
    for (const complaint of said)
      if (room === "backend") expect(complaint).toBe("");
      else expect(complaint).toContain("Only src/backend");
  });

  it(`${others("storage")} know the browser's storage`, () => {
    const said = [
      plant('export const value = localStorage.getItem("x");\n'),
      plant('export const value = window.localStorage.getItem("x");\n'),
      plant('export const value = sessionStorage.getItem("x");\n'),
    ];
    for (const complaint of said)
      if (room === "storage") expect(complaint).toBe("");
      else expect(complaint).toContain("Only src/storage");
  });

  it(`${others("ui")} know Radix`, () => {
    const complaint = plant(using("@radix-ui/react-tabs"));
    if (room === "ui") expect(complaint).toBe("");
    else expect(complaint).toContain("Only src/ui");
  });
});

it("gives the rules the clock as an argument, and no screen", () => {
  expect(complaintsAbout("src/domain/planted.ts", "export const now = new Date();\n")).toContain(
    "clock is an argument",
  );
  expect(complaintsAbout("src/domain/planted.ts", using("react"))).toContain("know no screen");
});

it("bundles an edge function with its folder and _shared, and nothing else of ours", () => {
  const plant = (target: string) => complaintsAbout("supabase/functions/guide/planted.ts", using(target));
  expect(plant("./neighbour.ts")).toBe("");
  expect(plant("../_shared/headers.ts")).toBe("");
  expect(plant("../forms/store.ts")).toContain("by ../_shared/");
  expect(plant("../_shared/../forms/store.ts")).toContain("by ../_shared/");
  expect(plant("../../../src/content/quadrants.ts")).toContain("by ../_shared/");
  expect(plant("@/content/quadrants")).toContain("bundles supabase/functions alone");
  expect(plant("#functions/forms/store")).toContain("bundles supabase/functions alone");
});

it("finds a circle of imports", () => {
  mkdirSync(path.join(project, "src/domain"), { recursive: true });
  writeFileSync(
    path.join(project, "src/domain/other.ts"),
    'import { one } from "./planted";\nexport const two = one;\n',
  );
  expect(
    complaintsAbout("src/domain/planted.ts", 'import { two } from "./other";\nexport const one = two;\n'),
  ).toContain("no-cycle");
});
