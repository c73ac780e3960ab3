import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { JournalEntry } from "@/domain/journal/journal";
import { browserStorage } from "@/storage/browserStorage";
import { addMissingToSheet, markAsWritten, replaceInSheet, takeImportBack } from "./sheetImports";
import { addToSheet, removeFromSheet, trackerSheet } from "./trackerSheet";

const KEY = "4mq_tracker";
const CHORE: JournalEntry = { day: "2026-11-20", type: "E", pence: 450, detail: "E-Chore" };
const SAVED: JournalEntry = { day: "2026-11-20", type: "S", pence: 450, detail: "S-For Goal" };
const WANT: JournalEntry = { day: "2026-11-21", type: "P", pence: 1999, detail: "P-Wants" };
const MORE = { ...CHORE, pence: 540 };
const weeks = (count: number, pence: number): JournalEntry[] =>
  Array.from({ length: count }, (_, week) => ({ ...CHORE, day: `2026-01-${10 + week}`, pence }));

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => {
  browserStorage.removeItem(KEY);
  vi.unstubAllGlobals();
});

/** Reads the storage again, as after a reload. */
const reload = () => kept.set(KEY, `${kept.get(KEY)!} `);
const bring = async (file: string, ...entries: JournalEntry[]) => {
  const imported = (await addMissingToSheet(trackerSheet, entries, file, file))!;
  reload();
  return { ...imported, fileName: file };
};
const amounts = () => trackerSheet.read().entries.map(({ pence }) => pence);
const offers = () => trackerSheet.read().imports?.map(({ fileName }) => fileName) ?? [];

it("adds only the rows of a file that the sheet lacks, and counts them", async () => {
  await addToSheet(trackerSheet, CHORE);
  expect((await bring("ours.csv", CHORE, CHORE, WANT)).added).toHaveLength(2);
  expect((await bring("ours.csv", CHORE, CHORE, WANT)).added).toHaveLength(0);
  const { entries } = trackerSheet.read();
  expect(entries.map(({ detail }) => detail)).toEqual(["E-Chore", "E-Chore", "P-Wants"]);
  expect(new Set(entries.map(({ id }) => id)).size).toBe(3);
});

it("keeps a row in doubt waiting when its file comes again, though an equal row of that file is there", async () => {
  const [inDoubt, plain] = [{ ...CHORE }, { ...CHORE }];
  for (const added of [1, 0]) {
    const imported = await addMissingToSheet(
      trackerSheet,
      [inDoubt, plain],
      "ours.csv",
      "ours.csv",
      new Map([[inDoubt, []]]),
    );
    expect(imported!.added).toHaveLength(added);
    expect(imported!.waiting).toEqual([inDoubt]);
  }
});

describe("a corrected file", () => {
  it("names the rows that it brought before and has no more, and keeps equal rows of one file", async () => {
    await addToSheet(trackerSheet, WANT);
    await bring("ours.csv", CHORE, CHORE, SAVED);
    const { added, left, earlier } = await bring("ours.csv", CHORE, CHORE, { ...SAVED, pence: 540 });
    expect(added).toMatchObject([{ pence: 540 }]);
    expect(left).toMatchObject([SAVED]);
    expect(earlier).toBe("ours");
  });

  it("leaves alone what another file brought, and what was typed", async () => {
    await addToSheet(trackerSheet, WANT);
    await bring("ours.csv", CHORE);
    expect((await bring("theirs.csv", SAVED)).left).toEqual([]);
    expect((await bring("theirs.csv", { ...SAVED, pence: 1 })).left).toMatchObject([SAVED]);
  });

  it("names a row that was typed, and that the file had as well", async () => {
    await addToSheet(trackerSheet, CHORE);
    await bring("ours.csv", CHORE);
    expect((await bring("ours.csv", MORE)).left).toMatchObject([CHORE]);
  });

  it("names a row that two files have brought", async () => {
    await bring("a.csv", CHORE);
    await bring("b.csv", CHORE);
    expect((await bring("b.csv", MORE)).left).toMatchObject([CHORE]);
  });

  it("counts as bringing what it was written with, wherever that came from", async () => {
    await addToSheet(trackerSheet, WANT);
    await bring("a.csv", CHORE);
    await markAsWritten(trackerSheet, "money.csv");
    reload();
    expect((await bring("money.csv", MORE, WANT)).left).toMatchObject([CHORE]);
    expect((await bring("a.csv", MORE)).left).toMatchObject([CHORE]);
  });

  it("takes the row that is known to be the file's for its own, and not an equal one that was typed", async () => {
    const { id } = await addToSheet(trackerSheet, CHORE);
    await bring("ours.csv", CHORE, CHORE);
    await bring("ours.csv", CHORE, WANT);
    const { left } = await bring("ours.csv", WANT);
    expect(left).toHaveLength(2);
    await removeFromSheet(trackerSheet, id);
    expect((await bring("ours.csv", CHORE, WANT)).added).toEqual([]);
  });

  it.each([
    "money - Copy.csv",
    "money copy.csv",
    "Money.csv",
    "money-1.csv",
    "money - Kopie.csv",
    "Copy of money.csv",
    "money_corrected.csv",
    "money.csv.txt",
    "money (1) (1).csv",
    "money-Sheet1.csv",
  ])("is known under the name of a copy: %s", async (name) => {
    await bring("money.csv", CHORE);
    expect(await bring(name, MORE)).toMatchObject({ left: [CHORE], earlier: "money" });
  });

  it("is known however its name's accents are written", async () => {
    await bring("e\u0301pargne.csv", CHORE);
    expect((await bring("\u00E9pargne.csv", MORE)).left).toMatchObject([CHORE]);
  });

  it("is known by its rows under any name", async () => {
    await bring("november.csv", ...weeks(7, 500), CHORE);
    expect((await bring("final.csv", ...weeks(7, 500), MORE)).left).toMatchObject([CHORE]);
  });

  it.each<[what: string, name: string, first: JournalEntry[], second: JournalEntry[]]>([
    ["one of two", "mia pocket.csv", [CHORE, WANT], [MORE, WANT]],
    ["one of three", "pocket.csv", [CHORE, WANT, SAVED], [MORE, WANT, SAVED]],
    [
      "two of four",
      "mia pocket.csv",
      [CHORE, ...weeks(3, 500)],
      [MORE, ...weeks(3, 500).with(0, { ...SAVED, day: "2026-01-10", pence: 500 })],
    ],
    ["a date", "mia v2.csv", [CHORE], [{ ...CHORE, day: "2026-11-18" }]],
    ["a date beside another row", "mia pocket.csv", [CHORE, WANT], [{ ...CHORE, day: "2026-11-18" }, WANT]],
    ["a row that is gone", "mia (edited).csv", [CHORE, WANT], [CHORE]],
  ])("is known by what was corrected: %s, %s", async (_, name, first, second) => {
    await bring("mia.csv", ...first);
    const { left, earlier } = await bring(name, ...second);
    expect(earlier).toBe("mia");
    expect(left.length).toBeGreaterThan(0);
    expect(amounts().length - left.length).toBe(second.length);
  });

  it.each<[what: string, first: JournalEntry[], name: string, second: JournalEntry[]]>([
    ["next week's", [CHORE], "money v2.csv", [{ ...CHORE, day: "2026-11-27" }]],
    ["the next month's", weeks(4, 500), "money-2.csv", weeks(8, 500).slice(4)],
    ["another child's, with another amount each week", weeks(4, 500), "ben.csv", weeks(4, 400)],
    ["another child's, with half of its rows", [CHORE, WANT], "ben.csv", [MORE, WANT]],
    ["an older copy", [...weeks(4, 500), CHORE], "backup.csv", weeks(4, 500)],
    ["the child's own, beside the family's", weeks(4, 500), "Mia money.csv", weeks(4, 400)],
    ["one with its letters in a longer word", weeks(4, 500), "moneybox.csv", weeks(4, 400)],
    ["the second one", weeks(4, 500), "money2.csv", weeks(4, 400)],
  ])("is not taken for the earlier form of %s", async (_, first, name, second) => {
    await bring("money.csv", ...first);
    expect((await bring(name, ...second)).left).toEqual([]);
  });
});

describe("an import that is taken back", () => {
  it("leaves nothing of its file on a row that was typed", async () => {
    await addToSheet(trackerSheet, CHORE);
    const { id } = await bring("money.csv", CHORE, WANT);
    await takeImportBack(trackerSheet, id);
    reload();
    expect((await bring("mine.csv", MORE)).left).toEqual([]);
    expect((await bring("money.csv", MORE)).left).toEqual([]);
  });

  it("puts back what it replaced, where it was, also after a reload", async () => {
    await bring("money.csv", CHORE, WANT);
    const imported = await bring("money.csv", MORE, WANT);
    await replaceInSheet(trackerSheet, imported, imported.left);
    reload();
    expect(amounts()).toEqual([1999, 540]);
    expect(await takeImportBack(trackerSheet, imported.id)).toEqual({ removed: 1, restored: 1 });
    expect(amounts()).toEqual([450, 1999]);
    expect(offers()).toEqual(["money.csv"]);
  });

  it("puts back what went for a file that brought nothing", async () => {
    await bring("money.csv", CHORE, WANT);
    const imported = await bring("money.csv", WANT);
    await replaceInSheet(trackerSheet, imported, imported.left);
    reload();
    expect(await takeImportBack(trackerSheet, imported.id)).toEqual({ removed: 0, restored: 1 });
    expect(amounts()).toEqual([450, 1999]);
  });

  it("leaves the rows that another file has, until that one is taken back", async () => {
    const first = await bring("x.csv", CHORE);
    const second = await bring("y.csv", CHORE, WANT);
    expect(await takeImportBack(trackerSheet, first.id)).toEqual({ removed: 0, restored: 0 });
    expect(amounts()).toEqual([450, 1999]);
    expect(await takeImportBack(trackerSheet, second.id)).toEqual({ removed: 2, restored: 0 });
  });

  it("leaves the rows that another file of the same name has", async () => {
    const mias = await bring("money.csv", CHORE, WANT);
    const bens = await bring("money.csv", CHORE, SAVED);
    expect(await takeImportBack(trackerSheet, mias.id)).toEqual({ removed: 1, restored: 0 });
    reload();
    expect(trackerSheet.read().entries).toMatchObject([CHORE, SAVED]);
    const third = await bring("Money (1).csv", CHORE, MORE);
    expect(await takeImportBack(trackerSheet, bens.id)).toEqual({ removed: 1, restored: 0 });
    expect(trackerSheet.read().entries).toMatchObject([CHORE, MORE]);
    await takeImportBack(trackerSheet, third.id);
    expect(amounts()).toEqual([]);
  });

  it("takes all rows of a file that was only imported once more", async () => {
    const first = await bring("money.csv", CHORE, WANT);
    await bring("money.csv", CHORE, WANT);
    expect(await takeImportBack(trackerSheet, first.id)).toEqual({ removed: 2, restored: 0 });
  });

  it("leaves the rows of a file that had nothing else, and not those that were only written to a file", async () => {
    const first = await bring(`${"x".repeat(200)}.csv`, CHORE, WANT);
    await bring("y.csv", CHORE);
    await markAsWritten(trackerSheet, "money-journal-entries.csv");
    await takeImportBack(trackerSheet, first.id);
    expect(amounts()).toEqual([450]);
  });

  it("is one of the last three whose rows are there", async () => {
    const first = await bring("a.csv", CHORE);
    await bring("b.csv", WANT);
    await bring("b.csv", WANT);
    expect(offers()).toEqual(["a.csv", "b.csv"]);
    await takeImportBack(trackerSheet, first.id);
    reload();
    expect(amounts()).toEqual([1999]);
    for (const pence of [1, 2, 3]) await bring(`${pence}.csv`, { ...SAVED, pence });
    expect(offers()).toEqual(["1.csv", "2.csv", "3.csv"]);
  });

  it("takes along its rows that a later import has replaced", async () => {
    const first = await bring("money.csv", CHORE, WANT);
    const second = await bring("money.csv", MORE, WANT);
    await replaceInSheet(trackerSheet, second, second.left);
    await takeImportBack(trackerSheet, first.id);
    expect(amounts()).toEqual([1999, 540]);
    await takeImportBack(trackerSheet, second.id);
    expect(amounts()).toEqual([]);
  });
});

it("has no need of room for a file that brings nothing", async () => {
  await addToSheet(trackerSheet, CHORE);
  const before = kept.get(KEY)!;
  vi.stubGlobal("localStorage", {
    length: 1,
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => kept.delete(key),
    setItem: (key: string, value: string) => {
      if (value.length > before.length) throw new DOMException("full", "QuotaExceededError");
      kept.set(key, value);
    },
  });
  expect(await addMissingToSheet(trackerSheet, [CHORE], "ours.csv", "ours.csv")).toMatchObject({ added: [] });
  expect(await addMissingToSheet(trackerSheet, [WANT], "ours.csv", "ours.csv")).toBeUndefined();
  expect(kept.get(KEY)).toBe(before);
});
