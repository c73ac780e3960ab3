/** `npm run facts`, on both sides of the day on which the first figure is due. */
import { describe, expect, it } from "vitest";
import { FACTS, READ_ELSEWHERE } from "@/content/resources/facts/facts";
import { addDays } from "@/domain/calendar";
import listFacts, { factsReport } from "#scripts/commands/facts";

const FIRST_DUE = Object.values(FACTS)
  .map(({ lookAgainOn }) => lookAgainOn)
  .toSorted()[0]!;

describe("the list of figures to read again", () => {
  it("is empty on the day before the first figure is due, and names that day", () => {
    const { lines, isAnyDue } = factsReport(addDays(FIRST_DUE, -1));
    expect(isAnyDue).toBe(false);
    expect(lines).toEqual([expect.stringContaining(FIRST_DUE)]);
  });

  it("names each figure and its source from its day on", () => {
    const { lines, isAnyDue } = factsReport("2027-04-06");
    expect(isAnyDue).toBe(true);
    expect(lines).toContainEqual(expect.stringContaining(FACTS.wageAt16.check));
    expect(lines).toContainEqual(expect.stringContaining(READ_ELSEWHERE.taxFreeYear!));
    expect(lines.some((line) => line.includes(FACTS.protectedDeposit.check))).toBe(false);
  });

  it("refuses a day that does not exist", () => {
    expect(() => listFacts(["2027-02-30"])).toThrow("is not a date");
  });
});
