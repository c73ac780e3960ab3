import { describe, expect, it } from "vitest";
import { readTrackerCsv, type TrackerFile } from "./trackerCsv";

const TODAY = "2026-11-28";
const HEAD = "Date,Type,Amount (£),Detail";
const FIRST = "2026-11-18,E,1.00,E-Chore";
const SECOND = "2026-11-20,E,3.00,E-Chore";

function read(...lines: string[]): TrackerFile {
  const file = readTrackerCsv(lines.join("\n"), TODAY);
  if ("is" in file) throw new Error(file.is);
  return file;
}
/** The day of each doubtful entry, and what makes it one. */
const doubts = (file: TrackerFile) =>
  [...file.doubtful].map(([{ day }, said]) => `${day} ${said.map(({ text }) => text).join(", ")}`);

describe("rows whose money may not have moved", () => {
  it.each(["Paid", "Paid on", "Date paid", "Received"])("are those without a day under %s", (head) => {
    const rows = [`${FIRST},20/11/2026`, `${SECOND},`, "2026-11-21,E,2.00,E-Chore,21/11/2026"];
    expect(doubts(read(`${HEAD},${head}`, ...rows))).toEqual([`2026-11-20 ${head} (empty)`]);
  });

  it.each([
    "Planned",
    "Not paid yet",
    "Wish list",
    "Zu zahlen",
    "Planned,,December",
    "Planned - not paid yet",
    "Geplant",
    "À payer",
    "Zaplanowane",
    "Example:",
    "Still to come",
    "Bills Mum still owes me",
    "IOUs",
    "预计",
  ])("are those below the line %s", (line) => {
    const title = line.replace(",,", " ");
    expect(doubts(read(line, HEAD, SECOND))).toEqual([`2026-11-20 ${title}`]);
    expect(doubts(read(HEAD, FIRST, `${line},,,`, SECOND))).toEqual([`2026-11-20 ${title}`]);
    expect(doubts(read(HEAD, FIRST, "", line, HEAD, SECOND))).toEqual([`2026-11-20 ${title}`]);
    expect(doubts(read(line, HEAD, FIRST, "My own rows", HEAD, SECOND))).toEqual([`2026-11-18 ${title}`]);
  });

  it("are those of a day ahead below a title in any words", () => {
    const ahead = "2026-12-20,E,3.00,E-Chore";
    expect(doubts(read(HEAD, FIRST, "Świąteczne", SECOND, ahead))).toEqual(["2026-12-20 Świąteczne"]);
    expect(doubts(read(HEAD, FIRST, ahead))).toEqual([]);
  });

  it.each([
    ["Given?", "yes", "no"],
    ["Ticked off", "yes", "no"],
    ["Ticked", "✓", "✗"],
    ["✔", "x", ""],
    ["Bezahlt?", "ja", "noch nicht"],
    ["Paid", "x", ""],
    ...[
      "oui non",
      "sí no",
      "tak nie",
      "да нет",
      "ja nee",
      "sim não",
      "evet hayır",
      "是 否",
      "do naddo",
      "J N",
    ].map((answers): [string, string, string] => ["Ödendi", ...(answers.split(" ") as [string, string])]),
    ["Bezahlt", "bezahlt", "nicht bezahlt"],
  ])("are those beside a column of ticks, each with its own: %s with %j and %j", (name, one, other) => {
    const said = doubts(read(`${HEAD},${name}`, `${FIRST},${one}`, `${SECOND},${other}`));
    expect(said).toEqual([`2026-11-18 ${name} ${one}`, `2026-11-20 ${name} ${other || "(empty)"}`]);
  });

  it("are those beside two small words that come again and again", () => {
    const rows = ["erledigt", "offen", "erledigt", "offen"].map((cell) => `${FIRST},${cell}`);
    expect(doubts(read(`${HEAD},Stand`, ...rows))).toHaveLength(4);
  });

  it.each([
    ["Paid", "✓", "✗"],
    ["Paid", "☑", "☐"],
    ["Done", "👍", "❌"],
    ["Not paid", "", "yes"],
    ["Owed", "", "3.00"],
    ["Unpaid", "0.00", "3.00"],
    ["Amount paid", "1.00", "0.00"],
    ["Still to pay", "-", "3.00"],
  ])(
    "are refused where the column is known, and the others are read: %s with %j and %j",
    (name, one, other) => {
      const file = read(`${HEAD},${name}`, `${FIRST},${one}`, `${SECOND},${other}`);
      expect(file.unreadable).toEqual([{ row: 3, cell: "unsettled", text: other }]);
      expect(file.entries).toHaveLength(1);
      expect(doubts(file)).toEqual([]);
    },
  );

  it("are those without a word in a column of known ones, and those of which a part was paid", () => {
    expect(doubts(read(`${HEAD},Paid`, `${FIRST},yes`, `${SECOND},`))).toEqual(["2026-11-20 Paid (empty)"]);
    expect(doubts(read(`${HEAD},Amount paid`, `${FIRST},1.00`, `${SECOND},2.00`))).toEqual([
      "2026-11-20 Amount paid 2.00",
    ]);
  });

  it.each([
    "not paid yet",
    "Dad owes me this",
    "to be paid Friday",
    "will get it at the weekend",
    "if I finish",
    "TBC",
    "promised",
    "duplicate of above",
    "entered twice",
    "wrong - ignore",
    "mistake",
    "test",
    "forecast",
    "unpaid - Dad",
    "(example - delete this row)",
    "hasn't paid me",
    "Gran will pay me",
    "when I finish",
    "coming Friday",
    "test row",
    "cancelled by Gran",
    "same as above",
    "maybe",
    "?",
    "IOU from Dad",
  ])("are those with the note %s", (note) => {
    for (const name of ["Note", ""])
      expect(doubts(read(`${HEAD},${name}`, `${FIRST},`, `${SECOND},${note}`))).toEqual([
        `2026-11-20 ${note}`,
      ]);
  });

  it.each([
    "test paper reward",
    "swimming test passed",
    "mistake in homework fixed",
    "fed the cat twice",
    "not too hard",
    "paid what he owed",
    "promise kept",
    "wrote IOU cards for fun",
    "pending tray tidied",
    "when I was ill",
    "for Will",
    "parents paid",
    "budget shop",
    "once a week",
    "no",
    "x",
    "-",
    "due date of library books checked",
  ])("are not those with the note %s", (note) => {
    const file = read(`${HEAD},Note`, `${FIRST},`, `${SECOND},${note}`);
    expect(file.entries).toHaveLength(2);
    expect(doubts(file)).toEqual([]);
  });

  it.each([
    [["November 2026", HEAD, FIRST, SECOND]],
    [["Table 1", HEAD, FIRST, SECOND]],
    [["Okonkwo family pocket money,,,", "Printed 27/11/2026,,,", HEAD, FIRST, SECOND]],
    [["Account currency: GBP", HEAD, FIRST, SECOND]],
    [["Name: Mia", "4MQ tracker", HEAD, FIRST, "Half term", SECOND]],
    [[HEAD, FIRST, SECOND, "Made by Tom"]],
    [[`${HEAD},Given?`, `${FIRST},yes`, `${SECOND},yes`]],
    ...[
      "Who Mum Dad",
      "Given by M D",
      "Child J M",
      "Week A B",
      "Star ★ ",
      "Currency £ GBP",
      "Devise £ £",
      "Category food toys",
      "Sign + ",
      "Mood 😀 😐",
    ].map((column): [string[]] => {
      const [one, other] = column.split(" ").slice(-2);
      const name = column.slice(0, -`${one} ${other}`.length - 1);
      return [[`${HEAD},${name}`, `${FIRST},${one}`, `${SECOND},${other}`]];
    }),
    [[`,${HEAD}`, `0,${FIRST}`, `1,${SECOND}`]],
  ])("are not those of a plain file: %j", (lines) => {
    const file = read(...lines);
    expect(file.entries).toHaveLength(2);
    expect(doubts(file)).toEqual([]);
  });
});

describe("what is not read", () => {
  it("is named: columns with something in them, and the lines above the head", () => {
    const { unread } = read(
      "Our money,2026",
      `${HEAD},Given?,Note,`,
      `${FIRST},yes,still owed,x`,
      `${SECOND},yes,,`,
    );
    expect(unread).toEqual({ columns: ["Given?", "Note", "G"], lines: ["Our money 2026"] });
  });

  it("is a column of answers where one of them is another word", () => {
    expect(read(`${HEAD},Paid`, `${FIRST},yes`, `${SECOND},later`).unread.columns).toEqual(["Paid"]);
  });

  it("is nothing in a plain file, and where a column says its unit, its day or that it is done", () => {
    const head = `${HEAD},Currency,Day,Month,Paid,Empty`;
    expect(read(head, `${FIRST},GBP,Wed,November,yes,`).unread).toEqual({ columns: [], lines: [] });
  });
});

it.each([
  ["Amount", "4.50", true],
  ["Amount", "£4.50", false],
  ["Amount (£)", "4.50", false],
  ["Amount in pounds", "4.50", false],
])("takes amounts as pounds where nothing says so: %s, %s", (amount, cell, isAssumed) => {
  expect(read("Star chart", `Date,Type,${amount},Detail`, `2026-11-18,E,${cell},E-Chore`).assumesPounds).toBe(
    isAssumed,
  );
});
