/** CONTRIBUTING.md, "Voice", as far as a machine can hear it. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { parseAst } from "rolldown/parseAst";
import { expect, it } from "vitest";

const files = execFileSync("git", ["ls-files", "-z"], { encoding: "utf8" })
  .split("\0")
  .filter((file) => /\.(ts|tsx|mjs|js|sql|css|html)$/u.test(file) && existsSync(file));

interface Line {
  at: string;
  text: string;
}

const linesOf = (file: string): Line[] =>
  readFileSync(file, "utf8")
    .split("\n")
    .map((text, index) => ({ at: `${file}:${index + 1}`, text }));

const found = (lines: readonly Line[], pattern: RegExp): string[] =>
  lines.filter(({ text }) => pattern.test(text)).map(({ at, text }) => `${at} ${text.trim()}`);

/** The first line of each comment, also where the mark has a line of its own. */
const commentOpenings = (file: string): Line[] => {
  const lines = linesOf(file);
  return lines.flatMap((line, index) => {
    const opening = /^\s*(?:\/\*\*?|\/\/|--)/u;
    const previous = lines[index - 1]?.text ?? "";
    const isContinued = /^\s*(?:\/\/|--)/u.test(line.text) && /^\s*(?:\/\/|--)/u.test(previous);
    if (/^\s*\/\*\*?$/u.test(previous)) return [line];
    return opening.test(line.text) && !isContinued ? [line] : [];
  });
};

it("begins every comment with its subject", () => {
  const opening =
    /^\s*(?:\/?\*\*?|\/\/|--) ?(?:What|Who|Whoever|Whose|Of|Nobody|Whether|Shown|Kept|Asked|Told|Written|Made|Given|Taken|Sent|Stored|Done)\b/u;
  expect(found(files.flatMap(commentOpenings), opening)).toEqual([]);
});

it("has no German-sounding phrase in a text, comment or test name", () => {
  const phrases =
    /\b(?:just now|can not|all the same|mostly(?! different| alike)|stands? (?:on|in) (?:this|the) page|there you find|as many as one day|one after the other|beside school|somebody of your|anew|thereof|lest)\b|, too\./iu;
  // Words that children type, and rules that match them, are quoted as they are.
  const quoted =
    /library|fixtures|_shared\/text|plain_needs|[Rr]ules|[Rr]ows|\/(?:weights|slang)\.ts|\.cases\.|tests\/(?:functions|deno)|voice\.test/u;
  const lines = files.filter((file) => !quoted.test(file)).flatMap(linesOf);
  expect(found(lines, phrases)).toEqual([]);
});

interface Node {
  type: string;
  start: number;
}
const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value;

function* nodesIn(value: unknown): Generator<Record<string, unknown> & Node> {
  if (Array.isArray(value)) for (const each of value) yield* nodesIn(each);
  if (!isNode(value)) return;
  yield value as Record<string, unknown> & Node;
  for (const each of Object.values(value)) yield* nodesIn(each);
}

/** `it.each(…)("…")` is rooted at `it`, `test.skip("…")` at `test`. */
function rootOf(callee: unknown): unknown {
  if (!isNode(callee)) return undefined;
  const { type, name, object, callee: inner } = callee as Record<string, unknown> & Node;
  if (type === "Identifier") return name;
  return rootOf(type === "MemberExpression" ? object : inner);
}

function testNames(file: string): Line[] {
  const code = readFileSync(file, "utf8");
  return [...nodesIn(parseAst(code, { lang: file.endsWith("x") ? "tsx" : "ts" }))].flatMap((node) => {
    if (node.type !== "CallExpression" || !["it", "test"].includes(String(rootOf(node.callee)))) return [];
    if (/\bdescribe\b/u.test(code.slice(node.start, node.start + 20))) return [];
    const [first] = node["arguments"] as (Node & {
      value?: unknown;
      quasis?: { value: { raw: string } }[];
    })[];
    const text = first?.value ?? first?.quasis?.map(({ value }) => value.raw).join("…");
    if (typeof text !== "string") return [];
    return [{ at: `${file}:${code.slice(0, node.start).split("\n").length}`, text }];
  });
}

it("names every test by a sentence that can be read alone", () => {
  const names = files.filter((file) => /\.(?:test|spec)\.tsx?$/u.test(file)).flatMap(testNames);
  expect(names.length).toBeGreaterThan(1_000);
  const fragment =
    /^(?:that|who|whose|what|which|of|nobody|whether|whoever|also|and|but|or)\b|^\w+(?: \w+)?$/iu;
  expect(found(names, fragment)).toEqual([]);
});
