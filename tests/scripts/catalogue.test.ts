/** The catalogue at /_ui forgets no part. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const partsIn = (room: string) =>
  readdirSync(`src/${room}`, { recursive: true, encoding: "utf8" })
    // The 404 page is in parts because two routes show it.
    .filter((file) => file.endsWith(".tsx") && !file.endsWith("Page.tsx"))
    .map((file) => `${room}/${path.basename(file, ".tsx")}`);
const shown = readdirSync("tests/catalogue")
  .filter((file) => file.endsWith(".tsx"))
  .flatMap((file) => [
    ...readFileSync(`tests/catalogue/${file}`, "utf8").matchAll(/^ {2}"((?:ui|parts)\/\w+)": /gmu),
  ])
  .map(([, name]) => name);

it("shows every part of ui and parts in the catalogue, and only those", () => {
  expect(new Set(shown)).toEqual(new Set([...partsIn("ui"), ...partsIn("parts")]));
});
