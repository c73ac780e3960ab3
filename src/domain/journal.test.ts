import { describe, expect, it } from "vitest";
import {
  DETAILS,
  ENTRY_TYPES,
  isDetailOf,
  isEntryType,
  lastEntryDay,
  readEntry,
  signedPence,
  type EntryDraft,
} from "./journal";

const TODAY = "2026-11-21";
const DRAFT: EntryDraft = { day: TODAY, type: "P", amount: "4.50", detail: "P-KS Needs" };
const read = (change: Partial<EntryDraft>) => readEntry({ ...DRAFT, ...change }, TODAY);

describe("what a person puts into the entry form", () => {
  it("is an entry when every field is filled in", () => {
    expect(read({})).toEqual({ day: TODAY, type: "P", pence: 450, detail: "P-KS Needs" });
  });

  it.each([
    { day: "" },
    { amount: "" },
    { amount: "  " },
    { type: "" },
    { type: "e" },
    { type: "toString" },
    { detail: "" },
    { detail: "p-ks needs" },
  ])("misses something with %j", (change) => {
    expect(read(change)).toBe("missing");
  });

  it.each(
    ENTRY_TYPES.flatMap((type) =>
      ENTRY_TYPES.filter((other) => other !== type).map((other) => ({ type, other })),
    ),
  )("a detail of $other does not fill in an entry of $type", ({ type, other }) => {
    for (const detail of DETAILS[other]) expect(read({ type, detail })).toBe("missing");
  });

  it.each(ENTRY_TYPES)("every detail of %s fits it", (type) => {
    for (const detail of DETAILS[type]) expect(read({ type, detail })).toMatchObject({ type, detail });
  });

  it.each(["-1", "1e3", "1.005", "10000000", "lots"])("has a wrong amount with %s", (amount) => {
    expect(read({ amount })).toBe("amount");
  });

  it("may be an amount of nothing, or the largest", () => {
    expect(read({ amount: "0" })).toMatchObject({ pence: 0 });
    expect(read({ amount: "9999999.99" })).toMatchObject({ pence: 999_999_999 });
  });

  it.each(["2020-01-01", "2026-12-25", "2027-11-21"])("may be of %s", (day) => {
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
  ])("has a wrong day with %s", (day) => {
    expect(read({ day })).toBe("day");
  });

  it("is told first about what is missing, then about the amount, then about the day", () => {
    expect(read({ detail: "", amount: "-1", day: "2019-12-31" })).toBe("missing");
    expect(read({ amount: "-1", day: "2019-12-31" })).toBe("amount");
  });
});

describe("the last day that an entry may have", () => {
  it("is a year ahead, over a leap day too", () => {
    expect(lastEntryDay("2026-11-21")).toBe("2027-11-21");
    expect(lastEntryDay("2027-03-01")).toBe("2028-02-29");
  });
});

describe("types and details", () => {
  it("know their own words only", () => {
    expect(isEntryType("E")).toBe(true);
    expect(isEntryType("constructor")).toBe(false);
    expect(isDetailOf("S", "S-For Goal")).toBe(true);
    expect(isDetailOf("S", "E-Chore")).toBe(false);
  });
});

describe("the money at hand", () => {
  it("grows by earning and shrinks by saving and spending", () => {
    expect(signedPence({ day: TODAY, type: "E", pence: 5, detail: "E-Chore" })).toBe(5);
    expect(signedPence({ day: TODAY, type: "S", pence: 5, detail: "S-For Goal" })).toBe(-5);
    expect(signedPence({ day: TODAY, type: "P", pence: 5, detail: "P-Wants" })).toBe(-5);
  });
});
