import { describe, expect, it } from "vitest";
import type { JournalEntry } from "@/domain/journal/journal";
import { phaseSpan } from "./challenge";
import { missionMeasure, type MissionFacts } from "./missionMeasure";

const START = "2026-10-25"; // The day on which British clocks go back.
const SPAN = phaseSpan(START, 2)!;
const NOTHING: MissionFacts = { entries: [], habits: [], kindDays: [] };
const entry = (day: string, detail: JournalEntry["detail"], pence = 100) =>
  ({ day, type: detail[0], detail, pence }) as JournalEntry;
const measure = (phase: number, facts: Partial<MissionFacts>) =>
  missionMeasure(phase, SPAN, { ...NOTHING, ...facts });

it("spans fourteen days", () => {
  expect(phaseSpan(START, 1)).toEqual({ first: "2026-10-25", last: "2026-11-07" });
  expect(SPAN).toEqual({ first: "2026-11-08", last: "2026-11-21" });
  expect(phaseSpan(START, 6)).toEqual({ first: "2027-01-03", last: "2027-01-16" });
});

describe("the measure of a mission", () => {
  const before = entry("2026-11-07", "P-Wants");
  const after = entry("2026-11-22", "P-Wants");

  it("counts days with an entry, each once", () => {
    const entries = [
      before,
      entry("2026-11-08", "E-Chore"),
      entry("2026-11-08", "P-Wants"),
      entry("2026-11-21", "S-Others"),
      after,
    ];
    expect(measure(1, { entries })).toEqual({ kind: "days", done: 2, aim: 10 });
  });

  it("counts needs and wants, and nothing that is neither", () => {
    const entries = [
      before,
      entry("2026-11-08", "P-KS Needs"),
      entry("2026-11-09", "P-Non-KS Needs"),
      entry("2026-11-09", "P-Wants"),
      entry("2026-11-09", "P-Others"),
      entry("2026-11-09", "E-Chore"),
    ];
    expect(measure(2, { entries })).toEqual({ kind: "sorted", done: 3, wants: 1, aim: 10 });
  });

  it("counts what was earned, and not an allowance", () => {
    const entries = [
      entry("2026-11-08", "E-Chore"),
      entry("2026-11-09", "E-Allowance"),
      entry("2026-11-09", "E-Others"),
    ];
    expect(measure(3, { entries })).toEqual({ kind: "jobs", done: 2, aim: 2 });
  });

  it.each([
    [[], 0],
    [[entry("2026-11-08", "S-Others", 50)], 0],
    [[entry("2026-11-08", "E-Chore", 800), entry("2026-11-08", "S-For Goal", 200)], 25],
    [[entry("2026-11-08", "E-Chore", 100), entry("2026-11-08", "S-For Goal", 900)], 100],
  ])("takes the share that was saved of what came in (%#)", (entries, percent) => {
    expect(measure(4, { entries })).toEqual({ kind: "share", percent });
  });

  it("counts the days of the running streaks that lie in the phase", () => {
    const habits = [
      { current: 3, lastLogged: "2026-11-09" },
      { current: 40, lastLogged: "2026-11-21" },
      { current: 2, lastLogged: "2026-11-01" },
      { current: 0, lastLogged: null },
    ];
    expect(measure(5, { habits })).toEqual({ kind: "waits", done: 2 + 14, aim: 5 });
  });

  it("counts kind deeds", () => {
    expect(measure(6, { kindDays: ["2026-11-07", "2026-11-08", "2026-11-08"] })).toEqual({
      kind: "deeds",
      done: 2,
      aim: 3,
    });
  });
});
