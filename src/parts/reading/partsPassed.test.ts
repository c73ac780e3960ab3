import { expect, it } from "vitest";
import { partsPassed } from "./partsPassed";

const COUNT = 60;
/** Three parts of twenty sentences. */
const partAt = (at: number) => ({ id: `part-${Math.floor(at / 20) + 1}`, title: "" });
function passedOn(places: readonly (number | "end")[]) {
  const passed: string[] = [];
  const follow = partsPassed((part) => passed.push(part));
  for (const place of places)
    follow({ place, part: partAt(place === "end" ? COUNT - 1 : place), count: COUNT });
  return passed;
}

it.each([
  ["reads on, sentence by sentence", [0, 10, 19, 20, 30, 39, 41, 50, "end"], ["part-1", "part-2", "part-3"]],
  ["comes back to the last part and ends it", [45, 52, "end"], ["part-3"]],
  ["jumps to another part", [0, 45, 46], []],
  ["goes back", [25, 19, 5], []],
  ["is in the middle of one", [0, 3, 7], []],
] as const)("somebody who %s has read the parts they passed", (_, places, passed) => {
  expect(passedOn(places)).toEqual(passed);
});
