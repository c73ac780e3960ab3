import { describe, expect, it } from "vitest";
import { isGoalEnd, latestGoalEnd, saturdayFrom, saturdaysFor } from "./savingPlan";
import { isCoinDue, withCoin, withoutCoin, type VisitorGoal } from "./visitorGoal";

const FRIDAY = "2026-11-20";
const SATURDAY = "2026-11-21";
const SUNDAY = "2026-11-22";

describe("Saturdays", () => {
  it.each([
    [FRIDAY, SATURDAY],
    [SATURDAY, SATURDAY],
    [SUNDAY, "2026-11-28"],
    ["2026-12-28", "2027-01-02"],
  ])("finds the Saturday of %s", (day, saturday) => expect(saturdayFrom(day)).toBe(saturday));

  it("needs eight for £29 at £3.75 a week, the first this Saturday and the last in January", () => {
    expect(saturdaysFor(2900, 375, FRIDAY)).toEqual({ count: 8, next: SATURDAY, last: "2027-01-09" });
  });

  it("counts a part of a week's coin as a Saturday of its own", () => {
    expect(saturdaysFor(1000, 500, FRIDAY)?.count).toBe(2);
    expect(saturdaysFor(1001, 500, FRIDAY)?.count).toBe(3);
    expect(saturdaysFor(1, 500, FRIDAY)).toEqual({ count: 1, next: SATURDAY, last: SATURDAY });
  });

  it.each([
    ["2026-11-16", SATURDAY],
    [SATURDAY, SATURDAY],
  ])("goes on a week later once the coin of this Saturday was put in on %s", (put) => {
    expect(saturdaysFor(1000, 500, SATURDAY, put)?.next).toBe("2026-11-28");
  });

  it("asks for this Saturday's coin after last week's, and after weeks without one", () => {
    expect(saturdaysFor(1000, 500, SUNDAY, SATURDAY)?.next).toBe("2026-11-28");
    expect(saturdaysFor(1000, 500, SUNDAY, "2026-10-01")?.next).toBe("2026-11-28");
  });

  it.each([
    [0, 500],
    [500, 0],
    [999_999_999, 1],
  ])("has no date for %i with %i a week", (left, week) => {
    expect(saturdaysFor(left, week, FRIDAY)).toBeUndefined();
  });

  it("takes an end from today to a year ahead", () => {
    expect(latestGoalEnd(FRIDAY)).toBe("2027-11-20");
    expect([FRIDAY, "2027-11-20"].map((day) => isGoalEnd(day, FRIDAY))).toEqual([true, true]);
    expect(["2026-11-19", "2027-11-21", ""].map((day) => isGoalEnd(day, FRIDAY))).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe("a coin in a visitor's jar", () => {
  const goal: VisitorGoal = { title: null, picture: null, price: 1000, week: 300, saved: 0, put: null };

  it("goes in once a week, however often it is pressed, and comes out again", () => {
    const one = withCoin(goal, FRIDAY);
    expect(one).toMatchObject({ saved: 300, put: { on: FRIDAY, pence: 300 } });
    expect(withCoin(one, SATURDAY)).toEqual(one);
    expect(withoutCoin(one)).toEqual(goal);
    expect(withoutCoin(goal)).toEqual(goal);
    expect(isCoinDue(one, SATURDAY)).toBe(false);
    expect(withCoin(one, SUNDAY)).toMatchObject({ saved: 600 });
  });

  it("is only what is missing at the end, and nothing in a full jar", () => {
    const full = withCoin({ ...goal, saved: 900 }, FRIDAY);
    expect(full).toMatchObject({ saved: 1000, put: { pence: 100 } });
    expect(withCoin(full, "2026-12-20")).toEqual(full);
  });
});
