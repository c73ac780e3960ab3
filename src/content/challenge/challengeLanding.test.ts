/** Checks that the landing pages promise exactly what the challenge does. */
import { describe, expect, it } from "vitest";
import { challengePhase } from "@/domain/challenge/challenge";
import { addDays } from "@/domain/calendar";
import { CHALLENGE_DAYS, PHASES } from "@/domain/challenge/challengeLength";
import { missionDays } from "./challengeWords";
import { CHALLENGE_LANDING } from "./challengeLanding";
import { JUNIOR_CHALLENGE } from "./juniorChallenge";

const START = "2026-11-21";
/** A phase's days as the journal counts them, such as "Days 1-14". */
function daysOfPhase(phase: number): string {
  const days = Array.from({ length: CHALLENGE_DAYS }, (_, index) => index + 1).filter(
    (day) => challengePhase(START, addDays(START, day - 1)) === phase,
  );
  return `Days ${days[0]}-${days.at(-1)}`;
}

describe.each([
  ["8-16", CHALLENGE_LANDING],
  ["8-10", JUNIOR_CHALLENGE],
])("the page for ages %s", (ages, { facts, method, links, lead }) => {
  it("lists one mission for each phase of the challenge, on its days", () => {
    expect(method.missions.map((_, index) => missionDays(index + 1))).toEqual(PHASES.map(daysOfPhase));
    expect(missionDays(1)).toBe("Days 1-14");
    expect(new Set(method.missions.map(({ title }) => title)).size).toBe(6);
  });

  it("gives a purpose to the days outside every phase", () => {
    expect(method.lastDays).toMatch(/^Days 85-90 /);
    expect(challengePhase(START, addDays(START, 84))).toBeUndefined();
  });

  it("names 90 days, 6 bi-weekly missions, the first 100 participants and the ages", () => {
    expect(facts.map(({ figure }) => figure)).toEqual(["90", "6", "100", ages]);
    expect(facts[1]!.label).toContain("bi-weekly missions");
    expect(facts[2]!.label).toContain("first 100 participants");
  });

  it("links to the dashboard, the assessment and the resources", () => {
    expect(links.cards.map(({ to }) => to)).toEqual([
      "/challenge-dashboard",
      "/find-your-quadrant",
      "/resources",
    ]);
  });

  it("puts no pressure on readers", () => {
    const words = JSON.stringify([lead, facts, method, links]);
    expect(words).not.toMatch(
      /hurry!|only \d+ (?:places|left)|last chance|don’t miss|too late|now or never/i,
    );
  });
});

it("shares no mission text between the two landing pages", () => {
  const [general, forChildren] = [CHALLENGE_LANDING, JUNIOR_CHALLENGE].map(
    ({ method }) => new Set(method.missions.flatMap(({ title, text }) => [title, text])),
  );
  expect([...general!].filter((text) => forChildren!.has(text))).toEqual([]);
});
