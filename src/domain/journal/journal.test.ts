import { describe, expect, it } from "vitest";
import {
  DETAILS,
  ENTRY_TYPES,
  isDetailOf,
  isEntryType,
  isMissing,
  lastEntryDay,
  readEntry,
  signedPence,
  type EntryDraft,
} from "./journal";

const TODAY = "2026-11-21";
const DRAFT: EntryDraft = { day: TODAY, type: "P", amount: "4.50", detail: "P-KS Needs" };
const read = (change: Partial<EntryDraft>) => readEntry({ ...DRAFT, ...change }, TODAY);

describe("what a person puts into the entry form", () => {
  it("reads an entry when every field is filled in", () => {
    expect(read({})).toEqual({ day: TODAY, type: "P", pence: 450, detail: "P-KS Needs" });
  });

  it.each([
    [{ day: "" }, "noDay"],
    [{ amount: "" }, "noAmount"],
    [{ amount: "  " }, "noAmount"],
    [{ type: "" }, "noDetail"],
    [{ type: "e" }, "noDetail"],
    [{ type: "toString" }, "noDetail"],
    [{ detail: "" }, "noDetail"],
    [{ detail: "p-ks needs" }, "noDetail"],
  ] as const)("reports for %j that a field is missing, and which: %s", (change, problem) => {
    expect(read(change)).toBe(problem);
    expect(isMissing(problem)).toBe(true);
  });

  it.each(
    ENTRY_TYPES.flatMap((type) =>
      ENTRY_TYPES.filter((other) => other !== type).map((other) => ({ type, other })),
    ),
  )("a detail of $other does not fill in an entry of $type", ({ type, other }) => {
    for (const detail of DETAILS[other]) expect(read({ type, detail })).toBe("noDetail");
  });

  it.each(ENTRY_TYPES)("accepts every detail of %s with it", (type) => {
    for (const detail of DETAILS[type]) expect(read({ type, detail })).toMatchObject({ type, detail });
  });

  it.each(["-1", "1e3", "1.005", "10000000", "lots"])("rejects an amount of %s", (amount) => {
    expect(read({ amount })).toBe("amount");
  });

  it("accepts an amount of zero, and the largest", () => {
    expect(read({ amount: "0" })).toMatchObject({ pence: 0 });
    expect(read({ amount: "9999999.99" })).toMatchObject({ pence: 999_999_999 });
  });

  it.each(["2020-01-01", "2026-12-25", "2027-11-21"])("accepts an amount of %s", (day) => {
    expect(read({ day })).toMatchObject({ day });
  });

  it.each([
    "2019-12-31",
    "2027-11-22",
    "2027-02-29",
    "2026-13-01",
    "21/11/2026",
    "2026-11-21T10:00",
    "99999-01-01",
  ])("rejects the day %s", (day) => {
    expect(read({ day })).toBe("day");
  });

  it("reports a missing field first, then a wrong amount, then a wrong day", () => {
    expect(read({ detail: "", amount: "-1", day: "2019-12-31" })).toBe("noDetail");
    expect(read({ amount: "-1", day: "2019-12-31" })).toBe("amount");
    expect(isMissing("amount") || isMissing("day")).toBe(false);
  });
});

describe("the last day that an entry may have", () => {
  it("allows days up to a year ahead, over a leap day too", () => {
    expect(lastEntryDay("2026-11-21")).toBe("2027-11-21");
    expect(lastEntryDay("2027-03-01")).toBe("2028-02-29");
  });
});

describe("types and details", () => {
  it("accepts only the known types and details", () => {
    expect(isEntryType("E")).toBe(true);
    expect(isEntryType("constructor")).toBe(false);
    expect(isDetailOf("S", "S-For Goal")).toBe(true);
    expect(isDetailOf("S", "E-Chore")).toBe(false);
  });
});

describe("the money at hand", () => {
  it("counts earning up, and saving and spending down", () => {
    expect(signedPence({ day: TODAY, type: "E", pence: 5, detail: "E-Chore" })).toBe(5);
    expect(signedPence({ day: TODAY, type: "S", pence: 5, detail: "S-For Goal" })).toBe(-5);
    expect(signedPence({ day: TODAY, type: "P", pence: 5, detail: "P-Wants" })).toBe(-5);
  });
});
