import { describe, expect, it } from "vitest";
import { readAmount } from "./amountProblems";
import { decimalSignOf, readMoney } from "./writtenMoney";

describe("an amount as people write it", () => {
  it.each<[string, number]>([
    ["4", 400],
    ["4.5", 450],
    ["4,50", 450],
    [".5", 50],
    [",5", 50],
    ["£4.50", 450],
    ["£ 4.50", 450],
    ["4.50 £", 450],
    ["4,50£", 450],
    ["GBP 4.50", 450],
    ["4.50 gbp", 450],
    ["4 pounds", 400],
    ["+4.50", 450],
    ["￡４．５０", 450],
    ["٤٫٥٠", 450],
    ["50p", 50],
    ["5p", 5],
    ["150p", 150],
    ["1,234.50", 123_450],
    ["1.234,50", 123_450],
    ["1 234,50", 123_450],
    ["1 234,50", 123_450],
    ["1'234.50", 123_450],
    ["1’234.50", 123_450],
    ["1 234", 123_400],
    ["1,234,567.50", 123_456_750],
    ["1.234.567", 123_456_700],
    ["12,34,567.50", 123_456_750],
    ["£1,234.5", 123_450],
    ["-0", 0],
    ["-£0.00", 0],
    ["£-0", 0],
    ["0004.50", 450],
    ["(0.00)", 0],
    ["Â£4.50", 450],
    ["┬ú4.50", 450],
    ["\u200E4.50\u00AD", 450],
    ["+50p", 50],
    ["GBP £4.50", 450],
    ["£4·50", 450],
    ["4·5", 450],
    ["£4 50p", 450],
    ["£4 5p", 405],
    ["£4, 50p", 450],
    ["4 pounds 50 pence", 450],
    ["4 pounds and 50p", 450],
    ["UK£4.50", 450],
  ])("reads %j as %i pence", (text, pence) => {
    expect(readMoney(text)).toBe(pence);
  });

  it.each([
    "",
    "-",
    "£",
    "4.",
    "4..5",
    "0,125",
    "0.125",
    "1234,567",
    "1,23,45",
    "12 34",
    "4 50",
    "1e3",
    "=1+1",
    "1/2",
    "4.50/5",
    "4.5.0",
    "1,234.500",
    "1.234,5,6",
    "4⁵⁰",
    "4.5¹",
    "²",
    "4,50³",
    "4½",
    "①",
    "£4.50 each week",
    "£4.50 (was €5)",
    "4.50 CR",
    "4.50 DR",
    "£1.5k",
    "1.5p",
    "£50p",
    "£0.50p",
    "50p £",
    "4 eggs",
    "2 x 4.50",
    "TRUE",
    "inf",
    "4.50*",
    "4.50?",
  ])("does not read %j", (text) => {
    expect(readAmount(text)).toBe("unreadable");
  });

  it.each(["-4.50", "−4.50", "£-4.50", "-£4.50", "4.50-", "(4.50)", "10000000", "£12345678.90", "-50p"])(
    "says that %j is no amount that a sheet takes",
    (text) => {
      expect(readMoney(text)).toBe("outOfBounds");
    },
  );

  it.each(["�1.00", "?1.00", "œ1.00", "ú 4", "1.00 Ł", "\u009C1.00", "\u00804.50", "4.50 ?", "-?4"])(
    "says of %j that its pound sign may have been lost",
    (text) => {
      expect(readAmount(text)).toBe("lostSign");
    },
  );

  it.each([
    "4 euros",
    "12 kr.",
    "NOK 5",
    "4 dollars",
    "€4.50 a week",
    "4,50 €",
    "$4",
    "4 USD",
    "EUR 4.50",
    "5 zł",
    "4.50 kr",
    "₹450",
    "-€4.50",
    "US$4",
  ])("says that %j is not in pounds", (text) => {
    expect(readAmount(text)).toBe("currency");
  });

  it.each(["1,125", "1.125", "£1,125", "12.500", "4.505", "999,999"])(
    "does not choose between two readings of %j",
    (text) => {
      expect(readMoney(text)).toBe("ambiguous");
    },
  );

  it.each<["." | ",", string, number | string]>([
    [".", "1,125", 112_500],
    [".", "£1,125", 112_500],
    [".", "1.125", "unreadable"],
    [",", "1.125", 112_500],
    [",", "1,125", "unreadable"],
    [",", "-1.125", "outOfBounds"],
    [",", "4.50", 450],
  ])("knows with %j before the pence what %j is", (decimal, text, pence) => {
    expect(readMoney(text, decimal)).toBe(pence);
  });
});

it("gives up at once on a text that is too long for an amount", () => {
  const begin = performance.now();
  expect(readMoney(`${"a".repeat(1_000)}1${".".repeat(1_000)}!`)).toBe("unreadable");
  expect(readMoney("(".repeat(100_000) + ")".repeat(100_000))).toBe("unreadable");
  expect(decimalSignOf(["(".repeat(100_000) + ")".repeat(100_000)], ".")).toBe(".");
  expect(performance.now() - begin).toBeLessThan(1_000);
});

describe("the sign before the pence", () => {
  it.each<[string[], "." | "," | undefined]>([
    [["4,50", "1.125"], ","],
    [["4.50", "1,125"], "."],
    [["£4.50", "x", "1,125"], "."],
    [["1,234,567"], "."],
    [["1.234.567"], ","],
    [["1,125", "12"], undefined],
    [[], undefined],
    [["4,50", "4.50"], undefined],
    [["0,125", "1,125"], ","],
    [["0.125", "1,125"], "."],
    [["12345,678"], ","],
    [["4.50", "1,125", "1.125"], undefined],
    [["4.50", "1'250.00", "1,125"], undefined],
    [["4,50", "1 250", "1.125"], undefined],
    [["4.50", "1,25,000", "1,125"], "."],
  ])("is in %j: %j", (amounts, sign) => {
    expect(decimalSignOf(amounts, undefined)).toBe(sign);
  });

  it("is what it is otherwise, where no amount tells, and nothing where two contradict each other", () => {
    expect(decimalSignOf(["1,125", "3"], ".")).toBe(".");
    expect(decimalSignOf(["4,50", "4.50"], ".")).toBeUndefined();
  });
});
