import { describe, expect, it } from "vitest";
import type { JournalEntry } from "@/domain/journal/journal";
import { linesToOffer } from "./keep";

const ID = "0d4c9f5e-0000-4000-8000-00000000000";
const chore = (day: string, pence = 200): JournalEntry => ({
  day: day as JournalEntry["day"],
  type: "E",
  pence,
  detail: "E-Chore",
});
const line = (nth: number, entry: JournalEntry) => ({ ...entry, id: `${ID}${nth}` });
const journalEntry = (clientId: string, entry: JournalEntry) => ({ ...entry, clientId });

const TODAY = "2026-09-10";
const offered = (
  sheet: Parameters<typeof linesToOffer>[0],
  journal: Parameters<typeof linesToOffer>[1],
  copiedHere: readonly string[] = [],
) => linesToOffer(sheet, journal, copiedHere, TODAY).lines;

describe("the tracker's lines for the journal", () => {
  it("come newest first", () => {
    const sheet = [line(1, chore("2026-09-01")), line(2, chore("2026-09-03")), line(3, chore("2026-09-02"))];
    expect(offered(sheet, []).map(({ entry }) => entry.id)).toEqual([`${ID}2`, `${ID}3`, `${ID}1`]);
  });

  it("leave out a line that was copied before, even if it was corrected there", () => {
    const sheet = [line(1, chore("2026-09-01")), line(2, chore("2026-09-01"))];
    const journal = [journalEntry(`${ID}1`.toUpperCase(), chore("2026-09-05", 300))];
    expect(offered(sheet, journal)).toEqual([{ entry: sheet[1], doubt: undefined }]);
  });

  it("mark as many lines as the journal has equal entries of its own", () => {
    const sheet = [line(1, chore("2026-09-01")), line(2, chore("2026-09-01")), line(3, chore("2026-09-02"))];
    const journal = [journalEntry("of the journal", chore("2026-09-01"))];
    const marked = offered(sheet, journal).filter(({ doubt }) => doubt === "alike");
    expect(marked).toHaveLength(1);
    expect(marked[0]!.entry.day).toBe("2026-09-01");
  });

  it("do not count a copied line as an equal entry", () => {
    const sheet = [line(1, chore("2026-09-01")), line(2, chore("2026-09-01"))];
    const journal = [journalEntry(`${ID}1`, chore("2026-09-01"))];
    expect(offered(sheet, journal)).toEqual([{ entry: sheet[1], doubt: undefined }]);
  });

  it("mark a line that another user of this browser has copied", () => {
    const sheet = [line(1, chore("2026-09-01")), line(2, chore("2026-09-01"))];
    const marked = offered(sheet, [], [`${ID}1`]).filter(({ doubt }) => doubt === "copied");
    expect(marked.map(({ entry }) => entry)).toEqual([sheet[0]]);
  });

  it("are counted if the journal has them already", () => {
    const sheet = [
      line(1, chore("2026-09-01")),
      line(2, chore("2026-09-01")),
      { ...chore("2026-09-01"), id: "7" },
    ];
    expect(linesToOffer(sheet, [journalEntry(`${ID}1`, chore("2026-09-01"))], [], TODAY).copied).toBe(1);
  });

  it.each(["2019-12-31", "2027-09-11"])("leave out a line of %s, which the journal refuses", (day) => {
    expect(offered([line(1, chore(day))], [])).toEqual([]);
  });

  it("leave out a line whose id cannot be a key", () => {
    expect(linesToOffer([{ ...chore("2026-09-01"), id: "7" }], [], [], TODAY)).toEqual({
      lines: [],
      copied: 0,
    });
  });
});
