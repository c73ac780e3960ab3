import { expect, it } from "vitest";
import type { Measure } from "@/domain/challenge/missionMeasure";
import { lastMissionWords, measureInShort, measureWords } from "./missionMeasures";

const DAY = "4 December";

it.each<[Measure, words: string, short: string | undefined]>([
  [{ kind: "days", done: 0, aim: 10 }, "Aim for 10 days with a line by 4 December.", undefined],
  [
    { kind: "sorted", done: 0, wants: 0, aim: 10 },
    "Aim to sort 10 lines into needs and wants by 4 December.",
    undefined,
  ],
  [{ kind: "jobs", done: 0, aim: 2 }, "Aim for 2 paid jobs by 4 December.", undefined],
  [{ kind: "waits", done: 0, aim: 5 }, "Aim for 5 habit days by 4 December.", undefined],
  [{ kind: "deeds", done: 0, aim: 3 }, "Aim for 3 kind deeds by 4 December.", undefined],
  [{ kind: "share", percent: 0 }, "Even 10% of what comes in is a start.", undefined],
  [
    { kind: "days", done: 1, aim: 10 },
    "1 day with a line so far. Aim for 10 by 4 December.",
    "1 day with a line so far",
  ],
  [
    { kind: "deeds", done: 3, aim: 3 },
    "3 kind deeds so far. This mission asks for 3: you got there!",
    "3 kind deeds so far",
  ],
  [
    { kind: "share", percent: 40 },
    "You have saved 40% of what came in. Even 10% is a start.",
    "40% saved so far",
  ],
])("says of %j “%s”", (measure, words, short) => {
  expect(measureWords(measure, DAY)).toBe(words);
  expect(measureInShort(measure)).toBe(short);
});

it("speaks of a mission that is over only if something was done in it", () => {
  expect(lastMissionWords("See where it goes", { kind: "days", done: 2, aim: 10 })).toBe(
    "“See where it goes” is behind you: 2 days with a line.",
  );
  expect(lastMissionWords("Grow it", { kind: "share", percent: 0 })).toBeUndefined();
});
