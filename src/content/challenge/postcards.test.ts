import { describe, expect, it } from "vitest";
import { PHASES } from "@/domain/challenge/challengeLength";
import { nextWords, pictureAlt, shareLines, SHARE_TEXTS } from "./postcards";

const START = "2026-08-01";

describe("the words of a card without a figure", () => {
  it.each([
    [1, "2026-08-15", "A new mission starts today."],
    [1, "2026-08-16", "Mission 2 has begun."],
    [1, "2026-08-29", "Mission 1 is behind you."],
    [5, "2026-10-10", "A new mission starts today."],
    [6, "2026-10-24", "The last six days start today."],
    [6, "2026-10-25", "All six missions are behind you."],
    [6, "2027-10-25", "All six missions are behind you."],
  ])("are true for mission %i on %s", (phase, today, words) => {
    expect(nextWords(START, phase, today)).toBe(words);
  });
});

it("puts no amount, date or place into the picture to share", () => {
  const content = {
    figure: { name: "spent", pence: 123_456 },
    days: 6,
    parts: [{ name: "needs", pence: 123_456 }],
    most: { name: "needs", isAll: false },
  } as const;
  expect(shareLines(content)).toEqual(["Six days of money, written down.", "Most of it went on needs."]);
  expect(shareLines({ days: 1, parts: [] })).toEqual(["One day of money, written down."]);
  expect(shareLines({ parts: [] })).toEqual([]);
  for (const phase of PHASES) {
    expect(pictureAlt(phase, content)).not.toMatch(/£|\d{2,}/);
    expect(SHARE_TEXTS.fileName(phase)).toBe(`4mq-mission-${phase}.png`);
  }
});
