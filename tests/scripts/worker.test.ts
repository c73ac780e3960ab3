import { expect, it } from "vitest";
import { buildName } from "#scripts/site/worker";

it("renames a build when a page, a file or its content has changed, and only then", () => {
  const entries = [{ url: "assets/a-1.js", revision: null }];
  const name = buildName("assets/pages-1.json", entries);
  expect(buildName("assets/pages-1.json", [{ url: "assets/a-1.js", revision: null }])).toBe(name);
  expect(buildName("assets/pages-2.json", entries)).not.toBe(name);
  expect(buildName("assets/pages-1.json", [{ url: "assets/a-2.js", revision: null }])).not.toBe(name);
  expect(buildName("assets/pages-1.json", [{ url: "assets/a-1.js", revision: "2" }])).not.toBe(name);
});
