/** The sentences on a week's figures, which must be true of whatever a child has written down. */
import { describe, expect, it } from "vitest";
import { TEN_WEEKS } from "@/domain/journal/stats.cases";
import { penceOf } from "@/domain/money";
import { toldFigures, type FigureName } from "./figures";

const told = (nth: number, who?: string) => {
  const { earning, saving, spending, ksSpending, seRatio, ksRatio } = TEN_WEEKS[nth]!.expected;
  const [earned, saved, spent, onNeeds] = [earning, saving, spending, ksSpending].map(penceOf);
  return toldFigures(
    { earning: earned!, saving: saved!, spending: spent!, ksSpending: onNeeds!, seRatio, ksRatio },
    who,
  );
};
const sentence = (nth: number, name: FigureName) => told(nth).find((one) => one.name === name)!.sentence;

it("says what each figure of a week means, with the week's own amounts", () => {
  expect(told(0).map(({ figure, sentence: words }) => [figure, words])).toEqual([
    ["£8.50", "£8.50 came in over the week."],
    ["£2.00", "£2.00 was put aside for later."],
    ["£5.20", "£5.20 went out over the week."],
    ["£1.30", "£1.30 was not saved or spent."],
    ["£4.00", "KS means planned for: £4.00 of the £5.20."],
    ["23.5%", "Out of every £10 you earned, £2.35 was put aside."],
    ["76.9%", "Out of every £10 you spent, £7.69 went on needs you planned for."],
  ]);
});

it("speaks of the child to a parent", () => {
  expect(told(0, "your child").map(({ sentence: words }) => words)).toContain(
    "Out of every £10 your child spent, £7.69 went on needs your child planned for.",
  );
});

it("tells a minus as a minus", () => {
  expect(told(1)[3]).toEqual({
    name: "left",
    figure: "-£2.50",
    sentence: "More was saved and spent than came in.",
  });
});

it.each([
  [2, "earning", "Nothing earned is written down."],
  [2, "saving", "Nothing put aside is written down."],
  [3, "spending", "Nothing spent is written down."],
  [3, "left", "All that you earned was saved or spent."],
  [4, "ksSpending", "KS means planned for. None is written down."],
  [2, "ksSpending", "KS means planned for: all of the £0.65."],
] as const)("says of a nought in week %i what it means for %s", (nth, name, words) => {
  expect(sentence(nth, name)).toBe(words);
});

describe("a share", () => {
  it("has no figure if there is nothing to take it of, and says when it will have one", () => {
    const { figure, sentence: words } = told(2)[5]!;
    expect(figure).toBeUndefined();
    expect(words).toBe("Write down something you earned to see it.");
    expect(told(3)[6]!.figure).toBeUndefined();
  });

  it.each([
    ["nothing", 4, "seRatio", "None of the £12.00 has been put aside so far."],
    ["nothing of it", 4, "ksRatio", "None of the £3.99 went on needs you planned for."],
    ["all", 3, "seRatio", "As much was put aside as you earned."],
    ["all of it", 2, "ksRatio", "Every penny you spent went on needs you planned for."],
    ["more than all", 1, "seRatio", "More was put aside than you earned."],
    ["a penny of much", 7, "seRatio", "Out of every £10 you earned, £0.01 was put aside."],
    ["all but a penny", 8, "ksRatio", "Out of every £10 you spent, £9.99 went on needs you planned for."],
  ] as const)("is true for %s", (_, nth, name, words) => {
    expect(sentence(nth, name)).toBe(words);
  });
});
