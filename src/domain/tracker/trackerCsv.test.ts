import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "@/domain/calendar";
import { DETAILS, ENTRY_TYPES, type JournalEntry } from "@/domain/journal/journal";
import { MAX_PENCE } from "@/domain/money";
import { missingFrom, oldestFirst, TRACKER_FILE } from "./tracker";
import { readTrackerCsv, trackerCsv, type TrackerFile } from "./trackerCsv";

const TODAY = "2026-11-21";
const HEAD = "Date,Type,Amount (£),Detail";
/** A file that is the tracker's. */
function read(text: string): TrackerFile {
  const file = readTrackerCsv(text, TODAY);
  if ("is" in file) throw new Error(file.is);
  return file;
}
const row = (line: string, head = HEAD) => read(`${head}\r\n${line}\r\n`);
const CHORE: JournalEntry = { day: "2026-11-20", type: "E", pence: 450, detail: "E-Chore" };

const anyEntry: fc.Arbitrary<JournalEntry> = fc
  .record({
    days: fc.integer({ min: 0, max: 2500 }),
    type: fc.constantFrom(...ENTRY_TYPES),
    pence: fc.oneof(fc.constantFrom(0, 1, 10, MAX_PENCE), fc.integer({ min: 0, max: MAX_PENCE })),
    detail: fc.nat(3),
  })
  .map(({ days, type, pence, detail }) => ({
    day: addDays("2020-01-01", days),
    type,
    pence,
    detail: DETAILS[type][detail % DETAILS[type].length]!,
  }));

it("says of a second head with an unknown name that it is one", () => {
  const file = read(`${HEAD}\n2026-11-20,E,4.50,E-Chore\nDate,Type,Money,Detail\n2026-11-20,E,4.50,E-Chore`);
  expect(file.unreadable).toEqual([{ row: 3, cell: "head", text: "Date, Type, Money, Detail" }]);
  // Its columns may have another order.
  expect([...file.doubtful.keys()]).toEqual([file.entries[1]]);
});

it("asks about dates with the year in front once one of them has its day before its month", () => {
  const lines = ["2026-18-11", "2026-05-11", "2026-05-05", "2026-05-20", "2026/05/11"];
  const file = read([HEAD, ...lines.map((day) => `${day},E,4.50,E-Chore`)].join("\n"));
  expect(file.unreadable).toEqual([
    { row: 2, cell: "dateClash", text: "2026-18-11" },
    { row: 3, cell: "dateOrder", text: "2026-05-11" },
  ]);
  expect([...file.dateOrders.values()]).toEqual(["mixed"]);
});

it.each([
  "Date,Type,Amount (£),Details",
  "Date,Type,Amounts (£),Detail",
  "Date,Type,£ Amount,Detail",
  "Date,Type (E/S/P),Amount (£),Detail (what for)",
  "Date (DD/MM/YYYY),Types,(£) amounts,Detail",
  "Dates,Type,Amount (£),Detail",
])("reads the columns under their own names in the plural or with a remark: %s", (head) => {
  expect(row("20/11/2026,E,4.50,E-Chore", head).entries).toEqual([CHORE]);
});

it("takes the column with exactly the tracker's name before one that is like it", () => {
  expect(row("2026-11-20,E,4.50,E-Chore,x,9", `${HEAD},Details,Amounts (£)`).entries).toEqual([CHORE]);
});

it.each([
  ["Date (DD/MM/YYYY)", "03/04/2026", "2026-04-03"],
  ["Date (mm/dd/yyyy)", "03/04/2026", "2026-03-04"],
  ["Date [m/d/y]", "3/4/26", "2026-03-04"],
  ["Date (yy-mm-dd)", "26-03-04", "2026-03-04"],
  ["Date (DD/MM/YYYY)", "03/14/2026", "dateClash"],
  ["Date (YYYY-DD-MM)", "2026-03-04", "dateOrder"],
  ["Date (YYYY-DD-MM)", "03/04/2026", "dateOrder"],
])("takes the order of dates from a head that says it: %s, %s", (name, date, day) => {
  const file = row(`${date},E,4.50,E-Chore`, `${name},Type,Amount (£),Detail`);
  expect([...file.entries.map((entry) => entry.day), ...file.unreadable.map(({ cell }) => cell)]).toEqual([
    day,
  ]);
});

it.each(["Date format: month/day/year", "Dates,MM/DD/YYYY", "Dates are month first", "US date format"])(
  "takes the order of dates from a line above the head that says it: %s",
  (line) => {
    const file = read(`${line}\n${HEAD}\n07/08/2026,E,4.50,E-Chore`);
    expect(file.entries.map(({ day }) => day)).toEqual(["2026-07-08"]);
    expect(file.doubtful.size).toBe(0);
  },
);

it("reads no date that needs an order where joined files say two, or only one says another than the British", () => {
  const table = (name: string) => `${name},Type,Amount (£),Detail\n03/04/2026,E,4.50,E-Chore\n`;
  const days = (...names: string[]) => read(names.map(table).join("")).entries.map(({ day }) => day);
  expect(days("Date (DD/MM/YYYY)", "Date (MM/DD/YYYY)")).toEqual([]);
  expect(days("Date", "Date (MM/DD/YYYY)")).toEqual([]);
  expect(days("Date", "Date (DD/MM/YYYY)")).toEqual(["2026-04-03", "2026-04-03"]);
});

it.each([
  "2026-11-20T09:30:00Z",
  "2026-11-20T09:30:00.000Z",
  "2026-11-20T23:30:00+01:00",
  "2026-Nov-20",
  "the 20th of November 2026",
  "20\\11\\2026",
  "20.11.2026 г.",
  "20 Kasım 2026",
  "20 листопада 2026 р.",
  "20 Νοεμβρίου 2026",
  "20 ноември 2026 г.",
  "2026. november 20.",
  "2026 m. lapkričio 20 d.",
])("reads the date %s", (date) => {
  expect(row(`${date},E,4.50,E-Chore`).entries).toEqual([CHORE]);
});

it("reads dates with dots as day first, and no time in UTC that is the next day in a British summer", () => {
  expect(row("01.12.2026,E,4.50,E-Chore").entries).toEqual([{ ...CHORE, day: "2026-12-01" }]);
  expect(row("2026-07-20T23:30:00Z,E,4.50,E-Chore").unreadable).toMatchObject([{ cell: "dateForm" }]);
});

describe("the file", () => {
  it("names the file money-journal-entries.csv, with the columns Date, Type, Amount (£), Detail", () => {
    expect(TRACKER_FILE).toBe("money-journal-entries.csv");
    expect(trackerCsv([])).toBe("\uFEFFDate,Type,Amount (£),Detail\r\n");
  });

  it("writes one line for each entry, the earliest first, with two decimals", () => {
    const entries: JournalEntry[] = [
      CHORE,
      { day: "2026-11-19", type: "P", pence: 100_000, detail: "P-KS Needs" },
      { day: "2026-11-21", type: "S", pence: 0, detail: "S-Without Goal" },
    ];
    expect(trackerCsv(entries)).toBe(
      "\uFEFFDate,Type,Amount (£),Detail\r\n" +
        "2026-11-19,P,1000.00,P-KS Needs\r\n" +
        "2026-11-20,E,4.50,E-Chore\r\n" +
        "2026-11-21,S,0.00,S-Without Goal\r\n",
    );
  });

  it("reads its own file back in full, and adds nothing the second time", () => {
    fc.assert(
      fc.property(fc.array(anyEntry, { maxLength: 60 }), (entries) => {
        const back = read(trackerCsv(entries))!;
        expect(back).toEqual({
          entries: oldestFirst(entries),
          unreadable: [],
          dateOrders: new Map(),
          doubtful: new Map(),
          unread: { columns: [], lines: [] },
          assumesPounds: false,
        });
        expect(missingFrom(entries, back.entries)).toEqual([]);
        expect(missingFrom([], back.entries)).toHaveLength(entries.length);
      }),
    );
  });
});

describe("a file that a spreadsheet has saved", () => {
  it.each([
    ["days as Britain writes them", "20/11/2026,E,4.5,E-Chore"],
    ["days with a year of two digits", "20/11/26,E,4.50,E-Chore"],
    ["days with their month first", "11/20/2026,E,4.50,E-Chore"],
    ["days with points", "20.11.2026,E,4.50,E-Chore"],
    ["a pound sign", "2026-11-20,E,£4.50,E-Chore"],
    ["a small letter", "2026-11-20,e,4.50,E-Chore"],
    ["spaces around", " 2026-11-20 , E , 4.50 , E-Chore "],
    ["empty cells behind", "2026-11-20,E,4.50,E-Chore,, "],
    ["a detail in other letters", "2026-11-20,E,4.50,e – chore"],
    ["texts kept as texts", '="2026-11-20",E,="4.50",\'E-Chore'],
  ])("accepts %s", (_, line) => {
    expect(row(line)).toMatchObject({ entries: [CHORE], unreadable: [] });
  });

  it.each(["-0", "-0.00", "-£0.00", "£0"])("accepts an empty cell for %s", (amount) => {
    expect(row(`2026-11-20,E,${amount},E-Chore`)!.entries).toEqual([{ ...CHORE, pence: 0 }]);
  });

  describe("has its day and month in one order", () => {
    const dated = (...dates: string[]) =>
      read(`${HEAD}\n${dates.map((date) => `${date},E,4.50,E-Chore`).join("\n")}`)!;
    const days = ({ entries }: { entries: readonly JournalEntry[] }) => entries.map(({ day }) => day);

    it("reads the day first, as in Britain, if the dates do not tell", () => {
      const file = dated("3/4/2026", "1/1/26");
      expect(days(file)).toEqual(["2026-04-03", "2026-01-01"]);
      expect([...file.dateOrders]).toEqual([["/", "dayFirst"]]);
    });

    it("reads the month first for all if one date allows nothing else", () => {
      const file = dated("3/4/2026", "11/20/2026", "2026-01-02");
      expect(days(file)).toEqual(["2026-03-04", "2026-11-20", "2026-01-02"]);
      expect(file).toMatchObject({ dateOrders: new Map([["/", "monthFirst"]]), unreadable: [] });
    });

    it("reads no date with slashes when the file's dates contradict each other", () => {
      const file = dated("3/4/2026", "11/20/2026", "20/11/2026", "2026-01-02", "20.11.2026");
      expect(days(file)).toEqual(["2026-01-02", "2026-11-20"]);
      expect([...file.dateOrders]).toEqual([
        ["/", "mixed"],
        [".", "dayFirst"],
      ]);
      expect(file.unreadable).toEqual([
        { row: 2, cell: "dateOrder", text: "3/4/2026" },
        { row: 3, cell: "dateClash", text: "11/20/2026" },
        { row: 4, cell: "dateClash", text: "20/11/2026" },
      ]);
    });

    it("names dates that do not tell beside others, with another mark, that are not in the British order", () => {
      const file = dated("3/4/2026", "11/20/2026", "12.11.2025");
      expect(days(file)).toEqual(["2026-03-04", "2026-11-20"]);
      expect(file.unreadable).toEqual([{ row: 4, cell: "dateOrder", text: "12.11.2025" }]);
    });

    it.each<[order: string, dates: string[], expected: string[]]>([
      ["month first with points", ["11.05.2026", "11.20.2026"], ["2026-11-05", "2026-11-20"]],
      ["month first with a short year", ["11.02.26", "11.19.26"], ["2026-11-02", "2026-11-19"]],
      ["year first where a later day lies ahead", ["26.10.20", "26.10.27"], ["2026-10-20", "2026-10-27"]],
      ["year first with slashes", ["26/10/25", "26/10/27"], ["2026-10-25", "2026-10-27"]],
      ["year first, then a space", ["26. 10. 27.", "26. 10. 20."], ["2026-10-27", "2026-10-20"]],
      ["a year in doubt", ["26.11.20"], []],
      ["a year in doubt with slashes", ["26/11/20", "26/11/21"], []],
      [
        "day first with a short year",
        ["20.11.26", "21.11.26", "24.12.25"],
        ["2026-11-20", "2026-11-21", "2025-12-24"],
      ],
    ])("reads each day as it was meant, or none: %s", (_, dates, expected) => {
      expect(days(dated(...dates))).toEqual(expected);
    });

    it.each([
      ["before the first year", "11/13/2019,E,4.50,E-Chore"],
      ["with a word behind", "11/20/2026 bonus,E,4.50,E-Chore"],
      ["with a letter for a digit", "11/2O/2026,E,4.50,E-Chore"],
      ["in a broken line", '11/20/2026,E,4.50,E-Chore,"Mum" said'],
      ["beside a torn amount", "11/20/2026,E,4,50,E-Chore"],
      ["of a day that does not exist", "11/31/2026,E,4.50,E-Chore"],
    ])("hears a date whose row is not read: %s", (_, line) => {
      const file = read(`${HEAD},Note\n11/02/2026,E,4.50,E-Chore,\n${line}`);
      expect(days(file)).toEqual(["2026-11-02"]);
      expect(file.unreadable).toHaveLength(1);
    });

    it("ignores a date that is impossible in either order when it decides between them", () => {
      const file = dated("31/11/2026", "3/4/2026");
      expect(days(file)).toEqual(["2026-04-03"]);
      expect(file.unreadable).toEqual([{ row: 2, cell: "date", text: "31/11/2026" }]);
      expect(dated("2026-11-20").dateOrders.size).toBe(0);
    });
  });

  it("accepts thousands with commas", () => {
    expect(row('2026-11-20,E,"£1,234,567.50",E-Chore')!.entries[0]!.pence).toBe(123_456_750);
  });

  it("accepts semicolons as separators, with a comma in the amounts", () => {
    expect(row("20.11.2026;E;4,5;E-Chore", "Date;Type;Amount (£);Detail")!.entries).toEqual([CHORE]);
  });

  it("accepts columns in another order, among others", () => {
    const file = row("x,E-Chore,4.50,2026-11-20,E", "Note,detail,AMOUNT,Date,Type");
    expect(file!.entries).toEqual([CHORE]);
  });

  it("accepts empty lines, and escapes formulas", () => {
    expect(read(`${HEAD}\n\n,,,\n2026-11-20,E,4.50,E-Chore\n\n`)!.entries).toEqual([CHORE]);
  });
});

describe("a row that is not understood", () => {
  it.each<[line: string, cell: string, text: string]>([
    ["2026-02-30,E,4.50,E-Chore", "date", "2026-02-30"],
    ["31/11/2026,E,4.50,E-Chore", "date", "31/11/2026"],
    ["1/1/026,E,4.50,E-Chore", "dateForm", "1/1/026"],
    ["1/1.2026,E,4.50,E-Chore", "dateForm", "1/1.2026"],
    ["1/1/19,E,4.50,E-Chore", "date", "1/1/19"],
    [",E,4.50,E-Chore", "date", ""],
    ["2019-12-31,E,4.50,E-Chore", "date", "2019-12-31"],
    ["2027-11-22,E,4.50,E-Chore", "date", "2027-11-22"],
    ["2026-11-20,X,4.50,E-Chore", "type", "X"],
    ["2026-11-20,,4.50,E-Chore", "type", ""],
    ["2026-11-20,E,-1,E-Chore", "amount", "-1"],
    ["2026-11-20,E,-£1,E-Chore", "amount", "-£1"],
    ["2026-11-20,E,10000000,E-Chore", "amount", "10000000"],
    ["2026-11-20,E,1.005,E-Chore", "amountForm", "1.005"],
    ["2026-11-20,E,=1+1,E-Chore", "amountForm", "=1+1"],
    ["2026-11-20,E,1e3,E-Chore", "amountForm", "1e3"],
    ["2026-11-20,E,4⁵⁰,E-Chore", "amountForm", "4⁵⁰"],
    ["2026-11-20,E,£4.50 each week,E-Chore", "amountForm", "£4.50 each week"],
    ["2026-11-20,E,4.50 CR,E-Chore", "amountForm", "4.50 CR"],
    ["2026-11-20,E,�1.00,E-Chore", "amountSign", "�1.00"],
    ["2026-11-20,E,œ1.00,E-Chore", "amountSign", "œ1.00"],
    ["2026-11-20,E,4 USD,E-Chore", "amountCurrency", "4 USD"],
    ["2026-11-20,E,,E-Chore", "amount", ""],
    ["2026-11-20,E,4.50,P-Wants", "detail", "P-Wants"],
    ["2026-11-20,E,4.50,", "detail", ""],
    ["2026-11-20,E", "detail", ""],
    ["a line of words", "line", "a line of words"],
    ["Total,,4.50,", "line", "Total, 4.50"],
    ["Sum,E,4.50,E-Chore", "line", "Sum, E, 4.50, E-Chore"],
    ["Yhteensä,,4.50,", "line", "Yhteensä, 4.50"],
    ["Week 47,,,", "line", "Week 47"],
    [",,4.50,", "line", "4.50"],
    ['"Mum" said well done,,,', "line", '"Mum" said well done,,,'],
    ['"2026-11-20,E,4.50,E-Chore"', "row", "2026-11-20,E,4.50,E-Chore"],
  ])("names the first wrong cell of a row: %s", (line, cell, text) => {
    expect(row(line)).toMatchObject({ entries: [], unreadable: [{ row: 2, cell, text }] });
  });

  it("names a wrong row by its number in a spreadsheet, and reads the others", () => {
    const file = read(
      `${HEAD}\r\n2026-11-20,E,4.50,E-Chore\r\n\r\nx,E,4.50,E-Chore\r\n2026-11-20,E,4.50,E-Chore`,
    );
    expect(file).toMatchObject({
      entries: [CHORE, CHORE],
      unreadable: [{ row: 4, cell: "dateForm", text: "x" }],
    });
  });
});

describe("a file whose columns are not the tracker's", () => {
  it.each(["", "hello", '{"a":1}', "<html>"])("is none of the tracker's: %j", (text) => {
    expect(readTrackerCsv(text, TODAY)).toEqual({ is: "notATable" });
  });

  it("is a workbook that was not saved as CSV", () => {
    expect(readTrackerCsv("PK\u0003\u0004", TODAY)).toEqual({ is: "workbook" });
  });

  it.each<[head: string, missing: string[]]>([
    ["Date,Type,Amount (£)", ["Detail"]],
    ["Date,Description,Amount,Balance", ["Type", "Detail"]],
    ["Date,Type,Description,Value", ["Amount (£)", "Detail"]],
    [
      "Transaction Date,Transaction Type,Sort Code,Debit Amount,Credit Amount,Type",
      ["Date", "Amount (£)", "Detail"],
    ],
  ])("names the columns that are missing under %s", (head, columns) => {
    const text = `${head}\n2026-11-20,E,4.50,x`;
    expect(readTrackerCsv(text, TODAY)).toEqual({ is: "missingColumns", columns });
  });

  it.each(["Amount (€)", "Amount (EUR)", "Amount $", "Amount in euros"])(
    "is not in pounds with %s",
    (amount) => {
      expect(readTrackerCsv(`Date,Type,${amount},Detail\n`, TODAY)).toEqual({ is: "currency" });
    },
  );

  it.each([
    "Amount (p)",
    "Amount (GBp)",
    "Amount (pence)",
    "Amount (£k)",
    "Amount (£000)",
    "Amount £m",
    "Amount due",
    "Amount²",
    "Amount (£",
  ])("has amounts that may be anything under %s", (amount) => {
    const text = `Date,Type,${amount},Detail\n2026-11-20,E,450,E-Chore`;
    expect(readTrackerCsv(text, TODAY)).toEqual({ is: "unknownAmounts", columns: [amount] });
  });

  it("has a column twice", () => {
    expect(readTrackerCsv(`${HEAD},Date\n`, TODAY)).toEqual({ is: "doubleColumns", columns: ["Date"] });
  });
});

describe("columns and rows as other programs write them", () => {
  it.each([
    "Amount",
    "AMOUNT (GBP)",
    "Amount £",
    "Amount (�)",
    "Amount (Â£)",
    "Amount in pounds",
    '"Amount (£, GBP)"',
    "Amount [£]",
    "Amount - £:",
    "Amount (?)",
    "Amount (œ)",
    '"Amount\n(£)"',
    "Amount\u00A0(£)",
    "Amo\u00ADunt (\u200E£)",
  ])("reads amounts in pounds under %s", (amount) =>
    expect(row("2026-11-20,E,4.50,E-Chore", `Date,Type,${amount},Detail`).entries).toEqual([CHORE]),
  );

  it("takes the column without a unit beside one in pence", () => {
    const file = row("2026-11-20,E,450,4.50,E-Chore", "Date,Type,Amount (p),Amount,Detail");
    expect(file.entries).toEqual([CHORE]);
  });

  it("takes the column in pounds among two of amounts", () => {
    const file = row("2026-11-20,E,12.00,4.50,E-Chore", "Date,Type,Amount (€),Amount (£),Detail");
    expect(file.entries).toEqual([CHORE]);
  });

  it("finds the head below a title, and counts rows as the spreadsheet does", () => {
    const file = read(`Our sheet\n\n${HEAD},\n2026-11-20,E,4.50,E-Chore,\nx,E,1,E-Chore,`);
    expect(file.entries).toEqual([CHORE]);
    expect(file.unreadable).toEqual([{ row: 5, cell: "dateForm", text: "x" }]);
  });

  it.each([
    ["a line that names the separator", "sep=;\r\nDate;Type;Amount (£);Detail\r\n2026-11-20;E;4,50;E-Chore"],
    ["bars", "Date|Type|Amount (£)|Detail\n2026-11-20|E|4.50|E-Chore"],
    ["tabs", "Date\tType\tAmount (£)\tDetail\n20/11/2026\tE\t4.5\tE-Chore"],
    ["line ends of two systems", `${HEAD}\r\n2026-11-20,E,4.50,E-Chore\n`],
  ])("reads %s", (_, text) => expect(read(text).entries).toEqual([CHORE]));

  it("reads each row when line ends differ", () => {
    expect(read(`${HEAD}\r\n2026-11-20,E,4.50,E-Chore\n2026-11-20,E,4.50,E-Chore\r\n`).entries).toEqual([
      CHORE,
      CHORE,
    ]);
  });

  it("names a line whose quotation marks do not fit, and reads those after it", () => {
    const file = read(
      `${HEAD},Note\n2026-11-18,E,1.00,E-Chore,"Mum" said\n2026-11-20,E,4.50,E-Chore,"two\nlines"\n2026-11-20,E,4.50,E-Chore,"open`,
    );
    expect(file.entries).toEqual([CHORE]);
    expect(file.unreadable).toEqual([
      { row: 2, cell: "row", text: '2026-11-18,E,1.00,E-Chore,"Mum" said' },
      { row: 4, cell: "row", text: '2026-11-20,E,4.50,E-Chore,"open' },
    ]);
  });

  it.each([
    ["at the end of two rows", ',"Mum said', ',ruler 5"'],
    ["that closes a line's first cell", ',"Mum said', '",x'],
    ["in a row of another form", ',"Mum said', '"'],
  ])("names a line whose stray quotation mark would swallow the rows below: %s", (_, open, close) => {
    const file = read(
      `${HEAD},Note\n2026-11-10,E,1.00,E-Chore${open}\n2026-11-20,E,4.50,E-Chore,\n2026-11-20,E,4.50,E-Chore${close}\n2026-11-20,E,4.50,E-Chore,x`,
    );
    const rows = [...file.entries, ...file.unreadable];
    expect(rows).toHaveLength(4);
    expect(file.unreadable[0]).toEqual({ row: 2, cell: "row", text: `2026-11-10,E,1.00,E-Chore${open}` });
    expect(file.entries.every((entry) => entry.pence === 450)).toBe(true);
  });

  it("names a line whose swallowed row begins behind the quotation mark", () => {
    const file = read(`Note,${HEAD}\n"open,2026-11-10,E,1.00,E-Chore\n",2026-11-20,E,4.50,E-Chore`);
    expect(file.unreadable[0]).toMatchObject({ row: 2, cell: "row" });
    expect(file.entries.every(({ pence }) => pence === 450)).toBe(true);
  });

  it("finds the head that a stray quotation mark above it would swallow", () => {
    const file = read(`"Our sheet\n${HEAD},Note\n2026-11-20,E,4.50,E-Chore,ruler 5"\n`);
    expect(file.entries).toEqual([CHORE]);
  });

  it("keeps a note of many lines, whatever it says", () => {
    const note = "On Friday, 20 November:\n- apples, pears, 3 plums\n- S\n\n(£4.50, I think)";
    expect(row(`2026-11-20,E,4.50,E-Chore,"${note}"`, `${HEAD},Note`)).toMatchObject({
      entries: [CHORE],
      unreadable: [],
    });
  });

  it.each(["\r", "\v", "\u2028", "\u2029", "\u0085", "\r\r\n", "\n\r"])(
    "reads lines that end with %j",
    (end) => {
      const line = "2026-11-20,E,4.50,E-Chore";
      expect(read([HEAD, line, line, ""].join(end)).entries).toEqual([CHORE, CHORE]);
      // Among ordinary ends, and within a note.
      const mixed = read(`${HEAD},Note${end}${line},x\n${line},one${end}${line},two\n`);
      expect(mixed.entries).toEqual([CHORE, CHORE, CHORE]);
    },
  );

  it.each([
    "9,50",
    "1,250.00",
    "£9,50",
    "£1,234.50",
    "9,50 £",
    "+9,50",
    "9,50p",
    "9,50 pence.",
    "9,50 GBP",
    "9,50*",
    "9,50 CR",
    "9,50-",
    "-9,50",
    "GBP 9,50",
    "1'234,50",
    "９,５０",
    "٩,٥٠",
    "1,250,50",
    "9,5",
    "4,50 €",
    "4,50€",
    "4,50 zł",
    "4,5 Euro",
    "4,50 $",
    "4,50 (paid)",
    "4,50 each",
    "£4,50 - dishes",
    "4,50/2",
    "4,-",
    "4,-- €",
    "4,5O",
    "1,250.00 in total",
  ])("names a row whose amount a comma may have torn: %s", (amount) => {
    for (const column of ["Note", "", "Stars"]) {
      const file = row(`2026-11-20,E,E-Chore,${amount}`, `Date,Type,Detail,Amount (£),${column}`);
      expect(file).toMatchObject({ entries: [], unreadable: [{ row: 2, cell: "row" }] });
    }
    const [day, type, detail] = ["2026-11-20", "E", "E-Chore"];
    expect(row(`${day},${type},${amount},${detail}`, `${HEAD},Note`)).toMatchObject({
      entries: [],
      unreadable: [{ row: 2, cell: "row" }],
    });
  });

  it("names a torn amount beside amounts with pence, and reads notes that begin with no pence", () => {
    const head = "Date,Type,Detail,Amount (£),Note\n2026-11-20,E,E-Chore,4.50,\n";
    const line = (behind: string) => read(`${head}2026-11-20,E,E-Chore,4,${behind}`).entries.length;
    expect(["5", "50 mins", "-"].map(line)).toEqual([1, 1, 1]);
    const notes = [
      "3 stars for it",
      "2nd go",
      "7pm",
      "5 euros from Gran",
      "- and dishes",
      "94.50",
      "20/11/2026",
      "2026",
      "Mum",
      "£30",
      "5.",
      "",
    ];
    expect(notes.map(line)).toEqual(notes.map((note) => (note === "5." ? 1 : 2)));
  });

  it("reads a column of numbers behind amounts, except where both may be one amount", () => {
    const file = read(
      "Date,Type,Detail,Amount (£),Left\n2026-11-20,E,E-Chore,4.50,12\n2026-11-20,E,E-Chore,9,5\n2026-11-20,E,E-Chore,9,50\n2026-11-20,E,E-Chore,7,£30",
    );
    expect(file.entries.map(({ pence }) => pence)).toEqual([450, 900, 700]);
    expect(file.unreadable).toEqual([{ row: 4, cell: "row", text: "2026-11-20,E,E-Chore,9,50" }]);
  });

  it.each([
    "Currency: EUR\nDate,Type,Amount,Detail\n",
    "Currency,EUR\nDate,Type,Amount,Detail\n",
    "Currency: koruny\nDate,Type,Amount,Detail\n",
    "All amounts in euros\nDate,Type,Amount,Detail\n",
    ",,€,\nDate,Type,Amount,Detail\n",
    ",,pence,\nDate,Type,Amount,Detail\n",
    "All amounts in p,\nDate,Type,Amount,Detail\n",
    "Date,Type,Amount,Detail\n,,(€),\n",
    "Date,Type,Amount,Detail\n,,(p),\n",
    "Date,Type,Amount,Detail\nIn US dollars,,,\n",
    "Date,Type,Amount,Detail,Currency: EUR\n",
    "Date,Type,Amount,Detail,All in €\n",
    "£ thousands\nDate,Type,Amount,Detail\n",
    "in 1000s\nDate,Type,Amount,Detail\n",
    "£'000\nDate,Type,Amount,Detail\n",
    "£k\nDate,Type,Amount,Detail\n",
    "x1000\nDate,Type,Amount,Detail\n",
    "In hundreds of pounds\nDate,Type,Amount,Detail\n",
    "Amounts are pence not pounds\nDate,Type,Amount,Detail\n",
    "Kwoty w groszach\nDate,Type,Amount,Detail\n",
    "Kwoty w złotych\nDate,Type,Amount,Detail\n",
    "Montants en centimes\nDate,Type,Amount,Detail\n",
    "in paise\nDate,Type,Amount,Detail\n",
    "Zahlen in Franken\nDate,Type,Amount,Detail\n",
    "(in MYR)\nDate,Type,Amount,Detail\n",
    "in lira\nDate,Type,Amount,Detail\n",
    "Amounts: dirhams\nDate,Type,Amount,Detail\n",
    ",,Ft,\nDate,Type,Amount,Detail\n",
    "Currency: GBp\nDate,Type,Amount,Detail\n",
    "p\nDate,Type,Amount,Detail\n",
    "(£000s)\nDate,Type,Amount,Detail\n",
    "Amounts are not in pounds\nDate,Type,Amount,Detail\n",
    ...[
      "Money in lei",
      "all money in shekels",
      "Everything is in stars",
      "lira",
      "Shekels",
      "(taka)",
      "Turkish lira",
      "koruny",
      "Pocket money (lei)",
      "Mia: lei",
      "Kieszonkowe w złotych",
      "all in lira, please",
      "dirhams",
      "ILS",
      "Unit: stars",
      "1 star = 10p",
      "Each token is worth 50p",
      ",,shekels,",
    ].map((remark) => `${remark}\nDate,Type,Amount,Detail\n`),
    "Date,Type,Amount,Detail\ndd/mm/yyyy,E or S,stars,words\n",
    "Date,Type,Amount,Detail,Lira\n",
  ])("reads no amounts whose unit a remark names: %j", (above) => {
    const line = "2026-11-20,E,450,E-Chore";
    expect(read(`${above}${line}\n${line}`).entries).toEqual([]);
    expect(read(`${HEAD}\n${line}\n${above}${line}`).entries).toHaveLength(1);
    const joined = read(`Date,Type,Amount,Detail\n${line.replace("450", "1")}\n${above}${line}`);
    expect(joined.entries.every(({ pence }) => pence === 100)).toBe(true);
    // Their own sign, or that of their column, counts for more.
    expect(read(`${above}${line.replace("450", "£4.50")}`).entries).toEqual([CHORE]);
  });

  it.each([
    "All amounts in euros",
    "Currency: EUR",
    "In pence",
    "£k",
    ",,€,",
    "Money in lei",
    "All our money is in shekels",
    "Lira",
  ])("reads nothing below a remark that contradicts the head: %s", (remark) => {
    expect(read(`${remark}\n${HEAD}\n2026-11-20,E,4.50,E-Chore`).entries).toEqual([]);
  });

  it.each(["Our trip to Spain, with euros", "Was in €,,,", "Thousands of chores", "20 tens"])(
    "reads amounts in pounds below a remark that says nothing of all of them: %s",
    (remark) => {
      expect(read(`${remark}\n${HEAD}\n2026-11-20,E,4.50,E-Chore`).entries).toEqual([CHORE]);
    },
  );

  it.each([
    "Our money in £",
    "Currency: GBP",
    "Pounds and pence",
    "€20 from Grandma, 50p a week",
    ",,£,",
    "Amounts in pounds",
    "All in £",
    "In November",
    "In 2026",
    "Amounts for Mia",
    "Mia’s money",
    "We want £1,000 for a bike",
    "£100 by summer",
    "10 jobs",
    "Money in November 2026",
    "Our year in Wales",
    "Money in the bank",
    "Pocket money in school",
    "Money journal",
    "Bob",
    "Mark",
    "Weekly",
    "I won!",
    "dd/mm/yyyy,E or S,pounds,words",
    "dd/mm/yyyy,E or S,number,words",
  ])("reads amounts in pounds below %j", (title) => {
    expect(read(`${title}\nDate,Type,Amount,Detail\n2026-11-20,E,4.50,E-Chore`).entries).toEqual([CHORE]);
  });

  it.each(["penny", "c", "ct.", "each"])("reads no amount in a unit that is not known: %s", (unit) => {
    expect(row(`2026-11-20,E,450,${unit},E-Chore`, "Date,Type,Amount,Unit,Detail").entries).toEqual([]);
  });

  it.each([
    ["Date,Type,Amount,Unit,Detail", "2026-11-20,E,450,pence,E-Chore"],
    ["Date,Type,Amount,Unit,Detail", "2026-11-20,E,450,p.,E-Chore"],
    ["Date,Type,Amount,Detail,Unit", "2026-11-20,E,450,E-Chore,p"],
    ["Date,Type,Amount,,Detail", "2026-11-20,E,450,p,E-Chore"],
    ["Date,Type,Amount,Detail,Currency", "2026-11-20,E,450,E-Chore,pence"],
  ])("reads pence that a cell of their own names: %s / %s", (head, line) => {
    expect(row(line, head).entries).toEqual([CHORE]);
  });

  it.each([
    ["Date,Type,Amount,Currency,Detail", "2026-11-20,E,12.00,EUR,E-Chore"],
    ["Date,Type,Amount,Currency,Detail", "2026-11-20,E,12.00,Swiss (CHF),E-Chore"],
    ["Date,Type,Amount,,Detail", "2026-11-20,E,12.00,€,E-Chore"],
    ["Date,Type,Amount,Detail,Note", "2026-11-20,E,12.00,E-Chore,euros"],
    ["Date,Type,Amount,Detail,Note", "2026-11-20,E,12.00,E-Chore,paid in €"],
    ["Date,Type,Amount,Detail,Note", "2026-11-20,E,12.00,E-Chore,(this one in euros)"],
    ["Date,Type,Amount,Detail,Note", "2026-11-20,E,12.00,E-Chore,EUR?"],
    ["Date,Type,Amount,Detail,Note", "2026-11-20,E,12.00,E-Chore,(US dollars)"],
  ])("reads no amount with another currency in a cell of its own: %s / %s", (head, line) => {
    expect(row(line, head)).toMatchObject({ entries: [], unreadable: [{ row: 2, cell: "amountCurrency" }] });
  });

  it.each(["Devise,MAD", "Währung,TRY", "Money,ILS", "Money (£),GBp", "Currency,GBp"])(
    "reads no amount with the code of another unit in a column of its own: %s",
    (column) => {
      const [name, code] = column.split(",");
      const file = row(`2026-11-20,E,4.50,E-Chore,${code}`, `Date,Type,Amount,Detail,${name}`);
      expect(file).toMatchObject({ entries: [], unreadable: [{ row: 2 }] });
    },
  );

  it.each([
    "Mum",
    "MUM",
    "PEN",
    "paid in cash",
    "in the garden",
    "euro 2028 sticker",
    "for a trip, with euros",
    "in town",
  ])("reads the amount beside a note: %s", (note) => {
    const file = row(`2026-11-20,E,4.50,E-Chore,"${note}"`, "Date,Type,Amount,Detail,Note");
    expect(file).toMatchObject({ entries: [CHORE], unreadable: [] });
  });

  it("reads no amount with the name of any other currency beside it", () => {
    for (const note of ["shekels", "Turkish lira", "in taka", "(koruny)"])
      expect(row(`2026-11-20,E,12.00,E-Chore,${note}`, "Date,Type,Amount,Detail,Note").entries).toEqual([]);
  });

  it.each(["Local amount,450 JPY", "Price,€5.20", "Cost abroad,5 EUR", "Balance,zł 9.00"])(
    "reads the amount in pounds beside another number in another currency: %s",
    (column) => {
      const [name, cell] = column.split(",");
      expect(row(`2026-11-20,E,${cell},4.50,E-Chore`, `Date,Type,${name},Amount (£),Detail`).entries).toEqual(
        [CHORE],
      );
      // Nothing says that the amount beside it is in pounds.
      expect(row(`2026-11-20,E,${cell},4.50,E-Chore`, `Date,Type,${name},Amount,Detail`).entries).toEqual([]);
    },
  );

  it("reads an amount with pounds in a cell of its own", () => {
    const file = row("2026-11-20,E,4.50,GBP,E-Chore", "Date,Type,Amount,Currency,Detail");
    expect(file.entries).toEqual([CHORE]);
  });

  it("reads each of two tables below its own head", () => {
    const line = "2026-11-20,E,4.50,E-Chore";
    const file = read(
      `${HEAD}\n${line}\n\n${HEAD}\n${line}\nDetail,Amount,Old,Type,Date\nE-Chore,4.50,3,E,2026-11-20\nDate,Type,Amount (€),Detail\n${line}\nDate,Type,Amount (p),Detail\n${line}`,
    );
    expect(file.entries).toEqual([CHORE, CHORE, CHORE]);
    expect(file.unreadable).toMatchObject([
      { row: 9, cell: "amountCurrency" },
      { row: 11, cell: "amountForm" },
    ]);
  });

  it("finds the rows below a title whose quotation mark closes far below", () => {
    const line = "2026-11-20,E,4.50,E-Chore,";
    const file = read(`"Our sheet\n${HEAD},Note\n${`${line}\n`.repeat(25)}${line}5"\n`);
    expect(file.entries).toHaveLength(26);
  });

  it.each([
    ["a comma where the file names a semicolon", `sep=;\n${HEAD}\n2026-11-20,E,4.50,E-Chore`],
    ["quotation marks around each line", `"${HEAD}"\n"2026-11-20,E,4.50,E-Chore"\n`],
    [
      "spaces before quotation marks",
      'Date, "Type", "Amount (£)", "Detail"\n2026-11-20, "E", "4.50", "E-Chore"',
    ],
  ])("reads %s", (_, text) => {
    expect(read(text).entries).toEqual([CHORE]);
  });

  it("reads a file of long cells in no time", () => {
    const [spaces, dots] = [" ".repeat(300_000), ".".repeat(300_000)];
    const begin = performance.now();
    row(`2026-11-20,E,4.50,E${spaces}-${spaces}x`);
    row(`2026-11-20,E,a${dots}1${dots}!,E-Chore`);
    row(`a${dots}1${spaces}x,E,4.50,E-Chore`, `${HEAD},${dots}a`);
    expect(performance.now() - begin).toBeLessThan(3_000);
  });

  it("keeps a rare end of a line that a note holds", () => {
    const file = read(`${HEAD},Note\n2026-11-20,E,4.50,E-Chore,one\u2028two\nx,E,1,E-Chore,`);
    expect(file.entries).toEqual([CHORE]);
    expect(file.unreadable).toEqual([{ row: 3, cell: "dateForm", text: "x" }]);
  });

  it.each(["\u00AD", "\u0000", "\u200B", "\u200E", "\u202C", "\u0085", "\uFEFF", "\u001A", "\uFE0F"])(
    "reads cells with %j, which nobody sees",
    (sign) => {
      const line = ["2026-11-20", "E", "4.50", "E-Chore"].map((cell) => `${sign}${cell}${sign}`).join(",");
      expect(row(line)).toMatchObject({ entries: [CHORE], unreadable: [] });
    },
  );

  it("reads cells in full-width letters", () => {
    expect(row("２０２６－１１－２０,Ｅ,￡４．５０,Ｅ－Ｃｈｏｒｅ").entries).toEqual([CHORE]);
  });

  it("names a row with a comma too many", () => {
    const file = row("2026-11-18,E,E-Chore,9,50", "Date,Type,Detail,Amount (£)");
    expect(file).toMatchObject({ entries: [], unreadable: [{ row: 2, cell: "row" }] });
  });

  it.each<[head: string, line: string, cell: string]>([
    ["Date;Type;Amount (£);Detail", "18.11.2026;E;1,125;E-Chore", "amountAmbiguous"],
    ["Date;Type;Amount (£);Detail", "18.11.2026;E;1.125;E-Chore", "amountAmbiguous"],
    [HEAD, "2026-11-18,E,€4.50,E-Chore", "amountCurrency"],
  ])("does not guess an amount: %s / %s", (head, line, cell) => {
    expect(row(line, head)).toMatchObject({ entries: [], unreadable: [{ cell }] });
  });

  it.each<[amounts: string[], pence: number[]]>([
    [["£1,125", "£1.125"], []],
    [["1'250.00", "1,125"], [125_000]],
    [["1 250", "1,125"], [125_000]],
    [
      ["1,250.00", "1,125"],
      [125_000, 112_500],
    ],
    [["0,125", "1,125"], []],
  ])(
    "takes no comma for a mark of thousands where another amount has another habit: %j",
    (amounts, pence) => {
      const file = read(`${HEAD}\n${amounts.map((amount) => `2026-11-18,E,"${amount}",E-Chore`).join("\n")}`);
      expect(file.entries.map((entry) => entry.pence)).toEqual(pence);
    },
  );

  it("takes no comma for a mark of thousands where a balance has it before the pence", () => {
    const balance = (left: string) =>
      row(`2026-11-18,E,"1,125",E-Chore,"${left}"`, `${HEAD},Balance`).entries.map(({ pence }) => pence);
    expect(balance("1.094,50")).toEqual([]);
    expect(balance("94,50")).toEqual([]);
    expect(balance("1,094.50")).toEqual([112_500]);
  });

  it.each<[head: string, amounts: string[], read: number[]]>([
    [HEAD, ["50p", "20p", "75"], [50, 20]],
    [HEAD, ["50p", "20 pence", "75", "0.75", "£2"], [50, 20, 75, 200]],
    ["Date,Type,Amount,Detail", ["$4.50", "$3.00", "2.00"], []],
    ["Date,Type,Amount,Detail", ["€4.50", "3.00", "£2"], [200]],
    [HEAD, ["$4.50", "2.00"], []],
    [HEAD, ["4.50 lei", "3.00 lei", "2.00"], []],
    [HEAD, ["3 stars", "2"], [200]],
    [HEAD, ["3 hours", "2.oo", "1.00"], [100]],
    ["Date,Type,Amount,Detail", ["3 stars", "2 stars", "1"], []],
    ["Date,Type,Amount,Detail", ["4.50 cash", "2"], [200]],
    [HEAD, ["€1.00", "3.00", "2.00", "£4"], [300, 200, 400]],
    ["Date,Type,Amount,Detail", ["4.50 each", "3.00", "2.00"], [300, 200]],
  ])(
    "takes no number without a unit for pounds where others have another: %s, %j",
    (head, amounts, pence) => {
      const file = read(`${head}\n${amounts.map((amount) => `2026-11-18,E,${amount},E-Chore`).join("\n")}`);
      expect(file.entries.map((entry) => entry.pence)).toEqual(pence);
      expect(file.unreadable).toHaveLength(amounts.length - pence.length);
    },
  );

  it("says of an amount without a unit which one the file names elsewhere", () => {
    const file = read("Currency: USD\nDate,Type,Amount,Detail\n2026-11-18,E,1.00,E-Chore");
    expect(file.unreadable).toEqual([{ row: 3, cell: "amountDoubt", text: "USD" }]);
  });

  it.each(["in pence", "p", "paid in euros", "US$", "A$", "4.50 EUR", "was 4.50 €", "= €4.50"])(
    "reads no amount in pounds where a note names another unit, and those of other rows: %s",
    (note) => {
      const file = read(`${HEAD},Note\n2026-11-18,E,1.00,E-Chore,\n2026-11-20,E,4.50,E-Chore,${note}`);
      expect(file.entries.map(({ pence }) => pence)).toEqual([100]);
      expect(file.unreadable).toMatchObject([{ row: 3 }]);
    },
  );

  it("says that a bare number among pence could be two amounts", () => {
    const file = read(`${HEAD}\n2026-11-18,E,50p,E-Chore\n2026-11-18,E,75,E-Chore`);
    expect(file.unreadable).toMatchObject([{ row: 3, cell: "amountAmbiguous" }]);
  });

  it.each([
    "total",
    "Total for the week",
    "TOTALS:",
    "Sub-total",
    "November total",
    "Grand total",
    "Week’s total",
    "Summe der Woche",
    "Σ",
    "Razem",
    "Opening balance",
    "Balance: brought forward",
    "Balance at the end of May",
    "Carried forward",
    "b/f",
    "Average",
    "Saldo",
    "Saldo am Monatsende",
    "razem listopad",
  ])("names a row that says it is a sum: %s", (word) => {
    const unreadable = [{ row: 2, cell: "total", text: word }];
    expect(row(`2026-11-20,E,6.50,E-Others,${word}`, `${HEAD},Note`)).toMatchObject({
      entries: [],
      unreadable,
    });
    expect(row(`${word},2026-11-20,E,6.50,E-Others`, `No,${HEAD}`)).toMatchObject({
      entries: [],
      unreadable,
    });
  });

  it.each(["S,6.00,S-For Goal,bike", "P,6.00,P-Wants,sweets"])(
    "reads a row that saves or spends all that was earned: %s",
    (cells) => {
      const weekly = ["06", "13", "20"].map((day) => `2026-11-${day},E,2.00,E-Allowance,`);
      const file = read([`${HEAD},Note`, ...weekly, `2026-11-20,${cells}`].join("\n"));
      expect(file.entries).toHaveLength(4);
      expect(file.doubtful.size).toBe(0);
    },
  );

  it.each(["Child", "Name", "Who", "Kid"])("takes no name under %s for a day or a currency", (head) => {
    for (const name of ["Sam", "Mo", "Ron", "RON", "Lev", "BOB", "MAD"])
      for (const [names, cells] of [
        [`${head},${HEAD}`, `${name},2026-11-20,E,4.50,E-Chore`],
        [`Date,${head},Type,Amount (£),Detail`, `2026-11-20,${name},E,4.50,E-Chore`],
        [`${HEAD},${head}`, `2026-11-20,E,4.50,E-Chore,${name}`],
      ] as const)
        expect(row(cells, names).entries, `${names} ${name}`).toEqual([CHORE]);
  });

  it.each([
    "Amount – £",
    "Amount, £",
    "Amount/£",
    "Amount (£s)",
    "Amount (GB£)",
    "Amount (UK pounds)",
    "Amount (British pounds)",
    "Amount (pounds and pence)",
    "Amount (£) ▼",
  ])("reads pounds in the name of a column: %s", (head) => {
    expect(row("2026-11-20\tE\t4.50\tE-Chore", `Date\tType\t${head}\tDetail`).entries).toEqual([CHORE]);
  });

  it.each(["UK pounds", "GB pounds", "British pounds", "£ GBP", "GBP (£)"])(
    "reads pounds in a column of currencies: %s",
    (currency) => {
      expect(row(`2026-11-20,E,4.50,E-Chore,${currency}`, `${HEAD},Currency`).entries).toEqual([CHORE]);
    },
  );

  it("takes no amounts for pounds under a euro sign that lost its encoding", () => {
    const ask = () => read(`Date,Type,Amount (\u0080),Detail\n2026-11-20,E,4.50,E-Chore`);
    expect(ask).toThrow("unknownAmounts");
  });

  it("asks about a row with a note in unknown words that is the sum of those above it", () => {
    const above = ["2026-11-18,E,1.00,E-Chore,", "2026-11-19,S,2.50,S-For Goal,"];
    const file = read([`${HEAD},Note`, ...above, "2026-11-20,E,3.50,E-Others,Toplam"].join("\n"));
    expect([...file.doubtful]).toEqual([[file.entries[2], [{ is: "sum", text: "Toplam" }]]]);
    const plain = read([`${HEAD},Note`, ...above, "2026-11-20,E,3.50,E-Others,"].join("\n"));
    expect(plain.entries).toHaveLength(3);
  });

  it.each([
    "Total mess in my room",
    "sums homework",
    "summer job",
    "Sum practice",
    "sum for school",
    "in total",
    "some",
    "Balance bike",
    "average mark in maths",
    "Saldo shoe shop sale",
    "Gesamtschule lunch",
    "Razem z babcią",
    "CD",
  ])("reads a row with a note that is no sum: %s", (note) => {
    expect(row(`2026-11-20,E,4.50,E-Chore,${note}`, `${HEAD},Note`).entries).toEqual([CHORE]);
  });

  it.each([
    ["Note", "cancelled"],
    ["Note", "(not paid)"],
    ["What", "IOU"],
    ["Status", "Declined"],
    ["Status", "waiting for Mum"],
    ["Status", "✗"],
    ["Paid?", "no"],
    ["Deleted", "yes"],
    ["Planned", "x"],
    ["Refunded", "4.50"],
  ])("names a row whose money may not have moved: %s, %s", (name, text) => {
    expect(row(`2026-11-20,E,4.50,E-Chore,${text}`, `${HEAD},${name}`)).toMatchObject({
      entries: [],
      unreadable: [{ row: 2, cell: "unsettled", text }],
    });
  });

  it.each([
    ["Note", "cancelled the trip"],
    ["Status", "Completed"],
    ["Status", "✓"],
    ["Status", "given"],
    ["Status", "paid in cash"],
    ["Status", ""],
    ["Paid?", "yes"],
    ["Paid", "by Mum"],
    ["Deleted", "no"],
    ["Refunded", "0.00"],
    ["Planned", "9.00"],
    ["Month", "November"],
    ["Month", "Nov 2026"],
    ["Month", "1"],
    ["Year", "2026"],
    ["Year", "5"],
    ["In/Out", "in"],
    ["Pence", "00"],
    ["Times", "2"],
  ])("reads a row beside a cell that changes nothing: %s, %s", (name, text) => {
    expect(row(`2026-11-20,E,4.50,E-Chore,${text}`, `${HEAD},${name}`).entries).toEqual([CHORE]);
  });

  it.each(["Year,2025", "Month,October", "Month,Oct 2026", "Monat,Dezember"])(
    "names a date in another month or year than the cell beside it: %s",
    (beside) => {
      const [name, text] = beside.split(",");
      expect(row(`${text},20/11/2026,E,4.50,E-Chore`, `${name},${HEAD}`)).toMatchObject({
        entries: [],
        unreadable: [{ row: 2, cell: "dateBeside", text: `${text} 20/11/2026` }],
      });
      expect(row("Nov,11/05/2026,E,4.50,E-Chore", `Month,${HEAD}`).entries).toEqual([]);
    },
  );

  it.each([
    ["E", ",-"],
    ["P", ",−"],
    ["E", ",minus"],
    ["E", ",about"],
    ["E", "Sign,-"],
    ["E", "Dr/Cr,DR"],
    ["E", "In/Out,Out"],
    ["P", "+/-,+"],
  ])("names an amount whose sign stands in a cell of its own: %s, %s", (type, beside) => {
    const [name, sign] = beside.split(",");
    const detail = { E: "E-Chore", P: "P-Wants" }[type];
    const file = row(`2026-11-20,${type},${sign},4.50,${detail}`, `Date,Type,${name},Amount (£),Detail`);
    expect(file).toMatchObject({ entries: [], unreadable: [{ row: 2 }] });
  });

  it("reads a row whose sign is the one that its type has", () => {
    for (const sign of ["-", "Out", "DR"])
      expect(
        row(`2026-11-20,P,${sign},4.50,P-Wants`, "Date,Type,In/Out,Amount (£),Detail").entries,
      ).toHaveLength(1);
  });

  it("says that whole pounds beside pence of their own could be two amounts", () => {
    for (const name of ["Pence", "p", "(p)"])
      expect(row("2026-11-20,E,4,E-Chore,50", `${HEAD},${name}`)).toMatchObject({
        entries: [],
        unreadable: [{ row: 2, cell: "amountAmbiguous", text: `4 (50 ${name}?)` }],
      });
    expect(row("2026-11-20,E,4,50,E-Chore", "Date,Type,£,Amount,Detail").entries).toEqual([]);
  });

  it("knows from the file's other amounts what a comma is", () => {
    const file = read("Date;Type;Amount (£);Detail\n18.11.2026;E;4,50;E-Chore\n18.11.2026;E;1.125;E-Chore");
    expect(file.entries.map(({ pence }) => pence)).toEqual([450, 112_500]);
  });
});

describe("a date", () => {
  it.each([
    "20-11-2026",
    "20 11 2026",
    "2026/11/20",
    "2026.11.20",
    "20261120",
    "20. 11. 2026",
    "20 November 2026",
    "20 Nov 2026",
    "20-Nov-26",
    "20th Nov 2026",
    "20º de novembro de 2026",
    "2026. 11. 20.",
    "2026年11月20日",
    "Fri 20 Nov 2026",
    "Friday, 20 November 2026",
    "November 20, 2026",
    "Nov 20 2026",
    "20 novembre 2026",
    "20. November 2026",
    "20 de noviembre de 2026",
    "2026-11-20 00:00",
    "2026-11-20T00:00:00",
    "20/11/2026 14:05:00",
    "20/11/2026, 14:05",
    "20/11/2026 2:05 PM",
    "２０２６-１１-２０",
    "2026년 11월 20일",
    "20 ноября 2026 г.",
    "20 ноябрь 2026",
    "20. marraskuuta 2026",
    "20 Samhain 2026",
    "20 november 2026",
    "den 20 november 2026",
    "20. novembra 2026",
    "2026. gada 20. novembris",
    "20 de novembre del 2026",
    "20. новембар 2026.",
  ])("is read: %s", (date) => {
    expect(row(`"${date}",E,4.50,E-Chore`)).toMatchObject({ entries: [CHORE], unreadable: [] });
  });

  it.each([
    ["46346", "dateForm"],
    ["2026-11-20T23:30:00Z", "dateForm"],
    ["yesterday", "dateForm"],
    ["20 Smarch 2026", "dateForm"],
    ["2026-11-2O", "dateForm"],
    ["2O/11/2026", "dateForm"],
    ["1O/11/2026", "dateForm"],
    ["2026-1o-20", "dateForm"],
    ["2th/11/2026", "dateForm"],
    ["2O Nov 2026", "dateForm"],
    ["2th Nov 2026", "dateForm"],
    ["Nov 2O 2026", "dateForm"],
    ["20 srp 2026", "dateForm"],
    ["20 listopada 2026", "dateForm"],
    ["2⁰/11/2026", "dateForm"],
    ["20 Nov 202⁶", "dateForm"],
    ["20-11-26", "dateOrder"],
    ["31 Nov 2026", "date"],
  ])("is named with how to write it: %s", (date, cell) => {
    expect(row(`${date},E,4.50,E-Chore`)).toMatchObject({ entries: [], unreadable: [{ cell, text: date }] });
  });

  const daysIn = (...dates: string[]) =>
    read(`${HEAD}\n${dates.map((date) => `${date},E,1,E-Chore`).join("\n")}`).entries.map(({ day }) => day);

  it("is not read where only a day ahead speaks against the British order", () => {
    for (const dates of [
      ["11/02/2026", "11/05/2026", "11/12/2026"],
      ["05/12/2026"],
      ["12/12/2026", "11/12/2026"],
    ])
      expect(read(`${HEAD}\n${dates.map((date) => `${date},E,1,E-Chore`).join("\n")}`)).toMatchObject({
        entries: [],
        dateOrders: new Map([["/", "mixed"]]),
      });
    expect(daysIn("05/12/2026", "20/11/2026")).toEqual(["2026-12-05", "2026-11-20"]);
  });

  it("votes with its day of the week, also from a column of its own", () => {
    expect(daysIn("Thu 11/05/2026", "03/04/2026")).toEqual(["2026-11-05", "2026-03-04"]);
    expect(daysIn("Mon 11/05/2026", "03/04/2026")).toEqual(["2026-05-11", "2026-04-03"]);
    for (const thursday of [
      "11/05/2026 Thu",
      "11/05/2026, Thursday",
      "11/05/2026 (Thu.)",
      "11/05/2026 9:30 Thu",
    ])
      expect(daysIn(`"${thursday}"`, "03/04/2026")).toEqual(["2026-11-05", "2026-03-04"]);
    expect(row("18/11/2026 Thu,E,4.50,E-Chore").unreadable).toMatchObject([{ cell: "dateWeekday" }]);
    for (const name of ["Day", "", "When"]) {
      const own = row("Thu,11/05/2026,E,4.50,E-Chore", `${name},${HEAD}`);
      expect(own.entries).toEqual([{ ...CHORE, day: "2026-11-05" }]);
      expect(row("Tue,2026-11-18,E,4.50,E-Chore", `${name},${HEAD}`).unreadable).toEqual([
        { row: 2, cell: "dateWeekday", text: "Tue 2026-11-18" },
      ]);
    }
    expect(row("2026-11-20,E,4.50,E-Chore,Sun", `${HEAD},Note`).entries).toEqual([CHORE]);
  });

  it("is not blamed for a row whose cells are set apart in another way", () => {
    for (const line of [
      "2026-11-18;E;4.50;E-Chore",
      "18.11.2026;E;4,50;E-Chore",
      "2026-11-18;E;4.50;E-Chore,,,",
    ])
      expect(row(line).unreadable).toEqual([{ row: 2, cell: "row", text: line }]);
  });

  it("is read in the order in which no day lies ahead", () => {
    expect(daysIn("03/12/2026", "20/12/2026")).toEqual(["2026-12-03", "2026-12-20"]);
  });

  it("with two digits for the year is not read where one wrong year is the only proof that it stands in front", () => {
    for (const dates of [
      ["26-11-18"],
      ["26/11/18"],
      ["26.11.18"],
      ["25-11-28"],
      ["26. 10. 27."],
      ["26/11/18", "25/11/26", "24/11/26"],
    ])
      expect(daysIn(...dates)).toEqual([]);
  });

  it("with a month's name between two numbers is not read where both may be the year", () => {
    const unreadable = [{ row: 2, cell: "dateOrder" }];
    for (const date of ["26 Nov 20", "25-Nov-18", "26. November 20", "Fri 26 Nov 20"])
      expect(row(`${date},E,1,E-Chore`)).toMatchObject({ entries: [], unreadable });
    expect(daysIn("26 Nov 18", "26 Nov 19")).toEqual([]);
    expect(daysIn("Thu 26 Nov 20", "26th Nov 20", "20-Nov-26")).toEqual([
      "2020-11-26",
      "2020-11-26",
      "2026-11-20",
    ]);
    expect([...row("20-Nov-26,E,1,E-Chore").dateOrders]).toEqual([]);
  });

  it("with a time that no clock shows is not read, because 24:00 may end a day or begin it", () => {
    for (const time of ["24:00", "24:00:00", "25:00", "9:60", "13:05 pm"])
      expect(row(`20/11/2026 ${time},E,1,E-Chore`)).toMatchObject({ unreadable: [{ cell: "dateForm" }] });
    expect(daysIn("20/11/2026 23:59:59", "20/11/2026 12:05 a.m.")).toHaveLength(2);
  });

  it("with two digits for the year is read where the file has one order", () => {
    expect(daysIn("26-11-20", "26-11-28", "26-10-31")).toEqual(["2026-11-20", "2026-11-28", "2026-10-31"]);
    expect(daysIn("20-11-26", "28-10-26", "31-10-26")).toEqual(["2026-11-20", "2026-10-28", "2026-10-31"]);
  });
});
