/** One table of rooms: README shows it, and the linter finds each planted violation of it. */
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { linterOverrides, readmeRows, ROOMS, type Room } from "#scripts/rooms";

const OXLINT = path.resolve("node_modules/oxlint/bin/oxlint");

interface Diagnostic {
  code: string;
  message: string;
  help?: string;
  filename: string;
}

const plants = new Map<string, string>();
const complaints = new Map<string, string>();

/** Plants a file, by default under a name of its own. @returns what the linter says of it; "" if it accepts the file. */
function plant(folder: string, code: string, name = `planted${plants.size}.ts`): () => string {
  const file = `${folder}/${name}`;
  plants.set(file, code);
  return () => complaints.get(file) ?? "";
}

/** All files are linted at once, because the linter takes longer to start than to read them. */
beforeAll(() => {
  const project = mkdtempSync(path.join(tmpdir(), "4mq-rooms-"));
  copyFileSync(".oxlintrc.json", path.join(project, ".oxlintrc.json"));
  for (const [file, code] of plants) {
    mkdirSync(path.join(project, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(project, file), code);
  }
  let report = "";
  try {
    execFileSync(process.execPath, [OXLINT, "--format", "json"], { cwd: project, encoding: "utf8" });
  } catch (error) {
    report = (error as { stdout: string }).stdout;
  } finally {
    rmSync(project, { recursive: true });
  }
  const { diagnostics } = JSON.parse(report) as { diagnostics: Diagnostic[] };
  for (const { code, message, help = "", filename } of diagnostics)
    complaints.set(filename, `${complaints.get(filename) ?? ""}${code}: ${message} ${help}\n`);
});

const using = (what: string) => `import { thing } from "${what}";\nexport const used = thing;\n`;

const NAMES = Object.keys(ROOMS) as Room[];

describe("the table of rooms", () => {
  it("stands in the README", () => {
    const [, table = ""] = /## Rooms\n\n([^]*?)\n\n/.exec(readFileSync("README.md", "utf8")) ?? [];
    const rows = table.split("\n").map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
    expect(rows.filter(([room]) => room!.startsWith("`src/"))).toEqual(readmeRows());
  });

  it("is what the linter enforces, in less than nine kilobytes", () => {
    const { overrides } = JSON.parse(readFileSync(".oxlintrc.json", "utf8")) as { overrides: object[] };
    const derived = linterOverrides();
    expect(overrides.slice(0, derived.length)).toEqual(derived);
    expect(statSync(".oxlintrc.json").size).toBeLessThan(9 * 1024);
  });
});

const importing = (room: string, others: readonly string[]) =>
  others.map((other) => [other, plant(`src/${room}`, using(`@/${other}/other`))] as const);

describe.each(NAMES)("the %s room", (room) => {
  const allowed: readonly string[] = [...ROOMS[room].mayImport, ...(room === "pages" ? [] : [room])];

  it.each(
    importing(
      room,
      NAMES.filter((other) => !allowed.includes(other)),
    ),
  )("refuses an import of the %s room", (_, complaint) => {
    expect(complaint()).toContain(`src/${room} may not`);
  });

  it.each(importing(room, allowed))("accepts an import of the %s room", (_, complaint) => {
    expect(complaint()).toBe("");
  });
});

describe("an area of the pages", () => {
  const other = plant("src/pages/journal", using("@/pages/auth/AuthForm"));
  const own = plant("src/pages/journal", using("./EntryForm"));

  it("imports its own files and those of no other area", () => {
    expect(other()).toContain("src/pages may not");
    expect(own()).toBe("");
  });
});

describe.each(NAMES.filter((room) => room !== "worker"))("the %s room", (room) => {
  const folder = `src/${room}`;
  const leaving = plant(folder, using("../elsewhere"));
  plant(folder, "export const one = 1;\n", "one.ts");
  const barrel = plant(folder, 'export * from "./one";\n');
  const unnamed = plant(folder, "export default 1;\n");

  it("accepts imports from outside its folder by @/ only", () => {
    expect(leaving()).toContain("no-relative-parent-imports");
  });

  it.each(
    ["node:fs", "#scripts/ports", "#functions/forms/registry", "#tests/e2e/fixtures"].map(
      (elsewhere) => [elsewhere, plant(folder, using(elsewhere))] as const,
    ),
  )("knows nothing of %s", (_, complaint) => {
    expect(complaint()).toMatch(/no-restricted-imports|no-nodejs-modules/);
  });

  it("forbids files that only re-export others", () => {
    expect(barrel()).toContain("no-barrel-file");
  });

  it("requires named exports, except for pages", () => {
    expect(unnamed()).toContain("no-default-export");
  });

  /** Plants uses of something that only one room may use. */
  const soleOwner = (owner: Room, what: string, codes: readonly string[]) => {
    const said = codes.map((code) => plant(folder, code));
    it(`${room === owner ? "does" : "does not"} know ${what}`, () => {
      for (const complaint of said)
        if (room === owner) expect(complaint()).toBe("");
        else expect(complaint()).toMatch(new RegExp(`Only src/${owner}|src/${room} may not`));
    });
  };
  soleOwner("backend", "Supabase and the network", [
    using("@supabase/supabase-js"),
    'export const answer = fetch("/x");\n',
    'export const answer = window.fetch("/x");\n',
    "export const request = new XMLHttpRequest();\n",
  ]);
  soleOwner("storage", "the browser's storage", [
    'export const value = localStorage.getItem("x");\n',
    'export const value = window.localStorage.getItem("x");\n',
    'export const value = sessionStorage.getItem("x");\n',
  ]);
  soleOwner("ui", "Radix", [using("@radix-ui/react-tabs")]);
});

describe("a page without TLS", () => {
  const needing = ["src/storage", "src/backend", "src/pages"].map((folder) =>
    plant(folder, "export const id = crypto.randomUUID();\n"),
  );

  it("has no randomUUID, so ids are made by newId", () => {
    for (const complaint of needing) expect(complaint()).toContain("newId");
  });
});

describe("the rules of the domain", () => {
  const clock = plant("src/domain", "export const now = new Date();\n");
  const screen = plant("src/domain", using("react"));

  it("have the clock as an argument, and no screen", () => {
    expect(clock()).toContain("clock is an argument");
    expect(screen()).toContain("src/domain may not");
  });
});

describe("an edge function", () => {
  const importedBy = (target: string) => plant("supabase/functions/guide", using(target));
  const allowed = ["./neighbour.ts", "../_shared/headers.ts"].map(importedBy);
  const ofAnother = [
    "../forms/store.ts",
    "../_shared/../forms/store.ts",
    "../../../src/content/quadrants.ts",
  ];
  const unshared = ofAnother.map(importedBy);
  const outside = ["@/content/quadrants", "#functions/forms/store"].map(importedBy);

  it("is bundled with its folder and _shared, and nothing else of ours", () => {
    for (const complaint of allowed) expect(complaint()).toBe("");
    for (const complaint of unshared) expect(complaint()).toContain("by ../_shared/");
    for (const complaint of outside) expect(complaint()).toContain("bundles supabase/functions alone");
  });
});

describe("a circle of imports", () => {
  plant("src/domain", 'import { one } from "./turning";\nexport const two = one;\n', "other.ts");
  const circle = plant(
    "src/domain",
    'import { two } from "./other";\nexport const one = two;\n',
    "turning.ts",
  );

  it("is found by the linter", () => {
    expect(circle()).toContain("no-cycle");
  });
});

describe("a browser test", () => {
  const measuring = [
    "page.locator('p').boundingBox()",
    "element.getBoundingClientRect()",
    "document.documentElement.scrollWidth",
    "document.fonts.ready",
  ].map((measure) => plant("tests/e2e", `export const found = ${measure};\n`));
  const settled = plant("tests/e2e", "export const found = element.getBoundingClientRect();\n", "settled.ts");

  it("measures by settled.ts only", () => {
    for (const complaint of measuring) expect(complaint()).toContain("in settled.ts");
    expect(settled()).toBe("");
  });
});
