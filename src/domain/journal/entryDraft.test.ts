import { expect, it } from "vitest";
import { draftToStart, hasContent } from "./entryDraft";

const TODAY = "2026-11-21";
const EMPTY = { day: TODAY, type: "E", amount: "", detail: "" } as const;

it("does not keep an untouched form", () => {
  expect(hasContent(EMPTY, TODAY)).toBeUndefined();
});

it.each([{ amount: "3." }, { detail: "E-Chore" }, { type: "P" }, { day: "2026-11-20" }, { day: "" }])(
  "keeps a form with %j",
  (change) => {
    const draft = { ...EMPTY, ...change };
    expect(hasContent(draft, TODAY)).toEqual(draft);
  },
);

it("restores a draft as it was left, with its day", () => {
  const draft = { day: "2026-11-20", type: "P", amount: "3.", detail: "P-Wants" } as const;
  expect(draftToStart(draft, TODAY)).toEqual(draft);
});

it("restores the clock by which the day of a draft was written, and none without that day", () => {
  const clock = { at: 1, isSuggested: true, zone: 0 };
  expect(draftToStart({ ...EMPTY, amount: "3.", clock }, TODAY).clock).toEqual(clock);
  expect(draftToStart({ ...EMPTY, type: "P", clock }, TODAY).clock).toBeUndefined();
});

it("starts with an empty form for today if there is no draft", () => {
  expect(draftToStart(undefined, TODAY)).toEqual(EMPTY);
});

it("keeps a type chosen the day before without its day", () => {
  expect(draftToStart({ day: "2026-11-20", type: "S", amount: "", detail: "" }, TODAY)).toEqual({
    ...EMPTY,
    type: "S",
  });
});

it("drops a detail of another type, and an unknown type", () => {
  expect(draftToStart({ ...EMPTY, type: "P", amount: "1", detail: "E-Chore" }, TODAY).detail).toBe("");
  expect(draftToStart({ ...EMPTY, type: "X", amount: "1" }, TODAY).type).toBe("E");
});
