import { expect, it } from "vitest";
import { journalCsv } from "./journalCsv";

it("writes the journal as a table with one line for each entry and amounts as numbers", () => {
  expect(
    journalCsv([
      { day: "2026-11-21", type: "E", pence: 450, detail: "E-Chore" },
      { day: "2026-11-20", type: "P", pence: 999_999_999, detail: "P-KS Needs" },
    ]),
  ).toBe(
    "\uFEFFDate,Type,Amount (£),Detail\r\n2026-11-21,E,4.5,E-Chore\r\n2026-11-20,P,9999999.99,P-KS Needs\r\n",
  );
});
