import { describe, expect, it } from "vitest";
import { challengeDay, challengeEnd, challengePhase, challengeSpan, isOver, phaseState } from "./challenge";
import { DAYS_AFTER_PHASES } from "./challengeLength";

const START = "2026-08-01";

describe("where a participant stands in the 90 days", () => {
  it.each([
    { today: "2026-08-01", day: 1, phase: 1 },
    { today: "2026-08-14", day: 14, phase: 1 },
    { today: "2026-08-15", day: 15, phase: 2 },
    { today: "2026-08-28", day: 28, phase: 2 },
    { today: "2026-10-09", day: 70, phase: 5 },
    { today: "2026-10-10", day: 71, phase: 6 },
    { today: "2026-10-23", day: 84, phase: 6 },
    { today: "2026-10-24", day: 85, phase: undefined },
    { today: "2026-10-29", day: 90, phase: undefined },
  ])("puts $today on day $day, phase $phase", ({ today, day, phase }) => {
    expect(challengeDay(START, today)).toBe(day);
    expect(challengePhase(START, today)).toBe(phase);
  });

  it.each(["2026-10-30", "2026-10-31", "2027-08-01"])("is over after day 90: %s", (today) => {
    expect(isOver(START, today)).toBe(true);
    expect(challengeDay(START, today)).toBe(0);
    expect(challengePhase(START, today)).toBeUndefined();
  });

  it("is not over on the last of its 90 days", () => {
    expect(challengeSpan(START)).toEqual({ first: START, last: "2026-10-29" });
    expect(isOver(START, "2026-10-29")).toBe(false);
  });

  it.each(["2026-07-31", "2026-07-30"])(
    "is on day 1 on %s if it was begun in a zone that is ahead",
    (today) => {
      expect(challengeDay(START, today)).toBe(1);
      expect(challengePhase(START, today)).toBe(1);
      expect(isOver(START, today)).toBe(false);
    },
  );

  it.each(["2026-07-29", "2026-07-02"])("is on day 0 of no phase before the first day: %s", (today) => {
    expect(challengeDay(START, today)).toBe(0);
    expect(challengePhase(START, today)).toBeUndefined();
  });

  it("counts 29 February as a day", () => {
    expect(challengeDay("2028-02-16", "2028-02-29")).toBe(14);
    expect(challengeDay("2028-02-16", "2028-03-01")).toBe(15);
  });

  it("ends 90 days after the start", () => {
    expect(challengeEnd(START)).toBe("2026-10-30");
    expect(challengeEnd("2027-12-31")).toBe("2028-03-30");
    expect(challengeEnd("2026-12-31")).toBe("2027-03-31");
  });
});

describe("a phase of the challenge", () => {
  it.each([
    { today: "2026-08-01", states: ["now", "ahead", "ahead", "ahead", "ahead", "ahead"] },
    { today: "2026-08-14", states: ["now", "ahead", "ahead", "ahead", "ahead", "ahead"] },
    { today: "2026-08-15", states: ["done", "now", "ahead", "ahead", "ahead", "ahead"] },
    { today: "2026-10-23", states: ["done", "done", "done", "done", "done", "now"] },
    { today: "2026-10-24", states: ["done", "done", "done", "done", "done", "done"] },
    { today: "2026-10-30", states: ["done", "done", "done", "done", "done", "done"] },
    { today: "2026-07-31", states: ["now", "ahead", "ahead", "ahead", "ahead", "ahead"] },
    { today: "2026-07-29", states: ["ahead", "ahead", "ahead", "ahead", "ahead", "ahead"] },
  ])("gives the six phases on $today the states $states", ({ today, states }) => {
    expect([1, 2, 3, 4, 5, 6].map((phase) => phaseState(START, phase, today))).toEqual(states);
  });

  it("leaves six days outside the six phases", () => {
    expect(DAYS_AFTER_PHASES).toBe(6);
  });
});
