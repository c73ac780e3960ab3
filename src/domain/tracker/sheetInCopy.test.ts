import { expect, it } from "vitest";
import { readTrackerCsv } from "./trackerCsv";

/** As /shelf gives it, and as a German spreadsheet saves it again. */
const COPY = `\uFEFFtable,totalCoins,day,type,amount,detail,portrait
userEarnings,3,,,,,
moneyTracker,,2026-11-28,E,5.5,E-Allowance,
moneyTracker,,2026-11-29,P,1.2,P-KS Needs,
portrait,,,,,,"fun, spender"
`;
const SAVED_AGAIN = COPY.replaceAll("5.5", "5:5")
  .replaceAll("1.2", "1:2")
  .replaceAll(",", ";")
  .replaceAll(":", ",");

it.each([COPY, SAVED_AGAIN])("finds the sheet’s rows in a copy of everything", (text) => {
  const read = readTrackerCsv(text, "2026-11-30");
  expect(read).toMatchObject({
    entries: [
      { day: "2026-11-28", type: "E", pence: 550, detail: "E-Allowance" },
      { day: "2026-11-29", type: "P", pence: 120, detail: "P-KS Needs" },
    ],
    unreadable: [],
  });
});

it("finds nothing in a copy without a sheet", () => {
  expect(readTrackerCsv("table,totalCoins\nuserEarnings,3", "2026-11-30")).toMatchObject({
    entries: [],
    unreadable: [],
  });
});
