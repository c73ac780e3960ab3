import fc from "fast-check";
import Papa from "papaparse";
import { describe, expect, it } from "vitest";
import { fromCsv, toCsv } from "./csv";

/** Returns the text of one cell as a spreadsheet finds it in the file. */
const line = (cell: string | number | null | undefined) =>
  toCsv(["Column", "Next"], [[cell, "end"]]).slice("\uFEFFColumn,Next\r\n".length, -",end\r\n".length);

describe("a table", () => {
  it("writes a byte order mark, a header, and CRLF after each line", () => {
    const csv = toCsv(
      ["Date", "Amount (£)"],
      [
        ["2026-11-21", 4.5],
        ["2026-11-22", 0],
      ],
    );
    expect(csv).toBe("\uFEFFDate,Amount (£)\r\n2026-11-21,4.5\r\n2026-11-22,0\r\n");
  });

  it("writes only the header for a table without rows", () => {
    expect(toCsv(["Date", "Type"], [])).toBe("\uFEFFDate,Type\r\n");
  });

  it("keeps the empty rows of a table with a single column", () => {
    expect(toCsv(["One"], [[""], [null], ["x"]])).toBe("\uFEFFOne\r\n\r\n\r\nx\r\n");
  });

  it("writes as many cells in each row as there are columns", () => {
    expect(toCsv(["a", "b"], [["1"], ["1", "2", "3"], []])).toBe("\uFEFFa,b\r\n1,\r\n1,2\r\n,\r\n");
  });

  it("does not change its input", () => {
    const rows = [["=1"]];
    toCsv(["a"], rows);
    expect(rows).toEqual([["=1"]]);
  });
});

describe("a cell", () => {
  it.each<[what: string, cell: string | number | null | undefined, expected: string]>([
    ["plain text", "plain text", "plain text"],
    ["nothing", undefined, ""],
    ["null", null, ""],
    ["the empty text", "", ""],
    ["a number", 12.34, "12.34"],
    ["a negative number", -12.34, "-12.34"],
    ["a comma", "a,b", '"a,b"'],
    ["a quotation mark", 'say "hi"', '"say ""hi"""'],
    ["a line break", "a\nb", '"a\nb"'],
    ["a line break of Windows", "a\r\nb", '"a\r\nb"'],
    ["a space before", " a", '" a"'],
    ["a space behind", "a ", '"a "'],
    ["a semicolon", "a;b", "a;b"],
    ["an emoji", "💰 £", "💰 £"],
    ["a word of the library's own", "constructor", "constructor"],
  ])("writes a cell with %s", (_, cell, expected) => expect(line(cell)).toBe(expected));

  it.each([
    "=1+1",
    "+1+1",
    "-1+1",
    "@SUM(A1)",
    "=cmd|' /C calc'!A0",
    '=HYPERLINK("https://evil.example","click")',
    "\rx",
    "\nx",
    "\ttext",
    " =1",
    "\u00A0=1",
    "\u200B=1",
    "\uFEFF=1",
    "＝1+1",
    "＋1",
    "－1",
    "＠SUM(A1)",
    "-",
    "--1",
    "-1e5",
    "-1,000",
    "-£5",
    "-.5",
    "+447700900123",
    "+5",
    "- a list",
  ])("escapes a cell that a spreadsheet would calculate: %j", (cell) => {
    expect(line(cell)).toBe(`"'${cell.replaceAll('"', '""')}"`);
  });

  it.each([
    "5",
    "-5",
    "-5.25",
    "0.5",
    "-0",
    "1e5",
    "007",
    "5-3",
    "a=b",
    "a@b",
    "2026-11-21",
    "'=1",
    "a;b",
    "a;-5;b",
    "a;'=1",
  ])("leaves a cell as it is when a spreadsheet would not calculate it: %j", (cell) =>
    expect(fromCsv(line(cell))).toEqual([[cell]]),
  );

  it.each([
    ["x;=1+1", "x;'=1+1"],
    ["x; =1+1;y", "x; '=1+1;y"],
    ["a;b;@SUM(A1)", "a;b;'@SUM(A1)"],
    ['x;"=1+1&"', 'x;"\'=1+1&"'],
    ["x\t+1", "x\t'+1"],
    ["x|=1", "x|'=1"],
    ["x\n=1", "x\n'=1"],
    ["x;＝1;\u200B-1+1", "x;'＝1;\u200B'-1+1"],
    ["x;=1;=1", "x;'=1;'=1"],
    ["\t=1", "'\t'=1"],
    ["\n=1", "'\n'=1"],
    ["\r\n=1", "'\r\n'=1"],
    ["-5\n=1", "'-5\n'=1"],
    ["=1;=1", "'=1;'=1"],
  ])("escapes what a spreadsheet would calculate behind another separator: %j", (cell, safe) => {
    expect(fromCsv(line(cell))).toEqual([[safe]]);
  });

  it("escapes a formula in the header as well", () => {
    expect(toCsv(["=1"], [])).toBe('\uFEFF"\'=1"\r\n');
  });
});

it("writes files that a CSV reader reads back unchanged", () => {
  const rows = [
    ['"', ",", "\r\n", "'", "💰", " x ", "a\tb"],
    ["", '""', ",,", "\n\n", "ﷺ", "x", "-3"],
  ];
  const columns = ["a", "b,c", 'd"e', "f\ng", "h", "i", "j"];
  const { data, errors } = Papa.parse<string[]>(
    toCsv(columns, rows).replace("\uFEFF", "").replace(/\r\n$/, ""),
  );
  expect(errors).toEqual([]);
  expect(data).toEqual([columns, rows[0]!.with(2, "'\r\n"), rows[1]!.with(3, "'\n\n")]);
});

describe("a file that is read again", () => {
  /** Adds an apostrophe in front of a cell that a spreadsheet would calculate; any other cell stays as it was. */
  const asWritten = (cell: string) => {
    const safe = cell.replaceAll(
      /([;\t\r\n|]["\s\u200B]*)(?!-\d+(?:\.\d+)?(?:[;\t\r\n|]|$))(?=[=+\-@＝＋－＠])/gu,
      "$1'",
    );
    const calculated = /^(?!-\d+(?:\.\d+)?$)(?:[\s\u200B]*[=+\-@＝＋－＠]|[\t\r\n])/.test(safe);
    return calculated ? `'${safe}` : safe;
  };
  const nasty = fc.constantFrom(
    '"',
    '""',
    ",",
    ";",
    "\n",
    "\r\n",
    "\r",
    "\t",
    " ",
    "'",
    "=",
    "+",
    "-",
    "@",
    "＝",
    "＋",
    "－",
    "＠",
    "=1+1",
    "-0",
    "-5",
    "\uFEFF",
    "\u200B",
    "💰",
    "👨‍👩‍👧",
    "مرحبا",
    "\u202Eabc",
    "a",
    "0",
  );
  const cell = fc.oneof(
    fc.array(nasty, { maxLength: 6 }).map((parts) => parts.join("")),
    fc.string({ unit: "grapheme" }),
    fc.string({ unit: "binary" }),
  );

  it("reads every cell as it was written, whatever it contains", () => {
    fc.assert(
      fc.property(
        fc
          .integer({ min: 2, max: 5 })
          .chain((width) =>
            fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1 }),
          ),
        ([columns = [], ...rows]) => {
          expect(fromCsv(toCsv(columns, rows))).toEqual([columns, ...rows].map((row) => row.map(asWritten)));
        },
      ),
      { numRuns: 500 },
    );
  });

  it("reads its numbers, and zero for the negative one", () => {
    expect(fromCsv(toCsv(["a", "b"], [[-0, -1.5]]))).toEqual([
      ["a", "b"],
      ["0", "-1.5"],
    ]);
  });

  it.each([
    ["line breaks of Unix", "a,b\n1,2\n"],
    ["line breaks of Windows, and a byte order mark", "\uFEFFa,b\r\n1,2\r\n"],
    ["line breaks of old Macs", "a,b\r1,2"],
    ["no line break at its end", "a,b\n1,2"],
  ])("accepts %s", (_, text) => {
    expect(fromCsv(text)).toEqual([
      ["a", "b"],
      ["1", "2"],
    ]);
  });

  it("keeps an empty line in the middle, so that rows keep their numbers", () => {
    expect(fromCsv("a,b\r\n\r\n1,2\r\n")).toEqual([["a", "b"], [""], ["1", "2"]]);
  });

  it("accepts another separator", () => {
    expect(fromCsv('a;b\r\n"1;2";3\r\n', ";")).toEqual([
      ["a", "b"],
      ["1;2", "3"],
    ]);
  });
});
