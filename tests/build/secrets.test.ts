/** The built site is public, so it holds no secret and nothing of the embedded backend. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { SITE } from "./site";

const files = readdirSync(SITE, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(?:js|html|json|svg|txt)$/.test(entry.name))
  .map((entry) => path.join(entry.parentPath, entry.name));

it("contains no secret key and no server code", () => {
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) {
    const content = readFileSync(file, "utf8");
    for (const sign of [/sb_secret_/, /service_role/, /jwt_secret/, /PGlite/, /postgres:\/\//])
      expect(content, file).not.toMatch(sign);
  }
});

it("contains no source map and no manifest", () => {
  const names = readdirSync(SITE, { recursive: true }).map(String);
  expect(names.filter((name) => /\.map$|manifest\.json$|^\.vite/.test(name))).toEqual([]);
});
