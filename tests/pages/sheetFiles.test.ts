/**
 * Files as other programs write them. `libreoffice-*` were saved by LibreOffice 7.4, the other sheets follow the documented
 * habits of their programs; the statements have the form of three British banks and made-up rows.
 */
import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it, vi } from "vitest";
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
    expect(await importFile(trackerSheet, fixture(name), TODAY)).toMatchObject({
      unreadable: [],
      alreadyThere: 0,
    });
    expect(sheet()).toEqual(OURS);
  });
});

describe("a bank's statement", () => {
  it.each([
    ["bank-app.csv", ["Detail"]],
    ["bank-branch.csv", ["Type", "Detail"]],
    ["building-society.csv", ["Type", "Amount (£)", "Detail"]],
  ])("is named by the columns that it lacks, and nothing is guessed: %s", async (name, columns) => {
    expect(await importFile(trackerSheet, fixture(name), TODAY)).toEqual({ is: "missingColumns", columns });
    expect(sheet()).toEqual([]);
  });
});

describe("the encoding of a file", () => {
  const TEXT = "Date,Type,Amount (£),Detail\r\n20/11/2026,E,£4.50,E-Chore\r\n";
  const utf16 = (text: string) => Buffer.from(text, "utf16le");
  const wide = (text: string, mark: number[] = []) =>
    Buffer.concat([
      Buffer.from(mark),
      ...Array.from(text, (letter) => Buffer.from([letter.codePointAt(0)!, 0, 0, 0])),
    ]);
  const open = (bytes: Buffer) => importFile(trackerSheet, new File([new Uint8Array(bytes)], "x.csv"), TODAY);

  it.each<[encoding: string, bytes: Buffer]>([
    ["UTF-16 without its mark", utf16(TEXT)],
    ["UTF-16 of the other order", utf16(`\uFEFF${TEXT}`).swap16()],
    ["UTF-16 of the other order without its mark", utf16(TEXT).swap16()],
    ["windows-1252", Buffer.from(TEXT, "latin1")],
    ["windows-1252 with dashes", Buffer.from(`Gr\u00fc\u00dfe \u0097\u0097\u0097\u0097\n${TEXT}`, "latin1")],
    ["UTF-8 with two marks", Buffer.from(`\uFEFF\uFEFF${TEXT}`)],
    ["UTF-8 that a program read as windows-1252", Buffer.from(Buffer.from(TEXT).toString("latin1"))],
    ["UTF-8 with zeros behind", Buffer.from(`${TEXT}\0\0\0`)],
  ])("is known: %s", async (_, bytes) => {
    await open(bytes);
    expect(sheet()).toEqual([["2026-11-20", "E", 450, "E-Chore"]]);
  });

  it.each<[encoding: string, bytes: Buffer]>([
    ["UTF-32", wide(TEXT)],
    ["UTF-32 with its mark", wide(TEXT, [0xff, 0xfe, 0, 0])],
    ["UTF-16 cut in the middle of a letter", utf16(`\uFEFF${TEXT}`).subarray(0, -1)],
    ["a Chinese one", Buffer.concat([Buffer.from(TEXT), Buffer.from([0xcf, 0xb4, 0xcd, 0xeb])])],
    ["a Russian one", Buffer.concat([Buffer.from(TEXT), Buffer.from([0xec, 0xfb, 0xeb, 0xe0])])],
    ["one with half a letter that looks like ¢", Buffer.concat([Buffer.from(TEXT), Buffer.from([0xa2])])],
  ])("is said to be unknown: %s", async (_, bytes) => {
    expect(await open(bytes)).toEqual({ is: "encoding" });
  });

  it("is none in an older workbook", async () => {
    const xls = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...Array<number>(600).fill(0)]);
    expect(await open(xls)).toEqual({ is: "workbook" });
  });

  it("names an amount whose pound sign another encoding changed", async () => {
    const cp850 = Buffer.concat([
      Buffer.from("Date,Type,Amount,Detail\n20/11/2026,E,"),
      Buffer.from([0x9c]),
      Buffer.from("4.50,E-Chore"),
    ]);
    expect(await open(cp850)).toMatchObject({
      unreadable: [{ row: 2, cell: "amountSign" }],
    });
  });
});

describe("a browser that stores nothing", () => {
  const importOurs = () => importFile(trackerSheet, fixture("excel-uk.csv"), TODAY);
  const refuse = (error: DOMException, length: number) =>
    vi.stubGlobal("localStorage", {
      length,
      getItem: () => null,
      removeItem: () => {},
      setItem: () => {
        throw error;
      },
    });
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ["that it blocks", new DOMException("blocked", "SecurityError"), 0],
    ["that is of no size", new DOMException("full", "QuotaExceededError"), 0],
  ])("keeps a first import on the page, as it keeps what is typed: storage %s", async (_, error, length) => {
    refuse(error, length);
    expect(await importOurs()).toMatchObject({ added: { length: 7 } });
    expect(sheet()).toEqual(OURS);
    expect(trackerSheet.isKept()).toBe(false);
  });

  it("has no room if other things fill it", async () => {
    refuse(new DOMException("full", "QuotaExceededError"), 3);
    expect(await importOurs()).toEqual({ is: "noRoom" });
    expect(sheet()).toEqual([]);
  });
});
