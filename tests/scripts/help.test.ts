/** The help of the commands, and what they say about arguments that are wrong. */
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parseArguments } from "#scripts/arguments";

const COMMANDS = readdirSync("scripts/commands").map((file) => file.replace(".ts", ""));

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/run.mjs", ...args], {
    encoding: "utf8",
    env: { ...process.env, npm_lifecycle_event: "" },
  });
  return { status, stdout, stderr };
}

describe("a command", () => {
  it.each([
    ["forms-export", "--help"],
    ["start", "--demo", "-h"],
  ])("answers a request for help in words, and does nothing else: %s %s", (...args) => {
    const { status, stdout, stderr } = run(...args);
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout).toMatch(/^`npm (?:run forms:export|start)[^]*\.\n$/u);
    expect(stdout).not.toMatch(/^\s*(?:\/?\*|import)/mu);
  });

  it("says what is wrong with its arguments, and then its help", () => {
    const { status, stdout, stderr } = run("doctor", "--send-leter", "ann@example.com");
    expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
    expect(stderr).toMatch(/^There is no option --send-leter\.\n\n`npm run doctor`[^]*--send-letter/u);
  });

  it.each(COMMANDS)("has its help at the head of its file: %s", (name) => {
    expect(readFileSync(`scripts/commands/${name}.ts`, "utf8")).toMatch(/^\/\*\* ?\n?[^]*?\*\/\n/u);
  });

  it("leaves no arguments to Node’s own sentences", () => {
    for (const name of COMMANDS)
      expect(readFileSync(`scripts/commands/${name}.ts`, "utf8"), name).not.toMatch(/parseArgs/u);
  });
});

describe("the words for wrong arguments", () => {
  const options = { out: { type: "string" }, all: { type: "boolean" } } as const;

  it.each([
    [["--format", "xml"], "There is no option --format."],
    [["-f"], "There is no option -f."],
    [["--out"], "--out needs a value."],
    [["--out", "--all"], "--out needs a value."],
    [["--all=yes"], "--all takes no value."],
    [["contact"], "“contact” is one word too many."],
  ])("tell what to change: %j", (args, message) => {
    const reading = () => parseArguments({ args, options });
    expect(reading).toThrow(expect.objectContaining({ name: "UsageError", message }) as Error);
  });

  it("keep the values of right arguments", () => {
    const { values, positionals } = parseArguments({
      args: ["contact", "--out", "a.csv"],
      options,
      allowPositionals: true,
    });
    expect({ ...values, positionals }).toEqual({ out: "a.csv", positionals: ["contact"] });
  });
});
