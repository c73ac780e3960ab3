import { describe, expect, it } from "vitest";
import { schedule, type Scheduled } from "#scripts/testing/schedule";

/** Runs the steps; the test ends each of them when it likes. */
function start(steps: readonly Scheduled[], slots: number) {
  const started: string[] = [];
  const ends = new Map<string, (passed: boolean) => void>();
  const states = schedule(steps, slots, ({ name }) => {
    started.push(name);
    return new Promise((resolve) => ends.set(name, resolve));
  });
  const end = async (name: string, passed = true) => {
    ends.get(name)!(passed);
    // The scheduler hears of it a few microtasks later.
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { started, end, states };
}

describe("the order of the steps", () => {
  it("runs as many steps at a time as there are slots, in order", async () => {
    const { started, end, states } = start([{ name: "a" }, { name: "b" }, { name: "c" }], 2);
    expect(started).toEqual(["a", "b"]);
    await end("b");
    expect(started).toEqual(["a", "b", "c"]);
    await end("a");
    await end("c");
    expect(Object.fromEntries(await states)).toEqual({ a: "passed", b: "passed", c: "passed" });
  });

  it("makes a step wait for what it needs, and lets others pass it", async () => {
    const { started, end } = start(
      [{ name: "build" }, { name: "budgets", needs: ["build"] }, { name: "lint" }],
      2,
    );
    expect(started).toEqual(["build", "lint"]);
    await end("lint");
    expect(started).toEqual(["build", "lint"]);
    await end("build");
    expect(started).toEqual(["build", "lint", "budgets"]);
  });

  it("does not wait for a step that was not chosen", () => {
    expect(start([{ name: "budgets", needs: ["build"] }], 1).started).toEqual(["budgets"]);
  });

  it("runs a step alone if it asks for that", async () => {
    const { started, end } = start([{ name: "a" }, { name: "alone", isExclusive: true }, { name: "b" }], 3);
    expect(started).toEqual(["a", "b"]);
    await end("a");
    expect(started).toEqual(["a", "b"]);
    await end("b");
    expect(started).toEqual(["a", "b", "alone"]);
  });

  it("starts nothing beside a step that runs alone", async () => {
    const { started, end } = start([{ name: "alone", isExclusive: true }, { name: "a" }], 2);
    expect(started).toEqual(["alone"]);
    await end("alone");
    expect(started).toEqual(["alone", "a"]);
  });

  it("starts nothing more after a failure, and lets running steps finish", async () => {
    const { started, end, states } = start([{ name: "a" }, { name: "b" }, { name: "c" }], 2);
    await end("a", false);
    expect(started).toEqual(["a", "b"]);
    await end("b");
    expect(Object.fromEntries(await states)).toEqual({ a: "failed", b: "passed", c: "not run" });
  });
});
