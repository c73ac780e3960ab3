import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { withEntry, withoutEntry, type EntryPage } from "./entryPages";

interface Row {
  id: string;
  day: string;
}
const row = (text: string): Row => ({ day: text.slice(0, -1), id: text.slice(-1) });
const pagesOf = (more: boolean, ...pages: string[][]): EntryPage<Row>[] =>
  pages.map((entries, index) => ({
    entries: entries.map(row),
    more: index < pages.length - 1 || more,
  }));
const texts = (pages: readonly EntryPage<Row>[]) =>
  pages.map(({ entries }) => entries.map(({ day, id }) => day + id));

describe("a new entry in the loaded list", () => {
  it("puts a new entry in its day, after those made before it", () => {
    const pages = pagesOf(false, ["21e", "21g", "20b"], ["19d"]);
    expect(texts(withEntry(pages, row("21f")))).toEqual([["21e", "21f", "21g", "20b"], ["19d"]]);
    expect(texts(withEntry(pages, row("22x")))[0]).toEqual(["22x", "21e", "21g", "20b"]);
    expect(texts(withEntry(pages, row("19a")))).toEqual([
      ["21e", "21g", "20b"],
      ["19a", "19d"],
    ]);
  });

  it("puts a new entry at the end of a complete list, and leaves it out of one that continues", () => {
    expect(texts(withEntry(pagesOf(false, ["21a"]), row("18x")))).toEqual([["21a", "18x"]]);
    expect(texts(withEntry(pagesOf(true, ["21a"]), row("18x")))).toEqual([["21a"]]);
    expect(texts(withEntry(pagesOf(false, []), row("18x")))).toEqual([["18x"]]);
  });

  it("lists a corrected entry once, on its new day", () => {
    const pages = pagesOf(false, ["21a", "20b"], ["19d"]);
    expect(texts(withEntry(pages, row("19b")))).toEqual([["21a"], ["19b", "19d"]]);
    expect(texts(withEntry(pages, row("22b")))).toEqual([["22b", "21a"], ["19d"]]);
  });

  it("puts an entry where the server's own order would, whatever is loaded", () => {
    const Rows = fc.uniqueArray(fc.record({ day: fc.constantFrom("18", "19", "20", "21"), id: fc.uuid() }), {
      selector: ({ id }) => id,
      minLength: 1,
    });
    const inOrder = (rows: readonly Row[]) =>
      rows.toSorted((a, b) => (a.day === b.day ? (a.id < b.id ? -1 : 1) : a.day > b.day ? -1 : 1));
    fc.assert(
      fc.property(Rows, fc.nat(), fc.integer({ min: 1, max: 5 }), (rows, pick, size) => {
        const entry = rows[pick % rows.length]!;
        const rest = inOrder(rows.filter((other) => other !== entry));
        const pages: EntryPage<Row>[] = [];
        for (let at = 0; at === 0 || at < rest.length; at += size)
          pages.push({ entries: rest.slice(at, at + size), more: at + size < rest.length });
        expect(withEntry(pages, entry).flatMap(({ entries }) => entries)).toEqual(inOrder(rows));
      }),
    );
  });
});

describe("a removed entry", () => {
  it("removes an entry, and keeps the cursor of the list", () => {
    const after = withoutEntry(pagesOf(true, ["21a", "20b"], ["19d"]), "d");
    expect(texts(after)).toEqual([["21a", "20b"], []]);
    expect(after.at(-1)?.more).toBe(true);
  });
});
