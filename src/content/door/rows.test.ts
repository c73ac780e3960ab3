/** The three rows behind the day's door: what they have, for whom it is written, and 400 days of walking them. */
import { describe, expect, it } from "vitest";
import { promptOfDay } from "@/content/challenge/missionPrompts";
import { SCENARIOS } from "@/content/quadrant/scenarios";
import { gradeOf, proseOf, sentenceLengthsOf, textsOf } from "@/content/reading/readability";
import { addDays } from "@/domain/calendar";
import { openingOn, SHORTEST_PASS, thingOfDay, withOpening, type Door } from "@/domain/door/door";
import { PLAYS } from "@/content/play/plays";
import { DOOR_TEXTS, PLAYS_BEHIND, SCENE_ANSWERS, THING_KINDS, TRY_PRESSES, wordPresses } from "./door";
import { kindOf, loadRow, loadThing, type Thing } from "./things";

const START = "2026-11-20";
/** The level; how many questions, words, scenes and things to try; and the hardest grade and longest sentence of a question. */
const BANDS = [
  [1, [31, 60, 5, 44], 5.5, 16],
  [2, [36, 57, 5, 42], 7.5, 18],
  [3, [38, 58, 5, 39], 9, 22],
] as const;
const written = await Promise.all(
  BANDS.map(async ([level, ...rest]) => {
    const row = await loadRow(level);
    const things = await Promise.all(row.map((thing) => loadThing(thing, level)));
    return [level, row, things as readonly Thing[], ...rest] as const;
  }),
);

describe.each(written)("the row of level %i", (_level, row, things, counts, hardest, longest) => {
  it("has twenty weeks of things, none of them twice, and never two of a kind on two days", () => {
    expect(row).toHaveLength(140);
    expect(new Set(row).size).toBe(140);
    expect(THING_KINDS.map((kind) => row.filter((thing) => kindOf(thing) === kind).length)).toEqual(counts);
    expect(row.filter((thing, nth) => kindOf(thing) === kindOf(row[nth - 1] ?? ""))).toEqual([]);
    expect(things[0]!.kind).toBe("question");
  });

  it("finds each of them in its source, with something to press and an answer to each press", () => {
    expect(row.filter((_, nth) => !things[nth])).toEqual([]);
    for (const { kind, title, text, example, symbol, options, right } of things) {
      expect(title).not.toBe("");
      expect(options.filter(({ answer }) => !answer)).toEqual([]);
      expect(new Set(options.map((option) => option.text)).size, title).toBe(options.length);
      expect(options.filter((option) => option.text === right)).toHaveLength(kind === "question" ? 1 : 0);
      if (kind === "word") expect(text && example, title).toBeTruthy();
      if (kind === "scene") expect(symbol, title).toBeTruthy();
    }
    expect(new Set(things.map(({ title }) => title)).size).toBe(140);
  });

  it("says something else in the strip on each day of a month, as far as a phone shows it", () => {
    const PHONE = 30;
    const teasers = things.map(({ kind, title }) => DOOR_TEXTS.teaser(kind, title).slice(0, PHONE));
    const twice = teasers.filter((one, nth) =>
      teasers.slice(Math.max(0, nth - SHORTEST_PASS), nth).includes(one),
    );
    expect(twice).toEqual([]);
  });

  it("asks for no journal, account or mission, which a visitor does not have", () => {
    const prompts = row.flatMap((thing) => promptOfDay(Number(/^try:(\d+)$/u.exec(thing)?.[1])) ?? []);
    expect(prompts.filter(({ figure }) => figure)).toEqual([]);
    const SIGNED_IN =
      /\bjournal|\bentr(?:y|ies)\b|\bmission|\bcommunity|\bscorecard|\bGig Jar|\bcoins? on (?:this|our) site/iu;
    const said = things.filter(({ kind }) => kind === "try").map(({ title, text }) => `${title} ${text}`);
    expect(said.filter((text) => SIGNED_IN.test(text))).toEqual([]);
  });

  it("is written for its readers", () => {
    for (const { kind, title, text, example, options } of things) {
      if (kind !== "question") continue;
      const texts = [title, text, example, options.map(({ answer }) => answer)].filter(
        (one) => one !== undefined,
      );
      expect(gradeOf(proseOf(texts)), title).toBeLessThanOrEqual(hardest);
      expect(
        textsOf(texts)
          .flatMap(sentenceLengthsOf)
          .filter(({ words }) => words > longest),
      ).toEqual([]);
    }
  });

  it.each([
    ["opens it each day", (_nth: number) => true],
    ["never opens it", (_nth: number) => false],
    ["opens it every third day", (nth: number) => nth % 3 === 0],
    ["opens it each day but one", (nth: number) => nth !== 100],
  ])("shows nothing twice within a month, for 400 days, to somebody who %s", (_who, opens) => {
    let door: Door = { start: START, opened: [] };
    const shown: string[] = [];
    const opened: string[] = [];
    for (let nth = 0; nth < 400; nth++) {
      const day = addDays(START, nth);
      const thing = thingOfDay(row, door, day);
      expect(shown.slice(-(SHORTEST_PASS - 1)), day).not.toContain(thing);
      shown.push(thing);
      if (!opens(nth)) continue;
      door = withOpening(door, { thing, day, option: 0 });
      expect(openingOn(door, day)!.thing).toBe(thing);
      opened.push(thing);
    }
    expect(new Set(shown)).toEqual(new Set(row));
    // Nothing is opened twice before the whole row begins again.
    const first = opened.slice(0, row.length - SHORTEST_PASS);
    expect(new Set(first).size).toBe(first.length);
  });
});

describe("the door's own words", () => {
  const own = [
    ...Object.values(SCENE_ANSWERS).flat(),
    ...wordPresses(1).map(({ answer }) => answer),
    ...TRY_PRESSES.map(({ answer }) => answer),
    DOOR_TEXTS.noRightOne,
    DOOR_TEXTS.allForToday,
  ];

  it("reads easily at the age of eight to ten", () => {
    expect(gradeOf(own)).toBeLessThanOrEqual(5);
    expect(own.flatMap(sentenceLengthsOf).filter(({ words }) => words > 14)).toEqual([]);
  });

  it("has an answer of its own for each option of each scene", () => {
    expect(Object.keys(SCENE_ANSWERS)).toEqual(SCENARIOS.map(({ id }) => id));
    for (const { id, options } of SCENARIOS) expect(SCENE_ANSWERS[id], id).toHaveLength(options.length);
    expect(new Set(Object.values(SCENE_ANSWERS).flat()).size).toBe(20);
  });

  it.each([
    "",
    "word",
    "word:",
    "word:nobody",
    "question:debt-trap-9",
    "question:constructor-1",
    "try:91",
    "try:x",
    "scene:x",
  ])("knows no thing that is called “%s”", async (thing) =>
    expect(await loadThing(thing, 1)).toBeUndefined(),
  );
});

it("leads to the stories to play by their own titles", () => {
  expect(Object.values(PLAYS_BEHIND)).toEqual(
    Object.entries(PLAYS).map(([to, { title, lead }]) => ({
      title: `${title}, a story to play`,
      text: lead,
      to,
    })),
  );
});
