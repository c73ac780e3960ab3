/** Guarantees about figures that change: each has a source and two days, and is due from its day on, not before. */
import { describe, expect, it } from "vitest";
import { addDays, isDay } from "@/domain/calendar";
import { isDue, type Fact } from "./fact";
import { FACTS } from "./facts";

const facts: [string, Fact][] = Object.entries(FACTS);

describe("a figure that changes", () => {
  it.each(facts)("has for %s a public page to check and two days that exist", (_, fact) => {
    expect(new URL(fact.check).protocol).toBe("https:");
    expect(fact.meaning).toMatch(/^[A-Z].*\.$/u);
    expect(isDay(fact.readOn) && isDay(fact.lookAgainOn)).toBe(true);
    expect(fact.lookAgainOn > fact.readOn).toBe(true);
  });

  it.each(facts)("is not due for %s on the day before, and due on its day", (_, fact) => {
    expect(isDue(fact, addDays(fact.lookAgainOn, -1))).toBe(false);
    expect(isDue(fact, fact.lookAgainOn)).toBe(true);
  });

  it("is looked at again within thirteen months", () => {
    for (const [, { readOn, lookAgainOn }] of facts) expect(lookAgainOn <= addDays(readOn, 396)).toBe(true);
  });
});
