/** "Do it now": three actions for each text and each place on the map, in words that its readers understand. */
import { describe, expect, it } from "vitest";
import { isDetailOf } from "@/domain/journal/journal";
import { HABIT_NAME_MAX_CHARACTERS } from "@/domain/sharedText";
import { actionOf, actionsOfPlan, actionsOfText, type Action } from "./actions";
import { CHAPTERS } from "@/content/resources/downloads";
import { TOPIC_PATHS, TOPICS } from "@/content/resources/topics/topics";
import { WRITTEN_STORIES } from "@/content/stories/allStories";
import { DO_IT_NOW } from "./doItNow";
import { LONGEST_SENTENCE, sentenceLengthsOf, textsOf } from "@/content/reading/readability";

/** The longest sentence of each text's readers. */
const TEXTS: readonly [string, number][] = [
  ...WRITTEN_STORIES.map(({ path, ageRange }): [string, number] => [path, LONGEST_SENTENCE[ageRange]]),
  ["/resources/sample-chapter", 14],
  ["/resources/level-2-sample-chapter", 18],
  ["/resources/level-3-sample-chapter", 22],
  ["/resources/raising-money-smart-kids", 22],
  ...TOPIC_PATHS.map((path): [string, number] => [
    path,
    { "Ages 8-10": 14, "Ages 8-16": 14, "Ages 11-16": 18 }[TOPICS[path].ages],
  ]),
];
const QUADRANTS = ["QI", "QII", "QIII", "QIV"] as const;
const ALL: readonly Action[] = [
  ...TEXTS.flatMap(([path]) => actionsOfText(path)),
  ...QUADRANTS.flatMap((quadrant) => actionsOfPlan(quadrant)),
];

it("has three actions for every story, chapter and topic, and for each plan on the map", () => {
  const texts = [...WRITTEN_STORIES, ...CHAPTERS].map(({ path }) => path);
  expect(TEXTS.map(([path]) => path)).toEqual(expect.arrayContaining(texts));
  for (const [path] of TEXTS) expect(actionsOfText(path)).toHaveLength(3);
  for (const quadrant of QUADRANTS) expect(actionsOfPlan(quadrant)).toHaveLength(3);
  for (const path of ["/resources", "toString", "__proto__"]) expect(actionsOfText(path)).toEqual([]);
});

it("knows each action by an id of its own, as long as a browser keeps it", () => {
  expect(new Set(ALL.map(({ id }) => id)).size).toBe(ALL.length);
  for (const action of ALL) {
    expect(actionOf(action.id)).toEqual(action);
    expect(action.id.length).toBeLessThanOrEqual(60);
  }
  expect(actionOf("of-another-version")).toBeUndefined();
});

it("leads to a habit that can be stored, to a row that fits its type, or to a goal", () => {
  for (const { help } of ALL)
    if ("habit" in help) expect(help.habit.length).toBeLessThanOrEqual(HABIT_NAME_MAX_CHARACTERS);
    else if ("line" in help) expect(isDetailOf(help.line.type, help.line.detail)).toBe(true);
    else expect(help.goal).toBeGreaterThan(0);
});

describe("the words", () => {
  it.each(TEXTS)("keep every sentence of %s to %i words", (path, longest) => {
    const words = actionsOfText(path).map(({ title, text, ask }) => [title, text, ask]);
    expect(
      textsOf(words)
        .flatMap(sentenceLengthsOf)
        .filter(({ words: count }) => count > longest),
    ).toEqual([]);
  });

  it("keep every sentence around a plan to 14 words", () => {
    expect(
      textsOf(DO_IT_NOW)
        .flatMap(sentenceLengthsOf)
        .filter(({ words }) => words > 14),
    ).toEqual([]);
  });
});
