/**
 * Files as other programs write them. `libreoffice-*` were saved by LibreOffice 7.4, the other sheets follow the documented
 * habits of their programs; the statements have the form of three British banks and made-up rows.
 */
import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it } from "vitest";
import { importFile } from "@/pages/tracker/importFile";
import { trackerSheet } from "@/storage/tracker/trackerSheet";

const TODAY = "2026-11-28";
const fixture = (name: string) => new File([readFileSync(`tests/fixtures/sheets/${name}`)], name);
const sheet = () =>
  trackerSheet.read().entries.map(({ day, type, pence, detail }) => [day, type, pence, detail]);

const OURS = [
  ["2026-11-02", "E", 450, "E-Chore"],
  ["2026-11-03", "S", 123_450, "S-For Goal"],
  ["2026-11-03", "P", 5, "P-KS Needs"],
  ["2026-11-14", "P", 100_000, "P-Non-KS Needs"],
  ["2026-11-20", "E", 2000, "E-Allowance"],
  ["2026-11-20", "E", 450, "E-Chore"],
  ["2026-11-20", "E", 450, "E-Chore"],
];

afterEach(() => trackerSheet.forget());

describe("our own sheet", () => {
  it.each([
    "excel-uk.csv",
    "excel-de.csv",
    "excel-fr.csv",
    "excel-unicode-text.txt",
    "google-sheets.csv",
    "libreoffice-uk.csv",
    "libreoffice-de.csv",
    "numbers.csv",
  ])("is read whole from %s", async (name) => {
    expect(await importFile(fixture(name), TODAY)).toMatchObject({ unreadable: [], alreadyThere: 0 });
    expect(sheet()).toEqual(OURS);
  });
});

describe("a bank's statement", () => {
  it.each([
    ["bank-app.csv", ["Detail"]],
    ["bank-branch.csv", ["Type", "Detail"]],
    ["building-society.csv", ["Type", "Amount (£)", "Detail"]],
  ])("is named by the columns that it lacks, and nothing is guessed: %s", async (name, columns) => {
    expect(await importFile(fixture(name), TODAY)).toEqual({ is: "missingColumns", columns });
    expect(sheet()).toEqual([]);
  });
});
