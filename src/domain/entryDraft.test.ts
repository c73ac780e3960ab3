import { expect, it } from "vitest";
import { draftToStart, hasContent } from "./entryDraft";

const TODAY = "2026-11-21";
const EMPTY = { day: TODAY, type: "E", amount: "", detail: "" } as const;

it("a form that nobody has touched is not kept", () => {
  expect(hasContent(EMPTY, TODAY)).toBeUndefined();
});

it.each([{ amount: "3." }, { detail: "E-Chore" }, { type: "P" }, { day: "2026-11-20" }, { day: "" }])(
  "a form with %j is kept",
  (change) => {
    const draft = { ...EMPTY, ...change };
    expect(hasContent(draft, TODAY)).toEqual(draft);
  },
);

it("restores a draft as it was left, with its day", () => {
  const draft = { day: "2026-11-20", type: "P", amount: "3.", detail: "P-Wants" } as const;
  expect(draftToStart(draft, TODAY)).toEqual(draft);
});

it("without anything begun it is an empty form of today", () => {
  expect(draftToStart(undefined, TODAY)).toEqual(EMPTY);
});

it("a type that was chosen the day before is of no day in particular", () => {
  expect(draftToStart({ day: "2026-11-20", type: "S", amount: "", detail: "" }, TODAY)).toEqual({
    ...EMPTY,
    type: "S",
  });
});

it("a detail of another type, or a type there is not, is left out", () => {
  expect(draftToStart({ ...EMPTY, type: "P", amount: "1", detail: "E-Chore" }, TODAY).detail).toBe("");
  expect(draftToStart({ ...EMPTY, type: "X", amount: "1" }, TODAY).type).toBe("E");
});
