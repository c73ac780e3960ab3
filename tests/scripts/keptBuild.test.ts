/** `npm start` builds the site when something has changed, and at no other time. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { forgetBuild, isKept, keepBuild, markOf } from "#scripts/serving/keptBuild";

const root = mkdtempSync(path.join(tmpdir(), "kept-build-"));
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
write("src/pages/home.ts", "home");
write("index.html", "<html>");

afterAll(() => rmSync(root, { recursive: true }));
afterEach(() => vi.unstubAllEnvs());

describe("the mark of a build", () => {
  it.each([
    ["a source that says something else", () => write("src/pages/home.ts", "house")],
    ["a new source", () => write("src/pages/shelf.ts", "")],
    ["another drawing", () => write("public/art/menu.svg", "<svg/>")],
    ["a setting in a file", () => write(".env.local", "VITE_OFFLINE=off")],
    ["a setting of the terminal", () => vi.stubEnv("SITE_URL", "http://localhost:4321")],
  ])("changes with %s", (_name, change) => {
    const before = markOf(root);
    expect(markOf(root)).toBe(before);
    change();
    expect(markOf(root)).not.toBe(before);
  });

  it("does not change with a file that no build reads", () => {
    const before = markOf(root);
    write("README.md", "Read me.");
    expect(markOf(root)).toBe(before);
  });
});

it("keeps a site that is whole and made of what there is now", () => {
  const out = path.join(root, ".local/site");
  expect(isKept(out, "a")).toBe(false);
  write(".local/site/index.html", "<html>");
  expect(isKept(out, "a")).toBe(false);
  keepBuild(out, "a");
  expect(isKept(out, "a")).toBe(true);
  expect(isKept(out, "b")).toBe(false);
  forgetBuild(out);
  expect(isKept(out, "a")).toBe(false);
});
