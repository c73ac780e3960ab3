import { describe, expect, it } from "vitest";
import {
  daysOnOffer,
  duePlan,
  MAX_PLANS,
  planDone,
  planFor,
  planMoved,
  plansDone,
  withoutPlan,
  withPlan,
  type Plan,
} from "./plans";

const plan = (
  action: string,
  made: string,
  day: string,
  on?: string,
  number: number | null = null,
): Plan => ({
  action,
  made,
  day,
  done: on ? { on, number } : null,
});

describe("the days on offer", () => {
  it.each([
    [
      "2026-11-23",
      ["2026-11-23", "2026-11-24", "2026-11-25", "2026-11-26", "2026-11-27", "2026-11-28", "2026-11-29"],
    ],
    ["2026-11-26", ["2026-11-26", "2026-11-27", "2026-11-28", "2026-11-29"]],
    ["2026-11-29", ["2026-11-29", "2026-11-30", "2026-12-01"]],
  ])("on %s are the rest of the week, and at least three", (today, days) => {
    expect(daysOnOffer(today)).toEqual(days);
  });
});

describe("the plan to ask about", () => {
  it.each([
    ["on its day", "2026-11-28", "jar"],
    ["before its day", "2026-11-27", undefined],
    ["thirteen days later", "2026-12-11", "jar"],
    ["a fortnight later", "2026-12-12", undefined],
  ])("%s (%s) is %s", (_, today, action) => {
    expect(duePlan([plan("jar", "2026-11-26", "2026-11-28")], today)?.action).toBe(action);
  });

  it("includes one that was made with a clock a year ahead", () => {
    const made = plan("a", "2027-11-28", "2027-11-29");
    expect(duePlan([made], "2026-11-28")).toBe(made);
    expect(planFor([made], ["a"], "2026-11-28")).toBe(made);
  });

  it("is the oldest that is due, and none that is done", () => {
    const plans = [
      plan("done", "2026-11-20", "2026-11-21", "2026-11-21"),
      plan("late", "2026-11-20", "2026-11-24"),
      plan("early", "2026-11-22", "2026-11-23"),
    ];
    expect(duePlan(plans, "2026-11-25")?.action).toBe("early");
  });
});

it("knows the plan of a text, done or open, and forgets one that nobody answered", () => {
  const plans = [plan("a", "2026-11-20", "2026-11-21", "2026-11-21"), plan("b", "2026-11-26", "2026-11-28")];
  expect(planFor(plans, ["a", "c"], "2026-11-26")?.action).toBe("a");
  expect(planFor(plans, ["a", "b"], "2026-11-26")?.action).toBe("b");
  expect(planFor(plans, ["b"], "2026-12-30")).toBeUndefined();
  expect(planFor(plans, ["c"], "2026-11-26")).toBeUndefined();
});

it("replaces an open plan for the same action, keeps a done one, and keeps the newest sixty", () => {
  const done = plan("a", "2026-11-01", "2026-11-02", "2026-11-02");
  const open = plan("a", "2026-11-20", "2026-11-21");
  const next = plan("a", "2026-11-26", "2026-11-28");
  expect(withPlan([done, open], next)).toEqual([done, next]);
  expect(withoutPlan([done, next], "a")).toEqual([done]);
  const many = Array.from({ length: MAX_PLANS }, (_, nth) => plan(`${nth}`, "2026-11-01", "2026-11-02"));
  expect(withPlan(many, next)).toHaveLength(MAX_PLANS);
  expect(withPlan(many, next).at(-1)).toBe(next);
});

it("writes an answer, and its number a moment later, to the newest plan of the action", () => {
  const before = plan("a", "2026-11-01", "2026-11-02", "2026-11-02", 100);
  const open = plan("a", "2026-11-26", "2026-11-28");
  const once = planDone([before, open], "a", { on: "2026-11-29", number: null });
  const twice = planDone(once, "a", { on: "2026-11-29", number: 250 });
  expect(twice).toEqual([before, { ...open, done: { on: "2026-11-29", number: 250 } }]);
  expect(planMoved([before, open], "a", "2026-11-30")).toEqual([before, { ...open, day: "2026-11-30" }]);
});

it("counts the plans done within seven days, out of those that are done or older", () => {
  const plans = [
    plan("in time", "2026-11-01", "2026-11-03", "2026-11-08"),
    plan("late", "2026-11-01", "2026-11-03", "2026-11-09"),
    plan("never", "2026-11-01", "2026-11-03"),
    plan("running", "2026-11-20", "2026-11-22"),
  ];
  expect(plansDone(plans, "2026-11-26")).toEqual({ inTime: 1, of: 3 });
  expect(plansDone(plans, "2026-11-28")).toEqual({ inTime: 1, of: 4 });
});
