/** The steps that `npm test` takes by itself, and those that have to be asked for. */
import { expect, it } from "vitest";
import { choose } from "#scripts/testing/choose";

const STEPS = [
  { name: "unit" },
  { name: "build" },
  { name: "browser", needs: ["build"] },
  { name: "engines", needs: ["build"], isOnRequest: true },
];
const chosen = (only?: string) => choose(STEPS, only).map(({ name }) => name);

it("leaves out of a plain run what has to be asked for", () => {
  expect(chosen()).toEqual(["unit", "build", "browser"]);
});

it("brings what a step on request needs, and nothing that another was not asked for", () => {
  expect(chosen("engines")).toEqual(["build", "engines"]);
  expect(chosen("browser")).toEqual(["browser"]);
  expect(chosen("unit,engines")).toEqual(["unit", "build", "engines"]);
});

it("names the steps there are to somebody who asks for another", () => {
  expect(() => chosen("engine")).toThrow(/no step called engine\. .* unit, build, browser, engines/u);
});
