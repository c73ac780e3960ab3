// All ways through each story to play are walked, and every sum is made again.
import { describe, expect, it } from "vitest";
import { QUADRANTS } from "@/content/quadrant/quadrants";
import type { Play } from "@/domain/play/play";
import {
  becauseOf,
  debtLeft,
  leftOver,
  pathOf,
  screensOf,
  standingAtStart,
  sumsOf,
  textNow,
  tileOf,
  wantsMet,
  type Screen,
} from "@/domain/play/walk";
import { gradeOf, LONGEST_SENTENCE, proseOf, sentenceLengthsOf } from "@/content/reading/readability";
import { ALL_PLAYS } from "./allPlays";
import { PLAYS } from "./plays";

/** The one choice of each story that has nothing to give. */
const SCAMS = new Set(["login", "typed", "mule"]);

/** Every way through a play, with its screens. */
function waysThrough(play: Play, chosen: readonly string[] = []): Screen[][] {
  const screens = screensOf(play, chosen);
  const last = screens.at(-1)!;
  if (last.kind !== "choice") return [screens];
  const possible = last.offers.filter(({ tooLittle }) => tooLittle === undefined);
  return possible.flatMap(({ id }) => waysThrough(play, [...chosen, id]));
}

const endOf = (screens: readonly Screen[]) => screens.at(-1)!.standing;

/** All that is read from a turn on, without the amounts: situations, offers, and what comes back. */
function readAfter(play: Play, screens: readonly Screen[], turn: string): string {
  const from = screens.findIndex((screen) => screen.kind === "moved" && screen.turn === turn) + 1;
  const texts = screens.slice(from).flatMap((screen): string[] => {
    const { standing } = screen;
    if (screen.kind === "consequence") return [textNow(screen.consequence.fact, standing)];
    if (screen.kind === "choice")
      return [
        textNow(play.turns[screen.turn]!.situation, standing),
        ...screen.offers.map(({ id, tooLittle }) => `${id} ${tooLittle === undefined}`),
      ];
    if (screen.kind === "moved") return [textNow(screen.choice.outcome, standing)];
    return becauseOf(play, standing).map(({ text }) => text);
  });
  return texts.join("\n").replace(/£[\d.,]+|\d+p/g, "£");
}

/** The lowest and the highest reading grade: a screen has two sentences, so it may be a grade easier than a page. */
const GRADES = { "8-10": [2, 5], "11-13": [4, 7], "14-16": [6, 9] } as const;

describe.each(ALL_PLAYS)("$id", ({ id, play }) => {
  const ways = waysThrough(play);
  const turns = Object.keys(play.turns);
  /** Ways by their choices. */
  const byChoices = new Map(ways.map((way) => [endOf(way).chosen.join(), way]));
  /** The ways that differ from this one in one turn alone. */
  const othersAt = (way: readonly Screen[], nth: number) =>
    Object.keys(play.turns[turns[nth]!]!.choices)
      .filter((id) => id !== endOf(way).chosen[nth])
      .map((id) => byChoices.get(endOf(way).chosen.with(nth, id).join()))
      .filter((other) => other !== undefined);

  it("comes to its end in every way, with three sentences", () => {
    expect(ways.length).toBeGreaterThan(50);
    for (const way of ways) {
      expect(way.at(-1)!.kind).toBe("end");
      const sentences = becauseOf(play, endOf(way));
      expect(sentences).toHaveLength(3);
      for (const { of, text } of sentences) {
        expect(turns).toContain(of);
        expect(text).toMatch(/^[A-Z].*\.$/);
      }
    }
  });

  it("balances to the penny, and no place falls below nothing", () => {
    const start = leftOver(play, standingAtStart(play));
    for (const way of ways) {
      const { money, tallies } = endOf(way);
      const debt = Object.entries(play.places).reduce(
        (all, [place, { isDebt }]) => all + (isDebt ? money[place]! : 0),
        0,
      );
      expect(leftOver(play, endOf(way))).toBe(
        start +
          tallies.got +
          tallies.earned -
          tallies.spent -
          tallies.due -
          tallies.given -
          tallies.goal -
          tallies.lost +
          debt -
          tallies.promised +
          tallies.passing,
      );
      for (const { standing } of way)
        for (const pence of Object.values(standing.money)) expect(pence).toBeGreaterThanOrEqual(0);
      // A debt that stays is told.
      expect(debtLeft(play, endOf(way)) !== undefined).toBe(debt > 0);
    }
  });

  it("ends with sums that have a name and make what is left", () => {
    for (const way of ways) {
      const lines = sumsOf(play, endOf(way));
      for (const { name, pence } of lines) {
        expect(name).toMatch(/^[A-Z]/);
        expect(pence).toBeGreaterThan(0);
      }
      expect(lines.reduce((all, { pence, isOut }) => all + (isOut ? -pence : pence), 0)).toBe(
        leftOver(play, endOf(way)),
      );
    }
  });

  it("leaves two choices at least that can be paid, and says what is too dear", () => {
    for (const way of ways)
      for (const screen of way) {
        if (screen.kind !== "choice") continue;
        expect(screen.offers.filter(({ tooLittle }) => tooLittle === undefined).length).toBeGreaterThan(1);
        for (const { tooLittle, choice } of screen.offers)
          if (tooLittle !== undefined) expect(choice.thing, choice.label).toBeDefined();
      }
  });

  it("has a text and a picture for every moment", () => {
    const shown = new Set([play.start.scene]);
    const taught = new Set<string>();
    for (const way of ways)
      for (const screen of way) {
        shown.add(screen.scene);
        if (screen.kind === "choice")
          expect(textNow(play.turns[screen.turn]!.situation, screen.standing)).toMatch(/^[^{}]+[.?!”]$/);
        if (screen.kind === "moved") {
          expect(textNow(screen.choice.outcome, screen.standing)).toMatch(/^[^{}]+[.?!”]$/);
          taught.add(screen.choice.teaches);
        }
        if (screen.kind === "consequence") {
          expect(textNow(screen.consequence.fact, screen.standing)).toMatch(/^[^{}]+[.?!”]$/);
          expect(turns.indexOf(screen.consequence.of)).toBeLessThan(turns.indexOf(screen.turn));
        }
      }
    expect([...shown].sort()).toEqual(Object.keys(play.scenes).sort());
    expect([...taught].sort()).toEqual(Object.keys(play.texts).sort());
  });

  it("ends in each of the four tiles in a twentieth of all ways at least", () => {
    const ends = ways.map((way) => tileOf(play, pathOf(way).at(-1)!));
    for (const tile of QUADRANTS)
      expect(ends.filter((end) => end === tile).length / ends.length, tile).toBeGreaterThanOrEqual(0.05);
    for (const way of ways)
      for (const { spent, earned } of pathOf(way)) {
        expect(spent).toBeLessThanOrEqual(play.map.spent.most);
        expect(earned).toBeLessThanOrEqual(play.map.earned.most);
        expect(earned).not.toBe(play.map.earned.most / 2);
      }
  });

  it("uses every sentence about why", () => {
    for (const [nth, sentences] of play.because.entries()) {
      const used = new Set(
        ways.map((way) => {
          const standing = endOf(way);
          const { text } = becauseOf(play, standing)[nth]!;
          return sentences.findIndex((one) => textNow(one.text, standing) === text);
        }),
      );
      expect([...used].sort((a, b) => a - b)).toEqual(sentences.map((_, index) => index));
    }
  });

  it("is written for its ages", () => {
    const { start, turns: told, because, debtLeft: debt } = play;
    const prose = proseOf([
      start.text,
      Object.values(told).map(({ situation, consequences, choices }) => [
        situation,
        consequences?.map(({ because: of, fact, help }) => [of, fact, help]),
        Object.values(choices).map((choice) => [choice!.outcome, choice!.sum]),
      ]),
      because.flat().map(({ text }) => text),
      debt?.map(({ text }) => text),
    ]);
    const { ages } = Object.values(PLAYS).find((card) => card.id === id)!;
    const [lowest, highest] = GRADES[ages];
    expect(gradeOf(prose)).toBeGreaterThanOrEqual(lowest);
    expect(gradeOf(prose)).toBeLessThanOrEqual(highest);
    for (const { sentence, words } of prose.flatMap(sentenceLengthsOf))
      expect(words, sentence).toBeLessThanOrEqual(LONGEST_SENTENCE[`Ages ${ages}`]);
  });

  const choices = turns.flatMap((turn, nth) =>
    Object.keys(play.turns[turn]!.choices).map((id) => ({ id, turn, nth })),
  );

  it.each(choices.filter(({ id }) => !SCAMS.has(id)))(
    "has a way in which $id leaves more money, or more of what was wanted, than the others of that turn",
    ({ id, nth }) => {
      const money = (way: readonly Screen[]) => leftOver(play, endOf(way));
      /** The goal weighs more than all other wishes. */
      const wants = (way: readonly Screen[]) => {
        const met = wantsMet(play, endOf(way));
        return met.length + (met.includes(play.wants[0]!.text) ? 100 : 0);
      };
      const isBest = ways.some((way) => {
        if (endOf(way).chosen[nth] !== id) return false;
        const others = othersAt(way, nth);
        return (
          others.length > 0 &&
          [money, wants].some((measure) => others.every((other) => measure(other) < measure(way)))
        );
      });
      expect(isBest).toBe(true);
    },
  );

  it.each(choices)("comes back to $id later", ({ id, turn, nth }) => {
    const differs = ways.some(
      (way) =>
        endOf(way).chosen[nth] === id &&
        othersAt(way, nth).some((other) => readAfter(play, other, turn) !== readAfter(play, way, turn)),
    );
    expect(differs).toBe(true);
  });
});
