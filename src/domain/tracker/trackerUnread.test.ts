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
  [...file.doubtful].map(([{ day }, said]) => `${day} ${said.join(", ")}`);

describe("rows whose money may not have moved", () => {
  it.each(["Planned", "Not paid yet", "Wish list", "Zu zahlen"])("are those below the line %s", (title) => {
    expect(doubts(read(title, HEAD, SECOND))).toEqual([`2026-11-20 ${title}`]);
    expect(doubts(read(HEAD, FIRST, `${title},,,`, SECOND))).toEqual([`2026-11-20 ${title}`]);
    expect(doubts(read(HEAD, FIRST, "", title, HEAD, SECOND))).toEqual([`2026-11-20 ${title}`]);
  });

  it.each([
    ["Given?", "yes", "no"],
    ["Paid yet?", "yes", "not yet"],
    ["Paid", "☑", "☐"],
    ["Ticked off", "yes", "no"],
    ["✔", "x", ""],
    ["Bezahlt?", "ja", "nein"],
  ])("are those beside a column of ticks: %s with %j and %j", (name, one, other) => {
    const said = doubts(read(`${HEAD},${name}`, `${FIRST},${one}`, `${SECOND},${other}`));
    expect(said).toEqual([`2026-11-18 ${name}`, `2026-11-20 ${name}`]);
  });

  it.each([
    [["November 2026", HEAD, FIRST, SECOND]],
    [["Table 1", HEAD, FIRST, SECOND]],
    [[HEAD, FIRST, SECOND, "Made by Tom"]],
    [[`${HEAD},Given?`, `${FIRST},yes`, `${SECOND},yes`]],
    [[`${HEAD},Who`, `${FIRST},Mum`, `${SECOND},Dad`]],
  ])("are not those of a plain file: %j", (lines) => expect(doubts(read(...lines))).toEqual([]));
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
