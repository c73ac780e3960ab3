/** The doctor's list of what only the owner knows and the site still lacks. */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import doctor from "#scripts/commands/doctor";
import { launchFindings, paperFindings, type LaunchFacts } from "#scripts/doctor/launchFacts";
import { lineOf } from "#scripts/doctor/verdict";

const RECORDING = { VITE_AUDIO_URL_KEEPER_OF_EMBERS: "https://audio.example/embers.mp3" };
const FILLED: LaunchFacts = {
  owner: { legalName: "A", postalAddress: "B", privacyEmail: "c@example.com", icoRegistration: "D" },
  processors: [{ what: "The database", name: "Supabase", where: "Ireland" }],
  researchers: "The University of Example",
  author: { name: "A", biography: "B", inShort: "C" },
  testimonialsAreSamples: false,
  shopLinks: { book: "https://shop.example" },
  audioHostLink: "https://audio.example",
  socialPlaceholders: [],
};
const EMPTY: LaunchFacts = {
  owner: { legalName: "", postalAddress: "", privacyEmail: "", icoRegistration: "" },
  processors: [{ what: "The database", name: "Supabase", where: "" }],
  researchers: "",
  author: { name: "", biography: "", inShort: "" },
  testimonialsAreSamples: true,
  shopLinks: { book: "" },
  audioHostLink: "",
  socialPlaceholders: ["Instagram"],
};
const lines = (facts: Partial<LaunchFacts>, env = RECORDING as Record<string, string>) =>
  launchFindings(env, { ...FILLED, ...facts }).map(lineOf);
const allLines = lines(EMPTY, {});

describe("what is not filled in", () => {
  it("is nothing if everything is filled in", () => {
    expect(lines({})).toEqual([]);
  });

  it.each(Object.keys(FILLED) as (keyof LaunchFacts)[])("is one line for a single fact: %s", (fact) => {
    expect(lines({ [fact]: EMPTY[fact] })).toHaveLength(1);
  });

  it("names the parts of a fact that are missing, and no others", () => {
    expect(lines({ owner: { ...FILLED.owner, postalAddress: "" } })).toEqual([
      "Who runs the site: no postalAddress yet: advice: fill in OWNER in src/content/info/owner.ts.",
    ]);
    expect(lines({ author: { ...FILLED.author, biography: "" } })[0]).toMatch(/^Author: no biography yet: /);
    expect(lines({}, { VITE_AUDIO_URL_KEEPER_OF_EMBERS: "" })[0]).toContain(
      "no VITE_AUDIO_URL_KEEPER_OF_EMBERS",
    );
  });

  it("is advice, so that a site is not wrong for it", () => {
    for (const { verdict } of launchFindings({}, EMPTY)) expect(verdict.is).toBe("advised");
  });

  it("says where each is filled in, by a name that the file has", () => {
    for (const line of allLines.filter((one) => !one.includes(".env.local"))) {
      const [, advice = ""] = line.split(": advice: ");
      const files = [...advice.matchAll(/src\/[\w/]+\.tsx?/gu)].map(([file]) => readFileSync(file, "utf8"));
      expect(files.length, line).toBeGreaterThan(0);
      for (const [name] of advice.matchAll(/\b[A-Z]+(?:_[A-Z]+)*\b(?!\.)/gu))
        expect(files.join("\n")).toContain(name);
    }
  });

  it("leaves out no file of the content that the owner fills in before a launch", () => {
    const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "src/content"], {
      encoding: "utf8",
    });
    const toFill = files
      .trim()
      .split("\n")
      .filter((file) =>
        [...readFileSync(file, "utf8").matchAll(/\/\*\*(?:(?!\*\/)[^])*?Before you launch[^]*?\*\//gu)].some(
          ([comment]) => !comment.includes("confirms"),
        ),
      );
    expect(toFill.length).toBeGreaterThanOrEqual(5);
    expect(toFill.filter((file) => !allLines.join("\n").includes(file))).toEqual([]);
  });
});

describe("the papers", () => {
  let root = "";
  afterEach(() => rmSync(root, { recursive: true }));

  it("count the owner’s marks, and not the sentence that explains them", () => {
    root = mkdtempSync(path.join(tmpdir(), "4mq-papers-"));
    expect(paperFindings(root).map(({ name }) => name)).toEqual(["Licence"]);
    mkdirSync(path.join(root, "docs"));
    writeFileSync(path.join(root, "LICENSE"), "");
    writeFileSync(path.join(root, "docs/done.md"), "**Owner:** marks a task.");
    writeFileSync(
      path.join(root, "docs/open.md"),
      "**Owner:** marks a task. **Owner:** sign. **Owner:** date.",
    );
    expect(paperFindings(root).map(lineOf)).toEqual([
      expect.stringMatching(/^docs\/open\.md: 2 entries for the owner: advice: do /),
    ]);
  });
});

describe("the doctor", () => {
  const notFilledIn = () => [...launchFindings(process.env), ...paperFindings(process.cwd())].map(lineOf);
  // A developer's own .env.local may name one.
  beforeEach(() => void vi.stubEnv("VITE_AUDIO_URL_KEEPER_OF_EMBERS", ""));
  afterEach(() => {
    process.exitCode = undefined;
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });

  it("lists without a project what is not filled in, and says how to have one examined", async () => {
    vi.stubEnv("VITE_SUPABASE_URL", "");
    const said = vi.spyOn(console, "log").mockReturnValue();
    await expect(doctor([])).rejects.toMatchObject({
      name: "CliError",
      message: expect.stringMatching(/^To examine a project as well, .*VITE_SUPABASE_URL/) as string,
    });
    expect(said.mock.calls.flat()).toEqual(notFilledIn());
  });

  it("lists it with a project as well, after everything else, and counts it as advice", async () => {
    vi.stubEnv("VITE_SUPABASE_URL", "http://127.0.0.1:1");
    vi.stubEnv("VITE_SUPABASE_PUBLISHABLE_KEY", "sb_publishable_x");
    vi.stubEnv("SITE_URL", "");
    const said = vi.spyOn(console, "log").mockReturnValue();
    await doctor([]);
    const lines = said.mock.calls.flat() as string[];
    const expected = notFilledIn();
    expect(lines.slice(-1 - expected.length, -1)).toEqual(expected);
    const advice = lines.filter((line) => line.includes(": advice: ")).length;
    expect(lines.at(-1)).toContain(` ${advice} with advice`);
  });
});
